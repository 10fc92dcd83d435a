"""One server per database: a second one would not hear what the first one's people do.

The system gives the lease back when its holder dies, however that happens; no clock is asked.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from ungeheuer.server.store import StoreError
from ungeheuer.server.store.connect import engine_at, file_of, shown, unreachable

KEY: Final = 0x756E6768  # an arbitrary constant, another than that of migrations


@contextlib.contextmanager
def leased(address: str) -> Iterator[None]:
    """The database is ours while the block runs. Raises if it is another server's."""
    engine = engine_at(address)
    file = file_of(engine)
    held = _of_server(engine) if file is None else _of_file(engine, file)
    try:
        with held:
            yield
    finally:
        engine.dispose()


@contextlib.contextmanager
def _of_file(engine: Engine, file: Path) -> Iterator[None]:
    try:
        import fcntl  # noqa: PLC0415 (not on every system; there nothing is refused)
    except ImportError:
        yield
        return
    try:
        lock = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:  # opening the database will tell what is wrong
        yield
        return
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise _taken(engine) from None
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def _of_server(engine: Engine) -> Iterator[None]:
    """Held by a connection of its own; if that is cut, the lease is lost until the next start."""
    try:
        connection = engine.connect()
        free = connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY})
        connection.commit()
    except SQLAlchemyError as error:
        raise unreachable(engine, error) from error
    try:
        if not free:
            raise _taken(engine)
        yield
    finally:
        with contextlib.suppress(SQLAlchemyError):
            connection.close()


def _taken(engine: Engine) -> StoreError:
    return StoreError("database-in-use", {"database": shown(engine)})
