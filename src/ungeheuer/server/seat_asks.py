"""Who may come to a seat of a running match that has secrets.

Whoever has seen one seat's hand must not get another's as well, be it with a second key: a seat
goes to a bot, back to the person who held it, or to whom all others who sit there agree to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server import entries as log
from ungeheuer.server.names import NOBODY, PersonId

if TYPE_CHECKING:
    from ungeheuer.server.table import Table


@dataclass(frozen=True)
class Ask:
    """A person who wants a seat; seats that agreed, and those that are still asked."""

    seat: Seat
    person: PersonId
    name: str
    asked: list[str]
    agreed: list[str] = field(default_factory=list)

    def agreed_by(self, seat: str) -> Ask:
        left = [other for other in self.asked if other != seat]
        return Ask(self.seat, self.person, self.name, left, [*self.agreed, seat])


def has_secrets(game: AnyGame, seats: list[Seat]) -> bool:
    """Whether some seat knows more than everybody does."""
    public = game.sees_as(SPECTATOR)
    return any(game.sees_as(seat) != public for seat in seats)


def to_be_asked(table: Table, seat: Seat, person: PersonId) -> list[str]:
    """The seats of the people who have to agree before this person takes that seat."""
    if table.status != "playing" or not has_secrets(table.match.game, [*table.match.seats]):
        return []
    if table.seats[seat].before == person:
        return []
    consenting = (NOBODY, person)
    return [other.id for other in table.seats.values() if other.holder not in consenting]


def ask(table: Table, entry: log.SeatAsked) -> None:
    seat = Seat(entry.seat)
    asked = to_be_asked(table, seat, entry.person)
    table.asks = Ask(seat, entry.person, entry.name, asked)


def answer(table: Table, entry: log.SeatAnswered) -> None:
    asks, table.asks = table.asks, None
    if asks is not None and entry.agree:
        table.asks = asks.agreed_by(entry.seat)
