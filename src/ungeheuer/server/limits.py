"""Limits: token buckets, for one connection, one address or one person."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable
from typing import Final

from ungeheuer.server.errors import TableError

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household has; the rest is its own choice


class TooFast(TableError):
    """More than is allowed: of what, and in how many seconds there may be more."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__("too-fast", {"what": what, "seconds": seconds})


class Bucket:
    """Holds at most `most` tokens, refilled at `rate` per second; each request takes some."""

    __slots__ = ("_clock", "_last", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._tokens = most
        self._last = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take some tokens; whether there were as many left."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def owe(self, cost: float) -> None:
        """Take what was used already, even if there is not as much."""
        self.take(0)
        self._tokens -= cost

    def seconds(self, cost: float = 1.0) -> int:
        """How long it takes until there will be so much."""
        return max(1, math.ceil((cost - self._tokens) / self._rate))

    def much_is_left(self) -> bool:
        """Whether whoever has this has hardly used it."""
        return 2 * (self._tokens + (self._clock() - self._last) * self._rate) >= self._most

    def full(self) -> bool:
        """Whether it is full, so that it need not be kept."""
        return self._tokens + (self._clock() - self._last) * self._rate >= self._most


class Buckets:
    """One bucket per client; those that are full again are dropped."""

    def __init__(self, what: str, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._what = what
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._clean_up_at = 1_000

    def of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is not None:
            return bucket
        if len(self._buckets) >= self._clean_up_at:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.full()}
            self._clean_up_at = max(1_000, 2 * len(self._buckets))
        bucket = self._buckets[client] = Bucket(self._rate, self._most, self._clock)
        return bucket

    def spend(self, client: str, cost: float = 1.0) -> None:
        """Take some tokens, or raise."""
        bucket = self.of(client)
        if not bucket.take(cost):
            raise TooFast(self._what, bucket.seconds(cost))


def network_of(address: str) -> str:
    """Whom an address counts for: itself, or its household where each has many."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), HOUSEHOLD), strict=False))
