"""Tables: lists, cards, new ones."""

from __future__ import annotations

import asyncio
from typing import Final

from ungeheuer.server.names import TableId
from ungeheuer.server.routes.route import Ask
from ungeheuer.server.rows import MOST_SUMMARY, card_for
from ungeheuer.server.summaries import table_card
from ungeheuer.server.texts import text_page
from ungeheuer.wire.api import CardTextPage, NewTable, TableCard, TableList

MOST_LISTED: Final = 100


async def listed(ask: Ask) -> TableList:
    rows = await ask.service.store.listed(MOST_LISTED)
    shown = [row for row in rows if len(row.summary) <= MOST_SUMMARY]
    return TableList([card_for(row, ask.person) for row in shown])


async def mine(ask: Ask) -> TableList:
    rows = await ask.service.store.held_by(ask.person)
    return TableList([card_for(row, ask.person) for row in rows])


async def card(ask: Ask) -> TableCard:
    id, registry = TableId(ask.where.table), ask.service.registry
    card: TableCard = await registry.read(
        id, lambda table: table_card(table, ask.person, registry.present(id))
    )
    return card


async def texts(ask: Ask) -> CardTextPage:
    id = TableId(ask.where.table)
    cardset = await ask.service.registry.read(id, lambda table: table.match.cardset)
    return await asyncio.to_thread(text_page, cardset, ask.query.lang)


async def create(ask: Ask) -> NewTable:
    return NewTable((await ask.service.opening.create(ask.body, ask.person)).id)


async def branch(ask: Ask) -> NewTable:
    id = TableId(ask.where.table)
    return NewTable((await ask.service.opening.branch(id, ask.body, ask.person)).id)


async def from_record(ask: Ask) -> NewTable:
    return NewTable((await ask.service.opening.from_record(ask.body, ask.person)).id)
