"""All tables of this process: one transaction at a time per table, stored before announced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from ungeheuer.server import entries as log
from ungeheuer.server.actions import Action, Transaction
from ungeheuer.server.bus import Bus
from ungeheuer.server.casting import cast_seats
from ungeheuer.server.diary import tell_read, write_down
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NoSuchTable, TableError
from ungeheuer.server.frames import encode
from ungeheuer.server.log_rows import entry_row, loaded, talk_row
from ungeheuer.server.logs import about
from ungeheuer.server.metrics import Metrics
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.rows import Rows, holders_of
from ungeheuer.server.store import Batch, Conflict, Store, StoreError
from ungeheuer.server.store.chain import NONE, extended
from ungeheuer.server.summaries import presence_message
from ungeheuer.server.table import Table

LOGGER: Final = logging.getLogger("ungeheuer.server")
TRIES: Final = 3  # if another process writes to the same table
LOADING: Final = 2  # threads that read logs

T = TypeVar("T")

RewindsTo = Callable[[Table], int | None]

# Who holds which seat can only change by these.
SEATING: Final = (log.Opened, log.Took, log.Left, log.Removed, log.Resigned)


class Guest(Protocol):
    """A client connected to a table."""

    person: PersonId

    def table_changed(self, table: Table) -> None:
        """Send what is new and visible to this guest."""

    def presence_changed(self, frame: str) -> None:
        """Somebody connected or disconnected; the same frame goes to everybody."""

    def plans_changed(self, table: Table) -> None:
        """A plan was proposed, withdrawn or agreed to."""

    def hang_up(self) -> None:
        """Close this client's connection."""

    def receive(self, frame: str) -> None:
        """Pass on a frame that is not part of the log, if this guest may watch."""


class LiveTable:
    """A table in memory, with its lock and the time of its last use."""

    __slots__ = ("lock", "table", "used")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used = asyncio.get_running_loop().time()


class Locked:
    """A table that is locked while the block runs: every message needs one."""

    __slots__ = ("_id", "_live", "_registry")

    def __init__(self, registry: TableRegistry, id: TableId) -> None:
        self._registry = registry
        self._id = id
        self._live: LiveTable | None = None

    async def __aenter__(self) -> Table:
        self._live = await self._registry.lock(self._id)
        return self._live.table

    async def __aexit__(self, *_: object) -> None:
        assert self._live is not None
        self._live.lock.release()


