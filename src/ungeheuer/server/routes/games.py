"""Games: options, rules, card sets. Nothing here changes while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from ungeheuer.bots import LEVELS, USUAL
from ungeheuer.engine.cardset import CardSet, listed, shelf
from ungeheuer.engine.game import Option
from ungeheuer.engine.kinds import vocabulary
from ungeheuer.engine.manifest import Manifest
from ungeheuer.engine.rulebook import Rulebook, rulebook
from ungeheuer.engine.scene import scenes
from ungeheuer.games import game, joined, manifest, names
from ungeheuer.server.cardset_editor import rows_by_provenance
from ungeheuer.server.reading import tasks
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask
from ungeheuer.server.summaries import cardset_card
from ungeheuer.server.texts import text_page
from ungeheuer.wire.api import (
    CardRow,
    CardSetList,
    CardSetPage,
    CardSetPath,
    CardTextPage,
    GameCard,
    GameKinds,
    GameList,
    GameWords,
    JoinedGames,
    MeasuredPage,
    OptionCard,
    RuleCard,
    RulePage,
    RuleSection,
    SceneLink,
    TextsPath,
)
from ungeheuer.words import Words, game_words


async def games(_: Ask) -> GameList:
    return GameList([await asyncio.to_thread(game_card, name) for name in names()])


async def joined_games(ask: Ask) -> JoinedGames:
    return await asyncio.to_thread(words_of_joined, ask.query.lang)


async def rules(ask: Ask) -> RulePage:
    return await asyncio.to_thread(rule_page, ask.where.game, ask.query.lang)


async def cards(ask: Ask) -> CardSetList:
    sets = await asyncio.to_thread(shelf_of, ask.where.game)
    origins = [rows_by_provenance(each) for each in sets]
    return CardSetList(ask.where.game, [cardset_card(each) for each in sets], origins)


async def measured(ask: Ask) -> MeasuredPage:
    return await asyncio.to_thread(measured_page, ask.where.game)


async def card_page(ask: Ask) -> CardSetPage:
    where: CardSetPath = ask.where
    for cardset in await asyncio.to_thread(shelf_of, where.game):
        if (cardset.id, cardset.version) == (where.id, where.version):
            return page_of(cardset, where.game)
    params = {"id": where.id, "version": where.version}
    raise HttpError(404, "no-such-cards", params)


async def texts(ask: Ask) -> CardTextPage:
    where: TextsPath = ask.where
    for cardset in await asyncio.to_thread(shelf_of, where.game):
        if cardset.hash == where.hash:
            return await asyncio.to_thread(text_page, cardset, ask.query.lang)
    raise HttpError(404, "no-such-cards", {"id": where.hash, "version": 0})


async def check(ask: Ask) -> msgspec.Raw:
    return await ask.read(tasks.CheckCards(ask.where.game, ask.body.text))


# -- what is asked for


@cache
def shelf_of(name: str) -> Sequence[CardSet]:
    return shelf(game(name).package)


@cache
def game_card(name: str) -> GameCard:
    options = [_option(option) for option in game(name).options if option.offered]
    cards = [cardset_card(each) for each in shelf_of(name)]
    return GameCard(name, options, list(LEVELS), USUAL, cards)


def _option(option: Option) -> OptionCard:
    return OptionCard(option.name, option.rule, option.values, option.default)


@cache
def measured_page(name: str) -> MeasuredPage:
    part = manifest(name).measured
    return MeasuredPage(name, [] if part is None else part.load()())


@cache
def words_of_joined(language: str) -> JoinedGames:
    found = [
        GameWords(name, game_words(brings.package, language), kinds_of(brings))
        for name, brings in joined().manifests.items()
    ]
    return JoinedGames(language, found)


def kinds_of(brings: Manifest) -> GameKinds:
    found = vocabulary(brings)
    events = {code: dict(kinds) for code, kinds in found.events.items()}
    return GameKinds(dict(found.params), dict(found.view), events)


@cache
def rule_page(name: str, language: str) -> RulePage:
    book = rulebook(game(name).package, language)
    sections = [chapter(name, book, id, title) for id, title in book.sections]
    return RulePage(name, language, book.title, sections)


def chapter(name: str, book: Rulebook, id: str, title: str) -> RuleSection:
    words, code = Words(book.language), f"chapter-{name}-{id}"
    rules = [RuleCard(rule.id, rule.title, rule.text, rule.decision) for rule in book.section(id)]
    found = [each for each in scenes(game(name).package, name).values() if each.chapter == id]
    about = words.say(code) if words.knows(code) else ""
    return RuleSection(
        id, title, rules, about, [SceneLink(each.name, list(each.rules)) for each in found]
    )


@cache
def page_of(cardset: CardSet, name: str) -> CardSetPage:
    file = resources.files(game(name).package) / "cards" / cardset.origin
    rows = [CardRow(card.path, card.provenance, card.values) for card in listed(cardset)]
    return CardSetPage(name, cardset_card(cardset), rows, file.read_text(encoding="utf-8"))
