"""A source of chance. The generator itself stays outside the engine."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A source of chance, fed by any function that returns floats in [0, 1).

    The generator itself stays outside: `Rng(random.Random(7).random)`.
    """

    __slots__ = ("uniform",)

    def __init__(self, uniform: Callable[[], float]) -> None:
        self.uniform = uniform

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        return int(self.uniform() * bound)

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self.uniform() * len(things))]

    def weighted_index(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight."""
        left = self.below(sum(weights))
        for index, share in enumerate(weights):
            left -= share
            if left < 0:
                return index
        raise ValueError("no weights")
