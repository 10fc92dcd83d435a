"""Reasons that stand against moves and against the targets of effects alike.

Each is a condition of its own; a list that is empty means that nothing stands against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.dice import Die, boss_die_shown, one, shown
from ungeheuer.games.island.rules.enemies import cheapest
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    PYLON,
    SHIELD,
    BossFace,
    Face,
    Kind,
    Player,
    Space,
    Zone,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.params import Params
from ungeheuer.games.island.rules.state import State

Why = Callable[[State, Any], list[Obstacle]]  # what stands against a move of one kind


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


# -- monsters and enemies


def at_full_hp(state: State, player: Player) -> list[Obstacle]:
    if state.monsters[player].hp < powers.cap(state, player):
        return []
    return [obstacle("I-11.6", "at-full-hp", player=player, hp=state.monsters[player].hp)]


def no_minion(state: State, kind: Kind, zone: Zone) -> list[Obstacle]:
    if state.island[zone].minions[kind]:
        return []
    return [obstacle("I-14.2", "no-such-minion", minion=KIND_NAMES[kind], zone=zone)]


def too_weak(state: State, zone: Zone, pool: int) -> list[Obstacle]:
    """I-14.7: at least one enemy could be hit; I-14.3: of a Shield and others, the Shield."""
    least = cheapest(state, zone)
    if least is None:
        return [obstacle("I-14.7", "nothing-to-hit", zone=zone)]
    if pool >= least:
        return []
    if state.island[zone].minions[SHIELD]:
        return [obstacle("I-14.3", "shield-too-strong", pool=pool, needed=least)]
    return [obstacle("I-14.7", "pool-too-small", pool=pool, needed=least)]


# -- zones, spaces and tiles


def too_far(origin: Zone, zone: Zone, reached: tuple[Zone, ...] | list[Zone]) -> list[Obstacle]:
    """I-1.1: a zone to move to, from where the piece stands."""
    if zone == origin:
        return [obstacle("I-1.1", "already-there", zone=zone)]
    return [] if zone in reached else [obstacle("I-1.1", "too-far", zone=zone, origin=origin)]


def out_of_reach(rule: str, zone: Zone, zones: list[Zone]) -> list[Obstacle]:
    return [] if zone in zones else [obstacle(rule, "zone-out-of-reach", zone=zone)]


def pylon_there(state: State, space: Space) -> list[Obstacle]:
    """I-9.5, I-18.2."""
    if state.support[space] != PYLON:
        return []
    return [obstacle("I-18.2", "pylon-there", space=space_name(space), zone=zone_of(space))]


def no_tiles_left(state: State) -> list[Obstacle]:
    """I-18.4."""
    if state.pile or state.discarded_tiles:
        return []
    return [obstacle("I-18.4", "no-tiles-left")]


# -- dice


def pending_first(state: State) -> list[Obstacle]:
    """I-18.9: virtual dice are used before anything else."""
    return [obstacle("I-18.9", "pending-first")] if any(state.pending) else []


def not_in_roll(state: State, face: Face) -> list[Obstacle]:
    there = state.roll[face]
    return [] if there else [obstacle("I-10.6", "no-such-dice", dice=shown(one(Die(face))))]


def not_locked(state: State, face: Face, zone: Zone, rule: str = "I-12.2") -> list[Obstacle]:
    """I-12.5: a die that was locked in an earlier turn."""
    ground = state.island[zone]
    if ground.locked[face]:
        return []
    if ground.fresh[face]:
        return [obstacle("I-12.5", "locked-this-turn", die=FACE_NAMES[face])]
    return [obstacle(rule, "nothing-locked-there", die=FACE_NAMES[face], zone=zone)]


def no_boss_die(state: State, face: BossFace, zone: Zone) -> list[Obstacle]:
    if face in state.island[zone].boss_dice:
        return []
    return [obstacle("I-16.2", "no-such-boss-die", face=boss_die_shown(face), zone=zone)]
