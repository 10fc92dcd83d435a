"""The example in docs/protocol.md, played at a real table: what it shows is what the server said.

Ids, secrets, clock and dice are constants; everything else is the code that serves.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.server.connection import Connection
from ungeheuer.server.environment import Environment
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import store_at
from ungeheuer.wire.api import CardsWish, CreateTable, Person, SeatWish
from ungeheuer.wire.messages import Policy

BUILD: Final = "build mantis@0,1 bat@0,2 exit@0,3 corridor@1,3 corridor@2,3 corridor@3,3"
MORE: Final = {"…": "…"}
DRAWN: Final = {"draw bat mantis"}

Said = dict[str, Any]
BEN: Final = {"seat": "character"}


def move(text: str, seat: str, seen: int) -> Said:
    return {"type": "move", "seat": seat, "move": text, "seen": seen}


# What is said, with a heading where a new scene begins; nothing means the same message again.
SCRIPT: Final[tuple[tuple[str, str, Said], ...]] = (
    ("Ada connects to her table.", "Ada", {"type": "hello"}),
    ("Ben follows the link, and takes the free seat.", "Ben", {"type": "hello"}),
    ("", "Ben", {"type": "take", **BEN, "name": "Ben"}),
    ("Ada starts. Chance draws, and only the dungeon sees what.", "Ada", {"type": "start"}),
    ("Ada builds.", "Ada", move(BUILD, "dungeon", 1)),
    ("Ben asks why not.", "Ben", {"type": "why", **BEN, "move": "explore 0,2"}),
    ("He tries anyway, and is refused.", "Ben", move("explore 0,2", "character", 2)),
    ("He peeks.", "Ben", move("peek 0,1", "character", 2)),
    ("The answer got lost: the same message with the same id.", "Ben", {}),
    (
        "He wants to undo it, beyond the barrier.",
        "Ben",
        {"type": "undo", **BEN, "seen": 3},
    ),
    ("Ada agrees.", "Ada", {"type": "consent", "seat": "dungeon", "agree": True}),
    ("A quick phrase.", "Ben", {"type": "phrase", "phrase": "thanks"}),
    (
        "Ben's connection broke; he reconnects, and has seen version 3.",
        "Ben",
        {"type": "hello", "seen": 3},
    ),
    ("A heartbeat.", "Ben", {"type": "ping"}),
)


def chance(decision: Decision[Any]) -> Move:
    """The same dice every time."""
    found: Move = next(move for move in decision.ask.moves() if move.text in DRAWN)
    return found


def constants() -> Environment:
    count = itertools.count(1)
    return Environment(
        now=lambda: Millis(1_800_000_000_000),
        new_id=lambda: f"id{next(count)}",
        new_secret=lambda: "secret",
        new_code=lambda: "CODE2345",
        chance=chance,
    )


class Session:
    """Two people at a table, and a note of every frame."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.stack = contextlib.ExitStack()
        self.people: dict[str, Person] = {}
        self.connections: dict[str, Connection] = {}
        self.table = TableId("")
        self.lines: list[str] = []
        self.frames: list[tuple[str, str]] = []  # up or down, whole
        self.last: Said = {}
        self.tables: dict[str, Said] = {}  # by name, the table as last told

    async def play(self) -> None:
        await self._open()
        for number, (heading, name, message) in enumerate(SCRIPT, start=1):
            self.lines += ["", f"# {heading}"] if heading else []
            await self._say(name, message, f"m{number}")
        self.stack.close()

    async def _open(self) -> None:
        self.people = {name: await self.service.people.new() for name in ("Ada", "Ben")}
        seats = [SeatWish(who="me", name="Ada")]
        cards = CardsWish(id="house", version=1)  # what is shipped next changes no page
        request = CreateTable(game="timid", seats=seats, policy=Policy(undo="consent"), cards=cards)
        made = await self.service.opening.create(request, PersonId(self.people["Ada"].person))
        self.table = made.id

    async def _say(self, name: str, message: Said, id: str) -> None:
        if message.get("type") == "hello":
            message = {**message, "table": self.table, "key": self.people[name].key}
            await self._connect(name)
        kind = message.pop("type") if (message := dict(message)) else ""
        self.last = {"type": kind, "id": id, **message} if kind else self.last
        frame = msgspec.json.encode(self.last).decode()
        self.lines.append(f"{name} > {frame}")
        self.frames.append(("Up", frame))
        await self.connections[name].take(frame)
        await self._hear()

    async def _connect(self, name: str) -> None:
        if name in self.connections:
            await self.connections[name].gone()
            await self._hear(but=name)
        self.connections[name] = self.stack.enter_context(self.service.admitted(name))

    async def _hear(self, but: str = "") -> None:
        for _ in range(20):  # whatever goes on in the background is told soon
            await asyncio.sleep(0)
        for name, connection in self.connections.items():
            while not connection.out.empty():
                frame = connection.out.get_nowait()
                if frame is not None and name != but:
                    self.frames.append(("Down", frame))
                    self.lines.append(f"{name} < {self._shown(name, frame)}")

    def _shown(self, name: str, frame: str) -> str:
        """A page has to be read: of a view what is no list, of a table what is new."""
        message = msgspec.json.decode(frame)
        if message["type"] == "sync":
            view = message["sync"]["view"].items()
            message["sync"]["view"] = {k: v for k, v in view if not isinstance(v, list)} | MORE
        if message["type"] == "table":
            message = self._news(name, message)
        return msgspec.json.encode(message).decode()

    def _news(self, name: str, table: Said) -> Said:
        known, self.tables[name] = self.tables.get(name), table
        if known is None:
            return table
        return {k: v for k, v in table.items() if k == "type" or known[k] != v} | MORE


async def played() -> Session:
    """The session, from the first message to the last."""
    with tempfile.TemporaryDirectory() as folder:
        store = store_at(f"sqlite:///{Path(folder) / 'example.sqlite'}")
        service = Service(Settings(workers=1), store, env=constants())
        await service.start()
        try:
            found = Session(service)
            await found.play()
        finally:
            await service.stop()
        return found


def text() -> str:
    return "\n".join(asyncio.run(played()).lines[1:]) + "\n"


if __name__ == "__main__":
    print(text())
