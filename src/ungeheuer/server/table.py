"""A table as its log describes it: seats, match, requests. No clock, network or database.

`Table.enter` is the only way to change a table, both live and when it is rebuilt from its log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.moments import LastAct
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.server import entries as log
from ungeheuer.server import seat_asks, undo_people
from ungeheuer.server.answers import Answer, Answers
from ungeheuer.server.beginning import begun
from ungeheuer.server.chat import Chat
from ungeheuer.server.errors import TableError
from ungeheuer.server.frozen import frozen_by
from ungeheuer.server.lessons import lesson_of, taught
from ungeheuer.server.names import NOBODY, PersonId, TableId, TableStatus
from ungeheuer.server.seat_state import SeatState
from ungeheuer.server.teaching import Teaching
from ungeheuer.server.unwelcome import Unwelcome
from ungeheuer.wire.messages import Policy
from ungeheuer.wire.pictures import PICTURED
from ungeheuer.wire.sync import SharedView, Sync, sync
from ungeheuer.wire.table_cards import Frozen, UndoWish

MATCH_ENTRIES: Final = (log.Played, log.Undid, log.Redid)
TEACHING: Final = (log.Taught, log.Judged)  # told to those who learn alone
ANSWERS_KEPT: Final = 2000  # ids of messages; whoever sends one again does so soon
LINES_KEPT: Final = 1000


class Table:
    """The state of a table, rebuilt from its log alone."""

    sealed: TableStatus | None = None  # over, but not disclosed: what it was, if it is reopened

    def __init__(self, id: TableId, first: log.LogEntry) -> None:
        opened = first.entry
        if not isinstance(opened, log.Opened):
            raise TableError("bad-log", {"table": id})
        self.id, self.host = id, opened.host
        self.policy: Policy = opened.policy
        self.made = self.touched = self.held_at = first.at
        self.seq = first.seq
        self.status: TableStatus = "open"
        self.paused = False
        self.ended: str | None = None
        self.result: dict[str, Any] | None = None
        self.frozen: Frozen | None = None
        self.next: str | None = None
        self.wish: UndoWish | None = None
        self.asks: seat_asks.Ask | None = None  # who wants a seat of a match with secrets
        self.hold: log.Held | None = None  # the turn that waits for its end
        self.grace: int | None = None  # seconds; None: as usual on this server
        self.lesson = lesson_of(opened)  # None: nobody follows a script here
        self.chat = Chat()
        self.unwelcome = Unwelcome()
        # What was answered to messages that changed the table, and to those that said something.
        self.answers, self.lines_heard = Answers(ANSWERS_KEPT), Answers(LINES_KEPT)
        self.changes = 0  # counts changes to anything but the match
        self.match, error = begun(opened)
        self.teaching = Teaching(self.match)
        self.retrace: Retrace | None = None  # from when somebody first wants pictures
        plans = zip(self.match.seats, opened.seats, strict=True)
        self.seats = {seat: SeatState(seat, plan) for seat, plan in plans}
        moves = len(self.match.history)
        self.moves_by_version = [moves] * (self.match.version + 1)
        self.answered_by = [NOBODY] * moves  # the person behind each move; NOBODY: a bot, chance
        self.undone_by: list[list[PersonId]] = []  # the same for what each undo took back
        if self.match.outcome is not None:
            self.status, self.ended, self.result = "over", "finished", self.match.outcome.result
        if error is not None:
            self.freeze(error)
            self._stay_over(opened)
        self._note_answer(first)

    def _stay_over(self, opened: log.Opened) -> None:
        """An imported match that was over has nobody on its seats, and no secrets left."""
        if opened.moves and not any(plan.holder or plan.bot for plan in opened.seats):
            self.status, self.ended = "over", "finished"

    # -- asking

    @property
    def version(self) -> int:
        return self.match.version

    @property
    def running(self) -> bool:
        rests = self.paused or self.frozen is not None or taught(self.lesson, self.match)
        return self.status == "playing" and not rests

    @property
    def bots(self) -> list[Seat]:
        return [seat.id for seat in self.seats.values() if seat.bot]

    def held(self, person: PersonId) -> list[Seat]:
        if person == NOBODY:
            return []
        return [seat.id for seat in self.seats.values() if seat.holder == person]

    def bot_asked(self) -> Seat | None:
        """The seat of the bot to answer now; bots wait for undo requests and for held turns."""
        turn = self.match.turn
        if not self.running or self.wish or self.hold or turn not in self.seats:
            return None
        return turn if self.seats[turn].bot else None

    def waiting(self) -> str:
        """Whom the table waits for: `person`, `bot` (or the clock), or nobody."""
        if not self.running:
            return ""
        if self.hold is not None:
            return "bot" if self.hold.grace else "person"
        return "bot" if self.bot_asked() or self.match.turn == CHANCE else "person"

    def may_watch(self, person: PersonId) -> bool:
        """Depends on the policy; the host and seated people always may."""
        if person in self.unwelcome.blocked:
            return False
        hosts = person != NOBODY and person == self.host
        return self.policy.watch == "link" or hosts or bool(self.held(person))

    def may_look(self, person: PersonId, seat: str) -> bool:
        """Whether a person may see the view of a seat.

        Their own; any after the match; as a spectator with a key any, if all players agreed to it.
        """
        if seat == SPECTATOR:
            return self.may_watch(person)
        if seat not in self.seats:
            return False
        held = self.held(person)
        shown = person != NOBODY and not held and self.all_show()
        return seat in held or (self.may_watch(person) and (self.disclosed or shown))

    @property
    def disclosed(self) -> bool:
        """Whether nothing is secret any more. A frozen match may be going on at another table."""
        known = self.frozen is None or self.ended == "finished"
        return self.status == "over" and self.sealed is None and known

    def all_show(self) -> bool:
        """Whether every person agrees that spectators see the players' views."""
        people = [seat for seat in self.seats.values() if seat.holder != NOBODY]
        return bool(people) and all(seat.shows for seat in people)

    def since(self, seen: int | None) -> int:
        """How many moves a client that saw this version still knows; the rest were taken back."""
        if seen is None or not 0 <= seen < len(self.moves_by_version):
            return 0
        return min(self.moves_by_version[seen:])

    @property
    def aided(self) -> bool:
        """Whether what helps to read a view is told here; a lesson has its own say."""
        return self.policy.hints or (self.lesson is not None and self.lesson.aid)

    def sync(
        self,
        seat: str,
        since: int,
        *,
        foretold: bool = False,
        pictures: bool = False,
        aid: bool = True,
        shared: SharedView | None = None,
    ) -> Sync:
        """What a client gets that knows the first `since` moves."""
        back = self.look_back(since) if pictures else None
        how = {"aided": aid and self.aided, "foretold": foretold}
        return sync(self.match, Seat(seat), since, **how, retrace=back, shared=shared)

    def look_back(self, since: int) -> Retrace | None:
        """For pictures since a move; None if too many moves would have to be made again for them.

        Whoever has looked once, even at nothing, gets those of all moves that follow.
        """
        if self.retrace is None:
            self.retrace = Retrace(self.match)
            self.match.act = LastAct(staged_only=True)
        return self.retrace if self.retrace.is_near(since, PICTURED) else None

    def names(self) -> list[str]:
        return [seat.name or seat.bot or seat.id for seat in self.seats.values()]

    # -- entering

    def enter(self, logged: log.LogEntry) -> None:
        """Apply an entry. A match entry that the rules refuse raises and changes nothing."""
        if logged.seq != self.seq + 1:
            raise TableError("bad-log", {"table": self.id})
        entry = logged.entry
        ENTERING[type(entry)](self, entry)
        if isinstance(entry, log.Held):
            self.held_at = logged.at
        if isinstance(entry, log.Said):  # in logs of earlier versions
            self.chat.add(self.chat.count + 1, logged.at, logged.by, entry)
        elif isinstance(entry, MATCH_ENTRIES):
            self._follow_match(logged)
        elif not isinstance(entry, TEACHING):
            self.changes += 1
        self.touched = logged.at
        self.pass_over(logged)

    def hear(self, line: log.Line) -> None:
        """Something is said. It is no part of the log: the match and the seats are as before."""
        self.chat.add(line.number, line.at, line.by, line.said)
        if line.cause:
            self.lines_heard.note(line.by, line.cause, (line.version, None))

    def answer_to(self, person: PersonId, cause: str) -> Answer | None:
        """What was answered to a message, if that is not too long ago."""
        key = (person, cause)
        return self.answers.get(key) or self.lines_heard.get(key)

    def pass_over(self, logged: log.LogEntry) -> None:
        """Count an entry, whether or not it could be applied."""
        self.seq = logged.seq
        self._note_answer(logged)

    def _note_answer(self, logged: log.LogEntry) -> None:
        if logged.cause:
            table = logged.entry.table if isinstance(logged.entry, log.Continued) else None
            self.answers.note(logged.by, logged.cause, (self.version, table))

    def freeze(self, error: UngeheuerError) -> None:
        """Stop the match here: the log goes on, but today's rules refuse it."""
        self.frozen = frozen_by(error, len(self.match.history))
        self.wish = self.hold = self.asks = None
        self.changes += 1

    def _follow_match(self, logged: log.LogEntry) -> None:
        """Update versions and who answered; an undo request and a held turn are over."""
        moves = len(self.match.history)
        self.moves_by_version += [moves] * (self.match.version + 1 - len(self.moves_by_version))
        if isinstance(logged.entry, log.Played):
            self.answered_by.append(logged.by)
            self.undone_by = []
        elif isinstance(logged.entry, log.Undid):
            self.undone_by.append(self.answered_by[moves:])
            del self.answered_by[moves:]
            self.teaching.taken_back(moves)
        else:
            self.answered_by += self.undone_by.pop()
        self.changes += int(self.wish is not None or self.hold is not None)
        self.wish = self.hold = None

    def _played(self, entry: log.Played) -> None:
        self.match.play(Seat(entry.seat), entry.move)

    def _undid(self, entry: log.Undid) -> None:
        """Consents were collected before the entry was written, so they are not judged again."""
        seat, past = Seat(entry.seat), entry.consents is not None
        self.match.undo(seat, undo_people.bots_for(self, seat), past_barrier=past)

    def _redid(self, entry: log.Redid) -> None:
        self.match.redo(Seat(entry.seat))

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        asked: list[str] = [*undo_people.concerned(self, Seat(entry.seat))]
        self.wish = UndoWish(entry.seat, entry.version, [], asked)

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        wish, self.wish = self.wish, None
        if wish is None or not entry.agree:
            return
        asked = [seat for seat in wish.asked if seat != entry.seat]
        self.wish = UndoWish(wish.seat, wish.version, [*wish.agreed, entry.seat], asked)

    def _held(self, entry: log.Held | log.Released) -> None:
        self.hold = entry if isinstance(entry, log.Held) else None

    def _grace_set(self, entry: log.GraceSet) -> None:
        self.grace = entry.seconds

    def _lesson_left(self, _: log.LessonLeft) -> None:
        self.lesson = None

    def _let_go(self, seat: str) -> None:
        """The person who could take a turn back has given the seat away."""
        self.hold = self.hold if self.hold and self.hold.seat != seat else None

    def _took(self, entry: log.Took) -> None:
        seat = self.seats[Seat(entry.seat)]
        if seat.holder != entry.person:  # a new person, who would have to be asked, too
            self.wish = self.asks = None
            self._let_go(entry.seat)
        seat.holder, seat.name, seat.bot = entry.person, entry.name, ""
        if self.status == "playing":
            self.match.names = self.names()

    def _left(self, entry: log.Left) -> None:
        self.seats[Seat(entry.seat)].clear()
        self.wish = self.asks = None
        self._let_go(entry.seat)

    def _removed(self, entry: log.Removed) -> None:
        self.unwelcome.removed |= {self.seats[Seat(entry.seat)].holder} - {NOBODY}
        self._left(log.Left(entry.seat))

    def _bot_changed(self, entry: log.Seated | log.Replaced) -> None:
        self.seats[Seat(entry.seat)].bot = entry.bot
        self.asks = self.asks if self.asks and self.asks.seat != entry.seat else None
        self._let_go(entry.seat)

    def _returned(self, entry: log.Returned) -> None:
        self.seats[Seat(entry.seat)].bot = ""

    def _resigned(self, entry: log.Resigned) -> None:
        """If that ends the match, the person keeps the seat, for a replay and a rematch."""
        seat = self.seats[Seat(entry.seat)]
        self.wish = self.asks = None
        self._let_go(entry.seat)
        if entry.bot:
            self.unwelcome.resigned.add(seat.holder)
            seat.clear()
            seat.bot = entry.bot

    def _shown(self, entry: log.Shown) -> None:
        self.seats[Seat(entry.seat)].shows = entry.agree

    def _started(self, _: log.Started) -> None:
        self.status = "playing"
        self.match.names = self.names()

    def _paused(self, entry: log.Paused | log.Resumed) -> None:
        self.paused = isinstance(entry, log.Paused)

    def _changed(self, entry: log.Changed) -> None:
        self.policy = entry.policy
        if self.policy.undo != "consent":
            self.wish = None

    def _hosted(self, entry: log.Hosted) -> None:
        self.host = entry.person

    def _ended(self, entry: log.Ended) -> None:
        self.sealed = self.status if entry.sealed else None
        self.wish = self.hold = self.asks = None
        self.status, self.ended, self.result, self.paused = "over", entry.why, entry.result, False

    def _reopened(self, _: log.Reopened) -> None:
        self.status, self.sealed, self.ended = self.sealed or "playing", None, None

    def _continued(self, entry: log.Continued) -> None:
        self.next = entry.table


