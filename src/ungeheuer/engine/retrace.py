"""Views between the steps of an act, for clients that show what happened one step after another.

Nothing is kept while a match is played. Whoever wants the views has the moves made once more, on a
copy of an earlier state, which is copied after every event: once for all who look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ungeheuer.engine.events import SILENT, Event, Note, Notes
from ungeheuer.engine.match import AnyGame, Match, PlayedMove
from ungeheuer.engine.names import Seat


class Moment:
    """What an event told, and the state as it was then: a copy, for whoever may look at it."""

    __slots__ = ("note", "state")

    def __init__(self, note: Note, state: Any) -> None:
        self.note = note
        self.state = state


class Observer(Notes):
    """Notes that keep the state as it is after every event."""

    __slots__ = ("game", "moments", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
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


class Standing:
    """A state, and the moves that led to it: how many, and which was the last."""

    __slots__ = ("last", "moves", "state")

    def __init__(self, moves: int, last: PlayedMove | None, state: Any) -> None:
        self.moves = moves
        self.last = last
        self.state = state

    def leads_to(self, moves: int, history: Sequence[PlayedMove]) -> bool:
        """Not if its moves were taken back, or if it stands after more than these."""
        return self.moves <= moves and (not self.moves or history[self.moves - 1] is self.last)


class Retrace:
    """A match as it stood some moves ago. It follows as later moves are asked about."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._here = self._at_start()
        self._ahead: Standing | None = None  # where the last look led: the next begins there

    def moments(self, since: int) -> list[Moment]:
        """After each event, whomever it reached, from move `since` on."""
        self._go_to(since)
        state = self.match.game.copy(self._here.state)
        observer = Observer(self.match.game, state)
        for entry in self.match.history[since:]:
            self.match.game.apply(state, entry.move, observer)
        self._ahead = self._at_present(state)
        return observer.moments

    def pictures(self, seat: Seat, since: int) -> list[Any]:
        """What this seat saw after each event it may know, from move `since` on."""
        return pictures(self.match.game, self.moments(since), seat)

    def is_near(self, since: int, most: int) -> bool:
        """Whether it takes at most `most` moves to see what happened after `since`.

        If not, or if nothing happened, it stands where the match stands from now on.
        """
        history, here = self.match.history, self._nearest(since)
        steps = since - here.moves if here.leads_to(since, history) else since
        if since < len(history) and steps <= most:
            return True
        if here.moves != len(history) or not here.leads_to(len(history), history):
            self._here = self._at_present(self.match.game.copy(self.match.state))
        return False

    def _at_start(self) -> Standing:
        return Standing(0, None, self.match.game.setup(self.match.options, self.match.cardset))

    def _at_present(self, state: Any) -> Standing:
        history = self.match.history
        return Standing(len(history), history[-1] if history else None, state)

    def _nearest(self, moves: int) -> Standing:
        """The last place that leads to so many moves, if there is one."""
        ahead = self._ahead
        if ahead is not None and ahead.leads_to(moves, self.match.history):
            self._here, self._ahead = ahead, None
        return self._here

    def _go_to(self, moves: int) -> None:
        """Stand after so many moves; from the start, if there is no way on from here."""
        history, here = self.match.history, self._nearest(moves)
        if not here.leads_to(moves, history):
            here = self._here = self._at_start()
        for entry in history[here.moves : moves]:
            self.match.game.apply(here.state, entry.move, SILENT)
            here.last = entry
        here.moves = moves


def pictures(game: AnyGame, moments: Sequence[Moment], seat: Seat) -> list[Any]:
    """These moments with the eyes of a seat, without those of which it may not know."""
    return [game.picture(each.state, seat) for each in moments if each.note.reaches(seat)]
