"""Bots by name. A bot gets exactly what a person in that seat gets.

`dragon` is the bot of level 4; `dragon:200` thinks for 200 simulations, `dragon:1.5s` for so long.
"""

from typing import Any, Final

from ungeheuer.bots.budget import Budget, read_budget
from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.random_bot import RandomBot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import manifest

LEVELS: Final = ("ogre", "goblin", "sphinx", "dragon")  # 1 to 4: those whom people meet
USUAL: Final = "goblin"  # where nobody has chosen: a rival, and quick
STRONGEST: Final = LEVELS[-1]
NAMES: Final = ("random", "greedy", *LEVELS)  # the simplest first


def known(name: str) -> bool:
    """Whether there is such a bot, with such a budget."""
    who, colon, much = name.partition(":")
    if not colon:
        return who in NAMES
    return who in LEVELS and read_budget(much) is not None


def bot(name: str, game: Game[Any, Any, Any], cardset: CardSet) -> Bot:
    """A bot for one table: it knows the game and the cards that are played with."""
    if not known(name):
        raise KeyError(name)
    who, _, much = name.partition(":")
    if who == "random":
        return RandomBot()
    if who == "greedy" or game.name not in GAMES:
        return GreedyBot(game, cardset)
    return of_level(LEVELS.index(who) + 1, game, cardset, read_budget(much))


def of_level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """Level 1 to 4 of a game."""
    made: Bot = manifest(game.name).levels.load()(number, game, cardset, budget)
    return made