class TableRegistry:
    """Loads tables, performs actions at them, stores the result, then notifies the guests."""

    def __init__(self, store: Store, bus: Bus, env: Environment) -> None:
        self.store = store
        self.bus = bus
        self.env = env
        self.guests: dict[TableId, list[Guest]] = {}
        self.metrics = Metrics()
        self.on_change: Callable[[Table], None] = lambda _: None
        self.on_join: Callable[[Table], None] = lambda _: None
        self._rows = Rows()
        self._live: dict[TableId, LiveTable] = {}
        self._loading: dict[TableId, asyncio.Future[LiveTable]] = {}
        self._started_at = env.now()
        self._left_at: dict[tuple[TableId, PersonId], Millis] = {}
        # Nothing else is done in these threads, so that tables wait for tables alone; and whoever
        # comes to a table does not wait for those that are opened with somebody's own cards.
        self._loaders = ThreadPoolExecutor(LOADING, thread_name_prefix="loading")
        self._opener = ThreadPoolExecutor(1, thread_name_prefix="opening")
        bus.subscribe(self._announce)

    def close(self) -> None:
        for threads in (self._loaders, self._opener):
            threads.shutdown(wait=False, cancel_futures=True)

    # -- tables

    async def live(self, id: TableId) -> LiveTable:
        live = self._live.get(id) or await self._load(id)
        live.used = asyncio.get_running_loop().time()
        return live

    def game_of(self, id: str) -> str | None:
        """The game of a table that is in memory."""
        live = self._live.get(TableId(id))
        return None if live is None else live.table.match.game.name

    async def _load(self, id: TableId) -> LiveTable:
        """Load once for all concurrent callers, even if one of them is cancelled."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._read(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _read(self, id: TableId) -> LiveTable:
        rows = await self.store.log(id)
        if not rows:
            raise NoSuchTable("no-such-table", {"table": id})
        loop = asyncio.get_running_loop()
        head, talk = await self.store.head(id), await self.store.talk(id)
        table = await loop.run_in_executor(self._loaders, loaded, id, rows, talk)
        self._rows.follow(table, head or extended(NONE, rows))
        tell_read(self.metrics, table, head)
        live = self._live[id] = LiveTable(table)
        return live

    @property
    def in_memory(self) -> int:
        """How many tables are loaded."""
        return len(self._live)

    def people_here(self) -> int:
        """How many people are at tables; two windows of one count once."""
        return len({guest.person for guests in self.guests.values() for guest in guests} - {NOBODY})

    def locked(self, id: TableId) -> Locked:
        """The table exactly as it is stored, in an `async with`."""
        return Locked(self, id)

    async def lock(self, id: TableId) -> LiveTable:
        """A table whose lock is ours.

        If the transaction ahead of us was not stored, the table has been unloaded: load it again.
        """
        while True:
            live = await self.live(id)
            await live.lock.acquire()
            if self._live.get(id) is live:
                return live
            live.lock.release()

    async def create(
        self, opened: log.Opened, person: PersonId, actions: Iterable[Action]
    ) -> Table:
        """Open a table and perform the first actions there; stored in one commit."""
        id, at = TableId(self.env.new_id()), self.env.now()
        opened.seats = cast_seats(opened.seats, id)
        first = log.LogEntry(1, at, person, "", opened)
        plain = not opened.moves and "data" not in opened.cardset
        table = Table(id, first) if plain else await self.apart(partial(Table, id, first))
        tx = Transaction(table, person, "", at, self.env.chance)
        tx.entries.append(first)
        for action in actions:
            action(tx)
        await self.store.commit(self._batch(table, tx.entries))
        write_down(self.metrics, table, tx.entries)
        self._live[id] = LiveTable(table)
        self.on_change(table)
        return table

    async def apart(self, work: Callable[[], T]) -> T:
        """Do something about a new table beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._opener, work)

    def unload(self, id: TableId) -> None:
        """Drop a table from memory; the next use reads its log again."""
        self._live.pop(id, None)

    def unload_idle(self, idle: float) -> None:
        """Unload tables that have no guests and were not used for `idle` seconds."""
        now = asyncio.get_running_loop().time()
        for id, live in list(self._live.items()):
            busy = live.lock.locked() or self.guests.get(id) or self._is_played(live.table)
            if not busy and now - live.used > idle:
                self.unload(id)
        self._left_at = {who: at for who, at in self._left_at.items() if who[0] in self._live}

    async def delete(self, id: TableId) -> None:
        """Delete a table from the store, too."""
        live = self._live.get(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            await self.store.commit(Batch(drop=id))
            self.unload(id)

    # -- actions

    async def perform(
        self,
        id: TableId,
        person: PersonId,
        cause: str,
        action: Action,
        rewinds_to: RewindsTo | None = None,
    ) -> tuple[int, str | None]:
        """Perform an action exactly once; a repeated `cause` gets the answer of the first time.

        `rewinds_to`: to how many moves it takes the match back, if it does.
        """
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # another process wrote first: reload and retry
                return await self._try(id, person, cause, action, rewinds_to)
        raise TableError("try-again")

    async def _try(
        self,
        id: TableId,
        person: PersonId,
        cause: str,
        action: Action,
        rewinds_to: RewindsTo | None,
    ) -> tuple[int, str | None]:
        async with self.locked(id) as table:
            if cause and (known := table.answer_to(person, cause)) is not None:
                return known
            moves = None if rewinds_to is None else rewinds_to(table)
            if moves is not None:
                await self._rewind(table, moves)
            tx = Transaction(table, person, cause, self.env.now(), self.env.chance)
            try:
                action(tx)
            except BaseException:
                if tx.entries or tx.lines:  # part of it is in memory, but not in the store
                    self.unload(id)
                raise
            if tx.entries or tx.lines:
                await self._commit(tx)
            return table.answer_to(person, cause) or (table.version, None)

    async def _rewind(self, table: Table, moves: int) -> None:
        """Make the moves of a long match again ahead of its undo, while other tables go on."""
        for _ in table.match.rewinding(moves):
            await asyncio.sleep(0)

    async def _commit(self, tx: Transaction) -> None:
        table, clock = tx.table, asyncio.get_running_loop().time
        began = clock()
        try:
            await self.store.commit(self._batch(table, tx.entries, tx.lines))
        except BaseException as error:
            self.unload(table.id)
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                raise TableError("not-stored", {"reason": "database"}) from error
            raise
        self.metrics.commits.note(clock() - began)
        write_down(self.metrics, table, tx.entries)
        self.bus.publish(table.id, table.seq)
        self.on_change(table)

    async def read(self, id: TableId, read: Callable[[Table], Any]) -> Any:
        """Evaluate `read` while no transaction is in progress."""
        async with self.locked(id) as table:
            return read(table)

    def rests(self, table: Table) -> bool:
        """Whether only bots play here and nobody looks: they wait until somebody does."""
        return not self.guests.get(table.id) and all(seat.bot for seat in table.seats.values())

    def _is_played(self, table: Table) -> bool:
        return table.waiting() == "bot" and not self.rests(table)

    # -- guests

    def _announce(self, id: TableId, seq: int) -> None:
        live = self._live.get(id)
        if live is None or live.table.seq < seq:
            return
        for guest in list(self.guests.get(id, ())):
            try:
                guest.table_changed(live.table)
            except Exception:  # the change is stored, so the other guests must be notified
                LOGGER.exception("a guest could not be told", extra=about(table=id))

    def broadcast(self, id: TableId, message: object) -> None:
        """Send everybody at a table something that is not kept in its log."""
        frame = encode(message)
        for guest in list(self.guests.get(id, ())):
            guest.receive(frame)

    def announce_plans(self, table: Table) -> None:
        for guest in list(self.guests.get(table.id, ())):
            guest.plans_changed(table)

    def present(self, id: TableId) -> set[PersonId]:
        return {guest.person for guest in self.guests.get(id, ()) if guest.person != NOBODY}

    def away(self, id: TableId, person: PersonId) -> float:
        """For how many seconds a person has been away; counted from the server's start at most."""
        if person in self.present(id):
            return 0.0
        return (self.env.now() - self._left_at.get((id, person), self._started_at)) / 1000

    def ends_in(self, table: Table) -> int | None:
        """Milliseconds until a held turn ends by itself; None if it does not.

        While the server was down nobody could take it back, so the time counts from its start.
        """
        if table.hold is None or not table.hold.grace:
            return None
        since = max(table.held_at, self._started_at)
        return max(0, since + table.hold.grace * 1000 - self.env.now())

    def watchers(self, table: Table) -> int:
        """How many guests have no seat; two windows of one person count once."""
        guests = self.guests.get(table.id, ())
        holders = {seat.holder for seat in table.seats.values()}
        people = {guest.person for guest in guests if guest.person not in {NOBODY, *holders}}
        return len(people) + sum(guest.person == NOBODY for guest in guests)

    def join(self, id: TableId, guest: Guest) -> None:
        self.guests.setdefault(id, []).append(guest)
        live = self._live.get(id)
        if live is not None:
            self.on_join(live.table)

    def leave(self, id: TableId, guest: Guest) -> None:
        guests = self.guests.get(id, [])
        if guest in guests:
            guests.remove(guest)
        if not guests:
            self.guests.pop(id, None)
        if guest.person != NOBODY:
            self._left_at[id, guest.person] = self.env.now()

    async def announce_presence(self, id: TableId, but: Guest) -> None:
        """Tell everybody else who is here; never while a transaction is being stored."""
        if not self.guests.get(id):
            return
        async with self.locked(id) as table:
            present, watchers = self.present(id), self.watchers(table)
            frame = encode(presence_message(table, present, watchers, partial(self.away, id)))
            for guest in list(self.guests.get(id, ())):
                if guest is not but:
                    guest.presence_changed(frame)

    # -- storing

    def _batch(
        self, table: Table, entries: Sequence[log.LogEntry], lines: Sequence[log.Line] = ()
    ) -> Batch:
        talk = [talk_row(table.id, line) for line in lines]
        if not entries:
            return Batch(talk=talk)
        reseated = any(isinstance(logged.entry, SEATING) for logged in entries)
        rows = [entry_row(table.id, logged) for logged in entries]
        return Batch(
            entries=rows,
            table=self._rows.row(table, rows),
            holders=holders_of(table) if reseated else None,
            talk=talk,
        )
