"""What can be done at a table: an action checks who asks and what is allowed, then enters the log.

An action that is refused raises and has entered nothing.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.server.actions import (
    ending,
    hosting,
    lesson,
    match,
    reopening,
    seats,
    table,
    teaching,
)
from ungeheuer.server.actions.checks import known_bot, own_seat
from ungeheuer.server.actions.ending import release, time_is_up
from ungeheuer.server.actions.hosting import close
from ungeheuer.server.actions.match import (
    bot_move,
    move_at,
    play,
    redo,
    replace_bot,
    rewinds_to,
    text_of,
)
from ungeheuer.server.actions.reopening import close_by_operator, reopen_by_operator
from ungeheuer.server.actions.seats import (
    ABANDONED,
    HOST_GONE,
    bot_in,
    come_back,
    resign,
    seat_bot,
    take,
    take_over,
)
from ungeheuer.server.actions.table import (
    change,
    expire,
    say,
    start,
)
from ungeheuer.server.actions.teaching import answer_task
from ungeheuer.server.actions.transaction import Action, Actions, Transaction

__all__ = (
    "ABANDONED",
    "ACTIONS",
    "HOST_GONE",
    "Action",
    "Transaction",
    "answer_task",
    "bot_in",
    "bot_move",
    "change",
    "close",
    "close_by_operator",
    "come_back",
    "expire",
    "known_bot",
    "move_at",
    "own_seat",
    "play",
    "redo",
    "release",
    "reopen_by_operator",
    "replace_bot",
    "resign",
    "rewinds_to",
    "say",
    "seat_bot",
    "start",
    "take",
    "take_over",
    "text_of",
    "time_is_up",
)

ACTIONS: Final[Actions] = {
    **match.ACTIONS,
    **reopening.ACTIONS,
    **ending.ACTIONS,
    **hosting.ACTIONS,
    **lesson.ACTIONS,
    **seats.ACTIONS,
    **table.ACTIONS,
    **teaching.ACTIONS,
}
