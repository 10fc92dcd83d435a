"""How a match came about: measures of the game chapter by chapter, and what each seat did.

A game that can tell it names a function in its manifest. It is asked after the end only, so it may
look at everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ungeheuer.engine.events import Note
from ungeheuer.engine.names import Seat


class Step:
    """A move that was made: by whom, what happened, and the state after it, to be looked at now."""

    __slots__ = ("notes", "seat", "state")

    def __init__(self, seat: Seat, notes: Sequence[Note], state: Any) -> None:
        self.seat = seat
        self.notes = notes
        self.state = state


class Chapter:
    """A turn, a round, a floor. `levels`: how things stood at its end, by code; `marks`: what made
    it one to remember, in order; `view`: how it looked then to eyes that see everything."""

    __slots__ = ("levels", "marks", "number", "seat", "view")

    def __init__(self, number: int, seat: Seat) -> None:
        self.number = number
        self.seat = seat
        self.levels: dict[str, int] = {}
        self.marks: list[str] = []
        self.view: Any = None


class Course:
    """`deeds`: by seat, how much it did of what, by code."""

    __slots__ = ("chapters", "deeds")

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self.chapters: list[Chapter] = []
        self.deeds: dict[Seat, dict[str, int]] = {seat: {} for seat in seats}

    def count(self, seat: Seat, deed: str, amount: int = 1) -> None:
        """Add to what a seat did; what nobody did is not counted."""
        if seat in self.deeds and amount:
            done = self.deeds[seat]
            done[deed] = done.get(deed, 0) + amount
