"""What has to change in a position for a reason against a move to go: one fact at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.island.moments import Mended, asked, at_the_right_moment, enriched
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules import attack, powers
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.cards import EVENT
from ungeheuer.games.island.rules.cards import KEEP as KEPT
from ungeheuer.games.island.rules.deeds import can_all
from ungeheuer.games.island.rules.dice import WORDS, read_counts
from ungeheuer.games.island.rules.effects.monsters import MoveEach
from ungeheuer.games.island.rules.names import (
    KINDS,
    NO_ALLY,
    NO_CARD,
    NO_PLAYER,
    NO_TILE,
    SHIELD,
    WILD,
    ZONES,
    AbilityId,
    AllyId,
    BossFace,
    CardId,
    Player,
    TileId,
    Zone,
    ccw,
    cw,
    space_of,
)
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now, top
from ungeheuer.games.island.rules.rolling import Rolling
from ungeheuer.games.island.rules.state import Ground, State
from ungeheuer.games.island.rules.windows import Window

# About the moment or the thing itself: once mended, what else stands against the move is seen.
PRECEDING: Final = frozenset(
    {
        "not-asked",
        "not-now",
        "nothing-pending",
        "other-target",
        "must-choose",
        "not-yours",
        "other-monster",
    }
)
# About the form of the move or the nature of a card: no position in this match could mend them.
FORM: Final = frozenset(
    {
        "ally-twice",
        "all-of-a-zone",
        "card-takes-no-die",
        "needs-dice",
        "no-event-yet",
        "no-such-ally",
        "no-such-card",
        "no-such-face",
        "no-such-monster",
        "no-such-power",
        "no-such-tile",
        "nothing-to-double",
        "one-minion",
        "other-faces",
        "own-zone-named",
        "same-face",
        "takes-no-dice",
        "which-dice",
        "works-by-itself",
        "wrong-number-of-allies",
        "wrong-symbols",
        "you-carry-another",
    }
)
Mender = Callable[[State, Any, dict[str, Any]], bool | None]


def deal_more(state: State, rng: Rng) -> bool:
    """In the first turn: cards, allies, fame, energy and tiles, which random play rarely gets."""
    if not state.turn:
        return False
    kept = [card for card in state.unseen if state.deck.cards[card].sort == KEPT]
    for monster in state.monsters:
        for _ in range(1 + rng.below(4)):
            card = kept.pop(rng.below(len(kept)))
            state.unseen.remove(card)
            monster.keep.append(card)
        if not monster.ally:
            monster.ally = state.allies.pop(rng.below(len(state.allies)))
        monster.fame, monster.energy = rng.below(15), rng.below(8)
    for space in range(0, len(state.support), 2):
        tile = state.pile.pop(rng.below(len(state.pile)))
        state.support[space] = tile
        (state.ready.add if rng.below(3) else state.ready.discard)(tile)
    return True


def mended(state: State, seat: str, move: Move, against: Obstacle) -> Mended | None:
    """A copy in which this one fact is otherwise, and the seat asked there; None if none is."""
    if against.code == "not-asked":
        return (state, str(state.question.seat)) if state.question else None
    twin = state.copy()
    if against.code in {"not-now", "other-target", "must-choose"}:
        return at_the_right_moment(twin, move)
    mender = MENDERS.get(against.code)
    if mender is None or mender(twin, move, against.params) is False:
        return None
    return asked(twin)


# -- dice


def no_such_dice(state: State, _move: Move, params: dict[str, Any]) -> None:
    for word in params["dice"].split():
        if word == "?":
            state.pending[WILD] += 1
            continue
        (die,) = [n for n, count in enumerate(read_counts([word])) if count]
        count = read_counts([word])[die]
        if WORDS[die].endswith("?"):
            state.pending[WILD] += count
        elif WORDS[die].endswith("~"):
            state.pending[die % 6] += count
        else:
            state.roll[die] += count


def pending_first(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.pending = [0] * 7


def fight(state: State) -> attack.Fight:
    step = top(state)
    assert isinstance(step, attack.Fight)
    return step


def nothing_pending(state: State, move: c.Drop, _params: dict[str, Any]) -> None:
    state.pending[move.face] += 1


def no_throws_left(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.agenda[-1] = Rolling(1)


def still_useful(state: State, move: c.Drop, _params: dict[str, Any]) -> bool:
    """Nobody to heal and nobody to hit; other dice are always good for something."""
    for player, monster in enumerate(state.monsters):
        monster.hp = powers.cap(state, Player(player))
    for ground in state.island:
        ground.minions = [0] * 5
    state.boss.hp = 0
    found = asked(state)
    return found is not None and bool(state.question and state.question.ask.contains(move))


def make_room(ground: Ground, but: int = -1) -> None:
    """A die space is free; a die of the face `but` stays."""
    while ground.free_spaces() < 1:
        if ground.crystals:
            ground.crystals -= 1
            continue
        for dice in (ground.locked, ground.fresh):
            for face in range(6):
                if dice[face] and face != but and ground.free_spaces() < 1:
                    dice[face] -= 1
        if ground.free_spaces() < 1:
            ground.locked[but] = ground.fresh[but] = 0


def no_die_space(state: State, _move: Move, params: dict[str, Any]) -> None:
    make_room(state.island[params["zone"]])


def nothing_locked(state: State, move: Any, params: dict[str, Any]) -> None:
    ground = state.island[params["zone"]]
    make_room(ground, move.face)
    (ground.fresh if getattr(move, "new", False) else ground.locked)[move.face] += 1


def locked_now(state: State, move: Any, params: dict[str, Any]) -> None:
    if getattr(move, "card", NO_CARD):
        state.lock_on_card[move.card] = move.face
        return
    ground = state.island[params.get("zone", move.zone)]
    ground.fresh[move.face] -= 1
    ground.locked[move.face] += 1


def locked_before(state: State, move: m.Crystal, params: dict[str, Any]) -> None:
    assert move.face is not None
    ground = state.island[params["zone"]]
    ground.locked[move.face] -= 1
    ground.fresh[move.face] += 1


def card_full(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.lock_on_card.pop(params["card"], None)
    state.boss_on_card.pop(params["card"], None)


def not_on_card(state: State, move: m.Unlock, _params: dict[str, Any]) -> None:
    state.lock_on_card[move.card] = move.face


def wrong_wrenches(state: State, move: m.Build, params: dict[str, Any]) -> bool | None:
    """One wrench less, where a card allows it."""
    if params["used"] != 2 + move.upper:
        return False
    return give(state, CardId("K34"))


def wrong_number(state: State, move: t.Number, _params: dict[str, Any]) -> bool | None:
    most = max(part.n for part in asked_for(state))
    state.free_dice = move.n
    return 1 <= move.n <= most


def wrong_number_of_dice(state: State, move: Move, params: dict[str, Any]) -> bool | None:
    if isinstance(move, ch.Roll):
        state.hand = params["thrown"]
    else:
        state.free_boss_dice = params["thrown"]
    return bool(params["thrown"])


# -- monsters and zones


def out_of_reach(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].zone = state.me().zone


def at_full_hp(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].hp -= 1


def not_in_your_zone(state: State, move: m.Foot, params: dict[str, Any]) -> None:
    """You go there; a passenger comes here."""
    player = int(params["player"])
    if player == move.monster:
        state.me().zone = state.monsters[player].zone
    else:
        state.monsters[player].zone = state.me().zone


def kept_apart(state: State, move: Any, origin: int) -> list[Zone]:
    """The zones of monsters that must not come together by the way: you and a passenger."""
    carried = getattr(move, "passenger", NO_PLAYER)
    apart = [state.active, carried] if 0 <= carried < state.players() else [state.active]
    return [
        state.monsters[player].zone for player in apart if state.monsters[player].zone != origin
    ]


def too_far(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    """What is moved stands next door, with all that stood beside it."""
    if isinstance(move, t.MoveMinion | t.MoveBossDie):
        return False  # both ends are named in the move
    zone, origin = params["zone"], params.get("origin", params["zone"])
    doors = [door for door in (ccw(zone), cw(zone)) if door not in kept_apart(state, move, origin)]
    if not doors:
        return False
    door = doors[0]
    if isinstance(move, t.MoveBoss):
        state.boss.zone = door
    for player, monster in enumerate(state.monsters):
        alone = isinstance(move, t.MoveMonster) and player != move.monster
        if monster.zone == origin and not alone:
            monster.zone = door
    return None


def zone_out_of_reach(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    """You stand there; for an attack next door, with apes that aim so far."""
    if isinstance(move, m.Attack):
        me = state.me()
        if me.ally not in (NO_ALLY, "apes"):
            return False
        if me.ally == NO_ALLY:
            state.used["apes-1"] = 1
        me.ally, me.fame, me.zone = AllyId("apes"), max(6, me.fame), ccw(params["zone"])
        return None
    who = choice(state).who if now(state) == "choose" else state.active
    state.monsters[who].zone = params["zone"]
    return None


def zone_taken(state: State, _move: Move, params: dict[str, Any]) -> None:
    gone = next(z for z in ZONES if z != params["zone"] and not state.standing_in([z]))
    for player in state.standing_in([params["zone"]]):
        state.monsters[player].zone = gone


def zone_of_boss(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.boss.zone = next(z for z in ZONES if z != params["zone"] and not state.standing_in([z]))


def other_monster(state: State, move: t.MoveMonster, _params: dict[str, Any]) -> None:
    choice(state).who = move.monster


def moved_already(state: State, move: t.MoveMonster, _params: dict[str, Any]) -> None:
    step = top(state)
    assert isinstance(step, MoveEach)
    step.left.append(move.monster)


def nobody_carried(state: State, _move: Move, _params: dict[str, Any]) -> bool | None:
    return give(state, CardId("K16"))


# -- enemies


def pool_of(state: State, move: Move) -> int:
    if isinstance(move, m.Attack):
        return attack.pool(state, move.dice)
    return next(part.n for part in asked_for(state) if part.do == "strike")


def nothing_to_hit(state: State, move: Move, params: dict[str, Any]) -> bool | None:
    cheap = min(KINDS, key=lambda kind: powers.minion_hp(state, kind))
    state.island[params["zone"]].minions[cheap] += 1
    return powers.minion_hp(state, cheap) <= pool_of(state, move)


def pool_too_small(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    if isinstance(move, m.Hit):
        fight(state).pool = params["needed"]
        return None
    if isinstance(move, m.Attack):
        zone = state.me().zone if move.zone < 0 else move.zone
    else:
        zone = move.zone
    state.island[zone].minions = [0] * 5
    state.boss.zone, state.boss.hp = zone, max(1, state.boss.hp)
    return pool_of(state, move) > 0


def boss_not_there(state: State, move: Move, params: dict[str, Any]) -> None:
    if isinstance(move, t.MoveBoss):
        state.monsters[choice(state).who].zone = state.boss.zone
    else:
        state.boss.zone = params["zone"]


def boss_fallen(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.boss.hp, state.boss.down = 5, False


def minions_first(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.island[params["zone"]].minions = [0] * 5


def shields_first(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.island[fight(state).zone].minions[SHIELD] = 0


def no_such_minion(state: State, move: Any, params: dict[str, Any]) -> None:
    state.island[params["zone"]].minions[move.kind] += 1


def none_of_them(state: State, move: t.ToZone, _params: dict[str, Any]) -> None:
    names = next(part.kinds for part in asked_for(state) if part.do == "destroy")
    kinds = [kind for kind in KINDS if state.deck.minions[kind].id in names]
    state.island[move.zone].minions[kinds[0]] += 1


def only_with_boss(state: State, move: t.ToMinion, _params: dict[str, Any]) -> None:
    state.boss.zone = move.zone


def no_boss_die(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    face = BossFace(params["face"])
    dice = state.island[params["zone"]].boss_dice
    dice[face] = 1
    return face in state.deck.faces


def not_in_bag(state: State, move: ch.Draw, _params: dict[str, Any]) -> None:
    state.bag[move.kind] += 1


# -- tiles and spaces


def pylon_there(state: State, move: Any, params: dict[str, Any]) -> None:
    state.support[space_of(params["zone"], int(params["space"][1]) - 3)] = NO_TILE


def no_tiles_left(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.pile = [next(tile for tile in state.deck.tiles if tile not in state.support)]


def tile_elsewhere(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().zone = params["zone"]


def tile_not_built(state: State, move: Any, params: dict[str, Any]) -> None:
    tile = TileId(params["tile"])
    state.support[space_of(state.me().zone, 0)] = tile
    state.spent_tiles.discard(tile)
    state.recharged.discard(tile)
    (state.ready.discard if isinstance(move, c.Recharge) else state.ready.add)(tile)


def tile_spent(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.spent_tiles.discard(move.tile)
    (state.ready.discard if isinstance(move, c.Recharge) else state.ready.add)(move.tile)
    state.recharged.discard(move.tile)


def tile_face_down(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.ready.add(move.tile)


def tile_face_up(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.ready.discard(move.tile)


def just_recharged(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.recharged.discard(move.tile)


def no_doubling(state: State, _move: Move, _params: dict[str, Any]) -> bool | None:
    me = state.me()
    own = me.ally in (NO_ALLY, "coast-guard")
    me.ally, me.fame = AllyId("coast-guard"), max(10, me.fame)
    state.used.pop("coast-guard-10", None)
    return own


def space_taken(state: State, move: t.ToSpace, _params: dict[str, Any]) -> None:
    state.support[move.space] = NO_TILE


def not_in_pile(state: State, move: ch.Found, _params: dict[str, Any]) -> None:
    (state.pile or state.discarded_tiles).append(move.tile)


# -- cards and allies


def give(state: State, card: CardId) -> bool | None:
    for monster in state.monsters:
        if card in monster.keep:
            monster.keep.remove(card)
    state.me().keep.append(card)
    return None


def not_yours(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    ability = state.deck.abilities.get(AbilityId(params["ability"]))
    owner = params["ability"] if ability is None else ability.owner
    card = state.deck.cards.get(CardId(owner))
    if card is not None and card.sort == KEPT:
        return give(state, card.id)
    if owner not in state.deck.allies:
        return False
    state.me().ally = AllyId(owner)
    return None


def too_little_fame(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().fame = params["needed"]


def power_too_dear(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().energy = params["price"]


def impossible_now(state: State, _move: Move, params: dict[str, Any]) -> bool | None:
    """Something is there that the ability is for."""
    ability = state.deck.abilities[params["ability"]]
    energy = state.me().energy
    state.me().energy = 20
    possible = any(can_all(state, ability, state.active) for _ in enriched(state))
    state.me().energy = energy
    return possible


def used_up(state: State, move: Any, params: dict[str, Any]) -> None:
    state.used.pop(params["ability"], None)
    if isinstance(move, t.MoveBoss):
        for part in asked_for(state):
            state.used.pop(f"{choice(state).ability}/{part.do}", None)


def ally_of_another(state: State, move: c.TakeAlly, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].ally = NO_ALLY
    state.allies.append(move.ally)


def not_laid_out(state: State, move: c.TakeAlly, _params: dict[str, Any]) -> None:
    state.allies.append(move.ally)


def empty_slot(state: State, move: c.Buy, _params: dict[str, Any]) -> bool | None:
    energy = state.me().energy
    cards = [card for card in state.deck.power if powers.price(state, card) <= energy]
    state.market[move.slot] = cards[0] if cards else NO_CARD
    return bool(cards)


def too_dear(state: State, move: Move, params: dict[str, Any]) -> None:
    who = choice(state).who if move == m.PAY else state.active
    state.monsters[who].energy = params["price"]


def empty_market(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.market[0] = state.deck.power[0]


def empty_deck(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.unseen = [state.deck.power[-1]]


def not_in_deck(state: State, move: ch.Reveal, _params: dict[str, Any]) -> bool | None:
    state.unseen.append(move.card)
    return not (now(state) == "set-market" and state.deck.cards[move.card].sort == EVENT)


def no_crystals(state: State, _move: Move, params: dict[str, Any]) -> None:
    make_room(state.island[params["zone"]])
    state.island[params["zone"]].crystals = 1


def effects_first(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.used[params["ability"]] = 1


def last_window(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.agenda[-1] = Window(1)


def no_fame(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.monsters[choice(state).who].fame = 1


MENDERS: Final[dict[str, Mender]] = {
    "ally-of-another": ally_of_another,
    "already-there": too_far,
    "at-full-hp": at_full_hp,
    "boss-fallen": boss_fallen,
    "boss-not-there": boss_not_there,
    "card-full": card_full,
    "die-still-useful": still_useful,
    "effects-first": effects_first,
    "empty-deck": empty_deck,
    "empty-market": empty_market,
    "empty-slot": empty_slot,
    "impossible-now": impossible_now,
    "last-window": last_window,
    "locked-before": locked_before,
    "locked-now": locked_now,
    "locked-this-turn": locked_now,
    "minions-first": minions_first,
    "moved-already": moved_already,
    "no-crystals": no_crystals,
    "no-die-space": no_die_space,
    "no-doubling": no_doubling,
    "no-fame": no_fame,
    "no-such-boss-die": no_boss_die,
    "no-such-dice": no_such_dice,
    "no-such-minion": no_such_minion,
    "no-throws-left": no_throws_left,
    "no-tiles-left": no_tiles_left,
    "nobody-carried": nobody_carried,
    "none-of-them": none_of_them,
    "not-in-bag": not_in_bag,
    "not-in-deck": not_in_deck,
    "not-in-your-zone": not_in_your_zone,
    "not-laid-out": not_laid_out,
    "not-on-card": not_on_card,
    "not-yours": not_yours,
    "nothing-locked-there": nothing_locked,
    "nothing-pending": nothing_pending,
    "nothing-to-hit": nothing_to_hit,
    "only-with-boss": only_with_boss,
    "other-monster": other_monster,
    "out-of-reach": out_of_reach,
    "pending-first": pending_first,
    "pool-too-small": pool_too_small,
    "power-too-dear": power_too_dear,
    "pylon-there": pylon_there,
    "shields-first": shields_first,
    "space-taken": space_taken,
    "tile-elsewhere": tile_elsewhere,
    "tile-face-down": tile_face_down,
    "tile-face-up": tile_face_up,
    "tile-just-recharged": just_recharged,
    "tile-not-built": tile_not_built,
    "tile-not-in-pile": not_in_pile,
    "tile-spent": tile_spent,
    "too-dear": too_dear,
    "too-far": too_far,
    "too-little-fame": too_little_fame,
    "used-up": used_up,
    "wrong-number": wrong_number,
    "wrong-number-of-dice": wrong_number_of_dice,
    "wrong-wrenches": wrong_wrenches,
    "zone-of-boss": zone_of_boss,
    "zone-out-of-reach": zone_out_of_reach,
    "zone-taken": zone_taken,
}
