"""Bots by name. A bot gets exactly what a person in that seat gets."""

from typing import Any, Final

from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.random_bot import RandomBot
from ungeheuer.engine.game import Game

NAMES: Final = ("random", "greedy")


def bot(name: str, game: Game[Any, Any, Any]) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    raise KeyError(name)
