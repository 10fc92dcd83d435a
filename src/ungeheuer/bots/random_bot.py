"""Any legal move, all equally likely."""

from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng


class RandomBot(Bot):
    """Samples a legal move."""

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        move: Move = decision.ask.sample(rng)
        return move
