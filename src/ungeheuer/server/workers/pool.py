"""The pool of workers: jobs in, answers or a reason why not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

import msgspec

from ungeheuer.server.workers.job import Answer, AnswerKind, Job, job_line, read_answer
from ungeheuer.server.workers.process import COMMAND, BotFailed, Worker
from ungeheuer.wire.advice import AdviceCard


class QueuedJob:
    """A job that waits for a worker, with the future of its answer."""

    __slots__ = ("answer", "limit", "line", "wanted")

    def __init__(self, job: Job, wanted: AnswerKind, limit: float) -> None:
        self.line = job_line(job, wanted)
        self.wanted = wanted
        self.limit = limit
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """Workers that serve one queue, first come first served, bots and hints alike.

    Each worker gets one job at a time, and its answer is always read to the end, even if nobody
    waits for it any more: so answers cannot be mixed up. A worker that fails is replaced.
    """

    def __init__(self, workers: int | None = None, command: Sequence[str] = COMMAND) -> None:
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        self._workers = [Worker(command) for _ in range(count)]
        self._queue: asyncio.Queue[QueuedJob] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many jobs no worker has started."""
        return self._queue.qsize()

    async def start(self) -> None:
        """Open for jobs; processes start when there is something to think about."""
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End all workers; pending jobs fail with `closed`."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._queue.empty():
            refuse(self._queue.get_nowait(), BotFailed("closed"))

    async def move(self, job: Job, limit: float) -> str:
        """The bot's move as text, for the gate to check; `limit`: seconds of thinking."""
        return str((await self._ask(job, "move", limit)).move)

    async def intent(self, job: Job, limit: float) -> tuple[str, AdviceCard | None]:
        """The same, with the reason, where the bot has one to tell."""
        answer = await self._ask(job, "move", limit)
        return str(answer.move), answer.reason

    async def advice(self, job: Job, limit: float) -> tuple[list[AdviceCard], bool]:
        """What the job's bot advises, best first; and whether its values are chances to win."""
        answer = await self._ask(job, "advice", limit)
        return answer.advice or [], answer.chances

    async def _ask(self, job: Job, wanted: AnswerKind, limit: float) -> Answer:
        if not self._tasks:
            raise BotFailed("closed")
        queued = QueuedJob(job, wanted, limit)
        self._queue.put_nowait(queued)
        return await queued.answer

    async def _serve(self, worker: Worker) -> None:
        try:
            while True:
                queued = await self._queue.get()
                if not queued.answer.done():  # otherwise the caller has given up
                    await fill(queued, worker)
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
