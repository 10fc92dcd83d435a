"""The log of a table: everything that ever happened to it, and the only source of its state.

A table is rebuilt by entering its log from the first entry on; everything else that is stored can
be derived from it. Entries are named in the past tense and never change.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.wire.messages import Policy
from ungeheuer.wire.teaching import RIGHT_IN_A_ROW


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """Something that happened; one subclass per kind."""


class SeatPlan(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who sits where from the beginning: a person, a bot, or nobody yet."""

    holder: PersonId = NOBODY
    name: str = ""
    bot: str = ""


class Opened(Entry, tag="opened"):
    """A table was opened. `moves` are those it begins with: a branch, or an imported record.

    `positions`: hashes of positions on the way, the beginning included; older logs have none.
    `lesson`: which one it follows, and `script`, the hash of that one's file; `own`: all of it,
    where somebody made it.
    """

    game: str
    rules: int
    options: dict[str, Any]
    cardset: dict[str, Any]
    host: PersonId
    policy: Policy
    seats: list[SeatPlan]
    moves: list[tuple[str, str]] = []
    origin: dict[str, Any] | None = None
    positions: list[tuple[int, str]] = []
    lesson: str = ""
    script: str = ""
    own: dict[str, Any] | None = None


class Took(Entry, tag="took"):
    """A person took a seat, or changed their name there."""

    seat: str
    person: PersonId
    name: str


class SeatAsked(Entry, tag="seat-asked"):
    """A person wants a seat of a match with secrets; the others who sit there have to agree."""

    seat: str
    person: PersonId
    name: str


class SeatAnswered(Entry, tag="seat-answered"):
    """One of the others agreed, or not; or the person who asked does not want it any more."""

    seat: str
    agree: bool


class Muted(Entry, tag="muted"):
    """The host decided whether this person may talk here."""

    person: PersonId
    on: bool = True


class Blocked(Entry, tag="blocked"):
    """The host decided whether this person may be here."""

    person: PersonId
    on: bool = True


class Left(Entry, tag="left"):
    """The seat is free again."""

    seat: str


class Removed(Entry, tag="removed"):
    """The host took the seat from the person, who may not take one here again."""

    seat: str


class Seated(Entry, tag="seated"):
    """A bot plays this seat; a person who held it gets it back on return."""

    seat: str
    bot: str


class Returned(Entry, tag="returned"):
    """The person is back, the bot that stood in leaves."""

    seat: str


class Replaced(Entry, tag="replaced"):
    """A bot failed and a simpler one took over. `why`: slow, crashed, illegal."""

    seat: str
    was: str
    bot: str
    why: str


class Started(Entry, tag="started"):
    pass


class Paused(Entry, tag="paused"):
    pass


class Resumed(Entry, tag="resumed"):
    pass


class Played(Entry, tag="played"):
    """`position`: a hash of the position then, every few moves and at the end."""

    seat: str
    move: str
    position: str = ""


class Undid(Entry, tag="undid"):
    """`consents`: the seats that agreed to cross the barrier; None if it was not crossed."""

    seat: str
    consents: list[str] | None = None


class Redid(Entry, tag="redid"):
    seat: str


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to undo beyond its barrier, at this version."""

    seat: str
    version: int


class UndoAnswered(Entry, tag="undo-answered"):
    seat: str
    agree: bool


class Held(Entry, tag="held"):
    """The turn of a seat waits for its end. `grace`: for so many seconds; 0: until it is released.
    `left`: what it leaves unused, as codes and parameters. `move`: the answer that is made then;
    empty if the turn has ended already but for chance."""

    seat: str
    grace: int = 0
    left: list[tuple[str, dict[str, Any]]] = []
    move: str = ""


class Released(Entry, tag="released"):
    """The turn that was held is over. `seat`: whose people said so; empty if the time was up.
    `taken_back`: it is not over, the answer that would have ended it is not made."""

    seat: str = ""
    taken_back: bool = False


class GraceSet(Entry, tag="grace-set"):
    """The host decided for how many seconds turns are held that leave nothing over."""

    seconds: int


class LessonLeft(Entry, tag="lesson-left"):
    """From here on the match is free: chance and bots answer as at any table."""


class Taught(Entry, tag="taught"):
    """What these rules make the table do is handed back: to a seat, or to all. `rules` is None
    where a seat no longer has a wish of its own; `moves`: tasks begin after so many."""

    seat: str = ""
    rules: list[str] | None = None
    row: int = RIGHT_IN_A_ROW
    moves: int = 0


class Judged(Entry, tag="judged"):
    """A task was answered; `right` is None if it was shown. `at`: where it was asked, as moves,
    events of the move after them, and tasks there. Without a rule: all up to there was skipped."""

    seat: str
    at: tuple[int, int, int]
    rule: str = ""
    right: bool | None = None


class Resigned(Entry, tag="resigned"):
    """The person gave up the seat for good and `bot` plays on; without a bot, the match ends."""

    seat: str
    bot: str = ""


class Shown(Entry, tag="shown"):
    """Whether this seat agrees that spectators see the players' views."""

    seat: str
    agree: bool


class Said(Entry, tag="said"):
    """A line of chat, a quick phrase by its code, or a note about a seat.

    Only logs of earlier versions have it; by now it is stored beside them.
    """

    name: str
    seat: str = ""
    text: str = ""
    phrase: str = ""
    note: str = ""  # nobody said it: what happened to the seat


class Changed(Entry, tag="changed"):
    """The host changed what is allowed at this table."""

    policy: Policy


class Hosted(Entry, tag="hosted"):
    """Another person is the host: the previous one has left or has been away for long."""

    person: PersonId


class Ended(Entry, tag="ended"):
    """`why`: finished, resigned, expired, closed. The result stays even if rules change later.
    `sealed`: secrets stay secret, since it may be reopened; older entries never are."""

    why: str
    result: dict[str, Any] | None = None
    sealed: bool = False


class Reopened(Entry, tag="reopened"):
    """A match that was ended but not disclosed goes on where it was."""


class Continued(Entry, tag="continued"):
    """This table has a successor: a rematch or a branch."""

    table: str


AnyEntry = (
    Opened
    | Took
    | SeatAsked
    | SeatAnswered
    | Muted
    | Blocked
    | Left
    | Removed
    | Seated
    | Returned
    | Replaced
    | Started
    | Paused
    | Resumed
    | Played
    | Undid
    | Redid
    | UndoAsked
    | UndoAnswered
    | Held
    | Released
    | GraceSet
    | LessonLeft
    | Taught
    | Judged
    | Resigned
    | Shown
    | Said
    | Changed
    | Hosted
    | Ended
    | Reopened
    | Continued
)


class Line(msgspec.Struct, frozen=True):
    """Something said, with its number at the table and the version of the match then.

    It is stored beside the log, not in it.
    """

    number: int
    at: Millis
    by: PersonId
    cause: str
    version: int
    said: Said


class LogEntry(msgspec.Struct, frozen=True):
    """An entry with its place in the log: who caused it by which message, and when."""

    seq: int
    at: Millis
    by: PersonId
    cause: str
    entry: AnyEntry


_DECODER = msgspec.json.Decoder(AnyEntry)


def to_text(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def from_text(text: str) -> AnyEntry:
    entry: AnyEntry = _DECODER.decode(text)
    return entry
