"""All routes of the HTTP API."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ungeheuer.server.routes import cardsets, games, health, people, replays, tables
from ungeheuer.server.routes.openapi import document
from ungeheuer.server.routes.route import CARDS, RECORD, Ask, Route
from ungeheuer.wire import api
from ungeheuer.wire.files import RecordFile


async def openapi(_: Ask) -> dict[str, Any]:
    return described()


@cache
def described() -> dict[str, Any]:
    return document(ROUTES)


ROUTES: Final = (
    Route("GET", "/healthz", "Whether the server is alive", api.Health, health.alive),
    Route("GET", "/readyz", "Whether the server can work", api.Health, health.ready),
    Route("GET", "/api/openapi.json", "This document", dict[str, Any], openapi, lasting=True),
    # -- games
    Route(
        "GET",
        "/api/games",
        "All games with options, bots, cards",
        api.GameList,
        games.games,
    ),
    Route(
        "GET",
        "/api/words",
        "Names and words of the games that are installed beside the shipped ones",
        api.JoinedGames,
        games.joined_games,
        query=api.Language,
        lasting=True,
    ),
    Route(
        "GET",
        "/api/games/{game}/rules",
        "The rules in our own words",
        api.RulePage,
        games.rules,
        where=api.GamePath,
        query=api.Language,
        lasting=True,
    ),
    Route(
        "GET",
        "/api/games/{game}/cards",
        "The card sets that are shipped",
        api.CardSetList,
        games.cards,
        where=api.GamePath,
        lasting=True,
    ),
    Route(
        "GET",
        "/api/games/{game}/cards/{id}/{version}",
        "A card set, every row with its provenance, and its file to copy",
        api.CardSetPage,
        games.card_page,
        where=api.CardSetPath,
        lasting=True,
    ),
    Route(
        "GET",
        "/api/games/{game}/texts/{hash}",
        "The texts of the cards of a shipped set",
        api.CardTextPage,
        games.texts,
        where=api.TextsPath,
        query=api.Language,
        lasting=True,
    ),
    Route(
        "POST",
        "/api/games/{game}/cards/check",
        "Everything that is wrong with a custom card set",
        api.CardCheck,
        games.check,
        where=api.GamePath,
        body=api.CheckCards,
        most=CARDS,
        pace="making",
    ),
    Route(
        "GET",
        "/api/games/{game}/cards/{id}/{version}/desk",
        "A card set for the editor: every value with its path, limits and provenance",
        api.CardSetDesk,
        cardsets.shipped,
        where=api.CardSetPath,
        query=api.Language,
    ),
    Route(
        "POST",
        "/api/games/{game}/cards/desk",
        "A custom card set with edits applied, and everything that is wrong with it",
        api.CardSetDesk,
        cardsets.edit,
        where=api.GamePath,
        query=api.Language,
        body=api.EditCards,
        most=CARDS,
    ),
    # -- people
    Route(
        "POST",
        "/api/people",
        "A new person, identified by the key alone",
        api.Person,
        people.new,
        pace="making",
        status=201,
    ),
    Route(
        "POST",
        "/api/people/code",
        "A short code that moves this person to another device",
        api.Code,
        people.code,
        key="must",
        pace="making",
    ),
    Route(
        "POST",
        "/api/people/claim",
        "A key for this device in exchange for a code",
        api.Person,
        people.claim,
        body=api.Claim,
        pace="guessing",
        status=201,
    ),
    # -- tables
    Route(
        "GET",
        "/api/my/tables",
        "The tables at which this person has a seat",
        api.TableList,
        tables.mine,
        key="must",
    ),
    Route("GET", "/api/tables", "Tables open to all", api.TableList, tables.listed, key="may"),
    Route(
        "POST",
        "/api/tables",
        "Open a table",
        api.NewTable,
        tables.create,
        body=api.CreateTable,
        most=CARDS,
        key="must",
        pace="making",
        status=201,
        faults=(409, 422),
    ),
    Route(
        "GET",
        "/api/tables/{table}",
        "A table as it stands in lists",
        api.TableCard,
        tables.card,
        where=api.TablePath,
        key="may",
    ),
    Route(
        "GET",
        "/api/tables/{table}/texts",
        "The texts of the cards at this table",
        api.CardTextPage,
        tables.texts,
        where=api.TablePath,
        query=api.Language,
        key="may",
    ),
    Route(
        "GET",
        "/api/tables/{table}/cards",
        "The card set that this table plays with, for the editor",
        api.CardSetDesk,
        cardsets.of_table,
        where=api.TablePath,
        query=api.Language,
        key="may",
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "The record file; of a running match as the asking seat may read it",
        RecordFile,
        replays.record,
        where=api.TablePath,
        query=api.Perspective,
        key="may",
        faults=(403,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "Several consecutive moves, as a seat saw them",
        api.Reel,
        replays.reel,
        where=api.TablePath,
        query=api.Stretch,
        key="may",
        faults=(403, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay/{move}",
        "The match after a number of moves, as a seat saw it",
        api.Replay,
        replays.replay,
        where=api.ReplayPath,
        query=api.Moment,
        key="may",
        faults=(403, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/branch",
        "Continue from a move, at a new table",
        api.NewTable,
        tables.branch,
        where=api.TablePath,
        body=api.BranchTable,
        key="must",
        pace="making",
        status=201,
        faults=(409, 422),
    ),
    Route(
        "POST",
        "/api/records",
        "A table made from a record file",
        api.NewTable,
        tables.from_record,
        body=api.ImportRecord,
        most=RECORD,
        key="must",
        pace="making",
        status=201,
        faults=(422,),
    ),
)
