"""Why a move is not possible, from the seat's own view alone.

Nothing is hidden in this game, so the view holds the whole position, and the rules are asked. First
whether this is the moment for such a move; then each condition by itself, so that a reason stays
true whatever becomes of the others. A move without a reason is offered, and the other way round.
"""

from __future__ import annotations

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules.obstacles import cards, chance, dice, targets, words
from ungeheuer.games.island.rules.obstacles.moment import not_now
from ungeheuer.games.island.rules.reasons import Why, obstacle
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View

REASONS: dict[type[Move], Why] = {
    **dice.REASONS,
    **cards.REASONS,
    **targets.REASONS,
    **words.REASONS,
    **chance.REASONS,
}


def not_asked(view: View) -> list[Obstacle]:
    """I-27: first of all, this seat has to be asked."""
    if view.asked == view.seat:
        return []
    return [obstacle("I-3.4", "not-asked", asked=view.asked or "none")]


def obstacles(state: State, move: Move) -> list[Obstacle]:
    """I-27: whether this is the moment, then the move, in the position that the view shows."""
    question = state.question
    assert question is not None
    if question.ask.contains(move):
        return []
    return not_now(state, move) or REASONS[type(move)](state, move)
