"""Levels 1 to 4, in both roles."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice, Game
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots import builder, character
from ungeheuer.games.timid.rules.moves import DUNGEON

AS_GOOD: Final = 1e-9


class LevelBot(Bot):
    """As the dungeon it draws a floor; as the character it makes the move it rates highest."""

    def __init__(self, number: int) -> None:
        self._number = number

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        return self.intend(view, decision, rng)[0]

    def intend(
        self, view: Any, decision: Decision[Any], rng: Rng
    ) -> tuple[Move, Advice[Any] | None]:
        if decision.seat == DUNGEON:
            built = builder.build(self._number, view, rng)
            return built.move, built
        if self._number >= 4:
            why = character.best_estimated(view, decision)
            return why.move, why
        rated = character.rated_moves(self._number, view, decision, rng)
        best = max(one.value for one in rated)
        equals = [one for one in rated if one.value >= best - AS_GOOD]
        chosen = equals[rng.below(len(equals))]
        return chosen.move, chosen

    def advise(self, view: Any, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
        if decision.seat == DUNGEON:
            return builder.suggestions(self._number, view, rng)
        return sorted(
            character.rated_moves(self._number, view, decision, rng), key=_by_value, reverse=True
        )


def _by_value(one: Advice[Any]) -> float:
    return one.value


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level. They search to the end of the floor: the budget is ignored."""
    return LevelBot(number)
