"""The running server: wires up store, registry, bots and connections; starts and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection as DatabaseConnection

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server import actions
from ungeheuer.server.bot_driver import BotDriver
from ungeheuer.server.bus import Bus, LocalBus
from ungeheuer.server.caps import Caps
from ungeheuer.server.clockwork import Clockwork
from ungeheuer.server.connection import Connection
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import TableError
from ungeheuer.server.frames import Frames
from ungeheuer.server.hold_keeper import HoldKeeper
from ungeheuer.server.ledger import Ledger
from ungeheuer.server.limits import network_of
from ungeheuer.server.logs import about, why
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.opening import Opening
from ungeheuer.server.operator import Operator
from ungeheuer.server.own_lessons import OwnLessons
from ungeheuer.server.people import People
from ungeheuer.server.reading.readers import Readers
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.settings import Settings
from ungeheuer.server.store import Batch, Store, StoreError, operating
from ungeheuer.server.table import Table
from ungeheuer.server.workers.pool import WorkerPool

LOGGER: Final = logging.getLogger("ungeheuer.server")
HOUR: Final = 3_600_000
SWEEP_SECONDS: Final = 60.0
ORDER_SECONDS: Final = 1.0  # between two looks for orders of an operator
TRY_SECONDS: Final = 2.0  # between two looks at whether the database works again
SEEN_IDLE: Final = 86_400.0  # seconds between the first look at an expired table and its end

Id = TypeVar("Id", TableId, PersonId)


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
        self.lessons = OwnLessons(store, self.env)
        self.readers = Readers(settings.read_seconds, lambda: self.ledger.reading)
        self.caps = Caps(store, settings)
        self.opening = Opening(self.registry, self.readers, self.caps)
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
        self.registry.on_join = self.driver.on_join
        self.context = ConnectionContext(
            self.registry,
            self.people,
            self.driver,
            self.opening,
            frames,
            self.caps,
            beat=settings.beat_seconds,
            grace=settings.grace_seconds,
        )
        self.clockwork = Clockwork(self.env)
        self.operator = Operator(store, self.registry, self.env, self._parted)
        self.people.on_out = self._sign_out
        self.connected: dict[str, int] = {}  # open sockets by address
        self._open: set[Connection] = set()
        self._ledger: Ledger | None = None
        self.stopping = asyncio.Event()
        self._seen_idle: dict[str, dict[str, float]] = {}  # by state: since when
        self._regular: list[asyncio.Future[None]] = []

    # -- from start to stop

    async def start(self) -> None:
        await self.store.open()
        self.clockwork.begin(await self.store.ask(operating.last_touched))
        await self.workers.start()
        await self.readers.start()
        await self.driver.start()
        await self.holds.start()
        self._gauge()
        self._regular = [
            asyncio.ensure_future(self._sweep_regularly()),
            asyncio.ensure_future(self._try_again_regularly()),
            asyncio.ensure_future(self._do_orders_regularly()),
            asyncio.ensure_future(self.registry.metrics.watch_the_loop()),
        ]

    def _gauge(self) -> None:
        registry = self.registry
        registry.metrics.gauges = {
            "tables_in_memory": lambda: registry.in_memory,
            "people_at_tables": registry.people_here,
            "tables_with_guests": lambda: len(registry.guests),
            "sockets": lambda: sum(self.connected.values()),
            "addresses": lambda: len(self.connected),
            "bot_jobs_waiting": lambda: self.workers.waiting,
            "readings_waiting": lambda: self.readers.waiting,
            "commits_waiting": lambda: self.store.waiting,
            "database_works": lambda: not self.store.trouble,
            "clock_doubted": lambda: self.clockwork.is_doubted,
        }

    async def measured(self) -> str:
        """All metrics; those that the database knows are left out while it does not answer."""
        stored: dict[str, int] = {}
        with contextlib.suppress(StoreError):
            stored = await self.store.counted()
        return self.registry.metrics.text(stored)

    async def stop(self) -> None:
        """Stop the bots, then let the store write everything that is queued."""
        self.stopping.set()
        for task in self._regular:
            task.cancel()
        await self.holds.close()
        await self.driver.close()
        await self.workers.close()
        await self.readers.close()
        self.registry.close()
        self.context.aids.close()
        await self.store.close()

    def _changed(self, table: Table) -> None:
        self.driver.on_change(table)
        self.holds.on_change(table)

    async def _try_again_regularly(self) -> None:
        """Where the database is in trouble, find out when it is over, even if nobody plays."""
        while True:
            await asyncio.sleep(TRY_SECONDS)
            self.clockwork.look()
            if self.store.trouble:
                await self.store.ready()

    async def _do_orders_regularly(self) -> None:
        """What operators' commands have left in the database."""
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            try:
                await self.operator.do_orders()
            except StoreError:  # the store has told it already
                pass
            except Exception:
                LOGGER.exception("orders failed")

    def _parted(self, person: PersonId) -> None:
        """Close the windows of somebody who is no longer welcome, and look at keys again."""
        self.people.look_again(person)
        for guests in list(self.registry.guests.values()):
            for guest in guests:
                if guest.person == person:
                    guest.hang_up()

    # -- connections

    @property
    def ledger(self) -> Ledger:
        """Made on first use, in the running loop."""
        if self._ledger is None:
            self._ledger = Ledger(self.settings, asyncio.get_running_loop().time)
        return self._ledger

    @contextlib.contextmanager
    def admitted(self, address: str) -> Iterator[Connection]:
        """A connection, unless there are too many."""
        network = network_of(address)
        if sum(self.connected.values()) >= self.settings.connections:
            raise TableError("too-many-connections")
        if self.connected.get(network, 0) >= self.settings.connections_per_address:
            raise TableError("too-many-connections")
        self.connected[network] = self.connected.get(network, 0) + 1
        connection = Connection(self.context, self.ledger, network)
        self._open.add(connection)
        try:
            yield connection
        finally:
            self._open.discard(connection)
            self.connected[network] -= 1
            if not self.connected[network]:
                del self.connected[network]

    def _sign_out(self, devices: Collection[str]) -> None:
        """Windows of devices that are signed out know no more from now on."""
        for connection in [each for each in self._open if each.device in devices]:
            connection.hang_up()

    async def turn_out_banned(self) -> None:
        banned = set(await self.store.banned()) if self._open else set()
        for connection in [each for each in self._open if each.person in banned]:
            connection.hang_up()

    # -- idle tables

    async def _sweep_regularly(self) -> None:
        while True:
            try:
                await self.turn_out_banned()
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
            for id in self._ripe(state, await self._untouched(state, self._before(hours))):
                LOGGER.info("a table has expired", extra=about(table=id, state=state))
                await self.registry.delete(id)
        before = self._before(settings.expire_playing_days * 24)
        for id in self._ripe("playing", await self._untouched("playing", before)):
            await self._expire(id, before)

        await self._forget_people(self._before(settings.expire_people_days * 24))

    async def _forget_people(self, before: Millis) -> None:
        """Those who have nothing here and do not come any more."""

        def idle(connection: DatabaseConnection) -> list[PersonId]:
            return [PersonId(row[0]) for row in connection.execute(operating.idle_people(before))]

        gone = self._ripe("people", await self.store.ask(idle) if before else [])
        if gone:
            LOGGER.info("people are forgotten who have nothing here", extra=about(many=len(gone)))
            await self.store.commit(Batch(work=operating.forget_idle(gone, before)))

    def _ripe(self, state: str, ids: Sequence[Id]) -> list[Id]:
        """Those that this server has seen expired for a day, by a clock that cannot be set.

        A wrong clock at one start, or one that jumps, ends nothing.
        """
        now, seen = self.env.running(), self._seen_idle.get(state, {})
        since = self._seen_idle[state] = {id: seen.get(id, now) for id in ids}
        return [id for id in ids if now - since[id] >= SEEN_IDLE]

    async def _expire(self, id: TableId, before: Millis) -> None:
        """A table that cannot be read must not block the others."""
        try:
            await self.registry.perform(id, NOBODY, "", lambda tx: actions.expire(tx, before))
        except UngeheuerError as error:
            LOGGER.warning("a table could not expire", extra=about(table=id, why=why(error)))

    def _before(self, hours: int) -> Millis:
        """The time before which idle tables expire; 0 if they never do."""
        return Millis(self.env.now() - hours * HOUR if hours else 0)

    async def _untouched(self, state: str, before: Millis) -> list[TableId]:
        if not before:
            return []
        return [
            id for id in await self.store.untouched(state, before) if id not in self.registry.guests
        ]
