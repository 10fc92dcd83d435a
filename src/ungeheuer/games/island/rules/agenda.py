"""The agenda: each kind of step has a handler that runs it, or asks and takes the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Ask, Decision, Move, OneOf
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE, RuleId
from ungeheuer.games.island.rules.names import SEATS, Player
from ungeheuer.games.island.rules.state import State, Step

AskStep = Callable[[State, Step], Decision[Move] | None]
RunStep = Callable[[State, Step, Notes], None]
AnswerStep = Callable[[State, Step, Move, Notes], None]


class Handler:
    """How a kind of step works: `ask` returns its question, or None; then `run` is called."""

    __slots__ = ("answer", "ask", "run")

    def __init__(
        self, run: RunStep, ask: AskStep | None = None, answer: AnswerStep | None = None
    ) -> None:
        self.run = run
        self.ask = ask
        self.answer = answer


def question(player: Player, moves: Sequence[Move], rule: str) -> Decision[Move]:
    ask: Ask[Move] = OneOf(moves)
    return Decision(SEATS[player], ask, RuleId(rule))


def chance_question(ask: Chance[Move], rule: str) -> Decision[Move]:
    return Decision(CHANCE, ask, RuleId(rule))


def finish(state: State, step: Step, _notes: Notes) -> None:
    """The `run` of steps that only ask."""
    state.finish(step)
