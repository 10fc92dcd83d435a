"""Views between the steps of an act, for clients that show what happened one step after another.

Whoever wants them has the moves made once more, on a copy of an earlier state, which is copied
after every event: once for all who look. Of the last act a match can keep these copies itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match, PlayedMove
from ungeheuer.engine.moments import Moment, Observer, pictures
from ungeheuer.engine.names import Seat


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
        self._behind: Standing | None = None  # where it stood before: for who comes back
        self._near: tuple[int, int, int, bool] | None = None  # version, since, most: what it was

    def moments(self, since: int) -> list[Moment]:
        """After each event, whomever it reached, from move `since` on."""
        seen = self._seen(since)
        if seen is not None:
            return seen
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

        If not, or if nothing happened, it stands where the match stands from now on. All who were
        told the same ask this in turn, and it is found out once.
        """
        asked = (self.match.version, since, most)
        if self._near is None or self._near[:3] != asked:
            self._near = (*asked, self._is_near(since, most))
        return self._near[3]

    def _is_near(self, since: int, most: int) -> bool:
        history = self.match.history
        happened = since < len(history)
        if happened and (self._seen(since) is not None or not self._is_staged(since)):
            if len(history) - self._here.moves > most // 2:
                self._stand_at_present()
            return True
        here = self._nearest(since)
        steps = since - here.moves if here.leads_to(since, history) else since
        if happened and steps <= most:
            return True
        if here.moves != len(history) or not here.leads_to(len(history), history):
            self._stand_at_present()
        return False

    def _stand_at_present(self) -> None:
        self._behind = self._here
        self._here = self._at_present(self.match.game.copy(self.match.state))

    def _is_staged(self, since: int) -> bool:
        """If not, nobody will look."""
        notes = (note for move in self.match.history[since:] for note in move.notes)
        return self.match.game.is_staged(note.event.code for note in notes)

    def _seen(self, since: int) -> list[Moment] | None:
        """What the match has kept, if that is all that happened since."""
        act = self.match.act
        return None if act is None else act.moments([m.notes for m in self.match.history[since:]])

    def _at_start(self) -> Standing:
        return Standing(0, None, self.match.game.setup(self.match.options, self.match.cardset))

    def _at_present(self, state: Any) -> Standing:
        history = self.match.history
        return Standing(len(history), history[-1] if history else None, state)

    def _nearest(self, moves: int) -> Standing:
        """The last place that leads to so many moves, if there is one."""
        history, ahead, behind = self.match.history, self._ahead, self._behind
        if ahead is not None and ahead.leads_to(moves, history):
            self._here, self._ahead = ahead, None
        elif not self._here.leads_to(moves, history) and behind and behind.leads_to(moves, history):
            self._here, self._behind = behind, None
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
