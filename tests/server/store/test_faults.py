"""Lost connections, killed processes, locked and full disks: nothing is lost, nothing twice."""

import asyncio
import sqlite3
import time
from threading import Timer
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, event

from tests.server.databases import Cluster
from tests.server.store.batches import entry, opened, said, table
from tests.server.store.processes import begin, scribe
from ungeheuer.server.names import TableId
from ungeheuer.server.store import Batch, StoreError
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.migrate import upgrade
from ungeheuer.server.store.rows import entry_values
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.server.store.writer import Writer

T1 = TableId("t1")


def cut_at_commit(engine: Engine, times: int, *, before: bool) -> None:
    """The connection breaks when the next commits are sent, before or after they take effect."""
    dialect = engine.dialect
    honest = dialect.do_commit
    left = times

    def commit(connection: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            honest(connection)
            return
        if not before:
            honest(connection)
        connection.driver_connection.close()
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    vars(dialect)["do_commit"] = commit


@pytest.mark.parametrize("before", [True, False])
def test_a_commit_of_which_nobody_knows(postgresql_url: str, *, before: bool) -> None:
    async def run() -> None:
        async with opened(postgresql_url) as store:
            await store.commit(Batch([entry("t1", 0)], table("t1")))
            cut_at_commit(store._engine, 1, before=before)
            group = [said("t1", 1), said("t2", 0), Batch(table=table("t1", touched=8))]
            await asyncio.gather(*(store.commit(batch) for batch in group))
            assert [row.seq for row in await store.log(T1)] == [0, 1]
            assert [row.touched for row in await store.listed(9)] == [8]
            await store.commit(said("t1", 2))

    asyncio.run(run())


def test_in_doubt_what_was_dropped_stays_dropped(postgresql_url: str) -> None:
    async def run() -> None:
        async with opened(postgresql_url) as store:
            cut_at_commit(store._engine, 1, before=False)
            group = [said("t1", 0), said("t2", 0), Batch(drop=T1)]
            await asyncio.gather(*map(store.commit, group))
            assert not await store.log(T1)
            assert len(await store.log(TableId("t2"))) == 1

    asyncio.run(run())


def commit_late(store: SqlStore, url: str) -> None:
    """The next commit breaks the connection, and takes effect only after a while."""
    dialect = store._engine.dialect

    def commit(connection: Any) -> None:
        del vars(dialect)["do_commit"]
        connection.driver_connection.close()
        other = psycopg.connect(url)
        row = entry_values(entry("t1", 0))
        places = ", ".join(f"%({name})s" for name in row)
        other.execute(f"INSERT INTO entries VALUES ({places})".encode(), row)
        Timer(0.3, other.__exit__, (None, None, None)).start()  # commits and closes
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    vars(dialect)["do_commit"] = commit


def test_a_commit_that_takes_effect_late(postgresql_url: str) -> None:
    """The entry is not there when we look; it comes while we write it again."""

    async def run() -> None:
        async with opened(postgresql_url) as store:
            commit_late(store, postgresql_url)
            await store.commit(said("t1", 0))
            assert list(await store.log(T1)) == [entry("t1", 0)]

    asyncio.run(run())


def test_in_doubt_a_conflict_is_still_a_conflict(postgresql_url: str) -> None:
    async def run() -> None:
        async with opened(postgresql_url) as store:
            await store.commit(said("t1", 0))
            cut_at_commit(store._engine, 1, before=True)
            group = [said("t1", 0, text="late"), said("t1", 1)]
            outcomes = await asyncio.gather(*map(store.commit, group), return_exceptions=True)
            assert [getattr(error, "code", None) for error in outcomes] == ["log-conflict", None]
            assert list(await store.log(T1)) == [entry("t1", 0), entry("t1", 1)]

    asyncio.run(run())


def test_cut_again_and_again(postgresql_url: str) -> None:
    async def run() -> None:
        engine = engine_at(postgresql_url)
        upgrade(engine)
        writer = Writer(engine, patience=0.2)
        cut_at_commit(engine, 10**9, before=True)
        with pytest.raises(StoreError) as refused:
            await writer.commit(said("t1", 0))
        assert refused.value.code == "unknown-if-stored"
        await writer.close()
        engine.dispose()

    asyncio.run(run())


def test_connections_that_are_cut_while_nobody_looks(
    postgresql_url: str, postgresql: Cluster
) -> None:
    name = engine_at(postgresql_url).url.database
    assert name is not None

    async def run() -> None:
        async with opened(postgresql_url) as store:
            for seq in range(5):
                await store.commit(said("t1", seq))
                await asyncio.to_thread(postgresql.kill_connections, name)
                assert [row.seq for row in await store.log(T1)] == list(range(seq + 1))
            assert await store.ready()

    asyncio.run(run())


def test_connections_that_are_cut_while_everybody_writes(
    postgresql_url: str, postgresql: Cluster
) -> None:
    name = engine_at(postgresql_url).url.database
    assert name is not None

    async def run() -> None:
        async with opened(postgresql_url) as store:

            async def play(own: str) -> None:
                for seq in range(60):
                    await store.commit(said(own, seq))

            async def cut() -> None:
                for _ in range(6):
                    await asyncio.to_thread(postgresql.kill_connections, name)
                    await asyncio.sleep(0.03)

            names = [f"t{number}" for number in range(8)]
            await asyncio.gather(*map(play, names), cut())
            for own in names:
                assert len(await store.log(TableId(own))) == 60

    asyncio.run(run())


def test_a_server_that_stays_away(postgresql_url: str, postgresql: Cluster) -> None:
    async def run() -> None:
        engine = engine_at(postgresql_url)
        upgrade(engine)
        writer = Writer(engine, patience=0.2)
        await writer.commit(said("t1", 0))
        postgresql.execute(f"ALTER DATABASE {engine.url.database} ALLOW_CONNECTIONS false")
        assert engine.url.database is not None
        postgresql.kill_connections(engine.url.database)
        began = time.monotonic()
        group = [said("t1", seq) for seq in range(1, 9)]
        outcomes = await asyncio.gather(*map(writer.commit, group), return_exceptions=True)
        assert all(isinstance(error, StoreError) for error in outcomes)
        assert time.monotonic() - began < 5
        postgresql.execute(f"ALTER DATABASE {engine.url.database} ALLOW_CONNECTIONS true")
        await writer.commit(said("t1", 1))
        await writer.close()
        engine.dispose()

    asyncio.run(run())


def test_a_file_that_somebody_else_locks(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told after one wait, not one after the other."""
    monkeypatch.setattr("ungeheuer.server.store.connect.BUSY", 200)
    file = f"{tmp_path}/x.sqlite"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.commit(said("t1", 0))
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            group = [said("t1", seq) for seq in range(1, 31)]
            outcomes = await asyncio.gather(*map(store.commit, group), return_exceptions=True)
            assert {getattr(error, "code", None) for error in outcomes} == {"not-stored"}
            assert time.monotonic() - began < 3
            assert len(await store.log(T1)) == 1, "reading goes on"
            other.execute("ROLLBACK")
            other.close()
            await asyncio.gather(*map(store.commit, group))

    asyncio.run(run())


def test_a_name_too_long_for_an_index_hurts_nobody_else(postgresql_url: str) -> None:
    async def run() -> None:
        async with opened(postgresql_url) as store:
            noise = "".join(chr(0x4E00 + number * 7 % 20_000) for number in range(9_000))
            group = [said("t1", 0), said(noise, 0), said("t1", 1), said("t1", 2)]
            outcomes = await asyncio.gather(*map(store.commit, group), return_exceptions=True)
            codes = [getattr(error, "code", None) for error in outcomes]
            assert codes == [None, "not-stored", None, None]

    asyncio.run(run())


def test_a_full_disk(tmp_path: object) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/x.sqlite") as store:
            # every connection has its own limit: this one is the writer's
            def shrink(connection: Any, *_: object) -> None:
                connection.execute("PRAGMA max_page_count=1")

            event.listen(store._engine, "checkout", shrink)
            with pytest.raises(StoreError) as refused:
                await store.commit(said("t1", 0, text="x" * 100_000))
            assert refused.value.code == "not-stored"
            assert "full" in str(refused.value)
            await store.commit(said("t1", 0))

    asyncio.run(run())


@pytest.mark.long
@pytest.mark.parametrize("lines", [20, 300])
def test_killed_while_writing(database_url: str, lines: int) -> None:
    """Whatever was acknowledged is there; a batch is there as a whole; no hole in any log."""
    process = scribe(database_url)
    begin(process)
    assert process.stdout is not None
    heard = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    heard += process.stdout.read().splitlines()[:-1]  # the last line may be cut short
    process.communicate()
    said_to_be_there: dict[str, int] = {}
    for name, seq in (line.split() for line in heard if line.strip() != "open"):
        said_to_be_there[name] = int(seq)

    async def run() -> None:
        async with opened(database_url) as store:
            for number in range(8):
                seqs = [row.seq for row in await store.log(TableId(f"t{number}"))]
                assert seqs == list(range(len(seqs)))
                assert len(seqs) % 2 == 0
                assert len(seqs) > said_to_be_there.get(f"t{number}", -1)

    asyncio.run(run())
