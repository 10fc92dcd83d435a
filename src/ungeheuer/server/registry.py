"""All tables of this process: one transaction at a time per table, stored before announced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from ungeheuer.server import entries as log
from ungeheuer.server.acts import Act
from ungeheuer.server.bus import Bus
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NoSuchTable, TableError
from ungeheuer.server.frames import encode
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.store import Batch, Conflict, EntryRow, Store, StoreError, TableRow
from ungeheuer.server.summaries import table_card
from ungeheuer.server.table import Table, rebuilt
from ungeheuer.wire.api import TableCard
from ungeheuer.wire.messages import LONGEST_NAME

LOGGER: Final = logging.getLogger("ungeheuer.server")
TRIES: Final = 3  # where another process writes to the same table

Deed = Callable[[Act], None]


class Summary(msgspec.Struct):
    """What the store keeps for lists; who holds a seat is told to that person alone."""

    card: TableCard
    holders: dict[str, PersonId]


MOST_SUMMARY: Final = 16_384  # characters; only rows of earlier versions can be longer


class Guest(Protocol):
    """Somebody connected to a table."""

    person: PersonId

    def news(self, table: Table) -> None:
        """The table has changed: send what this guest may know."""

    def presence(self, table: Table) -> None:
        """Somebody came or went."""

    def plans(self, table: Table) -> None:
        """Somebody has said what they are going to do, or something else about it."""

    def hear(self, frame: str) -> None:
        """Something is shown that is not kept: send it to whoever may watch."""


class Live:
    """A table in memory, with its lock and when it was last asked for."""

    __slots__ = ("lock", "table", "used")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used = asyncio.get_running_loop().time()


class TableRegistry:
    """Loads tables, lets people act, stores, then tells everybody at the table."""

    def __init__(self, store: Store, bus: Bus, env: Environment) -> None:
        self.store = store
        self.bus = bus
        self.env = env
        self.guests: dict[TableId, list[Guest]] = {}
        self.after: Callable[[Table], None] = lambda _: None  # called after every change
        self._live: dict[TableId, Live] = {}
        self._loading: dict[TableId, asyncio.Future[Live]] = {}
        self._opened = env.now()
        self._left: dict[tuple[TableId, PersonId], Millis] = {}  # when people were last here
        bus.subscribe(self._hint)

    # -- tables

    async def live(self, id: TableId) -> Live:
        found = self._live.get(id)
        if found is None:
            found = await self._load(id)
        found.used = asyncio.get_running_loop().time()
        return found

    async def _load(self, id: TableId) -> Live:
        """Once, however many ask at the same time, and whoever of them stops waiting."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._read(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _read(self, id: TableId) -> Live:
        rows = await self.store.log(id)
        if not rows:
            raise NoSuchTable("no-such-table", {"table": id})
        live = self._live[id] = Live(await asyncio.to_thread(_rebuilt, id, rows))
        return live

    @contextlib.asynccontextmanager
    async def locked(self, id: TableId) -> AsyncIterator[Table]:
        """The table as it stands in the store, while nothing is on its way there.

        Whoever waited for somebody whose act was not stored gets the table that was read anew.
        """
        while True:
            live = await self.live(id)
            async with live.lock:
                if self._live.get(id) is live:
                    yield live.table
                    return

    async def create(self, opened: log.Opened, person: PersonId, deeds: Iterable[Deed]) -> Table:
        """A new table, with what is done to it at once; all of it is stored together."""
        id, at = TableId(self.env.new_id()), self.env.now()
        first = log.LogEntry(1, at, person, "", opened)
        table = Table(id, first)
        act = Act(table, person, "", at, self.env.chance)
        act.entries.append(first)
        for deed in deeds:
            deed(act)
        await self.store.commit(self._batch(table, act.entries))
        self._live[id] = Live(table)
        self.after(table)
        return table

    def forget(self, id: TableId) -> None:
        """Out of memory; the log is the truth, and will be read again."""
        self._live.pop(id, None)

    def unload_idle(self, idle: float) -> None:
        """Forget tables that nobody has asked for, and nobody is at."""
        now = asyncio.get_running_loop().time()
        for id, live in list(self._live.items()):
            busy = live.lock.locked() or self.guests.get(id) or live.table.waiting() == "bot"
            if not busy and now - live.used > idle:
                self.forget(id)
        self._left = {who: at for who, at in self._left.items() if who[0] in self._live}

    async def drop(self, id: TableId) -> None:
        """Forget a table for good."""
        live = self._live.get(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            await self.store.commit(Batch(drop=id))
            self.forget(id)

    # -- acting

    async def act(
        self, id: TableId, person: PersonId, cause: str, deed: Deed
    ) -> tuple[int, str | None]:
        """Do something at a table, once: the same cause again is answered as the first time."""
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # the table has gone on elsewhere: once more
                return await self._act(id, person, cause, deed)
        raise TableError("try-again")

    async def _act(
        self, id: TableId, person: PersonId, cause: str, deed: Deed
    ) -> tuple[int, str | None]:
        async with self.locked(id) as table:
            if cause and (person, cause) in table.done:
                return table.done[person, cause]
            act = Act(table, person, cause, self.env.now(), self.env.chance)
            await self._do(act, deed)
            return table.done.get((person, cause), (table.version, None))

    async def _do(self, act: Act, deed: Deed) -> None:
        table = act.table
        try:
            deed(act)
        except BaseException:
            if act.entries:  # half an act is in memory: the log does not know of it
                self.forget(table.id)
            raise
        if not act.entries:
            return
        try:
            await self.store.commit(self._batch(table, act.entries))
        except BaseException as error:
            self.forget(table.id)
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                raise TableError("not-stored", {"reason": "database"}) from error
            raise
        self.bus.publish(table.id, table.seq)
        self.after(table)

    async def read(self, id: TableId, read: Callable[[Table], Any]) -> Any:
        """Look at a table while nothing is on its way to the store."""
        async with self.locked(id) as table:
            return read(table)

    # -- telling

    def _hint(self, id: TableId, seq: int) -> None:
        """Everybody at this table is told what is new for them."""
        live = self._live.get(id)
        if live is None or live.table.seq < seq:
            return
        for guest in list(self.guests.get(id, ())):
            try:
                guest.news(live.table)
            except Exception:  # what was done is done, and the others are told
                LOGGER.exception("somebody at table %s could not be told", id)

    def tell(self, id: TableId, message: object) -> None:
        """Show something to everybody at a table that nobody has to remember."""
        frame = encode(message)
        for guest in list(self.guests.get(id, ())):
            guest.hear(frame)

    def show(self, table: Table) -> None:
        """The plans at a table have changed."""
        for guest in list(self.guests.get(table.id, ())):
            guest.plans(table)

    def here(self, id: TableId) -> set[PersonId]:
        return {guest.person for guest in self.guests.get(id, ()) if guest.person != NOBODY}

    def away(self, id: TableId, person: PersonId) -> float:
        """For how many seconds somebody has not been here; nobody was before the server began."""
        if person in self.here(id):
            return 0.0
        return (self.env.now() - self._left.get((id, person), self._opened)) / 1000

    def watchers(self, table: Table) -> int:
        """How many look on without a seat; two windows of one person count once."""
        guests = self.guests.get(table.id, ())
        held = {place.holder for place in table.places.values()}
        people = {guest.person for guest in guests if guest.person not in {NOBODY, *held}}
        return len(people) + sum(guest.person == NOBODY for guest in guests)

    def come(self, id: TableId, guest: Guest) -> None:
        self.guests.setdefault(id, []).append(guest)

    def go(self, id: TableId, guest: Guest) -> None:
        guests = self.guests.get(id, [])
        if guest in guests:
            guests.remove(guest)
        if not guests:
            self.guests.pop(id, None)
        if guest.person != NOBODY:
            self._left[id, guest.person] = self.env.now()

    async def tell_presence(self, id: TableId, but: Guest) -> None:
        """Everybody else sees who came or went; never while an act is on its way to the store."""
        if not self.guests.get(id):
            return
        async with self.locked(id) as table:
            for guest in list(self.guests.get(id, ())):
                if guest is not but:
                    guest.presence(table)

    # -- storing

    def _batch(self, table: Table, entries: Sequence[log.LogEntry]) -> Batch:
        holders: dict[str, PersonId] = {
            place.seat: place.holder for place in table.places.values() if place.holder != NOBODY
        }
        moved = any(isinstance(logged.entry, SEATING) for logged in entries)
        return Batch(
            entries=[
                EntryRow(
                    table.id,
                    logged.seq,
                    logged.at,
                    logged.by,
                    logged.cause,
                    log.to_text(logged.entry),
                )
                for logged in entries
            ],
            table=self._row(table, holders),
            holders=holders if moved else None,
        )

    def _row(self, table: Table, holders: dict[str, PersonId]) -> TableRow:
        return TableRow(
            id=table.id,
            game=table.match.game.name,
            state=table.status,
            listed=table.policy.listed and table.frozen is None,
            waiting=table.waiting(),
            made=table.made,
            touched=table.touched,
            summary=msgspec.json.encode(Summary(table_card(table), holders)).decode(),
        )


def _rebuilt(id: TableId, rows: Sequence[EntryRow]) -> Table:
    """A log that is no log at all is somebody's damage, not the players' doing."""
    try:
        entries = [
            log.LogEntry(row.seq, row.at, row.by, row.cause, log.from_text(row.data))
            for row in rows
        ]
        return rebuilt(id, entries)
    except (msgspec.MsgspecError, LookupError, ValueError) as error:
        LOGGER.error("table %s: its log cannot be read: %s", id, error)
        raise TableError("bad-log", {"table": id}) from error


SEATING = (log.Opened, log.Took, log.Left, log.Removed, log.Resigned)


def card_for(row: TableRow, person: PersonId) -> TableCard:
    """A row of a list as this person may see it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    for seat in summary.card.seats:
        seat.name = seat.name[:LONGEST_NAME]  # rows of earlier versions have longer ones
        seat.mine = person != NOBODY and summary.holders.get(seat.seat) == person
    return summary.card
