"""A bot that searches: so many simulations, or so many seconds, then the move most often tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.tree import Found, Model, Search
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice, Game
from ungeheuer.engine.rng import Rng

Modelling = Callable[[Any, CardSet, Rng], Model]


class SearchBot(Bot):
    """Deterministic under a seed, if its budget is a number of simulations.

    With a `game` it can say why: the value is what the search found, the reason is the game's.
    """

    def __init__(
        self,
        model: Modelling,
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
        return self._found(view, rng)[0].move

    def intend(
        self, view: Any, decision: Decision[Any], rng: Rng
    ) -> tuple[Move, Advice[Any] | None]:
        if decision.ask.size() == 1:
            return self.choose(view, decision, rng), None
        found = self._found(view, rng)
        told = self._told(view, decision, found[:1])
        return found[0].move, told[0] if told else None

    def advise(self, view: Any, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
        return self._told(view, decision, judged(self._found(view, rng)))

    def tells_chances(self) -> bool:
        return True

    def _found(self, view: Any, rng: Rng) -> list[Found]:
        search = Search(self._model(view, self._cardset, rng), rng)
        search.spend(self._budget.start())
        return search.found()

    def _told(self, view: Any, decision: Decision[Any], found: list[Found]) -> list[Advice[Any]]:
        """What was found, with the game's reasons; a move for which it has none is left out."""
        if self._game is None:
            return []
        known = self._game.advise(view, self._cardset, decision)
        reasons = {advice.move: advice for advice in known}
        return [
            Advice(each.move, each.value, reasons[each.move].code, reasons[each.move].params)
            for each in found
            if each.move in reasons
        ]


def judged(found: list[Found]) -> list[Found]:
    """The chosen move, then the others by value.

    One that looks better but was tried less often has not been thought through: it is left out.
    """
    chosen = found[0]
    others = [each for each in found[1:] if each.value <= chosen.value]
    return [chosen, *sorted(others, key=_by_value, reverse=True)]


def _by_value(found: Found) -> float:
    return found.value
