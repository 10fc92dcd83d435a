"""The table itself: start, pause, policy, chat, expiry."""

from __future__ import annotations

from typing import Final

from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import (
    in_play,
    is_host,
    is_seated_or_host,
    is_welcome,
    known_bot,
    own_seat,
)
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.casting import bot_for
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import Millis
from ungeheuer.server.tidy import tidy
from ungeheuer.wire import messages as up


def start(tx: Transaction, message: up.Start) -> None:
    is_host(tx)
    if tx.table.status != "open":
        raise TableError("already-started" if tx.table.status == "playing" else "table-over")
    free = [seat.id for seat in tx.table.seats.values() if seat.free]
    if free and message.fill is None:
        raise TableError("seats-open", {"seats": list(free)})
    for seat in free:
        tx.enter(log.Seated(seat, bot_for(tx.table, seat, known_bot(message.fill or ""))))
    tx.enter(log.Started())
    tx.go_on()


def pause(tx: Transaction, _: up.Pause) -> None:
    is_seated_or_host(tx)
    in_play(tx)
    tx.enter(log.Paused())


def resume(tx: Transaction, _: up.Resume) -> None:
    is_seated_or_host(tx)
    if not tx.table.paused:
        raise TableError("not-paused")
    tx.enter(log.Resumed())
    tx.go_on()


def change(tx: Transaction, message: up.Change) -> None:
    is_host(tx)
    if message.policy != tx.table.policy:
        tx.enter(log.Changed(message.policy))


def show(tx: Transaction, message: up.Show) -> None:
    if own_seat(tx, message.seat).shows != message.agree:
        tx.enter(log.Shown(message.seat, message.agree))


def expire(tx: Transaction, before: Millis) -> None:
    """End the table, unless somebody has been active since `before`."""
    if tx.table.status != "over" and tx.table.touched < before:
        tx.enter(log.Ended("expired", sealed=True))


# -- chat


def say(tx: Transaction, message: up.Say) -> None:
    text = tidy(message.text)
    if not text:
        raise TableError("nothing-said")
    name, seat = _speaker(tx)
    tx.say(log.Said(name, seat, text=text))


def say_phrase(tx: Transaction, message: up.SayPhrase) -> None:
    name, seat = _speaker(tx)
    tx.say(log.Said(name, seat, phrase=message.phrase))


def _speaker(tx: Transaction) -> tuple[str, str]:
    """Name and seat; both empty for a spectator."""
    is_welcome(tx)
    if not tx.table.policy.chat:
        raise TableError("chat-off")
    if tx.person in tx.table.unwelcome.muted:
        raise NotAllowed("muted-here")
    if not tx.table.may_watch(tx.person):
        raise NotAllowed("not-watching")
    held = tx.table.held(tx.person)
    return (tx.table.seats[held[0]].name, held[0]) if held else ("", "")


ACTIONS: Final[Actions] = {
    up.Start: start,
    up.Pause: pause,
    up.Resume: resume,
    up.Change: change,
    up.Show: show,
    up.Say: say,
    up.SayPhrase: say_phrase,
}
