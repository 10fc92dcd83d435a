"""The worst that can happen to a way of building: an exact best response, floor by floor.

Between floors the character does not learn which monsters were laid aside unseen. What he can work
out about them from all he has seen is more than a table can hold. So the whole match is put between
two exact numbers:

- `Reader`: a character who knows the mix, answers it best on every floor, and takes every pair of
  monsters never seen for equally likely. Such a character can be played: the worst case is at least
  this bad.
- `Told`: a character who knows the mix and is told, after each floor, which monsters were laid
  aside; he looks ahead to the floors that follow. Nobody can know more: the worst case is at most
  this bad.
"""

from __future__ import annotations

from ungeheuer.bots.timid.bayes import NO_MOVE, ON, OUT, Belief, Search
from ungeheuer.bots.timid.book import WHOLE, Strategy
from ungeheuer.bots.timid.plans import lairs_of, pairs_of
from ungeheuer.games.timid.cards import ALL_MONSTERS
from ungeheuer.games.timid.grid import Cell
from ungeheuer.games.timid.state import FLOORS
from ungeheuer.lab.dungeon.question import Question, Table
from ungeheuer.lab.dungeon.rivals import Way

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
                search = Search(spread.table.board, spread.weights, self._prizes(key, spread))
                worth += value_of(search, spread)
            self._told[key] = worth
        return self._told[key]

    def _prizes(self, key: tuple[int, int, int], spread: Spread) -> Prizes | None:
        """What it is worth to have got out, by plan and by the monsters turned up."""
        floor, pool, deck = key
        if floor == FLOORS:
            return None
        by_pair: dict[int, dict[int, float]] = {}
        for one, other in pairs_of(deck):
            pair = 1 << one | 1 << other
            by_pair[pair] = {
                seen: self.told(floor + 1, pool & ~seen, deck & ~pair)
                for seen in (0, 1 << one, 1 << other, pair)
            }
        return [by_pair.get(monsters_in(plan), {}) for plan in spread.table.plans]

    def reader(self, floor: int = 1, pool: int = ALL_MONSTERS, deck: int = ALL_MONSTERS) -> float:
        """From this floor on, for a character who answers every floor by itself.

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

    def _policy(self, floor: int, pool: int) -> list[tuple[Spread, dict[int, int]]]:
        """For every shape: under which plans the answer gets out, having seen which monsters."""
        key = (floor, pool)
        if key not in self._policies:
            found = []
            for spread in self._spreads(floor, pool, even(pairs_of(pool))):
                seen: dict[int, int] = {}
                search = searched(spread)
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
