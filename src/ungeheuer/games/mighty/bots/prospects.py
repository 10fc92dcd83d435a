"""Who is likely to win the match, seen from the end of a round."""

from __future__ import annotations

from math import exp
from typing import Final

from ungeheuer.games.mighty.bots.outlook import Outlook
from ungeheuer.games.mighty.rules.moves import CARDS, Hand
from ungeheuer.games.mighty.rules.state import State

# Fitted to 1,200 matches of 4 players, 60 simulations a move (../fitting.py); the first of
# LUCK is not: it stands for how far the loot of the last round may differ from its mean.
# By rounds still to come: so much gold more makes a player e times as likely to win.
LUCK: Final = [0.9, 2.1, 3.1, 4.1, 5.3, 6.5]
# What a card of strength 1 to 5 in the next round's hand is worth, in gold; 0 is no card.
CARD_WORTH: Final = [0.0, -0.8, -0.6, -0.4, 0.4, 1.4]


def hand_worth(hand: Hand) -> float:
    worth = 0.0
    for card in CARDS[hand]:
        worth += CARD_WORTH[card]
    return worth


WORTH: Final = [hand_worth(Hand(hand)) for hand in range(64)]


def luck_of(left: int) -> float:
    return LUCK[min(left, len(LUCK) - 1)]


class Prospects:
    """Win chances after a round of which the guardians' outlook is known."""

    __slots__ = ("_before", "_outlook", "last", "luck")

    def __init__(self, outlook: Outlook, left: int) -> None:
        self._outlook = outlook
        self.luck = luck_of(left)
        self.last = left == 0
        self._before = luck_of(left + 1)

    def before(self, state: State) -> list[float]:
        """As the gold lies now, with this round still to come."""
        return standing([float(gold) for gold in state.gold], self._before)

    def after(self, state: State) -> list[float]:
        """With all monsters placed: how far the players get is weighed, the loot is averaged."""
        players = state.players
        healing = self._healing(state)
        gold = [float(each) for each in state.gold]
        bonus = self._bonus(state)
        totals = [0.0] * players
        reached = 1.0
        lowest = self._lowest(state)
        for place in range(players):
            total = state.lying[2 * place] + state.lying[2 * place + 1]
            chance = self._outlook.chance[place][total]
            if chance < 1.0:
                self._count(totals, gold, healing, bonus, reached * (1.0 - chance))
            reached *= chance
            if reached == 0.0:
                return totals
            more = self._outlook.lowest if total == lowest else 0.0
            self._take(state, place, more, gold, healing)
        self._count(totals, gold, healing, bonus, reached)
        return totals

    def _healing(self, state: State) -> list[int]:
        """M-5.1: what each player pays if the first guardian is lost already."""
        found = [0] * state.players
        for spot in range(2 * state.players):
            owner = state.owner[spot]
            found[owner] += self._outlook.healing[owner][state.lying[spot]]
        return found

    def _bonus(self, state: State) -> list[float]:
        """The cards of the next round: those not played in this one (M-5.2)."""
        if self.last:
            return [0.0] * state.players
        hand, aside = state.hand, state.aside
        return [WORTH[hand[p] | aside[p]] for p in range(state.players)]

    def _lowest(self, state: State) -> int:
        if self._outlook.lowest == 0.0:
            return -1
        lying = state.lying
        return min(lying[spot] + lying[spot + 1] for spot in range(0, 2 * state.players, 2))

    def _take(
        self, state: State, place: int, more: float, gold: list[float], healing: list[int]
    ) -> None:
        """M-4.2: the loot of one guardian, `more` for each, and nothing to heal there."""
        outlook = self._outlook
        for spot in (2 * place, 2 * place + 1):
            owner, mine, other = state.owner[spot], state.lying[spot], state.lying[spot ^ 1]
            healing[owner] -= outlook.healing[owner][mine]
            gold[owner] += share(outlook, place, mine, other) + more

    def _count(
        self,
        totals: list[float],
        gold: list[float],
        healing: list[int],
        bonus: list[float],
        chance: float,
    ) -> None:
        """One way the fights may end, as likely as `chance`."""
        ends = [
            max(0.0, each - healing[player]) + bonus[player] for player, each in enumerate(gold)
        ]
        for player, part in enumerate(standing(ends, self.luck)):
            totals[player] += chance * part


def share(outlook: Outlook, place: int, mine: int, other: int) -> float:
    """M-4.2: what a monster beside another one gets of a beaten guardian, on average."""
    if mine > other:
        return outlook.stronger[place][mine + other]
    if mine < other:
        return outlook.weaker[place][mine + other]
    return outlook.equal[place][mine + other]


def standing(gold: list[float], luck: float) -> list[float]:
    """How likely each player is to win with this gold, if `luck` is what may still happen."""
    most = max(gold)
    weights = [exp((each - most) / luck) for each in gold]
    total = sum(weights)
    return [weight / total for weight in weights]
