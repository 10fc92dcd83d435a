"""Checks a database: reads every log, replays those of tables that are not over, and reports what
does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DBAPIError

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.entries import LogEntry, from_text
from ungeheuer.server.names import TableId
from ungeheuer.server.store import EntryRow
from ungeheuer.server.store.chain import NONE, fits, length
from ungeheuer.server.store.connect import file_of, is_sqlite, reason
from ungeheuer.server.store.heads import missing
from ungeheuer.server.store.schema import ENTRIES, HOLDERS, TABLES, TALK


class Frozen(Protocol):
    """Where a log no longer replays, and why."""

    @property
    def move(self) -> int: ...
    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, object]: ...


class Rebuilt(Protocol):
    """What a check needs to know about a table."""

    @property
    def frozen(self) -> Frozen | None: ...
    @property
    def status(self) -> str: ...


Rebuild = Callable[[TableId, Sequence[LogEntry]], Rebuilt]


class Finding:
    """One problem. `cause`: the error of the rules, if there is one."""

    __slots__ = ("cause", "code", "params")

    def __init__(self, code: str, table: str, cause: UngeheuerError | None = None, **more: object):
        self.code = code
        self.params: dict[str, object] = {"id": table, **more}
        self.cause = cause


class Check:
    """A check in progress. `running`: the tables to replay; `unchained`: how many of all have no
    chain of hashes yet, so that a cut end of theirs would not be noticed."""

    def __init__(self, engine: Engine, rebuild: Rebuild) -> None:
        self._rebuild = rebuild
        self._engine = engine
        self.unchained = 0
        with engine.connect() as connection:
            tables = self._tables(connection)
        self.running = [(id, state) for id, state in tables if state != "over"]
        self._over = [id for id, state in tables if state == "over"]

    def findings(self) -> Iterator[Finding | None]:
        """Problems of the whole database, then one item per running table: a problem or None."""
        with self._engine.connect() as connection:
            yield from self._whole(connection)
        for id in self._over:
            if (finding := self._looked_at(id, "over")) is not None:
                yield finding
        for id, state in self.running:
            yield self._looked_at(id, state)

    def _looked_at(self, id: TableId, state: str) -> Finding | None:
        """A part of the file that is broken is the fault of the tables that lie there alone."""
        try:
            with self._engine.connect() as connection:
                return self._table(connection, id, state)
        except DBAPIError as error:
            return Finding("db-crash", id, reason=reason(error))

    def _tables(self, connection: Connection) -> list[tuple[TableId, str]]:
        wanted = select(TABLES.c.id, TABLES.c.state).order_by("id")
        return [(TableId(id), state) for id, state in connection.execute(wanted)]

    def _whole(self, connection: Connection) -> Iterator[Finding]:
        try:
            yield from self._broken_parts(connection)
            yield from self._stray(connection)
            yield from self._cut(connection)
        except DBAPIError as error:
            yield Finding("db-broken", "", reason=reason(error))

    def _broken_parts(self, connection: Connection) -> Iterator[Finding]:
        if is_sqlite(connection):
            for (said,) in connection.execute(text("PRAGMA quick_check")):
                if said != "ok":
                    yield Finding("db-broken", "", reason=said)

    def _stray(self, connection: Connection) -> Iterator[Finding]:
        known = select(TABLES.c.id)
        for source in (ENTRIES, HOLDERS, TALK):
            stray = select(source.c.table_id).distinct().where(source.c.table_id.not_in(known))
            for (id,) in connection.execute(stray):
                yield Finding("db-stray", id)

    def _cut(self, connection: Connection) -> Iterator[Finding]:
        """What a file beside an SQLite database knows of it, and the database does not."""
        file = file_of(self._engine)
        if file is not None:
            rows = connection.execute(select(TABLES.c.id, TABLES.c.head))
            for each in missing(file, {row[0]: row[1] for row in rows}):
                yield Finding("db-cut", each.table, stored=each.stored, found=each.found)

    def _table(self, connection: Connection, id: TableId, state: str) -> Finding | None:
        mine = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.seq)
        rows = [EntryRow(*row) for row in connection.execute(mine)]
        head = connection.scalar(select(TABLES.c.head).where(TABLES.c.id == id)) or NONE
        self.unchained += head == NONE
        bad = _bad_rows(id, rows) or _bad_chain(id, rows, head)
        return bad or (None if state == "over" else self._replayed(id, rows, state))

    def _replayed(self, id: TableId, rows: Sequence[EntryRow], state: str) -> Finding | None:
        entries = [
            LogEntry(row.seq, row.at, row.by, row.cause, from_text(row.data)) for row in rows
        ]
        try:
            table = self._rebuild(id, entries)
        except UngeheuerError as error:
            return Finding("db-unreadable", id, error)
        except Exception as error:  # finding logs that crash the program is the point of a check
            return Finding("db-crash", id, reason=f"{type(error).__name__}: {error}")
        frozen = table.frozen
        if frozen is not None:
            cause = UngeheuerError(frozen.code, frozen.params)
            return Finding("db-frozen", id, cause, move=frozen.move)
        if table.status != state:
            return Finding("db-other-state", id, listed=state, found=table.status)
        return None


def _bad_rows(id: TableId, rows: Sequence[EntryRow]) -> Finding | None:
    """A log without holes whose entries can all be read."""
    if not rows:
        return Finding("db-no-log", id)
    for wanted, row in enumerate(rows, start=1):
        if row.seq != wanted:
            return Finding("db-hole", id, line=wanted)
        if not _is_entry(row.data):
            return Finding("db-no-entry", id, line=row.seq)
    return None


def _bad_chain(id: TableId, rows: Sequence[EntryRow], head: str) -> Finding | None:
    """Whether these are the entries that were stored, and all of them."""
    if fits(head, rows):
        return None
    if length(head) > rows[-1].seq:
        return Finding("db-cut", id, stored=length(head), found=rows[-1].seq)
    return Finding("db-other-chain", id)


def _is_entry(data: str) -> bool:
    try:
        entry: Any = from_text(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return entry is not None
