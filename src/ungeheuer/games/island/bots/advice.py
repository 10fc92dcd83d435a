"""Advice from the view alone: every move is tried on a copy and valued."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Advice
from ungeheuer.games.island.bots.judging import (
    LOCKED,
    distance,
    face_worth,
    next_player,
    roll_value,
    team_value,
    values_by_throws,
)
from ungeheuer.games.island.bots.reasons import Reasons
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules.names import FACES
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.rules.state import State

DEEP: Final = 12  # how many further answers are tried out, at most
MOST: Final = 80  # the most moves that are tried; of more, an evenly spaced sample
FOLLOWED: Final = ("attack", "choose", "ally", "pylon", "crystal", "move-each", "lock-thrown")


def advise(state: State, decision: Decision[Move]) -> list[Advice[Move]]:
    """Every move with its value for the team, best first."""
    if isinstance(decision.ask, Throwing):
        return ranked(throws(state, decision.ask))
    moves = list(decision.ask.moves())
    step = -(-len(moves) // MOST)
    return ranked(Trial(state).of(moves[::step]))


def ranked(advice: list[Advice[Move]]) -> list[Advice[Move]]:
    return sorted(advice, key=_by_value, reverse=True)


def _by_value(advice: Advice[Move]) -> float:
    return advice.value


def worth(state: State) -> float:
    """The position, with what the dice of the roll can still bring."""
    value = team_value(state)
    if not state.over() and any(step.kind == "resolve" for step in state.agenda):
        value += 0.9 * roll_value(state)
    return value


class Trial:
    """Moves tried on copies of one position, each with its gain in value and its reason."""

    __slots__ = ("_now", "_reasons", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._now = worth(state)
        self._reasons = Reasons(state)

    def of(self, moves: Sequence[Move]) -> list[Advice[Move]]:
        return [Advice(move, self._gain(move), *self._reasons.of(move)) for move in moves]

    def _gain(self, move: Move) -> float:
        """Tried together with its follow-up questions."""
        twin = self._state.copy()
        play.apply(twin, move, SILENT)
        follow(twin, DEEP)
        return worth(twin) + correction(self._state, move) - self._now


def follow(state: State, deep: int) -> None:
    """Answer the questions inside an action, each by the best immediate value."""
    while deep and not state.over() and state.agenda[-1].kind in FOLLOWED:
        question = state.question
        assert question is not None
        if question.seat == "chance":
            return
        moves = list(question.ask.moves())
        play.apply(
            state,
            max(moves, key=ImmediateValue(state).value) if len(moves) > 1 else moves[0],
            SILENT,
        )
        deep -= 1


class ImmediateValue:
    """The value of the position right after each answer."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def value(self, move: Move) -> float:
        twin = self._state.copy()
        play.apply(twin, move, SILENT)
        return team_value(twin)


def correction(state: State, move: Move) -> float:
    """Correction for value that does not show at once: unused tiles keep their value."""
    if isinstance(move, c.Activate):
        return -0.5
    if isinstance(move, c.Recharge):
        return -1.0 if state.agenda[-1].kind == "window" else 0.2
    if isinstance(move, m.Lock):
        return locking(state, move)
    if move == m.SWEEP:
        return -1.0
    return 0.0


def locking(state: State, move: m.Lock) -> float:
    """Locked dice serve the next player, if that player is near."""
    far = distance(state.monsters[next_player(state)].zone, state.me().zone)
    return 0.3 if far <= 1 else -LOCKED[move.face]


# -- throwing again


def throws(state: State, ask: Throwing) -> list[Advice[Move]]:
    """Each die is kept if its face is worth more than another throw of it, by exact odds."""
    left = state.agenda[-1].n
    worths = face_worth(state)
    again = values_by_throws(worths, left)[-1]
    poor = [face for face in FACES if state.roll[face] and worths[face] < again]
    gain = sum(state.roll[face] * (again - worths[face]) for face in poor)
    reasons = Reasons(state)
    advice: list[Advice[Move]] = [Advice(m.KEEP, 0.0, *reasons.of(m.KEEP))]
    if poor:
        move = m.Throw(tuple(state.roll[face] if face in poor else 0 for face in FACES))
        advice.append(Advice(move, gain, *reasons.of(move)))
    support = [move for move in ask.others if isinstance(move, c.Activate | c.Recharge)]
    return advice + Trial(state).of(support)
