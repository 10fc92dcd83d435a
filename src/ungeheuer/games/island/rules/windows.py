"""I-11, I-18.7: the windows of the boss phase and step 2 of the monster phase."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import handling
from ungeheuer.games.island.rules.actions import act, pending_moves, step_moves, support_moves
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.moves import END_RESOLVE, PASS, PASS_ALL, PASS_BOSS
from ungeheuer.games.island.rules.state import State, Step

LAST = 5  # the window after step 5, the last one before the check
TO_LAST = 1  # what was declined: all windows up to the last one, or all of them
TO_END = 2


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-18.7: support tiles after each step of the boss phase, as far as not declined."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    if state.passing == TO_END or (state.passing == TO_LAST and step.n < LAST):
        return None
    moves = support_moves(state)
    return question(state.active, [*moves, *passes(step.n)], "I-18.7") if moves else None


def passes(window: int) -> list[Move]:
    """I-18.7: one PASS may cover all windows up to the last one, or all of them."""
    found: list[Move] = [PASS]
    if window < LAST - 1:
        found.append(PASS_BOSS)
    if window < LAST:
        found.append(PASS_ALL)
    return found


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    if move in (PASS, PASS_BOSS, PASS_ALL):
        state.finish(step)
        if move != PASS:
            state.passing = TO_LAST if move == PASS_BOSS else TO_END
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
        handling.clear_roll(state, notes)
    else:
        act(state, move, notes)


HANDLERS: Final[dict[str, Handler]] = {
    "window": Handler(finish, ask, answer),
    "resolve": Handler(finish, ask_step, answer_step),
}
