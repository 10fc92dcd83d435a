"""When the database is in trouble the operator sees it, once; and it goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from tests.server.databases import Cluster
from tests.server.store.batches import opened, said
from tests.server.store.tables import played
from tests.server.store.test_check import fill
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import StoreError, rows, short_cut, writer
from ungeheuer.server.store.backup import back_up
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.lease import leased
from ungeheuer.server.store.schema import DEVICES
from ungeheuer.server.store.transfer import export_to

SERVER = "ungeheuer.server"


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [(each.levelno, each.message) for each in caplog.records if each.name == SERVER]


def test_a_locked_file_is_seen_and_so_is_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ungeheuer.server.store.connect.BUSY", 100)
    file = tmp_path / "x.sqlite"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.commit(said("t1", 0))
            assert await store.ready()
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for seq in (1, 1, 1):
                with pytest.raises(StoreError):
                    await store.commit(said("t1", seq))
            assert not await store.ready()
            assert not await store.ready()
            other.execute("ROLLBACK")
            other.close()
            assert await store.ready(), "nobody has to play for that"
            await store.commit(said("t1", 1))

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    assert lines(caplog) == [
        (logging.ERROR, "the database does not store"),
        (logging.WARNING, "the database stores again"),
    ]


def test_a_full_disk_is_seen_and_so_is_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    full = [False]

    def guarded(work: Any) -> Any:
        def do(*given: Any) -> Any:
            if full[0]:
                raise OperationalError("COMMIT", None, Exception("database or disk is full"))
            return work(*given)

        return do

    monkeypatch.setattr(writer, "written", guarded(short_cut.written))
    monkeypatch.setattr(writer, "write", guarded(rows.write))

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/x.sqlite") as store:
            full[0] = True
            with pytest.raises(StoreError):
                await store.commit(said("t1", 0))
            assert not await store.ready()
            full[0] = False
            assert await store.ready()
            await store.commit(said("t1", 0))
            with store._engine.connect() as connection:
                assert connection.execute(DEVICES.select()).all() == [], "a probe leaves nothing"

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    assert [level for level, _ in lines(caplog)] == [logging.ERROR, logging.WARNING]


def test_what_one_batch_has_done_wrong_is_no_trouble(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(said("t1", 0))
            with pytest.raises(StoreError):
                await store.commit(said("t1", 0, text="another"))
            assert await store.ready()

    asyncio.run(run())
    assert lines(caplog) == []


def test_a_database_server_that_restarts_is_seen(
    postgresql_url: str, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ungeheuer.server.store.writer.PATIENCE", 0.5)

    async def run() -> None:
        async with opened(postgresql_url) as store:
            await store.commit(said("t1", 0))
            store._writer._patience = 0.5  # type: ignore[union-attr]
            postgresql.stop()
            try:
                with pytest.raises(StoreError):
                    await store.commit(said("t1", 1))
                assert not await store.ready()
            finally:
                postgresql.start()
            async with asyncio.timeout(30):
                while not await store.ready():
                    await asyncio.sleep(0.1)
            await store.commit(said("t1", 1))
            assert len(await store.log("t1")) == 2  # type: ignore[arg-type]

    asyncio.run(run())


# -- one server


def test_a_second_server_is_refused_until_the_first_has_ended(database_url: str) -> None:
    with leased(database_url):
        with pytest.raises(StoreError) as refused, leased(database_url):
            pass
        assert refused.value.code == "database-in-use"
    with leased(database_url):
        pass


def test_a_server_that_was_killed_leaves_no_lease(database_url: str) -> None:
    held = (
        "import sys, time; from ungeheuer.server.store.lease import leased\n"
        "with leased(sys.argv[1]):\n    print('held', flush=True); time.sleep(600)"
    )
    command = [sys.executable, "-c", held, database_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError), leased(database_url):
            pass
        holder.kill()
        holder.wait()
    for _ in range(100):  # PostgreSQL notices the death of a client by and by
        try:
            with leased(database_url):
                return
        except StoreError:
            asyncio.run(asyncio.sleep(0.1))
    raise AssertionError("still held")


# -- copies and damage


def test_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    fill(database, played("a"))
    engine = engine_at(database)
    back_up(engine, tmp_path / "copy.sqlite")
    export_to(engine, tmp_path / "export")
    engine.dispose()
    for name in ("x.sqlite", "copy.sqlite", "export"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name


def broken(engine: Engine, file: Path, id: str) -> None:
    """Garbage over the part of the file where this table's entries lie."""
    engine.dispose()
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    pages = [
        at for at in range(size, len(data), size) if data[at : at + size].count(id.encode()) > 3
    ]
    leaves = [at for at in pages if data[at] in {10, 13}]  # not where others are looked up
    assert leaves
    for at in leaves[1:-1] or leaves:
        data[at : at + size] = b"\xff" * size
    file.write_bytes(bytes(data))


def test_a_broken_page_does_not_end_a_check(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    database = f"sqlite:///{file}"
    names = [f"table-{letter}" for letter in "abcdefgh"]
    fill(database, *(played(name) for name in names))
    long = [said("table-c", seq, text="x" * 300) for seq in range(100, 200)]
    fill(database, *long)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    engine = engine_at(database)
    broken(engine, file, "table-c")
    found = [each for each in Check(engine, rebuilt).findings() if each is not None]
    engine.dispose()
    assert "table-c" in {each.params["id"] for each in found}
    whole = set(names) - {each.params["id"] for each in found}
    assert whole >= {"table-a", "table-g", "table-h"}
