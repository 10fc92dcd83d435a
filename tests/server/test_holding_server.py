"""Held turns on a real server: its clock, its restarts, who sees them, who is away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server import house as houses
from tests.server.held import laid_out, last_of
from tests.server.house import House, house
from tests.server.test_kill import Mortal
from tests.server.visits import Clock, Guests, at, entries, run
from ungeheuer.server.environment import Environment
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.wire.api import Person

HOLDS = {"holds": True}
TICK = 0.01


class Wound(Clock):
    """A clock by which the server also sleeps."""

    async def sleep(self, seconds: float) -> None:
        end = self.ms + seconds * 1000
        while self.ms < end:
            await asyncio.sleep(TICK)

    def environment(self) -> Environment:
        return Environment(now=self.now, sleep=self.sleep)


@pytest.fixture
def clock() -> Wound:
    return Wound()


@pytest.fixture
def home(tmp_path: Path, clock: Wound) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path}/home.sqlite", env=clock.environment()) as opened:
        yield opened


def seated(home: House, *, left: bool) -> tuple[str, list[Person]]:
    made: tuple[str, list[Person]] = home.do(lambda: laid_out(home.service, left=left))
    return made


async def end(guest: Guests, *, left: bool, **more: Any) -> None:
    said = {"seat": "0", "seen": guest.version, "move": last_of(left=left), **more}
    await guest.done("move", **said)
    await guest.settled()


def held(guest: Guests) -> dict[str, Any]:
    hold = guest.table["hold"]
    assert hold is not None
    return dict(hold)


async def let_go(guest: Guests) -> None:
    """Until chance has answered and somebody is asked."""
    await guest.until(lambda v: v.table["hold"] is None and v.asked in {"0", "1"})


def kinds(home: House, id: str) -> list[str]:
    return [type(entry).__name__ for entry in entries(home, id)]


def test_everybody_sees_it_and_the_grace_ends_it(home: House, clock: Wound) -> None:
    id, (ada, ben) = seated(home, left=False)

    async def work() -> None:
        async with (
            at(home, id, ada, **HOLDS) as first,
            at(home, id, ben) as other,
            at(home, id, None) as watcher,
        ):
            await end(first, left=False)
            for guest in (first, other, watcher):
                await guest.until(lambda v: v.table["hold"] is not None)
                assert held(guest) == {"seat": "0", "left": [], "ms": 5000}
                await guest.until(lambda v: v.asked == "chance")
            clock.pass_by(3)
            async with at(home, id, None) as late:
                assert held(late)["ms"] == 2000
            clock.pass_by(2)
            await let_go(first)
            await let_go(watcher)

    run(work)
    assert "Released" in kinds(home, id)


def test_undo_in_the_grace_and_the_clock_of_the_next_one(home: House, clock: Wound) -> None:
    id, (ada, _) = seated(home, left=False)

    async def work() -> None:
        async with at(home, id, ada, **HOLDS) as first:
            before = first.sync["moves"]
            await end(first, left=False)
            clock.pass_by(4)
            await first.done("undo", seat="0", seen=first.version)
            await first.until(lambda v: v.table["hold"] is None and v.asked == "0")
            assert first.sync["moves"] == before
            await end(first, left=False)
            clock.pass_by(4)
            await asyncio.sleep(10 * TICK)
            await first.settled()
            assert held(first)["ms"] is not None, "the time of the first one does not count"
            clock.pass_by(1)
            await let_go(first)

    run(work)


def test_an_old_client_is_never_waited_for(home: House) -> None:
    id, (ada, _) = seated(home, left=True)

    async def work() -> None:
        async with at(home, id, ada) as first:
            await end(first, left=True)
            await first.until(lambda v: v.asked in {"0", "1"})
            assert all(message["hold"] is None for message in first.got("table"))

    run(work)
    assert "Held" not in kinds(home, id)


def test_what_is_left_is_told_and_the_seat_ends_it(home: House, clock: Wound) -> None:
    id, (ada, ben) = seated(home, left=True)

    async def work() -> None:
        async with at(home, id, ada, **HOLDS) as first, at(home, id, ben, **HOLDS) as other:
            told = first.sync["decision"]["ends"][0]
            assert told["text"] == last_of(left=True)
            assert told["turn"] is True
            await end(first, left=True)
            assert held(first) == {"seat": "0", "left": told["left"], "ms": None}
            clock.pass_by(600)
            await asyncio.sleep(5 * TICK)
            await other.settled()
            assert await other.refused("release", seat="1", seen=other.version) == "turn-held"
            await first.done("release", seat="0", seen=first.version)
            await let_go(first)

    run(work)


def test_a_partner_ends_it_once_that_person_is_away(home: House) -> None:
    id, (ada, ben) = seated(home, left=True)

    async def work() -> None:
        async with at(home, id, ben, **HOLDS) as other:
            async with at(home, id, ada, **HOLDS) as first:
                await end(first, left=True)
            await other.until(lambda v: v.table["hold"] is not None)
            await other.until(lambda v: not v.table["seats"][0].get("here", False))
            assert held(other)["seat"] == "0"
            await other.done("release", seat="1", seen=other.version)
            await let_go(other)

    run(work)


def test_the_host_sets_the_time(home: House, clock: Wound) -> None:
    id, (ada, _) = seated(home, left=False)

    async def work() -> None:
        async with at(home, id, ada, **HOLDS) as first:
            assert first.table["grace"] == 5
            await first.done("grace", seconds=30)
            await first.until(lambda v: v.table["grace"] == 30)
            assert await first.refused("grace", seconds=61) == "bad-message"
            await end(first, left=False)
            assert held(first)["ms"] == 30_000

    run(work)


def test_after_a_restart_it_is_still_held_and_the_time_begins_anew(
    tmp_path: Path, clock: Wound
) -> None:
    place, env = f"sqlite:///{tmp_path}/again.sqlite", clock.environment()
    with house(place, env=env) as home:
        id, (ada, _) = seated(home, left=False)

        async def begin() -> None:
            async with at(home, id, ada, **HOLDS) as first:
                await end(first, left=False)

        run(begin)
    clock.pass_by(3600)
    with house(place, env=env) as again:

        async def go_on() -> None:
            async with at(again, id, ada, **HOLDS) as first:
                assert held(first)["ms"] == 5000
                clock.pass_by(5)
                await let_go(first)

        run(go_on)


# -- killed


@contextlib.asynccontextmanager
async def visiting(server: Mortal, id: str, person: Person) -> AsyncIterator[Guests]:
    """As soon as the server is there."""
    while True:
        with contextlib.suppress(OSError):
            async with connect(server.address, compression=None, max_size=None) as socket:
                guest = Guests(socket)
                await guest.hello(id, person.key, holds=True)
                yield guest
                return
        await asyncio.sleep(0.05)


async def prepared(database: str, *, left: bool) -> tuple[str, Person]:
    service = Service(Settings(), SqlStore(database))
    await service.store.open()
    try:
        id, people = await laid_out(service, left=left)
    finally:
        await service.store.close()
    return id, people[0]


@pytest.mark.long
def test_a_held_turn_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    outlives(tmp_path, left=False)


@pytest.mark.campaign
def test_so_does_one_that_leaves_something_over(tmp_path: Path) -> None:
    outlives(tmp_path, left=True)


def outlives(folder: Path, *, left: bool) -> None:
    async def work() -> None:
        database = houses.placed(f"sqlite:///{folder}/killed.sqlite")
        id, ada = await prepared(database, left=left)
        server = Mortal(database)
        server.start()
        try:
            async with visiting(server, id, ada) as first:
                await first.done("grace", seconds=60)
                moves = first.sync["moves"]
                await end(first, left=left)
                before = held(first)
                server.kill()
            server.start()
            async with visiting(server, id, ada) as first:
                assert held(first)["left"] == before["left"]
                assert first.sync["moves"] == moves + (not left)
                await first.done("undo", seat="0", seen=first.version)
                await first.until(lambda v: v.asked == "0" and v.table["hold"] is None)
                await end(first, left=left)
                await first.done("release", seat="0", seen=first.version)
                await let_go(first)
        finally:
            server.kill()

    run(work)
