"""One way to spread work over processes: results as they come, in any order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ungeheuer.engine.errors import MessageError

T = TypeVar("T")
R = TypeVar("R")


def spread(job: Callable[[T], R], items: Iterable[T], workers: int) -> Generator[R, None, None]:
    """What `job` makes of each item. Whoever stops listening ends the workers, whatever they do.

    Not `multiprocessing.Pool`: a worker that it ends while it hands over a result keeps a lock for
    ever, and one that dies by itself is waited for in vain.
    """
    # Ctrl-C is for the parent alone, which then ends its workers.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=signal.signal, initargs=quiet)
    try:
        for future in as_completed([pool.submit(job, item) for item in items]):
            yield future.result()
    except BrokenProcessPool:
        raise MessageError("worker-died") from None
    finally:
        _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Python 3.14 has `terminate_workers` for it."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(cancel_futures=True)
