"""The worst that can happen to a way of building: an exact best response, floor by floor.

Between floors the character does not learn which monsters were laid aside unseen. What he can work
out about them from all he has seen is more than a table can hold. So the whole match is put between
exact numbers:

- `reader`: a character who knows the mix, looks ahead to the floors that follow, and takes every
  pair of monsters never seen for equally likely. Such a character can be played (see `players`):
  the worst case is at least this bad.
- `told_once`: a character who knows the mix and looks ahead, who after floor one is told which
  monsters were laid aside, and after floor two works it out as well as can be. Nobody can know so
  much: the worst case is at most this bad.
- `told`: the same, told after floor two as well. Quicker to find, and further from the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ungeheuer.games.timid.bots.book import WHOLE, Strategy
from ungeheuer.games.timid.bots.plans import lairs_of, pairs_of
from ungeheuer.games.timid.bots.solver.ahead import Ahead
from ungeheuer.games.timid.bots.solver.floor.beliefs import Belief
from ungeheuer.games.timid.bots.solver.floor.search import NO_MOVE, ON, OUT, Search
from ungeheuer.games.timid.bots.solver.question import Question, Table
from ungeheuer.games.timid.bots.solver.rivals import Way
from ungeheuer.games.timid.rules.cards import ALL_MONSTERS
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.state import FLOORS

Pair = tuple[int, int]
Prizes = list[dict[int, float]]


class Spread:
    """A strategy on one shape: the weights of all plans, given how likely each pair is."""

    def __init__(self, table: Table, strategy: Strategy, pairs: dict[Pair, float]) -> None:
        self.table = table
        at = {plan: number for number, plan in enumerate(table.plans)}
        weights = [0.0] * len(table.plans)
        for pair, share in pairs.items():
            for line in strategy.hands[pair]:
                if line.cells == table.cells:
                    weights[at[line.plan]] += share * line.weight / WHOLE
        self.weights = table.evened(weights)


class Judge:
    """One way of building, with what was found about it."""

    def __init__(self, way: Way, patterns: list[str]) -> None:
        self._way = way
        self._patterns = patterns
        self._tables: dict[tuple[int, int, tuple[Cell, ...]], Table] = {}
        self._told: dict[tuple[int, int, int], float] = {}
        self._seconds: dict[tuple[int, int], float] = {}
        self._hopes: dict[tuple[int, int], float] = {}
        self._read: dict[tuple[int, int, int], float] = {}
        self._policies: dict[tuple[int, int], list[tuple[Spread, dict[int, int]]]] = {}

    # -- one floor

    def floor(self, floor: int, pool: int) -> float:
        """The chance of a best response to get out of this floor, any pair being as likely."""
        found = self._spreads(floor, pool, even(pairs_of(pool)))
        return sum(value_of(searched(spread), spread) for spread in found)

    def _spreads(self, floor: int, pool: int, pairs: dict[Pair, float]) -> list[Spread]:
        strategy = self._way(floor, pool)
        return [
            Spread(self._table(floor, pool, cells), strategy, pairs) for cells in strategy.shapes
        ]

    def _table(self, floor: int, pool: int, cells: tuple[Cell, ...]) -> Table:
        key = (floor, pool, cells)
        if key not in self._tables:
            self._tables[key] = Table(Question(floor, pool, self._patterns), cells)
        return self._tables[key]

    # -- the whole match

    def told(self, floor: int = 1, pool: int = ALL_MONSTERS, deck: int = ALL_MONSTERS) -> float:
        """From this floor on, for a character who knows which monsters are left to be drawn."""
        key = (floor, pool, deck)
        if key not in self._told:
            spreads = self._spreads(floor, pool, even(pairs_of(deck)))
            worth = 0.0
            for spread in spreads:
                search = Search(
                    spread.table.board, spread.weights, self._prizes(key, spread, self.told)
                )
                worth += value_of(search, spread)
            self._told[key] = worth
        return self._told[key]

    def told_once(self) -> float:
        """The whole match, for a character who is told what was laid aside after floor one."""
        worth = 0.0
        for spread in self._spreads(1, ALL_MONSTERS, even(pairs_of(ALL_MONSTERS))):
            prizes = self._prizes((1, ALL_MONSTERS, ALL_MONSTERS), spread, self._second)
            worth += value_of(Search(spread.table.board, spread.weights, prizes), spread)
        return worth

    def _second(self, _floor: int, pool: int, deck: int) -> float:
        """From floor two on, with the deck known; later he knows what he has seen."""
        key = (pool, deck)
        if key not in self._seconds:
            worth = 0.0
            for spread in self._spreads(2, pool, even(pairs_of(deck))):
                search = Search(spread.table.board, spread.weights, thorough=True)
                ahead = Ahead(search, partial(self._third, spread, pool, deck))
                worth += ahead.value(search.belief(0), 1, 0, spread.table.tools)
            self._seconds[key] = worth
        return self._seconds[key]

    def _third(self, spread: Spread, pool: int, deck: int, belief: Belief) -> float:
        """Floor three: each plan of floor two that is left leaves a pair to be drawn."""
        pairs: dict[Pair, float] = {}
        for number in belief.alive:
            left = deck & ~monsters_in(spread.table.plans[number])
            pair = pairs_of(left)[0]
            pairs[pair] = pairs.get(pair, 0.0) + spread.weights[number]
        found = self._spreads(FLOORS, pool & ~seen_in(belief.shown), pairs)
        return sum(value_of(searched(one), one) for one in found)

    def _prizes(
        self, key: tuple[int, int, int], spread: Spread, then: Callable[[int, int, int], float]
    ) -> Prizes | None:
        """What it is worth to have got out, by plan and by the monsters turned up."""
        floor, pool, deck = key
        if floor == FLOORS:
            return None
        by_pair: dict[int, dict[int, float]] = {}
        for one, other in pairs_of(deck):
            pair = 1 << one | 1 << other
            by_pair[pair] = {
                seen: then(floor + 1, pool & ~seen, deck & ~pair)
                for seen in (0, 1 << one, 1 << other, pair)
            }
        return [by_pair.get(monsters_in(plan), {}) for plan in spread.table.plans]

    def reader(self, floor: int = 1, pool: int = ALL_MONSTERS, deck: int = ALL_MONSTERS) -> float:
        """From this floor on, for a character who does not think about what was laid aside.

        `deck` is the truth, of which this character knows no more than `pool`.
        """
        if floor > FLOORS:
            return 1.0
        key = (floor, pool, deck)
        if key not in self._read:
            pairs = pairs_of(deck)
            self._read[key] = sum(self._meet(key, pair) for pair in pairs) / len(pairs)
        return self._read[key]

    def _meet(self, key: tuple[int, int, int], pair: Pair) -> float:
        """This pair was drawn: sum up over all floors that are laid with it."""
        floor, pool, deck = key
        bits = 1 << pair[0] | 1 << pair[1]
        worth = 0.0
        for spread, seen in self._policy(floor, pool):
            total = len(pairs_of(pool))
            for number, turned_up in seen.items():
                if monsters_in(spread.table.plans[number]) == bits:
                    then = self.reader(floor + 1, pool & ~turned_up, deck & ~bits)
                    worth += total * spread.weights[number] * then
        return worth

    def hope(self, floor: int, pool: int) -> float:
        """What the reader expects from this floor on, every pair of the pool being as likely."""
        if floor > FLOORS:
            return 1.0
        key = (floor, pool)
        if key not in self._hopes:
            found = self._spreads(floor, pool, even(pairs_of(pool)))
            hopes = [value_of(self._hopeful(spread, floor, pool), spread) for spread in found]
            self._hopes[key] = sum(hopes)
        return self._hopes[key]

    def _hopeful(self, spread: Spread, floor: int, pool: int) -> Search:
        return Search(
            spread.table.board, spread.weights, self.hopes(spread.table.plans, floor, pool)
        )

    def hopes(self, plans: list[int], floor: int, pool: int) -> Prizes | None:
        """By plan and by the monsters turned up: what the reader expects once he is out."""
        if floor == FLOORS:
            return None
        by_pair: dict[int, dict[int, float]] = {}
        for one, other in pairs_of(pool):
            pair = 1 << one | 1 << other
            by_pair[pair] = {
                seen: self.hope(floor + 1, pool & ~seen) for seen in (0, 1 << one, 1 << other, pair)
            }
        return [by_pair[monsters_in(plan)] for plan in plans]

    def _policy(self, floor: int, pool: int) -> list[tuple[Spread, dict[int, int]]]:
        """For every shape: under which plans the answer gets out, having seen which monsters."""
        key = (floor, pool)
        if key not in self._policies:
            found = []
            for spread in self._spreads(floor, pool, even(pairs_of(pool))):
                seen: dict[int, int] = {}
                search = self._hopeful(spread, floor, pool)
                follow(search, search.belief(0), (1, 0, spread.table.tools), seen)
                found.append((spread, seen))
            self._policies[key] = found
        return self._policies[key]


def searched(spread: Spread) -> Search:
    return Search(spread.table.board, spread.weights)


def value_of(search: Search, spread: Spread) -> float:
    return search.value(search.belief(0), 1, 0, spread.table.tools)


def even(pairs: list[Pair]) -> dict[Pair, float]:
    return dict.fromkeys(pairs, 1.0 / len(pairs))


def monsters_in(plan: int) -> int:
    """The set of the monsters of a plan."""
    return sum(1 << monster for monster in lairs_of(plan).values())


def follow(
    search: Search, belief: Belief, where: tuple[int, int, int], seen: dict[int, int]
) -> None:
    """Play the best moves under every plan; note what is seen by those who get out."""
    pawn, active, tools = where
    move = search.best(belief, pawn, active, tools)
    if move == NO_MOVE:
        return
    for after in search.after(belief, active, tools, move):
        if after.fate == ON:
            follow(search, after.belief, (after.pawn, after.active, after.tools), seen)
        elif after.fate == OUT:
            for number in after.belief.alive:
                seen[number] = seen_in(after.belief.shown)


def seen_in(shown: int) -> int:
    """The set of the monsters turned up."""
    return sum(1 << monster for monster in lairs_of(shown).values())
