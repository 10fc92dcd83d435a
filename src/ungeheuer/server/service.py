"""The running server: wires up store, registry, bots and connections; starts and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Final

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server import actions
from ungeheuer.server.bot_driver import BotDriver
from ungeheuer.server.bus import Bus, LocalBus
from ungeheuer.server.connection import Connection
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import TableError
from ungeheuer.server.frames import Frames
from ungeheuer.server.hold_keeper import HoldKeeper
from ungeheuer.server.limits import Bucket, Buckets
from ungeheuer.server.names import NOBODY, Millis, TableId
from ungeheuer.server.opening import Opening
from ungeheuer.server.people import People
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.settings import Settings
from ungeheuer.server.store import Store
from ungeheuer.server.table import Table
from ungeheuer.server.workers.pool import WorkerPool

LOGGER: Final = logging.getLogger("ungeheuer.server")
HOUR: Final = 3_600_000
SWEEP_SECONDS: Final = 60.0


class Service:
    """One server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        env: Environment | None = None,
        bus: Bus | None = None,
        workers: WorkerPool | None = None,
    ) -> None:
        self.settings = settings
        self.env = env or Environment()
        self.store = store
        self.registry = TableRegistry(store, bus or LocalBus(), self.env)
        self.people = People(store, self.env)
        self.opening = Opening(self.registry)
        self.workers = workers or WorkerPool(settings.workers)
        frames = Frames()
        self.driver = BotDriver(
            self.registry,
            self.workers,
            frames,
            think=settings.think_seconds,
            pace=settings.pace_seconds,
        )
        self.holds = HoldKeeper(self.registry)
        self.registry.on_change = self._changed
        self.context = ConnectionContext(
            self.registry,
            self.people,
            self.driver,
            self.opening,
            frames,
            beat=settings.beat_seconds,
            grace=settings.grace_seconds,
        )
        self.connected: dict[str, int] = {}  # open sockets by address
        self.stopping = asyncio.Event()
        self._sweeping: asyncio.Task[None] | None = None

    # -- from start to stop

    async def start(self) -> None:
        await self.store.open()
        await self.workers.start()
        await self.driver.start()
        await self.holds.start()
        self._sweeping = asyncio.ensure_future(self._sweep_regularly())

    async def stop(self) -> None:
        """Stop the bots, then let the store write everything that is queued."""
        self.stopping.set()
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.holds.close()
        await self.driver.close()
        await self.workers.close()
        self.context.aids.close()
        await self.store.close()

    def _changed(self, table: Table) -> None:
        self.driver.on_change(table)
        self.holds.on_change(table)

    # -- connections

    @contextlib.contextmanager
    def admitted(self, address: str) -> Iterator[Connection]:
        """A connection, unless there are too many."""
        if sum(self.connected.values()) >= self.settings.connections:
            raise TableError("too-many-connections")
        if self.connected.get(address, 0) >= self.settings.connections_per_address:
            raise TableError("too-many-connections")
        self.connected[address] = self.connected.get(address, 0) + 1
        clock = asyncio.get_running_loop().time
        limits = self.settings
        try:
            yield Connection(
                self.context, Bucket(limits.messages_per_second, limits.messages_at_once, clock)
            )
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]

    def request_buckets(self) -> Buckets:
        clock = asyncio.get_running_loop().time
        return Buckets(self.settings.requests_per_second, self.settings.requests_at_once, clock)

    # -- idle tables

    async def _sweep_regularly(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # try again next time
                LOGGER.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Unload idle tables; delete or end those that have expired by the operator's settings."""
        settings = self.settings
        self.registry.unload_idle(settings.idle_minutes * 60)
        for state, hours in (
            ("open", settings.expire_open_hours),
            ("over", settings.expire_over_days * 24),
        ):
            for id in await self._untouched(state, self._before(hours)):
                await self.registry.delete(id)
        before = self._before(settings.expire_playing_days * 24)
        for id in await self._untouched("playing", before):
            await self._expire(id, before)

    async def _expire(self, id: TableId, before: Millis) -> None:
        """A table that cannot be read must not block the others."""
        try:
            await self.registry.perform(id, NOBODY, "", lambda tx: actions.expire(tx, before))
        except UngeheuerError as error:
            LOGGER.warning("table %s: could not expire: %s", id, error)

    def _before(self, hours: int) -> Millis:
        """The time before which idle tables expire; 0 if they never do."""
        return Millis(self.env.now() - hours * HOUR if hours else 0)

    async def _untouched(self, state: str, before: Millis) -> list[TableId]:
        if not before:
            return []
        return [
            id for id in await self.store.untouched(state, before) if id not in self.registry.guests
        ]
