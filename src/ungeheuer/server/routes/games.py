"""The games: options, rules, card sets. None of it changes while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.engine.cardset import CardSet, listed, shelf
from ungeheuer.engine.errors import CardSetError, Problem
from ungeheuer.engine.game import Option
from ungeheuer.engine.rulebook import rulebook
from ungeheuer.games import NAMES, game
from ungeheuer.server.cards import cardset_card
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import (
    CardCheck,
    CardProblem,
    CardRow,
    CardSetList,
    CardSetPage,
    CardSetPath,
    GameCard,
    GameList,
    OptionCard,
    RuleCard,
    RulePage,
    RuleSection,
)
from ungeheuer.wire.files import parse_cardset


async def games(_: Ask) -> GameList:
    return GameList([await asyncio.to_thread(game_card, name) for name in NAMES])


async def rules(ask: Ask) -> RulePage:
    return await asyncio.to_thread(rule_page, ask.where.game, ask.query.lang)


async def cards(ask: Ask) -> CardSetList:
    sets = await asyncio.to_thread(shelf_of, ask.where.game)
    return CardSetList(ask.where.game, [cardset_card(each) for each in sets])


async def card_page(ask: Ask) -> CardSetPage:
    where: CardSetPath = ask.where
    for cardset in await asyncio.to_thread(shelf_of, where.game):
        if (cardset.id, cardset.version) == (where.id, where.version):
            return page_of(cardset, where.game)
    params = {"id": where.id, "version": where.version}
    raise HttpError(404, "no-such-cards", params)


async def check(ask: Ask) -> CardCheck:
    return await asyncio.to_thread(checked, ask.where.game, ask.body.text)


# -- what is asked for


@cache
def shelf_of(name: str) -> Sequence[CardSet]:
    return shelf(game(name).package)


@cache
def game_card(name: str) -> GameCard:
    options = [_option(option) for option in game(name).options]
    return GameCard(name, options, list(BOTS), [cardset_card(each) for each in shelf_of(name)])


def _option(option: Option) -> OptionCard:
    return OptionCard(option.name, option.rule, option.values, option.default)


@cache
def rule_page(name: str, language: str) -> RulePage:
    book = rulebook(game(name).package, language)
    sections = [
        RuleSection(
            id,
            title,
            [RuleCard(rule.id, rule.title, rule.text, rule.decision) for rule in book.section(id)],
        )
        for id, title in book.sections
    ]
    return RulePage(name, language, book.title, sections)


@cache
def page_of(cardset: CardSet, name: str) -> CardSetPage:
    file = resources.files(game(name).package) / "cards" / cardset.origin
    rows = [CardRow(card.path, card.provenance, card.values) for card in listed(cardset)]
    return CardSetPage(name, cardset_card(cardset), rows, file.read_text(encoding="utf-8"))


def checked(name: str, text: str) -> CardCheck:
    """Everything that is wrong with a card set of somebody's own."""
    try:
        cardset = parse_cardset(text, "card-set")
        if cardset.game != name:
            params = {"value": cardset.game, "allowed": name}
            raise CardSetError("card-set", [Problem("cardset.game", "not-one-of", params)])
        played = game(name)
        played.setup(played.checked({}), cardset)
    except CardSetError as error:
        return CardCheck(told(error.problems), [], None)
    warnings: Any = getattr(cardset.meaning, "warnings", [])
    return CardCheck([], told(warnings), cardset_card(cardset))


def told(problems: Iterable[Problem]) -> list[CardProblem]:
    return [CardProblem(each.path, each.code, each.params) for each in problems]
