"""Plans: arrangements as numbers, four bits for each of the six slots of a floor.

A slot not turned up is 0, so the same encoding describes what is known so far. Slots belong to one
shape; a plan of a canonical shape can be carried over to any floor of that shape.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from ungeheuer.games.timid.rules.cards import EXIT
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.shapes import LAID, MEMBERS, Shape, canonical, turned

FACE_DOWN: Final = 0  # monsters are 1…6, by name
HALLWAY: Final = 7
WAY_OUT: Final = EXIT + 1
ALL_HALLWAYS: Final = 0x777777
ALL_SLOTS: Final = 0b1111110
# for every set of slots: the bits of a plan that stand for them
NIBBLES: Final = [
    sum(0xF << 4 * (slot - 1) for slot in MEMBERS[slots] if slot) for slots in range(128)
]


def plan_of(exit: int, lairs: dict[int, int]) -> int:
    """The plan with the exit on this slot and these monsters (0…5) on theirs."""
    plan = ALL_HALLWAYS + ((WAY_OUT - HALLWAY) << 4 * (exit - 1))
    for slot, monster in lairs.items():
        plan += (monster + 1 - HALLWAY) << 4 * (slot - 1)
    return plan


def card_on(plan: int, slot: int) -> int:
    return plan >> 4 * (slot - 1) & 0xF


def exit_of(plan: int) -> int:
    """The exit's slot."""
    return next(slot for slot in MEMBERS[ALL_SLOTS] if card_on(plan, slot) == WAY_OUT)


def lairs_of(plan: int) -> dict[int, int]:
    """Slot by slot, the monsters that lie there."""
    cards = [(int(slot), card_on(plan, slot)) for slot in MEMBERS[ALL_SLOTS]]
    return {slot: card - 1 for slot, card in cards if FACE_DOWN < card < HALLWAY}


def plans_with(monsters: tuple[int, int]) -> list[int]:
    """All 120 ways to lay these two monsters, the exit and the corridors."""
    slots = range(1, LAID + 1)
    return [
        plan_of(exit, {one: monsters[0], other: monsters[1]})
        for one, other in permutations(slots, 2)
        for exit in slots
        if exit not in {one, other}
    ]


def pairs_of(pool: int) -> list[tuple[int, int]]:
    """Every pair of this set of monsters."""
    return list(combinations([m for m in range(6) if pool >> m & 1], 2))


def slots_shown(shown: int) -> int:
    """The slots of which the card is known."""
    slots = 0
    for slot in MEMBERS[ALL_SLOTS]:
        if shown >> 4 * (slot - 1) & 0xF:
            slots |= 1 << slot
    return slots


def key_of(shown: int, walk: int, active: int, tools: int) -> int:
    """A cache key: equal for situations with the same value."""
    return ((shown << 7 | walk) << 7 | active) << 4 | tools


def dens(plan: int, cosy: list[int]) -> int:
    """T-3.2: the slots where a comfortable monster lies."""
    slots = 0
    for slot in MEMBERS[ALL_SLOTS]:
        card = plan >> 4 * (slot - 1) & 0xF
        if FACE_DOWN < card < HALLWAY:
            slots |= cosy[card - 1] & 1 << slot
    return slots


# -- the same plan on floors that are alike


class Frame:
    """A symmetry from the canonical shape to a floor: where each slot goes."""

    __slots__ = ("goes",)

    def __init__(self, goes: tuple[int, ...]) -> None:
        self.goes = goes  # by canonical slot 1…6, less one: the slot of the floor

    def carry(self, plan: int) -> int:
        """A plan of the canonical shape, on this floor."""
        carried = 0
        for at, slot in enumerate(self.goes):
            carried |= (plan >> 4 * at & 0xF) << 4 * (slot - 1)
        return carried


def frames(cells: tuple[Cell, ...]) -> list[Frame]:
    """Every way to turn the canonical shape into this floor; several if it is symmetrical."""
    model = canonical(cells)
    slots = {cell: at for at, cell in enumerate(cells, start=1)}
    distinct: dict[tuple[int, ...], Frame] = {}
    for symmetry in range(8):
        image = [turned(cell, symmetry) for cell in model]
        if all(cell in slots for cell in image):
            goes = tuple(slots[cell] for cell in image)
            distinct[goes] = Frame(goes)
    return list(distinct.values())


def cells_of(shape: Shape) -> tuple[Cell, ...]:
    """The cells of a floor, the entrance left out."""
    return shape.cells[1:]
