"""Jobs from random matches, and workers to give them to."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from tests.cardsets import LABELS
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.match import Match, named
from ungeheuer.engine.names import CHANCE
from ungeheuer.server.workers.job import Job
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.server.workers.process import COMMAND
from ungeheuer.testing.worlds import new_match, played, rng_of

HERE = Path(__file__).parent
ODD = (sys.executable, str(HERE / "odd_worker.py"))


def job_of(match: Match, decision: Decision[Any], bot: str = "greedy", seed: int = 7) -> Job:
    cardset = named(match.cardset)
    return Job(match.game.name, cardset, match.view(decision.seat), decision, bot, seed)


def asked(match: Match, seed: int = 1) -> Iterator[Decision[Any]]:
    """Every question to a player, in random play."""
    return (d for d in played(match, rng_of(seed)) if d.seat != CHANCE)


def some_jobs(name: str, count: int, bot: str = "greedy") -> list[Job]:
    match = new_match(name, {}, LABELS[name])
    first = enumerate(islice(asked(match), count))
    return [job_of(match, decision, bot, seed=number) for number, decision in first]


def odd_job(what: str, seed: int = 0) -> Job:
    """A job for the odd worker, which does as it is told."""
    match = new_match("mighty", {}, LABELS["mighty"])
    decision = next(islice(asked(match), 1))
    return job_of(match, decision, what, seed)


@asynccontextmanager
async def thinking(workers: int = 1, command: Sequence[str] = COMMAND) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(workers, command)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()
