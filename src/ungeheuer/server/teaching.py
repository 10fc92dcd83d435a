"""Teaching mode as the log has it: what is handed back to whom, how far they are, how they did."""

from __future__ import annotations

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.tasks import Tasks
from ungeheuer.games import manifest, names
from ungeheuer.server import entries as log
from ungeheuer.server.study import Halt, Place, Study
from ungeheuer.wire.teaching import RIGHT_IN_A_ROW, TaskCount


class Count:
    """How a seat did with one rule; `row`: right answers since the last other one."""

    __slots__ = ("right", "row", "wrong")

    def __init__(self) -> None:
        self.right = self.wrong = self.row = 0

    def note(self, *, right: bool | None) -> None:
        """What is shown is neither right nor wrong, but it does not sit yet."""
        self.right += right is True
        self.wrong += right is False
        self.row = self.row + 1 if right else 0


def tasks_of(game: str) -> Tasks[object] | None:
    """What this game can hand back."""
    brings = manifest(game).tasks if game in names() else None
    return None if brings is None else brings.load()


class Teaching:
    """Who learns what at a table. A seat's own wish goes before the host's for all."""

    def __init__(self, match: Match) -> None:
        tasks = tasks_of(match.game.name)
        self._study = None if tasks is None else Study(match, tasks)
        self.rules = [] if tasks is None else [*tasks.rules]  # what can be handed back
        self.changes = 0  # what is told apart from the rest of the table, to those who learn
        self.for_all: log.Taught | None = None
        self._own: dict[str, log.Taught] = {}
        self._counts: dict[tuple[str, str], Count] = {}  # by seat and rule
        self._told: dict[str, Place] = {}  # by seat

    # -- asking

    @property
    def study(self) -> Study:
        assert self._study is not None, "nothing can be handed back here"
        return self._study

    def halt(self, seat: Seat) -> Halt | None:
        """The task that this seat has to answer first."""
        if self._study is None or not (rules := self.handed(seat)):
            return None
        return self._study.next(seat, self.place(seat), rules)

    def wish(self, seat: str) -> log.Taught | None:
        return self._own.get(seat) or self.for_all

    def has_own(self, seat: str) -> bool:
        return seat in self._own

    def handed(self, seat: str) -> list[RuleId]:
        """The rules that this seat is asked about: those that are handed back and do not sit."""
        wish = self.wish(seat)
        rules = [] if wish is None else wish.rules or []
        return [RuleId(rule) for rule in rules if not self.sits(seat, rule)]

    def needed(self, seat: str) -> int:
        wish = self.wish(seat)
        return RIGHT_IN_A_ROW if wish is None else wish.row

    def sits(self, seat: str, rule: str) -> bool:
        count = self._counts.get((seat, rule))
        return count is not None and count.row >= self.needed(seat)

    def place(self, seat: str) -> Place:
        """Up to where this seat has been told everything; nothing before its wish is asked."""
        wish = self.wish(seat)
        begins = Place(0 if wish is None else wish.moves)
        return max(begins, self._told.get(seat, begins))

    def count(self, seat: str, rule: str) -> TaskCount:
        count = self._counts.get((seat, rule)) or Count()
        wish = self.wish(seat)
        handed = wish is not None and rule in (wish.rules or [])
        return TaskCount(rule, handed, count.right, count.wrong, count.row, self.sits(seat, rule))

    # -- entering

    def taught(self, entry: log.Taught) -> None:
        """Whoever asks for a rule again begins anew with it."""
        self._changed()
        if not entry.seat:
            self.for_all = entry
        elif entry.rules is None:
            self._own.pop(entry.seat, None)
        else:
            self._own[entry.seat] = entry
        for (seat, rule), count in self._counts.items():
            if rule in (entry.rules or []) and entry.seat in {"", seat}:
                count.row = 0

    def judged(self, entry: log.Judged) -> None:
        self.changes += 1
        self._told[entry.seat] = Place(*entry.at)
        if entry.rule:
            self._counts.setdefault((entry.seat, entry.rule), Count()).note(right=entry.right)

    def taken_back(self, moves: int) -> None:
        """What is played instead is asked about anew."""
        self._changed()
        for seat, place in self._told.items():
            self._told[seat] = min(place, Place(moves))
        for wish in (self.for_all, *self._own.values()):
            if wish is not None:
                wish.moves = min(wish.moves, moves)

    def _changed(self) -> None:
        self.changes += 1
        if self._study is not None:
            self._study.forget()
