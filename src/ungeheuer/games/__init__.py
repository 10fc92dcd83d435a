"""The games of the table, by name. Each is a package whose `GAME` says what it brings along."""

from importlib import import_module
from typing import Any, Final

from ungeheuer.engine.game import Game
from ungeheuer.engine.manifest import Manifest

NAMES: Final = ("mighty", "timid", "island")


def manifest(name: str) -> Manifest:
    """What the game of this name brings along; nothing of it is loaded yet."""
    if name not in NAMES:
        raise KeyError(name)
    chosen: Manifest = import_module(f"ungeheuer.games.{name}").GAME
    return chosen


def manifests() -> list[Manifest]:
    return [manifest(name) for name in NAMES]


def game(name: str) -> Game[Any, Any, Any]:
    """The game of this name; games are strangers to one another and are loaded when asked for."""
    return manifest(name).game.load()