ENTERING: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Played: Table._played,
    log.Undid: Table._undid,
    log.Redid: Table._redid,
    log.UndoAsked: Table._undo_asked,
    log.UndoAnswered: Table._undo_answered,
    log.Held: Table._held,
    log.Released: Table._held,
    log.GraceSet: Table._grace_set,
    log.LessonLeft: Table._lesson_left,
    log.Took: Table._took,
    log.SeatAsked: seat_asks.ask,
    log.SeatAnswered: seat_asks.answer,
    log.Muted: lambda table, entry: table.unwelcome.mute(entry.person, on=entry.on),
    log.Blocked: lambda table, entry: table.unwelcome.block(entry.person, on=entry.on),
    log.Left: Table._left,
    log.Removed: Table._removed,
    log.Seated: Table._bot_changed,
    log.Replaced: Table._bot_changed,
    log.Returned: Table._returned,
    log.Resigned: Table._resigned,
    log.Shown: Table._shown,
    log.Started: Table._started,
    log.Paused: Table._paused,
    log.Resumed: Table._paused,
    log.Said: lambda *_: None,  # see `enter`, which has the time
    log.Taught: lambda table, entry: table.teaching.taught(entry),
    log.Judged: lambda table, entry: table.teaching.judged(entry),
    log.Changed: Table._changed,
    log.Hosted: Table._hosted,
    log.Ended: Table._ended,
    log.Reopened: Table._reopened,
    log.Continued: Table._continued,
}
