"""The dungeon's builds: comfortable monsters on the way, apart from one another, the exit behind.

Every floor is looked at once up to rotation and reflection, and laid in all eight positions, so
that the same trap need not look the same twice.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.timid.rules.cards import comfort
from ungeheuer.games.timid.rules.grid import Cell, X, Y
from ungeheuer.games.timid.rules.moves import Build
from ungeheuer.games.timid.rules.shapes import (
    COUNT,
    LAID,
    MEMBERS,
    Shape,
    Slot,
    canonical,
    floors,
    shape_of,
    turned,
)

MOST: Final = 48  # builds in an advice
ALL_LAID: Final = 0b1111110

# What a floor is worth to the dungeon, in points
WALL: Final = 4  # for every active monster that has to be passed on the best way to the exit
APART: Final = 3  # the monsters do not freeze one another
DEAD_END: Final = 1  # the exit has a single neighbour
STEP: Final = 1  # for every step of the shortest way to the exit


class Trap:
    """One way to lay two monsters and the exit on a shape."""

    __slots__ = ("exit", "lairs", "score", "shape", "steps", "walls")

    def __init__(self, shape: Shape, lairs: tuple[Slot, Slot], exit: Slot) -> None:
        self.shape = shape
        self.lairs = lairs
        self.exit = exit
        self.walls = walls(shape, lairs, exit)
        self.steps = steps_to(shape, exit, 0)
        self.score = self._score()

    def _score(self) -> int:
        near = self.shape.near
        apart = not near[self.lairs[0]] >> self.lairs[1] & 1
        dead_end = COUNT[near[self.exit]] == 1
        return WALL * self.walls + APART * apart + DEAD_END * dead_end + STEP * self.steps


def walls(shape: Shape, lairs: tuple[Slot, Slot], exit: Slot) -> int:
    """The fewest of these monsters that a way to the exit has to pass."""
    one, other = 1 << lairs[0], 1 << lairs[1]
    if steps_to(shape, exit, one | other):
        return 0
    return 1 if steps_to(shape, exit, one) or steps_to(shape, exit, other) else 2


def steps_to(shape: Shape, exit: Slot, shut: int) -> int:
    """The length of the shortest way from the entrance that avoids some cards; 0 for none."""
    reached = fresh = 1
    steps = 0
    while fresh:
        steps += 1
        beside = 0
        for slot in MEMBERS[fresh]:
            beside |= shape.near[slot]
        if beside >> exit & 1:
            return steps
        fresh = beside & ~reached & ~shut
        reached |= fresh
    return 0


def comfortable_slots(shape: Shape, rows: str) -> int:
    """T-3.2: where on this shape a monster with this pattern would be comfortable."""
    table = comfort(rows)
    slots = 0
    for slot in range(1, LAID + 1):
        if table[shape.around[slot]]:
            slots |= 1 << slot
    return slots


CANONICAL: Final[list[tuple[Cell, ...]]] = []  # filled when first asked for


def canonical_floors() -> list[tuple[Cell, ...]]:
    """One floor of each kind; 689 of them."""
    if not CANONICAL:
        CANONICAL.extend(sorted({canonical(floor) for floor in floors()}))
    return CANONICAL


TRAPS: Final[dict[tuple[str, str], list[Trap]]] = {}  # by the patterns of the two monsters


def traps(patterns: tuple[str, str]) -> list[Trap]:
    """The best traps for two monsters, cached."""
    best = TRAPS.get(patterns)
    if best is None:
        best = []
        for floor in canonical_floors():
            best += traps_on(shape_of(floor), patterns)
        best.sort(key=_by_score, reverse=True)
        best = TRAPS[patterns] = best[:MOST]
    return best


def _by_score(trap: Trap) -> int:
    return trap.score


def traps_on(shape: Shape, patterns: tuple[str, str]) -> list[Trap]:
    """Every way to make both monsters comfortable on a shape."""
    one, other = (comfortable_slots(shape, rows) for rows in patterns)
    return [
        Trap(shape, (first, second), exit)
        for first in MEMBERS[one]
        for second in MEMBERS[other]
        if first != second
        for exit in MEMBERS[ALL_LAID & ~(1 << first | 1 << second)]
    ]


def laid_out(trap: Trap, monsters: tuple[str, str], symmetry: int) -> Build:
    """The trap as a move, turned and mirrored."""
    cards = dict(zip(trap.lairs, monsters, strict=True))
    cards[trap.exit] = "exit"
    laid = []
    for slot in MEMBERS[ALL_LAID]:
        cell = turned(trap.shape.cells[slot], symmetry)
        laid.append(((X[cell], Y[cell]), cards.get(slot, "corridor")))
    return Build(laid)
