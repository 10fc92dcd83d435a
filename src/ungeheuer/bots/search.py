"""A bot that searches: so many simulations, or so many seconds, then the move most often tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.tree import Model, Search
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng

Modelling = Callable[[Any, CardSet, Rng], Model]


class SearchBot(Bot):
    """Deterministic under a seed, if its budget is a number of simulations."""

    def __init__(self, model: Modelling, cardset: CardSet, budget: Budget) -> None:
        self._model = model
        self._cardset = cardset
        self._budget = budget

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        if decision.ask.size() == 1:
            only: Move = decision.ask.moves()[0]
            return only
        search = Search(self._model(view, self._cardset, rng), rng)
        search.spend(self._budget.start())
        return search.found()[0].move
