"""The short cut into SQLite: what it writes, and what it leaves to the long way."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.batches import entry, opened, said, table
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import Batch, Conflict
from ungeheuer.server.store.short_cut import is_usual, written

T1 = TableId("t1")


def test_moves_take_it_and_nothing_else_does() -> None:
    assert is_usual(Batch([entry("t1", 0)], table("t1")))
    assert not is_usual(Batch(table=table("t1"), holders={}))
    assert not is_usual(Batch(drop=T1))
    assert not is_usual(Batch(person=(PersonId("p"), Millis(1))))
    assert not is_usual(Batch(device=(PersonId("p"), "hash", Millis(1))))


def test_it_writes_all_or_nothing(tmp_path: object) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/x.sqlite") as store:
            with store._engine.connect() as connection:
                first, again = said("t1", 0), said("t1", 0, text="again")
                assert written(connection, [first, Batch(table=table("t1", touched=5))])
                assert not written(connection, [said("t1", 1), again])
                assert not connection.connection.driver_connection.in_transaction  # type: ignore[union-attr]
            assert list(await store.log(T1)) == first.entries
            assert [row.touched for row in await store.listed(9)] == [5]

    asyncio.run(run())


def test_a_conflict_in_a_group_concerns_one_batch(tmp_path: object) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/x.sqlite") as store:
            await store.commit(said("t1", 0))
            group = [said("t2", 0), said("t1", 0, text="late"), said("t1", 1)]
            outcomes = await asyncio.gather(*map(store.commit, group), return_exceptions=True)
            assert [type(each) for each in outcomes] == [type(None), Conflict, type(None)]
            assert [row.seq for row in await store.log(T1)] == [0, 1]
            assert len(await store.log(TableId("t2"))) == 1

    asyncio.run(run())


def test_elsewhere_there_is_none(postgresql_url: str) -> None:
    async def run() -> None:
        async with opened(postgresql_url) as store:
            with store._engine.connect() as connection:
                assert not written(connection, [said("t1", 0)])
            await store.commit(said("t1", 0))
            assert len(await store.log(T1)) == 1

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, 30])
def test_every_table_of_a_group_gets_its_last_row(tmp_path: object, count: int) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/x.sqlite") as store:
            rows = [Batch(table=table("t1", touched=touched)) for touched in range(1, count + 1)]
            await asyncio.gather(*map(store.commit, rows))
            assert [row.touched for row in await store.listed(9)] == [count]

    asyncio.run(run())
