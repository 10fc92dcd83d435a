"""Each player's chance to win the match, estimated from the end of a round."""

from __future__ import annotations

from math import exp

from ungeheuer.games.mighty.bots.experience import Experience
from ungeheuer.games.mighty.bots.guardian_odds import GuardianOdds
from ungeheuer.games.mighty.rules.state import State


class WinEstimate:
    """Win chances before and after a round with known guardian odds."""

    __slots__ = ("_experience", "_luck_before", "_odds", "cards", "last", "luck")

    def __init__(self, odds: GuardianOdds, left: int, experience: Experience) -> None:
        self._odds = odds
        self._experience = experience
        self.luck = experience.luck_after(left)
        self.last = left == 0
        self.cards = [0.0] * len(experience.cards) if self.last else experience.cards
        self._luck_before = experience.luck_after(left + 1)

    def before(self, state: State) -> list[float]:
        """From the current gold, with this round still to play."""
        return win_chances([float(gold) for gold in state.gold], self._luck_before)

    def after(self, state: State) -> list[float]:
        """With all monsters placed: averaged over how far the players get, with mean loot."""
        players = state.players
        healing = self._healing(state)
        gold = [float(each) for each in state.gold]
        bonus = self._hand_bonus(state)
        totals = [0.0] * players
        reached = 1.0
        lowest = self._lowest_sum(state)
        for place in range(players):
            total = state.lying[2 * place] + state.lying[2 * place + 1]
            chance = self._odds.chance[place][total]
            if chance < 1.0:
                self._add_ending(totals, gold, healing, bonus, reached * (1.0 - chance))
            reached *= chance
            if reached == 0.0:
                return totals
            more = self._odds.lowest if total == lowest else 0.0
            self._take_loot(state, place, more, gold, healing)
        self._add_ending(totals, gold, healing, bonus, reached)
        return totals

    def _healing(self, state: State) -> list[int]:
        """M-5.1: what each player pays if the first guardian already wins."""
        costs = [0] * state.players
        for spot in range(2 * state.players):
            owner = state.owner[spot]
            costs[owner] += self._odds.healing[owner][state.lying[spot]]
        return costs

    def _hand_bonus(self, state: State) -> list[float]:
        """The cards of the next round: those not played in this one (M-5.2)."""
        if self.last:
            return [0.0] * state.players
        hand, aside = state.hand, state.aside
        worth = self._experience.hands
        return [worth[hand[p] | aside[p]] for p in range(state.players)]

    def _lowest_sum(self, state: State) -> int:
        if self._odds.lowest == 0.0:
            return -1
        lying = state.lying
        return min(lying[spot] + lying[spot + 1] for spot in range(0, 2 * state.players, 2))

    def _take_loot(
        self, state: State, place: int, more: float, gold: list[float], healing: list[int]
    ) -> None:
        """M-4.2: add one guardian's loot, plus `more` for each; its monsters need no healing."""
        odds = self._odds
        for spot in (2 * place, 2 * place + 1):
            owner, mine, other = state.owner[spot], state.lying[spot], state.lying[spot ^ 1]
            healing[owner] -= odds.healing[owner][mine]
            gold[owner] += share(odds, place, mine, other) + more

    def _add_ending(
        self,
        totals: list[float],
        gold: list[float],
        healing: list[int],
        bonus: list[float],
        chance: float,
    ) -> None:
        """Add one possible end of the fights, weighted by its `chance`."""
        ends = [
            max(0.0, each - healing[player]) + bonus[player] for player, each in enumerate(gold)
        ]
        for player, part in enumerate(win_chances(ends, self.luck)):
            totals[player] += chance * part


def share(odds: GuardianOdds, place: int, mine: int, other: int) -> float:
    """M-4.2: the mean share of a monster that beat a guardian beside another."""
    if mine > other:
        return odds.stronger[place][mine + other]
    if mine < other:
        return odds.weaker[place][mine + other]
    return odds.equal[place][mine + other]


def win_chances(gold: list[float], luck: float) -> list[float]:
    """Softmax of gold with temperature `luck`: how likely each player is to win."""
    most = max(gold)
    weights = [exp((each - most) / luck) for each in gold]
    total = sum(weights)
    return [weight / total for weight in weights]
