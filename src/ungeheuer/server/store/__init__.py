"""The store: what the server needs of a database.

`commit` returns when everything in the batch is durable, or raises: never half a batch.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.names import Millis, PersonId, TableId


class StoreError(UngeheuerError):
    """The database refused; nothing was stored."""


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


STATES: Final = ("playing", "open", "over")  # in the order of lists


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
    device: tuple[PersonId, str, Millis] | None = None  # a new key of a person, as its hash
    drop: TableId | None = None  # delete this table


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, bring the schema up to date under a lock, start writing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then disconnect."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether the database answers."""

    @abstractmethod
    async def commit(self, batch: Batch) -> None:
        """Store the batch; durable on return. Conflict, if an entry's place is taken."""

    @abstractmethod
    async def log(self, table: TableId) -> Sequence[EntryRow]:
        """All entries of a table in order; none if there is no such table."""

    @abstractmethod
    async def listed(self, limit: int) -> Sequence[TableRow]:
        """Public tables that are open or playing, most recently active first."""

    @abstractmethod
    async def page_listed(
        self, most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        """Some of the public tables that are open or playing, in the order of their places."""

    @abstractmethod
    async def held_by(self, person: PersonId) -> Sequence[TableRow]:
        """The tables at which this person holds a seat, most recently active first."""

    @abstractmethod
    async def page_held_by(
        self, person: PersonId, most: int, after: Place | None, state: str | None
    ) -> Sequence[TableRow]:
        """Some of these tables, in the order of their places, from `after` on; `state`: of these
        only."""

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
    async def all_tables(self) -> Sequence[TableId]:
        """Every table, for checks and exports."""
