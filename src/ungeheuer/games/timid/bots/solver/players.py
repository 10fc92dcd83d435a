"""Both sides of the judgement as bots: who builds in a certain way, and who knows that way.

They exist to check, by playing, what `worst` works out.
"""

from __future__ import annotations

from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.builder import SYMMETRIES, Hand, drawn, in_hand, laid
from ungeheuer.games.timid.bots.estimate import (
    Estimate,
    add_strategy,
    fitting,
    pool_before,
    shown_on,
)
from ungeheuer.games.timid.bots.plans import cells_of
from ungeheuer.games.timid.bots.situation import comforts, number_of, tools_in
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import Search
from ungeheuer.games.timid.bots.solver.rivals import Way
from ungeheuer.games.timid.bots.solver.worst import Judge
from ungeheuer.games.timid.rules.moves import GiveUp
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import floor_of


class Builder(Bot):
    """The dungeon, building in one way."""

    def __init__(self, way: Way) -> None:
        self._way = way

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        hand = Hand(view)
        strategy = self._way(view.floor, pool_before(view))
        choice = drawn(in_hand(strategy, *hand.numbers), rng)
        return laid(choice, hand.names, rng.below(SYMMETRIES))


class Reader(Bot):
    """A character who knows how the dungeon builds, and looks ahead as `Judge.reader` does."""

    def __init__(self, way: Way, judge: Judge) -> None:
        self._way = way
        self._judge = judge

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        floor = floor_of(view)
        search = self._search(view, floor)
        belief = search.belief(shown_on(view, floor))
        best = search.best(belief, 1 << floor.pawn, floor.active(), tools_in(view))
        moves: list[Move] = [m for m in decision.ask.moves() if not isinstance(m, GiveUp)]
        fits = [move for move in moves if number_of(floor, move) == best]
        return fits[0] if fits else moves[0]

    def _search(self, view: Any, floor: Floor) -> Search:
        found, pool = Estimate(), pool_before(view)
        names = {number: number for number in range(6)}
        add_strategy(found, self._way(view.floor, pool), cells_of(floor.shape), pool, names)
        plans, weights = fitting(view, floor, found, 1.0)
        prizes = self._judge.hopes(plans, view.floor, pool)
        whole = sum(weights) or 1.0
        board = Board(floor.shape, comforts(view, floor.shape), plans)
        return Search(board, [weight / whole for weight in weights], prizes)
