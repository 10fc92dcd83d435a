"""Names that every other module uses: seats and rule IDs."""

from typing import Final, NewType

Seat = NewType("Seat", str)
RuleId = NewType("RuleId", str)

CHANCE: Final = Seat("chance")
SPECTATOR: Final = Seat("spectator")


def seat_and_answer(words: str) -> tuple[Seat, str]:
    """Read `1 3@1b`, a move as lessons and scenes write it: the seat, then what it answers."""
    seat, _, answer = words.partition(" ")
    return Seat(seat), answer
