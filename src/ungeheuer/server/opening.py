"""How tables come to be: from a request, a record, a move of another table, or as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ungeheuer.bots import USUAL
from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.errors import RecordError
from ungeheuer.engine.lesson import Lesson, new_match
from ungeheuer.engine.match import AnyGame, Match, named
from ungeheuer.engine.names import Seat
from ungeheuer.engine.record import RULES
from ungeheuer.games import game
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.actions import Action
from ungeheuer.server.caps import Caps
from ungeheuer.server.errors import NoSuchTable, NotAllowed, TableError
from ungeheuer.server.imports import ImportedMatch
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.reading.readers import Readers
from ungeheuer.server.reading.tasks import ReadCards, ReadRecord
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.table import Table
from ungeheuer.server.tidy import tidy
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import BranchTable, CardsWish, CreateTable, ImportRecord, SeatWish


class Opening:
    """Opens tables."""

    def __init__(self, registry: TableRegistry, readers: Readers, caps: Caps) -> None:
        self.registry = registry
        self._caps = caps
        self._readers = readers
        self._following = asyncio.Lock()  # concurrent requests share one successor

    async def create(self, request: CreateTable, person: PersonId, sender: str = "") -> Table:
        """`sender`: who pays for reading a custom card set."""
        require_person(person)
        match = await self._match(request, sender or person)
        seats = seat_plans(request.seats, match.seats, person)
        opened = opened_with(match, person, request.policy, seats)
        return await self._create(opened, person, starting(start=request.start))

    async def _create(self, opened: log.Opened, person: PersonId, acts: Iterable[Action]) -> Table:
        """Where this person has room for one more."""
        async with self._caps.room(person, opened):
            return await self.registry.create(opened, person, acts)

    async def _match(self, request: CreateTable, sender: str) -> Match:
        """Refuses bad options and cards; what strangers made is never read in the event loop."""
        played, text = game(request.game), request.cards.text if request.cards else None
        if text is None:
            return Match(played, request.options, shipped_cards(request.cards, played))
        data = await self._readers.read(sender, ReadCards(request.game, text))
        return await self.registry.apart(lambda: own_match(played, request.options, data))

    async def branch(self, id: TableId, request: BranchTable, person: PersonId) -> Table:
        """Continue from a move: of a finished table with any seats, of a frozen one with the same.

        A frozen table has one successor: the second request gets the table of the first.
        """
        require_person(person)
        async with self._following:
            opened = await self.registry.read(id, lambda table: branched(table, request, person))
            unfinished = await self.registry.read(id, lambda table: table.status != "over")
            next_table = await self._next_of(id) if unfinished else None
            if next_table is not None:
                return next_table
            table = await self._create(opened, person, starting(start=request.start))
            if unfinished:
                await self.registry.perform(id, person, "", continued_at(table.id))
            return table

    async def lesson(
        self,
        lesson: Lesson,
        name: str,
        person: PersonId,
        own: dict[str, Any] | None = None,
    ) -> Table:
        """A table that follows a lesson; its other seats play on once that is over.

        `own`: all of it, where somebody made it; the log keeps it, so it may be taken back.
        """
        require_person(person)
        match = new_match(lesson, game(lesson.game))
        wishes = [
            SeatWish(who="me", name=name)
            if seat == lesson.seat
            else SeatWish(who="bot", bot=lesson.bots[seat])
            for seat in match.seats
        ]
        opened = opened_with(
            match, person, up.Policy(hints=False), seat_plans(wishes, match.seats, person)
        )  # no other advice beside the lesson's
        opened.lesson, opened.script, opened.own = lesson.name, lesson.hash, own
        return await self._create(opened, person, [begin_lesson])

    async def _next_of(self, id: TableId) -> Table | None:
        """The successor of a table, if it still exists."""
        next_id = await self.registry.read(id, lambda table: table.next)
        if next_id is None:
            return None
        try:
            next_table: Table = await self.registry.read(TableId(next_id), lambda table: table)
        except NoSuchTable:
            return None
        return next_table

    async def from_record(self, request: ImportRecord, person: PersonId, sender: str = "") -> Table:
        """If the rules lead to another position than the record's, the table is frozen there."""
        data = await self._readers.read(sender or person, ReadRecord(request.record))
        match = await self.registry.apart(lambda: msgspec.json.decode(data, type=ImportedMatch))
        seats = [log.SeatPlan(name=name) for name in match.names]
        if not match.over:  # if it is over, seats have names, but nobody sits there
            require_person(person)
            first, *others = match.names
            mine = [SeatWish(who="me", name=first), *(SeatWish(who="bot") for _ in others)]
            seats = seat_plans(mine, [Seat(seat) for seat in match.seats], person)
        return await self._create(match.opened(person, request.policy, seats), person, ())

    async def rematch(
        self, id: TableId, person: PersonId, cause: str, *, rotate: bool
    ) -> tuple[int, str | None]:
        """The same people and options again; the second request gets the table of the first."""
        async with self._following:
            opened = await self.registry.read(
                id, lambda table: rematch_of(table, person, rotate=rotate)
            )
            answer = await self.registry.read(id, lambda table: table.answers.get((person, cause)))
            next_table = await self._next_of(id)
            if next_table is None and answer is None:
                next_table = await self._create(opened, person, starting(start=can_start(opened)))
            return await self.registry.perform(
                id, person, cause, continued_at(next_table.id if next_table else "")
            )


