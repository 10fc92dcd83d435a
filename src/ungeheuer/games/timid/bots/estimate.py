"""What the character takes the face-down cards for: an estimate of how a dungeon builds.

Three kinds of dungeon are thought of: one that plays the shipped mix, one that lays traps, and one
that lays anything. How well the shape fits each of them is part of the estimate.
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

# How many dungeons of each kind there are thought to be
BY_BOOK: Final = 0.55
BY_TRAPS: Final = 0.25
BY_CHANCE: Final = 0.2
SHAPES: Final = 689
PLANS: Final = 120  # on a shape, for a pair
TRAPS: Final = 1500.0  # traps on all shapes, counted by how likely they are
TOP: Final = 16  # the score of a good trap
SHARPNESS: Final = 1.0
COVERED: Final = 0.995  # of the weight: plans less likely are not looked at


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
    """Before any card of this floor was turned up; `pool` holds the monsters unseen till then."""
    found = Estimate()
    pairs = pairs_of(pool)
    share = 1.0 / len(pairs)
    for pair in pairs:
        by_chance = BY_CHANCE * share / SHAPES / PLANS
        for plan in plans_with(pair):
            found.add(plan, by_chance)
        patterns = (view.monsters[pair[0]].pattern, view.monsters[pair[1]].pattern)
        for trap in traps_on(shape, patterns):
            lairs = {int(trap.lairs[0]): pair[0], int(trap.lairs[1]): pair[1]}
            likely = exp(SHARPNESS * (trap.score - TOP)) / TRAPS
            found.add(plan_of(trap.exit, lairs), BY_TRAPS * share * likely)
    add_book(found, view, cells_of(shape), floor, pool)
    return found


def add_book(found: Estimate, view: View, cells: tuple[Cell, ...], floor: int, pool: int) -> None:
    """The shipped mix, if it is made for these patterns."""
    book = shipped_book()
    numbers = book.numbers([monster.pattern for monster in view.monsters])
    if numbers is None:
        return
    here = sum(1 << numbers[monster] for monster in range(len(numbers)) if pool >> monster & 1)
    strategy = book.strategy(floor, here)
    if strategy is not None:
        names = {number: monster for monster, number in enumerate(numbers)}
        add_strategy(found, strategy, cells, here, names)


def add_strategy(
    found: Estimate, strategy: Strategy, cells: tuple[Cell, ...], pool: int, names: dict[int, int]
) -> None:
    """The lines of a mix on this shape, in every position it may lie in."""
    model = canonical(cells)
    if model not in strategy.shapes:
        return
    ways = frames(cells)
    pairs = pairs_of(pool)
    each = BY_BOOK / len(pairs) / len(ways) / WHOLE
    for pair in pairs:
        for line in strategy.hands[pair]:
            if line.cells == model:
                add_line(found, renamed(line.plan, names), each * line.weight, ways)


def renamed(plan: int, names: dict[int, int]) -> int:
    """The plan with this card set's numbers for the monsters."""
    lairs = {slot: names[monster] for slot, monster in lairs_of(plan).items()}
    return plan_of(exit_of(plan), lairs)


def add_line(found: Estimate, plan: int, weight: float, ways: list[Frame]) -> None:
    for way in ways:
        found.add(way.carry(plan), weight)


# -- from a view


def shown_on(view: View, floor: Floor) -> int:
    """What is known of the floor's cards."""
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
    """The search that goes with a view; what is next to impossible is left out."""
    found = estimate(view, floor.shape, view.floor, pool_before(view))
    plans, weights = fitting(view, floor, found, COVERED)
    return Search(Board(floor.shape, comforts(view, floor.shape), plans), weights)


def fitting(
    view: View, floor: Floor, found: Estimate, covered: float
) -> tuple[list[int], list[float]]:
    """The likeliest plans of an estimate that fit what is known.

    So many are taken that they cover this part of the whole weight. Whoever finds out that he was
    wrong looks at the others the next time he is asked.
    """
    shown = shown_on(view, floor)
    mask = NIBBLES[floor.up & ~1]
    pairs = zip(found.plans(), found.weights(), strict=True)
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
