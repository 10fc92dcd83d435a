"""Where somebody who learns has to work something out: the next task in what a match has become.

Found from what the seat saw then. The match has long gone on; nothing waits for it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ungeheuer.engine.events import Event
from ungeheuer.engine.match import Match, PlayedMove
from ungeheuer.engine.moments import Moment
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.engine.tasks import Task, Tasks

REACH: Final = 60  # moves: tasks in what happened before that are not asked any more


class Place(NamedTuple):
    """How far a seat is: moves, events of the move after them, tasks that it answered there."""

    moves: int
    notes: int = 0
    tasks: int = 0


@dataclass(frozen=True)
class Halt:
    """A task, and how far the match is told before it. `move`: the one that it interrupts."""

    place: Place
    task: Task
    move: PlayedMove
    begun: Sequence[Moment]

    @property
    def name(self) -> str:
        return ".".join(map(str, self.place))

    def after(self) -> Place:
        """How far the seat is once it has answered."""
        return self.place._replace(tasks=self.place.tasks + 1)

    def told_to(self, seat: Seat) -> int:
        """How many events of its move this seat knows."""
        return sum(moment.note.reaches(seat) for moment in self.begun)


class Study:
    """The tasks of one match, for all who learn at it."""

    def __init__(self, match: Match, tasks: Tasks[Any]) -> None:
        self.match = match
        self.tasks = tasks
        self._retraces: dict[Seat, Retrace] = {}
        self._clean: dict[Seat, tuple[int, Place]] = {}  # until where there is none, by version

    def next(self, seat: Seat, begin: Place, rules: Collection[RuleId]) -> Halt | None:
        """The first task for this seat after a place."""
        if not rules:
            return None
        begin = max(begin, self._earliest(seat))
        clean = self._clean.get(seat)
        if clean is not None and clean[0] <= self.match.version:
            begin = max(begin, clean[1])
        halt = self._find(seat, begin, rules)
        if halt is None:
            self._clean[seat] = (self.match.version, Place(len(self.match.history)))
        return halt

    def forget(self) -> None:
        """Moves were taken back, or other rules are asked about."""
        self._clean.clear()

    def moments(self, seat: Seat, since: int, before: int) -> Sequence[Moment]:
        """What happened after the first `since` moves, up to `before`."""
        found = self._retrace(seat).moments(since)
        history = self.match.history[since:before]
        return found[: sum(len(entry.notes) for entry in history)]

    def _earliest(self, seat: Seat) -> Place:
        """What happened before this seat's last answer is over, and so is what is long ago."""
        history = self.match.history
        own = (at for at in range(len(history) - 1, -1, -1) if history[at].seat == seat)
        return Place(max(next(own, 0), len(history) - REACH, 0))

    def _find(self, seat: Seat, begin: Place, rules: Collection[RuleId]) -> Halt | None:
        history = self.match.history
        if begin.moves >= len(history):
            return None
        moments = self._retrace(seat).moments(begin.moves)
        for moves, entry in enumerate(history[begin.moves :], start=begin.moves):
            begun, moments = moments[: len(entry.notes)], moments[len(entry.notes) :]
            halt = self._in_move(seat, max(begin, Place(moves)), rules, begun)
            if halt is not None:
                return halt
        return None

    def _in_move(
        self, seat: Seat, begin: Place, rules: Collection[RuleId], moments: Sequence[Moment]
    ) -> Halt | None:
        known = [n for n, moment in enumerate(moments, start=1) if moment.note.reaches(seat)]
        for number, notes in enumerate(known):
            coming = moments[known[number + 1] - 1].note.event if number + 1 < len(known) else None
            if notes < begin.notes:
                continue
            asked = self._asked(seat, moments[notes - 1], coming)
            done = begin.tasks if notes == begin.notes else 0
            for tasks, task in enumerate(asked[done:], start=done):
                if task.rule in rules:
                    place = Place(begin.moves, notes, tasks)
                    move = self.match.history[begin.moves]
                    return Halt(place, task, move, moments[:notes])
        return None

    def _asked(self, seat: Seat, moment: Moment, coming: Event | None) -> Sequence[Task]:
        told, match = moment.note.event, self.match
        if not self.tasks.watches(told, coming):
            return []
        view = match.game.view(moment.state, seat)
        return self.tasks.between(view, told, coming, match.cardset)

    def _retrace(self, seat: Seat) -> Retrace:
        if seat not in self._retraces:
            self._retraces[seat] = Retrace(self.match)
        return self._retraces[seat]
