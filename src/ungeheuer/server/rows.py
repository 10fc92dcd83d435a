"""Tables as the store keeps them for lists, written anew only where something has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from ungeheuer.server.entries import LogEntry
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import EntryRow, TableRow
from ungeheuer.server.store.chain import NONE, extended
from ungeheuer.server.store.rescue import Derived
from ungeheuer.server.summaries import table_card, turn_of
from ungeheuer.server.table import Table
from ungeheuer.wire.api import TableCard
from ungeheuer.wire.messages import LONGEST_NAME

MOST_SUMMARY: Final = 16_384  # characters; only rows of earlier versions can be longer
# What a move changes of a card; everything else changes with the table's `changes`.
MOVING: Final = ("turn", "moves", "touched")


class Summary(msgspec.Struct):
    """What the store keeps for lists. `holders` is never sent: a person only learns `mine`."""

    card: TableCard
    holders: dict[str, PersonId]


class Rows:
    """Makes rows; of a table's card all but the moving parts is encoded once per change."""

    def __init__(self) -> None:
        self._still: WeakKeyDictionary[Table, tuple[int, str, str]] = WeakKeyDictionary()
        self._heads: WeakKeyDictionary[Table, str] = WeakKeyDictionary()

    def follow(self, table: Table, head: str) -> None:
        """A table that was read, and the head of its log's chain of hashes."""
        self._heads[table] = head

    def row(self, table: Table, new: Sequence[EntryRow]) -> TableRow:
        """`new`: the entries that are stored with it."""
        head = self._heads[table] = extended(self._heads.get(table, NONE), new)
        return TableRow(
            head=head,
            id=table.id,
            game=table.match.game.name,
            state=table.status,
            listed=table.policy.listed and table.frozen is None,
            waiting=table.waiting(),
            made=table.made,
            touched=table.touched,
            summary=self.summary(table),
            host=table.host,
        )

    def summary(self, table: Table) -> str:
        """The JSON of a Summary."""
        kept = self._still.get(table)
        if kept is None or kept[0] != table.changes:
            kept = self._still[table] = (table.changes, *still(table))
        values = (turn_of(table), len(table.match.history), table.touched)
        moving = dict(zip(MOVING, values, strict=True))
        return f"{kept[1]}{encoded(moving)[1:-1]}{kept[2]}"


def still(table: Table) -> tuple[str, str]:
    """What stands before and after the moving parts."""
    card: dict[str, Any] = msgspec.to_builtins(table_card(table))
    for name in MOVING:
        del card[name]
    return f'{{"card":{encoded(card)[:-1]},', f'}},"holders":{encoded(holders_of(table))}}}'


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def holders_of(table: Table) -> dict[str, PersonId]:
    return {seat.id: seat.holder for seat in table.seats.values() if seat.holder != NOBODY}


def card_for(row: TableRow, person: PersonId) -> TableCard:
    """A row of a list as this person may see it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    for seat in summary.card.seats:
        seat.name = seat.name[:LONGEST_NAME]  # rows of earlier versions have longer ones
        seat.mine = person != NOBODY and summary.holders.get(seat.seat) == person
    return summary.card


def derived(id: TableId, entries: Sequence[LogEntry]) -> Derived:
    """What is kept of a table beside its log, made from that."""
    table = rebuilt(id, entries)
    return Derived(Rows().row(table, ()), holders_of(table))
