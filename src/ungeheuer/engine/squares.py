"""How people call the cells of a grid: `G7` is its middle, letters run right, numbers up.

Moves and positions are written with `x,y` from the middle. A square is for the eye, since `1,0`
looks like a decimal number in many languages; whoever types may use either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

COLUMNS: Final = "ABCDEFGHIJKLM"
MIDDLE: Final = 6  # the column of x = 0, and the row of y = 0, counted from 0
CELL: Final = re.compile(r"(-?[0-9]{1,9}),(-?[0-9]{1,9})")
SQUARE: Final = re.compile(r"([A-Ma-m])([1-9]|1[0-3])")


def square_at(x: int, y: int) -> str:
    """The name of a cell; empty for one that is too far out to have a name."""
    column, row = x + MIDDLE, y + MIDDLE
    if not (0 <= column < len(COLUMNS) and 0 <= row < len(COLUMNS)):
        return ""
    return f"{COLUMNS[column]}{row + 1}"


def square_of(place: str) -> str:
    """The name of the cell that is written `x,y`; empty for what is no cell with a name."""
    found = CELL.fullmatch(place)
    return "" if found is None else square_at(int(found[1]), int(found[2]))


def cell_called(name: str) -> tuple[int, int] | None:
    """The cell of this name; None if no cell is called so."""
    found = SQUARE.fullmatch(name)
    if found is None:
        return None
    return COLUMNS.index(found[1].upper()) - MIDDLE, int(found[2]) - 1 - MIDDLE


# -- turned and mirrored around the middle


def _turning(across: int, along: int, *, swap: bool) -> Callable[[str], str]:
    def cell(found: re.Match[str]) -> str:
        x, y = int(found[1]) * across, int(found[2]) * along
        return f"{y},{x}" if swap else f"{x},{y}"

    return lambda text: CELL.sub(cell, text)


# The eight ways in which cells may lie that are told apart by nothing else; as it is written first.
TURNS: Final[Sequence[Callable[[str], str]]] = [
    _turning(across, along, swap=swap)
    for swap in (False, True)
    for across in (1, -1)
    for along in (1, -1)
]
