"""The live protocol: what goes over a table's socket, both ways. docs/protocol.md explains it.

Codes and parameters only, never sentences: language belongs to the person, not to the table.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ungeheuer.wire import envelope
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.aid import AidMessage, AskAid
from ungeheuer.wire.gestures import Agree, Point, Propose, Shown, Withdraw
from ungeheuer.wire.holding import Release, SetGrace
from ungeheuer.wire.hosting import Admit, Block, Close, Mute
from ungeheuer.wire.lessons import LeaveLesson
from ungeheuer.wire.slips import AskSure, SureMessage
from ungeheuer.wire.story import AskStory, StoryMessage
from ungeheuer.wire.sync import Refusal, Sync
from ungeheuer.wire.table_cards import CardSetCard, Frozen, Hold, SeatAsk, SeatCard, UndoWish
from ungeheuer.wire.teaching import (
    AnswerTask,
    JudgedMessage,
    SkipTasks,
    TaskMessage,
    Teach,
    TeachingMessage,
)

Up = envelope.Up
Down = envelope.Down
SeatName = envelope.SeatName
MoveText = envelope.MoveText
Pieces = envelope.Pieces
Version = envelope.Version
Ping = envelope.Ping
Pong = envelope.Pong

PROTOCOL: Final = 3
LONGEST_FRAME: Final = 16_384  # bytes that a client may send at once

LONGEST_NAME: Final = 30
PersonName = Annotated[str, Meta(max_length=LONGEST_NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
BotName = Annotated[str, Meta(min_length=1, max_length=30)]
Key = Annotated[str, Meta(max_length=200)]
TableName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]

UndoPolicy = Literal["none", "free", "consent"]
WatchPolicy = Literal["seats", "link"]
Phrase = Literal[
    "hello", "thanks", "well-played", "good-luck", "one-moment", "your-turn", "oops", "again"
]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is allowed at a table; the host decides.

    undo: none; free, to the barrier; consent, beyond it if all agree. watch: those with a seat
    only, or everybody with the link. listed: shown to everybody who looks for a table.
    """

    undo: UndoPolicy = "free"
    watch: WatchPolicy = "link"
    listed: bool = False
    hints: bool = True
    chat: bool = True


# -- up: what a client says


class Hello(Up, tag="hello"):
    """The first message. `seen`: the last version this client has, to get only what is new. It
    applies to the seat in `look`, or to the one shown without it; if that is not granted, `look`
    in the answer says which one is shown instead. `recent`: send events of so many moves at most,
    here and later; `since` of a sync then says where they begin, and `story` asks for earlier
    ones. `pictures`: send with every sync how the view looked between its events. `aid`: send it
    with every sync; otherwise the message `aid` asks for it. `holds`: turns that this client ends
    are held until they are released (see `Hold`); without it chance answers at once. `teaching`:
    this client takes tasks where work is handed back to its seat (see `Teach`)."""

    table: TableName
    key: Key = ""
    recent: Annotated[int, Meta(ge=1, le=1000)] | None = None
    seen: Version | None = None
    look: SeatName | None = None
    pictures: bool = False
    aid: bool = True
    holds: bool = False
    teaching: bool = False


class MakeMove(Up, tag="move"):
    """Answer the question of version `seen` for a seat: with the text of a move, or with the
    pieces that a hand has touched for it. `release`: if this ends the turn, it is not held."""

    seat: SeatName
    seen: Version
    move: MoveText | None = None
    pieces: Pieces = msgspec.field(default_factory=list)
    release: bool = False


class Undo(Up, tag="undo"):
    """Take back this seat's last answer; beyond the barrier the others are asked."""

    seat: SeatName
    seen: Version


class Redo(Up, tag="redo"):
    """Replay what this seat's last undo took back."""

    seat: SeatName
    seen: Version


class Consent(Up, tag="consent"):
    """Answer another seat's wish to undo beyond its barrier, or withdraw one's own."""

    seat: SeatName
    agree: bool


class Look(Up, tag="look"):
    """Look at a seat: from now on this connection gets its view, and no other. Moves, hints and
    "why not" are for that seat alone, since their answers reveal what it holds."""

    seat: SeatName


class Take(Up, tag="take"):
    """Take a free seat, or change one's name on a seat one has. Once a match with secrets has
    started, only whoever held the seat last gets it at once; for anybody else all other people who
    have a seat are asked (`asks` of `table`), and the seat is taken when they have agreed."""

    seat: SeatName
    name: PersonName = ""


class Leave(Up, tag="leave"):
    """Free the seat: a bot may take it, the same person, or another one (see `take`)."""

    seat: SeatName


class Resign(Up, tag="resign"):
    """Give the seat up permanently; a bot plays on if others still want to play."""

    seat: SeatName


class SeatBot(Up, tag="seat-bot"):
    """Host: let a bot play an empty seat, or one whose person has been away for a minute."""

    seat: SeatName
    bot: BotName


class TakeOver(Up, tag="take-over"):
    """Become the host; needs a seat, and a host who has been away for ten minutes."""


