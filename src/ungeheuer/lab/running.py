"""Playing what is missing of a contest: here, on all cores, or on the machines of a Ray cluster.

A bout is fixed by its number, so where it is played and when changes nothing.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Bout, Contest, Result, play
from ungeheuer.lab.ledger import Ledger

PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (PROCESSES, RAY)


def check_engine(engine: str) -> None:
    """Refuse what is not installed, before anything starts."""
    if engine == RAY:
        _ray_pool()


def run(
    ledger: Ledger,
    workers: int | None,
    progress: Callable[[int], None],
    engine: str = PROCESSES,
) -> None:
    """Play what the ledger lacks; `progress` hears how many bouts it has. None: all cores."""
    missing = ledger.missing()
    done = len(ledger.played())
    progress(done)
    for result in _results(ledger.contest, missing, workers, engine):
        ledger.add(result)
        done += 1
        progress(done)


def _results(
    contest: Contest, missing: Sequence[Bout], workers: int | None, engine: str
) -> Iterator[Result]:
    """As they come in, in any order."""
    job = partial(play, contest)
    if engine == PROCESSES and (workers == 1 or len(missing) < 2):
        yield from map(job, missing)
        return
    with _ray(workers) if engine == RAY else _processes(workers, len(missing)) as pool:
        yield from pool.imap_unordered(job, missing)


@contextmanager
def _processes(workers: int | None, most: int) -> Iterator[Any]:
    count = min(workers or multiprocessing.cpu_count(), most)
    # Ctrl-C is for the parent alone, which then ends its workers.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    context = multiprocessing.get_context("spawn")
    with context.Pool(count, initializer=signal.signal, initargs=quiet) as pool:
        yield pool


@contextmanager
def _ray(workers: int | None) -> Iterator[Any]:
    """The cluster that RAY_ADDRESS names, else one on this machine; all its cores unless told."""
    with _ray_pool()(workers) as pool:
        yield pool


def _ray_pool() -> Any:
    try:
        # an extra: only here, since hardly anybody has it
        from ray.util.multiprocessing import Pool  # noqa: PLC0415
    except ImportError:
        raise MessageError("no-ray") from None
    return Pool
