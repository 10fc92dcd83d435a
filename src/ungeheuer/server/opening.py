"""How tables come to be: from a request, a record, a move of another table, or as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from ungeheuer.bots import USUAL
from ungeheuer.engine.cardset import CardSet, parse, shipped
from ungeheuer.engine.errors import CardSetError, MessageError, Problem, RecordError
from ungeheuer.engine.match import AnyGame, Match, named
from ungeheuer.engine.names import Seat
from ungeheuer.engine.record import RULES, Record
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game
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

RECORD: Final = "record"  # how an imported file is called in errors


class ImportedOrigin(msgspec.Struct):
    """What is kept of where an imported record comes from; whatever else stands there is not."""

    record: Annotated[str, msgspec.Meta(max_length=100)] = ""
    move: MoveNumber = 0


class Opening:
    """Opens tables in a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._following = asyncio.Lock()  # two who ask at once get one table

    async def create(self, request: CreateTable, person: PersonId) -> Table:
        somebody(person)
        played = game(request.game)
        cards = await asyncio.to_thread(requested_cards, request.cards, played)  # a stranger's file
        match = Match(played, request.options, cards)  # refuses options that describe no game
        seats = seat_plans(request.seats, match.seats, person)
        opened = opened_with(match, person, request.policy, seats)
        return await self.registry.create(opened, person, starting(start=request.start))

    async def branch(self, id: TableId, request: BranchTable, person: PersonId) -> Table:
        """Continue from a move: of a finished table with any seats, of a frozen one with the same.

        A frozen table has one successor: the second request gets the table of the first.
        """
        somebody(person)
        async with self._following:
            opened = await self.registry.read(id, lambda table: branched(table, request, person))
            unfinished = await self.registry.read(id, lambda table: table.status != "over")
            next_table = await self._next_of(id) if unfinished else None
            if next_table is not None:
                return next_table
            table = await self.registry.create(opened, person, starting(start=request.start))
            if unfinished:
                await self.registry.perform(id, person, "", going_on_at(table.id))
            return table

    async def _next_of(self, id: TableId) -> Table | None:
        """The table that goes on from this one, if it is still there."""
        next_id = await self.registry.read(id, lambda table: table.next)
        if next_id is None:
            return None
        try:
            next_table: Table = await self.registry.read(TableId(next_id), lambda table: table)
        except NoSuchTable:
            return None
        return next_table

    async def from_record(self, request: ImportRecord, person: PersonId) -> Table:
        match = await asyncio.to_thread(match_of, request.record)
        names = imported_names(match)
        seats = [log.SeatPlan(name=name) for name in names]
        if match.outcome is not None:  # it is over: the seats are names only
            return await self.registry.create(
                opened_with(match, person, request.policy, seats), person, ()
            )
        somebody(person)
        mine = [SeatWish(who="me", name=names[0]), *(SeatWish(who="bot") for _ in names[1:])]
        seats = seat_plans(mine, match.seats, person)
        return await self.registry.create(
            opened_with(match, person, request.policy, seats), person, ()
        )

    async def rematch(
        self, id: TableId, person: PersonId, cause: str, *, rotate: bool
    ) -> tuple[int, str | None]:
        """The same people and options again. Whoever asks second gets the table of the first."""
        async with self._following:
            opened = await self.registry.read(id, lambda table: again(table, person, rotate=rotate))
            answer = await self.registry.read(id, lambda table: table.answers.get((person, cause)))
            next_table = await self._next_of(id)
            if next_table is None and answer is None:
                next_table = await self.registry.create(
                    opened, person, starting(start=ready(opened))
                )
            return await self.registry.perform(
                id, person, cause, going_on_at(next_table.id if next_table else "")
            )


def somebody(person: PersonId) -> None:
    """A table needs a host."""
    if person == NOBODY:
        raise NotAllowed("no-key")


def ready(opened: log.Opened) -> bool:
    """Whether nobody has to be waited for: one person, and bots on all other seats."""
    people = {plan.holder for plan in opened.seats if plan.holder != NOBODY}
    return len(people) == 1 and all(plan.holder or plan.bot for plan in opened.seats)


def going_on_at(table: str) -> Action:
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
    )


# -- seats


def seat_plans(
    requests: Sequence[SeatWish], seats: Sequence[Seat], person: PersonId
) -> list[log.SeatPlan]:
    """A plan for every seat; those not mentioned are open."""
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
    return own_cards(request.text, played)


def own_cards(text: str, played: AnyGame) -> CardSet:
    """A card set of somebody's own; it has to be for this game, and playable."""
    cards = parse(text, "card-set")
    if cards.game != played.name:
        params = {"value": cards.game, "allowed": played.name}
        raise CardSetError("card-set", [Problem("cardset.game", "not-one-of", params)])
    played.setup(played.checked({}), cards)  # reads every card, or tells what is wrong
    return cards


# -- records and branches


def match_of(text: str) -> Match:
    record = decode_record(text, RECORD)
    if record.game not in GAMES:
        raise TableError("no-such-game", {"game": record.game})
    check_limits(record)
    match = replay_file(text, RECORD, game(record.game))
    match.origin = imported_origin(match)
    return match


def check_limits(record: Record) -> None:
    """What is imported may be no larger than what can be typed."""
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
    """Where the record says that it comes from, and nothing else that may stand there."""
    if match.origin is None:
        return {"record": "imported", "move": len(match.history)}
    origin: ImportedOrigin = within(match.origin, ImportedOrigin, "from")
    return {"record": tidy(origin.record), "move": origin.move}


def imported_names(match: Match) -> list[str]:
    """The names of the seats, tidied like typed ones; empty where the record gives none."""
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
    """What was secret stays secret: everybody sits where they sat."""
    if not table.held(person):
        raise NotAllowed("not-seated")
    return [plan_of(table, seat) for seat in table.match.seats]


def plan_of(table: Table, seat: Seat) -> log.SeatPlan:
    state = table.seats[seat]
    return log.SeatPlan(state.holder, state.name, state.bot)


def again(table: Table, person: PersonId, *, rotate: bool) -> log.Opened:
    if table.status != "over":
        raise TableError("still-running")
    if not table.held(person):
        raise NotAllowed("not-seated")
    plans = [fresh(plan_of(table, seat)) for seat in table.match.seats]
    if rotate:
        plans = [plans[-1], *plans[:-1]]
    match = Match(table.match.game, table.match.options, table.match.cardset)
    return opened_with(match, person, table.policy, plans)


def fresh(plan: log.SeatPlan) -> log.SeatPlan:
    """A person for whom a bot stood in is asked again."""
    return plan if plan.holder == NOBODY else log.SeatPlan(plan.holder, plan.name)
