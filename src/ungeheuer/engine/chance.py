"""The question that the seat `chance` is asked: outcomes with explicit weights."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.decision import LISTABLE, Ask, Move
from ungeheuer.engine.rng import Rng

M = TypeVar("M", bound=Move, covariant=True)
T = TypeVar("T", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Ask[M], Generic[M]):
    """A question to the seat `chance`: outcomes with whole-number weights."""

    __slots__ = ()
    kind = "chance"

    def outcomes(self) -> list[tuple[M, int]]:
        """Every outcome once, with its weight. Only where the size is small."""
        raise NotImplementedError

    def weight(self, move: Move) -> int:
        for outcome, weight in self.outcomes():
            if outcome == move:
                return weight
        return 0

    def contains(self, move: Move) -> bool:
        return self.weight(move) > 0

    def size(self) -> int:
        return len(self.outcomes())

    def moves(self) -> list[M]:
        return [outcome for outcome, _ in self.outcomes()]

    def sample(self, rng: Rng) -> M:
        outcomes = self.outcomes()
        return outcomes[rng.weighted_index([weight for _, weight in outcomes])][0]


class EvenDraw(Chance[M], Generic[M]):
    """One of a pool, each piece equally likely; equal pieces add up their weight."""

    __slots__ = ("_pool",)

    def __init__(self, pool: Sequence[M]) -> None:
        self._pool = tuple(pool)

    def outcomes(self) -> list[tuple[M, int]]:
        weights: dict[M, int] = {}
        for move in self._pool:
            weights[move] = weights.get(move, 0) + 1
        return list(weights.items())

    def contains(self, move: Move) -> bool:
        return move in self._pool

    def sample(self, rng: Rng) -> M:
        pool = self._pool
        return pool[int(rng.uniform() * len(pool))]


def probabilities(ask: Chance[T]) -> list[tuple[T, float]]:
    """The outcomes with their exact shares, for search."""
    if ask.size() > LISTABLE:
        raise ValueError("too many outcomes to list")
    outcomes = ask.outcomes()
    total = sum(weight for _, weight in outcomes)
    return [(move, weight / total) for move, weight in outcomes]
