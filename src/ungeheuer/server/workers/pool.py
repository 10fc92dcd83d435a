"""The pool of workers: jobs in, answers or a reason why not."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence

import msgspec

from ungeheuer.server.fair_queue import ASKED, WATCHED, FairQueue, Queued
from ungeheuer.server.workers.job import Answer, AnswerKind, Job, job_line, read_answer
from ungeheuer.server.workers.process import COMMAND, BotFailed, Worker
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.slips import SlipCard


class QueuedJob:
    """A job that waits for a worker, with the future of its answer."""

    __slots__ = ("answer", "limit", "line", "wanted")

    def __init__(self, job: Job, wanted: AnswerKind, limit: float) -> None:
        self.line = job_line(job, wanted)
        self.wanted = wanted
        self.limit = limit
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """Workers that serve one queue, bots and hints alike: first whoever has used them least.

    Each worker gets one job at a time, and its answer is always read to the end, even if nobody
    waits for it any more: so answers cannot be mixed up. A worker that fails is replaced.
    """

    def __init__(self, workers: int | None = None, command: Sequence[str] = COMMAND) -> None:
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        self._workers = [Worker(command) for _ in range(count)]
        self._queue: FairQueue[QueuedJob] = FairQueue(time.monotonic)
        self._tagged: dict[str, Queued[QueuedJob]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many jobs no worker has started."""
        return self._queue.waiting()

    async def start(self) -> None:
        """Open for jobs; processes start when there is something to think about."""
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End all workers; pending jobs fail with `closed`."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while (queued := self._queue.next()) is not None:
            refuse(queued.item, BotFailed("closed"))

    async def move(self, job: Job, limit: float) -> str:
        """The bot's move as text, for the gate to check; `limit`: seconds of thinking."""
        return str((await self._ask(job, "move", limit)).move)

    async def intent(
        self, job: Job, limit: float, who: str = "", rank: int = WATCHED, tag: str = ""
    ) -> tuple[str, AdviceCard | None]:
        """The same, with the reason, where the bot has one to tell.

        `who` lets the bot play; `tag`: by which `hurry` knows it.
        """
        answer = await self._ask(job, "move", limit, who, rank, tag)
        return str(answer.move), answer.reason

    async def advice(self, job: Job, limit: float, who: str = "") -> tuple[list[AdviceCard], bool]:
        """What the job's bot advises, best first; and whether its values are chances to win."""
        answer = await self._ask(job, "advice", limit, who, ASKED)
        return answer.advice or [], answer.chances

    async def slip(self, job: Job, limit: float, who: str = "") -> SlipCard | None:
        """What speaks against the job's doubtful move, if very much does."""
        answer = await self._ask(job, "judged", limit, who, ASKED)
        return answer.judged[0] if answer.judged else None

    def hurry(self, tag: str) -> None:
        """Somebody watches what has been waiting unseen."""
        waiting = self._tagged.get(tag)
        if waiting is not None and not waiting.over and waiting.rank > WATCHED:
            waiting.over = True
            again = self._tagged[tag] = Queued(waiting.who, WATCHED, waiting.item)
            self._queue.put(again)

    async def _ask(
        self,
        job: Job,
        wanted: AnswerKind,
        limit: float,
        who: str = "",
        rank: int = WATCHED,
        tag: str = "",
    ) -> Answer:
        if not self._tasks:
            raise BotFailed("closed")
        queued = Queued(who, rank, QueuedJob(job, wanted, limit))
        if tag:
            self._tagged[tag] = queued
        self._queue.put(queued)
        try:
            return await queued.item.answer
        finally:
            self._tagged.pop(tag, None)

    async def _serve(self, worker: Worker) -> None:
        try:
            while True:
                queued = await self._queue.get()
                if not queued.item.answer.done():  # otherwise the caller has given up
                    began = time.monotonic()
                    await fill(queued.item, worker)
                    self._queue.usage.charge(queued.who, time.monotonic() - began)
        finally:
            await worker.end()


async def fill(queued: QueuedJob, worker: Worker) -> None:
    """Get the answer to a queued job, or the reason why there is none."""
    try:
        await worker.ready()
        answer = checked(await worker.ask(queued.line, queued.limit), queued.wanted)
    except asyncio.CancelledError:
        refuse(queued, BotFailed("closed"))
        raise
    except Exception as error:  # whatever happened, go on serving the queue
        refuse(queued, failure(error))
        await worker.end()
    else:
        deliver(queued, answer)


def checked(line: bytes, wanted: AnswerKind) -> Answer:
    """The answer, if it fits the question; a worker out of step is replaced."""
    try:
        answer = read_answer(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BotFailed("illegal") from None
    if answer.error is None and getattr(answer, wanted) is None:
        raise BotFailed("illegal")
    return answer


def deliver(queued: QueuedJob, answer: Answer) -> None:
    if answer.error is not None:  # the bot failed; its worker has caught it and lives on
        refuse(queued, BotFailed("crashed", answer.error))
    elif not queued.answer.done():
        queued.answer.set_result(answer)


def failure(error: Exception) -> BotFailed:
    if isinstance(error, BotFailed):
        return error
    return BotFailed("crashed", type(error).__name__)


def refuse(queued: QueuedJob, failed: BotFailed) -> None:
    if not queued.answer.done():
        queued.answer.set_exception(failed)
