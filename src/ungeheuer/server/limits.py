"""How much one client may ask for: a bucket that fills slowly and is emptied by asking."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Holds `most` drops, `rate` more every second; each request takes one."""

    __slots__ = ("_clock", "_drops", "_last", "_most", "_rate")

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._drops = most
        self._last = clock()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = self._clock()
        self._drops = min(self._most, self._drops + (now - self._last) * self._rate)
        self._last = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def full(self) -> bool:
        """Whether nobody has asked for a while, so that the bucket can be forgotten."""
        return self._drops + (self._clock() - self._last) * self._rate >= self._most


class Buckets:
    """One bucket for each asker; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._clean_up_at = 1_000

    def take(self, asker: str) -> bool:
        if len(self._buckets) >= self._clean_up_at:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.full()}
            self._clean_up_at = max(1_000, 2 * len(self._buckets))
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._most, self._clock)
        return bucket.take()
