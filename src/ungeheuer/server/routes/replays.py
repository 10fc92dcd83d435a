"""What was played: the record and any moment of it, never more than the asking seat may know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask, File
from ungeheuer.server.table import Table
from ungeheuer.wire.api import Moment, Replay, ReplayPath, Told
from ungeheuer.wire.files import encode_record
from ungeheuer.wire.sync import sync


def perspective(table: Table, person: PersonId, wanted: str | None) -> Seat:
    """The seat whose eyes may be used: the one asked for, or one's only one, or a spectator's."""
    if not table.may_watch(person):
        raise NotAllowed("not-watching")
    held = table.held(person)
    if wanted is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if wanted != SPECTATOR and wanted not in table.places:
        raise TableError("no-such-seat", {"seat": wanted, "seats": list(table.places)})
    if not table.may_look(person, wanted):
        raise NotAllowed("not-your-seat", {"seat": wanted})
    return Seat(wanted)


# -- the record


async def record(ask: Ask) -> File:
    def read(table: Table) -> Record:
        return record_for(table, perspective(table, ask.person, ask.query.seat))

    found: Record = await ask.service.hall.reading(TableId(ask.where.table), read)
    text = await asyncio.to_thread(encode_record, found)
    return File(f"{found.game}-{ask.where.table}.json", text)


def record_for(table: Table, seat: Seat) -> Record:
    """All of it once the table is over; before that what this seat may read."""
    found = table.match.record()
    if not table.disclosed:
        found.moves = [(str(mover), text) for mover, text in table.match.told(seat)]
        found.result = None
    return found


# -- a moment


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a replay needs of a table, taken while nothing happens there."""

    table: str
    match: Match  # only what never changes is asked of it: game, options, cards, names
    moves: list[tuple[Seat, str]]
    total: int
    seat: Seat
    since: int
    secrets: bool


async def replay(ask: Ask) -> Replay:
    def read(table: Table) -> Wanted:
        return wanted(table, ask.person, ask.where, ask.query)

    found: Wanted = await ask.service.hall.reading(TableId(ask.where.table), read)
    return await asyncio.to_thread(replayed, found)


def wanted(table: Table, person: PersonId, where: ReplayPath, query: Moment) -> Wanted:
    seat = perspective(table, person, query.seat)
    match = table.match
    if query.secrets and not table.disclosed:
        raise TableError("still-running")
    if where.move > len(match.line):
        raise HttpError(404, "no-such-move", {"move": where.move, "moves": len(match.line)})
    moves = [(entry.seat, entry.move.text) for entry in match.line[: where.move]]
    last = max(0, where.move - 1)
    since = last if query.since is None else min(query.since, where.move)
    return Wanted(table.id, match, moves, len(match.line), seat, since, query.secrets)


def replayed(wanted: Wanted) -> Replay:
    """The moment rebuilt from the log, on a match of its own."""
    source = wanted.match
    twin = Match(source.game, source.options, source.cardset, source.names)
    for seat, text in wanted.moves:
        twin.play(seat, text)
    views = {str(seat): twin.view(seat) for seat in twin.seats}
    return Replay(
        table=wanted.table,
        move=len(wanted.moves),
        total=wanted.total,
        moves=[Told(mover, text) for mover, text in twin.told(wanted.seat)],
        seats=list(twin.seats),
        names=list(twin.names),
        sync=sync(twin, wanted.seat, wanted.since),
        secrets=views if wanted.secrets else None,
    )
