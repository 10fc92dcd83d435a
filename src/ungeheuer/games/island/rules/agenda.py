"""The agenda: how steps ask, and the parts of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Ask, Decision, Move, OneOf
from ungeheuer.engine.names import CHANCE, RuleId
from ungeheuer.games.island.rules.names import NO_ZONE, SEATS, Player
from ungeheuer.games.island.rules.state import Shown, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step):
    """I-3.1: a part of every turn."""

    __slots__ = ()
    asks: ClassVar[bool] = True  # whether it may have a question; else it runs at once

    def is_idle(self, state: State) -> bool:
        """Whether it would pass without a question, a change or an event."""
        return False

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, self.number(), "", ""

    def number(self) -> int:
        """Which of several parts of its kind it is, or how far it has come."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayer(Step):
    """A step of one player, of which nothing else is to be known."""

    __slots__ = ("who",)
    fields = ("who",)

    def __init__(self, who: Player) -> None:
        self.who = who

    def shown(self, state: State) -> Shown:
        return self.who, NO_ZONE, 0, "", ""


def question(player: Player, moves: Sequence[Move], rule: str) -> Decision[Move]:
    ask: Ask[Move] = OneOf(moves)
    return Decision(SEATS[player], ask, RuleId(rule))


def chance_question(ask: Chance[Move], rule: str) -> Decision[Move]:
    return Decision(CHANCE, ask, RuleId(rule))
