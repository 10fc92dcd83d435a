"""Players who do not give up: they reconnect, say again what was not acknowledged, and go on."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from tests.cardsets import HOUSE, VERSIONS
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game
from ungeheuer.server import actions
from ungeheuer.server.entries import Played, from_text
from ungeheuer.server.names import TableId
from ungeheuer.server.opening import Opening
from ungeheuer.server.people import People
from ungeheuer.server.service import Service
from ungeheuer.server.store import EntryRow, TalkRow
from ungeheuer.server.workers.job_runner import view_type
from ungeheuer.wire.api import CardsWish, CreateTable, Person, SeatWish
from ungeheuer.wire.messages import Start, Take

TROUBLE = (OSError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError)
CHATTY = 0.3  # how often something is said to what happens
CARDS = {name: HOUSE[name] for name in NAMES}

# who sits where: a number for a person, a bot by its name
TABLES: list[tuple[str, dict[str, Any], list[int | str]]] = [
    ("mighty", {"players": 3}, [0, 1, "greedy"]),
    ("timid", {}, [0, "greedy"]),
    ("island", {"players": 2}, [0, "greedy"]),
    ("timid", {}, ["greedy", 0]),
    ("mighty", {"players": 4, "king": True}, [0, "random", "greedy", "random"]),
    ("timid", {}, [0, 1]),
    ("island", {"players": 3}, [0, 1, "random"]),
]


@dataclass
class Acked:
    """A move that the server said is durable."""

    table: str
    person: str
    id: str
    seat: str
    move: str


@dataclass
class Player:
    """One person at one table, with a window that may break at any time."""

    table: str
    person: Person
    address: Callable[[], str]
    rng: random.Random
    wait: float = 5.0
    acked: list[Acked] = field(default_factory=list)
    over: bool = False
    views: dict[str, Any] = field(default_factory=dict)  # the last sync of each seat
    reconnects: int = 0
    version: int | None = None
    moves: int = 0
    pending: dict[str, Any] | None = None
    events: list[Any] = field(default_factory=list)  # the story as this player knows it
    refusals: list[str] = field(default_factory=list)
    chats: bool = False  # says something now and then
    saying: dict[str, Any] | None = None
    heard: list[tuple[str, str, str]] = field(default_factory=list)  # acknowledged: who, id, text

    def __post_init__(self) -> None:
        self._numbers = itertools.count(1)

    async def play(self, stop: asyncio.Event) -> None:
        """Until the match is over, whatever happens to the connection."""
        while not self.over and not stop.is_set():
            try:
                async with connect(
                    self.address(), compression=None, max_size=None, open_timeout=self.wait
                ) as socket:
                    await self._sit(socket, stop)
            except TROUBLE:
                self.reconnects += 1
                await asyncio.sleep(self.rng.uniform(0.0, 0.1))

    async def _sit(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        hello = {"type": "hello", "id": "hello", "table": self.table, "key": self.person.key}
        await socket.send(json.dumps({**hello, "seen": self.version}))
        if self.pending is not None or self.saying is not None:
            await self._repeat_after_welcome(socket)
        while not self.over and not stop.is_set():
            await self._take(socket, await self._read(socket))

    async def _repeat_after_welcome(self, socket: ClientConnection) -> None:
        """What was not acknowledged is said again, with the same id."""
        while True:
            message = await self._read(socket)
            if message["type"] == "welcome":
                break
            await self._take(socket, message)
        for said in (self.saying, self.pending):
            if said is not None:
                await socket.send(json.dumps(said))

    async def _read(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), self.wait))
        return message

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if self.saying is not None and message.get("id") == self.saying["id"]:
            said, self.saying = self.saying, None
            if kind == "ack":
                self.heard.append((self.person.person, said["id"], said["text"]))
        elif kind == "sync":
            await self._look(socket, message["sync"])
        elif kind == "ack" and self.pending is not None and message["id"] == self.pending["id"]:
            said, self.pending = self.pending, None
            assert message["version"] > said["seen"]
            self.acked.append(
                Acked(self.table, self.person.person, said["id"], said["seat"], said["move"])
            )
            if self.version is not None and self.version >= message["version"]:
                await self._answer(socket, self.views[said["seat"]])
        elif kind == "refused":
            await self._refused(socket, message)

    async def _look(self, socket: ClientConnection, sync: dict[str, Any]) -> None:
        """A sync that came twice, or late, is nothing new."""
        if self.version is not None and sync["version"] < self.version:
            return
        if sync["since"] > self.moves:
            raise TimeoutError  # something was lost on the way: come back and be told again
        self.moves = sync["moves"]
        known = [event for event in self.events if event["move"] <= sync["since"]]
        self.events = [*known, *sync["events"]]
        self.version = sync["version"]
        self.views[sync["seat"]] = sync
        self.over = sync["decision"] is None and self.pending is None
        if self.chats and self.saying is None and self.rng.random() < CHATTY:
            number = next(self._numbers)
            self.saying = {"type": "say", "id": f"s{number}", "text": f"line {number}"}
            await socket.send(json.dumps(self.saying))
        await self._answer(socket, sync)

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.refusals.append(message["refusal"]["code"])
        if self.pending is not None and message["id"] == self.pending["id"]:
            if message["refusal"]["code"] in {"not-stored", "try-again"}:
                await socket.send(json.dumps(self.pending))
            else:
                self.pending = None

    async def _answer(self, socket: ClientConnection, sync: dict[str, Any]) -> None:
        decision = sync["decision"]
        if decision is None or decision["seat"] != sync["seat"] or self.pending is not None:
            return
        self.pending = {
            "type": "move",
            "id": f"m{next(self._numbers)}",
            "seat": sync["seat"],
            "move": some_move(sync, self.rng),
            "seen": sync["version"],
        }
        await socket.send(json.dumps(self.pending))


def some_move(sync: dict[str, Any], rng: random.Random) -> str:
    """One of the answers offered; one that is only described is made from the view."""
    moves: list[Any] = (sync["decision"]["ask"] or {}).get("moves", [])
    if moves:
        chosen = rng.choice(moves)
        return str(chosen if isinstance(chosen, str) else chosen["text"])  # a text in old servers
    played = game(sync["game"])
    view = msgspec.convert(sync["view"], type=view_type(played))
    asked = played.decide(played.guess(view, CARDS[sync["game"]], Rng(rng.random)))
    assert isinstance(asked, Decision)
    return str(asked.ask.sample(Rng(rng.random)).text)


# -- tables to play at


async def opened(service: Service, count: int) -> list[tuple[TableId, list[Person]]]:
    """Tables of all games, started, with a person on some seats and bots on the others."""
    tables = []
    for name, options, seats in itertools.islice(itertools.cycle(TABLES), count):
        tables.append(await one_table(service.opening, service.people, name, options, seats))
    return tables


async def one_table(
    opening: Opening, people: People, name: str, options: dict[str, Any], seats: list[int | str]
) -> tuple[TableId, list[Person]]:
    persons = [await people.new() for _ in {seat for seat in seats if isinstance(seat, int)}]
    requested = [
        SeatWish(who="bot", bot=seat) if isinstance(seat, str) else SeatWish() for seat in seats
    ]
    host = persons[0].person
    table = await opening.create(
        CreateTable(
            game=name,
            options=options,
            seats=requested,
            cards=CardsWish(id="house", version=VERSIONS[name]),
        ),
        host,  # type: ignore[arg-type]
    )
    for taken, seat in zip(table.seats.values(), seats, strict=True):
        if isinstance(seat, int):
            await take(opening, table.id, persons[seat].person, taken.id)
    await start(opening, table.id, host)
    return table.id, persons


async def take(opening: Opening, id: TableId, person: Any, seat: str) -> None:
    said = Take(id="take", seat=seat, name="Somebody")
    await opening.registry.perform(id, person, "", lambda tx: actions.take(tx, said))


async def start(opening: Opening, id: TableId, person: Any) -> None:
    await opening.registry.perform(id, person, "", lambda tx: actions.start(tx, Start(id="start")))


# -- what the log says to it


def check_log(rows: list[EntryRow], acked: list[Acked]) -> None:
    """Every acknowledged move is there, none twice, none missing in between."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    said: dict[tuple[str, str], list[Played]] = {}
    for row in rows:
        entry = from_text(row.data)
        if isinstance(entry, Played) and row.cause and entry.seat != "chance":
            said.setdefault((row.by, row.cause), []).append(entry)
    assert all(len(same) == 1 for same in said.values())
    for each in acked:
        played = said[each.person, each.id][0]
        assert played.seat == each.seat
        assert played.move == game_of(rows).read(each.move).text


def check_talk(rows: Sequence[TalkRow], heard: list[tuple[str, str, str]]) -> None:
    """The same of every line that was acknowledged."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    said = [(str(row.by), row.cause, str(json.loads(row.data)["said"]["text"])) for row in rows]
    assert len(set(said)) == len(said)
    assert set(heard) <= set(said)


def game_of(rows: list[EntryRow]) -> Any:
    return game(json.loads(rows[0].data)["game"])
