"""Random play to the end, without views: what search does a thousand times for one move."""

from typing import Any

from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Game
from ungeheuer.engine.rng import Rng


def playout(game: Game[Any, Any, Any], state: Any, rng: Rng) -> tuple[Outcome, int]:
    """Play a state to its end, every seat and chance at random; also says how many moves.

    The state is used up: search plays out copies and guesses, never a match.
    """
    moves = 0
    while True:
        asked = game.decide(state)
        if not isinstance(asked, Decision):
            return asked, moves
        game.apply(state, asked.ask.sample(rng), SILENT)
        moves += 1
