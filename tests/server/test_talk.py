"""A7: whatever is said, no log grows by it, and what is kept of it has an end."""

from __future__ import annotations

import asyncio

import pytest

from tests.server import house
from tests.server.store.batches import entry, opened, table
from tests.server.table_log import INGA, JUAN, LoggedTable
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.answers import Answers
from ungeheuer.server.chat import CHAT_KEPT
from ungeheuer.server.log_rows import entry_row, loaded, talk_row
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.service import Service
from ungeheuer.server.store import Batch, Conflict, TalkRow
from ungeheuer.server.store.talk_rows import KEPT, PORTION
from ungeheuer.server.table import ANSWERS_KEPT, LINES_KEPT
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import CreateTable, SeatWish

T1 = TableId("t1")


def row(number: int, text: str = "hello", cause: str = "") -> TalkRow:
    said = log.Said("Inga", "0", text)
    return talk_row(T1, log.Line(number, Millis(number), INGA, cause or f"c{number}", 1, said))


# -- at a table


@pytest.mark.parametrize("said", [up.Say(id="s", text="Hm."), up.SayPhrase(id="s", phrase="hello")])
def test_what_is_said_is_no_entry_of_the_log(said: up.Up) -> None:
    logged = LoggedTable("timid", "inga", "juan")
    seq, changes = logged.table.seq, logged.table.changes
    for _ in range(50):
        logged.perform(INGA, said)
    assert (logged.table.seq, logged.table.changes) == (seq, changes)
    assert logged.table.chat.count == len(logged.lines) == 50


def test_what_logs_of_earlier_versions_have_is_shown_before_the_rest() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    for text in ("first", "second"):
        logged.run(JUAN, lambda tx, text=text: tx.enter(log.Said("Juan", "dungeon", text)))  # type: ignore[misc]
    logged.perform(INGA, up.Say(id="s", text="third"))
    rows = [entry_row(T1, each) for each in logged.entries]
    again = loaded(T1, rows, [talk_row(T1, line) for line in logged.lines])
    assert [said.text for _, said in again.chat] == ["first", "second", "third"]
    assert again.chat.count == 3
    assert logged.lines[0].number == 3


def test_ids_of_messages_are_forgotten_after_many() -> None:
    logged = LoggedTable("timid", "inga", "juan", start=False)
    for number in range(LINES_KEPT + 5):
        tx = actions.Transaction(logged.table, INGA, f"s{number}", Millis(3), logged.chance)
        actions.say(tx, up.Say(id="s", text="Hm."))
    for number in range(ANSWERS_KEPT + 5):
        tx = actions.Transaction(logged.table, INGA, f"n{number}", Millis(3), logged.chance)
        actions.take(tx, up.Take(id="t", seat="dungeon", name=f"Inga {number}"))
    table = logged.table
    assert (len(table.lines_heard), len(table.answers)) == (LINES_KEPT, ANSWERS_KEPT)
    assert len(table.chat) == CHAT_KEPT
    for kind, count in (("s", LINES_KEPT), ("n", ANSWERS_KEPT)):
        assert table.answer_to(INGA, f"{kind}4") is None
        assert table.answer_to(INGA, f"{kind}{count + 4}") is not None
        assert table.answer_to(JUAN, f"{kind}{count + 4}") is None


def test_the_oldest_goes_first() -> None:
    answers = Answers(2)
    for cause in ("a", "b", "a", "c"):
        answers.note(PersonId("p"), cause, (1, None))
    assert [cause for _, cause in answers] == ["b", "c"]


# -- in the store


def test_the_store_keeps_the_last_lines_only(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(Batch([entry("t1", 1)], table("t1")))
            for first in range(1, KEPT + 2 * PORTION + 1, PORTION):
                rows = [row(number) for number in range(first, first + PORTION)]
                await store.commit(Batch(talk=rows))
            kept = [each.number for each in await store.talk(T1)]
            assert kept == [*range(2 * PORTION + 1, KEPT + 2 * PORTION + 1)]
            assert len(await store.log(T1)) == 1
            assert await store.talk(TableId("t2")) == []
            await store.commit(Batch(drop=T1))
            assert await store.talk(T1) == []

    asyncio.run(run())


def test_a_number_is_given_once(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.commit(Batch(talk=[row(1)]))
            with pytest.raises(Conflict):
                await store.commit(Batch(talk=[row(1, "me too")]))
            assert list(await store.talk(T1)) == [row(1)]

    asyncio.run(run())


# -- at a server


async def said(service: Service, id: TableId, person: PersonId, cause: str) -> None:
    say = up.Say(id="s", text=f"line {cause}")
    await service.registry.perform(id, person, cause, lambda tx: actions.say(tx, say))


def test_a_line_is_there_after_a_restart_and_once(database_url: str) -> None:
    with house.house(database_url) as first:

        async def talk() -> tuple[TableId, PersonId]:
            service = first.service
            person = PersonId((await service.people.new()).person)
            wish = CreateTable(game="timid", seats=[SeatWish(name="Inga"), SeatWish(who="bot")])
            id = (await service.opening.create(wish, person)).id
            for cause in ("a", "b", "a"):
                await said(service, id, person, cause)
            assert len(await service.store.log(id)) == 1
            return id, person

        id, person = first.do(talk)
    with house.house(database_url) as second:

        async def again() -> list[str]:
            for cause in ("b", "c"):
                await said(second.service, id, person, cause)
            assert len(await second.service.store.log(id)) == 1
            return [line.text for _, line in (await second.service.registry.live(id)).table.chat]

        assert second.do(again) == ["line a", "line b", "line c"]
