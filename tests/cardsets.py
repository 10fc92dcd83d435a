"""The card sets that tests play with, by name and version: what is shipped next changes no test."""

from typing import Final

from ungeheuer.engine import cardset
from ungeheuer.engine.cardset import CardSet, label, shipped
from ungeheuer.games import game

VERSIONS: Final = {"mighty": 1, "timid": 1, "island": 2}
HOUSE: Final[dict[str, CardSet]] = {
    name: shipped(game(name).package, "house", version) for name, version in VERSIONS.items()
}
LABELS: Final = {name: label(cards) for name, cards in HOUSE.items()}
REALLY_NEWEST: Final = cardset.newest


def newest_for_tests(package: str, name: str) -> int:
    """What commands and servers take for the newest version while tests run."""
    pinned = {game(each).package: version for each, version in VERSIONS.items()}
    return pinned[package] if package in pinned else REALLY_NEWEST(package, name)
