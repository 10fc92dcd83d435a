"""Rates per second of CPU time."""

import statistics
import time
from collections.abc import Callable, Mapping

SECONDS = 0.3


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Repeat the work, which returns how much it did, for some CPU time."""
    began = time.process_time()
    done = 0
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def rates(works: Mapping[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """Medians over interleaved rounds, so that noise affects all rows alike."""
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            measured[name].append(rate(work))
    return {name: statistics.median(values) for name, values in measured.items()}
