"""I-9: crystals and pylons."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.dice import faces_in
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.moves import Crystal, Pylon
from ungeheuer.games.island.rules.names import PYLON, Space, Zone, space_of
from ungeheuer.games.island.rules.state import DIE_SPACES, PYLONS, State, Step


def places(state: State, zone: Zone) -> list[Move]:
    """I-9.1, I-9.2: any space without a crystal; those with the same result are one option."""
    ground = state.island[zone]
    free: list[Move] = [Crystal(None, zone)] if ground.free_spaces() else []
    locked = [Crystal(face, zone) for face in faces_in(ground.locked)]
    fresh = [Crystal(face, zone, new=True) for face in faces_in(ground.fresh)]
    return [*free, *locked, *fresh]


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-9.1: the active player chooses the space."""
    return question(state.active, places(state, step.zone), "I-9.1")


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    """I-1.11: crystals are no limit; three of them become a pylon."""
    assert isinstance(move, Crystal)
    state.finish(step)
    verbs.build_crystal(state, step.zone, move.face, new=move.new, cause=step.source, notes=notes)
    if state.island[step.zone].crystals >= DIE_SPACES:  # I-9.4
        state.island[step.zone].crystals = 0
        state.push(Step("pylon", who=state.active, zone=step.zone))


def free_spaces(state: State, zone: Zone) -> list[Space]:
    """I-9.4: support spaces without a pylon."""
    both = space_of(zone, 0), space_of(zone, 1)
    return [space for space in both if state.support[space] != PYLON]


def ask_pylon(state: State, step: Step) -> Decision[Move] | None:
    """I-9.4: the active player chooses, if both are free of pylons."""
    moves = [Pylon(space % 2, step.zone) for space in free_spaces(state, step.zone)]
    return question(state.active, moves, "I-9.4") if moves else None


def answer_pylon(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Pylon)
    state.finish(step)
    verbs.raise_pylon(state, space_of(step.zone, move.upper), notes)
    if state.pylons() >= PYLONS:
        lose(state, "pylons", notes)  # I-9.6


def no_room(state: State, step: Step, notes: Notes) -> None:
    """I-9.6: a pylon that cannot be placed is a defeat, too."""
    state.finish(step)
    lose(state, "no-room-for-pylon", notes)


HANDLERS: Final[dict[str, Handler]] = {
    "crystal": Handler(finish, ask, answer),
    "pylon": Handler(no_room, ask_pylon, answer_pylon),
}
