"""Tables: lists, cards, new ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from ungeheuer.engine.match import named
from ungeheuer.server.names import Millis, TableId
from ungeheuer.server.reading.tasks import TellCards
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask
from ungeheuer.server.rows import MOST_SUMMARY, card_for
from ungeheuer.server.store import Place, TableRow
from ungeheuer.server.summaries import table_card
from ungeheuer.server.texts import text_page
from ungeheuer.wire.api import CardTextPage, NewTable, Page, TableCard, TableList

MOST_LISTED: Final = 100
MOST_MINE: Final = 200  # for clients that do not ask for pages
LONGEST_NUMBER: Final = 16  # digits; databases know no longer ones


# The rows of a list: how many at most, after which place, in which state.
Fetch = Callable[[int, Place | None, str | None], Awaitable[Sequence[TableRow]]]


async def listed(ask: Ask) -> TableList:
    store, each = ask.service.store, ask.service.settings.listed_per_person
    if ask.query.most is None:
        rows, more = await store.listed(MOST_LISTED, each), ""
    else:
        rows, more = await page_of(partial(store.page_listed, each=each), ask)
    return list_of([row for row in rows if len(row.summary) <= MOST_SUMMARY], ask, more)


async def mine(ask: Ask) -> TableList:
    store = ask.service.store
    if ask.query.most is None:
        return list_of(await store.held_by(ask.person, MOST_MINE), ask)
    rows, more = await page_of(partial(store.page_held_by, ask.person), ask)
    return list_of(rows, ask, more)


async def page_of(fetch: Fetch, ask: Ask) -> tuple[Sequence[TableRow], str]:
    """The rows of a page, and the place after which the next one begins."""
    page: Page = ask.query
    assert page.most is not None
    after = place_in(page.after) if page.after else None
    found = await fetch(page.most + 1, after, page.state)  # one more tells whether there are more
    rows, rest = found[: page.most], found[page.most :]
    return rows, place_text(Place.of(rows[-1])) if rest else ""


def list_of(rows: Sequence[TableRow], ask: Ask, more: str = "") -> TableList:
    return TableList([card_for(row, ask.person) for row in rows], more)


def place_text(place: Place) -> str:
    return ".".join(map(str, place))


def place_in(text: str) -> Place:
    rank, touched, id = [*text.split(".", 2), "", ""][:3]
    numbers = all(each.isdecimal() and len(each) < LONGEST_NUMBER for each in (rank, touched))
    if not (numbers and id):
        raise HttpError(400, "bad-message", {"detail": "not a place in this list - at `$.after`"})
    return Place(int(rank), Millis(int(touched)), TableId(id))


async def card(ask: Ask) -> TableCard:
    id, registry = TableId(ask.where.table), ask.service.registry
    card: TableCard = await registry.read(
        id, lambda table: table_card(table, ask.person, registry.present(id))
    )
    return card


async def texts(ask: Ask) -> CardTextPage | msgspec.Raw:
    id = TableId(ask.where.table)
    cardset = await ask.service.registry.read(id, lambda table: table.match.cardset)
    if not cardset.shipped:
        return await ask.read(TellCards(cardset.game, ask.query.lang, named(cardset)))
    return await asyncio.to_thread(text_page, cardset, ask.query.lang)


async def create(ask: Ask) -> NewTable:
    return NewTable((await ask.service.opening.create(ask.body, ask.person, ask.address)).id)


async def branch(ask: Ask) -> NewTable:
    id = TableId(ask.where.table)
    return NewTable((await ask.service.opening.branch(id, ask.body, ask.person)).id)


async def from_record(ask: Ask) -> NewTable:
    opening = ask.service.opening
    return NewTable((await opening.from_record(ask.body, ask.person, ask.address)).id)
