"""Names that every other module uses: seats and rule IDs."""

from typing import Final, NewType

Seat = NewType("Seat", str)
RuleId = NewType("RuleId", str)

CHANCE: Final = Seat("chance")
SPECTATOR: Final = Seat("spectator")
