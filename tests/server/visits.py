"""What tests of whole sessions share: a clock that can be set, tables, and who sits there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any

from websockets.asyncio.client import connect

from tests.cardsets import VERSIONS
from tests.server.house import House, Visitor
from ungeheuer.server.entries import AnyEntry, from_text
from ungeheuer.server.environment import Environment
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.table import Table
from ungeheuer.wire.api import CardsWish, CreateTable, Person, SeatWish
from ungeheuer.wire.messages import Policy

ME, OPEN, BOT = (SeatWish(who=who) for who in ("me", "open", "bot"))


class Clock:
    """Stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.ms = 1_000_000_000_000
        self.seconds = 0.0  # by the clock that nobody can set

    def now(self) -> Millis:
        return Millis(self.ms)

    def pass_by(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)

    def environment(self) -> Environment:
        return Environment(now=self.now, running=lambda: self.seconds)


class Guests(Visitor):
    """A visitor whose messages have ids that nobody else uses, as the protocol asks for."""

    async def send(self, kind: str, **fields: Any) -> str:
        return await super().send(kind, **{"id": secrets.token_hex(6), **fields})

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["refusal"]["code"])

    async def done(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def move(self, text: str | None = None) -> dict[str, Any]:
        seat = self.sync["seat"]
        return await self.done("move", seat=seat, move=text or self.moves[0], seen=self.version)

    async def settled(self) -> None:
        """Everything that was on its way has come."""
        await self.ask("ping")

    def got(self, kind: str) -> list[dict[str, Any]]:
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == kind]


@contextlib.asynccontextmanager
async def at(house: House, table: str, person: Person | None, **more: Any) -> AsyncIterator[Guests]:
    """Somebody at a table; without a person, somebody without a key."""
    # without a limit to what lies unread: else whoever does not read cannot hang up either
    async with connect(house.socket, compression=None, max_size=None, max_queue=None) as socket:
        guest = Guests(socket)
        await guest.hello(table, person.key if person else "", **more)
        yield guest


async def play_until(guests: dict[str, Guests], check: Callable[[Guests], bool]) -> None:
    """Everybody takes the first move offered, until the first guest sees what is waited for."""
    first = next(iter(guests.values()))
    while not check(first):
        mover = guests.get(str(first.asked))
        if mover is None:
            await first.read()
            continue
        await mover.until(lambda v: v.version >= first.version)
        if mover.version == first.version:
            await mover.move()
        await first.until(partial(_has_come_to, mover.version))


def _has_come_to(version: int, guest: Visitor) -> bool:
    return guest.version >= version


def people(house: House, many: int) -> list[Person]:
    async def make() -> list[Person]:
        return [await house.service.people.new() for _ in range(many)]

    made: list[Person] = house.do(make)
    return made


def table(
    house: House,
    host: Person,
    game: str,
    *seats: SeatWish,
    policy: Policy | None = None,
    start: bool = False,
    **options: Any,
) -> str:
    if game != "timid":
        options = {"players": len(seats), **options}
    request = CreateTable(
        game=game,
        seats=list(seats),
        policy=policy or Policy(),
        start=start,
        options=options,
        cards=CardsWish(id="house", version=VERSIONS[game]),
    )

    async def make() -> Table:
        return await house.service.opening.create(request, PersonId(host.person))

    made: Table = house.do(make)
    return made.id


def entries(house: House, id: str) -> list[AnyEntry]:
    """The table's log, as it lies in the store."""

    async def read() -> Any:
        return await house.service.store.log(TableId(id))

    return [from_text(row.data) for row in house.do(read)]


def caused(house: House, id: str) -> int:
    """How many entries came of what people said; bots play on meanwhile."""

    async def read() -> Any:
        return await house.service.store.log(TableId(id))

    return sum(bool(row.cause) for row in house.do(read))


def live(house: House, id: str) -> Table:
    async def read() -> Any:
        return await house.service.registry.read(TableId(id), lambda each: each)

    loaded: Table = house.do(read)
    return loaded


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def prolong(home: House, id: str, lines: int) -> None:
    """As if so many lines had been told before; the position stays as it is."""

    async def work() -> None:
        async with home.service.registry.locked(TableId(id)) as kept:
            history = kept.match.history
            told = sum(len(entry.notes) for entry in history)
            history[:0] = history * (lines // told)

    home.do(work)
