"""Regret matching for the dungeon against a character who always answers best.

Every round the character answers the dungeon's mix on each shape exactly; then, hand by hand, the
dungeon leans towards the builds that would have done better. The mean of all its mixes, later ones
weighing more, tends to a mix that no character can read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ungeheuer.games.timid.bots.solver.question import WAYS, Question, Table
from ungeheuer.games.timid.rules.grid import Cell

Mix = list[list[float]]  # by shape, then by plan; the plans of each pair together weigh 1


class Matching:
    """One question on some shapes, solved better and better."""

    def __init__(self, question: Question, shapes: Sequence[tuple[Cell, ...]]) -> None:
        self.question = question
        self.tables = [Table(question, cells) for cells in shapes]
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
        return normal(self._sums, len(self.question.pairs))

    def _round(self) -> None:
        escaped = []
        share = 1.0 / len(self.question.pairs)
        for table, mix in zip(self.tables, self.mix, strict=True):
            escaped.append(table.answer([share * part for part in mix])[1])
        for pair in range(len(self.question.pairs)):
            self._learn(pair * WAYS, escaped)
        self.mix = self._matched()

    def _learn(self, start: int, escaped: Mix) -> None:
        """One hand: its plans stand from `start` on, on every shape."""
        end = start + WAYS
        weight = float(self.rounds * self.rounds)  # early mixes are worth little
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
        return normal(self._regrets, len(self.question.pairs))


def normal(mix: Mix, pairs: int) -> Mix:
    """The same proportions, with a weight of 1 for every pair; even where there is nothing."""
    found = [[0.0] * len(row) for row in mix]
    for pair in range(pairs):
        span = range(pair * WAYS, pair * WAYS + WAYS)
        total = sum(sum(row[span.start : span.stop]) for row in mix)
        even = 1.0 / (len(mix) * WAYS)
        for row, into in zip(mix, found, strict=True):
            for at in span:
                into[at] = row[at] / total if total else even
    return found


def escape(question: Question, tables: Sequence[Table], mix: Mix) -> float:
    """The chance of a best response to get out: how much can be read in a mix."""
    share = 1.0 / len(question.pairs)
    rows = zip(tables, mix, strict=True)
    return sum(table.escape([share * part for part in row]) for table, row in rows)
