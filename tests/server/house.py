"""A real server on a loopback port, and visitors who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ungeheuer.server.app import application
from ungeheuer.server.doors import protocols
from ungeheuer.server.environment import Environment
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import SqlStore

# Where to write what was refused, by its code (`tests/browser/conftest.py`).
USUAL = os.environ.get("USUAL_LIMITS", "")
PATIENCE = 30.0  # seconds; whoever waits longer has found a fault
FAST = Settings(
    pace_seconds=0,
    messages_per_second=1e6,
    messages_at_once=1e6,
    talk_per_second=1e6,
    talk_at_once=1e6,
    beat_seconds=60,
)


class Refusals(Counter[str]):
    """By their code; of those who were too fast also the test."""

    def __setitem__(self, code: str, count: int) -> None:
        super().__setitem__(code, count)
        if code == "too-fast":
            test = f"{code} in {os.environ.get('PYTEST_CURRENT_TEST', '')}"
            super().__setitem__(test, self[test] + 1)


class House:
    """A server in a thread of its own."""

    def __init__(self, service: Service) -> None:
        self.service = service
        if USUAL:
            service.registry.metrics.refusals = Refusals()
        http, ws = protocols(service.settings)
        self.config = uvicorn.Config(
            application(service),
            host="127.0.0.1",
            port=0,
            http=http,
            ws=ws,
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            server_header=False,
            log_config=None,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(self.config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def open(self) -> None:
        self.thread.start()
        for _ in range(int(PATIENCE * 100)):
            if self.server.started or not self.thread.is_alive():
                break
            threading.Event().wait(0.01)
        assert self.server.started

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        if USUAL:
            refused = json.dumps(self.service.registry.metrics.refusals)
            with Path(USUAL).open("a", encoding="utf-8") as file:
                file.write(f"{refused}\n")

    @property
    def port(self) -> int:
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)


def as_named(database: str) -> str:
    return database


# Where the databases of the tests really are: `pytest --on postgresql` puts another in here.
placed: Callable[[str], str] = as_named


@contextlib.contextmanager
def house(
    database: str, settings: Settings = FAST, env: Environment | None = None, **more: Any
) -> Iterator[House]:
    built = House(Service(settings, SqlStore(placed(database)), env=env, **more))
    built.open()
    try:
        yield built
    finally:
        built.close()


def after_presence(table: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """The last message about a table, with who is there by now."""
    now = {seat["seat"]: {"here": False, "bot_in": None, **seat} for seat in news["seats"]}
    seats = [{**card, **now.get(card["seat"], {})} for card in table["seats"]]
    return {**table, "seats": seats, "watchers": news["watchers"]}


class Visitor:
    """A client that keeps every frame it ever got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.numbers = itertools.count(1)
        self.version = -1
        self.sync: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    async def read(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "sync":
            self.sync = message["sync"]
            self.version = self.sync["version"]
        if message["type"] == "table":
            self.table = message
        if message["type"] == "presence":
            self.table = after_presence(self.table, message)
        return message

    async def send(self, kind: str, **fields: Any) -> str:
        id = fields.pop("id", None) or f"m{next(self.numbers)}"
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return str(id)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        return await self.answer(await self.send(kind, **fields))

    async def closed(self) -> int:
        """Read on until the server hangs up; the code it gives."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0

    async def answer(self, id: str) -> dict[str, Any]:
        while (message := await self.read()).get("id") != id:
            pass
        return message

    async def until(self, check: Callable[[Visitor], bool]) -> None:
        while not check(self):
            await self.read()

    async def hello(self, table: str, key: str = "", **more: Any) -> dict[str, Any]:
        """Come in; done when the table and, where there is one, the first view have come."""
        id = await self.send("hello", table=table, key=key, **more)
        message = await self.answer(id)
        if message["type"] == "welcome":
            await self.until(lambda v: bool(v.table))
            if self.table["state"] != "open" and message["look"] is not None:
                await self.until(lambda v: v.version >= 0)
        return message

    @property
    def asked(self) -> str | None:
        decision = self.sync.get("decision")
        return None if decision is None else str(decision["seat"])

    @property
    def moves(self) -> list[str]:
        """The answers offered to the seat that is looked at."""
        decision = self.sync.get("decision") or {}
        return [each["text"] for each in (decision.get("ask") or {}).get("moves", [])]


@contextlib.asynccontextmanager
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with connect(address, compression=None, max_size=None) as socket:
        yield Visitor(socket)
