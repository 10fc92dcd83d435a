"""I-17: taking an ally."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.card_moves import TakeAlly
from ungeheuer.games.island.rules.state import State, Step


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-17.1: compulsory, one of those laid out; I-3.4: the owner chooses."""
    return question(step.who, [TakeAlly(ally) for ally in state.allies], "I-17.1")


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, TakeAlly)
    state.finish(step)
    verbs.take_ally(state, step.who, move.ally, notes)


HANDLERS: Final[dict[str, Handler]] = {"ally": Handler(finish, ask, answer)}
