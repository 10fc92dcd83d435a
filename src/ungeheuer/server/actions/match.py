"""Moves, undo and redo."""

from __future__ import annotations

from typing import Final

from ungeheuer.bots.personas import level_of
from ungeheuer.engine.errors import IllegalMove, UndoRefused
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.server import entries as log
from ungeheuer.server import undo_people
from ungeheuer.server.actions.checks import in_play, own_seat, seat_of
from ungeheuer.server.actions.ending import (
    check_not_held,
    hold,
    hold_answer,
    take_end_back,
    watched,
)
from ungeheuer.server.actions.lesson import check_in_script
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.casting import bot_for
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import PersonId
from ungeheuer.server.seat_state import SeatState
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.slips import AskSure


def move(tx: Transaction, message: up.MakeMove, *, grace: int | None = None) -> None:
    move_at(tx, own_seat(tx, message.seat), message, grace=grace)


def move_at(
    tx: Transaction, seat: SeatState, message: up.MakeMove, *, grace: int | None = None
) -> None:
    """A move for a seat that is known to be the person's own; `grace` as in `ending`."""
    in_play(tx)
    if seat.bot:
        raise NotAllowed("bot-plays", {"seat": seat.id, "bot": seat.bot})
    if grace is not None:
        check_not_held(tx.table, seat.id)
    ends = None if grace is None or message.release else watched(tx.table, seat.id)
    text = text_in(tx, message)
    check_seen(tx.table, seat.id, text, message.seen)
    check_in_script(tx, text)
    if ends is not None and hold_answer(tx, seat.id, ends, text):
        return
    tx.play(seat.id, text)
    if ends is not None:
        hold(tx, seat.id, ends, grace or 0)
    tx.go_on()


def text_in(tx: Transaction, message: up.MakeMove) -> str:
    """What a message says, or what the pieces make that it names."""
    if not message.pieces or message.seen != tx.table.version:  # then it is refused anyway
        return message.move or ""
    return text_of(tx.table.match, message)


def text_of(match: Match, message: up.MakeMove | AskSure) -> str:
    if not message.pieces:
        return message.move or ""
    meant = match.meant(Seat(message.seat), message.pieces)
    if isinstance(meant, list):
        rule = meant[0].rule or match.asked.rule
        raise IllegalMove("illegal-move", rule, possible=match.legal(), obstacles=meant)
    return meant.text


def play(tx: Transaction, seat: str, text: str, seen: int) -> None:
    """Play a move, then the chance moves that follow."""
    check_seen(tx.table, seat, text, seen)
    tx.play(seat, text)
    tx.go_on()


def check_seen(table: Table, seat: str, text: str, seen: int) -> None:
    if seen != table.version:
        table.match.play(Seat(seat), text, seen)  # raises StaleMove


def bot_move(tx: Transaction, seat: str, text: str, seen: int) -> None:
    """Play what a bot answered, unless it is not asked any more."""
    in_play(tx)
    if tx.table.bot_asked() != seat:
        raise TableError("not-asked", {"seat": seat})
    play(tx, seat, text, seen)


def replace_bot(tx: Transaction, seat: str, was: str, bot: str, why: str) -> None:
    """Seat a simpler bot, unless the person is back or the host has seated another bot."""
    if level_of(seat_of(tx, seat).bot) != was or tx.table.status == "over":
        raise TableError("not-asked", {"seat": seat})
    tx.enter(log.Replaced(seat, was, bot_for(tx.table, seat, bot), why))


# -- undo and redo


def undo(tx: Transaction, message: up.Undo) -> None:
    own_seat(tx, message.seat)
    in_play(tx)
    table, seat = tx.table, Seat(message.seat)
    if table.policy.undo == "none":
        raise TableError("no-undo")
    _check_version(table, message.seen, "undo")
    if take_end_back(tx, seat):
        return
    try:
        tx.enter(log.Undid(seat))
    except UndoRefused:
        if table.policy.undo != "consent" or not _has_moved(table, seat):
            raise
        _ask_for_undo(tx, seat)


def _check_version(table: Table, seen: int, what: str) -> None:
    if seen != table.version:
        raise TableError("stale", {"what": what, "seen": seen, "version": table.version})


def _has_moved(table: Table, seat: Seat) -> bool:
    return any(played.seat == seat for played in table.match.history)


def _ask_for_undo(tx: Transaction, seat: Seat) -> None:
    """Ask everybody concerned; if that is nobody, undo at once."""
    table = tx.table
    if table.wish is not None:
        raise TableError("undo-asked-already", {"seat": table.wish.seat})
    if undo_people.departed(table, seat):  # they have left and cannot be asked
        raise TableError("undo-departed")
    if undo_people.concerned(table, seat):
        tx.enter(log.UndoAsked(seat, table.version))
    else:
        tx.enter(log.Undid(seat, []))


def consent(tx: Transaction, message: up.Consent) -> None:
    """Agree or decline; the seat that asked withdraws its wish by declining."""
    own_seat(tx, message.seat)
    in_play(tx)
    wish = tx.table.wish
    withdrawn = wish is not None and message.seat == wish.seat and not message.agree
    if wish is None or not (withdrawn or message.seat in wish.asked):
        raise TableError("nothing-asked", {"seat": message.seat})
    tx.enter(log.UndoAnswered(message.seat, message.agree))
    answered = tx.table.wish
    if answered is not None and not answered.asked:
        tx.enter(log.Undid(answered.seat, answered.agreed))


def rewinds_to(table: Table, person: PersonId, message: up.Up) -> int | None:
    """How many moves will be left if this message takes back others; None if it does not."""
    seat = _undoing(table, person, message)
    if seat is None or not table.running:
        return None
    free = not (undo_people.concerned(table, seat) or undo_people.departed(table, seat))
    agreed = isinstance(message, up.Consent) or (free and table.policy.undo == "consent")
    try:
        return table.match.undo_target(seat, undo_people.bots_for(table, seat), past_barrier=agreed)
    except UndoRefused:
        return None


def _undoing(table: Table, person: PersonId, message: up.Up) -> Seat | None:
    """The seat whose answer this person's message takes back, if nothing else is against it."""
    if not isinstance(message, up.Undo | up.Consent) or message.seat not in table.held(person):
        return None
    if isinstance(message, up.Undo):
        fits = message.seen == table.version and table.policy.undo != "none"
        return Seat(message.seat) if fits else None
    wish = table.wish
    last = wish is not None and message.agree and wish.asked == [message.seat]
    return Seat(wish.seat) if wish is not None and last else None


def redo(tx: Transaction, message: up.Redo, *, grace: int | None = None) -> None:
    """`grace` as in `ending`: what ended a turn ends it again."""
    own_seat(tx, message.seat)
    in_play(tx)
    if tx.table.policy.undo == "none":
        raise TableError("no-undo")
    _check_version(tx.table, message.seen, "redo")
    ends = None if grace is None else watched(tx.table, message.seat)
    tx.enter(log.Redid(message.seat))
    if ends is not None:
        hold(tx, message.seat, ends, grace or 0)
    tx.go_on()


ACTIONS: Final[Actions] = {
    up.MakeMove: move,
    up.Undo: undo,
    up.Redo: redo,
    up.Consent: consent,
}
