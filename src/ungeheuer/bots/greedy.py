"""Plays the move that the game's own advice values most, without searching."""

from typing import Any, Final

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice, Game
from ungeheuer.engine.rng import Rng

AS_GOOD: Final = 1e-9


class GreedyBot(Bot):
    """Follows the advice; ties are broken at random, so that it is hard to predict."""

    def __init__(self, game: Game[Any, Any, Any], cardset: CardSet) -> None:
        self._game = game
        self._cardset = cardset

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        return self.intend(view, decision, rng)[0]

    def intend(
        self, view: Any, decision: Decision[Any], rng: Rng
    ) -> tuple[Move, Advice[Any] | None]:
        advice = self._game.advise(view, self._cardset, decision)
        if not advice:
            sampled: Move = decision.ask.sample(rng)
            return sampled, None
        best = max(a.value for a in advice)
        equals = [a for a in advice if a.value >= best - AS_GOOD]
        chosen: Advice[Any] = equals[rng.below(len(equals))]
        return chosen.move, chosen

    def advise(self, view: Any, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
        return self._game.advise(view, self._cardset, decision)
