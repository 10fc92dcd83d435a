"""I-11, I-18.7: the windows of the boss phase and step 2 of the monster phase."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, step_moves, support_moves
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.moves import END_RESOLVE, PASS, PASS_ALL, PASS_BOSS
from ungeheuer.games.island.rules.state import Declined, State, Step

LAST = 5  # the window after step 5, the last one before the check


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-18.7: support tiles after each step of the boss phase, unless declined."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    if is_declined(state, step.n):
        return None
    moves = support_moves(state)
    return question(state.active, [*moves, *passes(step.n)], "I-18.7") if moves else None


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


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    if move in (PASS, PASS_BOSS, PASS_ALL):
        state.finish(step)
        if move != PASS:
            up_to_last = move == PASS_BOSS
            state.windows_declined = Declined.UP_TO_LAST if up_to_last else Declined.ALL
    else:
        act(state, move, notes)


def ask_step(state: State, _step: Step) -> Decision[Move] | None:
    """I-11.1, I-11.5: any number of actions in any order; no die must be used."""
    moves = step_moves(state)
    if any(state.pending):
        return question(state.active, moves, "I-18.9")
    return question(state.active, [*moves, END_RESOLVE], "I-11.1")


def answer_step(state: State, step: Step, move: Move, notes: Notes) -> None:
    if move == END_RESOLVE:
        state.finish(step)
        verbs.clear_roll(state, notes)
    else:
        act(state, move, notes)


HANDLERS: Final[dict[str, Handler]] = {
    "window": Handler(finish, ask, answer),
    "resolve": Handler(finish, ask_step, answer_step),
}
