"""`python -m bench.load`: see the package. With `--against` both versions take turns."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import uvloop

import bench.load
from bench.load.clients import CHAT_EVERY, Board, Tally
from bench.load.mixture import PLANS, watchers_of
from bench.load.opening import Opened, open_tables
from bench.serving import ROOT, Server, checkout, children_of, serving, usage_of

CONNECTING: Final = 50  # sockets at once
HERE: Final = "here"
# What clients add to hello; those of the other version add nothing.
WISHES: Final[dict[str, dict[str, Any]]] = {
    "plain": {},
    "unaided": {"aid": False},  # nobody looks at forecasts
    "browsers": {"aid": False, "recent": 60, "pictures": True},  # with the usual help
}
T = TypeVar("T")
Figures = dict[str, float]
# The figures of which less is better, and whose ratio is worth printing.
RATIOS: Final = (
    *("CPU ms a move", "p50 ms", "p95 ms", "p99 ms"),
    *("kB a fresh table", "kB a table", "kB a move on the wire"),
)


class Version:
    """A checkout with the tables that its own server has made, before they are played at."""

    def __init__(self, name: str, tree: Path, folder: Path, args: argparse.Namespace) -> None:
        self.name, self.tree, self.args = name, tree, args
        self.prepared, self.played = folder / f"{name}.sqlite", folder / f"{name}-played.sqlite"
        self.opened: list[Opened] = []
        self.rounds: list[Figures] = []

    def prepare(self) -> None:
        """Every table has begun and waits for a person."""
        with serving(self.tree, self.prepared, *self.flags(pace=0)) as server:
            self.opened = run(open_tables(server.address, self.args.tables))

    def flags(self, pace: float) -> list[str]:
        """Limits per address do not apply where one machine is everybody, or prepares tables."""
        usual = (f"--pace-seconds={pace}", "--beat-seconds=3600", "--workers=1")
        if self.args.usual_limits and pace:
            return [*usual]
        high = ("connections", "connections-per-address", "makes-per-second", "makes-at-once")
        more = ("requests-per-second", "requests-at-once")
        return [*(f"--{name}=100000" for name in high + more), *usual]

    def source(self, number: int) -> str:
        """With usual limits four tables share an address."""
        home = number // 4
        return f"127.1.{home // 250}.{1 + home % 250}" if self.args.usual_limits else ""

    def play(self) -> None:
        """One round, from the tables as they were prepared. Bots play as often as people do."""
        for file in self.prepared.parent.glob(f"{self.prepared.name}*"):
            shutil.copy(file, str(file).replace(self.prepared.name, self.played.name))
        with serving(self.tree, self.played, *self.flags(1 / self.args.rate)) as server:
            self.rounds.append(run(self.measure(server)))

    async def measure(self, server: Server) -> Figures:
        wishes = WISHES[self.args.clients] if self.name == HERE else {}
        boards = [
            Board(each, watchers_of(n), wishes, self.source(n))
            for n, each in enumerate(self.opened)
        ]
        first, others = boards[: len(PLANS)], boards[len(PLANS) :]
        await everybody_sits(first, server)
        base = usage_of(server.pid).memory  # with all code and all cards, and hardly any table
        await everybody_sits(others, server)
        fresh, before = usage_of(server.pid), workers_cpu(server)
        start = time.perf_counter()
        tally = await drive_all(boards, server.address, self.args)
        after, passed = usage_of(server.pid), time.perf_counter() - start
        spent = after.cpu - fresh.cpu, workers_cpu(server) - before
        await asyncio.gather(*(board.leave() for board in boards))
        return figures(tally, spent, passed) | {
            "sockets": sum(len([*board.everybody()]) for board in boards),
            "kB a fresh table": (fresh.memory - base) / max(1, len(others)) / 1024,
            "kB a table": (after.memory - base) / max(1, len(others)) / 1024,
        }


async def everybody_sits(boards: Sequence[Board], server: Server) -> None:
    gate = asyncio.Semaphore(CONNECTING)
    await asyncio.gather(*(board.sit(server.address, gate) for board in boards))
    await asyncio.sleep(1)


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def workers_cpu(server: Server) -> float:
    """Seconds of the processes in which bots think; they are started when first needed."""
    return sum(usage_of(pid).cpu for pid in children_of(server.pid))


async def drive_all(boards: Sequence[Board], address: str, args: argparse.Namespace) -> Tally:
    """What happened from now on."""
    rng, tally = random.Random(args.seed), Tally()
    for board in boards:
        board.tally = tally
    gc.collect()
    gc.disable()  # pauses of the clients would be measured as the server's
    start, gate = time.perf_counter(), asyncio.Semaphore(CONNECTING)
    chats = [asyncio.ensure_future(chatter(b, random.Random(rng.random()))) for b in boards]
    drivers = [drive(b, address, gate, start, args, random.Random(rng.random())) for b in boards]
    await asyncio.gather(*drivers)
    for chat in chats:
        chat.cancel()
    await asyncio.sleep(0.5)
    gc.enable()
    return tally


async def drive(
    board: Board,
    address: str,
    gate: asyncio.Semaphore,
    start: float,
    args: argparse.Namespace,
    rng: random.Random,
) -> None:
    """A person's move at every beat, or as soon as possible after it, unless a bot is asked."""
    due = start + rng.uniform(0, 1 / args.rate)
    while due < start + args.seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if board.is_over():
            await board.play_again(address, gate)
        else:
            await board.move_when_possible(due, rng)
        due += 1 / args.rate


