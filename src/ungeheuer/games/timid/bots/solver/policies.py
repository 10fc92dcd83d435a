"""Ways to build, as strategies: the book, and others to compare it with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ungeheuer.games.timid.bots.book import Book, Strategy, WeightedPlan
from ungeheuer.games.timid.bots.builder import FEW
from ungeheuer.games.timid.bots.plans import pairs_of, plan_of
from ungeheuer.games.timid.bots.solver.candidates import plain_mix
from ungeheuer.games.timid.bots.solver.floor.traps import Trap, traps
from ungeheuer.games.timid.bots.solver.problem import WAYS, Problem, ShapeProblem
from ungeheuer.games.timid.bots.solver.strategy_files import whole_numbers

BuildPolicy = Callable[[int, int], Strategy]  # by floor and monsters never seen


def by_book(book: Book) -> BuildPolicy:
    """Level 4."""

    def policy(floor: int, pool: int) -> Strategy:
        strategy = book.strategy(floor, pool)
        if strategy is None:
            raise KeyError((floor, pool))
        return strategy

    return policy


def untrained(book: Book) -> BuildPolicy:
    """The shapes of level 4 with every reasonable plan, equally often."""

    def policy(floor: int, pool: int) -> Strategy:
        trained = by_book(book)(floor, pool)
        problem = Problem(floor, pool, book.patterns)
        tables = [ShapeProblem(problem, cells) for cells in trained.shapes]
        rows = [plain_mix(table) for table in tables]
        hands = {}
        for at, pair in enumerate(problem.pairs):
            span = slice(at * WAYS, at * WAYS + WAYS)
            numbers = whole_numbers([share for row in rows for share in row[span]])
            plans = [(table, plan) for table in tables for plan in table.plans[span]]
            hands[pair] = [
                WeightedPlan(table.cells, plan, number)
                for (table, plan), number in zip(plans, numbers, strict=True)
                if number
            ]
        return Strategy(floor, pool, hands, 1.0)

    return policy


def best_traps(patterns: Sequence[str]) -> BuildPolicy:
    """`greedy`: the traps with the highest score, equally often."""
    return _by_traps(patterns, _highest)


def few_traps(patterns: Sequence[str]) -> BuildPolicy:
    """Level 2 at its best: a few of the best traps."""
    return _by_traps(patterns, _few)


def _by_traps(patterns: Sequence[str], select: Callable[[list[Trap]], list[Trap]]) -> BuildPolicy:
    def policy(floor: int, pool: int) -> Strategy:
        hands = {}
        for pair in pairs_of(pool):
            chosen = select(traps((patterns[pair[0]], patterns[pair[1]])))
            numbers = whole_numbers([1.0 / len(chosen)] * len(chosen))
            hands[pair] = [
                WeightedPlan(trap.shape.cells[1:], plan_of(trap.exit, lairs(trap, pair)), number)
                for trap, number in zip(chosen, numbers, strict=True)
            ]
        return Strategy(floor, pool, hands, 1.0)

    return policy


def lairs(trap: Trap, pair: tuple[int, int]) -> dict[int, int]:
    return {int(trap.lairs[0]): pair[0], int(trap.lairs[1]): pair[1]}


def _highest(best_first: list[Trap]) -> list[Trap]:
    return [trap for trap in best_first if trap.score == best_first[0].score]


def _few(best_first: list[Trap]) -> list[Trap]:
    return best_first[:FEW]
