"""`python -m bench.hostile`: see the package."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import bench.hostile
from bench.hostile.attacks import ATTACKS
from bench.hostile.lines import Line
from bench.hostile.targets import DUNGEON, GOLD
from bench.serving import ROOT, Server, serving

EVERY: Final = 0.08  # seconds between two pings: fewer than are too fast
BYSTANDERS: Final = 4  # sockets that ping
GOAL: Final = 5.0
BEFORE: Final = 1.0  # seconds that an attack has to begin
HERE: Final = "127.0.0.1"
BOT: Final = "goblin"  # level 2


class Felt(NamedTuple):
    """What a bystander feels, in milliseconds."""

    p50: float
    p99: float


class Bench:
    """Two servers, one of which the bystander visits."""

    def __init__(self, visited: Server, other: Server, seconds: float, rounds: int) -> None:
        self.ports = {name: port_of(each) for name, each in (("here", visited), ("there", other))}
        self.seconds, self.rounds = seconds, rounds
        self._attackers = 0
        self._seated: dict[int, tuple[str, str]] = {}  # bystanders: their keys and tables

    async def attacked(self, name: str, where: str) -> tuple[list[float], Counter[str]]:
        """Round trips at the visited server while `where` is attacked."""
        async with self.attacker(name, where) as counts:
            times = await self.pinged()
        return times, counts

    @asynccontextmanager
    async def attacker(self, name: str, where: str) -> AsyncIterator[Counter[str]]:
        """From a new address, so that nothing is forbidden yet."""
        self._attackers += 1
        source = f"127.0.{1 + self._attackers // 250}.{2 + self._attackers % 250}"
        lasts = str(self.seconds + BEFORE)
        command = ["-m", "bench.hostile.attacks", name, str(self.ports[where]), source, lasts]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        counts: Counter[str] = Counter()
        await asyncio.sleep(BEFORE)
        try:
            yield counts
        finally:
            try:
                told, _ = await asyncio.wait_for(process.communicate(), 60)
                counts.update(json.loads(told or b"{}"))
            except TimeoutError:
                process.kill()
                await process.wait()

    async def pinged(self) -> list[float]:
        everybody = await asyncio.gather(*map(self._pinged, range(BYSTANDERS)))
        return [each for times in everybody for each in times]

    async def _pinged(self, bystander: int) -> list[float]:
        line = Line(self.ports["here"], HERE, time.monotonic() + self.seconds)
        if bystander not in self._seated:  # once: guests make few tables
            key = await line.person()
            self._seated[bystander] = key, await line.table(key, DUNGEON, ["me", "ogre"])
        key, table = self._seated[bystander]
        times: list[float] = []
        async with await line.at(table, key) as socket:
            while json.loads(await socket.recv())["type"] != "table":
                pass
            while not line.is_over:
                began, id = time.perf_counter(), f"p{len(times)}"
                await socket.send(json.dumps({"type": "ping", "id": id}))
                while json.loads(await socket.recv()).get("id") != id:
                    pass
                times.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(EVERY)
        return times

    async def ratio(self, name: str) -> tuple[Felt, Felt, Counter[str]]:
        """There, here, in turns; and what the attacker got for it here."""
        felt: dict[str, list[float]] = {"there": [], "here": []}
        got: Counter[str] = Counter()
        for _ in range(self.rounds):
            for where in ("there", "here"):
                times, counts = await self.attacked(name, where)
                felt[where] += times
                if where == "here":
                    got += counts
        return felt_of(felt["there"]), felt_of(felt["here"]), got

    # -- bots

    async def thought(self) -> float:
        """Seconds that one dragon thinks at a table of six, with nobody before it."""
        line = Line(self.ports["here"], HERE, time.monotonic() + 120)
        key = await line.person()
        table = await line.table(key, GOLD, ["me", *["ogre"] * 5], start=True)
        async with await line.at(table, key) as socket:
            await synced(socket, lambda s: asks(s, "0"))
            began = time.perf_counter()
            hint = {"type": "hint", "id": "h1", "seat": "0", "bot": "dragon"}
            await socket.send(json.dumps(hint))
            while json.loads(await socket.recv()).get("id") != "h1":
                pass
        return time.perf_counter() - began

    async def answered(self) -> dict[str, float]:
        """Seconds for a bot's answer and for a hint, at a table of somebody else."""
        line = Line(self.ports["here"], HERE, time.monotonic() + 120)
        key = await line.person()
        table = await line.table(key, GOLD, ["me", BOT, BOT], start=True)
        found: dict[str, list[float]] = {"bot": [], "hint": []}
        async with await line.at(table, key) as socket:
            sync = await synced(socket, lambda s: asks(s, "0"))
            for _ in range(3):
                began = time.perf_counter()
                hint = {"type": "hint", "id": "h1", "seat": "0", "bot": BOT}
                await socket.send(json.dumps(hint))
                while json.loads(await socket.recv()).get("id") != "h1":
                    pass
                found["hint"].append(time.perf_counter() - began)
                move = sync["decision"]["ask"]["moves"][0]["text"]
                message = {"type": "move", "id": f"m{sync['version']}", "seat": "0", "move": move}
                began, version = time.perf_counter(), sync["version"]
                await socket.send(json.dumps({**message, "seen": version}))
                sync = await synced(socket, lambda s, v=version: s["version"] > v + 1)
                found["bot"].append(time.perf_counter() - began)
                if not asks(sync, "0"):
                    sync = await synced(socket, lambda s: asks(s, "0") or s["decision"] is None)
                if sync["decision"] is None:
                    break
        return {name: max(each) for name, each in found.items()}


