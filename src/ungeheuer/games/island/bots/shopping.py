"""What the cards on offer are worth to the active player, and what its energy could buy."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.scene import Scene, ability_worth
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import KEEP, Effect
from ungeheuer.games.island.rules.names import NO_CARD, CardId
from ungeheuer.games.island.rules.state import State

ENOUGH: Final = 10  # energy beyond this has no worth of its own
ANY_PLAY: Final = 0.8
PLAYED: Final[dict[str, float]] = {"strike": 1.1, "boss-fame": 1.0, "fame": 0.7, "move-boss": 0.4}


def card_worth(scene: Scene, card: CardId) -> float:
    """A card to keep by its effects for the rest of the match, another by what it does now."""
    found = scene.state.deck.cards[card]
    best = 0.0
    if found.sort == KEEP:
        for ability in found.abilities:
            best = max(best, ability_worth(ability))
        return best * scene.turns * w.WEIGHTS[w.CARDS]
    for ability in found.abilities:
        for effect in ability.effects:
            best += played(scene, effect)
    return best


def played(scene: Scene, effect: Effect) -> float:
    """Roughly what one effect brings at once."""
    state, do, n = scene.state, effect.do, effect.n
    if do == "boss-hit":
        return (w.WON if n >= state.boss.hp else 0.0) - n * w.WEIGHTS[w.BOSS_HP]
    if do == "heal":
        return healed(state, effect)
    if do == "clear":
        most = max([ground.crystals for ground in state.island])
        return 5.0 if most == 2 else 1.5 * most
    if do == "skip":
        return w.WEIGHTS[w.SKIPS] if n not in state.skips else 0.0
    return PLAYED.get(do, 0.0) * abs(n) if n else ANY_PLAY


def healed(state: State, effect: Effect) -> float:
    """One HP counts, more where few are left; whom it heals does not matter here."""
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
    """What energy is worth to the active player before it goes shopping."""

    __slots__ = ("prices", "worths")

    def __init__(self, scene: Scene) -> None:
        state = scene.state
        self.prices: list[int] = []
        self.worths: list[float] = []
        for card in state.market:
            if card != NO_CARD:
                worth = card_worth(scene, card)
                if worth > 0.0:
                    self.prices.append(powers.price(state, card))
                    self.worths.append(worth)

    def worth(self, energy: int) -> float:
        """Its own worth, or that of the best that it buys with what is left."""
        best = kept(energy)
        for chosen in range(1, 1 << len(self.prices)):
            left, value = energy, 0.0
            for slot in range(len(self.prices)):
                if chosen >> slot & 1:
                    left -= self.prices[slot]
                    value += self.worths[slot]
            if left >= 0 and value + kept(left) > best:
                best = value + kept(left)
        return best


def kept(energy: int) -> float:
    return w.WEIGHTS[w.ENERGY] * (min(ENOUGH, energy))
