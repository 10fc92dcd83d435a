"""The pool of workers: jobs in, answers or a reason why not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

import msgspec

from ungeheuer.server.thinkers.job import Answer, Job, Wanted, job_line, read_answer
from ungeheuer.server.thinkers.process import COMMAND, ThinkerFailed, Worker
from ungeheuer.wire.messages import AdviceCard


class Order:
    """A job in the queue, and where its answer is waited for."""

    __slots__ = ("answer", "limit", "line", "wanted")

    def __init__(self, job: Job, wanted: Wanted, limit: float) -> None:
        self.line = job_line(job, wanted)
        self.wanted = wanted
        self.limit = limit
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinkers:
    """Workers that serve one queue, first come first served, bots and hints alike.

    Each worker is asked one thing at a time and read to the end of its answer, even if whoever
    asked has gone meanwhile: so answers cannot be mixed up. One that fails is replaced.
    """

    def __init__(self, workers: int | None = None, command: Sequence[str] = COMMAND) -> None:
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        self._workers = [Worker(command) for _ in range(count)]
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many jobs no worker has begun."""
        return self._orders.qsize()

    async def start(self) -> None:
        """Open for jobs; processes start when there is something to think about."""
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End all workers; whoever still waits is told `closed`."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._orders.empty():
            refuse(self._orders.get_nowait(), ThinkerFailed("closed"))

    async def move(self, job: Job, limit: float) -> str:
        """The bot's move as text, for the gate to check; `limit`: seconds of thinking."""
        return str((await self._order(job, "move", limit)).move)

    async def intent(self, job: Job, limit: float) -> tuple[str, AdviceCard | None]:
        """The same, with the reason, where the bot has one to tell."""
        answer = await self._order(job, "move", limit)
        return str(answer.move), answer.reason

    async def advice(self, job: Job, limit: float) -> tuple[list[AdviceCard], bool]:
        """What the job's bot advises, best first; and whether its values are chances to win."""
        answer = await self._order(job, "advice", limit)
        return answer.advice or [], answer.chances

    async def _order(self, job: Job, wanted: Wanted, limit: float) -> Answer:
        if not self._tasks:
            raise ThinkerFailed("closed")
        order = Order(job, wanted, limit)
        self._orders.put_nowait(order)
        return await order.answer

    async def _serve(self, worker: Worker) -> None:
        try:
            while True:
                order = await self._orders.get()
                if not order.answer.done():  # else the one who asked has gone
                    await fill(order, worker)
        finally:
            await worker.end()


async def fill(order: Order, worker: Worker) -> None:
    """Get an answer for an order, or the reason why there is none."""
    try:
        await worker.ready()
        answer = checked(await worker.ask(order.line, order.limit), order.wanted)
    except asyncio.CancelledError:
        refuse(order, ThinkerFailed("closed"))
        raise
    except Exception as error:  # whatever it was, the queue is served on
        refuse(order, failure(error))
        await worker.end()
    else:
        deliver(order, answer)


def checked(line: bytes, wanted: Wanted) -> Answer:
    """The answer, if it is one to this question: a worker out of step is not asked again."""
    try:
        answer = read_answer(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise ThinkerFailed("illegal") from None
    if answer.error is None and getattr(answer, wanted) is None:
        raise ThinkerFailed("illegal")
    return answer


def deliver(order: Order, answer: Answer) -> None:
    if answer.error is not None:  # the bot failed; its worker has caught it and lives on
        refuse(order, ThinkerFailed("crashed", answer.error))
    elif not order.answer.done():
        order.answer.set_result(answer)


def failure(error: Exception) -> ThinkerFailed:
    if isinstance(error, ThinkerFailed):
        return error
    return ThinkerFailed("crashed", type(error).__name__)


def refuse(order: Order, failed: ThinkerFailed) -> None:
    if not order.answer.done():
        order.answer.set_exception(failed)
