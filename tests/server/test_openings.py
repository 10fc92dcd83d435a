"""Tables that come from tables: rematches, branches, frozen logs, imported records, own cards."""

from __future__ import annotations

import asyncio
import json
import random
import tomllib
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.server import house as served
from tests.server.house import House, house
from tests.server.visits import BOT, ME, OPEN, at, entries, live, people, play_until, run, table
from ungeheuer.engine.errors import CardSetError, UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.server.entries import Continued
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import MOST_SUMMARY
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.schema import ENTRIES
from ungeheuer.server.table import Table
from ungeheuer.wire.api import BranchTable, CardsWish, CreateTable, ImportRecord, Person
from ungeheuer.wire.files import encode_record
from ungeheuer.wire.messages import Policy


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path_factory.mktemp('home')}/home.sqlite") as opened:
        yield opened


def opened(home: House, work: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
    made: Table = home.do(work)
    return made


def branch(home: House, id: str, request: BranchTable, person: Person) -> Table:
    return opened(
        home, lambda: home.service.opening.branch(TableId(id), request, PersonId(person.person))
    )


def tables_of(home: House, person: Person) -> set[str]:
    async def ask() -> Any:
        return await home.service.store.held_by(PersonId(person.person))

    return {row.id for row in home.do(ask)}


def two_who_have_played(home: House) -> tuple[Person, Person, str]:
    """A table of two people that is over."""
    inga, juan = people(home, 2)
    id = table(home, inga, "timid", ME, OPEN)

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            await guest.done("take", seat="character", name="Juan")
            assert await host.refused("rematch") == "still-running"
            await host.done("start")
            await guest.done("resign", seat="character")

    run(visit)
    return inga, juan, id


def test_a_rematch_asked_by_two_at_once_and_again_is_one_table(home: House) -> None:
    inga, juan, id = two_who_have_played(home)

    async def visit() -> None:
        async with (
            at(home, id, inga) as host,
            at(home, id, juan) as guest,
            at(home, id, people(home, 1)[0]) as stranger,
        ):
            answers = await asyncio.gather(
                host.ask("rematch", rotate=True, id="again"),
                guest.ask("rematch", rotate=True),
                return_exceptions=True,
            )
            rematches = {answer["table"] for answer in answers}  # type: ignore[index]
            assert len(rematches) == 1
            assert (await host.done("rematch", rotate=True, id="again"))["table"] in rematches
            assert (await host.done("rematch"))["table"] in rematches
            assert await stranger.refused("rematch") == "not-seated"
            await stranger.settled()
            assert stranger.table["next"] in rematches

    run(visit)
    later = live(home, id).next
    assert later is not None
    assert tables_of(home, inga) == tables_of(home, juan) == {id, later}
    again = live(home, later)
    assert again.status == "open", "somebody else has to come first"
    assert again.held(PersonId(juan.person)) == ["dungeon"]


def test_a_rematch_of_a_table_that_is_gone_is_a_new_one(home: House) -> None:
    inga, juan, id = two_who_have_played(home)

    async def ask(person: Person) -> str:
        async with at(home, id, person) as guest:
            return str((await guest.done("rematch"))["table"])

    first = asyncio.run(ask(inga))
    home.do(lambda: home.service.registry.delete(TableId(first)))
    assert asyncio.run(ask(juan)) != first


def test_against_bots_a_rematch_begins_at_once(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, ME, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            for seat in ("0", "1"):
                if host.table["state"] == "playing":
                    await host.done("resign", seat=seat)
            later = (await host.done("rematch"))["table"]
            assert live(home, later).status == "playing"

    run(visit)


def test_a_branch_of_a_running_table_is_refused(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "timid", ME, BOT, start=True)
    with pytest.raises(UngeheuerError, match="still-running"):
        branch(home, id, BranchTable(move=0), inga)


def test_a_branch_of_a_finished_table_goes_on_from_any_move(home: House) -> None:
    inga, _, id = two_who_have_played(home)
    stranger = people(home, 1)[0]
    moves = len(live(home, id).match.history)
    twin = branch(home, id, BranchTable(move=moves, seats=[ME, BOT], start=True), stranger)
    assert twin.status == "playing"
    assert twin.match.origin == {"record": id, "move": moves}
    assert live(home, id).next is None
    with pytest.raises(UngeheuerError, match="no-such-move"):
        branch(home, id, BranchTable(move=moves + 1), inga)
    with pytest.raises(UngeheuerError, match="no-key"):
        branch(home, id, BranchTable(move=0), Person(NOBODY, ""))


def tamper(database: str, id: str, where: str, data: str) -> None:
    """What new rules could do to an old log."""
    engine = engine_at(served.placed(database))
    mine = (ENTRIES.c.table_id == id, ENTRIES.c.data.like(where))
    with engine.begin() as connection:
        seq = connection.scalar(select(func.max(ENTRIES.c.seq)).where(*mine))
        last = (ENTRIES.c.table_id == id, ENTRIES.c.seq == seq)
        connection.execute(update(ENTRIES).where(*last).values(data=data))
    engine.dispose()


async def begin(home: House, id: str, inga: Person, juan: Person) -> None:
    async with at(home, id, inga) as host, at(home, id, juan) as guest:
        await guest.done("take", seat="1", name="Juan")
        await host.done("start")
        await host.until(lambda v: v.version >= 0)
        version = host.version
        await play_until({"0": host, "1": guest}, lambda v: v.version > version + 3)


@pytest.fixture
def frozen(tmp_path: Path) -> Iterator[tuple[House, str, Person, Person]]:
    """A server that is started again, and whose rules no longer know the last move."""
    database = f"sqlite:///{tmp_path}/frozen.sqlite"
    with house(database) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "mighty", ME, OPEN, BOT)
        run(lambda: begin(home, id, inga, juan))
    tamper(database, id, '%"played"%', '{"kind":"played","seat":"0","move":"no"}')
    with house(database) as home:
        yield home, id, inga, juan


def test_a_frozen_table_says_why_and_all_but_the_match_goes_on(
    frozen: tuple[House, str, Person, Person],
) -> None:
    home, id, inga, juan = frozen

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            assert host.table["frozen"]["move"] == host.sync["moves"]
            assert host.table["frozen"]["code"]
            assert host.sync["seat"] == "0"
            code = await host.refused("move", seat="0", move="1@1a", seen=host.version)
            assert code == "table-frozen"
            await guest.done("say", text="What now?")
            await guest.done("take", seat="1", name="J.")

    run(visit)


def test_from_a_frozen_table_all_go_on_together_at_another(
    frozen: tuple[House, str, Person, Person],
) -> None:
    home, id, inga, juan = frozen
    why = live(home, id).frozen
    assert why is not None
    request = BranchTable(move=why.move, start=True)
    with pytest.raises(UngeheuerError, match="not-seated"):
        branch(home, id, request, people(home, 1)[0])
    with pytest.raises(UngeheuerError, match="no-such-move"):
        branch(home, id, BranchTable(move=why.move + 1), inga)
    twin = branch(home, id, request, juan)
    assert branch(home, id, request, inga).id == twin.id
    assert live(home, id).next == twin.id
    assert twin.frozen is None
    assert twin.status == "playing"
    assert twin.held(PersonId(juan.person)) == ["1"]
    assert sum(isinstance(entry, Continued) for entry in entries(home, id)) == 1


def test_a_log_that_is_none_is_refused_and_harms_nobody_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/damaged.sqlite"
    with house(database) as home:
        inga = people(home, 1)[0]
        damaged = table(home, inga, "timid", ME, OPEN)
        sound = table(home, inga, "timid", ME, OPEN)
    tamper(database, damaged, "%", '{"kind":"danced"}')
    with house(database) as home:

        async def visit() -> None:
            async with at(home, sound, inga), at(home, damaged, inga) as guest:
                code = await guest.refused("hello", table=damaged, key=inga.key)
                assert code == "bad-log"

        run(visit)


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
    assert len(home.service.registry._row(made, {}).summary) <= MOST_SUMMARY


@cache
def record_of(*, over: bool) -> str:
    match = Match(game("mighty"), {"players": 3}, names=["Inga", "Juan", "Kim"])
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


def test_a_strangers_card_file_is_never_read_in_the_event_loop(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    inga = people(home, 1)[0]
    folder = resources.files("ungeheuer.games.mighty") / "cards"
    text = next(file for file in folder.iterdir() if file.name.endswith(".toml")).read_text()
    in_the_loop: list[bool] = []
    loads = tomllib.loads

    def noting(source: str, **more: Any) -> dict[str, Any]:
        in_the_loop.append(asyncio._get_running_loop() is not None)
        return loads(source, **more)

    monkeypatch.setattr(tomllib, "loads", noting)
    wish = CreateTable(
        game="mighty", options={"players": 3}, cards=CardsWish(text=text), seats=[ME, BOT, BOT]
    )
    opened(home, lambda: home.service.opening.create(wish, PersonId(inga.person)))
    assert in_the_loop == [False]


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
    with pytest.raises(CardSetError):
        opened(home, lambda: create("nonsense = "))
