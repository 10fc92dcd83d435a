"""One suite, two databases: what the server may rely on."""

import asyncio
import os
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from tests.server.store.batches import FRANK, INGA, entry, opened, said, table
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.store import STATES, Batch, Conflict, Place, Store, StoreError
from ungeheuer.server.store.sql import store_at

T1, T2 = TableId("t1"), TableId("t2")


def stored_now(url: str, name: str) -> int:
    """How many entries a stranger finds, with a connection of his own."""
    query = "SELECT count(*) FROM entries WHERE table_id = '" + name + "'"
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            return int(connection.execute(query).fetchone()[0])
        finally:
            connection.close()
    with psycopg.connect(url) as other:
        row = other.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])


async def outcome(store: Store, batch: Batch) -> str:
    try:
        await store.commit(batch)
    except StoreError as error:
        return error.code
    return "stored"


def test_what_was_committed_is_read_back(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            rows = [entry("t1", 0, "Grüße ☃ \u0000"), entry("t1", 1), entry("t1", 2, "'; --")]
            await store.commit(Batch(entries=rows))
            assert list(await store.log(T1)) == rows
            assert list(await store.log(T2)) == []
            assert await store.ready()
        async with opened(database_url) as store:
            assert list(await store.log(T1)) == rows

    asyncio.run(run())


def test_durable_on_return(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            for seq in range(5):
                await store.commit(said("t1", seq))
                assert stored_now(database_url, "t1") == seq + 1

    asyncio.run(run())


def test_a_place_in_the_log_is_taken_once_and_only_the_loser_loses(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(said("t1", 0))
            group = [said("t2", 0), said("t1", 0, text="late"), said("t1", 1), said("t2", 1)]
            outcomes = await asyncio.gather(*(outcome(store, batch) for batch in group))
            assert outcomes == ["stored", "log-conflict", "stored", "stored"]
            with pytest.raises(Conflict):
                await store.commit(said("t1", 1, text="late"))
            assert [row.seq for row in await store.log(T1)] == [0, 1]
            assert list(await store.log(T1)) == [entry("t1", 0), entry("t1", 1)]

    asyncio.run(run())


def test_equal_batches_in_one_group(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            outcomes = await asyncio.gather(*(outcome(store, said("t1", 0)) for _ in range(3)))
            assert sorted(outcomes) == ["log-conflict", "log-conflict", "stored"]

    asyncio.run(run())


def test_all_of_a_batch_or_none(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(said("t1", 0))
            bad = said("t1", 1, 0)
            bad.table, bad.holders, bad.person = table("t1"), {"0": INGA}, (INGA, Millis(1))
            bad.device = (INGA, "hash", Millis(1))
            with pytest.raises(Conflict):
                await store.commit(bad)
            assert len(await store.log(T1)) == 1
            assert not await store.all_tables()
            assert not await store.held_by(INGA)
            assert not await store.keys(INGA)

    asyncio.run(run())


def test_what_no_database_can_hold_hurts_nobody_else(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            lone = Batch(entries=[entry("\ud800", 0)])
            huge = said("t1", 2**70)
            nameless = Batch(holders={"0": INGA})
            group = [said("t1", 0), lone, huge, nameless, said("t1", 1)]
            outcomes = await asyncio.gather(*(outcome(store, batch) for batch in group))
            assert outcomes == ["stored", "not-stored", "not-stored", "not-stored", "stored"]
            with pytest.raises(StoreError) as refused:
                await store.log(TableId("\ud800"))
            assert refused.value.code == "not-read"

    asyncio.run(run())


def test_many_at_once_keep_their_order(database_url: str) -> None:
    async def play(store: Store, name: str) -> None:
        for seq in range(20):
            batch = said(name, seq)
            batch.table = table(name, touched=seq)
            assert await outcome(store, batch) == "stored"

    async def run() -> None:
        async with opened(database_url) as store:
            names = [f"t{number}" for number in range(50)]
            await asyncio.gather(*(play(store, name) for name in names))
            for name in names:
                assert [row.seq for row in await store.log(TableId(name))] == list(range(20))
            assert {row.touched for row in await store.listed(100)} == {19}

    asyncio.run(run())


def test_the_last_word_on_a_table_counts(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            words = [
                Batch(table=table("t1", touched=number), holders={"0": PersonId(f"p{number}")})
                for number in range(5)
            ]
            await asyncio.gather(*(store.commit(batch) for batch in words))
            assert [row.touched for row in await store.listed(9)] == [4]
            assert not await store.held_by(PersonId("p3"))
            assert len(await store.held_by(PersonId("p4"))) == 1
            await store.commit(Batch(entries=[entry("t1", 0)], holders={}))
            assert not await store.held_by(PersonId("p4"))

    asyncio.run(run())


def test_dropped_tables_leave_nothing(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            first = Batch([entry("t1", 0)], table("t1"), {"0": INGA})
            other = Batch([entry("t2", 0)], table("t2"), {"0": INGA})
            again = said("t1", 0, text="anew")
            group = [first, other, Batch(drop=T1), again]
            await asyncio.gather(*(store.commit(batch) for batch in group))
            assert list(await store.log(T1)) == again.entries
            assert list(await store.all_tables()) == [T2]
            assert [row.id for row in await store.held_by(INGA)] == [T2]
            await store.commit(Batch(drop=TableId("never")))

    asyncio.run(run())


def test_lists(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            rows = [
                table("a", "open", touched=3),
                table("b", "playing", touched=9, waiting="bot", summary='{"x": "ü"}'),
                table("c", "playing", touched=5, waiting="bot", listed=False),
                table("d", "over", touched=7, waiting="bot"),
                table("e", "playing", touched=9),
            ]
            held = {"0": INGA, "1": FRANK, "2": INGA, "3": NOBODY}
            for row in rows:
                await store.commit(Batch(table=row, holders=held if row.id != "a" else {}))
            assert list(await store.listed(9)) == [rows[1], rows[4], rows[0]]
            assert list(await store.listed(2)) == [rows[1], rows[4]]
            assert [row.id for row in await store.held_by(INGA)] == ["b", "e", "d", "c"]
            assert await store.played_by(INGA) == {"mighty": 1}
            assert list(await store.waiting_for_bots()) == ["b", "c"]
            assert list(await store.untouched("playing", Millis(9))) == ["c"]
            assert list(await store.untouched("over", Millis(8))) == ["d"]
            assert list(await store.all_tables()) == ["a", "b", "c", "d", "e"]

    asyncio.run(run())


def test_matches_behind_somebody_are_over_and_no_lessons(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            rows = [
                table("a", "over", summary='{"card":{"lesson":""}}'),
                table("b", "over", summary='{"card":{"lesson":"first"}}'),
                table("c", "over", summary='{"card":{}}'),  # of a time without lessons
                table("d", "playing"),
            ]
            for row in rows:
                await store.commit(Batch(table=row, holders={"0": INGA}))
            assert await store.played_by(INGA) == {"mighty": 2}
            assert await store.played_by(FRANK) == {}

    asyncio.run(run())


def test_keys_of_people(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(Batch(person=(INGA, Millis(1)), device=(INGA, "h2", Millis(1))))
            await store.commit(Batch(person=(INGA, Millis(5)), device=(INGA, "h1", Millis(2))))
            assert list(await store.keys(INGA)) == ["h2", "h1"]
            assert list(await store.keys(FRANK)) == []
            with pytest.raises(StoreError) as refused:
                await store.commit(Batch(device=(FRANK, "h1", Millis(3))))
            assert refused.value.code == "not-stored"
            assert not isinstance(refused.value, Conflict)

    asyncio.run(run())


def test_whoever_stops_waiting_does_not_stop_the_writing(database_url: str) -> None:
    async def run() -> None:
        store = store_at(database_url)
        await store.open()
        impatient = asyncio.ensure_future(store.commit(said("t1", 0)))
        await asyncio.sleep(0)
        impatient.cancel()
        waiting = asyncio.ensure_future(store.commit(said("t1", 1)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        assert await outcome(store, said("t1", 2)) == "not-stored"
        async with opened(database_url) as again:
            assert [row.seq for row in await again.log(T1)] == [0, 1]

    asyncio.run(run())


def test_not_open_yet(database_url: str) -> None:
    async def run() -> None:
        store = store_at(database_url)
        assert not await store.ready()
        assert await outcome(store, said("t1", 0)) == "not-stored"
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    ["", "nonsense", "/some/file", "mysql://me:secret@here/db", "sqlite://", "sqlite:///:memory:"],
)
def test_addresses_of_no_database(address: str) -> None:
    with pytest.raises(StoreError) as refused:
        store_at(address)
    assert refused.value.code == "bad-database-url"
    assert "secret" not in str(refused.value)


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as refused:
        store_at("postgresql://me:secret@here/db")
    assert refused.value.code == "no-driver"


def test_databases_that_cannot_be_reached() -> None:
    async def run(address: str) -> StoreError:
        store = store_at(address)
        with pytest.raises(StoreError) as refused:
            await store.open()
        await store.close()
        return refused.value

    for address in ("sqlite:////dev/null/x.sqlite", "postgresql://me:secret@127.0.0.1:1/db"):
        error = asyncio.run(run(address))
        assert error.code == "no-database"
        assert "secret" not in str(error)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    async def run() -> None:
        store = store_at(f"sqlite:///{file}")
        with pytest.raises(StoreError) as refused:
            await store.open()
        assert refused.value.code == "no-database"
        await store.close()

    file = tmp_path / "noise.sqlite"
    file.write_bytes(os.urandom(4096))
    asyncio.run(run())


def test_pages_of_a_list_leave_nothing_out_and_repeat_nothing(database_url: str) -> None:
    """Ties in time included; whatever the size of a page."""

    async def run() -> None:
        async with opened(database_url) as store:
            for n, state in enumerate(("over", "open", "playing") * 4):
                row = replace(table(f"t{n:02}"), state=state, touched=Millis(n // 5))
                await store.commit(Batch(table=row, holders={"0": INGA}))
            whole = [Place.of(row) for row in await store.page_held_by(INGA, 100, None, None)]
            assert whole == sorted(whole, key=lambda place: (place.rank, -place.touched, place.id))
            assert len(whole) == 12
            for most in (1, 5, 12):
                found: list[Place] = []
                while page := await store.page_held_by(
                    INGA, most, found[-1] if found else None, None
                ):
                    found += map(Place.of, page)
                assert found == whole
            over = await store.page_held_by(INGA, 100, None, "over")
            assert {row.state for row in over} == {"over"}
            assert not await store.page_held_by(FRANK, 100, None, None)
            public = [Place.of(row) for row in await store.page_listed(100, None, None)]
            assert public == [place for place in whole if STATES[place.rank] != "over"]
            assert [Place.of(row) for row in await store.page_listed(3, public[1], None)] == public[
                2:5
            ]

    asyncio.run(run())
