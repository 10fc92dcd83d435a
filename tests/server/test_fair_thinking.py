"""Whose bots think first: nobody's many tables hold up those of others."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import FAST, House, house
from tests.server.visits import BOT, ME, at, live, people, run, table
from tests.server.workers.jobs import ODD, odd_job, thinking
from ungeheuer.server.fair_queue import UNSEEN, WATCHED
from ungeheuer.server.names import TableId
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.wire.api import SeatWish

LONG = 60.0
WORKER = Path(__file__).parent / "moody_worker.py"
THOUGHT = 0.5  # seconds that the moody worker's goblin takes when it is late


def late() -> WorkerPool:
    return WorkerPool(1, command=(sys.executable, str(WORKER), "late"))


def test_another_persons_job_waits_for_one_foreign_job_at_most() -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            await pool.intent(odd_job("count"), LONG, "greedy")
            flood = [
                asyncio.ensure_future(pool.intent(odd_job("count"), LONG, "greedy", rank))
                for rank in (WATCHED, UNSEEN) * 20
            ]
            await asyncio.sleep(0)
            bot, (advice, _) = await asyncio.gather(
                pool.intent(odd_job("count"), LONG, "inga"),
                pool.advice(odd_job('say {"advice": []}'), LONG, "juan"),
            )
            assert int(bot[0]) <= 4  # the first, one of the flood, the other newcomer
            assert advice == []
            assert sum(each.done() for each in flood) <= 3
            await asyncio.gather(*flood)

    asyncio.run(play())


def test_what_is_looked_at_meanwhile_is_thought_about_first_and_once() -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            unseen = [
                asyncio.ensure_future(
                    pool.intent(odd_job("count"), LONG, "inga", UNSEEN, f"table {n}")
                )
                for n in range(10)
            ]
            await asyncio.sleep(0)
            pool.hurry("table 9")
            pool.hurry("table 9")
            pool.hurry("no such table")
            order = [int((await each)[0]) for each in unseen]
            assert order[9] <= 2
            assert sorted(order) == [*range(1, 11)]

    asyncio.run(play())


def seq(home: House, id: str) -> int:
    return live(home, id).seq


@pytest.mark.long
def test_bots_alone_rest_until_somebody_looks_and_whenever_nobody_does(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/rest.sqlite", workers=late()) as home:
        inga = people(home, 1)[0]
        goblin = SeatWish(who="bot", bot="goblin")
        id = table(home, inga, "mighty", goblin, goblin, goblin, start=True)
        before = seq(home, id)
        time.sleep(3 * THOUGHT)
        assert seq(home, id) == before, "nobody looks"

        async def unloaded() -> bool:
            home.service.registry.unload_idle(-1)
            return TableId(id) not in home.service.registry._live

        assert home.do(unloaded), "it does not stay in memory either"

        async def watch() -> None:
            async with at(home, id, None) as guest:
                first = guest.version
                await guest.until(lambda v: v.version >= first + 2)

        run(watch)
        until = time.monotonic() + 30
        while home.service.driver._driven and time.monotonic() < until:
            time.sleep(0.05)
        after = seq(home, id)
        time.sleep(3 * THOUGHT)
        assert seq(home, id) == after, "nobody looks any more"


def test_bots_play_on_for_a_person_who_has_gone(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/gone.sqlite") as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

        async def play() -> None:
            async with at(home, id, inga) as host:
                await host.until(lambda v: v.asked == "0" and bool(v.moves))
                await host.move()

        run(play)
        until = time.monotonic() + 30
        while live(home, id).match.turn != "0" and time.monotonic() < until:
            time.sleep(0.05)
        assert live(home, id).match.turn == "0"


def test_forty_tables_of_one_person_do_not_hold_up_anothers(tmp_path: Path) -> None:
    """All of them with a person's seat, so that their bots do not rest."""
    with house(f"sqlite:///{tmp_path}/forty.sqlite", FAST, workers=late()) as home:
        inga, juan = people(home, 2)
        goblin = SeatWish(who="bot", bot="goblin")
        for _ in range(40):
            table(home, inga, "mighty", goblin, ME, goblin, start=True)
        id = table(home, juan, "mighty", goblin, ME, goblin, start=True)

        async def visit() -> float:
            began = time.monotonic()
            async with at(home, id, juan) as guest:
                await guest.until(lambda v: v.asked == "1" and bool(v.moves))
            return time.monotonic() - began

        async def timed() -> None:
            assert await visit() < 10 * THOUGHT  # forty tables would take at least twenty seconds

        run(timed)
