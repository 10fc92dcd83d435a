"""What matches between bots have taught about a card set, as figures for `win_estimate`.

They are fitted by `../fitting.py`, to each shipped set on its own: with other loot another lead
in gold decides.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.games.mighty.rules.moves import CARDS, Hand

ALL_HANDS: Final = 64


class Experience:
    """How much luck is still to come, and what the cards of the next hand are worth.

    `luck`, by rounds still to come: this much more gold makes a player e times as likely to win.
    The first figure is not fitted: it models how far the loot of the last round may differ from
    its mean. `cards`: what a card of strength 1 to 5 in the next round's hand is worth, in gold;
    0 is no card. `hands`: the same for each hand.
    """

    __slots__ = ("cards", "hands", "luck")

    def __init__(self, luck: list[float], cards: list[float]) -> None:
        self.luck = luck
        self.cards = cards
        self.hands = [self._hand_worth(Hand(hand)) for hand in range(ALL_HANDS)]

    def _hand_worth(self, hand: Hand) -> float:
        worth = 0.0
        for card in CARDS[hand]:
            worth += self.cards[card]
        return worth

    def luck_after(self, left: int) -> float:
        return self.luck[min(left, len(self.luck) - 1)]


# 1,200 matches of 4 players without variants each, 60 simulations a move.
HOUSE_1: Final = Experience([0.9, 2.1, 3.1, 4.1, 5.3, 6.5], [0.0, -0.8, -0.6, -0.4, 0.4, 1.4])
HOUSE_2: Final = Experience([0.9, 2.0, 2.5, 3.3, 4.1, 4.7], [0.0, -0.3, -0.3, -0.2, 0.3, 0.6])

BY_HASH: Final = {
    "4d4ffac7feb14e89": HOUSE_1,
    "54644cfd31e8013e": HOUSE_2,
}


def experience_with(cardset: CardSet) -> Experience:
    """The figures of this very card set; those of the newest one for a set of one's own."""
    return BY_HASH.get(cardset.hash, HOUSE_2)
