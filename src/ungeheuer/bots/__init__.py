"""Bots by name. A bot gets exactly what a person in that seat gets."""

from typing import Any, Final

from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.random_bot import RandomBot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game

NAMES: Final = ("random", "greedy")  # the simplest first


def bot(name: str, game: Game[Any, Any, Any], cardset: CardSet) -> Bot:
    """A bot for one table: it knows the game and the cards that are played with."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game, cardset)
    raise KeyError(name)
