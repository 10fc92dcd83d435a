"""Brings the schema of a database up to date, one program at a time."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ungeheuer.server.store import StoreError
from ungeheuer.server.store.connect import BUSY, file_of, is_sqlite, shown, unreachable, writing
from ungeheuer.server.store.heads import forget

if TYPE_CHECKING:
    from alembic.config import Config

# The last revision in migrations/versions. It is known here, since alembic takes a quarter of a
# second to import, which is spent only where there is something to migrate.
HEAD: Final = "0005"
LOCK: Final = 0x756E6765  # an arbitrary constant


def upgrade(engine: Engine) -> None:
    """Bring the database to this program's schema."""
    try:
        if is_sqlite(engine):
            _keep_private(engine)
            _use_wal(engine)
        if _revision(engine) != HEAD:
            _migrate(engine)
    except SQLAlchemyError as error:
        raise unreachable(engine, error) from error


def _keep_private(engine: Engine) -> None:
    """A new file is readable by its owner only, as it holds secrets; SQLite's other files, too."""
    file = file_of(engine)
    with suppress(OSError):  # the driver will report what is wrong
        if file is not None:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            forget(file)


def require(engine: Engine) -> None:
    """For read-only commands: raise unless the database has this program's schema."""
    try:
        revision = _revision(engine)
    except SQLAlchemyError as error:
        raise unreachable(engine, error) from error
    if revision != HEAD:
        _refuse_newer(engine, revision)
        raise StoreError("older-database", {"database": shown(engine)})


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings: the scripts beside this file, run on this connection."""
    from alembic.config import Config  # noqa: PLC0415 (see HEAD)

    scripts = resources.files(__package__ or "ungeheuer.server.store") / "migrations"
    settings = Config()
    settings.set_main_option("script_location", str(scripts).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.set_main_option("file_template", "r%%(rev)s_%%(slug)s")  # a name modules may have
    settings.attributes["connection"] = connection
    return settings


def _revision(engine: Engine) -> str | None:
    """The database's revision; None if it is new."""
    with engine.connect() as connection:
        return _revision_of(connection)


def _revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _migrate(engine: Engine) -> None:
    from alembic import command  # noqa: PLC0415 (see HEAD)

    with _alone(engine) as connection:
        # Looked up again: another program may have migrated while we waited for the lock.
        _refuse_newer(engine, _revision_of(connection))
        command.upgrade(config(connection), "head")


def _refuse_newer(engine: Engine, revision: str | None) -> None:
    """An unknown revision was made by a newer program."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 (see HEAD)

    known = {each.revision for each in ScriptDirectory.from_config(config()).walk_revisions()}
    if revision is not None and revision not in known:
        params = {"database": shown(engine), "found": revision, "known": HEAD}
        raise StoreError("newer-database", params)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction that excludes all other programs."""
    with writing(engine, "BEGIN EXCLUSIVE") as connection:
        if not is_sqlite(connection):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        yield connection


def _use_wal(engine: Engine) -> None:
    """Readers and the writer do not wait for each other; the file remembers it.

    While two programs try to switch a new file at once, SQLite refuses one without waiting.
    """
    deadline = time.monotonic() + BUSY / 1000
    while True:
        try:
            _switch_to_wal(engine)
            return
        except OperationalError as error:
            if "locked" not in str(error.orig) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _switch_to_wal(engine: Engine) -> None:
    # Not inside a transaction, so not through SQLAlchemy, which would begin one.
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            driver.execute("PRAGMA journal_mode=WAL")
        except engine.dialect.loaded_dbapi.Error as error:
            raise OperationalError("PRAGMA journal_mode", None, error) from error
