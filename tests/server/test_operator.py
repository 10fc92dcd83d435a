"""What an operator can do: to a server that runs, and to a database without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import select

from tests.cli.conftest import Command, Said, cli, surroundings  # noqa: F401 (fixtures)
from tests.server.house import FAST, House, house
from tests.server.http.asking import Api
from tests.server.visits import BOT, ME, OPEN, Clock, at, entries, live, people, run, table
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NotAllowed
from ungeheuer.server.names import Millis, PersonId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.store import Batch, ReportRow
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.lease import leased
from ungeheuer.server.store.schema import (
    DEVICES,
    HOLDERS,
    LESSONS,
    ORDERS,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)
from ungeheuer.wire.messages import Policy


@contextmanager
def served(url: str, env: Environment | None = None) -> Iterator[House]:
    """As `ungeheuer serve` does it: nobody else may write to the database."""
    with leased(url), house(url, FAST, env) as home:
        yield home


@pytest.fixture
def order(cli: Command, database_url: str) -> Any:  # noqa: F811
    def ask(*args: str, code: int = 0) -> Said:
        said = cli(*args, "--database", database_url)
        assert said.code == code, said.all
        return said

    return ask


def rows_of(url: str, source: Any) -> list[dict[str, Any]]:
    engine = engine_at(url)
    with engine.connect() as connection:
        rows = [dict(row) for row in connection.execute(select(source)).mappings()]
    engine.dispose()
    return rows


@pytest.mark.long
def test_a_closed_table_keeps_its_secrets_and_goes_on_when_it_is_reopened(
    database_url: str, order: Any
) -> None:
    with served(database_url) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                order("table", "close", id, "--note", "too loud")
                await host.until(lambda v: v.table["state"] == "over")
                assert host.table["ended"] == "closed"
                assert await host.refused("look", seat="1") == "not-your-seat"
                replay = Api(home.port, inga.key).get(f"/api/tables/{id}/replay/1?secrets=true")
                assert replay.code == "still-running"
                assert await host.refused("reopen") == "not-reopened", "it was the operator's"
                assert order("table", "close", id, code=1).err.count("\n") == 1
                order("table", "reopen", id)
                await host.until(lambda v: v.table["state"] == "playing")
                assert host.table["ended"] is None
                await host.until(lambda v: bool(v.moves))
                await host.move()

        run(visit)
    assert "too loud" in order("table", "show", id).out
    acts = [line.split()[3] for line in order("db", "audit").out.splitlines()]
    assert acts == ["close", "reopen"]
    assert rows_of(database_url, ORDERS) == []


def test_the_same_without_a_server(database_url: str, order: Any) -> None:
    with served(database_url) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "timid", ME, OPEN)
    order("table", "close", id)
    assert " over" in order("table", "list").out
    order("table", "reopen", id)
    assert f"{id}" in order("table", "list", "--state", "open").out
    order("person", "ban", inga.person, "--note", "why not")
    assert "banned" in order("person", "list", "--judged").out
    order("person", "ban", inga.person, "--undo")
    assert inga.person not in order("person", "list", "--judged").out
    with served(database_url) as home:
        assert live(home, id).status == "open"


@pytest.mark.long
def test_a_hidden_table_is_in_no_public_list(database_url: str, order: Any) -> None:
    with served(database_url) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "timid", ME, OPEN, policy=Policy(listed=True))

        def public() -> list[str]:
            return [each["table"] for each in Api(home.port).get("/api/tables").json["tables"]]

        assert public() == [id]
        order("table", "hide", id)
        assert public() == []
        assert "hidden" in order("table", "list").out

        async def visit() -> None:
            async with at(home, id, inga) as host:  # what happens there does not bring it back
                await host.done("change", policy={"listed": True, "hints": False})

        run(visit)
        assert public() == []
        order("table", "hide", id, "--undo")
        assert public() == [id]


@pytest.mark.long
def test_whoever_is_banned_is_cut_off_and_whoever_is_mute_is_noted(
    database_url: str, order: Any
) -> None:
    with served(database_url) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "timid", ME, OPEN)

        async def visit() -> None:
            async with at(home, id, inga) as host, at(home, id, juan) as guest:
                order("person", "ban", juan.person)
                assert await guest.closed() == 1013
                await host.settled()
                order("person", "mute", juan.person, "--days", "2")

        run(visit)
        judged = {row["id"]: row for row in rows_of(database_url, PEOPLE)}
        assert judged[juan.person]["banned"]
        assert judged[juan.person]["muted_until"] > judged[juan.person]["made"] + 86_400_000
        assert not judged[inga.person]["banned"]
        order("person", "mute", juan.person, "--undo")
        assert {row["muted_until"] for row in rows_of(database_url, PEOPLE)} == {0}


def test_whoever_is_forgotten_leaves_no_name_no_word_and_no_key(
    database_url: str, order: Any
) -> None:
    with served(database_url) as home:
        inga, juan, kim = people(home, 3)
        playing = table(home, inga, "mighty", ME, OPEN, OPEN)
        open_ = table(home, inga, "timid", ME, OPEN)

        async def visit() -> None:
            async with at(home, playing, inga) as host, at(home, playing, juan) as guest:
                await guest.done("take", seat="1", name="Juanito")
                async with at(home, playing, kim) as third:
                    await third.done("take", seat="2", name="Kim")
                await guest.done("say", text="I was here")
                await host.done("say", text="so was I")
                await host.done("start")
                async with at(home, open_, juan) as other:
                    await other.done("take", seat="character", name="Juanito")
                order("person", "forget", juan.person)

        run(visit)
        with pytest.raises(NotAllowed):
            home.do(lambda: home.service.people.who(juan.key))
        log = json.dumps([str(each) for id in (playing, open_) for each in entries(home, id)])
        assert "Juanito" not in log
        assert live(home, playing).seats["1"].bot  # type: ignore[index]
        assert live(home, open_).seats["character"].free  # type: ignore[index]
        assert live(home, playing).names()[2] == "Kim"
    everything = [rows_of(database_url, each) for each in (PEOPLE, DEVICES, HOLDERS, TALK, TABLES)]
    kept = json.dumps(everything)
    assert "Juanito" not in kept
    assert juan.person not in kept
    assert "so was I" in kept
    assert "I was here" not in kept
    engine = engine_at(database_url)
    assert not any(Check(engine, rebuilt).findings())
    engine.dispose()


@pytest.mark.long
def test_a_reported_lesson_can_be_removed(database_url: str, order: Any) -> None:
    with served(database_url) as home:
        inga, juan = people(home, 2)
        lessons = home.service.lessons
        maker = PersonId(inga.person)
        liked = home.do(lambda: lessons.keep(maker, "timid", {"title": "My [first] floor"}))
        disliked = home.do(lambda: lessons.keep(maker, "timid", {"title": "Rude"}))
        home.do(lambda: home.service.store.commit(reported(disliked, juan.person)))
        assert "My [first] floor" in order("lesson", "list").out
        told = order("lesson", "list", "--reported").out
        assert disliked in told
        assert liked not in told
        order("lesson", "remove", disliked, "--note", "rude words")
        assert {row["id"] for row in rows_of(database_url, LESSONS)} == {liked}
        assert rows_of(database_url, REPORTS) == []
        order("lesson", "remove", disliked, code=1)
    assert "rude words" in order("db", "audit").out
    with served(database_url) as home:
        home.do(lambda: home.service.store.commit(reported(liked, juan.person)))
    order("lesson", "remove", liked)  # without a server
    assert rows_of(database_url, LESSONS) == []


def test_whoever_is_forgotten_takes_lessons_and_reports_along(
    database_url: str, order: Any
) -> None:
    with served(database_url) as home:
        inga, juan = people(home, 2)
        keep = home.service.lessons.keep
        mine = home.do(lambda: keep(PersonId(inga.person), "timid", {"title": "Floor"}))
        yours = home.do(lambda: keep(PersonId(juan.person), "timid", {"title": "Floor"}))
        home.do(lambda: home.service.store.commit(reported(mine, juan.person)))
        home.do(lambda: home.service.store.commit(reported(yours, inga.person)))
        order("person", "forget", inga.person)
        assert {row["id"] for row in rows_of(database_url, LESSONS)} == {yours}
        assert rows_of(database_url, REPORTS) == []


def reported(lesson: str, person: str) -> Batch:
    return Batch(report=ReportRow(lesson, PersonId(person), Millis(1)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_mistakes_are_answered_in_a_sentence(
    database_url: str, order: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(database_url):
        pass
    said = order("person", "ban", "-0_rB-vSx4d7", "--lang", language, code=1)  # no option
    assert "-0_rB-vSx4d7" in said.err
    for words in (
        ["table", "hide"],
        ["table", "close"],
        ["table", "show"],
        ["person", "ban"],
        ["lesson", "remove"],
    ):
        said = order(*words, "nobody", "--lang", language, code=1)
        assert (said.out, said.err.count("\n")) == ("", 1)
    monkeypatch.setattr("ungeheuer.cli.operating.PATIENCE", 0.5)
    with leased(database_url):  # a server that hangs
        said = order("person", "ban", "nobody", "--lang", language, code=1)
        assert (said.out, said.err.count("\n")) == ("", 1)
    assert rows_of(database_url, ORDERS) == []
    assert rows_of(database_url, PEOPLE) == []


# -- retention


def test_people_who_have_nothing_here_are_forgotten_after_long(database_url: str) -> None:
    clock = Clock()
    with served(database_url, clock.environment()) as home:
        inga, juan, kim, lou = people(home, 4)
        table(home, inga, "timid", OPEN, OPEN)  # a host without a seat
        seated = table(home, juan, "timid", ME, OPEN)
        engine = engine_at(database_url)
        with engine.begin() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == lou.person).values(banned=True))

        def known() -> set[str]:
            return {row["id"] for row in rows_of(database_url, PEOPLE)}

        home.service.settings.expire_open_hours = 0
        clock.pass_by(181 * 86_400)
        home.do(home.service.sweep)
        assert kim.person in known(), "a clock may be wrong"
        clock.seconds += 90_000
        home.do(home.service.sweep)
        assert known() == {inga.person, juan.person, lou.person}
        assert {row["person"] for row in rows_of(database_url, DEVICES)} == known()
        home.do(lambda: home.service.registry.delete(seated))  # type: ignore[arg-type]
        home.do(home.service.sweep)
        clock.seconds += 90_000
        home.do(home.service.sweep)
        assert known() == {inga.person, lou.person}
        engine.dispose()
