"""The store in a database: SQLite in one file by default, or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, and_, case, desc, func, or_, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ungeheuer.server.logs import about
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import (
    LISTED_OF_ONE,
    STATES,
    Batch,
    EntryRow,
    Hosted,
    LessonRow,
    Place,
    Store,
    StoreError,
    TableRow,
    TalkRow,
)
from ungeheuer.server.store.connect import READERS, engine_at, file_of, reason
from ungeheuer.server.store.heads import Heads, missing
from ungeheuer.server.store.health import Health
from ungeheuer.server.store.keys import CodeRow, DeviceRow, Standing
from ungeheuer.server.store.migrate import upgrade
from ungeheuer.server.store.schema import (
    CODES,
    DEVICES,
    ENTRIES,
    HOLDERS,
    LESSONS,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)
from ungeheuer.server.store.writer import Writer

LOGGER: Final = logging.getLogger("ungeheuer.server")
T = TypeVar("T")
GOING_ON = TABLES.c.state.in_(("open", "playing"))
PUBLIC = (TABLES.c.listed, GOING_ON, ~TABLES.c.hidden)
LAST_FIRST = (desc(TABLES.c.touched), TABLES.c.id)
RANK = case({state: n for n, state in enumerate(STATES)}, value=TABLES.c.state)
# As the JSON of a summary says it; in its texts quotation marks are escaped.
NO_LESSON = or_(~TABLES.c.summary.contains('"lesson":'), TABLES.c.summary.contains('"lesson":""'))


class SqlStore(Store):
    """Reads in a few threads of its own; writes through the one writer."""

    def __init__(self, address: str) -> None:
        self._engine = engine_at(address)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: Writer | None = None
        self._heads: Heads | None = None
        self._health = Health("the database does not answer", "the database answers again")

    async def open(self) -> None:
        await self._in_thread(lambda: upgrade(self._engine))
        self._heads = await self._in_thread(self._open_heads)
        self._writer = Writer(self._engine, heads=self._heads)

    def _open_heads(self) -> Heads | None:
        """Notes outside an SQLite file; what they know and the file does not is told."""
        file = file_of(self._engine)
        if file is None:
            return None
        with self._engine.connect() as connection:
            rows = connection.execute(select(TABLES.c.id, TABLES.c.head)).all()
        for each in missing(file, {row[0]: row[1] for row in rows}):
            told = about(table=each.table, stored=each.stored, found=each.found)
            LOGGER.error("entries that were stored are missing", extra=told)
        try:
            return Heads(file)
        except OSError:
            return None

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        if self._heads is not None:
            self._heads.close()
        self._engine.dispose()

    async def ready(self) -> bool:
        try:
            await self._read(lambda connection: connection.scalar(text("SELECT 1")))
        except StoreError:
            return False
        return self._writer is not None and await self._writer.works()

    @property
    def trouble(self) -> str:
        return self._health.trouble or ("" if self._writer is None else self._writer.trouble)

    @property
    def waiting(self) -> int:
        return 0 if self._writer is None else self._writer.waiting

    async def counted(self) -> dict[str, int]:
        tables = await self._rows(select(TABLES.c.state, func.count()).group_by(TABLES.c.state))
        people = await self._rows(select(func.count()).select_from(PEOPLE))
        return {**{str(state): int(many) for state, many in tables}, "people": int(people[0][0])}

    async def commit(self, batch: Batch) -> None:
        if self._writer is None:
            raise StoreError("not-stored", {"reason": "closed"})
        await self._writer.commit(batch)

    # -- asking

    async def log(self, table: TableId) -> Sequence[EntryRow]:
        mine = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        return [EntryRow(*row) for row in await self._rows(mine)]

    async def head(self, table: TableId) -> str:
        rows = await self._rows(select(TABLES.c.head).where(TABLES.c.id == table))
        return str(rows[0][0]) if rows else ""

    async def talk(self, table: TableId) -> Sequence[TalkRow]:
        mine = select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.number)
        return [TalkRow(*row) for row in await self._rows(mine)]

    async def hosted_by(self, person: PersonId) -> Hosted:
        seated = select(HOLDERS.c.seat).where(HOLDERS.c.table_id == TABLES.c.id).exists()
        listed, bots = and_(GOING_ON, TABLES.c.listed), and_(TABLES.c.state == "playing", ~seated)
        numbers = (func.sum(case((what, 1), else_=0)) for what in (GOING_ON, listed, bots))
        mine = select(func.count(), *numbers).where(TABLES.c.host == person)
        rows = await self._read(lambda connection: connection.execute(mine).all())
        return Hosted(*(int(number or 0) for number in rows[0]))

    async def listed(self, limit: int, each: int = LISTED_OF_ONE) -> Sequence[TableRow]:
        return await self._tables(few_of_each(select(TABLES), each).limit(limit))

    async def page_listed(
        self, most: int, after: Place | None, state: str | None, each: int = LISTED_OF_ONE
    ) -> Sequence[TableRow]:
        return await self._page(few_of_each(select(TABLES), each), most, after, state)

    async def held_by(self, person: PersonId, limit: int = 1_000) -> Sequence[TableRow]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        return await self._tables(select(TABLES).where(TABLES.c.id.in_(held)).limit(limit))

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

    async def played_by(self, person: PersonId) -> dict[str, int]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        over = (TABLES.c.id.in_(held), TABLES.c.state == "over", NO_LESSON)
        count = select(TABLES.c.game, func.count()).where(*over).group_by(TABLES.c.game)
        return {str(game): int(number) for game, number in await self._rows(count)}

    async def waiting_for_bots(self) -> Sequence[TableId]:
        asked = (TABLES.c.state == "playing", TABLES.c.waiting == "bot")
        return await self._ids(select(TABLES.c.id).where(*asked))

    async def untouched(self, state: str, before: Millis) -> Sequence[TableId]:
        old = (TABLES.c.state == state, TABLES.c.touched < before)
        return await self._ids(select(TABLES.c.id).where(*old))

    async def keys(self, person: PersonId) -> Sequence[str]:
        return [device.hash for device in await self.devices(person)]

    async def devices(self, person: PersonId) -> Sequence[DeviceRow]:
        columns = [DEVICES.c[name] for name in DeviceRow._fields]
        own = select(*columns).where(DEVICES.c.person == person)
        rows = await self._rows(own.order_by(DEVICES.c.made, DEVICES.c.hash))
        return [DeviceRow(*row) for row in rows]

    async def code(self, hashed: str) -> CodeRow | None:
        rows = await self._rows(select(CODES).where(CODES.c.hash == hashed))
        return CodeRow(*rows[0]) if rows else None

    async def standing(self, person: PersonId) -> Standing:
        columns = (PEOPLE.c.muted_until, PEOPLE.c.banned)
        rows = await self._rows(select(*columns).where(PEOPLE.c.id == person))
        return Standing(*rows[0]) if rows else Standing()

    async def banned(self) -> Sequence[PersonId]:
        rows = await self._rows(select(PEOPLE.c.id).where(PEOPLE.c.banned))
        return [PersonId(row[0]) for row in rows]

    async def lesson(self, id: str) -> LessonRow | None:
        rows = await self._rows(select(LESSONS).where(LESSONS.c.id == id))
        return LessonRow(*rows[0]) if rows else None

    async def reports_of(self, lesson: str) -> int:
        return len(await self._rows(select(REPORTS.c.person).where(REPORTS.c.lesson == lesson)))

    async def lessons_by(self, person: PersonId) -> Sequence[LessonRow]:
        own = select(LESSONS).where(LESSONS.c.person == person)
        rows = await self._rows(own.order_by(desc(LESSONS.c.made), LESSONS.c.id))
        return [LessonRow(*row) for row in rows]

    async def ask(self, question: Callable[[Connection], T]) -> T:
        return await self._read(question)

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
            answer = await self._in_thread(ask)
        except (SQLAlchemyError, ValueError) as error:  # text that the database cannot encode
            if isinstance(error, OperationalError | PoolTimeout):
                self._health.note(reason(error))
            raise StoreError("not-read", {"reason": reason(error)}) from error
        self._health.note("")
        return answer

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def few_of_each(query: Select[Any], each: int) -> Select[Any]:
    """Public tables, of each host the last few: nobody fills the list alone."""
    rank = func.row_number().over(partition_by=TABLES.c.host, order_by=LAST_FIRST).label("rank")
    ranked = select(TABLES.c.id, TABLES.c.host, rank).where(*PUBLIC).subquery()
    few = or_(ranked.c.rank <= each, ranked.c.host == "")  # of earlier versions: unknown
    return query.where(TABLES.c.id.in_(select(ranked.c.id).where(few)))


def beyond(place: Place) -> ColumnElement[bool]:
    """What stands after this place, in the order of RANK and LAST_FIRST."""
    rank, touched, id = RANK, TABLES.c.touched, TABLES.c.id
    later = or_(touched < place.touched, and_(touched == place.touched, id > place.id))
    return or_(rank > place.rank, and_(rank == place.rank, later))


def store_at(address: str) -> SqlStore:
    """A store that is not open yet; a bad address is refused here."""
    return SqlStore(address)
