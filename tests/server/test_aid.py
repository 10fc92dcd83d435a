"""Aid for those who look at it: on request, from the uncovered seat's view alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Visitor, house, visitor
from ungeheuer.games import game
from ungeheuer.wire.api import CreateTable, SeatWish
from ungeheuer.wire.messages import Policy


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path}/tables") as home:
        yield home


@asynccontextmanager
async def dungeon(
    home: House, *, hints: bool = True, **hello: Any
) -> AsyncIterator[tuple[Visitor, str]]:
    """Whoever builds the first floor, and the table."""
    person: Any = await asyncio.to_thread(home.do, home.service.people.new)
    seats = [SeatWish(who="me", name="Inga"), SeatWish(who="bot", bot="greedy")]
    wish = CreateTable(game="timid", seats=seats, policy=Policy(hints=hints), start=True)
    table: Any = await asyncio.to_thread(
        home.do, lambda: home.service.opening.create(wish, person.person)
    )
    async with visitor(home.socket) as guest:
        await guest.hello(table.id, person.key, **hello)
        await guest.until(lambda v: v.asked == "dungeon")
        yield guest, table.id


def test_whoever_says_nothing_gets_it_with_every_sync(home: House) -> None:
    async def talk() -> None:
        async with dungeon(home) as (guest, _):
            assert guest.sync["aid"]["nests"]

    asyncio.run(talk())


def test_whoever_does_not_want_it_asks_for_it(home: House) -> None:
    async def talk() -> None:
        async with dungeon(home, aid=False) as (guest, _):
            assert guest.sync["aid"] is None
            answer = await guest.ask("aid", seat="dungeon")
            assert answer["type"] == "aid"
            assert (answer["version"], answer["seat"]) == (guest.version, "dungeon")
            assert answer["aid"]["nests"]

    asyncio.run(talk())


def test_only_the_uncovered_seat_may_ask_and_only_where_hints_are_allowed(home: House) -> None:
    async def talk() -> None:
        async with dungeon(home, aid=False) as (guest, table), visitor(home.socket) as watcher:
            await watcher.hello(table, aid=False)
            for seat in ("dungeon", "character", "nobody"):
                refused = await watcher.ask("aid", seat=seat)
                assert refused["refusal"]["code"] == "covered"
            assert (await watcher.ask("aid", seat="spectator"))["aid"] is None
            await guest.ask("look", seat="spectator")
            assert (await guest.ask("aid", seat="dungeon"))["type"] == "refused"
        async with dungeon(home, hints=False, aid=False) as (guest, _):
            assert (await guest.ask("aid", seat="dungeon"))["aid"] is None

    asyncio.run(talk())


def test_it_is_computed_once_for_all_who_see_the_same(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, computed = type(game("timid")), []
    aid = kind.aid

    def counted(self: Any, view: Any, cardset: Any) -> object:
        computed.append(view.seat)
        return aid(self, view, cardset)

    monkeypatch.setattr(kind, "aid", counted)

    async def talk() -> None:
        async with dungeon(home, aid=False) as (guest, table), visitor(home.socket) as watcher:
            await watcher.hello(table, aid=False)
            assert computed == []
            for _ in range(3):
                await guest.ask("aid", seat="dungeon")
                await watcher.ask("aid", seat="spectator")
            assert sorted(computed) == ["dungeon", "spectator"]

    asyncio.run(talk())
