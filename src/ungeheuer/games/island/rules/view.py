"""The view of a seat, built field by field. In this game all seats see the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ungeheuer.engine.names import Seat
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    NO_TILE,
    PYLON,
    SEATS,
    ZONES,
    Player,
    Space,
    Zone,
    space_name,
    space_of,
    symbols_of,
)
from ungeheuer.games.island.rules.position import position
from ungeheuer.games.island.rules.starting_hp import house_ruled, start_hp
from ungeheuer.games.island.rules.state import DIE_SPACES, FRESH, MOST_FAME, Monster, State


@dataclass
class AbilityView:
    """An ability of a sheet, and whether its fame is reached."""

    id: str
    fame: int
    active: bool


@dataclass
class BossView:
    """`sheet_hp`: what the sheet says, where a house rule gives the boss other HP (I-24.1)."""

    id: str
    side: str
    zone: int
    hp: int
    max_hp: int
    sheet_hp: int | None
    fame: int
    down: bool
    free_dice: int
    abilities: list[AbilityView]


@dataclass
class SpaceView:
    """A support space: a tile with its state, a pylon, or nothing."""

    name: str
    tile: str | None
    pylon: bool
    ready: bool
    spent: bool


@dataclass
class ZoneView:
    """A zone. Dice, minions and boss dice are counted by face, kind and symbols."""

    zone: int
    crystals: int
    free_spaces: int
    locked: dict[str, int]
    locked_now: dict[str, int]
    minions: dict[str, int]
    boss_dice: dict[str, int]
    support: list[SpaceView]
    monsters: list[int]


@dataclass
class MonsterView:
    """A player's monster. `parked` is the face of a die locked on a card of its own."""

    seat: str
    name: str
    zone: int
    hp: int
    cap: int
    fame: int
    energy: int
    cards: list[str]
    ally: str | None
    abilities: list[AbilityView]
    parked: dict[str, str]


@dataclass
class SlotView:
    """A market slot, with today's price for the active player."""

    card: str | None
    price: int


@dataclass
class StepView:
    """What is being done, innermost last: an attack with its pool, an event, a payment."""

    kind: str
    player: int
    zone: int
    number: int
    ability: str
    source: str


class WithPosition:
    """`position`: all of it in one line, from which the rules go on. It is no field of a view, so
    it is not sent to people: their boards read what lies there."""

    __slots__ = ("position",)

    def __post_init__(self) -> None:
        self.position = ""


@dataclass
class View(WithPosition):
    """All that a seat may know, which is everything but what nobody knows.

    `boss_faces`: the symbols of each face of a boss die, by the name it has in the zones.
    """

    seat: str
    asked: str | None
    rule: str
    turn: int
    turn_limit: int
    start: int
    active: int
    challenge: bool
    either_or: bool
    won: bool
    lost: str
    boss: BossView
    zones: list[ZoneView]
    monsters: list[MonsterView]
    free_dice: int
    hand: int
    roll: dict[str, int]
    pending: dict[str, int]
    boss_faces: dict[str, list[str]]
    minion_hp: dict[str, int]
    bag: dict[str, int]
    firelings: int
    market: list[SlotView]
    sweep_cost: int
    deck: list[str]
    discard: list[str]
    played: list[str]
    allies: list[str]
    tile_pile: list[str]
    tile_discard: list[str]
    tile_box: list[str]
    skipped_steps: list[int]
    steps: list[StepView]
    cardset: str


Near = tuple[State, View]  # another state of the same match, with how it looked


def view_of(state: State, seat: Seat) -> View:
    """I-1.15: everything is open; what is drawn next does not exist yet."""
    view = seen_by(state, seat)
    view.position = position(state)
    return view


def picture_of(state: State, seat: Seat, near: Near | None = None) -> View:
    """What lies there in the middle of a move, without what is asked or still to be done."""
    return _lying(state, seat, near)


def seen_by(state: State, seat: Seat) -> View:
    """All that lies there and what is to be done, without the line for the rules."""
    view, question = _lying(state, seat, None), state.question
    if question is not None:
        view.asked, view.rule = question.seat, question.rule
    view.steps = [_step(state, number) for number in range(len(state.agenda))]
    return view


def _lying(state: State, seat: Seat, near: Near | None) -> View:
    """All that lies there; what is like that near is the same."""
    return View(
        seat=seat,
        asked=None,
        rule="",
        turn=state.turn,
        turn_limit=state.options.turn_limit,
        start=state.start,
        active=state.active,
        challenge=state.options.challenge,
        either_or=state.options.either_or,
        won=state.won,
        lost=state.lost,
        boss=_boss(state) if near is None else _boss_near(state, *near),
        zones=[_zone(state, zone) if near is None else _near(state, zone, *near) for zone in ZONES],
        monsters=_monsters(state) if near is None else _monsters_near(state, *near),
        free_dice=state.free_dice,
        hand=state.hand,
        roll=counted(FACE_NAMES, state.roll),
        pending=counted((*FACE_NAMES, "?"), state.pending),
        boss_faces=_faces(state) if near is None else near[1].boss_faces,
        minion_hp={KIND_NAMES[kind]: powers.minion_hp(state, kind) for kind in KINDS},
        bag=counted(KIND_NAMES[:4], state.bag),
        firelings=state.firelings,
        market=[_slot(state, slot) for slot in range(3)],
        sweep_cost=powers.sweep_cost(state),
        deck=[*state.unseen],
        discard=[*state.discard],
        played=[*state.played],
        allies=[*state.allies],
        tile_pile=sorted(state.pile),
        tile_discard=[*state.discarded_tiles],
        tile_box=[*state.box],
        skipped_steps=[*state.skips],
        steps=[],
        cardset=state.deck.cardset.hash,
    )


def counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """The counts above 0, by name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _faces(state: State) -> dict[str, list[str]]:
    return {str(face): symbols_of(face) for face in state.deck.faces}


def _boss_near(state: State, other: State, seen: View) -> BossView:
    one, two = state.boss, other.boss
    alike = (
        one.id == two.id
        and one.zone == two.zone
        and one.hp == two.hp
        and one.fame == two.fame
        and one.down == two.down
        and state.free_boss_dice == other.free_boss_dice
    )
    return seen.boss if alike else _boss(state)


def _boss(state: State) -> BossView:
    boss = state.boss
    sheet = state.deck.bosses[boss.id]
    ruled = house_ruled(state.deck, state.options, boss.id)
    return BossView(
        id=boss.id,
        side=state.options.side,
        zone=boss.zone,
        hp=boss.hp,
        max_hp=start_hp(state.deck, state.options, boss.id, state.players()),
        sheet_hp=sheet.hp[state.options.side] if ruled else None,
        fame=boss.fame,
        down=boss.down,
        free_dice=state.free_boss_dice,
        abilities=_abilities(sheet.abilities, boss.fame),
    )


def _abilities(abilities: list[Ability], fame: int) -> list[AbilityView]:
    return [AbilityView(a.id, a.fame, active=a.fame <= fame) for a in abilities]


def _zone(state: State, zone: Zone) -> ZoneView:
    ground = state.island[zone]
    return ZoneView(
        zone=zone,
        crystals=ground.crystals,
        free_spaces=DIE_SPACES - ground.crystals - ground.dice(),
        locked=counted(FACE_NAMES, ground.locked),
        locked_now=counted(FACE_NAMES, ground.fresh),
        minions=counted(KIND_NAMES, ground.minions),
        boss_dice={str(face): ground.boss_dice[face] for face in sorted(ground.boss_dice)},
        support=[_space(state, space_of(zone, upper)) for upper in (0, 1)],
        monsters=[n for n, monster in enumerate(state.monsters) if monster.zone == zone],
    )


def _near(state: State, zone: Zone, other: State, seen: View) -> ZoneView:
    return seen.zones[zone] if _lies_alike(state, other, zone) else _zone(state, zone)


def _lies_alike(state: State, other: State, zone: Zone) -> bool:
    """All that `_zone` reads."""
    ground, there = state.island[zone], other.island[zone]
    spaces = slice(space_of(zone, 0), space_of(zone, 1) + 1)
    return (
        ground.crystals == there.crystals
        and ground.locked == there.locked
        and ground.fresh == there.fresh
        and ground.minions == there.minions
        and ground.boss_dice == there.boss_dice
        and state.support[spaces] == other.support[spaces]
        and state.ready == other.ready
        and state.spent_tiles == other.spent_tiles
        and all(
            (one.zone == zone) == (two.zone == zone)
            for one, two in zip(state.monsters, other.monsters, strict=True)
        )
    )


def _space(state: State, space: Space) -> SpaceView:
    tile = state.support[space]
    lies = tile not in (NO_TILE, PYLON)
    return SpaceView(
        name=space_name(space),
        tile=str(tile) if lies else None,
        pylon=tile == PYLON,
        ready=tile in state.ready,
        spent=tile in state.spent_tiles,
    )


def _monsters(state: State) -> list[MonsterView]:
    return [_monster(state, Player(number)) for number in range(state.players())]


def _monsters_near(state: State, other: State, seen: View) -> list[MonsterView]:
    if state.lock_on_card != other.lock_on_card or state.boss_on_card != other.boss_on_card:
        return _monsters(state)
    return [
        seen.monsters[number] if _are_alike(*both) else _monster(state, Player(number))
        for number, both in enumerate(zip(state.monsters, other.monsters, strict=True))
    ]


def _are_alike(one: Monster, two: Monster) -> bool:
    """All that `_monster` reads, besides what lies on cards."""
    return (
        one.zone == two.zone
        and one.hp == two.hp
        and one.fame == two.fame
        and one.energy == two.energy
        and one.keep == two.keep
        and one.ally == two.ally
    )


def _monster(state: State, player: Player) -> MonsterView:
    monster = state.monsters[player]
    return MonsterView(
        seat=SEATS[player],
        name=monster.name,
        zone=monster.zone,
        hp=monster.hp,
        cap=powers.cap(state, player),
        fame=min(monster.fame, MOST_FAME),
        energy=monster.energy,
        cards=[*monster.keep],
        ally=monster.ally or None,
        abilities=_ally_abilities(state, monster),
        parked=_parked(state, monster),
    )


def _ally_abilities(state: State, monster: Monster) -> list[AbilityView]:
    if not monster.ally:
        return []
    return _abilities(state.deck.allies[monster.ally].abilities, monster.fame)


def _parked(state: State, monster: Monster) -> dict[str, str]:
    locked = {
        str(card): FACE_NAMES[state.lock_on_card[card] % FRESH]
        for card in monster.keep
        if card in state.lock_on_card
    }
    boss = {str(card): "boss-die" for card in monster.keep if state.boss_on_card.get(card)}
    return {**locked, **boss}


def _slot(state: State, slot: int) -> SlotView:
    card = state.market[slot]
    if card == NO_CARD:
        return SlotView(None, 0)
    return SlotView(card, powers.price(state, card))


def _step(state: State, number: int) -> StepView:
    step = state.agenda[number]
    return StepView(step.kind, *step.shown(state))
