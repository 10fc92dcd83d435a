"""Levels 1 to 4: the same search, with more and more patience."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.mighty.round import Round
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.search import SearchBot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game

SIMULATIONS: Final = (2, 20, 200, 1500)


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level; a budget of one's own takes the place of the level's."""
    return SearchBot(Round, cardset, budget or Budget(SIMULATIONS[number - 1]))
