"""Floors as shapes: which cards are adjacent, computed once per shape; and all shapes.

The cards of a floor are numbered by slots: 0 is the entrance, 1 to 6 follow by x, then y.
A set of cards is a number with one bit for each slot.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType

from ungeheuer.games.timid.rules.grid import AROUND, OFF, START, Cell, X, Y, beside, cell_at
from ungeheuer.games.timid.rules.moves import (
    ATTACKS,
    EXPLORES,
    JUMP_ATTACKS,
    JUMPS,
    PEEKS,
    Attack,
    Explore,
    Jump,
    JumpAttack,
    Peek,
)

Slot = NewType("Slot", int)  # a card of the floor, 0…6
Slots = NewType("Slots", int)  # a set of them, one bit for each

LAID: Final = 6  # cards that the dungeon lays around the entrance
ENTRANCE_SLOT: Final = Slot(0)
ENTRANCE_ONLY: Final = Slots(1)
# for every set of slots: its members in ascending order, and how many there are
MEMBERS: Final = [
    tuple(Slot(slot) for slot in range(LAID + 1) if slots >> slot & 1) for slots in range(128)
]
COUNT: Final = [len(members) for members in MEMBERS]


class Hop:
    """T-4.4: one way to jump on this shape: onto a card, over a card, from any of some cards."""

    __slots__ = ("attack", "jump", "land", "over", "takeoff")

    def __init__(
        self, land: Slots, over: Slots, takeoff: Slots, jump: Jump, attack: JumpAttack
    ) -> None:
        self.land = land
        self.over = over
        self.takeoff = takeoff
        self.jump = jump
        self.attack = attack


class Shape:
    """A floor seen from above: where cards lie, not which."""

    __slots__ = ("all", "around", "attacks", "cells", "explores", "hops", "near", "peeks", "slots")

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        self.cells = (START, *cells)
        self.all = Slots((1 << len(self.cells)) - 1)
        self.slots = {cell: Slot(slot) for slot, cell in enumerate(self.cells)}
        self.near = [self._slots(beside(cell)) for cell in self.cells]
        self.around = [neighbourhood(cell, self.slots) for cell in self.cells]
        self.peeks: list[Peek] = [PEEKS[cell] for cell in self.cells]
        self.explores: list[Explore] = [EXPLORES[cell] for cell in self.cells]
        self.attacks: list[Attack] = [ATTACKS[cell] for cell in self.cells]
        self.hops = [
            self._hop(land, over)
            for land in MEMBERS[self.all]
            for over in MEMBERS[self.near[land]]
            if self.near[over] & ~(1 << land)
        ]

    def _slots(self, cells: Iterable[Cell]) -> Slots:
        bits = 0
        for cell in cells:
            if cell in self.slots:
                bits |= 1 << self.slots[cell]
        return Slots(bits)

    def _hop(self, land: Slot, over: Slot) -> Hop:
        cell, hurdle = self.cells[land], self.cells[over]
        takeoff = Slots(self.near[over] & ~(1 << land))
        jump, attack = JUMPS[cell][hurdle], JUMP_ATTACKS[cell][hurdle]
        return Hop(Slots(1 << land), Slots(1 << over), takeoff, jump, attack)


def neighbourhood(cell: Cell, lying: Iterable[Cell]) -> int:
    """Which of the eight cells around one hold a card."""
    cells = set(lying)
    bits = 0
    for bit, (dx, dy) in enumerate(AROUND):
        near = cell_at(X[cell] + dx, Y[cell] + dy)
        if near != OFF and near in cells:
            bits |= 1 << bit
    return bits


KNOWN: Final[dict[tuple[Cell, ...], Shape]] = {}  # every shape met so far


def shape_of(cells: tuple[Cell, ...]) -> Shape:
    """The shape with these six cells, given in ascending order, around the entrance."""
    shape = KNOWN.get(cells)
    if shape is None:
        shape = KNOWN[cells] = Shape(cells)
    return shape


# -- all of them

FLOORS: Final[list[tuple[Cell, ...]]] = []  # filled when first asked for


def floors() -> list[tuple[Cell, ...]]:
    """T-2.2: the cells of every legal floor, the entrance left out; 5,320 of them."""
    if not FLOORS:
        grown = {frozenset([START])}
        for _ in range(LAID):
            grown = {frozenset([*floor, cell]) for floor in grown for cell in rim(floor)}
        FLOORS.extend(sorted(tuple(sorted(floor - {START})) for floor in grown))
    return FLOORS


def rim(floor: Iterable[Cell]) -> set[Cell]:
    """The free cells edge to edge with a floor."""
    lying = set(floor)
    return {near for cell in lying for near in beside(cell)} - lying


def turned(cell: Cell, symmetry: int) -> Cell:
    """One of the eight symmetries that leave the entrance in place: 0…3 turn, 4…7 mirror first."""
    x, y = X[cell], Y[cell]
    if symmetry >= 4:
        x = -x
    for _ in range(symmetry % 4):
        x, y = -y, x
    return cell_at(x, y)


def images(floor: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """A floor in all eight positions, equal ones repeated."""
    cells = list(floor)
    return [tuple(sorted(turned(cell, symmetry) for cell in cells)) for symmetry in range(8)]


def canonical(floor: Iterable[Cell]) -> tuple[Cell, ...]:
    """One floor for all that are alike up to rotation and reflection; there are 689."""
    return min(images(floor))
