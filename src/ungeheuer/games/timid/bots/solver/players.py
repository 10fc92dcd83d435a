"""Both sides as bots: a dungeon that follows a policy, and a character that knows it.

They check by playing what `best_response` computes.
"""

from __future__ import annotations

from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.builder import (
    SYMMETRIES,
    Hand,
    as_move,
    choices_for,
    draw,
)
from ungeheuer.games.timid.bots.estimate import (
    Estimate,
    add_strategy,
    fitting,
    pool_before,
    shown_on,
)
from ungeheuer.games.timid.bots.plans import cells_of
from ungeheuer.games.timid.bots.situation import comforts, number_of, tools_in
from ungeheuer.games.timid.bots.solver.best_response import BestResponse
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import Search
from ungeheuer.games.timid.bots.solver.policies import BuildPolicy
from ungeheuer.games.timid.rules.moves import GiveUp
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import floor_of


class Builder(Bot):
    """The dungeon, following a policy."""

    def __init__(self, policy: BuildPolicy) -> None:
        self._policy = policy

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        hand = Hand(view)
        strategy = self._policy(view.floor, pool_before(view))
        choice = draw(choices_for(strategy, *hand.numbers), rng)
        return as_move(choice, hand.names, rng.below(SYMMETRIES))


class Reader(Bot):
    """A character who knows the policy and looks ahead as `BestResponse.reader` does."""

    def __init__(self, policy: BuildPolicy, response: BestResponse) -> None:
        self._policy = policy
        self._response = response

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        floor = floor_of(view)
        search = self._search(view, floor)
        belief = search.belief(shown_on(view, floor))
        best = search.best(belief, 1 << floor.pawn, floor.active(), tools_in(view))
        moves: list[Move] = [m for m in decision.ask.moves() if not isinstance(m, GiveUp)]
        fits = [move for move in moves if number_of(floor, move) == best]
        return fits[0] if fits else moves[0]

    def _search(self, view: Any, floor: Floor) -> Search:
        estimate, pool = Estimate(), pool_before(view)
        names = {number: number for number in range(6)}
        add_strategy(estimate, self._policy(view.floor, pool), cells_of(floor.shape), pool, names)
        plans, weights = fitting(view, floor, estimate, 1.0)
        prizes = self._response.hopes(plans, view.floor, pool)
        whole = sum(weights) or 1.0
        board = Board(floor.shape, comforts(view, floor.shape), plans)
        return Search(board, [weight / whole for weight in weights], prizes)
