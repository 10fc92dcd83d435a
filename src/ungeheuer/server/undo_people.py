"""Whom an undo concerns: who plays again, who has to agree, who cannot be asked any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ungeheuer.engine.names import Seat
from ungeheuer.server.names import NOBODY

if TYPE_CHECKING:
    from ungeheuer.server.table import Table


def bots_for(table: Table, seat: Seat) -> list[Seat]:
    """The bots that play again if this seat takes back its last answer.

    What a person answered stays that person's answer, even if a bot stands in by now.
    """
    since = _last_answer(table, seat)
    answers = zip(table.match.history[since:], table.answered_by[since:], strict=True)
    people = {played.seat for played, person in answers if person != NOBODY}
    return [bot for bot in table.bots if bot not in people]


def _last_answer(table: Table, seat: Seat) -> int:
    """The index of this seat's last move; the length of the match if it has none."""
    history = table.match.history
    own = (at for at, played in enumerate(history) if played.seat == seat)
    return max(own, default=len(history))


def concerned(table: Table, seat: Seat) -> list[Seat]:
    """Whose consent an undo beyond the barrier needs: every other person's, present or not.

    People agree with themselves. A bot that stands in for a person cannot consent for them.
    """
    consenting = (NOBODY, table.seats[seat].holder)
    return [other.id for other in table.seats.values() if other.holder not in consenting]


def departed(table: Table, seat: Seat) -> list[Seat]:
    """Seats of people who would have to consent, too, but have left for good.

    They are concerned if their answer would be taken back. Taking back something revealed
    concerns everybody who has answered: the secret was theirs.
    """
    since = _last_answer(table, seat)
    if any(played.revealed is not None for played in table.match.history[since:]):
        since = 0
    still_here = {NOBODY, *(other.holder for other in table.seats.values())}
    answers = zip(table.match.history[since:], table.answered_by[since:], strict=True)
    gone = (played.seat for played, person in answers if person not in still_here)
    return list(dict.fromkeys(gone))
