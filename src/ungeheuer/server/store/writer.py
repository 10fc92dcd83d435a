"""The only thread that writes: commits everything queued in one transaction, then answers."""

from __future__ import annotations

import asyncio
import queue
import re
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from ungeheuer.server.store import Batch, Conflict, StoreDown, StoreError
from ungeheuer.server.store.connect import BEGIN, PATIENCE, reason
from ungeheuer.server.store.heads import Heads
from ungeheuer.server.store.health import Health
from ungeheuer.server.store.rows import is_there, write
from ungeheuer.server.store.schema import ENTRIES, TALK
from ungeheuer.server.store.short_cut import written

LARGEST: Final = 512  # batches in one transaction
HOPELESS: Final = 2  # consecutive failures of the database itself: locked, full, unreachable
PROBING: Final = 2.0  # seconds that whoever asks whether it works waits for an answer
LOGS: Final = re.compile(rf"INSERT INTO ({ENTRIES.name}|{TALK.name})\b")  # places are taken once
PAUSE: Final = 0.1  # seconds between attempts to reach a lost database

Job = tuple[Batch, "asyncio.Future[None]"]


class Writer:
    """Group commit: one connection, one transaction for all batches queued meanwhile."""

    def __init__(
        self, engine: Engine, patience: float = PATIENCE, heads: Heads | None = None
    ) -> None:
        self._engine = engine
        self._heads = heads
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._connection: Connection | None = None
        self._health = Health("the database does not store", "the database stores again")
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> str:
        """Why the last commit failed; empty if it did not."""
        return self._health.trouble

    @property
    def waiting(self) -> int:
        """How many batches nobody has begun to write."""
        return self._queue.qsize()

    async def commit(self, batch: Batch) -> None:
        """Durable on return. Cancelling the call does not cancel the write."""
        if self._closing.is_set():
            raise StoreError("not-stored", {"reason": "closed"})
        done = self._loop.create_future()
        self._queue.put((batch, done))
        await done

    async def works(self) -> bool:
        """Whether it stores; where the last commit failed, that is tried out."""
        if not self._thread.is_alive():
            return False
        if self.trouble:
            with suppress(StoreError, TimeoutError):
                await asyncio.wait_for(self.commit(Batch(probe=True)), PROBING)
        return not self.trouble

    async def close(self) -> None:
        """Write everything that is queued, then stop."""
        self._closing.set()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs, open_ = self._next()
            if jobs:
                errors = self._store([batch for batch, _ in jobs])
                self._note(errors)
                if self._heads is not None:
                    done = zip(jobs, errors, strict=True)
                    self._heads.note(batch for (batch, _), error in done if error is None)
                with suppress(RuntimeError):  # the loop is closed: no caller is waiting
                    self._loop.call_soon_threadsafe(_answer, jobs, errors)
        self._disconnect()

    def _note(self, errors: Sequence[StoreError | None]) -> None:
        """Remember whether the database stores, and log when that changes.

        A conflict, or one batch that it refuses, is nothing that an operator could mend.
        """
        down = [error for error in errors if isinstance(error, StoreDown)]
        trouble = str(down[-1].params["reason"]) if down else ""
        self._health.note(trouble)

    def _next(self) -> tuple[list[Job], bool]:
        """The queued jobs, up to the limit of one transaction; and whether more may come."""
        jobs: list[Job] = []
        with suppress(queue.Empty):
            while len(jobs) < LARGEST:
                job = self._queue.get_nowait() if jobs else self._queue.get()
                if job is None:
                    return jobs, False
                jobs.append(job)
        return jobs, True

    def _store(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        """The outcome of each batch. If a group fails, each batch is retried alone."""
        error = self._persist(batches)
        if error is None or len(batches) == 1 or _is_gone(error):
            return [_store_error(error) for _ in batches]
        return self._store_each(batches)

    def _store_each(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        """One after the other; if the database itself is at fault, the rest fail at once."""
        errors: list[StoreError | None] = []
        error: Exception | None = None
        in_a_row = 0
        for batch in batches:
            if in_a_row < HOPELESS:
                error = self._persist([batch])
                in_a_row = in_a_row + 1 if isinstance(error, OperationalError | Unreachable) else 0
            errors.append(_store_error(error))
        return errors

    def _persist(self, batches: Sequence[Batch]) -> Exception | None:
        """Write in one transaction; reconnect and retry if the connection is lost."""
        error = self._attempt(batches)
        deadline = time.monotonic() + self._patience
        while error is not None and is_cut(error) and time.monotonic() < deadline:
            try:
                error = self._clear_up(batches, error)
            except Unreachable:
                break
        return error

    def _clear_up(self, batches: Sequence[Batch], doubt: Exception) -> Exception | None:
        """Find out whether a commit succeeded before the connection was lost.

        So read before writing again. The database may still be committing at that time; then
        the second attempt conflicts with the first.
        """
        try:
            if self._is_there(batches):
                return None
            error = self._attempt(batches)
            if isinstance(error, Unreachable):
                raise error
            if isinstance(error, IntegrityError) and self._is_there(batches):
                return None
        except SQLAlchemyError:
            self._disconnect()
            return doubt
        return error

    def _attempt(self, batches: Sequence[Batch]) -> Exception | None:
        try:
            connection = self._connected()
            if not written(connection, batches):
                with connection.begin():
                    write(connection, batches)
        except Exception as error:  # a caller is waiting for an answer
            if is_cut(error):
                self._disconnect()
            return error
        return None

    def _is_there(self, batches: Sequence[Batch]) -> bool:
        connection = self._connected()
        with connection.begin():
            return is_there(connection, batches)

    def _connected(self) -> Connection:
        """Wait for a database that is restarting."""
        deadline = time.monotonic() + self._patience
        while self._connection is None:
            try:
                connection = self._engine.connect()
                self._connection = connection.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
            except SQLAlchemyError as error:
                if time.monotonic() > deadline or self._closing.wait(PAUSE):
                    raise Unreachable(reason(error)) from error
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


class Unreachable(Exception):
    """The database could not be reached in time; nothing was sent to it."""


def is_cut(error: Exception) -> bool:
    """Whether the connection was lost, whatever was to be written."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _is_gone(error: Exception) -> bool:
    return isinstance(error, Unreachable) or is_cut(error)


def _store_error(error: Exception | None) -> StoreError | None:
    """The error in our codes."""
    if error is None or isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError) and LOGS.match(str(error.statement)):
        return Conflict("log-conflict")
    if is_cut(error):
        return StoreDown("unknown-if-stored", {"reason": reason(error)})
    down = isinstance(error, OperationalError | Unreachable)
    return (StoreDown if down else StoreError)("not-stored", {"reason": reason(error)})


def _answer(jobs: Sequence[Job], errors: Sequence[StoreError | None]) -> None:
    for (_, done), error in zip(jobs, errors, strict=True):
        if done.done():  # cancelled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
