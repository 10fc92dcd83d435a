"""The readers seen from the server: who sends much waits longest, and pays for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from ungeheuer.server.fair_queue import ASKED, FairQueue, Queued
from ungeheuer.server.limits import Buckets, TooFast
from ungeheuer.server.reading.reader import LONGEST_ANSWER, WAITING
from ungeheuer.server.reading.tasks import Answer, AnyTask, read_answer, task_line, too_dear
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.workers.process import BotFailed, Worker
from ungeheuer.wire.api import Fault

READERS: Final = 2  # processes
MOST_WAITING: Final = 8  # tasks of one sender that wait for a reader
SPARE: Final = 10.0  # seconds beyond a child's own limit, after which its parent is ended

Pending = tuple[bytes, "asyncio.Future[Answer]"]


class Readers:
    """Some processes that read, and the queue before them."""

    def __init__(self, seconds: int, purses: Callable[[], Buckets] | None = None) -> None:
        self._seconds = seconds
        self._purses = purses
        command = (sys.executable, "-m", "ungeheuer.server.reading.reader", str(seconds))
        self._workers = [Worker(command, LONGEST_ANSWER + 1) for _ in range(READERS)]
        self._queue: FairQueue[Pending] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open for tasks; processes start when there is something to read."""
        self._queue = FairQueue(asyncio.get_running_loop().time)
        self._tasks = [
            asyncio.create_task(self._serve(worker, self._queue)) for worker in self._workers
        ]

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._queue is not None and (queued := self._queue.next()) is not None:
            _give(queued.item[1], closed())

    @property
    def waiting(self) -> int:
        return 0 if self._queue is None else self._queue.waiting()

    async def read(self, sender: str, task: AnyTask) -> msgspec.Raw:
        """The result as JSON. Raises what is wrong with what was sent."""
        if not self._tasks or self._queue is None:
            raise HttpError(503, "not-ready")
        if self._queue.waiting(sender) >= MOST_WAITING:
            raise TooFast("reading", self._seconds)
        purse = None if self._purses is None else self._purses().of(sender)
        if purse is not None and not purse.take(0):
            raise TooFast("reading", purse.seconds(0))
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        queued = Queued(sender, ASKED, (task_line(task), answered))
        self._queue.put(queued)
        try:
            answer = await answered
        finally:
            queued.over = True
        if purse is not None:
            purse.owe(answer.seconds)
        if answer.fault is not None:
            raise HttpError(answer.status, answer.fault.code, answer.fault.params)
        return answer.result

    async def _serve(self, worker: Worker, queue: FairQueue[Pending]) -> None:
        try:
            while True:
                queued = await queue.get()
                line, answered = queued.item
                answer = await self._ask(worker, line, answered)
                queue.usage.charge(queued.who, answer.seconds)
                _give(answered, answer)
        finally:
            await worker.end()

    async def _ask(self, worker: Worker, line: bytes, answered: asyncio.Future[Answer]) -> Answer:
        try:
            await worker.ready()
            return read_answer(await worker.ask(line, WAITING * self._seconds + SPARE))
        except asyncio.CancelledError:
            _give(answered, closed())
            raise
        except (BotFailed, msgspec.MsgspecError):
            await worker.end()
            return too_dear(self._seconds)


def closed() -> Answer:
    return Answer(fault=Fault("not-ready"), status=503)


def _give(answered: asyncio.Future[Answer], answer: Answer) -> None:
    if not answered.done():
        answered.set_result(answer)
