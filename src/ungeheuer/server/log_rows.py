"""Logs and talk as rows of the store, and tables made of such rows."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError
from ungeheuer.server.logs import about
from ungeheuer.server.names import TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import EntryRow, TalkRow
from ungeheuer.server.table import Table

LOGGER: Final = logging.getLogger("ungeheuer.server")


class Stored(msgspec.Struct):
    """What a row of talk has as JSON."""

    version: int
    said: log.Said


def entry_row(id: TableId, logged: log.LogEntry) -> EntryRow:
    return EntryRow(id, logged.seq, logged.at, logged.by, logged.cause, log.to_text(logged.entry))


def talk_row(id: TableId, line: log.Line) -> TalkRow:
    data = msgspec.json.encode(Stored(line.version, line.said)).decode()
    return TalkRow(id, line.number, line.at, line.by, line.cause, data)


def loaded(id: TableId, rows: Sequence[EntryRow], talk: Sequence[TalkRow]) -> Table:
    """A corrupt log is a server fault, not a rule violation."""
    try:
        table = rebuilt(id, [_entry(row) for row in rows])
        for row in talk:
            table.hear(_line(row))
        return table
    except (msgspec.MsgspecError, LookupError, ValueError) as error:
        LOGGER.error("a log is corrupt", extra=about(table=id, error=type(error).__name__))
        raise TableError("bad-log", {"table": id}) from error


def _entry(row: EntryRow) -> log.LogEntry:
    return log.LogEntry(row.seq, row.at, row.by, row.cause, log.from_text(row.data))


def _line(row: TalkRow) -> log.Line:
    stored = msgspec.json.decode(row.data, type=Stored)
    return log.Line(row.number, row.at, row.by, row.cause, stored.version, stored.said)
