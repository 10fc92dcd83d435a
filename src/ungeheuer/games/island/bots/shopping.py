"""What the cards on offer, and energy to buy them with, are worth to the active player."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.features import Features, ability_worth
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import KEEP
from ungeheuer.games.island.rules.effect import Scale
from ungeheuer.games.island.rules.names import NO_CARD, CardId

ENOUGH: Final = 10  # energy beyond this has no value
SCALE: Final = Scale(-w.WEIGHTS[w.BOSS_HP], w.WEIGHTS[w.SKIPS], w.WON)


def card_worth(features: Features, card: CardId) -> float:
    """A KEEP card by its effects for the rest of the match, any other by its effect now."""
    sheet = features.state.deck.cards[card]
    best = 0.0
    if sheet.sort == KEEP:
        for ability in sheet.abilities:
            best = max(best, ability_worth(ability))
        return best * features.turns * w.WEIGHTS[w.CARDS]
    for ability in sheet.abilities:
        for effect in ability.effects:
            best += effect.worth_now(features.state, SCALE)
    return best


class Purse:
    """What energy is worth before buying cards."""

    __slots__ = ("prices", "worths")

    def __init__(self, features: Features) -> None:
        state = features.state
        self.prices: list[int] = []
        self.worths: list[float] = []
        for card in state.market:
            if card != NO_CARD:
                worth = card_worth(features, card)
                if worth > 0.0:
                    self.prices.append(powers.price(state, card))
                    self.worths.append(worth)

    def worth(self, energy: int) -> float:
        """The best of keeping it and any purchase plus the rest."""
        best = energy_worth(energy)
        for chosen in range(1, 1 << len(self.prices)):
            left, value = energy, 0.0
            for slot in range(len(self.prices)):
                if chosen >> slot & 1:
                    left -= self.prices[slot]
                    value += self.worths[slot]
            if left >= 0 and value + energy_worth(left) > best:
                best = value + energy_worth(left)
        return best


def energy_worth(energy: int) -> float:
    return w.WEIGHTS[w.ENERGY] * (min(ENOUGH, energy))
