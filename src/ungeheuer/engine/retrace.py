"""Views between the steps of an act, for clients that show what happened one step after another.

Nothing is kept while a match is played. Whoever wants the views has the moves made once more, on a
copy of an earlier state, and looked at after every event.
"""

from __future__ import annotations

from typing import Any

from ungeheuer.engine.events import SILENT, Event, Notes
from ungeheuer.engine.match import AnyGame, Match, PlayedMove
from ungeheuer.engine.names import Seat


class Observer(Notes):
    """Notes that look at the state with the eyes of a seat, after every event it may know."""

    __slots__ = ("game", "seat", "seen", "state")

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.seat = seat
        self.seen: list[Any] = []

    def tell(self, event: Event, only: Seat | None = None, but: Seat | None = None) -> None:
        super().tell(event, only, but)
        self._look()

    def reveal(self, event: Event, shown: Event | None = None) -> None:
        super().reveal(event, shown)
        self._look()

    def _look(self) -> None:
        if self.taken[-1].reaches(self.seat):
            self.seen.append(self.game.picture(self.state, self.seat))


class Retrace:
    """A match as it stood some moves ago. It follows as later moves are asked about."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moves = 0
        self.last: PlayedMove | None = None
        self._start()

    def pictures(self, seat: Seat, since: int) -> list[Any]:
        """What this seat saw after each event it may know, from move `since` on."""
        self._go_to(since)
        state = self.match.game.copy(self.state)
        observer = Observer(self.match.game, state, seat)
        for entry in self.match.history[since:]:
            self.match.game.apply(state, entry.move, observer)
        return observer.seen

    def is_near(self, since: int, most: int) -> bool:
        """Whether it takes at most `most` moves to see what happened after `since`.

        If not, or if nothing happened, it stands where the match stands from now on.
        """
        steps = since - self.moves if self._leads_to(since) else since
        if since < len(self.match.history) and steps <= most:
            return True
        self._stand_here()
        return False

    def _stand_here(self) -> None:
        history = self.match.history
        if self.moves == len(history) and self._leads_to(self.moves):
            return
        self.moves, self.last = len(history), history[-1] if history else None
        self.state = self.match.game.copy(self.match.state)

    def _start(self) -> None:
        self.moves = 0
        self.last = None
        self.state = self.match.game.setup(self.match.options, self.match.cardset)

    def _leads_to(self, moves: int) -> bool:
        """Not if the moves made here were taken back, or more than these were made."""
        history = self.match.history
        return self.moves <= moves and (not self.moves or history[self.moves - 1] is self.last)

    def _go_to(self, moves: int) -> None:
        """Stand after so many moves; from the start, if there is no way on from here."""
        if not self._leads_to(moves):
            self._start()
        for entry in self.match.history[self.moves : moves]:
            self.match.game.apply(self.state, entry.move, SILENT)
            self.last = entry
        self.moves = moves
