"""The dungeon's mixed strategies, read from data files; docs/strategies.md tells their format.

They fit monsters with certain patterns only. `Book.numbers` says how the monsters of a card set are
called there, whatever their names; a set with other patterns has no book.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from ungeheuer.games.timid.bots.plans import plan_of
from ungeheuer.games.timid.rules.cards import comfort
from ungeheuer.games.timid.rules.grid import Cell, cell_at

PACKAGE: Final = "ungeheuer.games.timid.bots"
FILES: Final = ("floor-1.json", "floor-2.json", "floor-3.json")
WHOLE: Final = 10_000  # what the weights of a hand's builds add up to
FORMAT: Final = 1


class Line:
    """One build of a mix: a canonical shape, what lies on it, and how often out of WHOLE."""

    __slots__ = ("cells", "plan", "weight")

    def __init__(self, cells: tuple[Cell, ...], plan: int, weight: int) -> None:
        self.cells = cells
        self.plan = plan
        self.weight = weight


class Strategy:
    """The mix for one state of knowledge: for every hand, lines that add up to WHOLE."""

    __slots__ = ("escape", "floor", "hands", "pool", "shapes")

    def __init__(
        self, floor: int, pool: int, hands: dict[tuple[int, int], list[Line]], escape: float
    ) -> None:
        self.floor = floor
        self.pool = pool
        self.hands = hands
        self.escape = escape  # the chance of a character who answers best
        lines = [line for hand in hands.values() for line in hand]
        self.shapes = list(dict.fromkeys(line.cells for line in lines))


def strategy_in(told: dict[str, Any]) -> Strategy:
    """A state of a file."""
    shapes = [cells_in(text) for text in told["shapes"]]
    hands: dict[tuple[int, int], list[Line]] = {}
    for hand, text in told["hands"].items():
        pair = (int(hand[0]), int(hand[1]))
        hands[pair] = lines_in(text, shapes, pair)
    return Strategy(told["floor"], pool_in(told["unseen"]), hands, told["escape"])


class Book:
    """All strategies of a folder; each is read when it is first asked for."""

    __slots__ = ("_read", "_told", "patterns")

    def __init__(self, files: Sequence[dict[str, Any]]) -> None:
        self.patterns: list[str] = []
        self._told: dict[tuple[int, int], dict[str, Any]] = {}
        self._read: dict[tuple[int, int], Strategy] = {}
        for file in files:
            if file["format"] != FORMAT:
                raise ValueError(file["format"])
            self.patterns = list(file["patterns"])
            for told in file["states"]:
                self._told[told["floor"], pool_in(told["unseen"])] = told

    def states(self) -> list[tuple[int, int]]:
        """Floors and sets of unseen monsters for which there is a strategy."""
        return sorted(self._told)

    def strategy(self, floor: int, pool: int) -> Strategy | None:
        """The strategy for this pool, or for one that holds more; None if there is none."""
        fitting = [state for state in self._told if state[0] == floor and not pool & ~state[1]]
        if not fitting:
            return None
        nearest = min(fitting, key=_size)
        found = self._read.get(nearest)
        if found is None:
            found = self._read[nearest] = strategy_in(self._told[nearest])
        return found

    def numbers(self, patterns: Sequence[str]) -> list[int] | None:
        """By monster of a card set, its number here; None if some pattern is another."""
        tables = [comfort(rows) for rows in self.patterns]
        found: list[int] = []
        for rows in patterns:
            same = [n for n, table in enumerate(tables) if table == comfort(rows)]
            left = [number for number in same if number not in found]
            if not left:
                return None
            found.append(left[0])
        return found


def _size(state: tuple[int, int]) -> tuple[int, int]:
    return state[1].bit_count(), state[1]


BOOKS: Final[list[Book]] = []  # the one that is shipped, once it was asked for


def shipped_book() -> Book:
    if not BOOKS:
        folder = resources.files(PACKAGE) / "strategies"
        told = []
        for name in FILES:
            file = folder.joinpath(name)
            if file.is_file():
                told.append(json.loads(file.read_text(encoding="utf-8")))
        BOOKS.append(Book(told))
    return BOOKS[0]


# -- texts


def pool_in(text: str) -> int:
    """`0135`: a set of monsters, by their numbers."""
    return sum(1 << int(number) for number in text)


def pool_text(pool: int) -> str:
    return "".join(str(number) for number in range(6) if pool >> number & 1)


def cells_in(text: str) -> tuple[Cell, ...]:
    """`0,1 1,1 …`: the cells of a canonical shape."""
    found = []
    for place in text.split():
        x, _, y = place.partition(",")
        found.append(cell_at(int(x), int(y)))
    return tuple(found)


def lines_in(text: str, shapes: Sequence[tuple[Cell, ...]], hand: tuple[int, int]) -> list[Line]:
    """`0:ca.eb.:125 …`: a shape, what lies on its slots, a weight."""
    found = []
    for entry in text.split():
        number, cards, weight = entry.split(":")
        lairs = {cards.index("a") + 1: hand[0], cards.index("b") + 1: hand[1]}
        plan = plan_of(cards.index("e") + 1, lairs)
        found.append(Line(shapes[int(number)], plan, int(weight)))
    return found
