"""Batches as rows: writes a group of them in one transaction, and checks for them later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from ungeheuer.server.names import NOBODY, Millis, TableId
from ungeheuer.server.store import Batch, EntryRow, StoreError, TableRow, TalkRow
from ungeheuer.server.store.connect import is_sqlite
from ungeheuer.server.store.key_rows import put_key_changes
from ungeheuer.server.store.keys import DeviceRow
from ungeheuer.server.store.schema import (
    DEVICES,
    ENTRIES,
    HOLDERS,
    LESSONS,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)
from ungeheuer.server.store.talk_rows import ends_a_portion, find_talk, forget_old, talk_values

Row = dict[str, Any]
Adding = Insert | sqlite.Insert | postgresql.Insert
# By dialect and table: a statement as its driver takes it, and the order of its parameters if it
# goes by that. Every move needs two of them, and making them would cost more than running them.
Ready = tuple[str, list[str] | None]
_READY: Final[dict[tuple[str, str], Ready]] = {}
PROBE: Final = "probe"  # no hash is so short
# `hidden` is the operator's: no move may take it back.
_COLUMNS: Final = [column.name for column in TABLES.c if column.name != "hidden"]


def write(connection: Connection, batches: Iterable[Batch]) -> None:
    """Write all batches in order, in portions: a table must be written before it is deleted."""
    portion: list[Batch] = []
    for batch in batches:
        portion.append(batch)
        if batch.drop is not None:
            _write_portion(connection, portion)
            _drop(connection, batch.drop)
            portion = []
    _write_portion(connection, portion)


def is_there(connection: Connection, batches: Sequence[Batch]) -> bool:
    """Whether a group whose outcome is unknown was committed.

    A group is one transaction, so it was if all its rows are there; tables it deleted again do
    not count. If nothing is left to look for, writing it again does no harm.
    """
    dropped = {batch.drop for batch in batches}
    entries = [row for batch in batches for row in batch.entries if row.table not in dropped]
    devices = _devices(batches)
    stored = [_find_entry(connection, row) == row for row in entries]
    talk = (row for batch in batches for row in batch.talk if row.table not in dropped)
    stored += [find_talk(connection, row) == row for row in talk]
    stored += [_find_device(connection, row["hash"]) == row for row in devices]
    return bool(stored) and all(stored)


def _write_portion(connection: Connection, batches: Sequence[Batch]) -> None:
    _insert(connection, ENTRIES, [entry_values(row) for batch in batches for row in batch.entries])
    _put_talk(connection, [row for batch in batches for row in batch.talk])
    _put_tables(connection, batches)
    _put_holders(connection, batches)
    _put_people(connection, batches)
    _insert(connection, DEVICES, _devices(batches))
    put_key_changes(connection, [batch.keys for batch in batches if batch.keys])
    _put_lessons(connection, batches)
    for batch in batches:
        if batch.work is not None:
            batch.work(connection)
    if any(batch.probe for batch in batches):
        _try_writing(connection)


def _try_writing(connection: Connection) -> None:
    """Leaves nothing behind, but needs all that a real entry needs."""
    connection.execute(delete(DEVICES).where(DEVICES.c.hash == PROBE))
    _insert(connection, DEVICES, [DeviceRow(NOBODY, PROBE, Millis(0))._asdict()])
    connection.execute(delete(DEVICES).where(DEVICES.c.hash == PROBE))


def _insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Add rows; those of TABLES replace what was there under their id."""
    if not rows:
        return
    text, order = ready(connection, table)
    if order is None:
        connection.exec_driver_sql(text, list(rows))
    else:
        connection.exec_driver_sql(text, [tuple(row[name] for name in order) for row in rows])


def ready(connection: Connection, table: Table) -> Ready:
    """The statement that adds a row, in the words of the connection's driver."""
    key = (connection.dialect.name, table.name)
    ready = _READY.get(key)
    if ready is None:
        adding = _replacing(connection) if table is TABLES else insert(table)
        names = _COLUMNS if table is TABLES else [column.name for column in table.c]
        compiled = adding.compile(dialect=connection.dialect, column_keys=names)
        ready = _READY[key] = (str(compiled), names if compiled.positional else None)
    return ready


