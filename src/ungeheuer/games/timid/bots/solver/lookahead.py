"""Search of a floor that looks ahead: the value of getting out depends on what is known then.

It uses the moves and outcomes of `floor.search` but is slower, since it examines every move; used
only to judge strategies.
"""

from __future__ import annotations

from collections.abc import Callable

from ungeheuer.games.timid.bots.solver.floor.beliefs import Belief
from ungeheuer.games.timid.bots.solver.floor.search import ON, OUT, PEEK, After, Search

Prize = Callable[[Belief], float]  # at most the belief's weight


class Lookahead:
    """One floor; `prize` is the value of getting out with a belief."""

    def __init__(self, search: Search, prize: Prize) -> None:
        self._search = search  # a thorough one
        self._prize = prize
        self._prizes: dict[int, float] = {}
        self._known: dict[tuple[int, int, int, int], float] = {}

    def value(self, belief: Belief, pawn: int, active: int, tools: int) -> float:
        walk = pawn if tools >= PEEK else self._search.walk(belief, pawn, active)
        key = (belief.shown, walk, active, tools)
        if key not in self._known:
            best = 0.0
            for move in self._search.moves(belief, walk, active, tools):
                after = self._search.after(belief, active, tools, move)
                best = max(best, self._worth(belief, after, best))
            self._known[key] = best
        return self._known[key]

    def _worth(self, belief: Belief, outcomes: list[After], best: float) -> float:
        """The value of a move; 0 as soon as it cannot exceed `best`."""
        hope = belief.weight
        for after in outcomes:
            hope -= after.belief.weight - self._of(after)
            if hope <= best:
                return 0.0
        return hope

    def _of(self, after: After) -> float:
        if after.fate == ON:
            return self.value(after.belief, after.pawn, after.active, after.tools)
        if after.fate != OUT:
            return 0.0
        shown = after.belief.shown
        if shown not in self._prizes:
            self._prizes[shown] = self._prize(after.belief)
        return self._prizes[shown]