async def chatter(board: Board, rng: random.Random) -> None:
    await asyncio.sleep(rng.uniform(0, CHAT_EVERY))
    while True:
        await board.chat(rng)
        await asyncio.sleep(CHAT_EVERY)


def figures(tally: Tally, spent: tuple[float, float], seconds: float) -> Figures:
    cuts = statistics.quantiles([1000 * each for each in tally.latencies], n=100)
    late = statistics.quantiles([1000 * each for each in tally.late], n=100)
    return {
        "moves a second": tally.moves / seconds,
        "of people": tally.sent,
        "acknowledged": tally.acknowledged,
        "of bots": tally.bot_moves,
        "lines of chat": tally.chat,
        "rematches": tally.matches,
        "refused": len(tally.refusals),
        "p50 ms": cuts[49],
        "p95 ms": cuts[94],
        "p99 ms": cuts[98],
        "clients late p95 ms": late[94],
        "server CPU %": 100 * spent[0] / seconds,
        "workers CPU %": 100 * spent[1] / seconds,
        "CPU ms a move": 1000 * spent[0] / max(1, tally.moves),
        "kB a move on the wire": tally.bytes / max(1, tally.moves) / 1024,
    }


# -- printing


def show(versions: Sequence[Version]) -> None:
    """The median of the rounds; with two versions, how the first compares with the second."""
    print(f"{'median of rounds':<24}" + "".join(f"{v.name:>12}" for v in versions) + "   ratio")
    for name in versions[0].rounds[0]:
        values = [statistics.median(each[name] for each in v.rounds) for v in versions]
        columns = "".join(f"{value:12,.2f}" for value in values)
        print(f"{name:<24}{columns}{ratio(name, versions)}")


def ratio(name: str, versions: Sequence[Version]) -> str:
    if len(versions) < 2 or name not in RATIOS:
        return ""
    here, there = ([each[name] for each in version.rounds] for version in versions)
    found = [a / b for a, b in zip(here, there, strict=True) if b]
    return f"   {statistics.median(found):.2f}× ({min(found):.2f}–{max(found):.2f})"


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=bench.load.__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--against", metavar="COMMIT", help="or the folder of a checkout")
    parser.add_argument("--rounds", type=int, help="1, with --against 3")
    parser.add_argument("--clients", choices=[*WISHES], default="plain")
    told = "as servers have them; every four tables have an address of their own"
    parser.add_argument("--usual-limits", action="store_true", help=told)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args(argv)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        versions = [Version(HERE, ROOT, folder, args)]
        if args.against:
            tree = stack.enter_context(checkout(args.against))
            versions.append(Version("against", tree, folder, args))
        measure(versions, args.rounds or (3 if args.against else 1))
        show(versions)


def measure(versions: Sequence[Version], rounds: int) -> None:
    for version in versions:
        started = time.perf_counter()
        version.prepare()
        print(f"{version.name}: tables made in {time.perf_counter() - started:.0f} s", flush=True)
    for number in range(rounds):
        for version in versions if number % 2 == 0 else versions[::-1]:
            version.play()
            print(f"round {number + 1}, {version.name}: {brief(version.rounds[-1])}", flush=True)


def brief(round: Figures) -> str:
    names = ("CPU ms a move", "p50 ms", "p95 ms", "kB a table", "refused")
    busy = os.getloadavg()[0]
    return ", ".join(f"{name} {round[name]:.2f}" for name in names) + f" (load {busy:.1f})"


if __name__ == "__main__":
    main(sys.argv[1:])
