"""Regret matching for the dungeon against a character who always answers best.

Every round the character plays an exact best response to the dungeon's mix on each shape; then,
hand by hand, the dungeon shifts towards builds that would have done better. The weighted mean of
its mixes, later ones counting more, converges to one that is least exploitable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ungeheuer.games.timid.bots.solver.problem import WAYS, Problem, ShapeProblem
from ungeheuer.games.timid.rules.grid import Cell

Mix = list[list[float]]  # by shape, then by plan; the plans of each pair together weigh 1


class Matching:
    """Regret matching for one problem on some shapes."""

    def __init__(self, problem: Problem, shapes: Sequence[tuple[Cell, ...]]) -> None:
        self.problem = problem
        self.tables = [ShapeProblem(problem, cells) for cells in shapes]
        self.rounds = 0
        self._regrets: Mix = [[0.0] * len(table.plans) for table in self.tables]
        self._sums: Mix = [[0.0] * len(table.plans) for table in self.tables]
        self.mix: Mix = self._matched()

    def run(self, rounds: int, tick: Callable[[], None] | None = None) -> None:
        for _ in range(rounds):
            self.rounds += 1
            self._round()
            if tick is not None:
                tick()

    def mean(self) -> Mix:
        """The mean of all mixes so far."""
        return normalized(self._sums, len(self.problem.pairs))

    def _round(self) -> None:
        escaped = []
        share = 1.0 / len(self.problem.pairs)
        for table, mix in zip(self.tables, self.mix, strict=True):
            escaped.append(table.answer([share * part for part in mix])[1])
        for pair in range(len(self.problem.pairs)):
            self._learn(pair * WAYS, escaped)
        self.mix = self._matched()

    def _learn(self, start: int, escaped: Mix) -> None:
        """Update one hand, whose plans begin at index `start` on every shape."""
        end = start + WAYS
        weight = float(self.rounds * self.rounds)  # early mixes count little
        expected = 0.0
        for mix, out in zip(self.mix, escaped, strict=True):
            for at in range(start, end):
                if mix[at]:
                    expected += mix[at] * out[at]
        for number, out in enumerate(escaped):
            regrets, sums, mix = self._regrets[number], self._sums[number], self.mix[number]
            for at in range(start, end):
                regret = regrets[at] + expected - out[at]
                regrets[at] = max(0.0, regret)
                if mix[at]:
                    sums[at] += weight * mix[at]

    def _matched(self) -> Mix:
        return normalized(self._regrets, len(self.problem.pairs))


def normalized(mix: Mix, pairs: int) -> Mix:
    """Scaled to a total of 1 for every pair; uniform where all weights are 0."""
    result = [[0.0] * len(row) for row in mix]
    for pair in range(pairs):
        span = range(pair * WAYS, pair * WAYS + WAYS)
        total = sum(sum(row[span.start : span.stop]) for row in mix)
        even = 1.0 / (len(mix) * WAYS)
        for row, into in zip(mix, result, strict=True):
            for at in span:
                into[at] = row[at] / total if total else even
    return result


def escape(problem: Problem, tables: Sequence[ShapeProblem], mix: Mix) -> float:
    """The chance that a best response to the mix gets out."""
    share = 1.0 / len(problem.pairs)
    rows = zip(tables, mix, strict=True)
    return sum(table.escape([share * part for part in row]) for table, row in rows)
