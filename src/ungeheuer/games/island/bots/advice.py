"""Advice from the view alone, by the evaluation that the bots have."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.island.bots.quick import Choice, choices, evaluated
from ungeheuer.games.island.bots.reasons import Reasons
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.rules.state import State

MOST: Final = 80  # the most further moves that are tried; of more, an evenly spaced sample


def advise(state: State, decision: Decision[Move]) -> list[Advice[Move]]:
    """The moves with their values for the team, best first: what the quick player thinks of them.

    Those that it would not consider follow with the value of the position after them.
    """
    ask = decision.ask
    best = choices(state, ask)
    known = [choice.move for choice in best]
    moves = ask.others if isinstance(ask, Throwing) else ask.moves()
    others = [move for move in moves if move not in known]
    rest = evaluated(state, others[:: max(1, -(-len(others) // MOST))])
    least = best[-1].value
    ranked = best + [Choice(choice.move, min(choice.value, least)) for choice in rest]
    reasons = Reasons(state)
    return [Advice(choice.move, choice.value, *reasons.of(choice.move)) for choice in ranked]
