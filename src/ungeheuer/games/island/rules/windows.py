"""I-11, I-18.7: the windows of the boss phase and step 2 of the monster phase."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, step_moves, support_moves
from ungeheuer.games.island.rules.agenda import Part, question
from ungeheuer.games.island.rules.moves import END_RESOLVE, PASS, PASS_ALL, PASS_BOSS
from ungeheuer.games.island.rules.state import Declined, State

LAST: Final = 5  # the window after step 5, the last one before the check


class Window(Part):
    """I-18.7: support tiles after each step of the boss phase, unless declined."""

    __slots__ = ("after",)
    kind = "window"
    fields = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after

    def number(self) -> int:
        return self.after

    def is_idle(self, state: State) -> bool:
        passed = is_declined(state, self.after) or not support_moves(state)
        return passed and not any(state.pending)

    def ask(self, state: State) -> Decision[Move] | None:
        if any(state.pending):
            return question(state.active, pending_moves(state), "I-18.9")
        if is_declined(state, self.after):
            return None
        moves = support_moves(state)
        return question(state.active, [*moves, *passes(self.after)], "I-18.7") if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if move in (PASS, PASS_BOSS, PASS_ALL):
            state.finish(self)
            if move != PASS:
                up_to_last = move == PASS_BOSS
                state.windows_declined = Declined.UP_TO_LAST if up_to_last else Declined.ALL
        else:
            act(state, move, notes)


def is_declined(state: State, window: int) -> bool:
    declined = state.windows_declined
    return declined == Declined.ALL or (declined == Declined.UP_TO_LAST and window < LAST)


def passes(window: int) -> list[Move]:
    """I-18.7: one PASS may cover all windows up to the last one, or all of them."""
    moves: list[Move] = [PASS]
    if window < LAST - 1:
        moves.append(PASS_BOSS)
    if window < LAST:
        moves.append(PASS_ALL)
    return moves


class Resolve(Part):
    """I-11.1, I-11.5: step 2, any number of actions in any order; no die must be used."""

    __slots__ = ()
    kind = "resolve"

    def ask(self, state: State) -> Decision[Move] | None:
        moves = step_moves(state)
        if any(state.pending):
            return question(state.active, moves, "I-18.9")
        moves.append(END_RESOLVE)
        return question(state.active, moves, "I-11.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if move == END_RESOLVE:
            state.finish(self)
            verbs.clear_roll(state, notes)
        else:
            act(state, move, notes)
