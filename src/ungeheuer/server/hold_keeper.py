"""Ends the turns that are held when their time is up."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server import actions
from ungeheuer.server.errors import NoSuchTable
from ungeheuer.server.logs import about, why
from ungeheuer.server.names import NOBODY, Millis, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.table import Table

LOGGER: Final = logging.getLogger("ungeheuer.server")
RETRY: Final = 2.0  # seconds, after the store has failed


class Due(NamedTuple):
    """Since when a turn has been held, and in how many milliseconds it ends."""

    held_at: Millis
    ends_in: int


class HoldKeeper:
    """Waits for all tables at which a turn is held for a while."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: dict[TableId, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Wait on for the turns that were held when the server stopped."""
        for id in await self._registry.store.waiting_for_bots():
            self._keep(id)

    async def close(self) -> None:
        tasks = list(self._kept.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_change(self, table: Table) -> None:
        if self._due(table) is not None:
            self._keep(table.id)

    def _keep(self, id: TableId) -> None:
        if id not in self._kept:
            self._kept[id] = asyncio.ensure_future(self._wait(id))

    async def _wait(self, id: TableId) -> None:
        """Until nothing is held here any more, be it another turn than at first."""
        try:
            while (due := await self._next(id)) is not None:
                if due.ends_in:
                    await self._registry.env.sleep(due.ends_in / 1000)
                else:
                    await self._end(id, due)
        except Exception:
            LOGGER.exception("a held turn was not ended", extra=about(table=id))
        finally:  # no await in between, or a change meanwhile would start no new task
            self._kept.pop(id, None)

    async def _next(self, id: TableId) -> Due | None:
        try:
            due: Due | None = await self._registry.read(id, self._due)
        except NoSuchTable:
            return None
        return due

    def _due(self, table: Table) -> Due | None:
        """None while the table is paused or an undo is discussed: both end with a change."""
        ends_in = self._registry.ends_in(table)
        waits = table.running and table.wish is None
        return Due(table.held_at, ends_in) if waits and ends_in is not None else None

    async def _end(self, id: TableId, due: Due) -> None:
        end = partial(actions.time_is_up, held_at=due.held_at)
        try:
            await self._registry.perform(id, NOBODY, "", end)
        except UngeheuerError as error:
            LOGGER.debug("the end of a turn was not stored", extra=about(table=id, why=why(error)))
            await asyncio.sleep(RETRY)
