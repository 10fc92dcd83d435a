"""A bot that glances and grabs: good plays are likelier, but any may be made."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.bots.round import Round

CLUMSY: Final = 0.7  # gold: a play that looks so much worse is made 1/e times as often


class ClumsyBot(Bot):
    """No search: one look at every play, and an unsteady hand."""

    def __init__(self, cardset: CardSet) -> None:
        self._cardset = cardset

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        if decision.ask.size() == 1:
            only: Move = decision.ask.moves()[0]
            return only
        plays, gains = Round(view, self._cardset, rng).look(rng)
        most = max(gains)
        left = rng.uniform() * sum(exp((gain - most) / CLUMSY) for gain in gains)
        for play, gain in zip(plays, gains, strict=True):
            left -= exp((gain - most) / CLUMSY)
            if left < 0.0:
                return play
        return plays[-1]  # rounding may leave a little
