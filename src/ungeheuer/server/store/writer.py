"""The one thread that writes: whatever waits is committed together, then everybody is told."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from ungeheuer.server.store import Batch, Conflict, StoreError
from ungeheuer.server.store.connect import BEGIN, PATIENCE, reason
from ungeheuer.server.store.rows import is_there, write
from ungeheuer.server.store.schema import ENTRIES

LARGEST: Final = 512  # batches in one transaction
PAUSE: Final = 0.1  # seconds between two tries to reach a database that is gone

Job = tuple[Batch, "asyncio.Future[None]"]


class Writer:
    """Group commit: one connection, one transaction for all that has come in meanwhile."""

    def __init__(self, engine: Engine, patience: float = PATIENCE) -> None:
        self._engine = engine
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def commit(self, batch: Batch) -> None:
        """Durable on return. Whoever stops waiting does not stop the writing."""
        if self._closing.is_set():
            raise StoreError("not-stored", {"reason": "closed"})
        done = self._loop.create_future()
        self._queue.put((batch, done))
        await done

    async def close(self) -> None:
        """Everything that waits is written first."""
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
                with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                    self._loop.call_soon_threadsafe(_answer, jobs, errors)
        self._disconnect()

    def _next(self) -> tuple[list[Job], bool]:
        """All that waits, as far as one transaction takes it; whether more may come."""
        jobs: list[Job] = []
        with suppress(queue.Empty):
            while len(jobs) < LARGEST:
                job = self._queue.get_nowait() if jobs else self._queue.get()
                if job is None:
                    return jobs, False
                jobs.append(job)
        return jobs, True

    def _store(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        """What became of each batch. If a group fails, each is tried alone: only losers lose."""
        error = self._persist(batches)
        if error is None or len(batches) == 1 or is_lost(error):
            return [_told(error) for _ in batches]
        return self._store_each(batches)

    def _store_each(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        errors: list[StoreError | None] = []
        error: Exception | None = None
        for batch in batches:
            # Locked, full, gone: no batch is to blame, and the next ones need not wait as long.
            if not isinstance(error, OperationalError | Unreachable):
                error = self._persist([batch])
            errors.append(_told(error))
        return errors

    def _persist(self, batches: Sequence[Batch]) -> Exception | None:
        """In one transaction. If the connection is lost, it is made anew and tried once more.

        A connection lost at the wrong moment leaves open whether the commit got through; and the
        database may still be at it while we look, in which case our second try is a conflict.
        """
        error = self._attempt(batches)
        if error is None or not is_lost(error) or isinstance(error, Unreachable):
            return error
        try:
            if self._is_there(batches):
                return None
            again = self._attempt(batches)
            if isinstance(again, IntegrityError) and self._is_there(batches):
                return None
        except (Unreachable, SQLAlchemyError):
            return error
        return error if isinstance(again, Unreachable) else again

    def _attempt(self, batches: Sequence[Batch]) -> Exception | None:
        try:
            connection = self._connected()
            with connection.begin():
                write(connection, batches)
        except Exception as error:  # whatever it is, somebody waits for an answer
            if is_lost(error):
                self._disconnect()
            return error
        return None

    def _is_there(self, batches: Sequence[Batch]) -> bool:
        connection = self._connected()
        with connection.begin():
            return is_there(connection, batches)

    def _connected(self) -> Connection:
        """A database that restarts is waited for."""
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
    """The database could not be reached for as long as we wait; nothing was sent to it."""


def is_lost(error: Exception) -> bool:
    """Whether it is the connection's fault, not that of what was to be written."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, Unreachable)


def _told(error: Exception | None) -> StoreError | None:
    """The same in our codes."""
    if error is None or isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError) and f"INTO {ENTRIES.name}" in str(error.statement):
        return Conflict("log-conflict")
    if is_lost(error) and not isinstance(error, Unreachable):
        return StoreError("unknown-if-stored", {"reason": reason(error)})
    return StoreError("not-stored", {"reason": reason(error)})


def _answer(jobs: Sequence[Job], errors: Sequence[StoreError | None]) -> None:
    for (_, done), error in zip(jobs, errors, strict=True):
        if done.done():  # cancelled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
