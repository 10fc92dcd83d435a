"""I-3.4: what stands against a target that an effect, a crystal or a set-up step asks for.

The reasons against the target of an effect are the effect's own (`Effect.against`).
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.crystals import BuildCrystal, RaisePylon
from ungeheuer.games.island.rules.effects.monsters import MoveEach
from ungeheuer.games.island.rules.names import FACE_NAMES, space_of, within
from ungeheuer.games.island.rules.obstacles.dice import unlock
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now, top
from ungeheuer.games.island.rules.reasons import (
    Why,
    no_boss_die,
    obstacle,
    pylon_there,
    too_far,
)
from ungeheuer.games.island.rules.state import State


def target(state: State, move: Move) -> list[Obstacle]:
    """A target for the effect that asks; if it asks for something else, what that is."""
    step = choice(state)
    against = step.effect_of(state).against(state, step, move)
    if against is not None:
        return against
    wanted = asked_for(state)[0].do
    return [obstacle("I-3.4", "other-target", ability=step.ability, wanted=wanted)]


def move_monster(state: State, move: t.MoveMonster) -> list[Obstacle]:
    """With some effects every monster once, in any order."""
    if now(state) == "choose":
        return target(state, move)
    step = top(state)
    assert isinstance(step, MoveEach)
    zone = state.monsters[move.monster].zone
    moved = move.monster not in step.left
    obstacles = [obstacle("I-3.4", "moved-already", player=move.monster)] if moved else []
    return obstacles + too_far(zone, move.zone, within(zone, step.far))


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


REASONS: Final[dict[type[Move], Why]] = {
    **dict.fromkeys(t.TARGETS, target),
    t.MoveMonster: move_monster,
    m.Unlock: unlock_or_target,
    m.Place: place,
    m.Crystal: crystal,
    m.Pylon: pylon,
    t.OutOfGame: remove,
}
