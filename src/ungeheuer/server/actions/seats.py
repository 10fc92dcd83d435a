"""Who sits where: taking and leaving seats, bots that stand in, who the host is."""

from __future__ import annotations

import math
from typing import Final

from ungeheuer.bots import USUAL
from ungeheuer.server import entries as log
from ungeheuer.server import seat_asks
from ungeheuer.server.actions.checks import (
    is_host,
    is_welcome,
    known_bot,
    not_over,
    own_seat,
    seat_of,
)
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.casting import bot_for
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.seat_state import SeatState
from ungeheuer.server.tidy import tidy
from ungeheuer.wire import messages as up
from ungeheuer.wire.hosting import Admit

ABANDONED: Final = 60.0  # seconds away, after which a bot may stand in
HOST_GONE: Final = 600.0  # seconds away, after which another person may become the host


def take(tx: Transaction, message: up.Take) -> None:
    is_welcome(tx)
    not_over(tx)
    seat = seat_of(tx, message.seat)
    mine = seat.holder == tx.person
    if not (mine or seat.free):
        raise NotAllowed("seat-taken", {"seat": message.seat})
    if not mine and tx.person in tx.table.unwelcome.resigned:
        raise NotAllowed("resigned")
    name = tidy(message.name)
    if mine or not seat_asks.to_be_asked(tx.table, seat.id, tx.person):
        _sit(tx, seat, tx.person, name)
        return
    if tx.table.asks is not None and tx.table.asks.person != tx.person:
        raise TableError("seat-asked-already", {"seat": tx.table.asks.seat})
    tx.enter(log.SeatAsked(message.seat, tx.person, name))
    tx.note(seat.id, name, "asked")


def _sit(tx: Transaction, seat: SeatState, person: PersonId, name: str) -> None:
    """Or be called another name there, which is nothing if it is the same."""
    is_new = seat.holder != person
    if not is_new and seat.name == name and not seat.bot:
        return
    tx.enter(log.Took(seat.id, person, name))
    if is_new:
        tx.note(seat.id, name, "sat")
    tx.go_on()


def admit(tx: Transaction, message: Admit) -> None:
    """The last one who agrees lets the person sit down."""
    asks = tx.table.asks
    if asks is None:
        raise TableError("nothing-asked", {"seat": message.seat})
    withdrawn = asks.person == tx.person and message.seat == asks.seat and not message.agree
    if not withdrawn:
        own_seat(tx, message.seat)
        if message.seat not in asks.asked:
            raise TableError("nothing-asked", {"seat": message.seat})
    tx.enter(log.SeatAnswered(message.seat, message.agree))
    if not message.agree and not withdrawn:
        tx.note(asks.seat, asks.name, "refused")
    answered = tx.table.asks
    if answered is not None and not answered.asked:
        _sit(tx, seat_of(tx, answered.seat), answered.person, answered.name)


def leave(tx: Transaction, message: up.Leave) -> None:
    name = own_seat(tx, message.seat).name
    not_over(tx)
    tx.enter(log.Left(message.seat))
    tx.note(message.seat, name, "left")
    pass_host_on(tx)


def pass_host_on(tx: Transaction) -> None:
    """If the host has just given up their last seat, the next seated person becomes the host."""
    table = tx.table
    people = [seat.holder for seat in table.seats.values() if seat.holder != NOBODY]
    if tx.person == table.host and tx.person not in people and people:
        tx.enter(log.Hosted(people[0]))


def resign(tx: Transaction, message: up.Resign) -> None:
    """A bot takes over if other people play on; a duel or a solo match ends."""
    own_seat(tx, message.seat)
    not_over(tx)
    table = tx.table
    if table.status == "open":
        raise TableError("not-started")
    others = [
        seat for seat in table.seats.values() if seat.id != message.seat and seat.holder != NOBODY
    ]
    duel = len(table.seats) == 2 and not table.match.game.cooperative
    if others and not duel:
        tx.enter(log.Resigned(message.seat, bot_for(tx.table, message.seat, USUAL)))
        pass_host_on(tx)
        tx.go_on()
        return
    tx.enter(log.Resigned(message.seat))
    tx.enter(log.Ended("resigned", {"resigned": message.seat}))


def bot_in(seat: SeatState, away: float) -> float:
    """Seconds until a bot may be seated here: 0, unless a person has just left."""
    return max(0.0, ABANDONED - away) if seat.person else 0.0


def seat_bot(tx: Transaction, message: up.SeatBot, *, away: float = math.inf) -> None:
    """`away`: for how many seconds the person who holds the seat has been away."""
    is_host(tx)
    not_over(tx)
    seat = seat_of(tx, message.seat)
    bot = bot_for(tx.table, message.seat, known_bot(message.bot))
    if bot_in(seat, away):
        raise NotAllowed("seat-taken" if not away else "not-abandoned", {"seat": message.seat})
    tx.enter(log.Seated(message.seat, bot))
    tx.note(message.seat, seat.name, "bot")
    tx.go_on()


def take_over(tx: Transaction, _: up.TakeOver, *, away: float = math.inf) -> None:
    """Become the host of a table whose host is gone. `away`: the host's absence in seconds."""
    if not tx.table.held(tx.person):
        raise NotAllowed("not-seated")
    if tx.person == tx.table.host or away < HOST_GONE:
        raise NotAllowed("host-stays")
    tx.enter(log.Hosted(tx.person))


def come_back(tx: Transaction) -> None:
    """A person who returns takes over from the bots that stood in."""
    for seat in tx.table.seats.values():
        if seat.holder == tx.person and tx.person != NOBODY and seat.bot:
            tx.enter(log.Returned(seat.id))


def remove(tx: Transaction, message: up.Remove) -> None:
    is_host(tx)
    not_over(tx)
    seat = seat_of(tx, message.seat)
    if seat.holder == tx.person:
        raise TableError("own-seat", {"seat": message.seat})
    if seat.free:
        raise TableError("seat-free", {"seat": message.seat})
    tx.note(message.seat, seat.name, "removed")
    tx.enter(log.Removed(message.seat))


ACTIONS: Final[Actions] = {
    up.Take: take,
    Admit: admit,
    up.Leave: leave,
    up.Resign: resign,
    up.SeatBot: seat_bot,
    up.TakeOver: take_over,
    up.Remove: remove,
}
