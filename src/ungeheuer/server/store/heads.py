"""Which entries were stored last, in a file beside a database of SQLite: `FILE.heads`.

What is cut off the end of a database, or of its journal, takes its own traces along: each state of
it fits in itself. So after every commit the heads of the tables in it are noted outside, in a ring
of lines. Nobody waits for the disk there: a note may be lost, but none comes before its commit.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ungeheuer.server.store import Batch
from ungeheuer.server.store.chain import length

LINE: Final = 112  # bytes
LINES: Final = 4096  # more than a journal holds before it is copied into the database
DROPPED: Final = "-"  # the head of a table that was deleted


class Missing(NamedTuple):
    """A table of which more was stored than is there."""

    table: str
    stored: int
    found: int


def place_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.heads")


class Heads:
    """The ring, written to by one process."""

    def __init__(self, file: Path) -> None:
        self._ring = os.open(place_of(file), os.O_CREAT | os.O_RDWR, 0o600)
        self._next = max((number for number, _, _ in _lines(self._read())), default=-1) + 1

    def _read(self) -> bytes:
        return os.pread(self._ring, LINE * LINES, 0)

    def note(self, batches: Iterable[Batch]) -> None:
        """What was just stored; of each table the last head."""
        heads: dict[str, str] = {}
        for batch in batches:
            if batch.table is not None and batch.table.head:
                heads[batch.table.id] = batch.table.head
            if batch.drop is not None:
                heads[batch.drop] = DROPPED
        with contextlib.suppress(OSError):  # the database will tell that the disk is full
            for table, head in heads.items():
                self._put(f"{self._next} {table} {head} ".encode("utf-8", "replace"))

    def _put(self, text: bytes) -> None:
        if len(text) < LINE:
            os.pwrite(self._ring, text.ljust(LINE - 1) + b"\n", self._next % LINES * LINE)
            self._next += 1

    def close(self) -> None:
        os.close(self._ring)


def _lines(ring: bytes) -> list[tuple[int, str, str]]:
    """In the order in which they were written; what cannot be read is left out."""
    parts = (line.decode("utf-8", "replace").split() for line in ring.split(b"\n"))
    read = [(int(n[0]), n[1], n[2]) for n in parts if len(n) == 3 and n[0].isdecimal()]
    return sorted(read)


def noted(file: Path) -> dict[str, str]:
    """The last head of each table that the ring still knows."""
    try:
        ring = place_of(file).read_bytes()
    except OSError:
        return {}
    return {table: head for _, table, head in _lines(ring)}


def missing(file: Path, found: Mapping[str, str]) -> Sequence[Missing]:
    """Tables of which entries were stored that are not there. `found`: heads, by table."""
    stored = {table: head for table, head in noted(file).items() if head != DROPPED}
    lengths = (
        (table, length(head), length(found.get(table, ""))) for table, head in stored.items()
    )
    return [Missing(*each) for each in sorted(lengths) if each[2] < each[1]]


def forget(file: Path) -> None:
    """Of a database that was there under the same name."""
    with contextlib.suppress(OSError):
        place_of(file).unlink()