def _replacing(connection: Connection) -> Adding:
    put = _upsert(connection, TABLES)
    others = {name: put.excluded[name] for name in _COLUMNS if name != "id"}
    return put.on_conflict_do_update(index_elements=["id"], set_=others)


def _put_talk(connection: Connection, rows: Sequence[TalkRow]) -> None:
    _insert(connection, TALK, [talk_values(row) for row in rows])
    for row in filter(ends_a_portion, rows):
        forget_old(connection, row)


def _put_tables(connection: Connection, batches: Sequence[Batch]) -> None:
    rows = {batch.table.id: table_values(batch.table) for batch in batches if batch.table}
    _insert(connection, TABLES, list(rows.values()))


def _put_holders(connection: Connection, batches: Sequence[Batch]) -> None:
    """The last batch of each table replaces its holders."""
    held = {_table_of(batch): batch.holders for batch in batches if batch.holders is not None}
    if held:
        connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id.in_(held)))
    rows = [
        {"table_id": table, "seat": seat, "person": person}
        for table, holders in held.items()
        for seat, person in holders.items()
    ]
    _insert(connection, HOLDERS, rows)


def _table_of(batch: Batch) -> TableId:
    if batch.table is not None:
        return batch.table.id
    if batch.entries:
        return batch.entries[0].table
    raise StoreError("not-stored", {"reason": "holders of no table"})


def _put_people(connection: Connection, batches: Sequence[Batch]) -> None:
    rows = [{"id": batch.person[0], "made": batch.person[1]} for batch in batches if batch.person]
    if rows:
        connection.execute(
            _upsert(connection, PEOPLE).on_conflict_do_nothing(index_elements=["id"]), rows
        )


def _devices(batches: Iterable[Batch]) -> list[Row]:
    return [DeviceRow(*batch.device)._asdict() for batch in batches if batch.device]


def _put_lessons(connection: Connection, batches: Sequence[Batch]) -> None:
    """Writing one again does no harm: its id is nobody else's."""
    rows = [asdict(batch.lesson) for batch in batches if batch.lesson]
    if rows:
        put = _upsert(connection, LESSONS).on_conflict_do_nothing(index_elements=["id"])
        connection.execute(put, rows)
    dropped = [batch.drop_lesson for batch in batches if batch.drop_lesson]
    if dropped:
        connection.execute(delete(LESSONS).where(LESSONS.c.id.in_(dropped)))
        connection.execute(delete(REPORTS).where(REPORTS.c.lesson.in_(dropped)))
    reports = [asdict(batch.report) for batch in batches if batch.report]
    if reports:
        once = _upsert(connection, REPORTS).on_conflict_do_nothing(
            index_elements=["lesson", "person"]
        )
        connection.execute(once, reports)


def _drop(connection: Connection, table: TableId) -> None:
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
    connection.execute(delete(TALK).where(TALK.c.table_id == table))
    connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _upsert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Each dialect has its own class for upserts."""
    return sqlite.insert(table) if is_sqlite(connection) else postgresql.insert(table)


def _find_entry(connection: Connection, row: EntryRow) -> EntryRow | None:
    place = (ENTRIES.c.table_id == row.table, ENTRIES.c.seq == row.seq)
    entry = connection.execute(select(ENTRIES).where(*place)).first()
    return None if entry is None else EntryRow(*entry)


def _find_device(connection: Connection, hash_: str) -> Row | None:
    device = connection.execute(select(DEVICES).where(DEVICES.c.hash == hash_)).mappings().first()
    return None if device is None else dict(device)


def entry_values(row: EntryRow) -> Row:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "by": row.by,
        "cause": row.cause,
        "data": row.data,
    }


def table_values(row: TableRow) -> Row:
    return {name: getattr(row, name) for name in _COLUMNS}
