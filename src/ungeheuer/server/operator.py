"""What an operator can do to tables, people and lessons: by the running server, or by a command.

Whoever can write to the database is its operator. A command that finds a server running leaves an
order there; the server looks for orders regularly, does them at its own tables, and answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from ungeheuer.bots import USUAL
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.casting import bot_for
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NoSuchTable, TableError
from ungeheuer.server.logs import about, why
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.rows import derived
from ungeheuer.server.store import Batch, EntryRow, Store, operating
from ungeheuer.server.store.chain import NONE, extended
from ungeheuer.server.store.operating import AuditRow, OrderRow, Work, together

LOGGER: Final = logging.getLogger("ungeheuer.operator")
DONE: Final = "done"
DAY: Final = 86_400_000
Act = Literal[
    "hide", "unhide", "close", "reopen", "mute", "unmute", "ban", "unban", "forget", "remove"
]
OF_TABLES: Final = ("hide", "unhide", "close", "reopen")


class Order(msgspec.Struct):
    """An act and whom or what it concerns. `days`: how long somebody is mute; 0: for ever."""

    act: Act
    subject: str
    days: int = 0
    note: str = ""


class Answer(msgspec.Struct):
    """What became of an order: nothing to add, or the refusal."""

    code: str = DONE
    params: dict[str, object] = {}


class Operator:
    """Does what is ordered. `parted`: told whose windows are to be closed."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        env: Environment,
        parted: Callable[[PersonId], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._registry = registry
        self._env = env
        self._parted = parted

    async def do_orders(self) -> None:
        """All that wait; each is answered, whatever became of it."""
        for row in await self._store.ask(operating.orders):
            reply = await self._reply(row)
            text = msgspec.json.encode(reply, enc_hook=str).decode()
            await self._store.commit(Batch(work=operating.answer(row.id, text)))

    async def _reply(self, row: OrderRow) -> Answer:
        try:
            await self.do(msgspec.json.decode(row.data, type=Order), row.actor)
        except msgspec.MsgspecError:
            return Answer("no-such-order")
        except UngeheuerError as error:
            return Answer(error.code, dict(error.params))
        return Answer()

    async def do(self, order: Order, actor: str) -> None:
        """Do it and note who did; raises if it cannot be done."""
        told = about(act=order.act, subject=order.subject, actor=actor)
        try:
            await self._check(order)
            await self._perform(order, actor)
        except UngeheuerError as error:
            LOGGER.warning("an order was refused", extra=told | about(why=why(error)))
            raise
        LOGGER.warning("an operator acted", extra=told)

    async def _check(self, order: Order) -> None:
        subject = order.subject
        if order.act in OF_TABLES:
            if not await self._store.ask(lambda c: operating.has_table(c, subject)):
                raise NoSuchTable("no-such-table", {"table": subject})
        elif order.act == "remove":
            if await self._store.lesson(subject) is None:
                raise TableError("no-such-lesson-here")
        elif await self._store.ask(lambda c: operating.person(c, subject)) is None:
            raise TableError("no-such-person", {"person": subject})

    async def _perform(self, order: Order, actor: str) -> None:
        audit = operating.note(
            AuditRow(
                self._env.new_id(), self._env.now(), actor, order.act, order.subject, order.note
            )
        )
        table, person = TableId(order.subject), PersonId(order.subject)
        work: Work | None = None
        if order.act == "close":
            await self._registry.perform(table, NOBODY, "", actions.close_by_operator)
        elif order.act == "reopen":
            await self._registry.perform(table, NOBODY, "", actions.reopen_by_operator)
        elif order.act == "forget":
            await self._forget(person)
            work = operating.forget_person(person)
        else:
            work = self._change(order)
        await self._store.commit(Batch(work=audit if work is None else together(work, audit)))
        if order.act in {"ban", "forget"}:
            self._parted(person)

    def _change(self, order: Order) -> Work:
        subject = order.subject
        if order.act == "remove":
            return operating.remove_lesson(subject)
        if order.act in {"hide", "unhide"}:
            return operating.hide(subject, hidden=order.act == "hide")
        if order.act in {"ban", "unban"}:
            return operating.judge(subject, banned=order.act == "ban")
        until = self._env.now() + order.days * DAY if order.days else operating.FOR_EVER
        return operating.judge(subject, muted_until=until if order.act == "mute" else 0)

    # -- forgetting

    async def _forget(self, person: PersonId) -> None:
        """Seats are given up, and names taken out of the logs; moves stay, or matches would."""
        for table in await self._store.ask(lambda c: operating.tables_of(c, person)):
            try:
                await self._registry.perform(table, person, "", lambda tx: give_up(tx, person))
                await self._unname(table, person)
            except UngeheuerError as error:  # a log that cannot be read must not keep the others
                LOGGER.warning("a name stays", extra=about(table=table, why=why(error)))

    async def _unname(self, id: TableId, person: PersonId) -> None:
        async with self._registry.locked(id):
            rows = list(await self._store.log(id))
            changed = [row for row in rows if unnamed(row, person)]
            if changed:
                entries = [
                    log.LogEntry(r.seq, r.at, r.by, r.cause, log.from_text(r.data)) for r in rows
                ]
                made = await asyncio.to_thread(derived, id, entries)
                made.row.head = extended(NONE, rows)
                work = operating.rewrite(changed)
                await self._store.commit(Batch(table=made.row, holders=made.holders, work=work))
            self._registry.unload(id)


def give_up(tx: actions.Transaction, person: PersonId) -> None:
    """The person leaves for good; a bot plays on where a match is running."""
    table = tx.table
    for seat in table.held(person):
        if table.status == "open":
            tx.enter(log.Left(seat))
        elif table.status == "playing":
            tx.enter(log.Resigned(seat, bot_for(table, seat, USUAL)))
    if tx.entries:
        tx.go_on()


def unnamed(row: EntryRow, person: PersonId) -> bool:
    """Take the person's names and words out of an entry; whether there were any."""
    entry = log.from_text(row.data)
    before = row.data
    if isinstance(entry, log.Took) and entry.person == person:
        entry.name = ""
    elif isinstance(entry, log.Opened):
        entry.seats = [
            msgspec.structs.replace(seat, name="") if seat.holder == person else seat
            for seat in entry.seats
        ]
    elif isinstance(entry, log.Said) and row.by == person:
        entry.name = entry.text = ""
    else:
        return False
    row.data = log.to_text(entry)
    return row.data != before
