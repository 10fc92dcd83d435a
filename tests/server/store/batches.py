"""Small batches, and a store that is opened and closed around a test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ungeheuer.server.entries import Said, to_text
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import Batch, EntryRow, TableRow
from ungeheuer.server.store.sql import SqlStore, store_at

INGA, FRANK = PersonId("inga"), PersonId("frank")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = store_at(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, seq: int, text: str = "hello", by: str = INGA) -> EntryRow:
    data = to_text(Said(name="Inga", text=text))
    return EntryRow(TableId(table), seq, Millis(1_700_000_000_000 + seq), PersonId(by), "m1", data)


def table(
    id: str,
    state: str = "playing",
    *,
    touched: int = 5,
    listed: bool = True,
    waiting: str = "person",
    summary: str = "{}",
) -> TableRow:
    return TableRow(
        TableId(id), "mighty", state, listed, waiting, Millis(1), Millis(touched), summary
    )


def said(table: str, *seqs: int, text: str = "hello") -> Batch:
    return Batch(entries=[entry(table, seq, text) for seq in seqs])
