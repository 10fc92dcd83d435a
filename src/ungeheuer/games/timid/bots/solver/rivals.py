"""Other ways to build, written as strategies, so that they can be judged by the same measure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ungeheuer.games.timid.bots.book import Book, Line, Strategy
from ungeheuer.games.timid.bots.builder import FEW
from ungeheuer.games.timid.bots.plans import pairs_of, plan_of
from ungeheuer.games.timid.bots.solver.candidates import plain_mix
from ungeheuer.games.timid.bots.solver.floor.traps import Trap, traps
from ungeheuer.games.timid.bots.solver.notes import whole
from ungeheuer.games.timid.bots.solver.question import WAYS, Question, Table

Way = Callable[[int, int], Strategy]  # of building: by floor and by the monsters never seen


def by_book(book: Book) -> Way:
    """Level 4."""

    def way(floor: int, pool: int) -> Strategy:
        found = book.strategy(floor, pool)
        if found is None:
            raise KeyError((floor, pool))
        return found

    return way


def untrained(book: Book) -> Way:
    """The shapes of level 4; on them every plan that looks reasonable, equally often."""

    def way(floor: int, pool: int) -> Strategy:
        trained = by_book(book)(floor, pool)
        question = Question(floor, pool, book.patterns)
        tables = [Table(question, cells) for cells in trained.shapes]
        rows = [plain_mix(table) for table in tables]
        hands = {}
        for at, pair in enumerate(question.pairs):
            span = slice(at * WAYS, at * WAYS + WAYS)
            numbers = whole([share for row in rows for share in row[span]])
            plans = [(table, plan) for table in tables for plan in table.plans[span]]
            hands[pair] = [
                Line(table.cells, plan, number)
                for (table, plan), number in zip(plans, numbers, strict=True)
                if number
            ]
        return Strategy(floor, pool, hands, 1.0)

    return way


def best_traps(patterns: Sequence[str]) -> Way:
    """`greedy`: the traps with the highest score, whichever of them."""
    return _by_traps(patterns, _highest)


def few_traps(patterns: Sequence[str]) -> Way:
    """Level 2 at its best: a few of the best traps."""
    return _by_traps(patterns, _few)


def _by_traps(patterns: Sequence[str], some: Callable[[list[Trap]], list[Trap]]) -> Way:
    def way(floor: int, pool: int) -> Strategy:
        hands = {}
        for pair in pairs_of(pool):
            found = some(traps((patterns[pair[0]], patterns[pair[1]])))
            numbers = whole([1.0 / len(found)] * len(found))
            hands[pair] = [
                Line(trap.shape.cells[1:], plan_of(trap.exit, lairs(trap, pair)), number)
                for trap, number in zip(found, numbers, strict=True)
            ]
        return Strategy(floor, pool, hands, 1.0)

    return way


def lairs(trap: Trap, pair: tuple[int, int]) -> dict[int, int]:
    return {int(trap.lairs[0]): pair[0], int(trap.lairs[1]): pair[1]}


def _highest(found: list[Trap]) -> list[Trap]:
    return [trap for trap in found if trap.score == found[0].score]


def _few(found: list[Trap]) -> list[Trap]:
    return found[:FEW]
