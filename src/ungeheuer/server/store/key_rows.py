"""Writes what changes of devices and codes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from sqlalchemy import Connection, and_, delete, insert, or_, update

from ungeheuer.server.store.keys import CodeRow, KeyChange
from ungeheuer.server.store.schema import CODES, DEVICES


def put_key_changes(connection: Connection, changes: Iterable[KeyChange]) -> None:
    """Writing one again does no harm."""
    for change in changes:
        if change.code is not None:
            _put_code(connection, change.code)
        if change.spent:
            connection.execute(delete(CODES).where(CODES.c.hash.in_(change.spent)))
        if change.out:
            connection.execute(delete(DEVICES).where(DEVICES.c.hash.in_(change.out)))
        if change.void is not None:
            connection.execute(delete(CODES).where(CODES.c.person == change.void))
        if change.device is not None:
            values = change.device._asdict()
            mine = DEVICES.c.hash == values.pop("hash")
            connection.execute(update(DEVICES).where(mine).values(values))


def _put_code(connection: Connection, code: CodeRow) -> None:
    """Codes that are too old go with the next one that is made."""
    older = and_(CODES.c.person == code.person, CODES.c.kind == code.kind)
    gone = or_(older, CODES.c.until < code.made, CODES.c.hash == code.hash)
    connection.execute(delete(CODES).where(gone))
    connection.execute(insert(CODES).values(asdict(code)))
