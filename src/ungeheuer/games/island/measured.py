"""How often teams of bots have won: what `ungeheuer balance` writes, and what set-up shows of it.

A file of that command, put beside this module as `measured.json`, is all that set-up needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Final

import msgspec

from ungeheuer.bots import LEVELS
from ungeheuer.lab.interval import wilson
from ungeheuer.wire.api import Measured

FILE: Final = "measured.json"
YARDSTICK: Final = LEVELS[1]  # B-11.1: competent play


class Cell(msgspec.Struct, frozen=True):
    """One boss, one side, one number of players, with or without the house rule (I-24.1)."""

    boss: str
    side: str
    players: int
    even_odds: bool = False

    def options(self) -> dict[str, object]:
        return msgspec.structs.asdict(self)


class Figure(msgspec.Struct, frozen=True):
    """The result of matches `first` to `first + games - 1` of a cell."""

    cell: Cell
    bot: str
    cards: str  # the hash of the card set
    first: int
    games: int
    won: float
    cardset: str = ""  # id and version of the card set; older files have the hash alone

    def share(self) -> float:
        return self.won / self.games


def figures_in(text: bytes) -> list[Figure]:
    return msgspec.json.decode(text, type=list[Figure])


def measured() -> list[Measured]:
    """What is known of the shipped sets; nothing, where nobody has measured."""
    file = resources.files(__package__ or "") / FILE
    return [*shown(figures_in(file.read_bytes()))] if file.is_file() else []


def shown(figures: Iterable[Figure]) -> Iterator[Measured]:
    """Of every set and cell the longest run of the yardstick, with its interval.

    Other options are as they are by default, and those that matter must be so at the table, too.
    """
    longest: dict[tuple[str, Cell], Figure] = {}
    for figure in figures:
        known = longest.get((figure.cards, figure.cell))
        if figure.bot == YARDSTICK and (known is None or known.games <= figure.games):
            longest[figure.cards, figure.cell] = figure
    for figure in longest.values():
        low, high = wilson(figure.share(), figure.games)
        options = {**figure.cell.options(), "support_either_or": False}
        yield Measured(figure.cards, options, figure.bot, figure.games, figure.share(), low, high)
