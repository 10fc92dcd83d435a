"""One question after another, from the most likely to the rarest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from ungeheuer.bots.timid.book import WHOLE
from ungeheuer.games.timid.grid import Cell
from ungeheuer.lab.dungeon.candidates import chosen, reading
from ungeheuer.lab.dungeon.notes import rounded, told
from ungeheuer.lab.dungeon.question import Question
from ungeheuer.lab.dungeon.regret import Matching, Mix, escape

# T-5.1: the least and the most monsters unseen before each floor
UNSEEN: Final = {1: (6, 6), 2: (4, 6), 3: (2, 6)}

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
    mix = together(best)
    numbers = rounded(question, mix)
    tables = [one.tables[0] for one in best]
    shares = [[number / WHOLE for number in row] for row in numbers]
    worst = escape(question, tables, shares)
    return told(question, [table.cells for table in tables], numbers, worst)


def together(found: Sequence[Matching]) -> Mix:
    share = 1.0 / len(found)
    return [[share * part for part in one.mean()[0]] for one in found]
