"""I-3.4: what stands against a target that an effect, a crystal or a set-up step asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.crystals import BuildCrystal, RaisePylon
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.dice import Die, one, shown
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.effects.boss import MoveBoss
from ungeheuer.games.island.rules.effects.monsters import MoveEach
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_TILE,
    ZONES,
    Face,
    Kind,
    Zone,
    beside,
    near,
    space_name,
    space_of,
    within,
    zone_of,
)
from ungeheuer.games.island.rules.obstacles.dice import (
    at_full_hp,
    no_boss_die,
    no_monster,
    not_locked,
    out_of_reach,
    pylon_there,
    too_far,
    too_weak,
    unlock,
)
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now, top
from ungeheuer.games.island.rules.obstacles.reason import Why, obstacle
from ungeheuer.games.island.rules.state import State

Against = Callable[[State, Deed, Effect, Any], list[Obstacle]]


def target(state: State, move: Move) -> list[Obstacle]:
    """A target for the effect that asks; if it asks for something else, what that is."""
    parts = asked_for(state)
    deed = choice(state)
    for part in parts:
        against = AGAINST.get((type(move), part.do))
        if against is not None:
            return against(state, deed, part, move)
    return [other_target(deed, parts[0])]


def other_target(deed: Deed, part: Effect) -> Obstacle:
    return obstacle("I-3.4", "other-target", ability=deed.ability, wanted=part.do)


# -- monsters


def to_heal(state: State, _deed: Deed, _part: Effect, move: t.ToMonster) -> list[Obstacle]:
    return no_monster(state, move.monster) or at_full_hp(state, move.monster)


def to_give(state: State, _deed: Deed, _part: Effect, move: t.ToMonster) -> list[Obstacle]:
    return no_monster(state, move.monster)


def move_own(state: State, deed: Deed, part: Effect, move: t.MoveMonster) -> list[Obstacle]:
    """Your own monster, so many zones in one direction, or anywhere."""
    if move.monster != deed.who:
        return no_monster(state, move.monster) or [
            obstacle("I-3.4", "other-monster", player=move.monster, owner=deed.who)
        ]
    zone = deed.here(state)
    return too_far(zone, move.zone, within(zone, part.n) if part.do == "move" else list(ZONES))


def move_monster(state: State, move: t.MoveMonster) -> list[Obstacle]:
    """With some effects every monster once, in any order."""
    if now(state) == "choose":
        return target(state, move)
    unknown = no_monster(state, move.monster)
    if unknown:
        return unknown
    step = top(state)
    assert isinstance(step, MoveEach)
    zone = state.monsters[move.monster].zone
    moved = move.monster not in step.left
    obstacles = [obstacle("I-3.4", "moved-already", player=move.monster)] if moved else []
    return obstacles + too_far(zone, move.zone, within(zone, step.far))


# -- minions and the boss


def to_strike(state: State, deed: Deed, part: Effect, move: t.ToZone) -> list[Obstacle]:
    """I-14.7, I-14.8."""
    zones = near(deed.here(state)) if part.where == "one-near" else ZONES
    return out_of_reach("I-14.8", move.zone, list(zones)) + too_weak(state, move.zone, part.n)


def to_destroy_all(state: State, _deed: Deed, part: Effect, move: t.ToZone) -> list[Obstacle]:
    minions = state.island[move.zone].minions
    if part.who != "all":
        return [obstacle("I-3.4", "one-minion")]
    if any(minions[KIND_NAMES.index(name)] for name in part.kinds):
        return []
    return [obstacle("I-3.7", "none-of-them", zone=move.zone)]


def to_destroy(state: State, _deed: Deed, part: Effect, move: t.ToMinion) -> list[Obstacle]:
    if part.who == "all":
        return [obstacle("I-3.4", "all-of-a-zone")]
    obstacles = no_minion(state, move.kind, move.zone)
    if part.where == "boss" and move.zone != state.boss.zone:
        obstacles.append(obstacle("I-3.4", "only-with-boss", zone=state.boss.zone))
    return obstacles


def no_minion(state: State, kind: Kind, zone: Zone) -> list[Obstacle]:
    if state.island[zone].minions[kind]:
        return []
    return [obstacle("I-14.2", "no-such-minion", minion=KIND_NAMES[kind], zone=zone)]


def move_minion(state: State, deed: Deed, _part: Effect, move: t.MoveMinion) -> list[Obstacle]:
    """From your zone to the next one."""
    reached = out_of_reach("I-3.4", move.zone, [deed.here(state)])
    there = no_minion(state, move.kind, move.zone)
    return reached + there + too_far(move.zone, move.to, beside(move.zone))


def move_boss(state: State, deed: Deed, part: Effect, move: t.MoveBoss) -> list[Obstacle]:
    """I-6.7, I-25.2."""
    boss = state.boss
    obstacles = too_far(boss.zone, move.zone, within(boss.zone, part.n))
    if part.where != "any" and boss.zone != deed.here(state):
        obstacles.append(obstacle("I-3.4", "boss-not-there", zone=deed.here(state)))
    if boss.down:
        obstacles.append(obstacle("I-25.2", "boss-fallen"))
    if isinstance(part, MoveBoss) and part.is_used_up(state, deed):
        obstacles.append(obstacle("I-3.3", "used-up", ability=deed.ability))
    return obstacles


def move_die(state: State, deed: Deed, _part: Effect, move: t.MoveBossDie) -> list[Obstacle]:
    """From your zone to the next one."""
    reached = out_of_reach("I-3.4", move.zone, [deed.here(state)])
    there = no_boss_die(state, move.face, move.zone)
    return reached + there + too_far(move.zone, move.to, beside(move.zone))


# -- zones, spaces and tiles


def to_clear(state: State, _deed: Deed, _part: Effect, move: t.ToZone) -> list[Obstacle]:
    if state.island[move.zone].crystals:
        return []
    return [obstacle("I-9.3", "no-crystals", zone=move.zone)]


def to_place_tile(state: State, _deed: Deed, part: Effect, move: t.ToSpace) -> list[Obstacle]:
    """I-18.2: never on a pylon; some effects want an empty space."""
    tile = state.support[move.space]
    pylon = pylon_there(state, move.space)
    if pylon or not part.empty or tile == NO_TILE:
        return pylon
    return [
        obstacle(
            "I-18.2",
            "space-taken",
            space=space_name(move.space),
            zone=zone_of(move.space),
            tile=tile,
        )
    ]


def to_discard(state: State, _deed: Deed, _part: Effect, move: t.ToTile) -> list[Obstacle]:
    if move.tile not in state.deck.tiles:
        return [obstacle("I-18.5", "no-such-tile")]
    if move.tile in state.support:
        return []
    return [obstacle("I-18.5", "tile-not-built", tile=move.tile)]


# -- dice


def to_reroll(state: State, _deed: Deed, _part: Effect, move: t.ToDie) -> list[Obstacle]:
    return not_in_roll(state, move.face)


def to_turn(state: State, _deed: Deed, _part: Effect, move: t.TurnDie) -> list[Obstacle]:
    same = [obstacle("I-10.6", "same-face", die=FACE_NAMES[move.face])]
    return not_in_roll(state, move.face) + (same if move.face == move.to else [])


def not_in_roll(state: State, face: Face) -> list[Obstacle]:
    there = state.roll[face]
    return [] if there else [obstacle("I-10.6", "no-such-dice", dice=shown(one(Die(face))))]


def to_throw(state: State, _deed: Deed, part: Effect, move: t.Number) -> list[Obstacle]:
    most = min(part.n, state.free_dice)
    if 1 <= move.n <= most:
        return []
    return [obstacle("I-10.3", "wrong-number", number=move.n, most=most)]


def to_unlock(state: State, deed: Deed, part: Effect, move: m.Unlock) -> list[Obstacle]:
    """I-12.5 holds here, too."""
    zones = near(deed.here(state)) if part.where == "near" else ZONES
    if move.card:
        return [other_target(deed, part)]
    reached = out_of_reach("I-12.2", move.zone, list(zones))
    return reached + not_locked(state, move.face, move.zone)


def unlock_or_target(state: State, move: m.Unlock) -> list[Obstacle]:
    return target(state, move) if now(state) == "choose" else unlock(state, move)


# -- set-up, crystals, pylons


def place(state: State, move: m.Place) -> list[Obstacle]:
    """I-2.6: neither with the boss nor with another monster."""
    standing = state.standing_in([move.zone])
    if standing:
        return [obstacle("I-2.6", "zone-taken", zone=move.zone, player=standing[0])]
    return [obstacle("I-2.6", "zone-of-boss", zone=move.zone)]


def crystal(state: State, move: m.Crystal) -> list[Obstacle]:
    """I-9.1, I-9.2."""
    step = top(state)
    assert isinstance(step, BuildCrystal)
    zone = step.zone
    if move.face is None:
        return [obstacle("I-9.1", "no-die-space", zone=zone)]
    ground = state.island[zone]
    die = FACE_NAMES[move.face]
    if move.new and ground.locked[move.face]:
        return [obstacle("I-9.1", "locked-before", die=die, zone=zone)]
    if ground.fresh[move.face]:
        return [obstacle("I-9.1", "locked-now", die=die, zone=zone)]
    return [obstacle("I-9.1", "nothing-locked-there", die=die, zone=zone)]


def pylon(state: State, move: m.Pylon) -> list[Obstacle]:
    """I-9.4."""
    step = top(state)
    assert isinstance(step, RaisePylon)
    return pylon_there(state, space_of(step.zone, move.upper))


def remove(state: State, move: t.OutOfGame) -> list[Obstacle]:
    """I-25.4."""
    return no_boss_die(state, move.face, move.zone)


AGAINST: Final[dict[tuple[type[Move], str], Against]] = {
    (t.ToMonster, "heal"): to_heal,
    (t.ToMonster, "energy"): to_give,
    (t.MoveMonster, "move"): move_own,
    (t.MoveMonster, "jump"): move_own,
    (t.ToZone, "strike"): to_strike,
    (t.ToZone, "destroy"): to_destroy_all,
    (t.ToZone, "clear"): to_clear,
    (t.ToMinion, "destroy"): to_destroy,
    (t.MoveMinion, "move-minion"): move_minion,
    (t.MoveBoss, "move-boss"): move_boss,
    (t.MoveBossDie, "boss-die"): move_die,
    (t.ToSpace, "tile"): to_place_tile,
    (t.ToTile, "discard-tile"): to_discard,
    (t.ToDie, "reroll"): to_reroll,
    (t.TurnDie, "set"): to_turn,
    (t.Number, "throw-lock"): to_throw,
    (m.Unlock, "unlock-from"): to_unlock,
}
REASONS: Final[dict[type[Move], Why]] = {
    **{kind: target for kind, _ in AGAINST},
    t.MoveMonster: move_monster,
    m.Unlock: unlock_or_target,
    m.Place: place,
    m.Crystal: crystal,
    m.Pylon: pylon,
    t.OutOfGame: remove,
}
