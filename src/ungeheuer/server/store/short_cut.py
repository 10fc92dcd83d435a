"""The short cut of most batches into SQLite: a move is one entry and one row of its table; a line
of chat is one row.

SQLAlchemy takes twice as long about them as SQLite does. Whatever is unusual takes the long way,
which also finds out what is wrong with a group that SQLite refuses.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Table
from sqlalchemy.exc import OperationalError

from ungeheuer.server.store import Batch
from ungeheuer.server.store.connect import is_sqlite
from ungeheuer.server.store.rows import entry_values, ready, table_values
from ungeheuer.server.store.schema import ENTRIES, TABLES, TALK
from ungeheuer.server.store.talk_rows import ends_a_portion, talk_values

BEGIN: Final = "BEGIN IMMEDIATE"


def written(connection: Connection, batches: Sequence[Batch]) -> bool:
    """Write the batches in one transaction; False if nothing was written and `write` has to.

    A database that is locked or full raises what the long way would.
    """
    if not is_sqlite(connection) or not all(map(is_usual, batches)):
        return False
    driver: Any = connection.connection.driver_connection
    try:
        _write(connection, driver, batches)
    except sqlite3.OperationalError as error:
        _roll_back(driver)
        raise OperationalError(BEGIN, None, error) from error
    except sqlite3.Error:
        _roll_back(driver)
        return False
    except BaseException:
        _roll_back(driver)
        raise
    return True


def is_usual(batch: Batch) -> bool:
    return (
        batch.holders is None
        and batch.person is None
        and batch.device is None
        and batch.drop is None
        and batch.lesson is None
        and batch.drop_lesson is None
        and batch.report is None
        and batch.keys is None
        and batch.work is None
        and not batch.probe
        and not any(map(ends_a_portion, batch.talk))
    )


def _write(connection: Connection, driver: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    rows = {batch.table.id: table_values(batch.table) for batch in batches if batch.table}
    driver.execute(BEGIN)
    entries = [entry_values(row) for batch in batches for row in batch.entries]
    _insert(connection, driver, ENTRIES, entries)
    talk = [talk_values(row) for batch in batches for row in batch.talk]
    _insert(connection, driver, TALK, talk)
    _insert(connection, driver, TABLES, [*rows.values()])
    driver.execute("COMMIT")


def _insert(
    connection: Connection, driver: sqlite3.Connection, table: Table, rows: Sequence[dict[str, Any]]
) -> None:
    if rows:
        text, order = ready(connection, table)
        assert order is not None  # parameters go by their places
        driver.executemany(text, [tuple(row[name] for name in order) for row in rows])


def _roll_back(driver: sqlite3.Connection) -> None:
    if driver.in_transaction:
        driver.rollback()
