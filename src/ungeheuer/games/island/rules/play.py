"""Puts the rules together; each part of the rulebook has its own module."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.rules import (
    allies,
    attack,
    boss,
    challenge,
    crystals,
    damage,
    effects,
    market,
    resolve,
    rolling,
    setting_up,
    support,
    turn,
    windows,
)
from ungeheuer.games.island.rules.agenda import Handler
from ungeheuer.games.island.rules.ending import outcome, settle
from ungeheuer.games.island.rules.state import State

HANDLERS: Final[dict[str, Handler]] = {
    **setting_up.HANDLERS,
    **turn.HANDLERS,
    **boss.HANDLERS,
    **crystals.HANDLERS,
    **damage.HANDLERS,
    **rolling.HANDLERS,
    **windows.HANDLERS,
    **attack.HANDLERS,
    **support.HANDLERS,
    **effects.HANDLERS,
    **resolve.HANDLERS,
    **allies.HANDLERS,
    **market.HANDLERS,
    **challenge.HANDLERS,
}


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
    step = state.agenda[-1]
    answer = HANDLERS[step.kind].answer
    assert answer is not None
    answer(state, step, move, notes)


def advance(state: State, notes: Notes) -> None:
    """I-3.5, I-27.2: step after step until somebody has to answer who has more than one answer."""
    state.question = None
    while True:
        settle(state, notes)
        if state.over():
            return
        asked = ask_top(state)
        if asked is None:
            step = state.agenda[-1]
            HANDLERS[step.kind].run(state, step, notes)
        elif asked.seat == CHANCE or asked.ask.size() > 1:
            state.question = asked
            return
        else:
            answer_top(state, asked.ask.moves()[0], notes)


def ask_top(state: State) -> Decision[Move] | None:
    """The question of the topmost step, if it has one."""
    step = state.agenda[-1]
    ask = HANDLERS[step.kind].ask
    return None if ask is None else ask(state, step)
