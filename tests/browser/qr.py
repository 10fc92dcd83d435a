"""Reads a QR code as a camera would: bytes, correction level M, undamaged, up to version 6."""

from __future__ import annotations

import re
from collections.abc import Iterator

# How many blocks the data of each version is spread over, and how long each is.
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
FORMAT_MASK = 0x5412
LEVEL_M, BYTES = 0b00, 0b0100

Dark = set[tuple[int, int]]


def text_in(path: str) -> str:
    """What the squares of an SVG path say."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    size = max(x for x, _ in dark) + 1
    version = (size - 17) // 4
    level, mask = _format(dark)
    assert level == LEVEL_M
    bits = [((x, y) in dark) != MASKS[mask](y, x) for x, y in _way(size, version)]
    words = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    count, length = BLOCKS[version]
    data = [words[at * count + block] for block in range(count) for at in range(length)]
    stream = [bool(word >> bit & 1) for word in data for bit in range(7, -1, -1)]
    assert _number(stream[:4]) == BYTES
    many = _number(stream[4:12])
    found = (_number(stream[12 + 8 * at : 20 + 8 * at]) for at in range(many))
    return bytes(found).decode()


def _format(dark: Dark) -> tuple[int, int]:
    """The fifteen squares around the first eye: the level, and how the rest is masked."""
    row = [(x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    column = [(8, y) for y in (7, 5, 4, 3, 2, 1, 0)]
    found = _number([place in dark for place in row + column]) ^ FORMAT_MASK
    return found >> 13, found >> 10 & 7


def _way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the lower right, up and down, past what is no data."""
    up = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for y in range(size - 1, -1, -1) if up else range(size):
            yield from ((x, y) for x in (right, right - 1) if not _fixed(x, y, size, version))
        up = not up


def _fixed(x: int, y: int, size: int, version: int) -> bool:
    eyes = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    small_eye = version > 1 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return eyes or small_eye or x == 6 or y == 6


def _number(bits: list[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)
