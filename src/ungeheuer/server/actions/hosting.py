"""What a host decides about people and about the table as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import is_host, seat_of
from ungeheuer.server.actions.seats import HOST_GONE
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.wire.hosting import Block, Close, Mute


def mute(tx: Transaction, message: Mute) -> None:
    person = _meant(tx, message)
    if (person in tx.table.unwelcome.muted) != message.on:
        tx.enter(log.Muted(person, message.on))


def block(tx: Transaction, message: Block) -> None:
    """Whoever is blocked loses the seats here, too."""
    person = _meant(tx, message)
    if message.on and tx.table.status != "over":
        for seat in tx.table.held(person):
            tx.note(seat, tx.table.seats[seat].name, "removed")
            tx.enter(log.Removed(seat))
    if (person in tx.table.unwelcome.blocked) != message.on:
        tx.enter(log.Blocked(person, message.on))


def _meant(tx: Transaction, message: Mute | Block) -> PersonId:
    """The person of a seat or of a line."""
    is_host(tx)
    if message.seat is not None:
        person = seat_of(tx, message.seat).holder
    else:
        person = tx.table.chat.speaker(message.line)
    if person == NOBODY:
        raise TableError("nobody-meant")
    if person == tx.person:
        raise TableError("own-person")
    return person


def close(tx: Transaction, _: Close, *, away: Callable[[PersonId], float] = lambda _: 0.0) -> None:
    """End what is not over. `away`: for how many seconds a person has not been here."""
    is_host(tx)
    table = tx.table
    others = {seat.holder for seat in table.seats.values()} - {NOBODY, tx.person}
    if table.status == "playing" and any(away(person) < HOST_GONE for person in others):
        raise NotAllowed("others-play")
    if table.status == "over":
        if others:
            raise NotAllowed("others-keep")
    else:
        tx.enter(log.Ended("closed"))


ACTIONS: Final[Actions] = {Mute: mute, Block: block, Close: close}
