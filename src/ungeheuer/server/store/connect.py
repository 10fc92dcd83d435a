"""Makes an engine from the address of a database; driver errors in our codes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from ungeheuer.server.store import StoreError

READERS: Final = 4  # connections that read; one more writes
BUSY: Final = 10_000  # milliseconds to wait for another process that writes to the same file
PATIENCE: Final = 10  # seconds to wait for a database server that does not answer
# Notices a server that vanished silently.
SETTINGS: Final = {
    "application_name": "ungeheuer",
    "connect_timeout": PATIENCE,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 2 * PATIENCE * 1000,
}
# How an engine's connections begin a transaction; the writer takes its lock at once.
BEGIN: Final = "ungeheuer_begin"
DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def engine_at(address: str) -> Engine:
    """Checks the address; connects to nothing yet."""
    url = _url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgresql(url)


def shown(engine: Engine) -> str:
    """The address without the password."""
    return engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    return Path(engine.url.database or "") if is_sqlite(engine) else None


def is_sqlite(engine: Engine | Connection) -> bool:
    return engine.dialect.name == "sqlite"


@contextmanager
def writing(engine: Engine, begin: str = "BEGIN IMMEDIATE") -> Iterator[Connection]:
    """A transaction that takes SQLite's write lock at its beginning."""
    with engine.connect() as plain:
        connection = plain.execution_options(**{BEGIN: begin})
        with connection.begin():
            yield connection


def reason(error: BaseException) -> str:
    """The first line of what the driver says: the rest quotes statements and their values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__


def unreachable(engine: Engine, error: SQLAlchemyError) -> StoreError:
    return StoreError("no-database", {"database": shown(engine), "reason": reason(error)})


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError("bad-database-url", {"value": address}) from None
    driver = DRIVERS.get(url.drivername)
    in_memory = driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:")
    if driver is None or in_memory:
        value = url.render_as_string(hide_password=True)
        raise StoreError("bad-database-url", {"value": value})
    return url.set(drivername=driver)


def _sqlite(url: URL) -> Engine:
    engine = create_engine(
        url,
        pool_size=READERS + 1,
        max_overflow=0,
        # Transactions are begun by us: the driver would begin them late and weakly.
        connect_args={"isolation_level": None, "timeout": BUSY / 1000},
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    # With NORMAL, a power cut would lose moves that were acknowledged.
    connection.execute("PRAGMA synchronous=FULL")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


def _postgresql(url: URL) -> Engine:
    try:
        return create_engine(
            url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=SETTINGS,
        )
    except ImportError:
        raise StoreError("no-driver", {"package": "ungeheuer[postgres]"}) from None
    except (SQLAlchemyError, TypeError, ValueError):
        value = url.render_as_string(hide_password=True)
        raise StoreError("bad-database-url", {"value": value}) from None
