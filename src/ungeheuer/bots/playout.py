"""Random play to the end, without views."""

from typing import Any

from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Game
from ungeheuer.engine.rng import Rng


def playout(game: Game[Any, Any, Any], state: Any, rng: Rng) -> tuple[Outcome, int]:
    """The outcome of random play, and how many moves it took.

    Changes the state: pass a copy or a guess.
    """
    moves = 0
    while True:
        asked = game.decide(state)
        if not isinstance(asked, Decision):
            return asked, moves
        game.apply(state, asked.ask.sample(rng), SILENT)
        moves += 1
