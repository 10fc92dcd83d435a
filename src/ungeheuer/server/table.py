"""A table as its log tells it: seats, match, wishes. No clock, no network, no database.

`Table.enter` is the one way in which a table changes, live and when it is rebuilt alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ungeheuer.engine.cardset import CardSet, listed
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.match import Match, cardset_of
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import NOBODY, Moment, PersonId, State, TableId
from ungeheuer.wire.messages import Frozen, Policy, UndoWish
from ungeheuer.wire.sync import Sync, sync

MATCH_ENTRIES: Final = (log.Played, log.Undid, log.Redid)


class Place:
    """A seat of a table: who holds it, and which bot plays it, if any."""

    __slots__ = ("bot", "holder", "name", "resigned", "seat", "shows")

    def __init__(self, seat: Seat, plan: log.SeatPlan) -> None:
        self.seat = seat
        self.holder = plan.holder
        self.name = plan.name
        self.bot = plan.bot
        self.shows = False
        self.resigned = False

    @property
    def free(self) -> bool:
        return self.holder == NOBODY and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person answers here, and no bot."""
        return self.holder != NOBODY and not self.bot

    def clear(self) -> None:
        self.holder, self.name, self.bot, self.shows = NOBODY, "", "", False


class Table:
    """All that is known of a table. Its history is its log, nothing else."""

    def __init__(self, id: TableId, first: log.Line) -> None:
        opened = first.entry
        if not isinstance(opened, log.Opened):
            raise TableError("bad-log", {"table": id})
        self.id = id
        self.host = opened.host
        self.policy: Policy = opened.policy
        self.made: Moment = first.at
        self.touched: Moment = first.at
        self.seq = first.seq
        self.state: State = "open"
        self.paused = False
        self.ended: str | None = None
        self.result: dict[str, Any] | None = None
        self.frozen: Frozen | None = None
        self.next: str | None = None
        self.wish: UndoWish | None = None
        self.chat: list[tuple[Moment, log.Said]] = []
        self.removed: set[PersonId] = set()
        self.done: dict[tuple[PersonId, str], tuple[int, str | None]] = {}
        self.news = 0  # counts changes of everything but the match
        self.match = _match(opened)
        self._begin(opened)
        self.places = {
            seat: Place(seat, plan)
            for seat, plan in zip(self.match.seats, opened.seats, strict=True)
        }
        self.trail = [len(self.match.line)] * (self.match.version + 1)  # moves, by version
        if self.match.outcome is not None:
            self.state, self.ended, self.result = "over", "finished", self.match.outcome.result
        self._settled(first)

    def _begin(self, opened: log.Opened) -> None:
        """Play the moves that a branch or an imported record begins with."""
        try:
            for seat, move in opened.moves:
                self.match.play(Seat(seat), move)
        except UngeheuerError as error:
            self.freeze(error)

    # -- asking

    @property
    def version(self) -> int:
        return self.match.version

    @property
    def running(self) -> bool:
        return self.state == "playing" and not self.paused and self.frozen is None

    @property
    def bots(self) -> list[Seat]:
        return [place.seat for place in self.places.values() if place.bot]

    def held(self, person: PersonId) -> list[Seat]:
        if person == NOBODY:
            return []
        return [place.seat for place in self.places.values() if place.holder == person]

    def bot_asked(self) -> Seat | None:
        """The seat of the bot that is to answer now."""
        turn = self.match.turn
        return turn if self.running and turn in self.places and self.places[turn].bot else None

    def waiting(self) -> str:
        """Whom the table waits for: a person, a bot, or nobody."""
        if not self.running:
            return ""
        return "bot" if self.bot_asked() is not None or self.match.turn == CHANCE else "person"

    def may_watch(self, person: PersonId) -> bool:
        return self.policy.watch == "link" or bool(self.held(person))

    def may_look(self, person: PersonId, seat: str) -> bool:
        """One's own seat; any once the match is over; others' where all have agreed."""
        if seat == SPECTATOR:
            return self.may_watch(person)
        place = self.places.get(Seat(seat))
        if place is None:
            return False
        return (person != NOBODY and place.holder == person) or (
            self.may_watch(person) and (self.state == "over" or self.all_show())
        )

    def all_show(self) -> bool:
        """Whether every person agrees that spectators look over their shoulders."""
        people = [place for place in self.places.values() if place.holder != NOBODY]
        return bool(people) and all(place.shows for place in people)

    def since(self, seen: int | None) -> int:
        """How many moves of the line somebody who saw that version still knows."""
        if seen is None or not 0 <= seen < len(self.trail):
            return 0
        return min(self.trail[seen:])

    def sync(self, seat: str, since: int) -> Sync:
        return sync(self.match, Seat(seat), since, aided=self.policy.hints)

    def concerned(self, seat: Seat) -> list[Seat]:
        """Whose consent an undo beyond the barrier needs; people agree with themselves."""
        holder = self.places[seat].holder
        others = self.match.concerned(seat, self.bots)
        return [other for other in others if self.places[other].holder not in {holder, NOBODY}]

    def names(self) -> list[str]:
        return [place.name or place.bot or place.seat for place in self.places.values()]

    # -- entering

    def enter(self, line: log.Line) -> None:
        """Let an entry happen. A match entry that the rules refuse raises and changes nothing."""
        if line.seq != self.seq + 1:
            raise TableError("bad-log", {"table": self.id})
        entry = line.entry
        ENTERING[type(entry)](self, entry)
        self.seq = line.seq
        self.touched = line.at
        if isinstance(entry, log.Said):
            self.chat.append((line.at, entry))
        elif not isinstance(entry, MATCH_ENTRIES):
            self.news += 1
        self._settled(line)

    def _settled(self, line: log.Line) -> None:
        if line.cause:
            table = line.entry.table if isinstance(line.entry, log.Continued) else None
            self.done[line.by, line.cause] = (self.version, table)

    def freeze(self, error: UngeheuerError) -> None:
        """The log goes on, but these rules do not follow."""
        self.frozen = Frozen(len(self.match.line), error.code, _plain(error.params))
        self.news += 1

    def _follow(self) -> None:
        """Note how long the line is at every version, and drop a wish that came too late."""
        now = len(self.match.line)
        self.trail += [now] * (self.match.version + 1 - len(self.trail))
        if self.wish is not None:
            self.wish = None
            self.news += 1

    def _played(self, entry: log.Played) -> None:
        self.match.play(Seat(entry.seat), entry.move)
        self._follow()

    def _undid(self, entry: log.Undid) -> None:
        consents = None if entry.consents is None else [Seat(s) for s in entry.consents]
        self.match.undo(Seat(entry.seat), self.bots, consents=consents)
        self._follow()

    def _redid(self, entry: log.Redid) -> None:
        self.match.redo(Seat(entry.seat))
        self._follow()

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        asked: list[str] = [*self.concerned(Seat(entry.seat))]
        self.wish = UndoWish(entry.seat, entry.version, [], asked)

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        if self.wish is None:
            return
        if not entry.agree:
            self.wish = None
            return
        self.wish.agreed.append(entry.seat)
        self.wish.asked.remove(entry.seat)

    def _took(self, entry: log.Took) -> None:
        place = self.places[Seat(entry.seat)]
        place.holder, place.name, place.bot = entry.person, entry.name, ""

    def _left(self, entry: log.Left) -> None:
        self.places[Seat(entry.seat)].clear()
        self.wish = None

    def _removed(self, entry: log.Removed) -> None:
        place = self.places[Seat(entry.seat)]
        if place.holder != NOBODY:
            self.removed.add(place.holder)
        place.clear()
        self.wish = None

    def _seated(self, entry: log.Seated) -> None:
        self.places[Seat(entry.seat)].bot = entry.bot
        self.wish = None

    def _replaced(self, entry: log.Replaced) -> None:
        self.places[Seat(entry.seat)].bot = entry.bot

    def _returned(self, entry: log.Returned) -> None:
        self.places[Seat(entry.seat)].bot = ""
        self.wish = None

    def _resigned(self, entry: log.Resigned) -> None:
        place = self.places[Seat(entry.seat)]
        place.clear()
        place.bot, place.resigned = entry.bot, True
        self.wish = None

    def _shown(self, entry: log.Shown) -> None:
        self.places[Seat(entry.seat)].shows = entry.agree

    def _started(self, _: log.Started) -> None:
        self.state = "playing"
        self.match.names = self.names()

    def _paused(self, _: log.Paused) -> None:
        self.paused = True

    def _resumed(self, _: log.Resumed) -> None:
        self.paused = False

    def _said(self, entry: log.Said) -> None:
        pass

    def _changed(self, entry: log.Changed) -> None:
        self.policy = entry.policy

    def _ended(self, entry: log.Ended) -> None:
        self.state, self.ended, self.result = "over", entry.why, entry.result
        self.paused, self.wish = False, None

    def _continued(self, entry: log.Continued) -> None:
        self.next = entry.table


