"""Every database gets the schema of this program, once, whoever comes first."""

import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, inspect, text

from tests.server.store.processes import begin, scribe
from ungeheuer.server.store import StoreError, migrate
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.schema import METADATA


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    opened = engine_at(database_url)
    yield opened
    opened.dispose()


def set_revision(engine: Engine, revision: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :to"), {"to": revision})


def test_from_nothing_and_again(engine: Engine) -> None:
    migrate.upgrade(engine)
    migrate.upgrade(engine)
    migrate.require(engine)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_the_migrations_make_what_the_schema_says(engine: Engine) -> None:
    migrate.upgrade(engine)
    with engine.begin() as connection:
        command.check(migrate.config(connection))  # raises where they differ
        connection.execute(text("DROP INDEX ix_holders_person"))
        with pytest.raises(CommandError, match="ix_holders_person"):
            command.check(migrate.config(connection))


def test_the_head_is_known_without_alembic() -> None:
    assert ScriptDirectory.from_config(migrate.config()).get_heads() == [migrate.HEAD]


def test_a_database_of_a_later_program_is_left_alone(engine: Engine) -> None:
    migrate.upgrade(engine)
    set_revision(engine, "9999")
    for door in (migrate.upgrade, migrate.require):
        with pytest.raises(StoreError) as refused:
            door(engine)
        assert refused.value.code == "newer-database"
        assert refused.value.params["found"] == "9999"


def test_a_database_that_is_not_migrated_yet(engine: Engine) -> None:
    with pytest.raises(StoreError) as refused:
        migrate.require(engine)
    assert refused.value.code == "older-database"


def test_a_migration_that_fails_leaves_nothing(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE people (id INTEGER)"))
    with pytest.raises(StoreError) as refused:
        migrate.upgrade(engine)
    assert refused.value.code == "no-database"
    assert inspect(engine).get_table_names() == ["people"]


@pytest.mark.long
def test_all_at_once(database_url: str) -> None:
    processes = [scribe(database_url, "open") for _ in range(2)]
    for process in processes:
        begin(process)
    assert [process.communicate()[0] for process in processes] == ["open\n"] * 2
    assert [process.returncode for process in processes] == [0] * 2


def test_a_migrated_database_opens_without_alembic(engine: Engine) -> None:
    migrate.upgrade(engine)
    code = (
        "import sys; from ungeheuer.server.store import migrate, connect;"
        f"migrate.upgrade(connect.engine_at({engine.url.render_as_string()!r}"
        ".replace('+pysqlite', '').replace('+psycopg', '')));"
        "sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True)


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "own.sqlite"
    engine = engine_at(f"sqlite:///{file}")
    migrate.upgrade(engine)
    engine.dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_third_revision_finds_the_hosts_and_keeps_what_was_said(engine: Engine) -> None:
    entries = {
        ("a", 1): '{"kind":"opened","host":"inga"}',
        ("a", 2): '{"kind":"said","name":"Inga","text":"I am \\"hosted\\""}',
        ("a", 3): '{"kind":"hosted","person":"juan"}',
        ("b", 1): '{"kind":"opened","host":"kim"}',
        ("c", 1): "cut off",
    }
    with engine.begin() as connection:
        command.upgrade(migrate.config(connection), "0002")
        for id in "abc":
            row = f"('{id}', 'timid', 'open', true, '', 1, 1, '{{}}')"
            connection.execute(text(f"INSERT INTO tables VALUES {row}"))
        for (table, seq), data in entries.items():
            put = text("INSERT INTO entries VALUES (:table, :seq, 1, '', '', :data)")
            connection.execute(put, {"table": table, "seq": seq, "data": data})
        connection.execute(text("INSERT INTO people VALUES ('inga', 1)"))
        connection.execute(text("INSERT INTO devices VALUES ('hash', 'inga', 1)"))
    migrate.upgrade(engine)
    with engine.connect() as connection:
        tables = connection.execute(text("SELECT id, host, hidden FROM tables ORDER BY id"))
        assert [(id, host, bool(hidden)) for id, host, hidden in tables] == [
            ("a", "juan", False),
            ("b", "kim", False),
            ("c", "", False),
        ]
        kept = connection.execute(text("SELECT table_id, seq, data FROM entries"))
        assert {(table, seq): data for table, seq, data in kept} == entries
        [(muted, banned)] = connection.execute(text("SELECT muted_until, banned FROM people"))
        assert (muted, bool(banned)) == (0, False)
        device = connection.execute(text("SELECT name, seen, kind, until FROM devices"))
        assert [*map(tuple, device)] == [("", 0, "key", 0)]
