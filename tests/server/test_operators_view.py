"""Full disk, locked database, a database server that restarts, a wrong clock: nothing acknowledged
is lost, the operator sees it in the log, the metrics and /readyz, and it goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Cluster
from tests.server.house import FAST, PATIENCE, House, house
from tests.server.http.asking import Api
from tests.server.test_metrics import measured
from tests.server.visits import BOT, ME, Clock, Guests, at, entries, live, people, run, table
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.server.summaries import turn_of

LONG = "x" * 390  # a line that needs room


def levels(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    """What an operator is told of the database."""
    return [(each.levelno, each.message) for each in caplog.records if "database" in each.message]


async def until(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not check():
            await asyncio.sleep(0.1)


async def refused_in_time(host: Guests) -> list[str]:
    """Say something until it is not stored; what was acknowledged before."""
    acked: list[str] = []
    for number in range(400):
        text = f"{number} {LONG}"
        answer = await host.ask("say", text=text)
        if answer["type"] == "refused":
            assert answer["refusal"]["code"] == "not-stored"
            return acked
        acked.append(text)
    raise AssertionError("everything was stored")


def said(home: House, id: str) -> list[str]:
    talk = home.do(lambda: home.service.store.talk(id))  # type: ignore[arg-type]
    return [row.data for row in talk]


def seen_and_over(
    home: House, caplog: pytest.LogCaptureFixture, trouble: AbstractContextManager[None]
) -> None:
    """The whole course of a trouble with the database, as people and the operator see it."""
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT, start=True)
    api = Api(home.port)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            await host.until(lambda v: bool(v.moves))
            assert api.get("/readyz").status == 200
            before = len(entries(home, id))
            with trouble:
                acked = await refused_in_time(host)
                unstored = (await host.ask("move", **a_move(host)))["type"]
                assert api.get("/readyz").status == 503
                assert measured(home)["ungeheuer_database_works"] == 0
                assert [level for level, _ in levels(caplog)].count(logging.ERROR) >= 1
            # Nobody plays and nobody asks /readyz meanwhile.
            await until(lambda: measured(home)["ungeheuer_database_works"] == 1)
            assert api.get("/readyz").status == 200
            if unstored == "refused":
                await host.move()
            await host.done("say", text="again")
            kept = said(home, id)
            assert [text for text in acked if not any(text in each for each in kept)] == []
            assert any("again" in each for each in kept)
            assert len(entries(home, id)) > before

    run(visit)
    told = levels(caplog)
    assert [level for level, _ in told].count(logging.WARNING) >= 1
    assert len(told) <= 4, "each change once: storing, and reading"


def a_move(host: Guests) -> dict[str, Any]:
    return {"seat": "0", "move": host.moves[0], "seen": host.version}


def test_a_locked_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ungeheuer.server.store.connect.BUSY", 200)
    file = tmp_path / "x.sqlite"

    @contextmanager
    def locked() -> Iterator[None]:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()

    with house(f"sqlite:///{file}") as home:
        seen_and_over(home, caplog, locked())


@pytest.mark.long
def test_a_disk_that_takes_no_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No file may grow beyond what the journal has by now: whatever is written fails."""
    resource = pytest.importorskip("resource")
    file = tmp_path / "x.sqlite"

    @contextmanager
    def full() -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = file.with_name(f"{file.name}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    with house(f"sqlite:///{file}") as home:
        seen_and_over(home, caplog, full())
    assert any("disk" in str(getattr(each, "about", "")) for each in caplog.records)


def test_a_database_server_that_is_killed_and_comes_back(
    postgresql_url: str,
    postgresql: Cluster,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ungeheuer.server.store.writer.PROBING", 0.5)

    @contextmanager
    def stopped() -> Iterator[None]:
        postgresql.stop()
        try:
            yield
        finally:
            postgresql.start()

    with house(postgresql_url) as home:
        store = home.service.store
        assert isinstance(store, SqlStore)
        assert store._writer is not None
        store._writer._patience = 0.5
        seen_and_over(home, caplog, stopped())


@pytest.mark.long
def test_a_clock_92_days_ahead(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()

    def told() -> list[str]:
        return [each.message for each in caplog.records if "clock" in each.message]

    with house(database_url, FAST, clock.environment()) as home:
        inga = people(home, 1)[0]
        ids = [table(home, inga, "mighty", ME, BOT, BOT, start=True) for _ in range(5)]
        # What bots stored after the jump would have the new time.
        wait(lambda: all(turn_of(live(home, id)) == "0" for id in ids))
        assert Api(home.port).get("/readyz").json == {"ok": True, "version": version(home)}
        clock.pass_by(92 * 86_400)
        wait(told)
        home.do(home.service.sweep)
        assert measured(home)["ungeheuer_clock_doubted"] == 1
        assert Api(home.port).get("/readyz").json["doubts"] == ["clock"]
    assert told() == ["the clock has jumped"]
    with house(database_url, FAST, clock.environment()) as home:  # one start with a wrong clock
        home.do(home.service.sweep)
        assert told()[1:] == ["the clock is far from the last thing that was stored"]
        assert [live(home, id).status for id in ids] == ["playing"] * 5
        clock.pass_by(-92 * 86_400)

        async def visit() -> None:
            async with at(home, ids[0], inga) as host:
                await host.until(lambda v: bool(v.moves))
                await host.move()

        run(visit)
        wait(lambda: told()[2:])
        assert told()[2:] == ["the clock has jumped"]
        assert measured(home)["ungeheuer_clock_doubted"] == 1
        home.do(lambda: a_day_later(clock))
        assert measured(home)["ungeheuer_clock_doubted"] == 0
        assert Api(home.port).get("/readyz").json == {"ok": True, "version": version(home)}


def wait(until: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.1)


async def a_day_later(clock: Clock) -> None:
    """Both clocks at once, in the server's loop, so that it sees no jump between them."""
    clock.pass_by(86_400)
    clock.seconds += 86_400


def version(home: House) -> str:
    return str(Api(home.port).get("/healthz").json["version"])
