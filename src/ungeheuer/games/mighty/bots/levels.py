"""Levels 1 to 4: a clumsy bot, then the same search with growing budgets."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.search import SearchBot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game
from ungeheuer.games.mighty.bots.clumsy import ClumsyBot
from ungeheuer.games.mighty.bots.round import Round

SIMULATIONS: Final = {2: 16, 3: 128, 4: 1000}


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level; a custom budget replaces the level's own."""
    if budget is None and number not in SIMULATIONS:
        return ClumsyBot(cardset)
    return SearchBot(Round, cardset, budget or Budget(SIMULATIONS[number]), game)