def require_person(person: PersonId) -> None:
    """A table needs a host, and a host needs a key."""
    if person == NOBODY:
        raise NotAllowed("no-key")


def begin_lesson(tx: actions.Transaction) -> None:
    """At once, and no turn is held: nobody waits who has just been told what to do."""
    actions.start(tx, up.Start(id="start"))
    tx.enter(log.GraceSet(0))


def can_start(opened: log.Opened) -> bool:
    """Whether the match can start at once: one person, and bots on all other seats."""
    people = {plan.holder for plan in opened.seats if plan.holder != NOBODY}
    return len(people) == 1 and all(plan.holder or plan.bot for plan in opened.seats)


def continued_at(table: str) -> Action:
    return lambda tx: tx.enter(log.Continued(table))


def starting(*, start: bool) -> list[Action]:
    return [lambda tx: actions.start(tx, up.Start(id="start"))] if start else []


def opened_with(
    match: Match, host: PersonId, policy: up.Policy, seats: Sequence[log.SeatPlan]
) -> log.Opened:
    return log.Opened(
        game=match.game.name,
        rules=RULES,
        options=match.options,
        cardset=named(match.cardset),
        host=host,
        policy=policy,
        seats=list(seats),
        moves=[(entry.seat, entry.move.text) for entry in match.history],
        origin=match.origin,
        positions=match.checkpoints(),
    )


# -- seats


def seat_plans(
    requests: Sequence[SeatWish], seats: Sequence[Seat], person: PersonId
) -> list[log.SeatPlan]:
    """A plan for every seat; seats not mentioned are open."""
    if len(requests) > len(seats):
        raise TableError("too-many-seats", {"wanted": len(seats), "found": len(requests)})
    plans = [seat_plan(request, person) for request in requests]
    return plans + [log.SeatPlan()] * (len(seats) - len(plans))


def seat_plan(request: SeatWish, person: PersonId) -> log.SeatPlan:
    name = tidy(request.name)
    if request.who == "bot":
        return log.SeatPlan(bot=actions.known_bot(request.bot or USUAL), name=name)
    if request.who == "open":
        return log.SeatPlan()
    if person == NOBODY:
        raise NotAllowed("no-key")
    return log.SeatPlan(holder=person, name=name)


# -- cards


def shipped_cards(request: CardsWish | None, played: AnyGame) -> CardSet:
    if request is None:
        return shipped(played.package)
    return shipped(played.package, request.id or "house", request.version)


def own_match(played: AnyGame, options: dict[str, Any], data: msgspec.Raw) -> Match:
    """Of cards that were read elsewhere, and found good."""
    cards = CardSet(msgspec.json.decode(data), "card-set", shipped=False)
    return Match(played, options, cards)


# -- branches


def branched(table: Table, request: BranchTable, person: PersonId) -> log.Opened:
    if table.status != "over" and table.frozen is None:
        raise TableError("still-running")
    if not table.may_watch(person):
        raise NotAllowed("not-watching")
    if table.frozen is not None and request.move > table.frozen.move:
        raise RecordError("no-such-move", {"move": request.move, "moves": table.frozen.move})
    twin = table.match.branch(request.move, table.id)
    seats = (
        seat_plans(request.seats, table.match.seats, person)
        if table.disclosed
        else same_seats(table, person)
    )
    return opened_with(twin, person, request.policy, seats)


def same_seats(table: Table, person: PersonId) -> list[log.SeatPlan]:
    """Keep everybody in their seat, so that secrets stay secret."""
    if not table.held(person):
        raise NotAllowed("not-seated")
    return [plan_of(table, seat) for seat in table.match.seats]


def plan_of(table: Table, seat: Seat) -> log.SeatPlan:
    state = table.seats[seat]
    return log.SeatPlan(state.holder, state.name, state.bot)


def rematch_of(table: Table, person: PersonId, *, rotate: bool) -> log.Opened:
    if table.status != "over":
        raise TableError("still-running")
    if not table.held(person):
        raise NotAllowed("not-seated")
    plans = [without_stand_in(plan_of(table, seat)) for seat in table.match.seats]
    if rotate:
        plans = [plans[-1], *plans[:-1]]
    match = Match(table.match.game, table.match.options, table.match.cardset)
    return opened_with(match, person, table.policy, plans)


def without_stand_in(plan: log.SeatPlan) -> log.SeatPlan:
    """Without the bot that stood in for a person."""
    return plan if plan.holder == NOBODY else log.SeatPlan(plan.holder, plan.name)
