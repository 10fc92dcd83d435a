"""Tables made from files of strangers: imported records, own cards."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable, Coroutine
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import pytest

from tests.cardsets import HOUSE
from tests.server.house import House
from tests.server.visits import BOT, ME, at, entries, live, people, play_until, run, table
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.rows import MOST_SUMMARY, Rows
from ungeheuer.server.table import Table
from ungeheuer.wire.api import BranchTable, CardsWish, CreateTable, ImportRecord
from ungeheuer.wire.files import encode_record
from ungeheuer.wire.messages import Policy


def opened(home: House, work: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
    made: Table = home.do(work)
    return made


def record(source: Table, **more: Any) -> str:
    data = {**source.match.record().data(), **more}
    return msgspec.json.encode(data).decode()


def test_an_unfinished_record_is_played_on_and_a_finished_one_looked_at(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT, start=True)
    text = record(live(home, id))

    async def take_in(text: str, person: str) -> Table:
        wish = ImportRecord(record=text, policy=Policy(watch="seats"))
        return await home.service.opening.from_record(wish, PersonId(person))

    going = opened(home, lambda: take_in(text, inga.person))
    assert going.status == "open"
    assert going.held(PersonId(inga.person)) == ["0"]
    with pytest.raises(UngeheuerError, match="no-key"):
        opened(home, lambda: take_in(text, NOBODY))

    async def play() -> None:
        async with at(home, going.id, inga) as host:
            await host.done("start")
            await host.until(lambda v: v.version >= 0)
            await play_until({"0": host}, lambda v: v.table["state"] == "over")

    run(play)
    done = record(live(home, going.id))
    over = opened(home, lambda: take_in(done, inga.person))
    assert over.status == "over"
    assert over.result == live(home, going.id).result
    assert over.may_watch(PersonId(inga.person))
    assert not over.may_watch(NOBODY)

    async def look() -> None:
        async with at(home, over.id, inga) as reader:
            await reader.done("look", seat="2")
            assert await reader.refused("take", seat="1") == "table-over"

    run(look)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Inga", "Inga"),
        ("  In\x07ga\n", "Inga"),
        ("\u202eagnI", "agnI"),
        ("I\u2066nga\u2069", "Inga"),
        ("Inga" + "\u0301" * 400, "Ing\u00e1" + "\u0301" * 3),
        ("\u0301" * 5 + "Inga", "Inga"),
        ("I" * 30, "I" * 30),
        ("I" * 31, None),
        ("\u0968" * 500_000, None),
    ],
)
@pytest.mark.parametrize("over", [False, True])
def test_names_of_an_imported_record_are_tidied_or_refused_like_typed_ones(
    home: House, name: str, shown: str | None, *, over: bool
) -> None:
    inga = people(home, 1)[0]
    text = json.dumps({**json.loads(record_of(over=over)), "seats": [name, "Juan", "Kim"]})

    async def take_in() -> Table:
        wish = ImportRecord(record=text, policy=Policy(listed=True))
        return await home.service.opening.from_record(wish, PersonId(inga.person))

    if shown is None:
        with pytest.raises(UngeheuerError, match="record-name-too-long"):
            opened(home, take_in)
        return
    made = opened(home, take_in)
    assert made.seats[Seat("0")].name == shown
    assert len(Rows().summary(made)) <= MOST_SUMMARY


def test_a_record_of_other_rules_becomes_a_table_that_is_frozen_and_goes_on_elsewhere(
    home: House,
) -> None:
    inga = people(home, 1)[0]
    data = json.loads(record_of(over=True))
    data["positions"] = [[at, kept if at < 16 else "1:0"] for at, kept in data["positions"]]
    text = json.dumps(data)

    async def take_in() -> Table:
        return await home.service.opening.from_record(
            ImportRecord(record=text), PersonId(inga.person)
        )

    made = opened(home, take_in)
    assert made.frozen is not None
    assert (made.frozen.move, made.frozen.code) == (8, "other-position")
    assert made.frozen.params == {"move": 16, "agreed": 8}
    home.service.registry.unload(made.id)
    again = live(home, made.id)
    assert again.frozen == made.frozen
    wish = BranchTable(move=8, start=True)
    twin = opened(home, lambda: home.service.opening.branch(made.id, wish, PersonId(inga.person)))
    assert twin.frozen is None
    assert [entry.move.text for entry in twin.match.history[:8]] == [
        move for _, move in data["moves"][:8]
    ]


@cache
def record_of(*, over: bool) -> str:
    match = Match(game("mighty"), {"players": 3}, HOUSE["mighty"], names=["Inga", "Juan", "Kim"])
    rng = Rng(random.Random(1).random)
    match.settle(rng)
    while over and match.decision is not None:
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return encode_record(match.record())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"from": {"record": "x" * 1_000_000, "move": 1}}, "record-too-big"),
        ({"from": {"record": "x", "move": -1}}, "record-too-big"),
        ({"options": {"players": 3, "kinds": ["x" * 1_000_000]}}, "record-too-big"),
        ({"cardset": {"id": "mine", "data": {"cardset": "x" * 300_000}}}, "record-too-big"),
    ],
)
def test_no_field_of_an_imported_record_is_larger_than_what_can_be_typed(
    home: House, fields: dict[str, Any], code: str
) -> None:
    inga = people(home, 1)[0]
    text = json.dumps({**json.loads(record_of(over=False)), **fields})
    with pytest.raises(UngeheuerError, match=code):
        opened(
            home,
            lambda: home.service.opening.from_record(
                ImportRecord(record=text), PersonId(inga.person)
            ),
        )


def test_what_else_stands_beside_the_origin_of_a_record_is_not_kept(home: House) -> None:
    inga = people(home, 1)[0]
    origin = {"record": "an\u202eother", "move": 3, "more": "x" * 1_000_000}
    text = json.dumps({**json.loads(record_of(over=False)), "from": origin})
    made = opened(
        home,
        lambda: home.service.opening.from_record(ImportRecord(record=text), PersonId(inga.person)),
    )
    assert made.match.origin == {"record": "another", "move": 3}


def test_a_strangers_card_file_is_never_read_in_the_servers_own_process(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    inga = people(home, 1)[0]
    folder = resources.files("ungeheuer.games.mighty") / "cards"
    text = next(file for file in folder.iterdir() if file.name.endswith(".toml")).read_text()
    read_here: list[str] = []
    loads = tomllib.loads

    def noting(source: str, **more: Any) -> dict[str, Any]:
        read_here.append(source)
        return loads(source, **more)

    monkeypatch.setattr(tomllib, "loads", noting)
    wish = CreateTable(
        game="mighty", options={"players": 3}, cards=CardsWish(text=text), seats=[ME, BOT, BOT]
    )
    opened(home, lambda: home.service.opening.create(wish, PersonId(inga.person)))
    assert read_here == []


def test_cards_of_ones_own_are_embedded_and_stay_through_a_rematch(home: House) -> None:
    inga = people(home, 1)[0]
    folder = resources.files("ungeheuer.games.mighty") / "cards"
    text = next(file for file in folder.iterdir() if file.name.endswith(".toml")).read_text()
    own = text.replace('id = "house"', 'id = "mine"', 1)
    assert own != text

    async def create(text: str) -> Table:
        wish = CreateTable(
            game="mighty",
            options={"players": 3},
            cards=CardsWish(text=text),
            seats=[ME, BOT, BOT],
            start=True,
        )
        return await home.service.opening.create(wish, PersonId(inga.person))

    made = opened(home, lambda: create(own))
    first = json.loads(msgspec.json.encode(entries(home, made.id)[0]))
    assert first["cardset"]["data"]

    async def visit() -> None:
        async with at(home, made.id, inga) as host:
            assert host.table["cards"]["id"] == "mine"
            assert not host.table["cards"]["shipped"]
            await host.done("resign", seat="0")
            later = (await host.done("rematch"))["table"]
        home.do(forget)
        async with at(home, later, inga) as host:
            assert host.table["cards"]["id"] == "mine"

    async def forget() -> None:
        home.service.registry.unload_idle(-1)

    run(visit)
    with pytest.raises(UngeheuerError, match="bad-card-set"):
        opened(home, lambda: create("nonsense = "))
