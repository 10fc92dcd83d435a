"""A small cache of recent results."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """A bounded cache: at most `most` values by their keys, the oldest goes first."""

    __slots__ = ("_most", "_values")

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Hashable, V] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The cached value of this key; `make` computes it if there is none."""
        if key not in self._values:
            value = make()
            if len(self._values) >= self._most:
                del self._values[next(iter(self._values))]
            self._values[key] = value
        return self._values[key]
