"""The odds of beating each guardian of a round, and the loot to expect from it."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.mighty.rules import play
from ungeheuer.games.mighty.rules.cards import STRONGEST_PAIR
from ungeheuer.games.mighty.rules.moves import Place, Player
from ungeheuer.games.mighty.rules.state import State

SUMS: Final = STRONGEST_PAIR + 1
BY_POSITION: Final = ("equal-pair", "lowest-pair")  # changes that depend on the monsters placed


class GuardianOdds:
    """For each guardian and each sum of two monsters: the chance to beat it, and the shares.

    All unseen fronts of the level are equally likely (M-8.3). A share is what one monster gets:
    the stronger, the weaker, or one of two equals (M-4.2); `lowest` is added to a share
    if the tile rewards the lowest sum.
    """

    __slots__ = ("chance", "equal", "healing", "lowest", "stronger", "weaker")

    def __init__(self, state: State) -> None:
        self.chance: list[list[float]] = []
        self.stronger: list[list[float]] = []
        self.weaker: list[list[float]] = []
        self.equal: list[list[float]] = []
        self.lowest = _loot_by_position(state, "lowest-pair") / 2
        twins = _loot_by_position(state, "equal-pair")
        for number in range(state.players):
            self._add(state, Place(number), twins)
        self.healing = [
            [0, *[play.healing_cost(state, Player(p), s) for s in range(1, 6)]]
            for p in range(state.players)
        ]

    def _add(self, state: State, place: Place, twins: int) -> None:
        more, gold = _fixed_changes(state, place)
        fronts = state.unseen[state.levels[place]]
        chance, stronger, weaker, equal = ([0.0] * SUMS for _ in range(4))
        for total in range(SUMS):
            loots = [max(0, f.loot + gold) for f in fronts if f.strength + more <= total]
            if loots:
                count = len(loots)
                chance[total] = count / len(fronts)
                stronger[total] = sum(loot - loot // 2 for loot in loots) / count
                weaker[total] = sum(loot // 2 for loot in loots) / count
                equal[total] = sum(max(0, loot + twins) // 2 for loot in loots) / count
        self.chance.append(chance)
        self.stronger.append(stronger)
        self.weaker.append(weaker)
        self.equal.append(equal)


def _loot_by_position(state: State, where: str) -> int:
    changes = state.tile.changes if state.tile else []
    return sum(change.loot for change in changes if change.where == where)


def _fixed_changes(state: State, place: Place) -> tuple[int, int]:
    """M-7: what the tile adds to this guardian's strength and loot wherever the monsters are."""
    strength = loot = 0
    totals = [0] * state.players
    for change in state.tile.changes if state.tile else []:
        if change.where not in BY_POSITION and play.tile_means(
            change.where, place, totals, twins=False
        ):
            strength += change.strength
            loot += change.loot
    return strength, loot
