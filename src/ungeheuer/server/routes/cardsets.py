"""The card set editor: shipped sets, those of tables, and custom ones."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec

from ungeheuer.engine.cardset import parse
from ungeheuer.engine.match import named
from ungeheuer.server.cardset_editor import desk_for
from ungeheuer.server.names import TableId
from ungeheuer.server.reading import tasks
from ungeheuer.server.routes.games import card_page
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import CardSetDesk


async def shipped(ask: Ask) -> CardSetDesk:
    page = await card_page(ask)
    return await asyncio.to_thread(shipped_desk, ask.where.game, page.text or "", ask.query.lang)


async def edit(ask: Ask) -> msgspec.Raw:
    return await ask.read(tasks.EditCards(ask.where.game, ask.query.lang, ask.body))


async def of_table(ask: Ask) -> msgspec.Raw:
    id = TableId(ask.where.table)
    cardset = await ask.service.registry.read(id, lambda table: table.match.cardset)
    return await ask.read(tasks.ShowCards(cardset.game, ask.query.lang, named(cardset)))


# -- what is asked for


@lru_cache(maxsize=16)
def shipped_desk(name: str, text: str, language: str) -> CardSetDesk:
    cardset = parse(text, name, shipped=True)
    return desk_for(name, cardset, text, language)
