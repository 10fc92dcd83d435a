"""Records and replays, never with more than the asking seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ungeheuer.engine.course import Course, Step
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.engine.retrace import Retrace
from ungeheuer.games import manifest
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask, File
from ungeheuer.server.table import Table
from ungeheuer.wire.api import ChapterMessage, CoursePage, Moment, Reel, Replay, Stretch, Told
from ungeheuer.wire.files import encode_record
from ungeheuer.wire.sync import sync, told_phrase


def perspective(table: Table, person: PersonId, wanted: str | None) -> Seat:
    """The seat whose view to show: the given one, else the person's only one, else spectator."""
    if not table.may_watch(person):
        raise NotAllowed("not-watching")
    held = table.held(person)
    if wanted is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if wanted != SPECTATOR and wanted not in table.seats:
        raise TableError("no-such-seat", {"seat": wanted, "seats": list(table.seats)})
    if not table.may_look(person, wanted):
        raise NotAllowed("not-your-seat", {"seat": wanted})
    return Seat(wanted)


# -- the record


async def record(ask: Ask) -> File:
    def read(table: Table) -> Record:
        return record_for(table, perspective(table, ask.person, ask.query.seat))

    record: Record = await ask.service.registry.read(TableId(ask.where.table), read)
    text = await asyncio.to_thread(encode_record, record)
    return File(f"{record.game}-{ask.where.table}.json", text)


def record_for(table: Table, seat: Seat) -> Record:
    """The whole record once the table is over; before, what this seat may read.

    Hashes of whole positions would tell what is hidden to whoever tries all possibilities.
    """
    record = table.match.record(hashed=table.disclosed)
    if not table.disclosed:
        record.moves = [(str(mover), text) for mover, text in table.match.redacted(seat)]
        record.result = None
    return record


# -- moments

LONGEST: Final = 40  # moments in one answer


@dataclass(frozen=True, slots=True)
class ReplaySource:
    """What a replay needs of a table, copied while the table is locked."""

    table: str
    match: Match  # only for what never changes: game, options, cards, names
    moves: list[tuple[Seat, str]]
    total: int
    seat: Seat
    secrets: bool
    aided: bool
    pictures: bool

    def until(self, move: int) -> Match:
        """The match replayed up to a move."""
        source = self.match
        twin = Match(source.game, source.options, source.cardset, source.names)
        for seat, text in self.moves[:move]:
            twin.play(seat, text)
        return twin

    def retrace(self, twin: Match) -> Retrace | None:
        return Retrace(twin) if self.pictures else None

    def views(self, twin: Match) -> dict[str, Any] | None:
        return {str(seat): twin.view(seat) for seat in twin.seats} if self.secrets else None


def replay_source(
    table: Table, person: PersonId, query: Moment | Stretch, last: int
) -> ReplaySource:
    eyes = perspective(table, person, query.seat)
    line = table.match.history
    if query.secrets and not table.disclosed:
        raise TableError("still-running")
    if last > len(line):
        raise HttpError(404, "no-such-move", {"move": last, "moves": len(line)})
    moves = [(entry.seat, entry.move.text) for entry in line[:last]]
    aided = table.policy.hints or table.disclosed
    return ReplaySource(
        table.id, table.match, moves, len(line), eyes, query.secrets, aided, query.pictures
    )


async def replay(ask: Ask) -> Replay:
    query: Moment = ask.query

    def read(table: Table) -> ReplaySource:
        return replay_source(table, ask.person, query, ask.where.move)

    request: ReplaySource = await ask.service.registry.read(TableId(ask.where.table), read)
    return await asyncio.to_thread(replayed, request, query.since, query.first)


def replayed(source: ReplaySource, since: int | None, first: int = 0) -> Replay:
    move = len(source.moves)
    twin = source.until(move)
    events_from = max(0, move - 1) if since is None else min(since, move)
    return Replay(
        table=source.table,
        move=move,
        total=source.total,
        moves=told(twin, source.seat, first),
        seats=list(twin.seats),
        names=list(twin.names),
        sync=sync(twin, source.seat, events_from, aided=source.aided, retrace=source.retrace(twin)),
        secrets=source.views(twin),
    )


def told(twin: Match, seat: Seat, first: int) -> list[Told]:
    """The moves from `first` on as this seat may read them, in notation and in words."""
    line = zip(twin.history[first:], twin.redacted(seat)[first:], strict=True)
    return [Told(mover, text, told_phrase(entry.move, text)) for entry, (mover, text) in line]


async def reel(ask: Ask) -> Reel:
    """Many positions at once, so that stepping through a match needs no further requests."""
    query: Stretch = ask.query

    def read(table: Table) -> ReplaySource:
        total = len(table.match.history)
        last = total if query.last is None else min(query.last, total)
        last = max(query.first, min(last, query.first + LONGEST - 1))
        return replay_source(table, ask.person, query, last)

    request: ReplaySource = await ask.service.registry.read(TableId(ask.where.table), read)
    return await asyncio.to_thread(reeled, request, query.first)


def reeled(source: ReplaySource, first: int) -> Reel:
    twin = source.until(first)
    retrace = source.retrace(twin)
    moments, secrets = [], []
    for move in range(first, len(source.moves) + 1):
        if move > first:
            twin.play(*source.moves[move - 1])
        since = max(0, move - 1)
        moments.append(sync(twin, source.seat, since, aided=source.aided, retrace=retrace))
        secrets.append(source.views(twin))
    shown = [views for views in secrets if views is not None]
    return Reel(source.table, first, source.total, moments, shown if source.secrets else None)


# -- how it came about


async def course(ask: Ask) -> CoursePage:
    """Only of what is over: it looks at everything."""

    def read(table: Table) -> tuple[Match, list[tuple[Seat, str]]]:
        perspective(table, ask.person, None)
        if not table.disclosed:
            raise TableError("still-running")
        return table.match, [(entry.seat, entry.move.text) for entry in table.match.history]

    match, moves = await ask.service.registry.read(TableId(ask.where.table), read)
    return await asyncio.to_thread(course_of, match, moves)


def course_of(match: Match, moves: list[tuple[Seat, str]]) -> CoursePage:
    tells = manifest(match.game.name).course
    told = Course() if tells is None else tells.load()(match.seats, steps(match, moves))
    chapters = [ChapterMessage(c.number, c.seat, c.levels, c.marks, c.view) for c in told.chapters]
    return CoursePage(chapters, {str(seat): deeds for seat, deeds in told.deeds.items()})


def steps(match: Match, moves: list[tuple[Seat, str]]) -> Iterator[Step]:
    """The moves made once more, one after the other."""
    twin = Match(match.game, match.options, match.cardset, match.names)
    for seat, text in moves:
        twin.play(seat, text)
        yield Step(seat, twin.history[-1].notes, twin.state)
