"""What the cards on offer, and energy to buy them with, are worth to the active player."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import KEEP
from ungeheuer.games.island.rules.effect import Scale
from ungeheuer.games.island.rules.names import NO_CARD, CardId

ENOUGH: Final = 10  # energy beyond this has no value
SCALE: Final = Scale(-w.WEIGHTS[w.BOSS_HP], w.WEIGHTS[w.SKIPS], w.WON)


def card_worth(features: Features, card: CardId) -> float:
    """A KEEP card by its effects for the rest of the match, any other by its effect now."""
    sheet = features.state.deck.cards[card]
    if sheet.sort == KEEP:
        return sheet.kept_worth * features.turns * w.WEIGHTS[w.CARDS]
    best = 0.0
    for ability in sheet.abilities:
        for effect in ability.effects:
            best += effect.worth_now(features.state, SCALE)
    return best


class Purse:
    """What up to `most` energy is worth: by set of cards on offer, its price and worth."""

    __slots__ = ("prices", "worths")

    def __init__(self, features: Features, most: int) -> None:
        state = features.state
        self.prices = [0]  # the first set is empty
        self.worths = [0.0]
        for card in state.market:
            if card == NO_CARD:
                continue
            price = powers.price(state, card)
            worth = card_worth(features, card) if price <= most else 0.0
            if worth > 0.0:
                self._add(price, worth)

    def _add(self, price: int, worth: float) -> None:
        for number in range(len(self.prices)):
            self.prices.append(self.prices[number] + price)
            self.worths.append(self.worths[number] + worth)

    def worth(self, energy: int) -> float:
        """The best of keeping it and any purchase plus the rest."""
        best = energy_worth(energy)
        for number in range(1, len(self.prices)):
            left = energy - self.prices[number]
            if left >= 0:
                best = max(best, self.worths[number] + energy_worth(left))
        return best


def energy_worth(energy: int) -> float:
    return w.WEIGHTS[w.ENERGY] * (min(ENOUGH, energy))
