"""The games of the table, by name."""

from importlib import import_module
from typing import Any, Final

from ungeheuer.engine.game import Game

NAMES: Final = ("mighty", "timid", "island")


def game(name: str) -> Game[Any, Any, Any]:
    """The game of this name; games are strangers to one another and are loaded when asked for."""
    if name not in NAMES:
        raise KeyError(name)
    found: Game[Any, Any, Any] = import_module(f"ungeheuer.games.{name}").GAME
    return found
