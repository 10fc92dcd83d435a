"""A queue that is fair to those who wait: first whoever has been served least of late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, TypeVar

T = TypeVar("T")
HALF_LIFE: Final = 60.0  # seconds in which half of what somebody has used is forgotten
FORGOTTEN: Final = 0.01  # seconds of work that need not be remembered any more
MANY: Final = 1_000  # people remembered before those are looked for whose use is forgotten

# Ranks of what is asked for.
WATCHED, ASKED, UNSEEN = range(3)


class Queued(Generic[T]):
    """What somebody waits for; `over`: it was begun, or nobody waits any more."""

    __slots__ = ("item", "over", "rank", "who")

    def __init__(self, who: str, rank: int, item: T) -> None:
        self.who = who
        self.rank = rank
        self.item = item
        self.over = False


class Usage:
    """How many seconds of work each has used of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        return used * 0.5 ** ((self._clock() - at) / HALF_LIFE) if used else 0.0

    def charge(self, who: str, seconds: float) -> None:
        if len(self._used) >= MANY:
            kept = {each: self.of(each) for each in self._used}
            now = self._clock()
            self._used = {each: (used, now) for each, used in kept.items() if used > FORGOTTEN}
        self._used[who] = (self.of(who) + seconds, self._clock())


class FairQueue(Generic[T]):
    """What people wait for comes before what nobody sees; there, first whoever has used least.

    Of one person's things those that are watched come first, then what was asked for.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.usage = Usage(clock)
        self._waiting: dict[str, list[tuple[int, int, Queued[T]]]] = {}
        self._numbers = count()
        self._some = asyncio.Event()

    def put(self, queued: Queued[T]) -> None:
        heap = self._waiting.setdefault(queued.who, [])
        heappush(heap, (queued.rank, next(self._numbers), queued))
        self._some.set()

    async def get(self) -> Queued[T]:
        while True:
            await self._some.wait()
            queued = self.next()
            if queued is not None:
                return queued

    def next(self) -> Queued[T] | None:
        """What comes next; None if nobody waits."""
        while self._waiting:
            who = min(self._waiting, key=self._turn)
            heap = self._waiting[who]
            _, _, queued = heappop(heap)
            if not heap:
                del self._waiting[who]
            if not queued.over:
                queued.over = True
                return queued
        self._some.clear()
        return None

    def _turn(self, who: str) -> tuple[bool, float, int]:
        rank, number, _ = self._waiting[who][0]
        return rank >= UNSEEN, self.usage.of(who), number

    def waiting(self, who: str | None = None) -> int:
        """How much waits, of everybody or of one."""
        if who is not None:
            return len(self._waiting.get(who, ()))
        return sum(map(len, self._waiting.values()))