async def synced(socket: Any, wanted: Any) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "sync" and wanted(message["sync"]):
                sync: dict[str, Any] = message["sync"]
                return sync


def asks(sync: dict[str, Any], seat: str) -> bool:
    return sync["decision"] is not None and sync["decision"]["seat"] == seat


def felt_of(times: Sequence[float]) -> Felt:
    cuts = statistics.quantiles(times, n=100)
    return Felt(cuts[49], cuts[98])


def port_of(server: Server) -> int:
    return int(server.address.rpartition(":")[2])


def told(there: Felt, here: Felt, got: Counter[str]) -> str:
    ratios = (here.p50 / there.p50, here.p99 / there.p99)
    judged = "" if max(ratios) <= GOAL else "  over 5"
    counts = ", ".join(f"{name} {count}" for name, count in sorted(got.items()))
    numbers = f"{there.p50:8.1f}{here.p50:8.1f}{ratios[0]:7.2f}"
    numbers += f"{there.p99:9.1f}{here.p99:8.1f}{ratios[1]:7.2f}"
    return f"{numbers}{judged}   {counts}"


async def measure(bench_: Bench, names: Sequence[str]) -> None:
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'milliseconds of a ping':<28}  p50 there   here  ratio p99 there  here  ratio   got")
    for name in names:
        there, here, got = await bench_.ratio(name)
        print(f"{name:<28}{told(there, here, got)}", flush=True)
    for where in ("there", "here"):
        async with bench_.attacker("40 tables of dragons (A4)", where):
            found = await bench_.answered()
            if where == "there":
                alone = await bench_.thought()
                print(f"one thought of a dragon at a table of six, alone: {alone:.2f} s")
        print(
            f"40 tables of dragons {where}: slowest of three answers of another's {BOT} "
            f"{found['bot']:.2f} s, hints {found['hint']:.2f} s",
            flush=True,
        )
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench hostile", description=bench.hostile.__doc__)
    parser.add_argument("--seconds", type=float, default=4, help="of each attack")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", metavar="TEXT", default="", help="attacks whose names have this")
    args = parser.parse_args(argv)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = [
            stack.enter_context(serving(ROOT, folder / f"{name}.sqlite", "--log-level=error"))
            for name in ("here", "there")
        ]
        chosen = [name for name in ATTACKS if args.only in name]
        asyncio.run(measure(Bench(servers[0], servers[1], args.seconds, args.rounds), chosen))


if __name__ == "__main__":
    main(sys.argv[1:])
