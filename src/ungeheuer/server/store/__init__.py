"""The store: what the server needs of a database.

`commit` returns when everything in the batch is durable, or raises: never half a batch.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.store.keys import CodeRow, DeviceRow, KeyChange, Standing

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")


class StoreError(UngeheuerError):
    """The database refused; nothing was stored."""


class StoreDown(StoreError):
    """The database itself is at fault: full, locked, not to be reached."""


class Conflict(StoreError):
    """Another process has written this entry of the log: our table is out of date."""


@dataclass(slots=True)
class EntryRow:
    """One entry of a table's log, with the message that caused it."""

    table: TableId
    seq: int
    at: Millis
    by: PersonId
    cause: str
    data: str  # the entry as JSON


@dataclass(slots=True)
class TableRow:
    """What lists show of a table; derived from its log, so that lists need not read logs."""

    id: TableId
    game: str
    state: str  # open, playing, over
    listed: bool
    waiting: str  # person, bot or nothing: whom the table waits for
    made: Millis
    touched: Millis
    summary: str  # JSON of wire.api.TableCard
    host: PersonId = NOBODY
    hidden: bool = False  # by the operator; never written with the rest
    head: str = ""  # of the chain of hashes over its log, see `chain`; empty: it has none yet


@dataclass(slots=True)
class TalkRow:
    """A line that was said at a table, with the message that caused it."""

    table: TableId
    number: int
    at: Millis
    by: PersonId
    cause: str
    data: str  # the line as JSON


@dataclass(slots=True)
class LessonRow:
    """A lesson that somebody made of a match."""

    id: str
    person: PersonId
    game: str
    made: Millis
    data: str  # the lesson as JSON


@dataclass(slots=True)
class ReportRow:
    """Somebody thinks that the operator should look at a lesson."""

    lesson: str
    person: PersonId
    made: Millis


LISTED_OF_ONE: Final = 5  # public tables of one host that are shown
STATES: Final = ("playing", "open", "over")  # in the order of lists


class Hosted(NamedTuple):
    """How many tables somebody hosts."""

    kept: int  # all, also those that are over
    tables: int  # open or playing
    listed: int  # of these, in the public list
    bots: int  # of these, playing with nobody but bots


class Place(NamedTuple):
    """Where a table stands in a list of several pages."""

    rank: int  # of its state
    touched: Millis
    id: TableId

    @classmethod
    def of(cls, row: TableRow) -> Place:
        return cls(STATES.index(row.state), row.touched, row.id)


@dataclass(slots=True)
class Batch:
    """What is stored in one transaction."""

    entries: list[EntryRow] = field(default_factory=list)
    table: TableRow | None = None
    holders: dict[str, PersonId] | None = None  # by seat, if they have changed
    person: tuple[PersonId, Millis] | None = None  # a new person
    device: DeviceRow | tuple[PersonId, str, Millis] | None = None  # a new key of a person
    keys: KeyChange | None = None  # of devices and codes that are there already
    talk: list[TalkRow] = field(default_factory=list)  # what is said at a table
    drop: TableId | None = None  # delete this table
    lesson: LessonRow | None = None  # a new lesson
    drop_lesson: str | None = None  # delete this lesson, and what was reported of it
    report: ReportRow | None = None  # of a lesson; a second one of the same person changes nothing
    work: Callable[[Connection], None] | None = None  # anything else; done again it does no harm
    probe: bool = False  # write something and take it back, to see whether that works


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, bring the schema up to date under a lock, start writing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then disconnect."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether the database answers, and stores what is written."""

    @property
    @abstractmethod
    def trouble(self) -> str:
        """Why it did not store or answer the last time; empty if it did."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many batches wait to be written."""

    @abstractmethod
    async def counted(self) -> dict[str, int]:
        """How many tables there are in each state, and how many `people`."""

    @abstractmethod
    async def commit(self, batch: Batch) -> None:
        """Store the batch; durable on return. Conflict, if an entry's place is taken."""

    @abstractmethod
    async def log(self, table: TableId) -> Sequence[EntryRow]:
        """All entries of a table in order; none if there is no such table."""

    @abstractmethod
    async def head(self, table: TableId) -> str:
        """The head of the chain of hashes over a table's log."""

    @abstractmethod
    async def talk(self, table: TableId) -> Sequence[TalkRow]:
        """The last lines that were said at a table, in order."""

    @abstractmethod
    async def hosted_by(self, person: PersonId) -> Hosted:
        """How many tables this person hosts."""

    @abstractmethod
    async def listed(self, limit: int, each: int = LISTED_OF_ONE) -> Sequence[TableRow]:
        """Public tables that are open or playing, most recently active first; of one host at most
        `each`."""

    @abstractmethod
    async def page_listed(
        self, most: int, after: Place | None, state: str | None, each: int = LISTED_OF_ONE
    ) -> Sequence[TableRow]:
        """Some of the public tables that are open or playing, in the order of their places."""

    @abstractmethod
    async def held_by(self, person: PersonId, limit: int = 1_000) -> Sequence[TableRow]:
        """The tables at which this person holds a seat, most recently active first."""

    @abstractmethod
    async def page_held_by(
        self, person: PersonId, most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        """Some of these tables, in the order of their places, from `after` on; `state`: of these
        only."""

    @abstractmethod
    async def played_by(self, person: PersonId) -> dict[str, int]:
        """How many tables at which this person holds a seat are over, by game; without lessons."""

    @abstractmethod
    async def waiting_for_bots(self) -> Sequence[TableId]:
        """Running tables in which a bot has to answer, to resume after a restart."""

    @abstractmethod
    async def untouched(self, state: str, before: Millis) -> Sequence[TableId]:
        """Tables in this state with no activity since then."""

    @abstractmethod
    async def keys(self, person: PersonId) -> Sequence[str]:
        """The hashes of this person's keys; none if there is no such person."""

    @abstractmethod
    async def devices(self, person: PersonId) -> Sequence[DeviceRow]:
        """This person's keys, with all that is known about them, the oldest first."""

    @abstractmethod
    async def code(self, hashed: str) -> CodeRow | None:
        """A code that has not been used, be it too old or not."""

    @abstractmethod
    async def standing(self, person: PersonId) -> Standing:
        """What an operator decided about this person."""

    @abstractmethod
    async def banned(self) -> Sequence[PersonId]:
        """Whom an operator does not let in."""

    @abstractmethod
    async def lesson(self, id: str) -> LessonRow | None:
        """A lesson that somebody made."""

    @abstractmethod
    async def lessons_by(self, person: PersonId) -> Sequence[LessonRow]:
        """All lessons of this person, the latest first."""

    @abstractmethod
    async def reports_of(self, lesson: str) -> int:
        """How many people have reported this lesson."""

    @abstractmethod
    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Whatever an operator wants to know."""

    @abstractmethod
    async def all_tables(self) -> Sequence[TableId]:
        """Every table, for checks and exports."""
