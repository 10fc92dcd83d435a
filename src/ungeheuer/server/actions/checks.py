"""What must hold before somebody may act; each check raises if it does not."""

from __future__ import annotations

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.bots.personas import personas
from ungeheuer.engine.names import Seat
from ungeheuer.server.actions.transaction import Transaction
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY
from ungeheuer.server.seat_state import SeatState


def seat_of(tx: Transaction, seat: str) -> SeatState:
    state = tx.table.seats.get(Seat(seat))
    if state is None:
        raise TableError("no-such-seat", {"seat": seat, "seats": list(tx.table.seats)})
    return state


def own_seat(tx: Transaction, seat: str) -> SeatState:
    state = seat_of(tx, seat)
    if tx.person == NOBODY or state.holder != tx.person:
        raise NotAllowed("not-your-seat", {"seat": seat})
    return state


def is_host(tx: Transaction) -> None:
    if tx.person == NOBODY or tx.person != tx.table.host:
        raise NotAllowed("not-host")


def is_welcome(tx: Transaction) -> None:
    """The person has a key and was not removed from this table."""
    if tx.person == NOBODY:
        raise NotAllowed("no-key")
    if tx.person in tx.table.unwelcome.removed or tx.person in tx.table.unwelcome.blocked:
        raise NotAllowed("removed")


def is_seated_or_host(tx: Transaction) -> None:
    hosts = tx.person != NOBODY and tx.person == tx.table.host
    if not hosts and not tx.table.held(tx.person):
        raise NotAllowed("not-seated")


def in_play(tx: Transaction) -> None:
    """The match is started, not over, not paused, not frozen."""
    table = tx.table
    if table.status != "playing":
        raise TableError("not-started" if table.status == "open" else "table-over")
    if table.frozen is not None:
        raise TableError("table-frozen", {"move": table.frozen.move, "why": table.frozen.code})
    if table.paused:
        raise TableError("table-paused")


def not_over(tx: Transaction) -> None:
    if tx.table.status == "over":
        raise TableError("table-over")


def known_bot(name: str) -> str:
    if name not in BOTS and name not in personas():
        raise TableError("no-such-bot", {"bot": name, "bots": list(BOTS)})
    return name
