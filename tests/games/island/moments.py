"""The moment at which a move belongs, and tables so rich that every effect has a target."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.allies import ChooseAlly
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.boss import DrawMinions, Erupt
from ungeheuer.games.island.rules.challenge import NextBoss, Trim
from ungeheuer.games.island.rules.crystals import BuildCrystal, RaisePylon
from ungeheuer.games.island.rules.damage import Damage
from ungeheuer.games.island.rules.deeds import Choose, Deed
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.effects.dice import LockThrown
from ungeheuer.games.island.rules.effects.monsters import MoveEach
from ungeheuer.games.island.rules.market import BuyCards, Refill
from ungeheuer.games.island.rules.names import (
    FROM_CARD,
    NO_CARD,
    NO_PLAYER,
    NO_TILE,
    NO_ZONE,
    PYLON,
    AbilityId,
    AllyId,
    CardId,
    Player,
    Space,
    TileId,
    Zone,
    space_of,
)
from ungeheuer.games.island.rules.obstacles.moment import moments
from ungeheuer.games.island.rules.play import ask_top
from ungeheuer.games.island.rules.rolling import Fill, Rolling, TakeDice, ThrowHand
from ungeheuer.games.island.rules.setting_up import (
    PlaceMonster,
    SetAllies,
    SetBoss,
    SetMarket,
    SetStart,
)
from ungeheuer.games.island.rules.state import State, Step
from ungeheuer.games.island.rules.support import FindTile
from ungeheuer.games.island.rules.turn import FinalRoll, PhaseStart, Turn, TurnEnd, TurnStart
from ungeheuer.games.island.rules.windows import Resolve, Window

Mended = tuple[State, str]


def asked(state: State) -> Mended | None:
    """The state with its question and who is asked; None if nobody is."""
    state.question = ask_top(state)
    return None if state.question is None else (state, str(state.question.seat))


def at_the_right_moment(state: State, move: Move) -> Mended | None:
    """The same island, at a moment in which such moves are made."""
    state.pending = [0] * 7 if not isinstance(move, c.Drop) else state.pending
    for kind in moments(state, move):
        for step in steps(state, kind, move):
            twin = state.copy()
            twin.agenda = [Turn(), step]
            prepare(twin, kind, move)
            for _ in enriched(twin):
                found = asked(twin)
                if found is not None:
                    return found
    return None


def steps(state: State, kind: str, move: Move) -> Iterator[Step]:
    """Steps of this kind that ask for such a move."""
    me = state.active
    zone = getattr(move, "zone", NO_ZONE)
    there = state.me().zone if zone == NO_ZONE else zone
    if kind == "choose":
        yield from choices(state, move)
    elif kind == "move-each":
        yield MoveEach(me, 1, AbilityId("D12"), list(state.in_order()))
    elif kind == "damage":
        yield Damage(1, AbilityId("soldier"), "soldier", [me])
    else:
        yield MAKERS[kind](me, there)


MAKERS: dict[str, Callable[[Player, Zone], Step]] = {
    "ally": lambda me, _zone: ChooseAlly(me),
    "attack": lambda me, zone: Fight(me, zone, 6),
    "buy": lambda _me, _zone: BuyCards(),
    "cast": lambda _me, _zone: ThrowHand(),
    "crystal": lambda _me, zone: BuildCrystal(zone, "symbol"),
    "draw": lambda me, zone: DrawMinions(me, zone, 1, "symbol"),
    "end": lambda _me, _zone: TurnEnd(),
    "eruption": lambda _me, _zone: Erupt(),
    "fill": lambda _me, _zone: Fill(1),
    "final": lambda _me, _zone: FinalRoll(),
    "find-tile": lambda me, zone: FindTile(me, space_of(zone, 0), "symbol"),
    "lock-thrown": lambda me, _zone: LockThrown(me),
    "mp-start": lambda _me, _zone: PhaseStart(),
    "next-boss": lambda _me, _zone: NextBoss(),
    "place": lambda me, _zone: PlaceMonster(me),
    "pylon": lambda _me, zone: RaisePylon(zone),
    "refill": lambda _me, _zone: Refill(0),
    "resolve": lambda _me, _zone: Resolve(),
    "rolling": lambda _me, _zone: Rolling(2),
    "set-allies": lambda _me, _zone: SetAllies(),
    "set-boss": lambda _me, _zone: SetBoss(NO_ZONE),
    "set-market": lambda _me, _zone: SetMarket(0),
    "set-start": lambda _me, _zone: SetStart(NO_PLAYER),
    "take": lambda _me, _zone: TakeDice(),
    "trim": lambda _me, _zone: Trim(1),
    "turn-start": lambda _me, _zone: TurnStart(),
    "window": lambda _me, _zone: Window(1),
}


def choices(state: State, move: Move) -> Iterator[Step]:
    """Effects of which such a move is a target."""
    for ability in state.deck.abilities.values():
        for number, effect in enumerate(ability.effects):
            parts = effect.of or [effect]
            deed = Deed(ability.id, state.active)
            if any(asks_for(state, deed, part, move) for part in parts) or passes(effect, move):
                who = getattr(move, "monster", state.active)
                chooser = who if fits(state, who, move) else state.active
                yield Choose(ability.id, chooser, FROM_CARD, NO_ZONE, NO_PLAYER, number)


def fits(state: State, who: int, move: Move) -> bool:
    return isinstance(move, t.MoveMonster) and who < state.players()


def asks_for(state: State, deed: Deed, part: Effect, move: Move) -> bool:
    """Whether the effect wants such a target, for one zone or one minion as the move says."""
    if move in (m.PAY, m.LOSE_FAME) and part.who not in ("", "you"):
        return False
    if part.do == "destroy":
        return isinstance(move, t.ToZone if part.who == "all" else t.ToMinion)
    if part.do in ("heal", "energy") and part.who != "one":
        return False
    if part.do == "boss-die" and part.way == "card":
        return False
    if part.do == "strike" and part.where == "here":
        return False
    return part.against(state, deed, move) is not None


def passes(effect: Effect, move: Move) -> bool:
    return move == m.PASS and effect.do == "move" and effect.who == "each"


def prepare(state: State, kind: str, move: Move) -> None:
    """What belongs to the moment itself: dice in hand, a sheet to choose, a card that asks."""
    me = state.me()
    if kind == "place":
        me.zone = NO_ZONE
    elif kind == "damage":
        own(state, CardId("K28"))
        me.energy = max(2, me.energy)
    elif kind == "ally":
        state.allies = state.allies or [next(iter(state.deck.allies))]
    elif kind == "pylon":
        free = next(
            z.zone for z in zones(state) if PYLON not in (state.support[z.s3], state.support[z.s4])
        )
        state.agenda[-1] = RaisePylon(free)
    elif kind == "cast":
        state.hand = max(1, sum(getattr(move, "dice", ())))
    elif kind == "find-tile":
        state.pile = state.pile or list(state.discarded_tiles)
    elif kind in ("window", "take", "resolve", "turn-start") and not isinstance(move, c.Use):
        state.used = dict(state.used)
    if kind in ("end", "turn-start", "mp-start", "final") and isinstance(move, c.Use):
        bring(state, move)


class Spaces:
    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.s3 = space_of(zone, 0)
        self.s4 = space_of(zone, 1)


def zones(_state: State) -> list[Spaces]:
    return [Spaces(Zone(number)) for number in range(6)]


def bring(state: State, move: c.Use) -> None:
    """The card or ally whose effect is to be used at a moment of its own."""
    ability = state.deck.abilities[move.ability]
    if ability.owner in state.deck.cards:
        own(state, CardId(ability.owner))
    elif ability.owner in state.deck.allies:
        state.me().ally = AllyId(ability.owner)
        state.me().fame = max(state.me().fame, ability.fame)
    state.used.pop(ability.id, None)


def own(state: State, card: CardId) -> None:
    for monster in state.monsters:
        if card in monster.keep:
            monster.keep.remove(card)
    state.me().keep.append(card)


# -- richer and richer


def enriched(state: State) -> Iterator[None]:
    """The table as it is, then with more and more on it."""
    yield None
    for enrich in (dice, hurt, minions, boss_dice, crystals, locked, tiles, empty_spaces, market):
        enrich(state)
        yield None
    boss_here(state)
    yield None


def dice(state: State) -> None:
    if not any(state.roll):
        state.roll[3] = 1
    state.free_dice = max(3, state.free_dice)
    state.free_boss_dice = max(1, state.free_boss_dice)


def hurt(state: State) -> None:
    for monster in state.monsters:
        monster.hp = min(monster.hp, 5)
        monster.energy = max(monster.energy, 3)
        monster.fame = max(monster.fame, 1)


def minions(state: State) -> None:
    for ground in state.island:
        if not any(ground.minions):
            ground.minions[0] = 1
    state.bag[0] = max(1, state.bag[0])


def boss_dice(state: State) -> None:
    for ground in state.island:
        if not ground.boss_dice:
            ground.boss_dice[next(iter(state.deck.faces))] = 1


def crystals(state: State) -> None:
    for ground in state.island:
        if not ground.crystals and ground.free_spaces() > 1:
            ground.crystals = 1


def locked(state: State) -> None:
    for ground in state.island:
        if ground.free_spaces() > 1 and not sum(ground.locked):
            ground.locked[0] += 1


def tiles(state: State) -> None:
    """A tile that is ready lies where the active monster stands."""
    space = space_of(state.me().zone if state.me().zone != NO_ZONE else Zone(0), 0)
    if state.support[space] in (NO_TILE, PYLON):
        free = [tile for tile in state.deck.tiles if tile not in state.support]
        state.support[space] = TileId(free[0])
    state.ready.add(state.support[space])
    state.spent_tiles.discard(state.support[space])
    state.windows_declined = type(state.windows_declined)(0)
    state.pile = state.pile or [tile for tile in state.deck.tiles if tile not in state.support]


def empty_spaces(state: State) -> None:
    for number in range(len(state.support) - 2):
        if number // 2 != state.me().zone:
            state.support[Space(number)] = NO_TILE


def market(state: State) -> None:
    state.market = [card if card != NO_CARD else state.deck.power[0] for card in state.market]
    state.unseen = state.unseen or [state.deck.power[-1]]


def boss_here(state: State) -> None:
    state.boss.zone, state.boss.hp, state.boss.down = state.me().zone, 5, False
