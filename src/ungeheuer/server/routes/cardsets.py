"""The card set editor: shipped sets, those of tables, and custom ones."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.server.cardset_editor import NoPlace, desk_for, desk_for_text, edited
from ungeheuer.server.names import TableId
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.games import card_page
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import CardSetDesk, EditCards
from ungeheuer.wire.cardfile import written


async def shipped(ask: Ask) -> CardSetDesk:
    page = await card_page(ask)
    return await asyncio.to_thread(shipped_desk, ask.where.game, page.text or "", ask.query.lang)


async def edit(ask: Ask) -> CardSetDesk:
    return await asyncio.to_thread(edited_desk, ask.where.game, ask.body, ask.query.lang)


async def of_table(ask: Ask) -> CardSetDesk:
    id = TableId(ask.where.table)
    cardset = await ask.service.registry.read(id, lambda table: table.match.cardset)
    return await asyncio.to_thread(table_desk, cardset, ask.query.lang)


# -- what is asked for


@lru_cache(maxsize=16)
def shipped_desk(name: str, text: str, language: str) -> CardSetDesk:
    cardset = parse(text, name, shipped=True)
    return desk_for(name, cardset, text, language)


def edited_desk(name: str, request: EditCards, language: str) -> CardSetDesk:
    try:
        text = edited(name, request.text, request.edits, request.origin)
    except NoPlace as error:
        raise HttpError(400, "bad-message", {"detail": f"no place {error}"[:200]}) from None
    return desk_for_text(name, text, language)


def table_desk(cardset: CardSet, language: str) -> CardSetDesk:
    """Of a copy: the table keeps playing with its own."""
    copy = CardSet(cardset.data, cardset.origin, shipped=cardset.shipped)
    return desk_for(copy.game, copy, written(copy.data), language)
