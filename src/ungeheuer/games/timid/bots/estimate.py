"""The character's belief about the face-down cards: an estimate of how a dungeon builds.

It considers three kinds of dungeon: one that plays the shipped mix, one that builds traps, and one
that builds at random; how well the shape fits each of them is part of the estimate.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ungeheuer.games.timid.bots.book import WHOLE, Strategy, shipped_book
from ungeheuer.games.timid.bots.plans import (
    HALLWAY,
    NIBBLES,
    WAY_OUT,
    Frame,
    cells_of,
    exit_of,
    frames,
    lairs_of,
    pairs_of,
    plan_of,
    plans_with,
)
from ungeheuer.games.timid.bots.situation import comforts
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import Search
from ungeheuer.games.timid.bots.solver.floor.traps import traps_on
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.shapes import Shape, canonical
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import View

# Prior of each kind of dungeon
BY_BOOK: Final = 0.55
BY_TRAPS: Final = 0.25
BY_CHANCE: Final = 0.2
SHAPES: Final = 689
PLANS: Final = 120  # on a shape, for a pair
TRAPS: Final = 1500.0  # weighted number of traps on all shapes
TOP: Final = 16  # the score of a good trap
SHARPNESS: Final = 1.0
COVERED: Final = 0.995  # of the total weight; less likely plans are left out


class Estimate:
    """The plans that fit a view, with their weights."""

    __slots__ = ("_weights",)

    def __init__(self) -> None:
        self._weights: dict[int, float] = {}

    def add(self, plan: int, weight: float) -> None:
        self._weights[plan] = self._weights.get(plan, 0.0) + weight

    def plans(self) -> list[int]:
        return list(self._weights)

    def weights(self) -> list[float]:
        return list(self._weights.values())


def estimate(view: View, shape: Shape, floor: int, pool: int) -> Estimate:
    """Before any card of this floor was turned up; `pool`: the monsters unseen until then."""
    result = Estimate()
    pairs = pairs_of(pool)
    share = 1.0 / len(pairs)
    for pair in pairs:
        by_chance = BY_CHANCE * share / SHAPES / PLANS
        for plan in plans_with(pair):
            result.add(plan, by_chance)
        patterns = (view.monsters[pair[0]].pattern, view.monsters[pair[1]].pattern)
        for trap in traps_on(shape, patterns):
            lairs = {int(trap.lairs[0]): pair[0], int(trap.lairs[1]): pair[1]}
            likely = exp(SHARPNESS * (trap.score - TOP)) / TRAPS
            result.add(plan_of(trap.exit, lairs), BY_TRAPS * share * likely)
    add_book(result, view, cells_of(shape), floor, pool)
    return result


def add_book(into: Estimate, view: View, cells: tuple[Cell, ...], floor: int, pool: int) -> None:
    """Add the shipped mix, if it applies to these patterns."""
    book = shipped_book()
    numbers = book.numbers([monster.pattern for monster in view.monsters])
    if numbers is None:
        return
    here = sum(1 << numbers[monster] for monster in range(len(numbers)) if pool >> monster & 1)
    strategy = book.strategy(floor, here)
    if strategy is not None:
        names = {number: monster for monster, number in enumerate(numbers)}
        add_strategy(into, strategy, cells, here, names)


def add_strategy(
    into: Estimate, strategy: Strategy, cells: tuple[Cell, ...], pool: int, names: dict[int, int]
) -> None:
    """Add the plans of a mix on this shape, in every orientation."""
    model = canonical(cells)
    if model not in strategy.shapes:
        return
    ways = frames(cells)
    pairs = pairs_of(pool)
    each = BY_BOOK / len(pairs) / len(ways) / WHOLE
    for pair in pairs:
        for entry in strategy.hands[pair]:
            if entry.cells == model:
                add_plan(into, renamed(entry.plan, names), each * entry.weight, ways)


def renamed(plan: int, names: dict[int, int]) -> int:
    """The plan with this card set's numbers for the monsters."""
    lairs = {slot: names[monster] for slot, monster in lairs_of(plan).items()}
    return plan_of(exit_of(plan), lairs)


def add_plan(into: Estimate, plan: int, weight: float, ways: list[Frame]) -> None:
    for way in ways:
        into.add(way.carry(plan), weight)


# -- from a view


def shown_on(view: View, floor: Floor) -> int:
    """The known cards of the floor, as a plan."""
    numbers = {monster.name: number + 1 for number, monster in enumerate(view.monsters)}
    numbers["corridor"], numbers["exit"] = HALLWAY, WAY_OUT
    laid = [card for card in view.cards if (card.x, card.y) != (0, 0)]
    shown = 0
    for at, card in enumerate(laid):
        if card.up and card.card is not None:
            shown |= numbers[card.card] << 4 * at
    return shown


def pool_before(view: View) -> int:
    """The monsters that had not been seen when this floor was laid."""
    pool = 0
    for number, monster in enumerate(view.monsters):
        if monster.seen is None or monster.seen == view.floor:
            pool |= 1 << number
    return pool


def search_of(view: View, floor: Floor) -> Search:
    """A search for this view; very unlikely plans are left out."""
    estimated = estimate(view, floor.shape, view.floor, pool_before(view))
    plans, weights = fitting(view, floor, estimated, COVERED)
    return Search(Board(floor.shape, comforts(view, floor.shape), plans), weights)


def fitting(
    view: View, floor: Floor, estimated: Estimate, covered: float
) -> tuple[list[int], list[float]]:
    """The likeliest plans of an estimate that fit what is known, with their weights.

    They cover this part of the total weight; the others return at the next decision if they are
    still possible.
    """
    shown = shown_on(view, floor)
    mask = NIBBLES[floor.up & ~1]
    pairs = zip(estimated.plans(), estimated.weights(), strict=True)
    ordered = sorted((-weight, plan) for plan, weight in pairs if plan & mask == shown)
    left = covered * sum(weight for weight, _ in ordered)
    plans, weights = [], []
    for weight, plan in ordered:
        if left > 0.0:
            break
        plans.append(plan)
        weights.append(-weight)
        left -= weight
    return plans, weights
