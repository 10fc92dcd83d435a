"""Reads a QR code as a camera's program would, without mending: the codes here are flawless.

Written from the standard, so that it agrees with the client's encoder only where both are right.
Byte mode, versions 1 to 6, which is what an address needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

Grid = Sequence[Sequence[bool]]

# In the browser: the squares of a code that is drawn as a path, row by row.
DRAWN: Final = """code => {
  const path = code.querySelector("path"), box = code.viewBox.baseVal;
  const size = box.width + 2 * box.x, middle = (n) => n + 0.5;
  const dark = (x, y) => path.isPointInFill(new DOMPoint(middle(x), middle(y)));
  return [...Array(size).keys()].map((y) => [...Array(size).keys()].map((x) => dark(x, y)));
}"""
FORMAT_MASK: Final = 0b101010000010010
FORMAT_CELLS: Final = (
    *((8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)),
    *((y, 8) for y in (7, 5, 4, 3, 2, 1, 0)),
)
LEVEL_M: Final = 0b00
BYTES: Final = 0b0100
# For level M, by version: how many blocks, and how many bytes of data in each.
BLOCKS: Final = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def read(grid: Grid) -> str:
    """What is written there, `grid` by rows, true where it is dark."""
    size = len(grid)
    version, rest = divmod(size - 17, 4)
    assert rest == 0
    assert all(has_finder(grid, y, x) for y, x in ((0, 0), (0, size - 7), (size - 7, 0)))
    level, mask = divmod(format_of(grid) >> 10, 8)
    assert level == LEVEL_M
    bits = [grid[y][x] != MASKS[mask](y, x) for y, x in path(size) if not is_fixed(size, y, x)]
    return text_of(data_of(version, bytes_of(bits)))


def has_finder(grid: Grid, top: int, left: int) -> bool:
    """Three squares in each other, as cameras look for them."""
    return all(
        grid[top + y][left + x] == (max(abs(y - 3), abs(x - 3)) != 2)
        for y in range(7)
        for x in range(7)
    )


def format_of(grid: Grid) -> int:
    return number([grid[y][x] for y, x in FORMAT_CELLS]) ^ FORMAT_MASK


def is_fixed(size: int, y: int, x: int) -> bool:
    """Whether a cell belongs to the pattern of every code of this size."""
    corners = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) < 3 and abs(x - (size - 7)) < 3
    return corners or aligned or y == 6 or x == 6


def path(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two, from the lower right; the column of the clock is left out."""
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(rights):
        rows = range(size - 1, -1, -1) if turn % 2 == 0 else range(size)
        for y in rows:
            yield y, right
            yield y, right - 1


def number(bits: Sequence[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)


def bytes_of(bits: Sequence[bool]) -> list[int]:
    return [number(bits[n : n + 8]) for n in range(0, len(bits) - 7, 8)]


def data_of(version: int, words: Sequence[int]) -> list[int]:
    """The blocks lie byte by byte between each other; what mends them comes after."""
    blocks, length = BLOCKS[version]
    return [words[at * blocks + block] for block in range(blocks) for at in range(length)]


def text_of(data: Sequence[int]) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    assert int(bits[:4], 2) == BYTES
    count = int(bits[4:12], 2)
    found = [int(bits[n : n + 8], 2) for n in range(12, 12 + count * 8, 8)]
    return bytes(found).decode()
