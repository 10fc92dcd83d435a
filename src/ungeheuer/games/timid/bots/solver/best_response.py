"""The worst case of a build policy: an exact best response, floor by floor.

Between floors the character does not learn which monsters were laid aside unseen, and what can be
inferred about them is too much for a table. So the value of the whole match is bounded by exact
numbers:

- `reader`: a character who knows the mix, looks ahead to the next floors, and takes all pairs of
  monsters never seen as equally likely. This character can be played (see `players`): a lower
  bound of the worst case.
- `told_once`: a character who knows the mix, looks ahead, is told after floor one which monsters
  were laid aside, and infers it optimally after floor two. Nobody can know more: an upper bound.
- `told`: the same, told after floor two as well. Faster to compute, and a looser bound.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ungeheuer.games.timid.bots.book import WHOLE, Strategy
from ungeheuer.games.timid.bots.plans import lairs_of, pairs_of
from ungeheuer.games.timid.bots.solver.floor.beliefs import Belief
from ungeheuer.games.timid.bots.solver.floor.search import NO_MOVE, ON, OUT, Search
from ungeheuer.games.timid.bots.solver.lookahead import Lookahead
from ungeheuer.games.timid.bots.solver.policies import BuildPolicy
from ungeheuer.games.timid.bots.solver.problem import Problem, ShapeProblem
from ungeheuer.games.timid.rules.cards import ALL_MONSTERS
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.state import FLOORS

Pair = tuple[int, int]
Prizes = list[dict[int, float]]


class ShapeMix:
    """A strategy on one shape: the weights of all plans, given how likely each pair is."""

    def __init__(self, table: ShapeProblem, strategy: Strategy, pairs: dict[Pair, float]) -> None:
        self.table = table
        at = {plan: number for number, plan in enumerate(table.plans)}
        weights = [0.0] * len(table.plans)
        for pair, share in pairs.items():
            for entry in strategy.hands[pair]:
                if entry.cells == table.cells:
                    weights[at[entry.plan]] += share * entry.weight / WHOLE
        self.weights = table.evened(weights)


class BestResponse:
    """Best responses to one build policy; results are cached."""

    def __init__(self, policy: BuildPolicy, patterns: list[str]) -> None:
        self._policy = policy
        self._patterns = patterns
        self._tables: dict[tuple[int, int, tuple[Cell, ...]], ShapeProblem] = {}
        self._told: dict[tuple[int, int, int], float] = {}
        self._seconds: dict[tuple[int, int], float] = {}
        self._hopes: dict[tuple[int, int], float] = {}
        self._read: dict[tuple[int, int, int], float] = {}
        self._known_replies: dict[tuple[int, int], list[tuple[ShapeMix, dict[int, int]]]] = {}

    # -- one floor

    def floor(self, floor: int, pool: int) -> float:
        """The chance that a best response gets out of this floor, all pairs equally likely."""
        mixes = self._mixes(floor, pool, even(pairs_of(pool)))
        return sum(value_of(searched(mix), mix) for mix in mixes)

    def _mixes(self, floor: int, pool: int, pairs: dict[Pair, float]) -> list[ShapeMix]:
        strategy = self._policy(floor, pool)
        return [
            ShapeMix(self._table(floor, pool, cells), strategy, pairs) for cells in strategy.shapes
        ]

    def _table(self, floor: int, pool: int, cells: tuple[Cell, ...]) -> ShapeProblem:
        key = (floor, pool, cells)
        if key not in self._tables:
            self._tables[key] = ShapeProblem(Problem(floor, pool, self._patterns), cells)
        return self._tables[key]

    # -- the whole match

    def told(self, floor: int = 1, pool: int = ALL_MONSTERS, deck: int = ALL_MONSTERS) -> float:
        """From this floor on, for a character who knows which monsters are left to draw."""
        key = (floor, pool, deck)
        if key not in self._told:
            mixes = self._mixes(floor, pool, even(pairs_of(deck)))
            worth = 0.0
            for mix in mixes:
                search = Search(mix.table.board, mix.weights, self._prizes(key, mix, self.told))
                worth += value_of(search, mix)
            self._told[key] = worth
        return self._told[key]

    def told_once(self) -> float:
        """The whole match, for a character who is told what was laid aside after floor one."""
        worth = 0.0
        for mix in self._mixes(1, ALL_MONSTERS, even(pairs_of(ALL_MONSTERS))):
            prizes = self._prizes((1, ALL_MONSTERS, ALL_MONSTERS), mix, self._second)
            worth += value_of(Search(mix.table.board, mix.weights, prizes), mix)
        return worth

    def _second(self, _floor: int, pool: int, deck: int) -> float:
        """From floor two on with a known deck; on floor three only what was seen is known."""
        key = (pool, deck)
        if key not in self._seconds:
            worth = 0.0
            for mix in self._mixes(2, pool, even(pairs_of(deck))):
                search = Search(mix.table.board, mix.weights, thorough=True)
                lookahead = Lookahead(search, partial(self._third, mix, pool, deck))
                worth += lookahead.value(search.belief(0), 1, 0, mix.table.tools)
            self._seconds[key] = worth
        return self._seconds[key]

    def _third(self, mix: ShapeMix, pool: int, deck: int, belief: Belief) -> float:
        """Floor three: each remaining plan of floor two implies the pair to be drawn."""
        pairs: dict[Pair, float] = {}
        for number in belief.alive:
            left = deck & ~monsters_in(mix.table.plans[number])
            pair = pairs_of(left)[0]
            pairs[pair] = pairs.get(pair, 0.0) + mix.weights[number]
        mixes = self._mixes(FLOORS, pool & ~seen_in(belief.shown), pairs)
        return sum(value_of(searched(one), one) for one in mixes)

    def _prizes(
        self, key: tuple[int, int, int], mix: ShapeMix, then: Callable[[int, int, int], float]
    ) -> Prizes | None:
        """The value of getting out, by plan and by the monsters turned up."""
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
        return [by_pair.get(monsters_in(plan), {}) for plan in mix.table.plans]

    def reader(self, floor: int = 1, pool: int = ALL_MONSTERS, deck: int = ALL_MONSTERS) -> float:
        """From this floor on, for a character who ignores what was laid aside.

        `deck` is the real deck; this character knows only `pool`.
        """
        if floor > FLOORS:
            return 1.0
        key = (floor, pool, deck)
        if key not in self._read:
            pairs = pairs_of(deck)
            self._read[key] = sum(self._meet(key, pair) for pair in pairs) / len(pairs)
        return self._read[key]

    def _meet(self, key: tuple[int, int, int], pair: Pair) -> float:
        """The value if this pair was drawn, over all floors laid with it."""
        floor, pool, deck = key
        bits = 1 << pair[0] | 1 << pair[1]
        worth = 0.0
        for mix, seen in self._replies(floor, pool):
            total = len(pairs_of(pool))
            for number, turned_up in seen.items():
                if monsters_in(mix.table.plans[number]) == bits:
                    then = self.reader(floor + 1, pool & ~turned_up, deck & ~bits)
                    worth += total * mix.weights[number] * then
        return worth

    def hope(self, floor: int, pool: int) -> float:
        """What the reader expects from this floor on, all pairs of the pool equally likely."""
        if floor > FLOORS:
            return 1.0
        key = (floor, pool)
        if key not in self._hopes:
            mixes = self._mixes(floor, pool, even(pairs_of(pool)))
            hopes = [value_of(self._hopeful(mix, floor, pool), mix) for mix in mixes]
            self._hopes[key] = sum(hopes)
        return self._hopes[key]

    def _hopeful(self, mix: ShapeMix, floor: int, pool: int) -> Search:
        return Search(mix.table.board, mix.weights, self.hopes(mix.table.plans, floor, pool))

    def hopes(self, plans: list[int], floor: int, pool: int) -> Prizes | None:
        """By plan and by the monsters turned up: what the reader expects after getting out."""
        if floor == FLOORS:
            return None
        by_pair: dict[int, dict[int, float]] = {}
        for one, other in pairs_of(pool):
            pair = 1 << one | 1 << other
            by_pair[pair] = {
                seen: self.hope(floor + 1, pool & ~seen) for seen in (0, 1 << one, 1 << other, pair)
            }
        return [by_pair[monsters_in(plan)] for plan in plans]

    def _replies(self, floor: int, pool: int) -> list[tuple[ShapeMix, dict[int, int]]]:
        """For every shape: the plans under which the reader gets out, and the monsters seen."""
        key = (floor, pool)
        if key not in self._known_replies:
            routes = []
            for mix in self._mixes(floor, pool, even(pairs_of(pool))):
                seen: dict[int, int] = {}
                search = self._hopeful(mix, floor, pool)
                follow(search, search.belief(0), (1, 0, mix.table.tools), seen)
                routes.append((mix, seen))
            self._known_replies[key] = routes
        return self._known_replies[key]


def searched(mix: ShapeMix) -> Search:
    return Search(mix.table.board, mix.weights)


def value_of(search: Search, mix: ShapeMix) -> float:
    return search.value(search.belief(0), 1, 0, mix.table.tools)


def even(pairs: list[Pair]) -> dict[Pair, float]:
    return dict.fromkeys(pairs, 1.0 / len(pairs))


def monsters_in(plan: int) -> int:
    """The set of the monsters of a plan."""
    return sum(1 << monster for monster in lairs_of(plan).values())


def follow(
    search: Search, belief: Belief, where: tuple[int, int, int], seen: dict[int, int]
) -> None:
    """Follow the best moves under every plan; record the monsters seen where they get out."""
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
