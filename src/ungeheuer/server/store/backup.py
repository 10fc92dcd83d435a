"""A copy of a database, while a server may be writing to it."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from ungeheuer.engine.errors import MessageError
from ungeheuer.server.store.connect import is_sqlite, unreachable
from ungeheuer.server.store.migrate import require
from ungeheuer.server.store.transfer import export_to
from ungeheuer.wire.files import drafted


def back_up(engine: Engine, path: str | Path) -> bool:
    """Copy a database; False if the copy is an export, as for PostgreSQL."""
    if Path(path).exists():
        raise MessageError("file-exists", {"file": str(path)})
    if not is_sqlite(engine):
        require(engine)
        export_to(engine, path)
        return False
    with drafted(path, private=True) as draft:  # it holds all hands
        _copy(engine, draft)
        with draft.open("rb+") as file:  # SQLite leaves it to the system when it is on disk
            os.fsync(file.fileno())
    return True


def _copy(engine: Engine, target: Path) -> None:
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            driver.execute("VACUUM INTO ?", (str(target),))
        except engine.dialect.loaded_dbapi.Error as error:
            raise unreachable(engine, OperationalError("VACUUM", None, error)) from error
