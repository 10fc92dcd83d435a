"""Teaching mode: what is handed back, and what is answered to a task."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.names import Seat
from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import is_host, not_over, own_seat
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.errors import TableError
from ungeheuer.server.study import Halt, Place
from ungeheuer.wire.teaching import AnswerTask, SkipTasks, Teach


def teach(tx: Transaction, message: Teach) -> None:
    """Of what happened before nothing is asked."""
    if message.seat is None:
        is_host(tx)
    else:
        own_seat(tx, message.seat)
    not_over(tx)
    known = tx.table.teaching.rules
    strange = [rule for rule in message.rules or [] if rule not in known]
    if strange:
        raise TableError("no-such-task", {"rule": strange[0], "rules": [*known]})
    rules = [] if message.seat is None and message.rules is None else message.rules
    moves = len(tx.table.match.history)
    tx.enter(log.Taught(message.seat or "", rules, message.row, moves))


def answer_task(tx: Transaction, message: AnswerTask) -> Halt | None:
    """The task that was answered; None if it is not asked any more."""
    own_seat(tx, message.seat)
    halt = tx.table.teaching.halt(Seat(message.seat))
    if halt is None or halt.name != message.task:
        return None
    if not message.show and not halt.task.allows(message.answer):
        raise TableError("no-such-answer")
    right = None if message.show else halt.task.is_right(message.answer)
    tx.enter(log.Judged(message.seat, halt.after(), halt.task.rule, right))
    return halt


def skip_tasks(tx: Transaction, message: SkipTasks) -> None:
    own_seat(tx, message.seat)
    if tx.table.teaching.halt(Seat(message.seat)) is not None:
        tx.enter(log.Judged(message.seat, Place(len(tx.table.match.history))))


ACTIONS: Final[Actions] = {Teach: teach, SkipTasks: skip_tasks}
