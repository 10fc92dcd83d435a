"""What a person wants at which table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ungeheuer.cli.remote.address import Address


@dataclass(frozen=True)
class Wish:
    """A table, who comes there, and to sit where."""

    address: Address
    table: str
    key: str
    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    watch: bool = False

    @property
    def look(self) -> str | None:
        """The seat to be uncovered with the first word; with several, a curtain comes before."""
        return self.seats[0] if len(self.seats) == 1 and not self.watch else None

    def name(self, number: int = 0) -> str:
        """What the person on our n-th seat is called; nothing for a guest."""
        return self.names[number] if number < len(self.names) else ""

    def at(self, table: str) -> Wish:
        """The same person at another table, where the seats are known already."""
        return replace(self, table=table, seats=())

    @property
    def link(self) -> str:
        return self.address.link(self.table)
