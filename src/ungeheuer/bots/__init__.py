"""Bots by name. A bot gets exactly what a person in that seat gets.

`dragon` is the bot of level 4, `dragon:200` limits it to 200 simulations, `dragon:1.5s` to 1.5 s;
`dragon-hedda` is one of the persons that it can be (`personas`).
"""

from typing import Any, Final

from ungeheuer.bots.budget import Budget, read_budget
from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.bots.personas import level_of, persona_of
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.random_bot import RandomBot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.game import Game
from ungeheuer.games import manifest
from ungeheuer.games import names as games

LEVELS: Final = ("ogre", "goblin", "sphinx", "dragon")  # 1 to 4: the bots that people play against
USUAL: Final = "goblin"  # the default: decent and quick
STRONGEST: Final = LEVELS[-1]
NAMES: Final = ("random", "greedy", *LEVELS)  # the simplest first


def known(name: str) -> bool:
    """Whether this names a bot, with a valid budget if there is one."""
    who, colon, amount = name.partition(":")
    person = persona_of(who) is not None
    if not colon:
        return who in NAMES or person
    return (who in LEVELS or person) and read_budget(amount) is not None


def bot(name: str, game: Game[Any, Any, Any], cardset: CardSet) -> Bot:
    """The named bot for one game and card set; KeyError if there is none."""
    if not known(name):
        raise KeyError(name)
    who, amount = level_of(name), name.partition(":")[2]
    if who == "random":
        return RandomBot()
    if who == "greedy" or game.name not in games():
        return GreedyBot(game, cardset)
    return of_level(LEVELS.index(who) + 1, game, cardset, read_budget(amount))


def of_level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """Level 1 to 4 of a game."""
    level_bot: Bot = manifest(game.name).levels.load()(number, game, cardset, budget)
    return level_bot
