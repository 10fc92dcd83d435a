"""A bot without search: better plays are likelier, but any may be chosen."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.bots.round import Round

CLUMSINESS: Final = 0.7  # gold: a play that looks this much worse is chosen 1/e times as often


class ClumsyBot(Bot):
    """Draws a play from a softmax over the heuristic's gains."""

    def __init__(self, cardset: CardSet) -> None:
        self._cardset = cardset

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        if decision.ask.size() == 1:
            only: Move = decision.ask.moves()[0]
            return only
        plays, gains = Round(view, self._cardset, rng).heuristic_gains(rng)
        most = max(gains)
        left = rng.uniform() * sum(exp((gain - most) / CLUMSINESS) for gain in gains)
        for play, gain in zip(plays, gains, strict=True):
            left -= exp((gain - most) / CLUMSINESS)
            if left < 0.0:
                return play
        return plays[-1]  # rounding errors
