"""I-11 to I-18: what stands against using, locking and throwing dice."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import attack, locking, powers
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.dice import (
    AS_WILD,
    NO_DICE,
    VIRTUAL,
    Dice,
    Die,
    face_of,
    has_virtual,
    one,
    showing,
    shown,
    wilds,
)
from ungeheuer.games.island.rules.enemies import boss_exposed, exposed
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FACE_NAMES,
    FACES,
    FOOT,
    KIND_NAMES,
    NO_CARD,
    NO_PLAYER,
    NO_ZONE,
    SHIELD,
    WILD,
    WRENCH,
    CardId,
    Face,
    Zone,
    beside,
    space_of,
)
from ungeheuer.games.island.rules.obstacles.moment import now, top
from ungeheuer.games.island.rules.reasons import (
    Why,
    at_full_hp,
    no_boss_die,
    no_tiles_left,
    not_locked,
    obstacle,
    out_of_reach,
    pending_first,
    pylon_there,
    too_far,
    too_weak,
)
from ungeheuer.games.island.rules.rolling import Rolling
from ungeheuer.games.island.rules.state import FRESH, State

# -- which dice


def missing(state: State, dice: Dice) -> list[Obstacle]:
    """I-11.2, I-18.9: the dice must lie there; pending virtual ones come first."""
    obstacles = []
    absent = not_there(state, dice)
    if any(absent):
        obstacles.append(obstacle("I-11.2", "no-such-dice", dice=shown(absent)))
    if any(state.pending) and not has_virtual(dice):
        obstacles.append(obstacle("I-18.9", "pending-first"))
    return obstacles


def not_there(state: State, dice: Dice) -> Dice:
    """Those of the dice that neither lie in the roll nor wait."""
    absent = list(NO_DICE)
    for face in FACES:
        absent[face] = max(0, dice[face] - state.roll[face])
        absent[VIRTUAL + face] = max(0, dice[VIRTUAL + face] - state.pending[face])
    excess = wilds(dice) - state.pending[WILD]
    for die in reversed(range(AS_WILD, len(dice))):
        absent[die] = max(0, min(excess, dice[die]))
        excess -= absent[die]
    return tuple(absent)


def other_faces(dice: Dice, rule: str, *faces: Face) -> list[Obstacle]:
    """Dice that do not count for such an action."""
    others = tuple(0 if face_of(Die(die)) in faces else n for die, n in enumerate(dice))
    return [obstacle(rule, "other-faces", dice=shown(others))] if any(others) else []


# -- one die


def heart(state: State, move: m.Heart) -> list[Obstacle]:
    """I-13.1, I-11.6."""
    zone = state.monsters[move.monster].zone
    obstacles = missing(state, one(move.die))
    if zone not in powers.reach(state, "heart"):
        obstacles.append(obstacle("I-13.1", "out-of-reach", player=move.monster, zone=zone))
    return obstacles + at_full_hp(state, move.monster)


def energy(state: State, move: m.Energy) -> list[Obstacle]:
    """I-13.2."""
    return missing(state, move.dice) + other_faces(move.dice, "I-13.2", ENERGY)


def fame(state: State, move: m.Fame) -> list[Obstacle]:
    """I-16.1, I-16.2."""
    obstacles = missing(state, one(move.die))
    if move.stolen is not None:
        obstacles += out_of_reach("I-16.2", move.zone, powers.reach(state, "steal"))
        obstacles += no_boss_die(state, move.stolen, move.zone)
    return obstacles + (no_place_for_boss_die(state, move.card) if move.card != NO_CARD else [])


def no_place_for_boss_die(state: State, card: CardId) -> list[Obstacle]:
    """I-16.2: a card of yours that takes a boss die, is empty, and was not used in this turn."""
    if card not in state.me().keep:
        return [obstacle("I-16.2", "not-yours", ability=card)]
    taking = [
        ability
        for ability in state.deck.cards[card].on.get("steal", ())
        if powers.effects([ability], "boss-die")
    ]
    if not taking:
        return [obstacle("I-16.2", "card-takes-no-die", card=card)]
    full = state.boss_on_card.get(card, 0)
    obstacles = [obstacle("I-16.2", "card-full", card=card)] if full else []
    if not powers.has_uses(state, taking[0]):
        obstacles.append(obstacle("I-16.2", "used-up", ability=card))
    return obstacles


def foot(state: State, move: m.Foot) -> list[Obstacle]:
    """I-13.3: a monster of your zone to the next zone; you yourself perhaps further."""
    obstacles = missing(state, one(move.die))
    here, origin = state.me().zone, state.monsters[move.monster].zone
    if origin != here:
        obstacles.append(obstacle("I-13.3", "not-in-your-zone", player=move.monster, zone=origin))
    reached = powers.strides(state) if move.monster == state.active else beside(origin)
    return obstacles + too_far(origin, move.zone, reached) + passenger(state, move)


def passenger(state: State, move: m.Foot) -> list[Obstacle]:
    """I-13.3: with a card, the active monster takes another one of its zone along."""
    if move.passenger == NO_PLAYER:
        return []
    obstacles = []
    zone = state.monsters[move.passenger].zone
    if not powers.may_carry(state):
        obstacles.append(obstacle("I-13.3", "nobody-carried"))
    if move.monster != state.active or move.passenger == state.active:
        obstacles.append(obstacle("I-13.3", "you-carry-another"))
    elif zone != state.me().zone:
        obstacles.append(obstacle("I-13.3", "not-in-your-zone", player=move.passenger, zone=zone))
    return obstacles


# -- several dice


def attacking(state: State, move: m.Attack) -> list[Obstacle]:
    """I-14.1, I-14.7."""
    obstacles = missing(state, move.dice) + other_faces(move.dice, "I-14.1", CLAW, FOOT)
    here = state.me().zone
    zone = here if move.zone == NO_ZONE else move.zone
    if move.zone == here:
        obstacles.append(obstacle("I-14.1", "own-zone-named", zone=zone))
    obstacles += out_of_reach("I-14.1", zone, attack.aims(state))
    return obstacles + too_weak(state, zone, attack.pool(state, move.dice))


def building(state: State, move: m.Build) -> list[Obstacle]:
    """I-18.1, I-18.2, I-18.4: beside a pylon, no number of wrenches is worth telling."""
    obstacles = missing(state, move.dice) + other_faces(move.dice, "I-18.1", WRENCH)
    pylon = pylon_there(state, space_of(state.me().zone, move.upper))
    obstacles += pylon or wrong_wrenches(state, move)
    return obstacles + no_tiles_left(state)


def wrong_wrenches(state: State, move: m.Build) -> list[Obstacle]:
    """I-18.1."""
    sizes = powers.wrenches(state, move.upper)
    used = showing(move.dice, WRENCH)
    if used in sizes:
        return []
    return [obstacle("I-18.1", "wrong-wrenches", least=min(sizes), most=max(sizes), used=used)]


# -- locking and throwing


def lock(state: State, move: m.Lock) -> list[Obstacle]:
    """I-12.1."""
    obstacles = []
    if not state.roll[move.face]:
        obstacles.append(obstacle("I-12.1", "no-such-dice", dice=shown(one(Die(move.face)))))
    if move.card != NO_CARD:
        obstacles += no_die_on_card(state, move.card) or full_card(state, move.card)
    elif now(state) == "resolve" and not locking.has_space(state):
        obstacles.append(obstacle("I-12.1", "no-die-space", zone=state.me().zone))
    return obstacles + (pending_first(state) if now(state) == "resolve" else [])


def no_die_on_card(state: State, card: CardId) -> list[Obstacle]:
    """I-12.1: only a card of your own that is a die space."""
    if card not in state.me().keep:
        return [obstacle("I-12.1", "not-yours", ability=card)]
    if card in powers.cards_with_die_space(state):
        return []
    return [obstacle("I-12.1", "card-takes-no-die", card=card)]


def full_card(state: State, card: CardId) -> list[Obstacle]:
    return [obstacle("I-12.1", "card-full", card=card)] if card in state.lock_on_card else []


def unlock(state: State, move: m.Unlock) -> list[Obstacle]:
    """I-12.2, I-12.3, I-12.5."""
    if move.card != NO_CARD:
        on_card = no_die_on_card(state, move.card) or not_on_card(state, move.card, move.face)
        return on_card + pending_first(state)
    reached = out_of_reach("I-12.2", move.zone, powers.reach(state, "unlock"))
    return reached + not_locked(state, move.face, move.zone) + pending_first(state)


def not_on_card(state: State, card: CardId, face: Face) -> list[Obstacle]:
    lying = state.lock_on_card.get(card)
    if lying == face:
        return []
    die = FACE_NAMES[face]
    if lying == face + FRESH:
        return [obstacle("I-12.5", "locked-this-turn", die=die)]
    return [obstacle("I-12.2", "not-on-card", die=die, card=card)]


def take(state: State, move: m.Take) -> list[Obstacle]:
    """I-10.3: one that lies locked somewhere."""
    return not_locked(state, move.face, move.zone, "I-10.3")


def throw(state: State, move: m.Throw) -> list[Obstacle]:
    """I-10.5."""
    absent = tuple(max(0, n - state.roll[face]) for face, n in enumerate(move.dice))
    obstacles = [obstacle("I-10.5", "no-such-dice", dice=shown(absent))] if any(absent) else []
    return obstacles + no_throws_left(state) + pending_first(state)


def no_throws_left(state: State) -> list[Obstacle]:
    rolling = top(state)
    left = isinstance(rolling, Rolling) and rolling.throws
    return [] if left else [obstacle("I-10.5", "no-throws-left")]


# -- targets of an attack


def hit(state: State, move: m.Hit) -> list[Obstacle]:
    """I-14.2, I-14.3."""
    step = top(state)
    assert isinstance(step, Fight)
    minions = state.island[step.zone].minions
    if move.kind is None:
        return no_hit_on_boss(state, step.zone)
    obstacles = []
    name = KIND_NAMES[move.kind]
    if not minions[move.kind]:
        obstacles.append(obstacle("I-14.2", "no-such-minion", minion=name, zone=step.zone))
    if minions[SHIELD] and move.kind != SHIELD:
        obstacles.append(obstacle("I-14.3", "shields-first", shields=minions[SHIELD]))
    needed = powers.minion_hp(state, move.kind)
    if step.pool < needed:
        obstacles.append(obstacle("I-14.2", "pool-too-small", pool=step.pool, needed=needed))
    return obstacles


def no_hit_on_boss(state: State, zone: Zone) -> list[Obstacle]:
    """I-14.3, I-25.2."""
    if boss_exposed(state, zone):
        return []
    obstacles = []
    if state.boss.zone != zone:
        obstacles.append(obstacle("I-14.2", "boss-not-there", zone=zone))
    if not state.boss.hp:
        obstacles.append(obstacle("I-25.2", "boss-fallen"))
    if exposed(state, zone):
        obstacles.append(obstacle("I-14.3", "minions-first", zone=zone))
    return obstacles


REASONS: Final[dict[type[Move], Why]] = {
    m.Heart: heart,
    m.Energy: energy,
    m.Fame: fame,
    m.Foot: foot,
    m.Attack: attacking,
    m.Build: building,
    m.Lock: lock,
    m.Take: take,
    m.Throw: throw,
    m.Hit: hit,
}
