"""States as they were after each event of an act, for clients that show it step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ungeheuer.engine.events import Event, Note, Notes
from ungeheuer.engine.game import Game
from ungeheuer.engine.names import CHANCE, Seat


class Moment:
    """What an event told, and the state as it was then: a copy, for whoever may look at it."""

    __slots__ = ("note", "state")

    def __init__(self, note: Note, state: Any) -> None:
        self.note = note
        self.state = state


class Observer(Notes):
    """Notes that keep the state as it is after every event."""

    __slots__ = ("game", "moments", "state")

    def __init__(self, game: Game[Any, Any, Any], state: Any) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.moments: list[Moment] = []

    def tell(self, event: Event, only: Seat | None = None, but: Seat | None = None) -> None:
        super().tell(event, only, but)
        self._keep()

    def reveal(self, event: Event, shown: Event | None = None) -> None:
        super().reveal(event, shown)
        self._keep()

    def _keep(self) -> None:
        self.moments.append(Moment(self.taken[-1], self.game.copy(self.state)))


class LastAct:
    """The moments of the last act, kept while it is played; it knows nothing of its match.

    An act is an answer with what chance makes of it. `staged_only`: of those alone that may be
    shown step by step.
    """

    __slots__ = ("_moves", "_staged_only")

    def __init__(self, *, staged_only: bool = False) -> None:
        self._moves: list[Notes] = []  # those of each move
        self._staged_only = staged_only

    def notes_for(self, game: Game[Any, Any, Any], state: Any, move: Any) -> Notes:
        """For a move that is about to be made: with the states, or without."""
        if self._staged_only and not game.may_be_staged(state, move):
            return Notes()
        return Observer(game, state)

    def add(self, seat: Seat, notes: Notes) -> None:
        """A move; what it took is the very list that the history keeps."""
        if seat != CHANCE:
            self._moves.clear()
        self._moves.append(notes)

    def forget(self) -> None:
        """Everybody who is there has been told."""
        self._moves.clear()

    def moments(self, moves: Sequence[Sequence[Note]]) -> list[Moment] | None:
        """Those of the last moves, which have these notes; None if it has not seen them all."""
        if not 0 < len(moves) <= len(self._moves):
            return None
        found: list[Moment] = []
        for taken, notes in zip(moves, self._moves[-len(moves) :], strict=True):
            if taken is not notes.taken:
                return None
            if isinstance(notes, Observer):
                found += notes.moments
            elif taken:  # nobody was expected to look
                return None
        return found


def pictures(game: Game[Any, Any, Any], moments: Sequence[Moment], seat: Seat) -> list[Any]:
    """These moments with the eyes of a seat, without those of which it may not know."""
    return [game.picture(each.state, seat) for each in moments if each.note.reaches(seat)]
