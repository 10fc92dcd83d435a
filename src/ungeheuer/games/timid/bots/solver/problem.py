"""The problem that the solver solves: a floor, the monsters never seen, and a shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.games.timid.bots.plans import cells_of, frames, pairs_of, plans_with
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import ATTACK, JUMP, PEEK, Search
from ungeheuer.games.timid.bots.solver.floor.traps import comfortable_slots
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.shapes import shape_of
from ungeheuer.games.timid.rules.state import PEEKS

WAYS: Final = 120  # to lay two monsters, the exit and the corridors on six slots


class Problem:
    """What both sides know before a floor: its number, and the monsters never seen."""

    def __init__(self, floor: int, pool: int, patterns: Sequence[str]) -> None:
        self.floor = floor
        self.pool = pool
        self.patterns = list(patterns)
        self.pairs = pairs_of(pool)
        self.tools = ATTACK | JUMP | PEEK * PEEKS[floor]

    def plans(self) -> list[int]:
        """All plans, pair by pair."""
        return [plan for pair in self.pairs for plan in plans_with(pair)]


class ShapeProblem:
    """One shape with all its plans, and the best response to any mix of them."""

    def __init__(self, problem: Problem, cells: tuple[Cell, ...]) -> None:
        self.cells = cells
        self.tools = problem.tools
        shape = shape_of(cells)
        cosy = [comfortable_slots(shape, rows) for rows in problem.patterns]
        self.plans = problem.plans()
        self.board = Board(shape, cosy, self.plans)
        even = 1.0 / len(self.plans)
        self._blind = Search(self.board, [even] * len(self.plans))
        self._mirrors = mirrors(self.board, self.plans)

    def evened(self, numbers: list[float]) -> list[float]:
        """Averaged over the symmetries of the shape."""
        if len(self._mirrors) == 1:
            return numbers
        share = 1.0 / len(self._mirrors)
        means = [0.0] * len(numbers)
        for goes in self._mirrors:
            for number, there in enumerate(goes):
                means[number] += share * numbers[there]
        return means

    def answer(self, weights: list[float]) -> tuple[float, list[float]]:
        """The best response: its value, and under which plans it escapes."""
        evened = self.evened(weights)
        reply = Search(self.board, evened)
        value = reply.value(reply.belief(0), 1, 0, self.tools)
        escaped = [0.0] * len(self.plans)
        self._blind.outcomes(reply, self.tools, escaped)
        return value, self.evened(escaped)

    def escape(self, weights: list[float]) -> float:
        """The value of the best response."""
        reply = Search(self.board, self.evened(weights))
        return reply.value(reply.belief(0), 1, 0, self.tools)


def mirrors(board: Board, plans: list[int]) -> list[list[int]]:
    """For every symmetry of the shape: the index that each plan maps to."""
    at = {plan: number for number, plan in enumerate(plans)}
    ways = frames(cells_of(board.shape))
    return [[at[frame.carry(plan)] for plan in plans] for frame in ways]
