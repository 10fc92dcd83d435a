"""Tables that come from tables: rematches, branches, frozen logs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tests.server import house as served
from tests.server.house import House, house
from tests.server.visits import BOT, ME, OPEN, at, entries, live, people, play_until, run, table
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.entries import Continued
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.schema import ENTRIES
from ungeheuer.server.table import Table
from ungeheuer.wire.api import BranchTable, Person


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
