"""The actions of `ungeheuer table`, `ungeheuer person` and `ungeheuer lesson`.

Questions are asked of the database. Acts are done here if no server uses it; else they are left
there as an order, which the server does within a second.
"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import time
from collections.abc import Callable
from typing import Final

import msgspec
from rich.markup import escape
from rich.table import Table as Grid
from sqlalchemy import Engine, delete, insert, select

from ungeheuer.cli.db_actions import existing
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.bus import LocalBus
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NoSuchTable
from ungeheuer.server.operator import DONE, Act, Answer, Operator, Order
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.rows import Summary
from ungeheuer.server.store import StoreError, TableRow, operating, place
from ungeheuer.server.store.connect import writing
from ungeheuer.server.store.lease import leased
from ungeheuer.server.store.migrate import require
from ungeheuer.server.store.operating import FOR_EVER, OrderRow
from ungeheuer.server.store.schema import ORDERS
from ungeheuer.server.store.schema import TABLES as TABLE_ROWS
from ungeheuer.server.store.sql import LAST_FIRST, SqlStore

PATIENCE: Final = 20.0  # seconds for a running server to answer
LOOK: Final = 0.2  # seconds between two looks


# -- questions


def list_tables(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        require(engine)
        query = select(TABLE_ROWS).order_by(*LAST_FIRST).limit(args.most)
        if args.state:
            query = query.where(TABLE_ROWS.c.state == args.state)
        with engine.connect() as connection:
            rows = [TableRow(*row) for row in connection.execute(query)]
    grid = _grid(screen, "table", "game", "state", "touched", "moves", "host", "people")
    for row in rows:
        card = msgspec.json.decode(row.summary, type=Summary).card
        people = ", ".join(seat.name or seat.bot or "–" for seat in card.seats)
        state = screen.words.say(f"operator-state-{'hidden' if row.hidden else row.state}")
        when = _moment(row.touched)
        grid.add_row(
            *map(escape, (row.id, row.game, state, when, str(card.moves), row.host, people))
        )
    screen.show(grid)
    return 0


def show_table(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        require(engine)
        with engine.connect() as connection:
            found = connection.execute(
                select(TABLE_ROWS).where(TABLE_ROWS.c.id == args.subject)
            ).first()
            if found is None:
                raise NoSuchTable("no-such-table", {"table": args.subject})
            row = TableRow(*found)
            acts = [
                each for each in operating.audit(connection, 10_000) if each.subject == args.subject
            ]
    summary = msgspec.json.decode(row.summary, type=Summary)
    params = {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "ended": summary.card.ended or "-",
        "hidden": "yes" if row.hidden else "no",
        "moves": summary.card.moves,
        "host": row.host or "-",
        "made": _moment(row.made),
        "touched": _moment(row.touched),
    }
    screen.say("operator-table", params)
    for seat in summary.card.seats:
        holder = summary.holders.get(seat.seat, seat.bot or "–")
        who = {"seat": seat.seat, "name": seat.name or "–", "holder": holder}
        screen.line("operator-seat", who)
    for each in acts:
        screen.line("operator-act", {**each._asdict(), "at": _moment(each.at)}, style="dim")
    return 0


def list_people(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        require(engine)
        with engine.connect() as connection:
            rows = operating.people(connection, args.most, only_judged=args.judged)
    grid = _grid(screen, "person", "made", "seen", "seats", "hosts", "judged")
    for row in rows:
        seen = _moment(row.seen) if row.seen else "–"
        judged = _judged(screen, row)
        grid.add_row(row.id, _moment(row.made), seen, str(row.seats), str(row.hosts), judged)
    screen.show(grid)
    return 0


def _judged(screen: Screen, row: operating.PersonRow) -> str:
    if row.banned:
        return screen.words.say("operator-banned")
    if row.muted_until <= int(time.time() * 1000):
        return ""
    if row.muted_until == FOR_EVER:
        return screen.words.say("operator-muted")
    return screen.words.say("operator-muted-until", {"until": _moment(row.muted_until)})


def list_lessons(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        require(engine)
        with engine.connect() as connection:
            rows = operating.lessons(connection, args.most, only_reported=args.reported)
    grid = _grid(screen, "lesson", "game", "made", "person", "reports", "title")
    for row in rows:
        title = str(msgspec.json.decode(row.data).get("title", ""))
        made, reports = _moment(row.made), str(row.reports)
        grid.add_row(*map(escape, (row.id, row.game, made, row.person, reports, title)))
    screen.show(grid)
    return 0


def show_audit(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        require(engine)
        with engine.connect() as connection:
            rows = operating.audit(connection, args.most)
    for row in reversed(rows):
        screen.line("operator-act", {**row._asdict(), "at": _moment(row.at)})
    if not rows:
        screen.say("operator-no-acts")
    return 0


def _grid(screen: Screen, *columns: str) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(screen.words.say(f"operator-column-{column}"), overflow="fold")
    return grid


def _moment(millis: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(millis / 1000))


# -- acts


def act(name: Act, undone: Act | None = None) -> Callable[[argparse.Namespace, Screen], int]:
    def run(args: argparse.Namespace, screen: Screen) -> int:
        chosen = undone if undone is not None and args.undo else name
        order = Order(chosen, args.subject, getattr(args, "days", 0), args.note)
        with existing(args.database) as engine:
            require(engine)
            _do(engine, args.database or place.database(), order)
        screen.line(f"operator-{chosen}-done", {"id": args.subject}, style="green")
        return 0

    return run


def _do(engine: Engine, address: str, order: Order) -> None:
    """Alone, or by the server that has this database."""
    actor = getpass.getuser()
    try:
        with leased(address):
            asyncio.run(_alone(address, order, actor))
    except StoreError as error:
        if error.code != "database-in-use":
            raise
        _leave(engine, order, actor)


async def _alone(address: str, order: Order, actor: str) -> None:
    store, env = SqlStore(address), Environment()
    await store.open()
    registry = TableRegistry(store, LocalBus(), env)
    try:
        await Operator(store, registry, env).do(order, actor)
    finally:
        registry.close()
        await store.close()


def _leave(engine: Engine, order: Order, actor: str) -> None:
    """Leave an order and wait for its answer; without one it is withdrawn."""
    env = Environment()
    row = OrderRow(env.new_id(), env.now(), actor, msgspec.json.encode(order).decode())
    with writing(engine) as connection:
        connection.execute(insert(ORDERS).values(row._asdict()))
    mine = ORDERS.c.id == row.id
    deadline = time.monotonic() + PATIENCE
    text = ""
    while not text and time.monotonic() < deadline:
        time.sleep(LOOK)
        with engine.connect() as connection:
            text = connection.scalar(select(ORDERS.c.answer).where(mine)) or ""
    with writing(engine) as connection:
        text = connection.scalar(select(ORDERS.c.answer).where(mine)) or ""
        connection.execute(delete(ORDERS).where(mine))
    if not text:
        raise StoreError("no-answer", {"seconds": int(PATIENCE)})
    answer = msgspec.json.decode(text, type=Answer)
    if answer.code != DONE:
        raise UngeheuerError(answer.code, answer.params)


Actions = dict[str, Callable[[argparse.Namespace, Screen], int]]
TABLES: Final[Actions] = {
    "list": list_tables,
    "show": show_table,
    "hide": act("hide", "unhide"),
    "close": act("close"),
    "reopen": act("reopen"),
}
PEOPLE: Final[Actions] = {
    "list": list_people,
    "mute": act("mute", "unmute"),
    "ban": act("ban", "unban"),
    "forget": act("forget"),
}
LESSONS: Final[Actions] = {
    "list": list_lessons,
    "remove": act("remove"),
}
