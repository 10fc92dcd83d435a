"""The store in a database: SQLite in one file by default, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, and_, case, desc, or_, select, text
from sqlalchemy.exc import SQLAlchemyError

from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import STATES, Batch, EntryRow, Place, Store, StoreError, TableRow
from ungeheuer.server.store.connect import READERS, engine_at, reason
from ungeheuer.server.store.migrate import upgrade
from ungeheuer.server.store.schema import DEVICES, ENTRIES, HOLDERS, TABLES
from ungeheuer.server.store.writer import Writer

T = TypeVar("T")
PUBLIC = (TABLES.c.listed, TABLES.c.state.in_(("open", "playing")))
LAST_FIRST = (desc(TABLES.c.touched), TABLES.c.id)
RANK = case({state: n for n, state in enumerate(STATES)}, value=TABLES.c.state)


class SqlStore(Store):
    """Reads in a few threads of its own; writes through the one writer."""

    def __init__(self, address: str) -> None:
        self._engine = engine_at(address)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: Writer | None = None

    async def open(self) -> None:
        await self._in_thread(lambda: upgrade(self._engine))
        self._writer = Writer(self._engine)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    async def ready(self) -> bool:
        try:
            await self._read(lambda connection: connection.scalar(text("SELECT 1")))
        except StoreError:
            return False
        return self._writer is not None

    async def commit(self, batch: Batch) -> None:
        if self._writer is None:
            raise StoreError("not-stored", {"reason": "closed"})
        await self._writer.commit(batch)

    # -- asking

    async def log(self, table: TableId) -> Sequence[EntryRow]:
        mine = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        return [EntryRow(*row) for row in await self._rows(mine)]

    async def listed(self, limit: int) -> Sequence[TableRow]:
        return await self._tables(select(TABLES).where(*PUBLIC).limit(limit))

    async def page_listed(
        self, most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        return await self._page(select(TABLES).where(*PUBLIC), most, after, state)

    async def held_by(self, person: PersonId) -> Sequence[TableRow]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        return await self._tables(select(TABLES).where(TABLES.c.id.in_(held)))

    async def page_held_by(
        self, person: PersonId, most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        return await self._page(select(TABLES).where(TABLES.c.id.in_(held)), most, after, state)

    async def _page(
        self, query: Select[Any], most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        if state is not None:
            query = query.where(TABLES.c.state == state)
        if after is not None:
            query = query.where(beyond(after))
        rows = await self._rows(query.order_by(RANK, *LAST_FIRST).limit(most))
        return [TableRow(*row) for row in rows]

    async def waiting_for_bots(self) -> Sequence[TableId]:
        asked = (TABLES.c.state == "playing", TABLES.c.waiting == "bot")
        return await self._ids(select(TABLES.c.id).where(*asked))

    async def untouched(self, state: str, before: Millis) -> Sequence[TableId]:
        old = (TABLES.c.state == state, TABLES.c.touched < before)
        return await self._ids(select(TABLES.c.id).where(*old))

    async def keys(self, person: PersonId) -> Sequence[str]:
        own = select(DEVICES.c.hash).where(DEVICES.c.person == person)
        return [row[0] for row in await self._rows(own.order_by(DEVICES.c.made, DEVICES.c.hash))]

    async def all_tables(self) -> Sequence[TableId]:
        return await self._ids(select(TABLES.c.id))

    # -- reading

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(query.order_by(*LAST_FIRST))]

    async def _ids(self, query: Select[Any]) -> list[TableId]:
        return [TableId(row[0]) for row in await self._rows(query.order_by(TABLES.c.id))]

    async def _rows(self, query: Select[Any]) -> Sequence[Sequence[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        try:
            return await self._in_thread(ask)
        except (SQLAlchemyError, ValueError) as error:  # text that the database cannot encode
            raise StoreError("not-read", {"reason": reason(error)}) from error

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def beyond(place: Place) -> ColumnElement[bool]:
    """What stands after this place, in the order of RANK and LAST_FIRST."""
    rank, touched, id = RANK, TABLES.c.touched, TABLES.c.id
    later = or_(touched < place.touched, and_(touched == place.touched, id > place.id))
    return or_(rank > place.rank, and_(rank == place.rank, later))


def store_at(address: str) -> SqlStore:
    """A store that is not open yet; a bad address is refused here."""
    return SqlStore(address)
