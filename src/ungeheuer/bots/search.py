"""A bot that searches within a budget and plays the most visited move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.tree import Model, Search, TriedMove
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice, Game
from ungeheuer.engine.rng import Rng

MakeModel = Callable[[Any, CardSet, Rng], Model]


class SearchBot(Bot):
    """Deterministic under a seed if its budget is a number of simulations.

    With a `game` it explains its moves: values from the search, reasons from the game's advice.
    """

    def __init__(
        self,
        model: MakeModel,
        cardset: CardSet,
        budget: Budget,
        game: Game[Any, Any, Any] | None = None,
    ) -> None:
        self._model = model
        self._cardset = cardset
        self._budget = budget
        self._game = game

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        if decision.ask.size() == 1:
            only: Move = decision.ask.moves()[0]
            return only
        return self._searched(view, rng)[0].move

    def intend(
        self, view: Any, decision: Decision[Any], rng: Rng
    ) -> tuple[Move, Advice[Any] | None]:
        if decision.ask.size() == 1:
            return self.choose(view, decision, rng), None
        tried = self._searched(view, rng)
        advice = self._explained(view, decision, tried[:1])
        return tried[0].move, advice[0] if advice else None

    def advise(self, view: Any, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
        return self._explained(view, decision, ranked(self._searched(view, rng)))

    def tells_chances(self) -> bool:
        return True

    def _searched(self, view: Any, rng: Rng) -> list[TriedMove]:
        search = Search(self._model(view, self._cardset, rng), rng)
        search.spend(self._budget.start())
        return search.tried_moves()

    def _explained(
        self, view: Any, decision: Decision[Any], tried: list[TriedMove]
    ) -> list[Advice[Any]]:
        """Search values with the game's reasons; moves without a reason are left out."""
        if self._game is None:
            return []
        known = self._game.advise(view, self._cardset, decision)
        reasons = {advice.move: advice for advice in known}
        return [
            Advice(one.move, one.value, reasons[one.move].code, reasons[one.move].params)
            for one in tried
            if one.move in reasons
        ]


def ranked(tried: list[TriedMove]) -> list[TriedMove]:
    """The chosen move, then the others by value.

    A move with a better value but fewer visits is left out: its value is not reliable.
    """
    chosen = tried[0]
    others = [one for one in tried[1:] if one.value <= chosen.value]
    return [chosen, *sorted(others, key=_by_value, reverse=True)]


def _by_value(one: TriedMove) -> float:
    return one.value
