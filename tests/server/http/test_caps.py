"""A10, A4: what one person opens and lists leaves room for everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tests.server.house import House, house, visitor
from tests.server.http.asking import EASY, Api

FEW = msgspec.structs.replace(
    EASY, tables_per_person=6, listed_per_person=2, bot_tables_per_person=1, kept_per_person=9
)
MINE: dict[str, Any] = {"game": "timid", "seats": [{"who": "me"}, {"who": "bot"}]}
LISTED = {**MINE, "policy": {"listed": True}}
BOTS = {"game": "timid", "seats": [{"who": "bot"}, {"who": "bot"}], "start": True}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path_factory.mktemp('caps') / 'table.sqlite'}", FEW) as built:
        yield built


def opened(somebody: Api, wish: dict[str, Any], count: int) -> list[str]:
    """The codes of the answers; an empty one where a table was opened."""
    answers = [somebody.post("/api/tables", wish) for _ in range(count)]
    return ["" if each.status == 201 else each.code for each in answers]


@pytest.mark.parametrize(
    ("wish", "most", "code"),
    [
        (MINE, 6, "too-many-tables"),
        (LISTED, 2, "too-many-listed"),
        (BOTS, 1, "too-many-bot-tables"),
    ],
)
def test_there_is_an_end(api: Api, wish: dict[str, Any], most: int, code: str) -> None:
    somebody = api.somebody()
    assert opened(somebody, wish, most + 2) == [""] * most + [code] * 2
    assert opened(api.somebody(), wish, 1) == [""], "others have room of their own"


def test_also_for_all_at_once(api: Api) -> None:
    somebody = api.somebody()
    with ThreadPoolExecutor(12) as many:
        answers = [*many.map(lambda _: somebody.post("/api/tables", MINE).status, range(12))]
    assert answers.count(201) <= 6


def test_the_public_list_shows_a_few_of_everybody(api: Api, home: House) -> None:
    quiet, busy = api.somebody(), api.somebody()
    first = quiet.post("/api/tables", LISTED).json["table"]
    opened(busy, LISTED, 2)
    hidden = busy.post("/api/tables", MINE).json["table"]

    async def list_it() -> str:
        async with visitor(home.socket) as host:
            await host.hello(hidden, busy.key)
            answer = await host.ask("change", policy={"listed": True})
            return str(answer["refusal"]["code"])

    assert asyncio.run(list_it()) == "too-many-listed"
    assert first in [card["table"] for card in api.get("/api/tables").json["tables"]]
    paged = api.get("/api/tables?most=2").json
    assert len(paged["tables"]) == 2
    assert paged["more"]


def test_closing_makes_room_and_leaves_nothing_behind(api: Api, home: House) -> None:
    somebody = api.somebody()
    tables = [somebody.post("/api/tables", MINE).json["table"] for _ in range(6)]

    async def close(table: str) -> list[dict[str, Any]]:
        async with visitor(home.socket) as host, visitor(home.socket) as guest:
            await host.hello(table, somebody.key)
            await guest.hello(table)
            assert (await host.ask("close"))["type"] == "ack"
            await guest.until(lambda g: g.table["state"] == "over")
            return [host.table, guest.table]

    assert [each["ended"] for each in asyncio.run(close(tables[0]))] == ["closed", "closed"]
    assert api.get(f"/api/tables/{tables[0]}").status == 404
    assert opened(somebody, MINE, 2) == ["", "too-many-tables"]
