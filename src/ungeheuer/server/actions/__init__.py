"""What can be done at a table: an action checks who asks and what is allowed, then enters the log.

An action that is refused raises and has entered nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.server.actions.checks import known_bot, own_seat
from ungeheuer.server.actions.match import (
    bot_move,
    consent,
    move,
    move_at,
    play,
    redo,
    replace_bot,
    undo,
)
from ungeheuer.server.actions.seats import (
    ABANDONED,
    HOST_GONE,
    bot_in,
    come_back,
    leave,
    remove,
    resign,
    seat_bot,
    take,
    take_over,
)
from ungeheuer.server.actions.table import (
    change,
    expire,
    pause,
    resume,
    say,
    say_phrase,
    show,
    start,
)
from ungeheuer.server.actions.transaction import Action, Transaction
from ungeheuer.wire import messages as up

__all__ = (
    "ABANDONED",
    "ACTIONS",
    "HOST_GONE",
    "Action",
    "Transaction",
    "bot_in",
    "bot_move",
    "come_back",
    "expire",
    "known_bot",
    "move_at",
    "own_seat",
    "play",
    "replace_bot",
    "resign",
    "say",
    "seat_bot",
    "start",
    "take",
    "take_over",
)

ACTIONS: Final[dict[type[up.Up], Callable[[Transaction, Any], None]]] = {
    up.MakeMove: move,
    up.Undo: undo,
    up.Redo: redo,
    up.Consent: consent,
    up.Take: take,
    up.Leave: leave,
    up.Resign: resign,
    up.SeatBot: seat_bot,
    up.TakeOver: take_over,
    up.Remove: remove,
    up.Start: start,
    up.Pause: pause,
    up.Resume: resume,
    up.Change: change,
    up.Show: show,
    up.Say: say,
    up.SayPhrase: say_phrase,
}
