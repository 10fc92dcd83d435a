"""What faces are worth to the turn, by the evaluation that the bots play with."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.move_value import with_one_more
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules.names import FACES, Face
from ungeheuer.games.island.rules.state import State


def worth_of_one_more(state: State, kept: Sequence[int]) -> list[float]:
    """By face: the value of the turn with these dice and one more of it."""
    turn = TurnValue(Features(state), [count + 1 for count in kept])
    return with_one_more(turn, list(kept))


def worth_instead(state: State, face: Face) -> list[float]:
    """By face: the value of the turn if one die of `face` showed it."""
    return worth_of_one_more(state, [state.roll[each] - (each == face) for each in FACES])


def most_needed(state: State) -> Face:
    """The face of the roll without which most would be lost."""
    roll = state.roll
    turn = TurnValue(Features(state), roll[:])
    lost = {
        face: -turn.value(tuple(roll[each] - (each == face) for each in FACES))
        for face in FACES
        if roll[face]
    }
    return max(lost, key=lambda face: (lost[face], face), default=FACES[0])


def chance_within(faces: int, throws: int) -> float:
    """The chance that one die shows one of `faces` faces within `throws` throws."""
    return float(1 - (1 - faces / 6) ** throws)
