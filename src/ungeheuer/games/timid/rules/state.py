"""The nouns: the public floor, and the whole position."""

from __future__ import annotations

from typing import Final, NewType

from ungeheuer.engine.decision import Move
from ungeheuer.games.timid.rules.cards import ALL_MONSTERS, Card, Deck, Monsters
from ungeheuer.games.timid.rules.shapes import (
    ENTRANCE_ONLY,
    ENTRANCE_SLOT,
    Shape,
    Slot,
    Slots,
    shape_of,
)

Phase = NewType("Phase", int)
DRAWING: Final = Phase(0)
BUILDING: Final = Phase(1)
PEEKING: Final = Phase(2)
MOVING: Final = Phase(3)
OVER: Final = Phase(4)

FLOORS: Final = 3  # T-1.3
PEEKS: Final = (0, 2, 1, 0)  # T-4.1: cards turned up first, by floor

NONE: Final = Slots(0)
NO_MONSTERS: Final = Monsters(0)


class Floor:
    """What lies openly on the table: the shape, the cards turned up, the pawn, the action cards.

    Nothing in here is secret, so that rules and views can ask the same questions of it.
    """

    __slots__ = (
        "attack",
        "comfortable",
        "edge",
        "exit",
        "frozen",
        "jump",
        "monsters",
        "pawn",
        "peeks",
        "shape",
        "slain",
        "up",
        "walk",
    )

    def __init__(self, shape: Shape, peeks: int) -> None:
        self.shape = shape
        self.up = ENTRANCE_ONLY  # T-1.2
        self.monsters = NONE  # turned up, like all of the following
        self.comfortable = NONE
        self.frozen = NONE
        self.slain = NONE
        self.exit = NONE
        self.pawn = ENTRANCE_SLOT  # T-1.2
        self.attack = True
        self.jump = True
        self.peeks = peeks
        self.walk = ENTRANCE_ONLY  # T-4.2: the cards that can be walked to
        self.edge = NONE  # and the cards edge to edge with one of them

    def copy(self) -> Floor:
        twin = Floor(self.shape, self.peeks)
        twin.up = self.up
        twin.monsters = self.monsters
        twin.comfortable = self.comfortable
        twin.frozen = self.frozen
        twin.slain = self.slain
        twin.exit = self.exit
        twin.pawn = self.pawn
        twin.attack = self.attack
        twin.jump = self.jump
        twin.walk = self.walk
        twin.edge = self.edge
        return twin

    def hidden(self) -> Slots:
        return Slots(self.shape.all & ~self.up)

    def active(self) -> Slots:
        """T-3.1: comfortable, not frozen, not slain."""
        return Slots(self.comfortable & ~self.frozen & ~self.slain)

    def alive(self) -> Slots:
        return Slots(self.monsters & ~self.slain)


class Aside:
    """T-5.1: the monsters of an earlier floor, those turned up and those only the dungeon saw."""

    __slots__ = ("hidden", "seen")

    def __init__(self, seen: Monsters, hidden: Monsters) -> None:
        self.seen = seen
        self.hidden = hidden


NO_SHAPE: Final = shape_of(())  # between floors the entrance lies alone
NO_CARDS: Final[list[Card]] = []


class State:
    """A whole position: the floor, what its cards are, and where all monsters have gone."""

    __slots__ = (
        "aside",
        "cards",
        "choices",
        "deck",
        "escaped",
        "floor",
        "hand",
        "left",
        "number",
        "phase",
    )

    def __init__(self, deck: Deck, floor: Floor | None = None) -> None:
        self.deck = deck
        self.phase = DRAWING
        self.number = 1  # of the floor
        self.escaped = 0
        self.left = ALL_MONSTERS  # T-1.2: in the face-down deck
        self.hand = NO_MONSTERS  # T-2.1: drawn for this floor, laid or not
        self.aside: list[Aside] = []  # by floor
        self.floor = Floor(NO_SHAPE, 0) if floor is None else floor
        self.cards: list[Card] = NO_CARDS  # by slot; known to the dungeon alone
        self.choices: tuple[Move, ...] = ()  # what the character may do now

    def copy(self) -> State:
        """A deep copy; immutable parts are shared."""
        twin = State(self.deck, self.floor.copy())
        twin.phase = self.phase
        twin.number = self.number
        twin.escaped = self.escaped
        twin.left = self.left
        twin.hand = self.hand
        twin.aside = self.aside[:]
        twin.cards = self.cards  # replaced, never changed
        twin.choices = self.choices
        return twin

    def is_monster(self, slot: Slot) -> bool:
        return self.cards[slot] < len(self.deck.patterns)

    def would_be_comfortable(self, slot: Slot) -> bool:
        """T-3.2, for a monster; no other card has a pattern."""
        return self.deck.comfort[self.cards[slot]][self.floor.shape.around[slot]]
