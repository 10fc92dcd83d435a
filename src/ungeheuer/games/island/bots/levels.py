"""Levels 1 to 4."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game
from ungeheuer.games.island.bots.players import ClumsyBot, QuickBot, ThinkingBot
from ungeheuer.games.island.bots.thinking import Thinking

CLUMSY: Final = 4.0  # noise of level 1, in points
SPHINX: Final = (4, 30)  # moves compared, simulations of a boss phase
DRAGON: Final = (8, 120)


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level; a custom budget replaces the level's own."""
    if number == 1:
        return ClumsyBot(CLUMSY, cardset)
    if number == 2:
        return QuickBot(cardset)
    moves, simulations = SPHINX if number == 3 else DRAGON
    return ThinkingBot(Thinking(moves, budget or Budget(simulations)), cardset)
