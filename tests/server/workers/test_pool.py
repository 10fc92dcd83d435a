"""The pool with real workers, and with odd ones that crash, hang and talk nonsense."""

import asyncio
import gc
import os
import random
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvloop

from tests.server.workers.jobs import ODD, odd_job, some_jobs, thinking
from ungeheuer.games import NAMES, game
from ungeheuer.server.workers.job import job_line
from ungeheuer.server.workers.job_runner import JobRunner
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.server.workers.process import BotFailed, Worker

LONG = 60.0  # seconds; only a broken pool takes so long
SOON = 2.0  # seconds; enough for the worker to write down who it is


async def why(pool: WorkerPool, what: str, limit: float = LONG) -> str:
    with pytest.raises(BotFailed) as failed:
        await pool.move(odd_job(what), limit)
    return failed.value.why


def test_a_pool_that_closes_while_it_replaces_a_worker_leaves_nothing_behind() -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            assert await why(pool, "sleep 30", limit=0.1) == "slow"

    asyncio.run(play())
    gc.collect()  # a pipe left open would complain here


async def until_written(path: Path) -> int:
    while not (path.exists() and path.read_text(encoding="ascii").endswith("\n")):
        await asyncio.sleep(0.01)
    return int(path.read_text(encoding="ascii"))


def test_fifty_jobs_at_once_on_two_workers_are_all_answered_right() -> None:
    jobs = [job for name in NAMES for job in some_jobs(name, 20, "random")][:50]
    jobs += some_jobs("mighty", 60, "greedy")[: 50 - len(jobs)]
    runner = JobRunner()

    async def play() -> list[str]:
        async with thinking(2) as pool:
            return await asyncio.gather(*(pool.move(job, LONG) for job in jobs))

    assert len(jobs) == 50
    assert asyncio.run(play()) == [runner.answer(job_line(job, "move")).move for job in jobs]


@pytest.mark.parametrize("name", NAMES)
def test_bots_move_and_hints_are_given(name: str) -> None:
    async def play() -> None:
        async with thinking() as pool:
            for job in [*some_jobs(name, 3, "greedy"), *some_jobs(name, 3, "random")]:
                text = await pool.move(job, LONG)
                assert text == await pool.move(job, LONG)  # same seed, same move
                assert job.decision.ask.contains(game(name).read(text))
                advice, _ = await pool.advice(job, LONG)
                values = [card.value for card in advice]
                assert values == sorted(values, reverse=True)

    asyncio.run(play())


def test_a_bot_that_fails_leaves_its_worker_alive() -> None:
    async def play() -> None:
        async with thinking() as pool:
            assert await why(pool, "no-such-bot") == "crashed"
            assert await pool.move(some_jobs("mighty", 1)[0], LONG)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("exit 3", "crashed"),
        ("exit 0", "crashed"),
        ("half", "crashed"),
        ("flood", "illegal"),
        ("say what?", "illegal"),
        ("say {}", "illegal"),
        ('say {"advice": []}', "illegal"),
        ('say {"move": 3}', "illegal"),
        ("bytes", "illegal"),
        ('say {"error": "KeyError"}', "crashed"),
        ("say ", "illegal"),
    ],
)
def test_the_reason_is_told_and_the_next_job_works(what: str, reason: str) -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            assert await why(pool, what) == reason
            assert await pool.move(odd_job("", seed=5), LONG) == "5"

    asyncio.run(play())


def test_one_that_is_killed_in_the_middle_has_crashed_and_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            failing = asyncio.create_task(why(pool, f"pid {tmp_path / 'pid'}"))
            os.kill(await until_written(tmp_path / "pid"), signal.SIGKILL)
            assert await failing == "crashed"
            assert await pool.move(odd_job("", seed=5), LONG) == "5"

    asyncio.run(play())


