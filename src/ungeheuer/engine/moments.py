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

    An act is an answer with what chance makes of it.
    """

    __slots__ = ("_moves",)

    def __init__(self) -> None:
        self._moves: list[tuple[Sequence[Note], list[Moment]]] = []

    def add(self, seat: Seat, notes: Sequence[Note], moments: list[Moment]) -> None:
        """A move; `notes`: the very list that the history keeps."""
        if seat != CHANCE:
            self._moves.clear()
        self._moves.append((notes, moments))

    def forget(self) -> None:
        """Everybody who is there has been told."""
        self._moves.clear()

    def moments(self, moves: Sequence[Sequence[Note]]) -> list[Moment] | None:
        """Those of the last moves, which have these notes; None if it has not seen them all."""
        if not 0 < len(moves) <= len(self._moves):
            return None
        seen = self._moves[-len(moves) :]
        if not all(notes is kept for notes, (kept, _) in zip(moves, seen, strict=True)):
            return None
        return [moment for _, moments in seen for moment in moments]


def pictures(game: Game[Any, Any, Any], moments: Sequence[Moment], seat: Seat) -> list[Any]:
    """These moments with the eyes of a seat, without those of which it may not know."""
    return [game.picture(each.state, seat) for each in moments if each.note.reaches(seat)]
