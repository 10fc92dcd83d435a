"""Tables rebuilt from their logs. A log that today's rules do not bear out freezes its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ungeheuer.engine.errors import OtherPosition, UngeheuerError
from ungeheuer.engine.replay import check_position
from ungeheuer.server import entries as log
from ungeheuer.server.names import TableId
from ungeheuer.server.table import MATCH_ENTRIES, Table


class Stop(NamedTuple):
    """The last entry whose position is known to be the one played, and what came after it."""

    seq: int
    why: OtherPosition


def rebuilt(id: TableId, entries: Sequence[log.LogEntry]) -> Table:
    """The table of a log. If the rules refuse an entry, it freezes at the last good move.

    Where they lead to another position than was played, that is the last move after which the
    position is known to be the same: the log is read once more, up to there.
    """
    reading = _read(Reading(id, entries[0]), entries)
    if reading.stop is not None:
        reading = _read(Reading(id, entries[0], reading.stop), entries)
    return reading.table


def _read(reading: Reading, entries: Sequence[log.LogEntry]) -> Reading:
    for logged in entries[1:]:
        reading.read(logged)
    return reading


class Reading:
    """A log being read, up to a stop if there is one."""

    def __init__(self, id: TableId, first: log.LogEntry, stop: Stop | None = None) -> None:
        self.table = Table(id, first)
        self.stop = stop
        self._agreed = (first.seq, len(self.table.match.history))

    def read(self, logged: log.LogEntry) -> None:
        if not isinstance(logged.entry, MATCH_ENTRIES):
            self.table.enter(logged)
        elif self.table.frozen is not None:
            self.table.pass_over(logged)
        elif self.stop is not None and logged.seq > self.stop.seq:
            self._freeze(logged, self.stop.why)
        else:
            self._read_move(logged)

    def _read_move(self, logged: log.LogEntry) -> None:
        try:
            self.table.enter(logged)
        except UngeheuerError as error:
            self._freeze(logged, error)
            return
        if isinstance(logged.entry, log.Played) and logged.entry.position:
            self._compare(logged.seq, logged.entry.position)

    def _freeze(self, logged: log.LogEntry, why: UngeheuerError) -> None:
        self.table.freeze(why)
        self.table.pass_over(logged)

    def _compare(self, seq: int, kept: str) -> None:
        match = self.table.match
        try:
            check_position(match, kept, self._agreed[1])
        except OtherPosition as error:
            self.stop = Stop(self._agreed[0], error)
        else:
            self._agreed = (seq, len(match.history))
