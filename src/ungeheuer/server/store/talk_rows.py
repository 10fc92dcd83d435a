"""Writes what is said at tables: its last lines are kept, and no match depends on them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select

from ungeheuer.server.store import TalkRow
from ungeheuer.server.store.schema import TALK

KEPT: Final = 1000  # lines of a table
PORTION: Final = 100  # older ones are deleted so many at a time


def ends_a_portion(row: TalkRow) -> bool:
    return row.number % PORTION == 0


def forget_old(connection: Connection, row: TalkRow) -> None:
    old = (TALK.c.table_id == row.table, TALK.c.number <= row.number - KEPT)
    connection.execute(delete(TALK).where(*old))


def talk_values(row: TalkRow) -> dict[str, object]:
    return {
        "table_id": row.table,
        "number": row.number,
        "at": row.at,
        "by": row.by,
        "cause": row.cause,
        "data": row.data,
    }


def find_talk(connection: Connection, row: TalkRow) -> TalkRow | None:
    place = (TALK.c.table_id == row.table, TALK.c.number == row.number)
    found = connection.execute(select(TALK).where(*place)).first()
    return None if found is None else TalkRow(*found)
