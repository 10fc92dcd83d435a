"""Solves one problem: chooses shapes, trains a mix on each, combines them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from ungeheuer.games.timid.bots.book import WHOLE
from ungeheuer.games.timid.bots.solver.candidates import best_shapes, escape_chance
from ungeheuer.games.timid.bots.solver.problem import Problem, ShapeProblem
from ungeheuer.games.timid.bots.solver.regret import Mix, escape
from ungeheuer.games.timid.bots.solver.strategy_files import rounded, state_data
from ungeheuer.games.timid.rules.grid import Cell

# T-5.1: the least and the most monsters unseen before each floor
UNSEEN: Final = {1: (6, 6), 2: (4, 6), 3: (2, 6)}
SLACK: Final = 0.01  # how much worse than the best a shape may be and still be used

Tick = Callable[[str], None]


def pools(floor: int) -> list[int]:
    """Every set of monsters that may be unseen before a floor, the largest first."""
    least, most = UNSEEN[floor]
    return [
        sum(1 << monster for monster in monsters)
        for size in range(most, least - 1, -1)
        for monsters in combinations(range(6), size)
    ]


def solve(
    problem: Problem, among: Sequence[tuple[Cell, ...]], rounds: int, tick: Tick
) -> dict[str, Any]:
    """A state for the strategy file: the best shapes, equally likely, each with its own mix.

    The shape does not depend on the hand, so it reveals nothing and shapes can be solved
    independently.
    """
    best = best_shapes(problem, among, tick)
    for one in best:
        one.run(max(0, rounds - one.rounds))
        tick(f"escape {escape_chance(one):.4f} after {one.rounds} rounds")
    tables = [one.tables[0] for one in best]
    return combined(problem, tables, [one.mean()[0] for one in best])


def combined(problem: Problem, tables: Sequence[ShapeProblem], mix: Mix) -> dict[str, Any]:
    """The state with all shapes nearly as good as the best one, equally often."""
    rows = list(zip(tables, mix, strict=True))
    values = [escape(problem, [table], [row]) for table, row in rows]
    kept = [row for row, value in zip(rows, values, strict=True) if value <= min(values) + SLACK]
    share = 1.0 / len(kept)
    numbers = rounded(problem, [[share * part for part in row] for _, row in kept])
    shares = [[number / WHOLE for number in row] for row in numbers]
    left = [table for table, _ in kept]
    worst = escape(problem, left, shares)
    return state_data(problem, [table.cells for table in left], numbers, worst)