ENTERING: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Played: Table._played,
    log.Undid: Table._undid,
    log.Redid: Table._redid,
    log.UndoAsked: Table._undo_asked,
    log.UndoAnswered: Table._undo_answered,
    log.Took: Table._took,
    log.Left: Table._left,
    log.Removed: Table._removed,
    log.Seated: Table._seated,
    log.Replaced: Table._replaced,
    log.Returned: Table._returned,
    log.Resigned: Table._resigned,
    log.Shown: Table._shown,
    log.Started: Table._started,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.Said: Table._said,
    log.Changed: Table._changed,
    log.Ended: Table._ended,
    log.Continued: Table._continued,
}


def rebuilt(id: TableId, lines: Sequence[log.Line]) -> Table:
    """The table of a log. Where the rules no longer follow, it freezes at the last good move."""
    table = Table(id, lines[0])
    for line in lines[1:]:
        if table.frozen is not None and isinstance(line.entry, MATCH_ENTRIES):
            table.seq = line.seq
            continue
        try:
            table.enter(line)
        except UngeheuerError as error:
            if not isinstance(line.entry, MATCH_ENTRIES):
                raise
            table.freeze(error)
            table.seq = line.seq
    return table


def _match(opened: log.Opened) -> Match:
    if opened.game not in GAMES:
        raise TableError("no-such-game", {"game": opened.game})
    played = game(opened.game)
    names = [plan.name or plan.bot for plan in opened.seats]
    record = Record(opened.game, opened.options, names, [], cardset=opened.cardset)
    match = Match(played, opened.options, cardset_of(record, played))
    match.names = [name or seat for name, seat in zip(names, match.seats, strict=True)]
    match.chance = {"kind": "server"}
    match.origin = opened.origin
    return match


def invented(cardset: CardSet) -> int:
    """How many rows of a card set are the house's own."""
    return sum(card.provenance == "house" for card in listed(cardset))


def _plain(params: dict[str, object]) -> dict[str, Any]:
    return {
        name: value if isinstance(value, int | str) else str(value)
        for name, value in params.items()
    }
