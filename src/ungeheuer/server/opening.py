"""How tables come to be: from a request, a record, a move of another table, or as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from ungeheuer.bots import USUAL
from ungeheuer.engine.cardset import CardSet, parse, shipped
from ungeheuer.engine.errors import (
    CardSetError,
    MessageError,
    OtherPosition,
    Problem,
    RecordError,
)
from ungeheuer.engine.lesson import Lesson, new_match
from ungeheuer.engine.match import AnyGame, Match, named
from ungeheuer.engine.names import Seat
from ungeheuer.engine.record import RULES, Record
from ungeheuer.games import game
from ungeheuer.games import names as games
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.actions import Action
from ungeheuer.server.errors import NoSuchTable, NotAllowed, TableError
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.table import Table
from ungeheuer.server.tidy import tidy
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import (
    LONGEST_CARDS,
    BranchTable,
    CardsWish,
    CreateTable,
    ImportRecord,
    MoveNumber,
    Options,
    SeatWish,
)
from ungeheuer.wire.files import decode_record, replay_file
from ungeheuer.wire.messages import LONGEST_NAME

RECORD: Final = "record"  # the name of an imported file in errors


class ImportedOrigin(msgspec.Struct):
    """The origin of an imported record; any other field is dropped."""

    record: Annotated[str, msgspec.Meta(max_length=100)] = ""
    move: MoveNumber = 0


class Opening:
    """Opens tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._following = asyncio.Lock()  # concurrent requests share one successor

    async def create(self, request: CreateTable, person: PersonId) -> Table:
        require_person(person)
        played = game(request.game)
        cards = await asyncio.to_thread(
            requested_cards, request.cards, played
        )  # parses an untrusted file
        match = Match(played, request.options, cards)  # refuses bad options
        seats = seat_plans(request.seats, match.seats, person)
        opened = opened_with(match, person, request.policy, seats)
        return await self.registry.create(opened, person, starting(start=request.start))

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
            table = await self.registry.create(opened, person, starting(start=request.start))
            if unfinished:
                await self.registry.perform(id, person, "", continued_at(table.id))
            return table

    async def lesson(self, lesson: Lesson, name: str, person: PersonId) -> Table:
        """A table that follows a lesson; its other seats play on once that is over."""
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
        opened.lesson, opened.script = lesson.name, lesson.hash
        return await self.registry.create(opened, person, [begin_lesson])

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

    async def from_record(self, request: ImportRecord, person: PersonId) -> Table:
        """If the rules lead to another position than the record's, the table is frozen there."""
        match, beyond = await asyncio.to_thread(match_of, request.record)
        names = imported_names(match)
        seats = [log.SeatPlan(name=name) for name in names]
        if match.outcome is None:  # if it is over, seats have names, but nobody sits there
            require_person(person)
            mine = [SeatWish(who="me", name=names[0]), *(SeatWish(who="bot") for _ in names[1:])]
            seats = seat_plans(mine, match.seats, person)
        opened = opened_with(match, person, request.policy, seats)
        if beyond is not None:
            opened.moves, opened.positions = beyond.moves, beyond.positions
        return await self.registry.create(opened, person, ())

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
                next_table = await self.registry.create(
                    opened, person, starting(start=can_start(opened))
                )
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


def requested_cards(request: CardsWish | None, played: AnyGame) -> CardSet:
    if request is None:
        return shipped(played.package)
    if request.text is None:
        return shipped(played.package, request.id or "house", request.version)
    return custom_cards(request.text, played)


def custom_cards(text: str, played: AnyGame) -> CardSet:
    """A custom card set; it must be for this game, and playable."""
    cards = parse(text, "card-set")
    if cards.game != played.name:
        params = {"value": cards.game, "allowed": played.name}
        raise CardSetError("card-set", [Problem("cardset.game", "not-one-of", params)])
    played.setup(played.checked({}), cards)  # raises with everything that is wrong
    return cards


# -- records and branches


def match_of(text: str) -> tuple[Match, Record | None]:
    """The match of a record, as far as it means today what was played.

    If that is not to its end, the record up to the first position that differs comes with it.
    """
    record = decode_record(text, RECORD)
    if record.game not in games():
        raise TableError("no-such-game", {"game": record.game})
    check_limits(record)
    beyond = None
    try:
        match = replay_file(text, RECORD, game(record.game))
    except OtherPosition as error:
        match = replay_file(text, RECORD, game(record.game), error.agreed)
        beyond = cut(record, error.moves)
    match.origin = imported_origin(match)
    return match, beyond


def cut(record: Record, moves: int) -> Record:
    """The record with its first moves alone; the rest was never read by the rules."""
    record.moves = record.moves[:moves]
    record.positions = [(at, kept) for at, kept in record.positions if 0 <= at <= moves]
    return record


def check_limits(record: Record) -> None:
    """Imports are bound by the same limits as live input."""
    within(record.options, Options, "options")
    within(record.origin or {}, ImportedOrigin, "from")
    data = (record.cardset or {}).get("data")
    if data is not None and len(msgspec.json.encode(data)) > LONGEST_CARDS:
        raise MessageError("record-too-big", {"file": RECORD, "place": "cardset.data"})


def within(value: object, limits: Any, place: str) -> Any:
    try:
        return msgspec.convert(value, limits)
    except msgspec.ValidationError:
        raise MessageError("record-too-big", {"file": RECORD, "place": place}) from None


def imported_origin(match: Match) -> dict[str, object]:
    """The record's own origin, reduced to the fields we know."""
    if match.origin is None:
        return {"record": "imported", "move": len(match.history)}
    origin: ImportedOrigin = within(match.origin, ImportedOrigin, "from")
    return {"record": tidy(origin.record), "move": origin.move}


def imported_names(match: Match) -> list[str]:
    """The cleaned-up names of the seats; empty if the record has none."""
    if match.names == [*match.seats]:
        return [""] * len(match.seats)
    names = [tidy(name) for name in match.names]
    for number, name in enumerate(names, start=1):
        if len(name) > LONGEST_NAME:
            params = {"number": number, "found": len(name), "most": LONGEST_NAME}
            raise RecordError("record-name-too-long", {"file": RECORD, **params})
    return names


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
