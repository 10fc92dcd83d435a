"""Plays the missing bouts of a contest on all cores of this machine or on a Ray cluster.

A bout is determined by its number, so it does not matter where and when it is played.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Bout, Contest, Result, play
from ungeheuer.lab.ledger import Ledger
from ungeheuer.lab.spread import spread

PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (PROCESSES, RAY)


class Fault(msgspec.Struct, frozen=True):
    """A bout that failed; its bots and deal are enough to reproduce it."""

    one: str
    other: str
    deal: int
    what: str


def attempt(contest: Contest, bout: Bout) -> Result | Fault:
    """Errors come back as text: a pool hangs forever on one that cannot be unpickled."""
    try:
        return play(contest, bout)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
        return Fault(bout.pairing.one, bout.pairing.other, bout.deal, what)


def check_engine(engine: str) -> None:
    """Raise an error if the engine is not installed."""
    if engine == RAY:
        _ray()


def run(
    ledger: Ledger,
    workers: int | None,
    progress: Callable[[int], None],
    engine: str = PROCESSES,
) -> None:
    """Play the missing bouts; `progress` gets the number of finished ones. None: all cores."""
    missing = ledger.missing()
    done = len(ledger.played())
    progress(done)
    play_all = _on_ray if engine == RAY else _on_processes
    with closing(play_all(ledger.contest, missing, workers)) as results:
        for result in results:  # as they come in, in any order
            if isinstance(result, Fault):
                fields = msgspec.structs.asdict(result)
                raise MessageError("bout-failed", {**fields, "deal": str(result.deal)})
            ledger.add(result)
            done += 1
            progress(done)


def _on_processes(
    contest: Contest, missing: Sequence[Bout], workers: int | None
) -> Generator[Result | Fault, None, None]:
    job = partial(attempt, contest)
    count = min(workers or multiprocessing.cpu_count(), len(missing))
    if workers == 1 or count < 2:
        yield from map(job, missing)
        return
    yield from spread(job, missing, count)


def _on_ray(
    contest: Contest, missing: Sequence[Bout], workers: int | None
) -> Generator[Result | Fault, None, None]:
    """On the cluster that RAY_ADDRESS names, else one on this machine; by default all its cores.

    One task per bout: Ray's own pool assigns work in turn, not to the next free worker.
    """
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        ray.init(log_to_driver=False)
    try:
        task, shared, left = ray.remote(attempt), ray.put(contest), iter(missing)
        most = workers or int(ray.cluster_resources()["CPU"])
        under_way: list[Any] = []
        while under_way := under_way + [
            task.remote(shared, bout) for bout in islice(left, most - len(under_way))
        ]:
            ready, under_way = ray.wait(under_way)
            yield ray.get(ready[0])
    finally:
        if ours:
            ray.shutdown()  # also ends running tasks


def _ray() -> Any:
    """An optional dependency, imported only here; its usage statistics are turned off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise MessageError("no-ray") from None
