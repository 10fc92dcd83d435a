"""A table as its log tells it: seats, match, wishes. No clock, no network, no database.

`Table.enter` is the one way in which a table changes, live and when it is rebuilt alike.
"""

from __future__ import annotations

from collections import deque
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
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId, TableStatus
from ungeheuer.wire.messages import LONGEST_NAME, Frozen, Policy, UndoWish
from ungeheuer.wire.sync import Sync, sync

MATCH_ENTRIES: Final = (log.Played, log.Undid, log.Redid)
CHAT_KEPT: Final = 200  # lines that are kept in memory
LONGEST_REASON: Final = 200  # characters of a parameter that says why a table is frozen


class Place:
    """A seat of a table: who holds it, and which bot plays it, if any."""

    __slots__ = ("bot", "holder", "name", "seat", "shows")

    def __init__(self, seat: Seat, plan: log.SeatPlan) -> None:
        self.seat = seat
        self.holder = plan.holder
        self.name = plan.name[:LONGEST_NAME]  # logs of earlier versions have longer ones
        self.bot = plan.bot
        self.shows = False

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

    def __init__(self, id: TableId, first: log.LogEntry) -> None:
        opened = first.entry
        if not isinstance(opened, log.Opened):
            raise TableError("bad-log", {"table": id})
        self.id = id
        self.host = opened.host
        self.policy: Policy = opened.policy
        self.made: Millis = first.at
        self.touched: Millis = first.at
        self.seq = first.seq
        self.status: TableStatus = "open"
        self.paused = False
        self.ended: str | None = None
        self.result: dict[str, Any] | None = None
        self.frozen: Frozen | None = None
        self.next: str | None = None
        self.wish: UndoWish | None = None
        self.chat: deque[tuple[Millis, log.Said]] = deque(maxlen=CHAT_KEPT)
        self.said = 0  # lines of chat ever, of which only the last are kept
        self.removed: set[PersonId] = set()
        self.resigned: set[PersonId] = set()
        self.done: dict[tuple[PersonId, str], tuple[int, str | None]] = {}
        self.news = 0  # counts changes of everything but the match
        self.match = _match(opened)
        self._begin(opened)
        self.places = {
            seat: Place(seat, plan)
            for seat, plan in zip(self.match.seats, opened.seats, strict=True)
        }
        self.trail = [len(self.match.history)] * (self.match.version + 1)  # moves, by version
        self.hands = [NOBODY] * len(self.match.history)  # who answered, by move; NOBODY: a bot
        self.taken: list[list[PersonId]] = []  # the same of what was taken back
        if self.match.outcome is not None:
            self.status, self.ended, self.result = "over", "finished", self.match.outcome.result
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
        return self.status == "playing" and not self.paused and self.frozen is None

    @property
    def bots(self) -> list[Seat]:
        return [place.seat for place in self.places.values() if place.bot]

    def bots_for(self, seat: Seat) -> list[Seat]:
        """The bots that play again if this seat takes back its last answer.

        What a person answered stays that person's answer, even if a bot stands in by now.
        """
        last = [at for at, entry in enumerate(self.match.history) if entry.seat == seat][-1:]
        later = (
            zip(self.match.history[last[0] :], self.hands[last[0] :], strict=True) if last else ()
        )
        people = {entry.seat for entry, person in later if person != NOBODY}
        return [bot for bot in self.bots if bot not in people]

    def held(self, person: PersonId) -> list[Seat]:
        if person == NOBODY:
            return []
        return [place.seat for place in self.places.values() if place.holder == person]

    def bot_asked(self) -> Seat | None:
        """The seat of the bot that is to answer now; bots wait while people talk about an undo."""
        turn = self.match.turn
        if not self.running or self.wish is not None or turn not in self.places:
            return None
        return turn if self.places[turn].bot else None

    def waiting(self) -> str:
        """Whom the table waits for: a person, a bot, or nobody."""
        if not self.running:
            return ""
        return "bot" if self.bot_asked() is not None or self.match.turn == CHANCE else "person"

    def may_watch(self, person: PersonId) -> bool:
        """Everybody, or those with a seat; whoever decides about that may anyway."""
        hosts = person != NOBODY and person == self.host
        return self.policy.watch == "link" or hosts or bool(self.held(person))

    def may_look(self, person: PersonId, seat: str) -> bool:
        """One's own seat; any once the match is over; without a seat any, where all agreed."""
        if seat == SPECTATOR:
            return self.may_watch(person)
        place = self.places.get(Seat(seat))
        if place is None:
            return False
        held = self.held(person)
        return place.seat in held or (
            self.may_watch(person) and (self.disclosed or (not held and self.all_show()))
        )

    @property
    def disclosed(self) -> bool:
        """Whether nothing is secret any more. What froze unfinished may be going on elsewhere."""
        return self.status == "over" and (self.frozen is None or self.ended == "finished")

    def all_show(self) -> bool:
        """Whether every person agrees that spectators look over their shoulders."""
        people = [place for place in self.places.values() if place.holder != NOBODY]
        return bool(people) and all(place.shows for place in people)

    def since(self, seen: int | None) -> int:
        """How many moves somebody who saw that version still knows."""
        if seen is None or not 0 <= seen < len(self.trail):
            return 0
        return min(self.trail[seen:])

    def sync(self, seat: str, since: int) -> Sync:
        return sync(self.match, Seat(seat), since, aided=self.policy.hints)

    def concerned(self, seat: Seat) -> list[Seat]:
        """Whose consent an undo beyond the barrier needs: every other person's, present or not.

        People agree with themselves. A bot that stands in for somebody signs for nobody.
        """
        consenting = (NOBODY, self.places[seat].holder)
        return [place.seat for place in self.places.values() if place.holder not in consenting]

    def departed(self, seat: Seat) -> list[Seat]:
        """Seats answered for by people who have left for good and would have to consent, too.

        They are concerned if their answer would be taken back. If something would be taken back
        that was revealed, it concerns everybody who has answered: the secret was theirs.
        """
        history = self.match.history
        target = max(
            (at for at, entry in enumerate(history) if entry.seat == seat), default=len(history)
        )
        if any(entry.revealed is not None for entry in history[target:]):
            target = 0
        still_here = {NOBODY, *(place.holder for place in self.places.values())}
        answers = zip(history[target:], self.hands[target:], strict=True)
        gone = (entry.seat for entry, person in answers if person not in still_here)
        return list(dict.fromkeys(gone))

    def names(self) -> list[str]:
        return [place.name or place.bot or place.seat for place in self.places.values()]

    # -- entering

    def enter(self, logged: log.LogEntry) -> None:
        """Let an entry happen. A match entry that the rules refuse raises and changes nothing."""
        if logged.seq != self.seq + 1:
            raise TableError("bad-log", {"table": self.id})
        entry = logged.entry
        ENTERING[type(entry)](self, entry)
        if isinstance(entry, log.Said):
            self.chat.append((logged.at, entry))
            self.said += 1
        elif isinstance(entry, MATCH_ENTRIES):
            self._follow(logged)
        else:
            self.news += 1
        self.touched = logged.at
        self.pass_over(logged)

    def pass_over(self, logged: log.LogEntry) -> None:
        """The entry counts, whether or not it could be followed."""
        self.seq = logged.seq
        self._settled(logged)

    def _settled(self, logged: log.LogEntry) -> None:
        if logged.cause:
            table = logged.entry.table if isinstance(logged.entry, log.Continued) else None
            self.done[logged.by, logged.cause] = (self.version, table)

    def freeze(self, error: UngeheuerError) -> None:
        """The log goes on, but these rules do not follow."""
        self.frozen = Frozen(len(self.match.history), error.code, _plain(error.params))
        self.wish = None
        self.news += 1

    def _follow(self, logged: log.LogEntry) -> None:
        """Note how long the match is at every version and who answered; a wish came too late."""
        now = len(self.match.history)
        self.trail += [now] * (self.match.version + 1 - len(self.trail))
        if isinstance(logged.entry, log.Played):
            self.hands.append(logged.by)
            self.taken = []
        elif isinstance(logged.entry, log.Undid):
            self.taken.append(self.hands[now:])
            del self.hands[now:]
        else:
            self.hands += self.taken.pop()
        if self.wish is not None:
            self.wish = None
            self.news += 1

    def _played(self, entry: log.Played) -> None:
        self.match.play(Seat(entry.seat), entry.move)

    def _undid(self, entry: log.Undid) -> None:
        consents = None if entry.consents is None else [Seat(s) for s in entry.consents]
        seat = Seat(entry.seat)
        self.match.undo(seat, self.bots_for(seat), consents=consents)

    def _redid(self, entry: log.Redid) -> None:
        self.match.redo(Seat(entry.seat))

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        asked: list[str] = [*self.concerned(Seat(entry.seat))]
        self.wish = UndoWish(entry.seat, entry.version, [], asked)

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        wish = self.wish
        if wish is None:
            return
        if not entry.agree:
            self.wish = None
            return
        asked = [seat for seat in wish.asked if seat != entry.seat]
        self.wish = UndoWish(wish.seat, wish.version, [*wish.agreed, entry.seat], asked)

    def _took(self, entry: log.Took) -> None:
        place = self.places[Seat(entry.seat)]
        if place.holder != entry.person:  # somebody new, who has to be asked, too
            self.wish = None
        place.holder, place.name, place.bot = entry.person, entry.name, ""
        if self.status == "playing":
            self.match.names = self.names()

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

    def _replaced(self, entry: log.Replaced) -> None:
        self.places[Seat(entry.seat)].bot = entry.bot

    def _returned(self, entry: log.Returned) -> None:
        self.places[Seat(entry.seat)].bot = ""

    def _resigned(self, entry: log.Resigned) -> None:
        """Where the match ends with it the seat stays the person's: to look back, to play again."""
        place = self.places[Seat(entry.seat)]
        self.wish = None
        if entry.bot:
            self.resigned.add(place.holder)
            place.clear()
            place.bot = entry.bot

    def _shown(self, entry: log.Shown) -> None:
        self.places[Seat(entry.seat)].shows = entry.agree

    def _started(self, _: log.Started) -> None:
        self.status = "playing"
        self.match.names = self.names()

    def _paused(self, _: log.Paused) -> None:
        self.paused = True

    def _resumed(self, _: log.Resumed) -> None:
        self.paused = False

    def _said(self, entry: log.Said) -> None:
        pass

    def _changed(self, entry: log.Changed) -> None:
        self.policy = entry.policy
        if self.policy.undo != "consent":
            self.wish = None

    def _hosted(self, entry: log.Hosted) -> None:
        self.host = entry.person

    def _ended(self, entry: log.Ended) -> None:
        self.status, self.ended, self.result = "over", entry.why, entry.result
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
    log.Hosted: Table._hosted,
    log.Ended: Table._ended,
    log.Continued: Table._continued,
}


def rebuilt(id: TableId, entries: Sequence[log.LogEntry]) -> Table:
    """The table of a log. Where the rules no longer follow, it freezes at the last good move."""
    table = Table(id, entries[0])
    for logged in entries[1:]:
        if table.frozen is not None and isinstance(logged.entry, MATCH_ENTRIES):
            table.pass_over(logged)
            continue
        try:
            table.enter(logged)
        except UngeheuerError as error:
            if not isinstance(logged.entry, MATCH_ENTRIES):
                raise
            table.freeze(error)
            table.pass_over(logged)
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
        name: value if isinstance(value, int) else str(value)[:LONGEST_REASON]
        for name, value in params.items()
    }
