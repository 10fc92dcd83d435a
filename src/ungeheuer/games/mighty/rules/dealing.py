"""M-8.2: how likely the levels of a deal are."""

from itertools import product
from math import comb, perm

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.rules.moves import DEALS, LEVELS, Deal, Level


class GuardianDeal(Chance[Deal]):
    """The levels of the next guardians, drawn in order from the backs not yet dealt."""

    __slots__ = ("_chain", "_count", "_undealt")

    def __init__(self, undealt: list[int], count: int, *, chain: bool) -> None:
        self._undealt = undealt
        self._count = count
        self._chain = chain

    def weight(self, move: Move) -> int:
        if not isinstance(move, Deal):
            return 0
        levels = move.levels
        if len(levels) != self._count or (self._chain and list(levels) != sorted(levels)):
            return 0
        ways = 1
        for level in LEVELS:
            drawn = levels.count(level)
            left = self._undealt[level]
            ways *= comb(left, drawn) if self._chain else perm(left, drawn)
        return ways

    def outcomes(self) -> list[tuple[Deal, int]]:
        deals = [DEALS[levels] for levels in product(LEVELS, repeat=self._count)]
        weighed = [(deal, self.weight(deal)) for deal in deals]
        return [(deal, weight) for deal, weight in weighed if weight]

    def sample(self, rng: Rng) -> Deal:
        left = self._undealt[:]
        total = left[1] + left[2] + left[3]
        levels: list[Level] = []
        for drawn in range(self._count):
            pick = rng.below(total - drawn)
            level = 1
            while pick >= left[level]:
                pick -= left[level]
                level += 1
            left[level] -= 1
            levels.append(Level(level))
        return DEALS[tuple(sorted(levels) if self._chain else levels)]
