"""The dungeon: how each level lays a floor, and why.

Level 1 lays anything with the exit a little away. Level 2 knows a few traps, but is often careless.
Level 3 mixes over many traps. Level 4 draws from a mix that was worked out beforehand (see `book`);
where there is none for these monsters it does as level 3. All of them turn and mirror what they
lay by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.book import Line, Strategy, shipped_book
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

AWAY: Final = 2  # level 1: so many steps to the exit, at least
FEW: Final = 12  # level 2: so many of the best traps
CARELESS: Final = 0.5  # and how often it lays anything instead
MANY: Final = 60  # level 3: so many shapes, to choose a trap from
SHARPNESS: Final = 0.5  # level 3: how much more often a trap with one more point is laid
SYMMETRIES: Final = 8
TELL: Final = 6  # builds in an advice


class Hand:
    """What the dungeon builds with: two monsters by number, their names and patterns."""

    __slots__ = ("names", "numbers", "patterns")

    def __init__(self, view: View) -> None:
        held = view.hand or []
        drawn = [n for n, monster in enumerate(view.monsters) if monster.name in held]
        self.numbers = (drawn[0], drawn[1])
        self.names = [view.monsters[number].name for number in drawn]
        self.patterns = (view.monsters[drawn[0]].pattern, view.monsters[drawn[1]].pattern)


class Choice:
    """One build that may be laid: monsters count as 0 and 1, in the order of the hand."""

    __slots__ = ("cells", "plan", "weight")

    def __init__(self, cells: tuple[Cell, ...], plan: int, weight: float) -> None:
        self.cells = cells
        self.plan = plan
        self.weight = weight


def choices(level: int, view: View, rng: Rng) -> list[Choice]:
    """What this level would lay, and how often."""
    hand = Hand(view)
    if level == 1:
        return [anything(rng)]
    if level == 2:
        careless = rng.uniform() < CARELESS
        few = traps(hand.patterns)[:FEW]
        return [anything(rng)] if careless or not few else [trapped(trap, 1.0) for trap in few]
    if level >= 4:
        known = from_book(view, hand)
        if known:
            return known
    return many_traps(hand, rng)


def anything(rng: Rng) -> Choice:
    """Any floor, any arrangement, if only the exit is not beside the entrance."""
    while True:
        cells = floors()[rng.below(len(floors()))]
        slots = [1, 2, 3, 4, 5, 6]
        exit, one, other = (slots.pop(rng.below(len(slots))) for _ in range(3))
        if steps_to(shape_of(cells), Slot(exit), 0) >= AWAY:
            return Choice(cells, plan_of(exit, {one: 0, other: 1}), 1.0)


def trapped(trap: Trap, weight: float) -> Choice:
    lairs = {int(trap.lairs[0]): 0, int(trap.lairs[1]): 1}
    return Choice(trap.shape.cells[1:], plan_of(trap.exit, lairs), weight)


def many_traps(hand: Hand, rng: Rng) -> list[Choice]:
    """Traps on shapes chosen by chance; the better, the likelier."""
    known = canonical_floors()
    found: list[Trap] = []
    for _ in range(MANY):
        found += traps_on(shape_of(known[rng.below(len(known))]), hand.patterns)
    if not found:  # some monsters are comfortable on few shapes, or on none
        found = traps(hand.patterns)
    if not found:
        return [anything(rng)]
    best = max(trap.score for trap in found)
    return [trapped(trap, exp(SHARPNESS * (trap.score - best))) for trap in found]


def from_book(view: View, hand: Hand) -> list[Choice]:
    """The shipped mix for what the character knows; empty if there is none."""
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
    return in_hand(strategy, numbers[hand.numbers[0]], numbers[hand.numbers[1]])


def in_hand(strategy: Strategy, one: int, other: int) -> list[Choice]:
    """The lines for two monsters of the book, the first of which counts as 0."""
    lines: list[Line] = strategy.hands.get((min(one, other), max(one, other)), [])
    found = []
    for line in lines:
        lairs = {slot: 0 if monster == one else 1 for slot, monster in lairs_of(line.plan).items()}
        plan = plan_of(exit_of(line.plan), lairs)
        found.append(Choice(line.cells, plan, float(line.weight)))
    return found


def drawn(found: Sequence[Choice], rng: Rng) -> Choice:
    """One of them, each as likely as its weight."""
    left = rng.uniform() * sum(choice.weight for choice in found)
    for choice in found:
        left -= choice.weight
        if left < 0.0:
            return choice
    return found[-1]


def laid(choice: Choice, names: Sequence[str], symmetry: int) -> Build:
    """The choice as a move, turned and mirrored."""
    cards = [*names, "", "", "", "", "corridor", "exit"]
    where = []
    for slot, cell in enumerate(choice.cells, start=1):
        there = turned(cell, symmetry)
        where.append(((X[there], Y[there]), cards[card_on(choice.plan, slot) - 1]))
    return Build(where)


# -- telling


def build(level: int, view: View, rng: Rng) -> Advice[Any]:
    """The floor that this level lays, with its reason."""
    found = choices(level, view, rng)
    choice = drawn(found, rng)
    return told(choice, found, Hand(view), rng.below(SYMMETRIES))


def suggestions(level: int, view: View, rng: Rng) -> list[Advice[Any]]:
    """A few builds, those that this level lays most often first."""
    found = choices(level, view, rng)
    best = sorted(found, key=_by_weight, reverse=True)[:TELL]
    hand = Hand(view)
    return [told(choice, found, hand, rng.below(SYMMETRIES)) for choice in best]


def _by_weight(choice: Choice) -> float:
    return choice.weight


def told(choice: Choice, among: Sequence[Choice], hand: Hand, turn: int) -> Advice[Any]:
    """The value of a build is its share of the mix it comes from."""
    steps = steps_to(shape_of(choice.cells), Slot(exit_of(choice.plan)), 0)
    params: dict[str, object] = {"guards": guards(choice, hand), "steps": steps}
    share = choice.weight / sum(other.weight for other in among)
    return Advice(laid(choice, hand.names, turn), share, "advice-trap", params)


def guards(choice: Choice, hand: Hand) -> int:
    """The fewest active monsters that a way to the exit has to pass."""
    shape, exit = shape_of(choice.cells), Slot(exit_of(choice.plan))
    awake = []
    for slot, monster in lairs_of(choice.plan).items():
        if comfortable_slots(shape, hand.patterns[monster]) >> slot & 1:
            awake.append(Slot(slot))
    if len(awake) < len(hand.numbers):
        return sum(not steps_to(shape, exit, 1 << slot) for slot in awake)
    return walls(shape, (awake[0], awake[1]), exit)
