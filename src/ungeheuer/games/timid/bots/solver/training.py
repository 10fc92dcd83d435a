"""One question after another, from the most likely to the rarest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from ungeheuer.games.timid.bots.book import WHOLE
from ungeheuer.games.timid.bots.solver.candidates import chosen, reading
from ungeheuer.games.timid.bots.solver.notes import rounded, told
from ungeheuer.games.timid.bots.solver.question import Question, Table
from ungeheuer.games.timid.bots.solver.regret import Mix, escape
from ungeheuer.games.timid.rules.grid import Cell

# T-5.1: the least and the most monsters unseen before each floor
UNSEEN: Final = {1: (6, 6), 2: (4, 6), 3: (2, 6)}
SLACK: Final = 0.01  # how much worse than the best a shape may be to be laid, too

Tick = Callable[[str], None]


def pools(floor: int) -> list[int]:
    """Every set of monsters that may be unseen before a floor, the largest first."""
    least, most = UNSEEN[floor]
    return [
        sum(1 << monster for monster in monsters)
        for size in range(most, least - 1, -1)
        for monsters in combinations(range(6), size)
    ]


def solved(
    question: Question, among: Sequence[tuple[Cell, ...]], rounds: int, tick: Tick
) -> dict[str, Any]:
    """A state for the files: the best shapes, each with a mix of its own, all equally likely.

    Which shape is laid does not depend on the hand: it tells nothing, so that the shapes can be
    solved one by one.
    """
    best = chosen(question, among, tick)
    for one in best:
        one.run(max(0, rounds - one.rounds))
        tick(f"escape {reading(one):.4f} after {one.rounds} rounds")
    tables = [one.tables[0] for one in best]
    return weighed(question, tables, [one.mean()[0] for one in best])


def weighed(question: Question, tables: Sequence[Table], mix: Mix) -> dict[str, Any]:
    """The shapes that are nearly as good as the best one, equally often; each row weighs 1."""
    rows = list(zip(tables, mix, strict=True))
    values = [escape(question, [table], [row]) for table, row in rows]
    kept = [row for row, value in zip(rows, values, strict=True) if value <= min(values) + SLACK]
    share = 1.0 / len(kept)
    numbers = rounded(question, [[share * part for part in row] for _, row in kept])
    shares = [[number / WHOLE for number in row] for row in numbers]
    left = [table for table, _ in kept]
    worst = escape(question, left, shares)
    return told(question, [table.cells for table in left], numbers, worst)
