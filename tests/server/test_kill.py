"""SIGKILL at random moments: whatever was acknowledged is there, once, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.server import house
from tests.server.players import Player, check_log, check_talk, opened
from ungeheuer.server.entries import LogEntry, from_text
from ungeheuer.server.names import TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.wire.api import Person

ROOT = Path(__file__).parents[2]
KILLS = amount(20, at_home=3)
KILLS_IN_CAMPAIGN = 200
TABLES_AT_ONCE = 7
TABLES_A_KILL = 4  # more than a quick machine plays to the end between two kills
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Mortal:
    """A server process that is killed and started again, at the same address."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.served", self.database, str(self.port)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


async def prepared(database: str, count: int) -> list[tuple[TableId, list[Player]]]:
    """Tables are opened before the first server runs; bots wait until it does."""
    service = Service(Settings(), SqlStore(database))
    await service.store.open()
    try:
        tables = await opened(service, count)
    finally:
        await service.store.close()
    return [
        (id, [chatting(id, p, random.Random(f"{id}{n}")) for n, p in enumerate(people)])
        for id, people in tables
    ]


def chatting(id: TableId, person: Person, rng: random.Random) -> Player:
    return Player(id, person, lambda: "", rng, chats=True)


async def stored_well(database: str, tables: Sequence[tuple[TableId, list[Player]]]) -> int:
    """Compare what the players received with what the store has; the number of moves."""
    store = SqlStore(database)
    await store.open()
    moves = 0
    try:
        for id, players in tables:
            rows = list(await store.log(id))
            acked = [each for player in players for each in player.acked]
            check_log(rows, acked)
            check_talk(await store.talk(id), [line for each in players for line in each.heard])
            entries = [LogEntry(r.seq, r.at, r.by, r.cause, from_text(r.data)) for r in rows]
            assert rebuilt(id, entries).frozen is None
            moves += len(acked)
    finally:
        await store.close()
    return moves


class Evening:
    """Tables that are played a few at a time, while the server is killed again and again."""

    def __init__(self, tables: list[tuple[TableId, list[Player]]], server: Mortal) -> None:
        self.server = server
        self.waiting = list(tables)
        self.begun: list[tuple[TableId, list[Player]]] = []
        self.running: dict[TableId, list[asyncio.Task[None]]] = {}
        self.stop = asyncio.Event()

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for _, players in self.begun for player in players)

    def fill(self) -> None:
        """Begin new tables for those that have ended; what went wrong at those is raised."""
        for id in [id for id, tasks in self.running.items() if all(t.done() for t in tasks)]:
            for task in self.running.pop(id):
                task.result()
        while self.waiting and len(self.running) < TABLES_AT_ONCE:
            id, players = self.waiting.pop(0)
            for player in players:
                player.address = lambda: self.server.address
            self.running[id] = [asyncio.ensure_future(p.play(self.stop)) for p in players]
            self.begun.append((id, players))
        assert self.running, "no table is left that somebody could move at"

    async def until_somebody_moved(self) -> None:
        """Then the server has come up, too."""
        before = self.acked
        while self.acked == before:
            self.fill()
            await asyncio.sleep(0.02)

    async def to_the_end(self) -> None:
        self.waiting.clear()
        while self.running:
            await asyncio.gather(*self.running.popitem()[1])


async def campaign(database: str, kills: int, rng: random.Random) -> dict[str, int]:
    """Play while the server is killed again and again; then let every table come to its end."""
    database = house.placed(database)
    server = Mortal(database)
    evening = Evening(
        await prepared(database, count=TABLES_AT_ONCE + TABLES_A_KILL * kills), server
    )
    server.start()
    try:
        for _ in range(kills):
            await evening.until_somebody_moved()
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            server.kill()
            await stored_well(database, evening.begun)
            server.start()
        await evening.to_the_end()
    finally:
        evening.stop.set()
        server.kill()
    moves = await stored_well(database, evening.begun)
    players = [player for _, players in evening.begun for player in players]
    assert all(player.over for player in players)
    assert any(player.heard for player in players)
    again = sum(player.reconnects for player in players)
    return {"kills": kills, "tables": len(evening.begun), "moves": moves, "reconnects": again}


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    totals = asyncio.run(campaign(f"sqlite:///{tmp_path}/k.sqlite", KILLS, random.Random(1)))
    assert totals["moves"] > KILLS


@pytest.mark.campaign
def test_nothing_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    totals = asyncio.run(
        campaign(f"sqlite:///{tmp_path}/k.sqlite", KILLS_IN_CAMPAIGN, random.Random(2))
    )
    print(totals)
