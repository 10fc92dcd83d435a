"""Live tables with sockets in one server process: `python3 dev.py bench load [--tables 500]`.

Moves are sent open-loop: each table has a schedule, and a move that comes late because the
server is slow counts from when it was due. Client and server share this machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ungeheuer.cli.build import version_line
from ungeheuer.server import actions
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.wire.api import CreateTable, Person, SeatWish
from ungeheuer.wire.messages import Start, Take

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"mighty": ({"players": 4}, 4), "island": ({"players": 3}, 3)}
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class Chair:
    """One person's socket at a table."""

    seat: str
    person: Person
    socket: ClientConnection | None = None
    sync: dict[str, Any] = field(default_factory=dict)


@dataclass
class Board:
    """A table with its people; `due` is when the pending move was scheduled."""

    id: str
    chairs: list[Chair]
    version: int = -1
    due: float = 0.0
    over: bool = False
    mover: str = ""
    latencies: list[float] = field(default_factory=list)

    def take(self, chair: Chair, sync: dict[str, Any]) -> None:
        chair.sync = sync
        self.over = sync["decision"] is None
        self.version = max(self.version, sync["version"])
        if self.due and chair.seat == self.mover:
            self.latencies.append(time.perf_counter() - self.due)
            self.due = 0.0

    async def move(self, due: float, rng: random.Random) -> bool:
        for chair in self.chairs:
            decision = chair.sync.get("decision")
            if (
                decision
                and decision["seat"] == chair.seat
                and chair.sync["version"] == self.version
            ):
                await self._send(chair, decision, due, rng)
                return True
        return False

    async def _send(
        self, chair: Chair, decision: dict[str, Any], due: float, rng: random.Random
    ) -> None:
        moves = decision["ask"].get("moves") or []
        text = rng.choice(moves) if moves else "keep"
        self.mover, self.due = chair.seat, due
        said = {"type": "move", "id": f"v{self.version}", "seat": chair.seat, "move": text}
        assert chair.socket is not None
        await chair.socket.send(json.dumps({**said, "seen": self.version}))


# -- preparing


async def prepare_tables(database: str, tables: int) -> list[Board]:
    service = Service(Settings(), SqlStore(database))
    await service.store.open()
    boards = []
    for number in range(tables):
        name = "island" if number % 4 == 3 else "mighty"
        options, seats = GAMES[name]
        boards.append(await one_table(service, name, options, seats))
    await service.store.close()
    return boards


async def one_table(service: Service, name: Any, options: dict[str, Any], seats: int) -> Board:
    people = [await service.people.new() for _ in range(seats)]
    host: Any = people[0].person
    wish = CreateTable(game=name, options=options, seats=[SeatWish()] * seats)
    table = await service.opening.create(wish, host)
    for seat, person in zip(table.seats, people, strict=True):
        said = Take(id="t", seat=seat, name=f"P{seat}")
        who: Any = person.person
        await service.registry.perform(table.id, who, "", lambda tx, s=said: actions.take(tx, s))  # type: ignore[misc]
    await service.registry.perform(table.id, host, "", lambda tx: actions.start(tx, Start(id="s")))
    pairs = zip(table.seats, people, strict=True)
    return Board(table.id, [Chair(seat, person) for seat, person in pairs])


# -- the server process


def command_line(database: str, port: int) -> list[str]:
    """The server with default settings, except for its limits per address."""
    flags = {
        "database": database,
        "port": str(port),
        "connections": "20000",
        "connections-per-address": "20000",
        "log-level": "warning",
    }
    command = [sys.executable, "-m", "ungeheuer.cli", "serve", "--no-open"]
    return command + [f"--{name}={value}" for name, value in flags.items()]


def usage_of(pid: int) -> tuple[float, int]:
    """CPU seconds and resident bytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / TICK, pages * 4096


async def wait_for_server(port: int) -> None:
    """Wait until the server has come up."""
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return


# -- the clients


async def sit(board: Board, chair: Chair, address: str, ready: asyncio.Semaphore) -> None:
    async with ready:
        chair.socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        hello = {"type": "hello", "id": "h", "table": board.id, "key": chair.person.key}
        await chair.socket.send(json.dumps(hello))
        while not chair.sync:
            hear(board, chair, await chair.socket.recv())


def hear(board: Board, chair: Chair, frame: str | bytes) -> None:
    message = msgspec.json.decode(frame)
    if message["type"] == "sync":
        board.take(chair, message["sync"])
    elif message["type"] == "refused":
        raise RuntimeError(message)


async def listen(board: Board, chair: Chair) -> None:
    assert chair.socket is not None
    async for frame in chair.socket:
        hear(board, chair, frame)


async def sent_when_possible(board: Board, due: float, rng: random.Random) -> bool:
    while not board.over:
        if not board.due and await board.move(due, rng):
            return True
        await asyncio.sleep(0.002)
    return False


async def drive(board: Board, period: float, start: float, end: float, rng: random.Random) -> int:
    """Send a move when it is due, or as soon as possible after that."""
    sent, due = 0, start + rng.uniform(0, period)
    while due < end and not board.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        sent += await sent_when_possible(board, due, rng)
        due += period
    return sent


async def run(args: argparse.Namespace, database: str, port: int) -> dict[str, Any]:
    boards = await prepare_tables(database, args.tables)
    child = subprocess.Popen(command_line(database, port), cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        await wait_for_server(port)
        _, empty = usage_of(child.pid)
        address, gate = f"ws://127.0.0.1:{port}/api/socket", asyncio.Semaphore(50)
        await asyncio.gather(*(sit(b, c, address, gate) for b in boards for c in b.chairs))
        listening = [asyncio.ensure_future(listen(b, c)) for b in boards for c in b.chairs]
        await asyncio.sleep(1)
        for board in boards:
            board.latencies.clear()
        cpu, _ = usage_of(child.pid)
        start = time.perf_counter()
        rng = random.Random(7)
        drivers = [
            drive(b, 1 / args.rate, start, start + args.seconds, random.Random(rng.random()))
            for b in boards
        ]
        sent = sum(await asyncio.gather(*drivers))
        await asyncio.sleep(1)
        spent, memory = usage_of(child.pid)
        for task in listening:
            task.cancel()
    finally:
        child.kill()
        child.wait()
    return report(boards, sent, args, spent - cpu, memory - empty)


def report(
    boards: list[Board], sent: int, args: argparse.Namespace, cpu: float, memory: int
) -> dict[str, Any]:
    every = sorted(1000 * latency for board in boards for latency in board.latencies)
    cuts = statistics.quantiles(every, n=100)
    sockets = sum(len(board.chairs) for board in boards)
    return {
        "build": version_line(),
        "tables": len(boards),
        "sockets": sockets,
        "moves sent": sent,
        "moves answered": len(every),
        "moves a second": round(sent / args.seconds, 1),
        "p50 ms": round(cuts[49], 2),
        "p95 ms": round(cuts[94], 2),
        "p99 ms": round(cuts[98], 2),
        "server CPU %": round(100 * cpu / args.seconds, 1),
        "server CPU ms a move": round(1000 * cpu / max(1, sent), 2),
        "kB a table": round(memory / len(boards) / 1024, 1),
        "kB a socket": round(memory / sockets / 1024, 1),
    }


def main(argv: list[str]) -> None:
    gc.disable()  # pauses of the clients would be measured as the server's
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=8499)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(run(args, f"sqlite:///{folder}/load.sqlite", args.port))
    for name, value in figures.items():
        print(f"{name:<22} {value}")


if __name__ == "__main__":
    main(sys.argv[1:])
