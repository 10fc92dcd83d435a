"""A database of the first revision goes through all of them, on SQLite and on PostgreSQL.

The campaign (`upgrade_campaign`) does it with earlier servers that are killed in play.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, MetaData, insert, inspect

from tests.server.test_upgrade import KEPT, TABLES, kept, loaded
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import migrate
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at, writing


def as_it_was(engine: Engine) -> None:
    """The tables of the first revision, with the rows that the old server left."""
    with writing(engine) as connection:
        command.upgrade(migrate.config(connection), "0001")
    old = MetaData()
    old.reflect(engine)
    source = sqlite3.connect(f"file:{KEPT / 'tables.sqlite'}?mode=ro&immutable=1", uri=True)
    source.row_factory = sqlite3.Row
    with writing(engine) as connection:
        for name in ("people", "devices", "tables", "holders", "entries"):
            rows: list[dict[str, Any]] = [
                dict(row) for row in source.execute(f"SELECT * FROM {name}")
            ]
            for row in rows:
                if "listed" in row:
                    row["listed"] = bool(row["listed"])
            connection.execute(insert(old.tables[name]), rows)
    source.close()


def test_all_revisions_one_after_the_other(database_url: str) -> None:
    engine = engine_at(database_url)
    as_it_was(engine)
    assert "talk" not in inspect(engine).get_table_names()
    migrate.upgrade(engine)
    migrate.require(engine)
    check = Check(engine, rebuilt)
    assert not any(check.findings())
    assert check.unchained == len(TABLES), "they had no hashes, and are believed"
    engine.dispose()
    for name in TABLES:
        table = loaded(database_url, name)
        assert table.frozen is None
        assert table.version == kept(name)["version"]


@pytest.mark.parametrize("revision", ["0002", "0003", "0004"])
def test_from_every_revision_in_between(database_url: str, revision: str) -> None:
    engine = engine_at(database_url)
    as_it_was(engine)
    with writing(engine) as connection:
        command.upgrade(migrate.config(connection), revision)
    migrate.upgrade(engine)
    assert not any(Check(engine, rebuilt).findings())
    engine.dispose()


@pytest.mark.campaign
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_server_that_was_killed_in_play(kind: str) -> None:
    from tests.server import upgrade_campaign  # noqa: PLC0415 (it needs the history of git)

    for commit in upgrade_campaign.COMMITS:
        upgrade_campaign.campaign(commit, (kind,))
