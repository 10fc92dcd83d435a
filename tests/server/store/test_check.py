"""A check replays every running table, finds every kind of fault, and goes on behind it."""

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from sqlalchemy import Engine, delete, update

from tests.server.store.batches import opened
from tests.server.store.tables import MOVES, played
from ungeheuer.server.entries import LogEntry
from ungeheuer.server.names import TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import Batch
from ungeheuer.server.store.check import Check, Finding
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.schema import ENTRIES, HOLDERS, TABLES
from ungeheuer.server.table import Table


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    opened = engine_at(database_url)
    yield opened
    opened.dispose()


def fill(url: str, *batches: Batch) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for batch in batches:
                await store.commit(batch)

    asyncio.run(run())


def findings(engine: Engine) -> list[Finding]:
    return [finding for finding in Check(engine, rebuilt).findings() if finding is not None]


def test_nothing_wrong(database_url: str, engine: Engine) -> None:
    fill(database_url, played("a"), played("b"), played("c", ("0", "nonsense"), state="over"))
    check = Check(engine, rebuilt)
    assert [id for id, _ in check.running] == ["a", "b"]
    assert list(check.findings()) == [None, None]


def test_every_fault_is_found(database_url: str, engine: Engine) -> None:
    names = ("fine", "frozen", "hole", "listed", "no-log", "stray", "unreadable", "garbled")
    batches = {name: played(name) for name in names}
    batches["frozen"] = played("frozen", *MOVES, ("1", "3@1a"))
    fill(database_url, *batches.values())
    at = ENTRIES.c.table_id
    with engine.begin() as connection:
        connection.execute(delete(ENTRIES).where(at == "hole", ENTRIES.c.seq == 4))
        connection.execute(delete(ENTRIES).where(at == "no-log"))
        connection.execute(delete(TABLES).where(TABLES.c.id == "stray"))
        connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == "stray"))
        connection.execute(update(TABLES).values(state="open").where(TABLES.c.id == "listed"))
        bad = (at == "garbled", ENTRIES.c.seq == 3)
        connection.execute(update(ENTRIES).values(data='{"kind":"danced"}').where(*bad))
        first = (at == "unreadable", ENTRIES.c.seq == 1)
        connection.execute(update(ENTRIES).values(data='{"kind":"started"}').where(*first))
    by_table = {str(each.params["id"]): each for each in findings(engine)}
    assert {id: each.code for id, each in by_table.items()} == {
        "frozen": "db-frozen",
        "garbled": "db-no-entry",
        "hole": "db-hole",
        "listed": "db-other-state",
        "no-log": "db-no-log",
        "stray": "db-stray",
        "unreadable": "db-unreadable",
    }
    assert by_table["frozen"].params["move"] == len(MOVES)
    assert by_table["frozen"].cause is not None
    assert by_table["frozen"].cause.code == "illegal-move"
    assert by_table["hole"].params["line"] == 4


def test_a_log_that_breaks_the_program(database_url: str, engine: Engine) -> None:
    def rebuild(id: TableId, entries: Sequence[LogEntry]) -> Table:
        if id == "a":
            raise ZeroDivisionError("by chance")
        return rebuilt(id, entries)

    fill(database_url, played("a"), played("b"))
    first, second = Check(engine, rebuild).findings()
    assert first is not None
    assert (first.code, first.params["reason"]) == ("db-crash", "ZeroDivisionError: by chance")
    assert second is None
