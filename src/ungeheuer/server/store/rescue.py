"""Saves what is whole of a broken database into a new one, table by table, and says what is lost.

Of a log everything before its first fault is kept; what lists show of it is made anew. Rows of
other kinds are read from both ends: what cannot be read lies in between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Engine, Table, asc, desc, insert, inspect, select, tuple_
from sqlalchemy.exc import DBAPIError

from ungeheuer.engine.errors import MessageError, UngeheuerError
from ungeheuer.server.entries import LogEntry, from_text
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.store import Batch, EntryRow, TableRow
from ungeheuer.server.store.chain import NONE, extended, length
from ungeheuer.server.store.connect import engine_at, file_of, writing
from ungeheuer.server.store.heads import DROPPED, noted
from ungeheuer.server.store.migrate import upgrade
from ungeheuer.server.store.rows import write
from ungeheuer.server.store.schema import (
    AUDIT,
    CODES,
    DEVICES,
    ENTRIES,
    HOLDERS,
    LESSONS,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)

OTHERS = (PEOPLE, DEVICES, CODES, LESSONS, REPORTS, AUDIT)  # whole tables of rows that stand alone
PORTION = 500  # rows that are read or written at a time
Row = dict[str, Any]


@dataclass
class Derived:
    """What is made of a log: the row of its table, and who holds which seat."""

    row: TableRow
    holders: dict[str, PersonId]


Derive = Callable[[TableId, Sequence[LogEntry]], Derived]


@dataclass(frozen=True)
class Loss:
    """Something that is not in the new database. `code`: what kind; `params`: of its sentence."""

    code: str
    params: dict[str, object]


@dataclass
class Rescued:
    """What came of it."""

    tables: int = 0  # that have all their entries, as far as anybody knows
    shortened: int = 0
    rows: int = 0
    losses: list[Loss] = field(default_factory=list)

    def lost(self, code: str, **params: object) -> None:
        self.losses.append(Loss(code, params))


def rescue(source: Engine, target: Path, derive: Derive) -> Rescued:
    """`target` must not be there; it is an SQLite database, whatever the source is."""
    if target.exists():
        raise MessageError("file-exists", {"file": str(target)})
    engine = engine_at(f"sqlite:///{target}")
    try:
        upgrade(engine)
        return Rescue(source, engine, derive).run()
    finally:
        engine.dispose()


class Rescue:
    """One attempt. Every question has a connection of its own: an error may spoil it."""

    def __init__(self, source: Engine, target: Engine, derive: Derive) -> None:
        self._source = source
        self._target = target
        self._derive = derive
        self._result = Rescued()
        file = file_of(source)
        self._stored = {} if file is None else noted(file)
        self._columns = {table.name: self._known(table) for table in (*OTHERS, *LOGS)}

    def _known(self, table: Table) -> list[Column[Any]]:
        """Those that the source has; an older database has fewer."""
        try:
            there = {column["name"] for column in inspect(self._source).get_columns(table.name)}
        except Exception:  # it has no such table, or one that cannot be read
            return []
        return [column for column in table.c if column.name in there]

    def run(self) -> Rescued:
        for table in OTHERS:
            rows, whole = self._both_ends(table)
            self._add(table, rows)
            self._result.rows += len(rows)
            if not whole:
                self._result.lost("rescue-rows", kind=table.name, rows=len(rows))
        for id in self._ids():
            self._save(id)
        return self._result

    # -- tables

    def _ids(self) -> list[TableId]:
        """From the list, the logs and the notes beside the file: each may be broken."""
        listed, _ = self._both_ends(TABLES, self._columns[TABLES.name][:1])
        logged = self._distinct(ENTRIES.c.table_id)
        stored = (table for table, head in self._stored.items() if head != DROPPED)
        return [TableId(id) for id in sorted({*(row["id"] for row in listed), *logged, *stored})]

    def _distinct(self, column: Column[Any]) -> set[str]:
        found: set[str] = set()
        for order, beyond in ((asc, column.__gt__), (desc, column.__lt__)):
            last: str | None = None
            while True:
                query = select(column).order_by(order(column)).limit(1)
                rows = self._asked(query if last is None else query.where(beyond(last)))
                if not rows or rows[0][column.name] in found:
                    break
                last = str(rows[0][column.name])
                found.add(last)
        return found

    def _save(self, id: TableId) -> None:
        rows = self._log(id)
        stored = length(self._stored.get(id, NONE))
        if not rows:
            self._result.lost("rescue-table", id=id, stored=stored)
            return
        entries = [LogEntry(r.seq, r.at, r.by, r.cause, from_text(r.data)) for r in rows]
        try:
            made = self._derive(id, entries)
        except (UngeheuerError, LookupError, ValueError):
            self._result.lost("rescue-table", id=id, stored=max(stored, len(rows)))
            return
        self._put(id, rows, made)
        known = max(stored, self._length(id), self._last(id))
        if known > len(rows):
            self._result.shortened += 1
            self._result.lost("rescue-cut", id=id, kept=len(rows), stored=known)
        else:
            self._result.tables += 1

    def _log(self, id: TableId) -> list[EntryRow]:
        """The entries before the first that is missing or cannot be read."""
        rows, _ = self._forwards(ENTRIES, self._columns[ENTRIES.name], id)
        good: list[EntryRow] = []
        for row in (EntryRow(*each.values()) for each in rows):
            if row.seq != len(good) + 1 or not _is_entry(row.data):
                break
            good.append(row)
        return good

    def _last(self, id: TableId) -> int:
        """The number of the last entry that can be read, be there holes before it or not."""
        last = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == id).order_by(desc(ENTRIES.c.seq))
        rows = self._asked(last.limit(1))
        return int(rows[0]["seq"]) if rows else 0

    def _length(self, id: TableId) -> int:
        if TABLES.c.head not in self._columns[TABLES.name]:
            return 0
        rows = self._asked(select(TABLES.c.head).where(TABLES.c.id == id))
        return length(rows[0]["head"]) if rows else 0

    def _put(self, id: TableId, rows: list[EntryRow], made: Derived) -> None:
        made.row.head = extended(NONE, rows)
        with writing(self._target) as connection:
            write(connection, [Batch(entries=rows, table=made.row, holders=made.holders)])
        talk, whole = self._forwards(TALK, self._columns[TALK.name], id)
        self._add(TALK, talk)
        if not whole:
            self._result.lost("rescue-talk", id=id)
        if TABLES.c.hidden in self._columns[TABLES.name]:
            hidden = self._asked(select(TABLES.c.hidden).where(TABLES.c.id == id))
            if hidden and hidden[0]["hidden"]:
                with writing(self._target) as connection:
                    connection.execute(TABLES.update().where(TABLES.c.id == id).values(hidden=True))

    # -- rows

    def _both_ends(
        self, table: Table, columns: list[Column[Any]] | None = None
    ) -> tuple[list[Row], bool]:
        """All rows that can be read, and whether these are all."""
        columns = self._columns[table.name] if columns is None else columns
        rows, whole = self._forwards(table, columns)
        if whole:
            return rows, True
        seen = {_key(table, row) for row in rows}
        others, _ = self._forwards(table, columns, order=desc)
        return [*rows, *(row for row in others if _key(table, row) not in seen)], False

    def _forwards(
        self,
        table: Table,
        columns: list[Column[Any]],
        id: str | None = None,
        order: Callable[[Any], Any] = asc,
    ) -> tuple[list[Row], bool]:
        """Rows in the order of their key up to the first that cannot be read; of one table."""
        rows: list[Row] = []
        if not columns:
            return rows, False
        keys = list(table.primary_key.columns)
        size = PORTION
        while True:
            query = select(*columns).order_by(*map(order, keys)).limit(size)
            if id is not None:
                query = query.where(table.c.table_id == id)
            if rows:
                last = tuple_(*_key(table, rows[-1]))
                place = tuple_(*keys)
                query = query.where(place > last if order is asc else place < last)
            portion = self._asked(query)
            if portion is None:
                if size == 1:
                    return rows, False
                size = max(1, size // 8)  # what lies before the fault is read in smaller portions
                continue
            rows += portion
            if len(portion) < size:
                return rows, True

    def _asked(self, query: Any) -> list[Row] | None:
        """None if the database cannot read what it is asked for."""
        try:
            with self._source.connect() as connection:
                return [dict(row) for row in connection.execute(query).mappings()]
        except (DBAPIError, UnicodeDecodeError):
            return None

    def _add(self, table: Table, rows: Sequence[Row]) -> None:
        adding = insert(table).prefix_with("OR IGNORE")  # a broken page may show a row twice
        for at in range(0, len(rows), PORTION):
            with writing(self._target) as connection:
                connection.execute(adding, list(rows[at : at + PORTION]))


LOGS = (TABLES, ENTRIES, TALK, HOLDERS)


def _key(table: Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key.columns)


def _is_entry(data: str) -> bool:
    try:
        from_text(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True
