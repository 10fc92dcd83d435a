"""How tables come to be: from a wish, from a record, from a moment of another, as a rematch."""

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
from ungeheuer.server import acts
from ungeheuer.server import entries as log
from ungeheuer.server.errors import NoSuchTable, NotAllowed, TableError
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import Deed, TableRegistry
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

    async def create(self, wish: CreateTable, person: PersonId) -> Table:
        somebody(person)
        played = game(wish.game)
        cards = await asyncio.to_thread(wished_cards, wish.cards, played)  # a stranger's file
        match = Match(played, wish.options, cards)  # refuses options that describe no game
        seats = seat_plans(wish.seats, match.seats, person)
        opened = opened_with(match, person, wish.policy, seats)
        return await self.registry.create(opened, person, starting(start=wish.start))

    async def branch(self, id: TableId, wish: BranchTable, person: PersonId) -> Table:
        """Continue from a move: of a finished table as one likes, of a frozen one as one sat.

        From a frozen table all go on together: whoever asks second gets the table of the first.
        """
        somebody(person)
        async with self._following:
            opened = await self.registry.read(id, lambda table: branched(table, wish, person))
            together = await self.registry.read(id, lambda table: table.status != "over")
            found = await self._next_of(id) if together else None
            if found is not None:
                return found
            table = await self.registry.create(opened, person, starting(start=wish.start))
            if together:
                await self.registry.act(id, person, "", going_on_at(table.id))
            return table

    async def _next_of(self, id: TableId) -> Table | None:
        """The table that goes on from this one, if it is still there."""
        later = await self.registry.read(id, lambda table: table.next)
        if later is None:
            return None
        try:
            found: Table = await self.registry.read(TableId(later), lambda table: table)
        except NoSuchTable:
            return None
        return found

    async def from_record(self, wish: ImportRecord, person: PersonId) -> Table:
        match = await asyncio.to_thread(match_of, wish.record)
        names = imported_names(match)
        seats = [log.SeatPlan(name=name) for name in names]
        if match.outcome is not None:  # it is over: the seats are names only
            return await self.registry.create(
                opened_with(match, person, wish.policy, seats), person, ()
            )
        somebody(person)
        mine = [SeatWish(who="me", name=names[0]), *(SeatWish(who="bot") for _ in names[1:])]
        seats = seat_plans(mine, match.seats, person)
        return await self.registry.create(
            opened_with(match, person, wish.policy, seats), person, ()
        )

    async def rematch(
        self, id: TableId, person: PersonId, cause: str, *, rotate: bool
    ) -> tuple[int, str | None]:
        """The same people and options again. Whoever asks second gets the table of the first."""
        async with self._following:
            opened = await self.registry.read(id, lambda table: again(table, person, rotate=rotate))
            done = await self.registry.read(id, lambda table: table.done.get((person, cause)))
            found = await self._next_of(id)
            if found is None and done is None:
                found = await self.registry.create(opened, person, starting(start=ready(opened)))
            return await self.registry.act(
                id, person, cause, going_on_at(found.id if found else "")
            )


def somebody(person: PersonId) -> None:
    """A table needs a host."""
    if person == NOBODY:
        raise NotAllowed("no-key")


def ready(opened: log.Opened) -> bool:
    """Whether nobody has to be waited for: one person, and bots on all other seats."""
    people = {plan.holder for plan in opened.seats if plan.holder != NOBODY}
    return len(people) == 1 and all(plan.holder or plan.bot for plan in opened.seats)


def going_on_at(table: str) -> Deed:
    return lambda act: act.enter(log.Continued(table))


def starting(*, start: bool) -> list[Deed]:
    return [lambda act: acts.start(act, up.Start(id="start"))] if start else []


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
    wishes: Sequence[SeatWish], seats: Sequence[Seat], person: PersonId
) -> list[log.SeatPlan]:
    """A plan for every seat; those not mentioned are open."""
    if len(wishes) > len(seats):
        raise TableError("too-many-seats", {"wanted": len(seats), "found": len(wishes)})
    plans = [seat_plan(wish, person) for wish in wishes]
    return plans + [log.SeatPlan()] * (len(seats) - len(plans))


def seat_plan(wish: SeatWish, person: PersonId) -> log.SeatPlan:
    name = tidy(wish.name)
    if wish.who == "bot":
        return log.SeatPlan(bot=acts.known_bot(wish.bot or USUAL), name=name)
    if wish.who == "open":
        return log.SeatPlan()
    if person == NOBODY:
        raise NotAllowed("no-key")
    return log.SeatPlan(holder=person, name=name)


# -- cards


def wished_cards(wish: CardsWish | None, played: AnyGame) -> CardSet:
    if wish is None:
        return shipped(played.package)
    if wish.text is None:
        return shipped(played.package, wish.id or "house", wish.version)
    return own_cards(wish.text, played)


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
            found = {"number": number, "found": len(name), "most": LONGEST_NAME}
            raise RecordError("record-name-too-long", {"file": RECORD, **found})
    return names


def branched(table: Table, wish: BranchTable, person: PersonId) -> log.Opened:
    if table.status != "over" and table.frozen is None:
        raise TableError("still-running")
    if not table.may_watch(person):
        raise NotAllowed("not-watching")
    if table.frozen is not None and wish.move > table.frozen.move:
        raise RecordError("no-such-move", {"move": wish.move, "moves": table.frozen.move})
    twin = table.match.branch(wish.move, table.id)
    seats = (
        seat_plans(wish.seats, table.match.seats, person)
        if table.disclosed
        else same_seats(table, person)
    )
    return opened_with(twin, person, wish.policy, seats)


def same_seats(table: Table, person: PersonId) -> list[log.SeatPlan]:
    """What was secret stays secret: everybody sits where they sat."""
    if not table.held(person):
        raise NotAllowed("not-seated")
    return [plan_of(table, seat) for seat in table.match.seats]


def plan_of(table: Table, seat: Seat) -> log.SeatPlan:
    place = table.places[seat]
    return log.SeatPlan(place.holder, place.name, place.bot)


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
