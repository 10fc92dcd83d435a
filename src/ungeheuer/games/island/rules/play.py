"""Puts the rules together; each part of the rulebook has its own module."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.rules.ending import outcome, settle
from ungeheuer.games.island.rules.state import State


def decide(state: State) -> Decision[Move] | Outcome:
    """I-27: the question of the moment, or how it ended."""
    if state.over():
        return outcome(state)
    assert state.question is not None
    return state.question


def apply(state: State, move: Move, notes: Notes) -> None:
    answer_top(state, move, notes)
    advance(state, notes)


def answer_top(state: State, move: Move, notes: Notes) -> None:
    state.agenda[-1].answer(state, move, notes)


def advance(state: State, notes: Notes) -> None:
    """I-3.5, I-27.2: step after step until somebody has to answer who has more than one answer."""
    state.question = None
    while True:
        asked = next_question(state, notes)
        if asked is None or asked.seat == CHANCE or asked.ask.size() > 1:
            state.question = asked
            return
        answer_top(state, asked.ask.moves()[0], notes)


def next_question(state: State, notes: Notes) -> Decision[Move] | None:
    """I-3.5: step after step until one asks; None if the match or the agenda is over."""
    while state.agenda:
        settle(state, notes)
        if state.over():
            return None
        step = state.agenda[-1]
        asked = step.ask(state)
        if asked is not None:
            return asked
        step.run(state, notes)
    return None


def ask_top(state: State) -> Decision[Move] | None:
    """The question of the topmost step, if it has one."""
    return state.agenda[-1].ask(state)
