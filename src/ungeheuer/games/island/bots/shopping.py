"""What the cards on offer, and energy to buy them with, are worth to the active player."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.features import Features, ability_worth
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import KEEP, Effect
from ungeheuer.games.island.rules.names import NO_CARD, CardId
from ungeheuer.games.island.rules.state import State

ENOUGH: Final = 10  # energy beyond this has no value
ANY_PLAY: Final = 0.8
EFFECTS: Final[dict[str, float]] = {"strike": 1.1, "boss-fame": 1.0, "fame": 0.7, "move-boss": 0.4}


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
            best += effect_worth(features, effect)
    return best


def effect_worth(features: Features, effect: Effect) -> float:
    """Rough value of an immediate effect."""
    state, do, n = features.state, effect.do, effect.n
    if do == "boss-hit":
        return (w.WON if n >= state.boss.hp else 0.0) - n * w.WEIGHTS[w.BOSS_HP]
    if do == "heal":
        return heal_worth(state, effect)
    if do == "clear":
        most = max([ground.crystals for ground in state.island])
        return 5.0 if most == 2 else 1.5 * most
    if do == "skip":
        return w.WEIGHTS[w.SKIPS] if n not in state.skips else 0.0
    return EFFECTS.get(do, 0.0) * abs(n) if n else ANY_PLAY


def heal_worth(state: State, effect: Effect) -> float:
    """HP count more for monsters with few of them."""
    total = 0.0
    for monster in state.monsters:
        lost = 10 - monster.hp
        if lost > 0:
            worth = min(lost, effect.n) * (1.4 if monster.hp <= 4 else 0.5)
            if effect.who == "each":
                total += worth
            elif monster is state.me() or effect.who == "one":
                total = max(total, worth)
    return total


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
