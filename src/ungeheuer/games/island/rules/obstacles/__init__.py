"""Why a move is not possible, from the seat's own view alone.

Nothing is hidden in this game, so the view holds the whole position, and the rules are asked. First
whether what the move names exists, and whether this is the moment for it; then each condition by
itself, so that a reason stays true whatever becomes of the others. A move without a reason is
offered, and the other way round.
"""

from __future__ import annotations

from ungeheuer.engine.decision import Move, Phrase
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules.card_moves import Buy
from ungeheuer.games.island.rules.market import buy_of
from ungeheuer.games.island.rules.obstacles import cards, chance, dice, targets, words
from ungeheuer.games.island.rules.obstacles.moment import not_now
from ungeheuer.games.island.rules.obstacles.unknown import unknown
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


def phrase(state: State, move: Move) -> Phrase:
    """What a move would do; one that names what does not exist is quoted."""
    if unknown(state, move):
        return move.quoted()
    if isinstance(move, Buy):
        move = buy_of(move.slot, state.market[move.slot])
    return move.phrase()


def obstacles(state: State, move: Move) -> list[Obstacle]:
    """I-27: what is named, whether this is the moment, then the move, as the view shows it all."""
    question = state.question
    assert question is not None
    if question.ask.contains(move):
        return []
    return unknown(state, move) or not_now(state, move) or REASONS[type(move)](state, move)
