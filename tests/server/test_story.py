"""The story in pages: who comes gets its end, and earlier pages when they are asked for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, house
from tests.server.visits import BOT, ME, Guests, at, people, play_until, prolong, run, table
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.wire.story import STORY_PAGE

RECENT = 5
LINES = 50_000


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("story")
    with house(f"sqlite:///{folder}/home.sqlite") as opened:
        yield opened


@pytest.fixture
def played(home: House) -> tuple[str, Any]:
    """A table with some moves, and its host, who plays alone against bots and is asked now."""
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            await play_until({"0": host}, settled)

    def settled(guest: Guests) -> bool:
        return guest.sync.get("moves", 0) >= 20 and guest.asked == "0"

    run(visit)
    return id, inga


async def story_of(guest: Guests) -> list[Any]:
    """All events, page by page."""
    events: list[Any] = guest.sync["events"]
    first = guest.sync["since"]
    while first:
        page = await guest.ask("story", seat=guest.sync["seat"], before=first)
        assert page["type"] == "story"
        assert page["before"] == first > page["since"]
        assert all(page["since"] < event["move"] <= first for event in page["events"])
        events, first = [*page["events"], *events], page["since"]
    return events


@pytest.mark.parametrize("look", ["0", SPECTATOR])
def test_the_end_comes_first_and_pages_make_up_the_whole(
    home: House, played: tuple[str, Any], look: str
) -> None:
    id, inga = played

    async def visit() -> None:
        async with (
            at(home, id, inga, look=look, recent=RECENT) as brief,
            at(home, id, inga, look=look) as whole,
        ):
            assert whole.sync["since"] == 0
            assert brief.sync["since"] == brief.sync["moves"] - RECENT
            assert brief.sync["view"] == whole.sync["view"]
            assert await story_of(brief) == whole.sync["events"]

    run(visit)


def test_who_looks_at_another_seat_gets_the_end_of_its_story(
    home: House, played: tuple[str, Any]
) -> None:
    id, inga = played

    async def visit() -> None:
        async with at(home, id, inga, recent=RECENT) as guest:
            await guest.done("look", seat=SPECTATOR)
            assert guest.sync["seat"] == SPECTATOR
            assert guest.sync["since"] == guest.sync["moves"] - RECENT

    run(visit)


def test_who_was_away_for_long_gets_no_more_than_a_page(
    home: House, played: tuple[str, Any]
) -> None:
    id, inga = played

    async def visit() -> None:
        async with at(home, id, inga, recent=RECENT, seen=1) as guest:
            assert guest.sync["since"] == guest.sync["moves"] - RECENT

    run(visit)


def test_the_story_of_a_covered_seat_is_not_told(home: House, played: tuple[str, Any]) -> None:
    id, inga = played

    async def visit() -> None:
        async with at(home, id, inga, look=SPECTATOR) as guest, at(home, id, None) as stranger:
            assert await guest.refused("story", seat="0", before=3) == "covered"
            assert await stranger.refused("story", seat="0", before=3) == "covered"
            beyond = await stranger.ask("story", seat=SPECTATOR, before=10_000)
            assert beyond["before"] == stranger.sync["moves"]

    run(visit)


def test_there_is_no_story_before_the_start(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            assert await host.refused("story", seat="0", before=0) == "not-started"

    run(visit)


def test_a_log_of_50000_lines_opens_like_a_short_one(home: House, played: tuple[str, Any]) -> None:
    """Counted in messages and bytes; `python -m bench.long_log` takes the time."""
    id, inga = played

    async def cost(**more: Any) -> tuple[int, int]:
        async with at(home, id, inga, **more) as guest:
            await guest.settled()
            # whoever was here before may be seen to leave
            told = [frame for frame in guest.frames if json.loads(frame)["type"] != "presence"]
            return len(told), sum(map(len, told))

    async def page() -> int:
        async with at(home, id, inga, recent=RECENT) as guest:
            told = await guest.ask("story", seat="0", before=guest.sync["since"])
            return int(told["before"]) - int(told["since"])

    frames, weight = asyncio.run(cost(recent=RECENT))
    prolong(home, id, LINES)
    long_frames, long_weight = asyncio.run(cost(recent=RECENT))
    assert asyncio.run(cost())[1] > 100 * weight
    assert long_frames == frames
    assert abs(long_weight - weight) < 500  # numbers of moves have more digits
    assert asyncio.run(page()) == STORY_PAGE
