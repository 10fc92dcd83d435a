"""`python -m bench.soak SECONDS`: see the package."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import bench.soak
from bench.load.clients import Board, Tally
from bench.load.mixture import PLANS, watchers_of
from bench.load.opening import new_person, open_table, wish_of
from bench.serving import ROOT, Server, asked, waited_for

SPELL: Final = 240.0  # seconds of play between two accounts
REST: Final = 90.0  # longer than an idle table stays in memory
FLAGS: Final = (
    *("--port=0", "--no-open", "--log-level=warning", "--workers=1"),
    *("--pace-seconds=0.2", "--beat-seconds=3600", "--idle-minutes=1"),
    *("--expire-open-hours=48", "--expire-over-days=1", "--expire-playing-days=2"),
    *("--makes-per-second=100000", "--makes-at-once=100000"),
    *("--requests-per-second=100000", "--requests-at-once=100000"),
    *("--connections=100000", "--connections-per-address=100000"),
)
ABANDONED: Final = 0.2  # of the tables, in the middle of a match
REMATCHES: Final = 0.5  # of the matches that end
NEVER_BEGUN: Final = 0.2  # tables that somebody opens beside one that is played
# What everybody at a table adds to hello: nothing, or what browsers do.
WISHES: Final[tuple[dict[str, Any], ...]] = ({}, {"aid": False, "recent": 60, "pictures": True})


@contextmanager
def soaked(folder: Path) -> Iterator[tuple[Server, Path]]:
    """The server, and the file for its accounts."""
    ready, report = folder / "ready", folder / "report.json"
    how = (f"--ready-file={ready}", f"--database=sqlite:///{folder}/soak.sqlite")
    command = [sys.executable, "-m", "bench.soak.server", str(report), *FLAGS, *how]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        yield Server(f"127.0.0.1:{waited_for(ready)['port']}", process.pid), report
    finally:
        process.terminate()
        process.wait()


# -- playing


class Guests:
    """People who play at one table after the other until a moment."""

    def __init__(self, address: str, rate: float, tally: Tally) -> None:
        self.address, self.rate, self.tally = address, rate, tally
        self.gate = asyncio.Semaphore(20)
        self.opened = 0

    async def play_until(self, end: float, number: int, rng: random.Random) -> None:
        while time.perf_counter() < end:
            board = await self._board(number, rng)
            await self._evening(board, end, rng)
            await board.leave()

    async def _board(self, number: int, rng: random.Random) -> Board:
        if rng.random() < NEVER_BEGUN:
            await self._open_and_forget(rng)
        self.opened += 1
        opened, wishes = await open_table(self.address, rng.choice(PLANS)), rng.choice(WISHES)
        board = Board(opened, watchers_of(number), wishes)
        board.tally = self.tally
        await board.sit(self.address, self.gate)
        return board

    async def _open_and_forget(self, rng: random.Random) -> None:
        plan, key = rng.choice(PLANS), await new_person(self.address)
        wish = {"game": plan.game, "options": plan.options, "seats": [*map(wish_of, plan.seats)]}
        await asyncio.to_thread(asked, self.address, "/api/tables", wish, key)
        self.opened += 1

    async def _evening(self, board: Board, end: float, rng: random.Random) -> None:
        """Matches at a table, until nobody wants a rematch or somebody has had enough."""
        patience = rng.randint(5, 40) if rng.random() < ABANDONED else 100_000
        while time.perf_counter() < end and patience:
            patience -= 1
            await asyncio.sleep(rng.uniform(0, 2 / self.rate))
            if rng.random() < 0.02:
                await board.chat(rng)
            if not board.is_over():
                await board.move_when_possible(time.perf_counter(), rng)
            elif rng.random() < REMATCHES:
                self.opened += 1
                await board.play_again(self.address, self.gate)
            else:
                return


async def spell(address: str, args: argparse.Namespace, tally: Tally, round: int) -> int:
    """Play for some minutes; how many tables were opened."""
    guests, end = Guests(address, args.rate, tally), time.perf_counter() + SPELL
    rngs = [random.Random(f"{args.seed} {round} {number}") for number in range(args.tables)]
    await asyncio.gather(*(guests.play_until(end, n, rng) for n, rng in enumerate(rngs)))
    return guests.opened


# -- accounts


def accounted(server: Server, report: Path) -> dict[str, Any]:
    report.unlink(missing_ok=True)
    os.kill(server.pid, signal.SIGUSR1)
    return waited_for(report)


def show(began: float, opened: int, tally: Tally, found: dict[str, Any]) -> None:
    print(
        f"{(time.perf_counter() - began) / 60:5.1f} min  {opened:6} tables  {tally.moves:8} moves"
        f"  {found['memory'] / 2**20:7.1f} MB  {found['objects']:8} objects"
        f"  {found['tables']:3} tables in memory  {found['garbage']:7} freed only by a collection"
        f"  {len(tally.refusals)} refused",
        flush=True,
    )


def grown(first: dict[str, int], last: dict[str, int]) -> list[tuple[int, str]]:
    more = [(count - first.get(kind, 0), kind) for kind, count in last.items()]
    return sorted((each for each in more if each[0] > 0), reverse=True)


def soak(args: argparse.Namespace, folder: Path) -> None:
    began, opened, tally = time.perf_counter(), 0, Tally()
    accounts: list[dict[str, Any]] = []
    with soaked(folder) as (server, report):
        while not accounts or time.perf_counter() - began + SPELL + REST < args.seconds:
            opened += asyncio.run(spell(server.address, args, tally, len(accounts)))
            tally.latencies, tally.late = [], []  # nobody asks for them here
            time.sleep(REST)
            accounts.append(accounted(server, report))
            show(began, opened, tally, accounts[-1])
    print("more than at the first account:")
    for count, kind in grown(accounts[0]["kinds"], accounts[-1]["kinds"])[:15]:
        print(f"  {count:+8} {kind}")


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench.soak", description=bench.soak.__doc__)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--tables", type=int, default=24, help="at a time")
    parser.add_argument("--rate", type=float, default=2.0, help="moves a second at each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        soak(args, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