class Remove(Up, tag="remove"):
    """Host: free the seat of a person or a bot."""

    seat: SeatName


class Start(Up, tag="start"):
    """Host: start; `fill` names the bot for empty seats."""

    fill: BotName | None = None


class Pause(Up, tag="pause"):
    """Pause the match; nobody can move, not even bots."""


class Resume(Up, tag="resume"):
    """Resume the match."""


class Reopen(Up, tag="reopen"):
    """Let a match go on that ended because nobody came for long; for the host."""


class Change(Up, tag="change"):
    """Host: change what is allowed."""

    policy: Policy


class Rematch(Up, tag="rematch"):
    """After the end: a new table with the same people and options; `rotate` moves the seats on."""

    rotate: bool = False


class Say(Up, tag="say"):
    """A line of chat, to everybody who watches."""

    text: ChatText


class SayPhrase(Up, tag="phrase"):
    """A quick phrase by its code, which everybody reads in their own language."""

    phrase: Phrase


class Show(Up, tag="show"):
    """Agree, or no longer, that spectators see the views of all seats, bots' included. Once every
    person with a seat has agreed, everybody who watches with a key does."""

    seat: SeatName
    agree: bool


class Hint(Up, tag="hint"):
    """Ask a bot for advice on this seat's question; the strongest by default."""

    seat: SeatName
    bot: BotName | None = None


class Why(Up, tag="why"):
    """Ask why a move is not possible, or one made by touching these pieces."""

    seat: SeatName
    move: MoveText | None = None
    pieces: Pieces = msgspec.field(default_factory=list)


AnyUp = (
    Hello
    | AskStory
    | MakeMove
    | Undo
    | Redo
    | Consent
    | Release
    | Look
    | Take
    | Admit
    | Leave
    | Resign
    | SeatBot
    | TakeOver
    | Remove
    | Mute
    | Block
    | Close
    | Start
    | Pause
    | Resume
    | Reopen
    | Change
    | SetGrace
    | LeaveLesson
    | Teach
    | AnswerTask
    | SkipTasks
    | Rematch
    | Say
    | SayPhrase
    | Show
    | Point
    | Propose
    | Withdraw
    | Agree
    | Hint
    | AskSure
    | AskAid
    | Why
    | Ping
)


# -- down: what the server says


class Welcome(Down, tag="welcome"):
    """The answer to hello. `seats`: those the person holds here; `look`: the one shown."""

    id: str
    protocol: int
    person: str
    seats: list[str]
    look: str | None
    beat: int  # say something at least that often, in seconds; after three of them we hang up


class TableMessage(Down, tag="table"):
    """Everything about a table except the match itself."""

    table: str
    game: str
    together: bool  # all win or all lose
    options: dict[str, Any]
    cards: CardSetCard
    policy: Policy
    state: Literal["open", "playing", "over"]
    paused: bool
    seats: list[SeatCard]
    host: bool  # whether this person is
    watchers: int
    wish: UndoWish | None
    ended: str | None  # finished, resigned, expired, closed
    result: dict[str, Any] | None
    frozen: Frozen | None
    next: str | None  # the table that goes on from here
    bots: list[str]  # by level, the weakest first
    usual: str  # the one who plays if nobody has chosen
    hold: Hold | None = None  # the turn that waits for its end
    grace: int | None = None  # seconds for which turns are held; null: this game has none
    lesson: str = ""  # the one that this table follows
    asks: SeatAsk | None = None  # who wants to take a seat of a match with secrets


class SyncMessage(Down, tag="sync"):
    """The match as the seat being looked at sees it."""

    sync: Sync


class Ack(Down, tag="ack"):
    """Done and stored. `table`: the new table, if there is one."""

    id: str
    version: int
    table: str | None = None


class Refused(Down, tag="refused"):
    """Not done, and why; nothing has changed. `id` is empty if it could not be read."""

    id: str
    refusal: Refusal


class HintMessage(Down, tag="advice"):
    """The moves worth considering, best first, for version `version`, and which bot says so.

    `chances`: the values are chances to win, from 0 to 1; otherwise what the game counts in.
    """

    id: str
    version: int
    advice: list[AdviceCard]
    bot: str
    chances: bool


class WhyMessage(Down, tag="obstacles"):
    """Why the move is not possible; no obstacles if it is."""

    id: str
    version: int
    refusal: Refusal


class Spoken(Down, tag="said"):
    """A line of chat; `number` counts them, so that a client can drop what it has. One with a
    `note` tells who came to a seat of a running match, or has left it."""

    number: int
    at: int
    name: str
    seat: str
    text: str
    phrase: str
    note: str = ""  # nobody said it: what happened to this seat, such as `sat` or `removed`


AnyDown = (
    Welcome
    | StoryMessage
    | TableMessage
    | SyncMessage
    | Ack
    | Refused
    | HintMessage
    | SureMessage
    | AidMessage
    | WhyMessage
    | Spoken
    | Shown
    | TaskMessage
    | JudgedMessage
    | TeachingMessage
    | Pong
)
