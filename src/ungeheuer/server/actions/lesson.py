"""Lessons: the learner answers as the script has it, or leaves it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ungeheuer.engine.lesson import allows
from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import in_play, is_host
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.errors import TableError
from ungeheuer.server.lessons import taught
from ungeheuer.wire.lessons import LeaveLesson


def check_in_script(tx: Transaction, text: str) -> None:
    """Refuse what the rules allow but the script does not have; the gate refuses the rest.

    Whoever answers after its end goes on without it.
    """
    table = tx.table
    if table.lesson is not None and not allows(table.lesson, table.match, text):
        raise TableError("lesson-elsewhere")
    if taught(table.lesson, table.match):
        set_free(tx)


def leave(tx: Transaction, _: LeaveLesson) -> None:
    is_host(tx)
    in_play(tx)
    if tx.table.lesson is not None:
        set_free(tx)
        tx.go_on()


def set_free(tx: Transaction) -> None:
    """From now on it is a table like any other, with hints."""
    tx.enter(log.LessonLeft())
    tx.enter(log.Changed(replace(tx.table.policy, hints=True)))


ACTIONS: Final[Actions] = {LeaveLesson: leave}
