"""The games of the table, by name. Each is a package whose `GAME` says what it brings along.

A game from another distribution joins by an entry point of the group `ungeheuer.games`, whose value
is `package:GAME`. Nothing else knows which games are shipped and which have joined.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any, Final

from ungeheuer.engine.game import Game
from ungeheuer.engine.manifest import Manifest

NAMES: Final = ("mighty", "timid", "island")  # shipped; `names` has those that joined as well
GROUP: Final = "ungeheuer.games"
# Names stand in records, addresses, and in front of the codes of messages.
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Refused:
    """A package that names a game which cannot join, and why."""

    __slots__ = ("code", "game", "package", "reason")

    def __init__(self, game: str, package: str, code: str, reason: str) -> None:
        self.game = game
        self.package = package
        self.code = code
        self.reason = reason


class Joined:
    """The games of other packages, and those that were refused."""

    __slots__ = ("manifests", "refused")

    def __init__(self) -> None:
        self.manifests: dict[str, Manifest] = {}
        self.refused: list[Refused] = []

    def take(self, name: str, place: str, found: object) -> None:
        """Let a game join, if it is one and its name is free."""
        if not isinstance(found, Manifest):
            self.refused.append(Refused(name, place, "game-no-manifest", ""))
        elif not NAME.fullmatch(found.name):
            self.refused.append(Refused(found.name, place, "game-bad-name", ""))
        elif found.name in NAMES or found.name in self.manifests:
            self.refused.append(Refused(found.name, place, "game-name-taken", ""))
        else:
            self.manifests[found.name] = found


@cache
def joined() -> Joined:
    """Look for games once. A broken one must not keep the others from being played."""
    # Costs as much as all of the engine, and whoever reads rules or words needs none of it.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found = Joined()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            brought = entry.load()
            if isinstance(brought, Manifest):
                brought.game.load()  # a module that cannot be imported is found out here
        except Exception as error:  # whatever a stranger's module may raise
            reason = f"{type(error).__name__}: {error}"
            found.refused.append(Refused(entry.name, entry.value, "game-broken", reason))
        else:
            found.take(entry.name, entry.value, brought)
    return found


def names() -> list[str]:
    """Every game that can be played, the shipped ones first."""
    return [*NAMES, *joined().manifests]


def manifest(name: str) -> Manifest:
    """What the game of this name brings along; nothing of it is loaded yet."""
    if name not in NAMES:
        return joined().manifests[name]
    chosen: Manifest = import_module(f"ungeheuer.games.{name}").GAME
    return chosen


def manifests() -> list[Manifest]:
    return [manifest(name) for name in names()]


def game(name: str) -> Game[Any, Any, Any]:
    """The game of this name; games are strangers to one another and are loaded when asked for."""
    return manifest(name).game.load()
