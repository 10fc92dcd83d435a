"""`python3 dev.py campaign upgrade [COMMIT …]`: databases of earlier servers, killed in play.

Each commit is checked out, its own server plays on SQLite and on PostgreSQL (where that is
installed) and is killed. Then today's program brings the database through all revisions; whatever
the old server acknowledged is there, and the same people play the same matches to their end.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from bench.load.mixture import PERSON, Plan
from bench.load.opening import Opened, open_table
from bench.serving import checkout, waited_for
from tests.server.databases import Cluster, program
from tests.server.players import Player
from tests.server.test_kill import Mortal, stored_well
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at
from ungeheuer.wire.api import Person

# The first with `serve`, the one whose database the tests keep, the last before chains of hashes.
COMMITS: Final = ("6d01e7f", "61e539a", "b2316ee2")
# With the bots that there have always been.
PLANS: Final = (
    Plan("mighty", {"players": 3}, (PERSON, PERSON, "greedy")),
    Plan("timid", {}, ("greedy", PERSON)),  # whose answers are all offered, then as now
    Plan("mighty", {"players": 4}, ("random", PERSON, "greedy", PERSON)),
    Plan("island", {"players": 2}, (PERSON, "greedy")),
)
IN_PLAY: Final = 25  # acknowledged moves before the old server is killed
TO_THE_END: Final = 180.0
FAST: Final = ("messages-per-second", "messages-at-once", "makes-per-second", "makes-at-once")


class Old:
    """The server of an earlier commit."""

    def __init__(self, tree: Path, database: str, folder: Path) -> None:
        ready = folder / "ready.json"
        ready.unlink(missing_ok=True)
        flags = ["--port=0", "--no-open", f"--ready-file={ready}", f"--database={database}"]
        flags += ["--pace-seconds=0", "--log-level=error", *(f"--{name}=100000" for name in FAST)]
        own = {"PYTHONPATH": str(tree / "src"), "UNGEHEUER_HOME": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ungeheuer.cli", "serve", *flags],
            cwd=tree,
            env={**os.environ, **own},
            stdout=subprocess.DEVNULL,
        )
        self.address = f"127.0.0.1:{waited_for(ready)['port']}"

    def kill(self) -> None:
        assert self.process.poll() is None, "the old server ended by itself"
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)


def players_at(opened: Opened) -> list[Player]:
    people = {key: Person(PersonId(key.partition(".")[0]), key) for key in opened.keys.values()}
    return [
        Player(opened.id, person, lambda: "", random.Random(person.person))
        for person in people.values()
    ]


async def played(tree: Path, database: str, folder: Path) -> list[tuple[TableId, list[Player]]]:
    """By the old server, until it is killed."""
    old = Old(tree, database, folder)
    stop = asyncio.Event()
    try:
        tables = [
            (TableId(each.id), players_at(each))
            for each in [await open_table(old.address, plan) for plan in PLANS]
        ]
        everybody = [player for _, players in tables for player in players]
        for player in everybody:
            player.address = lambda: f"ws://{old.address}/api/socket"
        playing = [asyncio.ensure_future(player.play(stop)) for player in everybody]
        async with asyncio.timeout(TO_THE_END):
            while sum(len(player.acked) for player in everybody) < IN_PLAY:
                await asyncio.sleep(0.02)
    finally:
        old.kill()
    stop.set()
    await asyncio.gather(*playing)
    return tables


async def upgraded(tree: Path, database: str, folder: Path) -> dict[str, int]:
    tables = await played(tree, database, folder)
    before = await stored_well(database, tables)  # opening it goes through all revisions
    engine = engine_at(database)
    check = Check(engine, rebuilt)
    faults = [finding.code for finding in check.findings() if finding is not None]
    engine.dispose()
    assert not faults, faults
    new = Mortal(database)
    new.start()
    try:
        everybody = [player for _, players in tables for player in players]
        for player in everybody:
            player.address = lambda: new.address
        async with asyncio.timeout(TO_THE_END):
            await asyncio.gather(*(player.play(asyncio.Event()) for player in everybody))
    finally:
        new.kill()
    after = await stored_well(database, tables)
    return {"tables": len(tables), "moves before": before, "moves in all": after}


@contextmanager
def databases(folder: Path) -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        found = {"sqlite": f"sqlite:///{folder}/old.sqlite"}
        if program("initdb") is not None:
            cluster = Cluster(Path(tempfile.gettempdir()) / f"ungeheuer-up-{secrets.token_hex(4)}")
            cluster.make()
            cluster.start()
            stack.callback(cluster.stop)
            cluster.execute("CREATE DATABASE old")
            found["postgresql"] = cluster.url("old")
        yield found


def campaign(commit: str, kinds: tuple[str, ...] = ("sqlite", "postgresql")) -> None:
    with (
        checkout(commit) as tree,
        tempfile.TemporaryDirectory() as name,
        databases(Path(name)) as found,
    ):
        for kind in kinds:
            if kind in found:
                totals = asyncio.run(upgraded(tree, found[kind], Path(name)))
                print(f"{commit} {kind}: {totals}", flush=True)


def main(commits: list[str]) -> None:
    for commit in commits or COMMITS:
        campaign(commit)


if __name__ == "__main__":
    main(sys.argv[1:])
