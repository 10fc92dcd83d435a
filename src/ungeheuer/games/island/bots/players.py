"""The bots of `island`: they take a view and explain their moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from mypy_extensions import mypyc_attr

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Ask, Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.quick import Choice, choices
from ungeheuer.games.island.bots.reasons import Reasons
from ungeheuer.games.island.bots.thinking import Thinking
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.position import from_position
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View

TINY: Final = 1e-12


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickBot(Bot):
    """The quick player: deterministic for a view."""

    def __init__(self, cardset: CardSet) -> None:
        self._deck = deck_of(cardset)

    def shown(self, view: View) -> State:
        """I-1.15: nothing is hidden, so the view holds the whole position."""
        return from_position(view.position, self._deck)

    def ranked(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        """The moves it considers, best first."""
        return choices(state, ask)

    def choose(self, view: View, decision: Decision[Move], rng: Rng) -> Move:
        return self.ranked(self.shown(view), decision.ask, rng)[0].move

    def intend(
        self, view: View, decision: Decision[Move], rng: Rng
    ) -> tuple[Move, Advice[Move] | None]:
        state = self.shown(view)
        best = self.ranked(state, decision.ask, rng)[0]
        return best.move, advised(state, [best])[0]

    def advise(self, view: View, decision: Decision[Move], rng: Rng) -> list[Advice[Move]]:
        state = self.shown(view)
        return advised(state, self.ranked(state, decision.ask, rng))


class ClumsyBot(QuickBot):
    """The quick player with noise: often takes a move that looks nearly as good."""

    def __init__(self, clumsiness: float, cardset: CardSet) -> None:
        super().__init__(cardset)
        self._clumsiness = clumsiness  # scale of the noise, in points

    def ranked(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        """Gumbel noise on every value, which amounts to a softmax."""
        seen = []
        for choice in choices(state, ask):
            noise = -log(-log(rng.uniform() + TINY) + TINY)
            seen.append(Choice(choice.move, choice.value + self._clumsiness * noise))
        return sorted(seen, key=_by_value)

    def advise(self, view: View, decision: Decision[Move], rng: Rng) -> list[Advice[Move]]:
        """Without the noise: advice should be good."""
        state = self.shown(view)
        return advised(state, choices(state, decision.ask))


def _by_value(choice: Choice) -> float:
    return -choice.value


class ThinkingBot(QuickBot):
    """The quick player, with simulations for close decisions."""

    def __init__(self, thinking: Thinking, cardset: CardSet) -> None:
        super().__init__(cardset)
        self._thinking = thinking

    def ranked(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        return self._thinking.choices(state, ask, rng)


def advised(state: State, choices: Sequence[Choice]) -> list[Advice[Move]]:
    reasons = Reasons(state)
    return [Advice(choice.move, choice.value, *reasons.of(choice.move)) for choice in choices]
