"""What the users at this terminal want at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """To sit on these seats under these names, or only to watch."""

    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    watch: bool = False

    @property
    def look(self) -> str | None:
        """The seat to show at once; None for several, whose views start hidden."""
        return self.seats[0] if len(self.seats) == 1 and not self.watch else None

    def name(self, number: int = 0) -> str:
        """The name for the n-th seat; empty for a guest."""
        return self.names[number] if number < len(self.names) else ""
