"""The dungeon: how each level builds a floor, and why.

Level 1 builds a random floor with the exit a few steps away. Level 2 knows a few traps, but often
builds at random. Level 3 mixes over many traps. Level 4 draws from a precomputed mix (see `book`),
or plays like level 3 if there is none for these monsters. All of them rotate and mirror at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.book import Strategy, WeightedPlan, shipped_book
from ungeheuer.games.timid.bots.plans import card_on, exit_of, lairs_of, plan_of
from ungeheuer.games.timid.bots.solver.floor.traps import (
    Trap,
    canonical_floors,
    comfortable_slots,
    steps_to,
    traps,
    traps_on,
    walls,
)
from ungeheuer.games.timid.rules.grid import Cell, X, Y
from ungeheuer.games.timid.rules.moves import Build
from ungeheuer.games.timid.rules.shapes import Slot, floors, shape_of, turned
from ungeheuer.games.timid.rules.view import View

AWAY: Final = 2  # level 1: least steps to the exit
FEW: Final = 12  # level 2: number of best traps used
CARELESS: Final = 0.5  # level 2: how often it builds at random instead
MANY: Final = 60  # level 3: number of shapes to choose a trap from
SHARPNESS: Final = 0.5  # level 3: logit per point of a trap's score
SYMMETRIES: Final = 8
TELL: Final = 6  # builds suggested


class Hand:
    """The dungeon's two monsters: numbers, names and patterns."""

    __slots__ = ("names", "numbers", "patterns")

    def __init__(self, view: View) -> None:
        held = view.hand or []
        draw = [n for n, monster in enumerate(view.monsters) if monster.name in held]
        self.numbers = (draw[0], draw[1])
        self.names = [view.monsters[number].name for number in draw]
        self.patterns = (view.monsters[draw[0]].pattern, view.monsters[draw[1]].pattern)


class Choice:
    """A possible build with its weight; monsters are 0 and 1, in the order of the hand."""

    __slots__ = ("cells", "plan", "weight")

    def __init__(self, cells: tuple[Cell, ...], plan: int, weight: float) -> None:
        self.cells = cells
        self.plan = plan
        self.weight = weight


def choices(level: int, view: View, rng: Rng) -> list[Choice]:
    """The builds of this level, with weights."""
    hand = Hand(view)
    if level == 1:
        return [random_floor(rng)]
    if level == 2:
        careless = rng.uniform() < CARELESS
        few = traps(hand.patterns)[:FEW]
        return (
            [random_floor(rng)] if careless or not few else [choice_of(trap, 1.0) for trap in few]
        )
    if level >= 4:
        known = from_book(view, hand)
        if known:
            return known
    return many_traps(hand, rng)


def random_floor(rng: Rng) -> Choice:
    """Any floor and arrangement with the exit at least AWAY steps off."""
    while True:
        cells = floors()[rng.below(len(floors()))]
        slots = [1, 2, 3, 4, 5, 6]
        exit, one, other = (slots.pop(rng.below(len(slots))) for _ in range(3))
        if steps_to(shape_of(cells), Slot(exit), 0) >= AWAY:
            return Choice(cells, plan_of(exit, {one: 0, other: 1}), 1.0)


def choice_of(trap: Trap, weight: float) -> Choice:
    lairs = {int(trap.lairs[0]): 0, int(trap.lairs[1]): 1}
    return Choice(trap.shape.cells[1:], plan_of(trap.exit, lairs), weight)


def many_traps(hand: Hand, rng: Rng) -> list[Choice]:
    """Traps on random shapes, weighted by their score."""
    known = canonical_floors()
    found_traps: list[Trap] = []
    for _ in range(MANY):
        found_traps += traps_on(shape_of(known[rng.below(len(known))]), hand.patterns)
    if not found_traps:  # some monsters are comfortable on few shapes, or on none
        found_traps = traps(hand.patterns)
    if not found_traps:
        return [random_floor(rng)]
    best = max(trap.score for trap in found_traps)
    return [choice_of(trap, exp(SHARPNESS * (trap.score - best))) for trap in found_traps]


def from_book(view: View, hand: Hand) -> list[Choice]:
    """The precomputed mix for what the character knows; empty if there is none."""
    book = shipped_book()
    numbers = book.numbers([monster.pattern for monster in view.monsters])
    if numbers is None:
        return []
    pool = 0
    for number, monster in enumerate(view.monsters):
        if monster.seen is None:
            pool |= 1 << numbers[number]
    strategy = book.strategy(view.floor, pool)
    if strategy is None:
        return []
    return choices_for(strategy, numbers[hand.numbers[0]], numbers[hand.numbers[1]])


def choices_for(strategy: Strategy, one: int, other: int) -> list[Choice]:
    """The book's builds for two of its monsters; `one` becomes monster 0."""
    entries: list[WeightedPlan] = strategy.hands.get((min(one, other), max(one, other)), [])
    choices = []
    for entry in entries:
        lairs = {slot: 0 if monster == one else 1 for slot, monster in lairs_of(entry.plan).items()}
        plan = plan_of(exit_of(entry.plan), lairs)
        choices.append(Choice(entry.cells, plan, float(entry.weight)))
    return choices


def draw(choices: Sequence[Choice], rng: Rng) -> Choice:
    """One choice, drawn by weight."""
    left = rng.uniform() * sum(choice.weight for choice in choices)
    for choice in choices:
        left -= choice.weight
        if left < 0.0:
            return choice
    return choices[-1]


def as_move(choice: Choice, names: Sequence[str], symmetry: int) -> Build:
    """The choice as a move, rotated and mirrored."""
    cards = [*names, "", "", "", "", "corridor", "exit"]
    where = []
    for slot, cell in enumerate(choice.cells, start=1):
        there = turned(cell, symmetry)
        where.append(((X[there], Y[there]), cards[card_on(choice.plan, slot) - 1]))
    return Build(where)


# -- advice


def build(level: int, view: View, rng: Rng) -> Advice[Any]:
    """A floor drawn from this level's builds, with its reason."""
    options = choices(level, view, rng)
    choice = draw(options, rng)
    return advice_for(choice, options, Hand(view), rng.below(SYMMETRIES))


def suggestions(level: int, view: View, rng: Rng) -> list[Advice[Any]]:
    """A few builds of this level, most frequent first."""
    options = choices(level, view, rng)
    best = sorted(options, key=_by_weight, reverse=True)[:TELL]
    hand = Hand(view)
    return [advice_for(choice, options, hand, rng.below(SYMMETRIES)) for choice in best]


def _by_weight(choice: Choice) -> float:
    return choice.weight


def advice_for(choice: Choice, among: Sequence[Choice], hand: Hand, turn: int) -> Advice[Any]:
    """The value of a build is its share of the mix."""
    steps = steps_to(shape_of(choice.cells), Slot(exit_of(choice.plan)), 0)
    params: dict[str, object] = {"guards": guards(choice, hand), "steps": steps}
    share = choice.weight / sum(other.weight for other in among)
    return Advice(as_move(choice, hand.names, turn), share, "advice-trap", params)


def guards(choice: Choice, hand: Hand) -> int:
    """The fewest active monsters on any way to the exit."""
    shape, exit = shape_of(choice.cells), Slot(exit_of(choice.plan))
    awake = []
    for slot, monster in lairs_of(choice.plan).items():
        if comfortable_slots(shape, hand.patterns[monster]) >> slot & 1:
            awake.append(Slot(slot))
    if len(awake) < len(hand.numbers):
        return sum(not steps_to(shape, exit, 1 << slot) for slot in awake)
    return walls(shape, (awake[0], awake[1]), exit)