def test_one_that_hangs_is_slow_and_killed(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            assert await why(pool, f"pid {tmp_path / 'pid'}", SOON) == "slow"
            assert await pool.move(odd_job("", seed=5), LONG) == "5"
            with pytest.raises(ProcessLookupError):
                os.kill(int((tmp_path / "pid").read_text(encoding="ascii")), 0)

    asyncio.run(play())


def test_waiting_in_the_queue_is_not_thinking() -> None:
    async def play() -> list[str]:
        async with thinking(command=ODD) as pool:
            jobs = [odd_job("sleep 0.2", seed) for seed in range(8)]
            return await asyncio.gather(*(pool.move(job, limit=1.0) for job in jobs))

    assert asyncio.run(play()) == [str(seed) for seed in range(8)]


def test_first_come_first_served() -> None:
    async def play() -> list[str]:
        async with thinking(command=ODD) as pool:
            return await asyncio.gather(*(pool.move(odd_job("count"), LONG) for _ in range(9)))

    assert asyncio.run(play()) == [str(place) for place in range(1, 10)]


def test_whoever_goes_does_not_leave_an_answer_for_the_next() -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            await pool.move(odd_job("count"), LONG)
            thought_about = asyncio.create_task(pool.move(odd_job("sleep 0.3", 77), LONG))
            queued = asyncio.create_task(pool.move(odd_job("sleep 30", 78), LONG))
            await asyncio.sleep(0.1)
            thought_about.cancel()
            queued.cancel()
            assert await pool.move(odd_job("", seed=5), LONG) == "5"
            assert await pool.move(odd_job("count"), LONG) == "4"  # the queued one never began
            assert pool.waiting == 0

    asyncio.run(play())


def test_many_who_come_and_go_get_their_own_answers() -> None:
    chance = random.Random(4)

    async def play() -> None:
        async with thinking(2, ODD) as pool:
            jobs = [odd_job("sleep 0.01", seed) for seed in range(60)]
            tasks = [asyncio.create_task(pool.move(job, LONG)) for job in jobs]
            gone = set(chance.sample(range(60), 25))
            for number in sorted(gone):
                await asyncio.sleep(0.01)
                tasks[number].cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            for number, answer in enumerate(answers):
                left = number in gone and isinstance(answer, asyncio.CancelledError)
                assert left or answer == str(number)

    asyncio.run(play())


def test_whoever_waits_when_the_pool_closes_is_told_so() -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            begun = asyncio.create_task(why(pool, "sleep 30"))
            queued = asyncio.create_task(why(pool, "count"))
            await asyncio.sleep(0.2)
        assert await begun == await queued == "closed"
        assert await why(pool, "count") == "closed"

    asyncio.run(play())


@pytest.mark.parametrize("turns", range(6))
def test_a_worker_cancelled_while_its_line_arrives_is_cancelled(turns: int) -> None:
    """A close that is lost here would wait forever."""

    async def play() -> None:
        worker, lines = Worker(ODD), asyncio.StreamReader()
        worker._process = SimpleNamespace(stdout=lines)  # type: ignore[assignment]
        reading = asyncio.create_task(worker._line(LONG))
        await asyncio.sleep(0.01)
        lines.feed_data(b"ready\n")
        for _ in range(turns):
            await asyncio.sleep(0)
        taken = reading.cancel()
        await asyncio.wait([reading])
        assert reading.cancelled() == taken

    asyncio.run(play())


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (("no-such-program",), "crashed"),
        ((sys.executable, "-c", ""), "crashed"),
        ((sys.executable, "-c", "print('hello')"), "illegal"),
    ],
)
def test_a_worker_that_does_not_start(command: tuple[str, ...], reason: str) -> None:
    async def play() -> None:
        async with thinking(command=command) as pool:
            assert await why(pool, "count") == reason

    asyncio.run(play())


def test_it_all_works_on_the_servers_own_event_loop(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=ODD) as pool:
            assert await pool.move(odd_job("", seed=5), LONG) == "5"
            assert await why(pool, "exit 1") == "crashed"
            assert await why(pool, "sleep 30", limit=0.1) == "slow"
            failing = asyncio.create_task(why(pool, f"pid {tmp_path / 'pid'}"))
            os.kill(await until_written(tmp_path / "pid"), signal.SIGKILL)
            assert await failing == "crashed"
            assert await pool.move(odd_job("", seed=6), LONG) == "6"

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())
