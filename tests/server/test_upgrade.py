"""A database made by the commit before opens and goes on.

upgrade/tables.sqlite was written by the server of commit 61e539a, with every kind of log entry in
it. Beside it lie the keys of its people, and what that server knew of each table when it had read
its own database again. Neither is ever written anew: they are what operators have on their disks.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import FAST, House
from tests.server.http.asking import Api
from tests.server.http.test_pages import ask
from tests.server.visits import at, entries, live, play_until, run
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.server import entries as log
from ungeheuer.server.bus import LocalBus
from ungeheuer.server.environment import Environment
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.service import Service
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.server.summaries import table_card
from ungeheuer.server.table import Table
from ungeheuer.wire.api import Person
from ungeheuer.wire.sync import encode

KEPT = Path(__file__).parent / "upgrade"
KEYS: dict[str, str] = json.loads((KEPT / "people.json").read_text())
INGA, JUAN, KIM = (Person(name, KEYS[name]) for name in ("inga", "juan", "kim"))
TABLES = (
    *("castle", "cellar", "island"),  # in the middle of a match, one of each game
    *("finished", "imported", "own-cards"),
    *("busy", "busy-again"),  # whatever else can happen at a table, and its rematch
)
# The tables are years old by now, and shall not expire.
LASTING = msgspec.structs.replace(
    FAST, expire_open_hours=0, expire_playing_days=0, expire_over_days=0
)

# Options that came later, and what they are at tables that did not know them.
NEW_OPTIONS: dict[str, dict[str, Any]] = {"island": {"even_odds": False}}

# Kinds of entries that came later: no database of that time has them.
LATER = {
    *(log.Held, log.Released, log.GraceSet, log.LessonLeft, log.Taught, log.Judged, log.Reopened),
    *(log.SeatAsked, log.SeatAnswered, log.Muted, log.Blocked),
}

every_table = pytest.mark.parametrize("name", TABLES)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return copied_to(tmp_path)


def copied_to(folder: Path) -> str:
    shutil.copy(KEPT / "tables.sqlite", folder)
    return f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all: no two tests play on at the same table."""
    built = House(Service(LASTING, SqlStore(copied_to(tmp_path_factory.mktemp("upgrade")))))
    built.open()
    yield built
    built.close()


def kept(name: str) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text("utf-8"))
    return known


def loaded(database: str, name: str) -> Table:
    """The table as it was left, with no bot to go on at once."""

    async def load() -> Table:
        store = SqlStore(database)
        await store.open()
        try:
            return (await TableRegistry(store, LocalBus(), Environment()).live(TableId(name))).table
        finally:
            await store.close()

    return asyncio.run(load())


def plain(value: object) -> Any:
    return json.loads(encode(value))


# -- what was stored


def test_every_kind_of_entry_is_there(home: House) -> None:
    kinds = {type(entry) for name in TABLES for entry in entries(home, name)}
    assert kinds == set(log.AnyEntry.__args__) - LATER


def test_nothing_is_wrong_with_the_database(database: str) -> None:
    loaded(database, "castle")
    engine = engine_at(database)
    assert not any(Check(engine, rebuilt).findings())
    engine.dispose()


@every_table
def test_a_table_loads_as_it_was_left(database: str, name: str) -> None:
    table, before = loaded(database, name), kept(name)
    assert table.frozen is None
    assert table.version == before["version"]
    card = plain(table_card(table, PersonId("inga")))
    options = {**NEW_OPTIONS.get(table.match.game.name, {}), **before["card"]["options"]}
    # no table of that time was a lesson
    assert card == {**before["card"], "options": options, "lesson": ""}
    assert plain(table.wish) == before["wish"]
    chat = [[at, said.name, said.seat, said.text, said.phrase] for at, said in table.chat]
    assert chat == before["chat"]


