"""Rate limits: token buckets."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Holds at most `most` tokens, refilled at `rate` per second; each request takes one."""

    __slots__ = ("_clock", "_last", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._tokens = most
        self._last = clock()

    def take(self) -> bool:
        """Take a token; whether there was one left."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def full(self) -> bool:
        """Whether it is full, so that it need not be kept."""
        return self._tokens + (self._clock() - self._last) * self._rate >= self._most


class Buckets:
    """One bucket per client; those that are full again are dropped."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._clean_up_at = 1_000

    def take(self, client: str) -> bool:
        if len(self._buckets) >= self._clean_up_at:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.full()}
            self._clean_up_at = max(1_000, 2 * len(self._buckets))
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._most, self._clock)
        return bucket.take()
