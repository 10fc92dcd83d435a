"""The dungeon's mixed strategies, read from data files; docs/strategies.md describes the format.

They apply to certain monster patterns only. `Book.numbers` maps the monsters of a card set to those
of the book by pattern, not by name; a set with other patterns cannot use it.
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
WHOLE: Final = 10_000  # total weight of the builds of a hand
FORMAT: Final = 1


class WeightedPlan:
    """One build of a mix: a canonical shape, a plan for it, and its weight out of WHOLE."""

    __slots__ = ("cells", "plan", "weight")

    def __init__(self, cells: tuple[Cell, ...], plan: int, weight: int) -> None:
        self.cells = cells
        self.plan = plan
        self.weight = weight


class Strategy:
    """The mix for one state of knowledge: for every hand, plans with a total of WHOLE."""

    __slots__ = ("escape", "floor", "hands", "pool", "shapes")

    def __init__(
        self, floor: int, pool: int, hands: dict[tuple[int, int], list[WeightedPlan]], escape: float
    ) -> None:
        self.floor = floor
        self.pool = pool
        self.hands = hands
        self.escape = escape  # the chance of a best response
        entries = [entry for hand in hands.values() for entry in hand]
        self.shapes = list(dict.fromkeys(entry.cells for entry in entries))


def strategy_in(data: dict[str, Any]) -> Strategy:
    """Decode one state of a strategy file."""
    shapes = [cells_in(text) for text in data["shapes"]]
    hands: dict[tuple[int, int], list[WeightedPlan]] = {}
    for hand, text in data["hands"].items():
        pair = (int(hand[0]), int(hand[1]))
        hands[pair] = plans_in(text, shapes, pair)
    return Strategy(data["floor"], pool_in(data["unseen"]), hands, data["escape"])


class Book:
    """All strategies of some files; each is decoded on first use."""

    __slots__ = ("_data", "_read", "patterns")

    def __init__(self, files: Sequence[dict[str, Any]]) -> None:
        self.patterns: list[str] = []
        self._data: dict[tuple[int, int], dict[str, Any]] = {}
        self._read: dict[tuple[int, int], Strategy] = {}
        for file in files:
            if file["format"] != FORMAT:
                raise ValueError(file["format"])
            self.patterns = list(file["patterns"])
            for data in file["states"]:
                self._data[data["floor"], pool_in(data["unseen"])] = data

    def states(self) -> list[tuple[int, int]]:
        """Floors and sets of unseen monsters for which there is a strategy."""
        return sorted(self._data)

    def strategy(self, floor: int, pool: int) -> Strategy | None:
        """The strategy for this pool, or for the smallest that contains it; else None."""
        fitting = [state for state in self._data if state[0] == floor and not pool & ~state[1]]
        if not fitting:
            return None
        nearest = min(fitting, key=_size)
        strategy = self._read.get(nearest)
        if strategy is None:
            strategy = self._read[nearest] = strategy_in(self._data[nearest])
        return strategy

    def numbers(self, patterns: Sequence[str]) -> list[int] | None:
        """By monster of a card set, its number in the book; None if a pattern is not in it."""
        tables = [comfort(rows) for rows in self.patterns]
        numbers: list[int] = []
        for rows in patterns:
            same = [n for n, table in enumerate(tables) if table == comfort(rows)]
            left = [number for number in same if number not in numbers]
            if not left:
                return None
            numbers.append(left[0])
        return numbers


def _size(state: tuple[int, int]) -> tuple[int, int]:
    return state[1].bit_count(), state[1]


BOOKS: Final[list[Book]] = []  # the shipped one, once loaded


def shipped_book() -> Book:
    if not BOOKS:
        folder = resources.files(PACKAGE) / "strategies"
        files = []
        for name in FILES:
            file = folder.joinpath(name)
            if file.is_file():
                files.append(json.loads(file.read_text(encoding="utf-8")))
        BOOKS.append(Book(files))
    return BOOKS[0]


# -- texts


def pool_in(text: str) -> int:
    """`0135`: a set of monsters, by their numbers."""
    return sum(1 << int(number) for number in text)


def pool_text(pool: int) -> str:
    return "".join(str(number) for number in range(6) if pool >> number & 1)


def cells_in(text: str) -> tuple[Cell, ...]:
    """`0,1 1,1 …`: the cells of a canonical shape."""
    cells = []
    for place in text.split():
        x, _, y = place.partition(",")
        cells.append(cell_at(int(x), int(y)))
    return tuple(cells)


def plans_in(
    text: str, shapes: Sequence[tuple[Cell, ...]], hand: tuple[int, int]
) -> list[WeightedPlan]:
    """`0:ca.eb.:125 …`: a shape, what lies on its slots, a weight."""
    plans = []
    for entry in text.split():
        number, cards, weight = entry.split(":")
        lairs = {cards.index("a") + 1: hand[0], cards.index("b") + 1: hand[1]}
        plan = plan_of(cards.index("e") + 1, lairs)
        plans.append(WeightedPlan(shapes[int(number)], plan, int(weight)))
    return plans
