"""What an operator can measure, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

# Upper bounds in seconds.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG_EVERY: Final = 1.0  # seconds between two looks at how late the event loop is


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """Counted where it happens; what stands in other places is asked when somebody looks."""

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()  # by code
        self.commits = Histogram()  # from an act to its being stored
        self.acts = Histogram()  # from a person's act to its acknowledgement
        self.requests = Histogram()
        self.lag = Histogram()
        self.stored = 0  # entries of logs
        self.moves = 0
        self.cut_logs = 0  # read, but not with all entries that were stored
        self.gauges: dict[str, Callable[[], float]] = {}

    async def watch_the_loop(self) -> None:
        """Note how late the event loop does what is due."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.note(max(0.0, clock() - due))

    def text(self, stored: Mapping[str, int]) -> str:
        """`stored`: tables by their state, and `people`, as the database has them."""
        return "\n".join([*self._kept(stored), *self._lines()]) + "\n"

    def _kept(self, stored: Mapping[str, int]) -> Iterator[str]:
        if stored:
            yield "# TYPE ungeheuer_people gauge"
            yield f"ungeheuer_people {stored['people']}"
            yield "# TYPE ungeheuer_tables gauge"
        for state, count in sorted(stored.items()):
            if state != "people":
                yield f'ungeheuer_tables{{state="{state}"}} {count}'

    def _lines(self) -> Iterator[str]:
        for name, ask in self.gauges.items():
            yield f"# TYPE ungeheuer_{name} gauge"
            yield f"ungeheuer_{name} {ask():g}"
        yield "# TYPE ungeheuer_entries_total counter"
        yield f"ungeheuer_entries_total {self.stored}"
        yield "# TYPE ungeheuer_moves_total counter"
        yield f"ungeheuer_moves_total {self.moves}"
        yield "# TYPE ungeheuer_cut_logs_total counter"
        yield f"ungeheuer_cut_logs_total {self.cut_logs}"
        yield "# TYPE ungeheuer_refusals_total counter"
        for code, count in sorted(self.refusals.items()):
            yield f'ungeheuer_refusals_total{{code="{code}"}} {count}'
        yield from self.acts.lines("ungeheuer_act_seconds")
        yield from self.requests.lines("ungeheuer_request_seconds")
        yield from self.commits.lines("ungeheuer_commit_seconds")
        yield from self.lag.lines("ungeheuer_loop_lag_seconds")
