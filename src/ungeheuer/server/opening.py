"""How tables come to be: from a wish, from a record, from a moment of another, as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ungeheuer.bots import USUAL
from ungeheuer.engine.cardset import CardSet, parse, shipped
from ungeheuer.engine.errors import CardSetError, Problem, RecordError
from ungeheuer.engine.match import AnyGame, Match, named
from ungeheuer.engine.names import Seat
from ungeheuer.engine.record import RULES
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game
from ungeheuer.server import acts
from ungeheuer.server import entries as log
from ungeheuer.server.errors import NoSuchTable, NotAllowed, TableError
from ungeheuer.server.hall import Deed, Hall
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import BranchTable, CardsWish, CreateTable, ImportRecord, SeatWish
from ungeheuer.wire.files import decode_record, replay_file


class Opening:
    """Opens tables in a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._following = asyncio.Lock()  # two who ask at once get one table

    async def create(self, wish: CreateTable, person: PersonId) -> Table:
        somebody(person)
        played = game(wish.game)
        cards = wished_cards(wish.cards, played)
        match = Match(played, wish.options, cards)  # refuses options that describe no game
        seats = seat_plans(wish.seats, match.seats, person)
        opened = opened_with(match, person, wish.policy, seats)
        return await self.hall.create(opened, person, starting(start=wish.start))

    async def branch(self, id: TableId, wish: BranchTable, person: PersonId) -> Table:
        """Continue from a move: of a finished table as one likes, of a frozen one as one sat.

        From a frozen table all go on together: whoever asks second gets the table of the first.
        """
        somebody(person)
        async with self._following:
            opened = await self.hall.reading(id, lambda table: branched(table, wish, person))
            together = await self.hall.reading(id, lambda table: table.state != "over")
            found = await self._next_of(id) if together else None
            if found is not None:
                return found
            table = await self.hall.create(opened, person, starting(start=wish.start))
            if together:
                await self.hall.act(id, person, "", going_on_at(table.id))
            return table

    async def _next_of(self, id: TableId) -> Table | None:
        """The table that goes on from this one, if it is still there."""
        later = await self.hall.reading(id, lambda table: table.next)
        if later is None:
            return None
        try:
            found: Table = await self.hall.reading(TableId(later), lambda table: table)
        except NoSuchTable:
            return None
        return found

    async def from_record(self, wish: ImportRecord, person: PersonId) -> Table:
        match = await asyncio.to_thread(match_of, wish.record)
        names = match.names if match.names != [*match.seats] else [""] * len(match.seats)
        seats = [log.SeatPlan(name=name) for name in names]
        if match.outcome is not None:  # it is over: the seats are names only
            return await self.hall.create(
                opened_with(match, person, wish.policy, seats), person, ()
            )
        somebody(person)
        mine = [SeatWish(who="me", name=names[0]), *(SeatWish(who="bot") for _ in names[1:])]
        seats = seat_plans(mine, match.seats, person)
        return await self.hall.create(opened_with(match, person, wish.policy, seats), person, ())

    async def rematch(
        self, id: TableId, person: PersonId, cause: str, *, rotate: bool
    ) -> tuple[int, str | None]:
        """The same people and options again. Whoever asks second gets the table of the first."""
        async with self._following:
            opened = await self.hall.reading(id, lambda table: again(table, person, rotate=rotate))
            done = await self.hall.reading(id, lambda table: table.done.get((person, cause)))
            found = await self._next_of(id)
            if found is None and done is None:
                found = await self.hall.create(opened, person, starting(start=ready(opened)))
            return await self.hall.act(id, person, cause, going_on_at(found.id if found else ""))


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
        moves=[(entry.seat, entry.move.text) for entry in match.line],
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
    name = acts.tidy(wish.name)
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
    record = decode_record(text, "record")
    if record.game not in GAMES:
        raise TableError("no-such-game", {"game": record.game})
    match = replay_file(text, "record", game(record.game))
    if match.origin is None:
        match.origin = {"record": "imported", "move": len(match.line)}
    return match


def branched(table: Table, wish: BranchTable, person: PersonId) -> log.Opened:
    if table.state != "over" and table.frozen is None:
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
    if table.state != "over":
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