@every_table
def test_every_seat_sees_the_same_to_the_byte(database: str, name: str) -> None:
    match, before = loaded(database, name).match, kept(name)
    assert " | ".join(match.legal()) == before["legal"]
    assert set(before["views"]) == {*match.seats, SPECTATOR}
    for seat in (*match.seats, SPECTATOR):
        view, seen = match.view(seat), json.loads(before["views"][seat])
        # once a field of the island's view; no longer sent, but the same but for its last part,
        # what is still to be done: since steps have types, it is written in another way
        now, then = match.game.position_in(view), seen.pop("position", "")
        assert now.partition(" agenda=")[0] == then.partition(" agenda=")[0]
        shown = plain(view)
        if match.game.name == "island":
            del shown["boss_faces"], shown["boss"]["sheet_hp"]  # fields that came later
        for place in shown["places"] if match.game.name == "mighty" else ():
            del place["total"], place["king"]  # they came later, too
        assert encode(shown) == encode(seen)
        moves = " | ".join(f"{mover} {text}" for mover, text in match.redacted(seat))
        assert moves == before["moves"][seat]


# -- what people have in their hands


def test_keys_still_open_the_door(home: House) -> None:
    tables = Api(home.port, INGA.key).get("/api/my/tables").json["tables"]
    assert {card["table"] for card in tables} == {
        *("castle", "cellar", "island", "finished", "own-cards")
    }
    assert all(any(seat.get("mine") for seat in card["seats"]) for card in tables)
    assert Api(home.port, f"{INGA.key}x").get("/api/my/tables").code == "wrong-key"


@every_table
def test_links_still_lead_to_the_table(home: House, tmp_path: Path, name: str) -> None:
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    assert ask(client, f"/table/{name}")[0] == 200
    assert Api(home.port).get(f"/api/tables/{name}").json["table"] == name
    assert Api(home.port, JUAN.key).get(f"/api/tables/{name}/record").status == 200


@pytest.mark.parametrize("name", ["finished", "imported"])
def test_what_is_over_can_be_replayed_and_continued(home: House, name: str) -> None:
    api = Api(home.port, KIM.key)
    move = kept(name)["card"]["moves"] - 1
    assert api.get(f"/api/tables/{name}/replay/{move}?secrets=true").json["secrets"]
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}][: len(kept(name)["card"]["seats"])]
    branch = api.post(f"/api/tables/{name}/branch", {"move": move, "seats": seats, "start": True})
    assert live(home, branch.json["table"]).version >= move


# -- play goes on


@pytest.mark.parametrize(
    ("name", "people"),
    [
        ("castle", {"0": INGA, "1": JUAN}),  # for whom a bot stood in
        ("island", {"0": INGA, "1": JUAN}),
        ("own-cards", {"0": INGA, "1": INGA}),
        ("busy-again", {"2": JUAN}),
    ],
)
def test_play_goes_on(home: House, name: str, people: dict[str, Person]) -> None:
    """People come with their old keys, sit where they sat, and play with the bots that are left."""
    goal = kept(name)["version"] + 6

    async def visit() -> None:
        async with AsyncExitStack() as stack:
            guests = {
                seat: await stack.enter_async_context(at(home, name, person, look=seat))
                for seat, person in people.items()
            }
            await play_until(guests, lambda guest: guest.version >= goal)

    run(visit)
    assert live(home, name).frozen is None
    movers = {str(played.seat) for played in live(home, name).match.history}
    assert movers >= set(people)


def test_an_undo_that_was_asked_for_is_still_granted(home: House) -> None:
    async def visit() -> None:
        async with at(home, "cellar", INGA) as inga, at(home, "cellar", JUAN) as juan:
            assert juan.table["wish"]["asked"] == ["dungeon"]
            moves = juan.sync["moves"]
            await inga.done("consent", seat="dungeon", agree=True)
            await juan.until(lambda guest: guest.sync["moves"] < moves)
            assert juan.table["wish"] is None
            await juan.move(next(text for text in juan.moves if text.startswith("peek")))

    run(visit)
    assert log.Undid("character", ["dungeon"]) in entries(home, "cellar")


def test_new_tables_are_made_beside_the_old_ones(home: House) -> None:
    api = Api(home.port, KIM.key)
    seats = [{"who": "me", "name": "Kim"}, {"who": "bot"}, {"who": "bot"}]
    request = {"game": "mighty", "options": {"players": 3}, "seats": seats, "start": True}
    made = api.post("/api/tables", request).json["table"]
    assert made in {card["table"] for card in api.get("/api/my/tables").json["tables"]}
