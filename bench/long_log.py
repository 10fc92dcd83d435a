"""How long a table takes to open whose log is long: `python -m bench.long_log [--lines 50000]`.

The same table twice, once as if very much had happened before: from hello to the first view over a
real socket, whole and with the last page of the story only. Both tables take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tests.server.house import House, house
from tests.server.visits import BOT, ME, at, people, prolong, table
from ungeheuer.games import NAMES
from ungeheuer.wire.api import Person

RECENT: Final = 60  # moves, as browsers ask for them
PLAYED: Final = 30  # moves of the short story


class Opening(NamedTuple):
    milliseconds: float
    bytes: int


def begun(home: House, host: Person) -> str:
    """A table with some moves, the host's among them."""
    id = table(home, host, NAMES[0], ME, BOT, BOT, start=True)

    async def play() -> None:
        async with at(home, id, host) as guest:
            while guest.sync["moves"] < PLAYED:
                if guest.asked == guest.sync["seat"]:
                    await guest.move()
                else:
                    await guest.read()

    asyncio.run(play())
    return id


async def opened(home: House, id: str, host: Person, **more: Any) -> Opening:
    start = time.perf_counter()
    async with at(home, id, host, **more) as guest:
        taken = time.perf_counter() - start
        told = [frame for frame in guest.frames if json.loads(frame)["type"] != "presence"]
        return Opening(1000 * taken, sum(map(len, told)))


def measure(home: House, tables: Sequence[str], host: Person, rounds: int) -> None:
    for name, more in {"whole": {}, "last page": {"recent": RECENT}}.items():
        found: list[list[Opening]] = [[] for _ in tables]
        for _ in range(rounds):
            for at_table, id in zip(found, tables, strict=True):
                at_table.append(asyncio.run(opened(home, id, host, **more)))
        show(name, *found)


def show(name: str, short: Sequence[Opening], long: Sequence[Opening]) -> None:
    times = [statistics.median(each.milliseconds for each in found) for found in (short, long)]
    weights = [statistics.median(each.bytes for each in found) / 1000 for found in (short, long)]
    print(
        f"{name:<10} short {times[0]:7.1f} ms {weights[0]:8.1f} kB"
        f"   long {times[1]:7.1f} ms {weights[1]:8.1f} kB   ratio {times[1] / times[0]:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=50_000)
    parser.add_argument("--rounds", type=int, default=30)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/long.sqlite") as home,
    ):
        host = people(home, 1)[0]
        tables = [begun(home, host) for _ in range(2)]
        prolong(home, tables[1], args.lines)
        measure(home, tables, host, args.rounds)


if __name__ == "__main__":
    main()
