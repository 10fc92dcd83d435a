"""The sockets at a table: people who answer when it is due, watchers, lines of chat."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.load.mixture import Ask, answer
from bench.load.opening import Opened, connected, hello, say

POLL: Final = 0.002  # seconds
CHAT_EVERY: Final = 20.0  # seconds at each table
PHRASES: Final = ("hello", "well-played", "one-moment", "your-turn")


class Decision(msgspec.Struct):
    seat: str
    ask: Ask | None = None


class Sync(msgspec.Struct):
    version: int
    decision: Decision | None = None


class Heard(msgspec.Struct):
    """The parts of all messages that matter here."""

    type: str
    id: str = ""
    sync: Sync | None = None
    table: str | None = None
    refusal: dict[str, Any] | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What happened at all tables; times in seconds."""

    latencies: list[float] = field(default_factory=list)  # from due to acknowledged
    acknowledged: int = 0
    late: list[float] = field(default_factory=list)  # from due to sent: the clients' own share
    sent: int = 0
    bot_moves: int = 0
    chat: int = 0
    matches: int = 0
    refusals: list[str] = field(default_factory=list)
    bytes: int = 0
    frames: int = 0

    @property
    def moves(self) -> int:
        return self.acknowledged + self.bot_moves


@dataclass
class Chair:
    """A socket; without a seat it watches."""

    seat: str
    key: str
    socket: ClientConnection | None = None
    sync: Sync | None = None
    listening: asyncio.Task[None] | None = None

    async def say(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    def ask(self) -> Ask | None:
        """The question for this seat, if it is the one that is asked."""
        decision = self.sync.decision if self.sync else None
        return decision.ask if decision and decision.seat == self.seat else None


class Board:
    """A table with its sockets. `due`: when the move that is on its way was due."""

    def __init__(
        self,
        opened: Opened,
        watchers: int,
        wishes: dict[str, Any] | None = None,
        source: str = "",
    ) -> None:
        self.id = opened.id
        self.source = source  # the address that all of them share
        self.wishes = wishes  # what everybody adds to hello
        self.bots = opened.bots
        self.chairs = [Chair(seat, key) for seat, key in opened.keys.items()]
        self.watchers = [Chair("", "") for _ in range(watchers)]
        self.tally = Tally()
        self.due = 0.0
        self.pending = ""  # the id of the move that is on its way
        self.next = ""  # the table of the rematch
        self._said = 0

    # -- coming and going

    def everybody(self) -> Iterator[Chair]:
        yield from self.chairs
        yield from self.watchers

    async def sit(self, address: str, gate: asyncio.Semaphore) -> None:
        """Connect everybody, one after the other; they have a view when it returns."""
        for chair in self.everybody():
            async with gate:
                await self._sit(chair, address)

    async def _sit(self, chair: Chair, address: str) -> None:
        chair.sync, chair.socket = None, await connected(address, self.source)
        await chair.socket.send(hello(self.id, chair.key, self.wishes))
        while chair.sync is None:
            self.hear(chair, await chair.socket.recv())
        chair.listening = asyncio.ensure_future(self._listen(chair))

    async def _listen(self, chair: Chair) -> None:
        assert chair.socket is not None
        try:
            async for frame in chair.socket:
                self.hear(chair, frame)
        except ConnectionClosed:
            self.tally.refusals.append("connection lost")

    async def leave(self) -> None:
        for chair in self.everybody():
            if chair.listening is not None:
                chair.listening.cancel()
            if chair.socket is not None:
                await chair.socket.close()

    # -- hearing

    def hear(self, chair: Chair, frame: str | bytes) -> None:
        self.tally.frames += 1
        self.tally.bytes += len(frame)
        heard = DECODER.decode(frame)
        if heard.sync is not None:
            self._count_bots(chair, heard.sync)
            chair.sync = heard.sync
        elif heard.type == "ack":
            self._acknowledged(heard)
        elif heard.type == "refused":
            self._refused(heard)

    def _count_bots(self, chair: Chair, sync: Sync) -> None:
        """A version after a question to a bot is a bot's move; one chair counts for the table."""
        before = chair.sync
        if chair is self.chairs[0] and before and before.decision and sync.version > before.version:
            self.tally.bot_moves += before.decision.seat in self.bots

    def _acknowledged(self, heard: Heard) -> None:
        self.next = heard.table or self.next
        if heard.id == self.pending:
            self.tally.acknowledged += 1
            self.tally.latencies.append(time.perf_counter() - self.due)
            self.pending = ""

    def _refused(self, heard: Heard) -> None:
        self.tally.refusals.append(str((heard.refusal or {}).get("code")))
        if heard.id == self.pending:
            self.pending = ""

    # -- what is due

    def is_over(self) -> bool:
        sync = self.chairs[0].sync
        return sync is not None and sync.decision is None

    def asks_a_bot(self) -> bool:
        sync = self.chairs[0].sync
        decision = sync.decision if sync else None
        return decision is not None and decision.seat in self.bots

    async def move_when_possible(self, due: float, rng: random.Random) -> None:
        """Send the move that is due as soon as a person can; the wait counts."""
        while not self.is_over() and not self.asks_a_bot():
            asked = next(((c, a) for c in self.chairs if (a := c.ask())), None)
            if asked is not None and not self.pending:
                await self._move(*asked, due, rng)
                return
            await asyncio.sleep(POLL)

    async def _move(self, chair: Chair, ask: Ask, due: float, rng: random.Random) -> None:
        assert chair.sync is not None
        self.due, self.pending = due, self.new_id()
        self.tally.sent += 1
        self.tally.late.append(time.perf_counter() - due)
        text, seen = answer(ask, rng), chair.sync.version
        await chair.say(type="move", id=self.pending, seat=chair.seat, move=text, seen=seen)

    def new_id(self) -> str:
        self._said += 1
        return f"m{self._said}"

    async def chat(self, rng: random.Random) -> None:
        chair = rng.choice(self.chairs)
        self.tally.chat += 1
        if rng.random() < 0.5:
            await chair.say(type="phrase", id=self.new_id(), phrase=rng.choice(PHRASES))
        else:
            await chair.say(type="say", id=self.new_id(), text="x" * rng.randint(5, 80))

    async def play_again(self, address: str, gate: asyncio.Semaphore) -> None:
        """A rematch at a new table, where everybody goes."""
        self.tally.matches += 1
        self.next = ""
        await self.chairs[0].say(type="rematch", id=self.new_id())
        while not self.next:
            await asyncio.sleep(POLL)
        await self.leave()
        self.id = self.next
        if len(self.chairs) > 1:  # a person alone with bots need not wait for anybody
            await say(address, self.id, self.chairs[0].key, {"type": "start", "id": "s"})
        await self.sit(address, gate)
