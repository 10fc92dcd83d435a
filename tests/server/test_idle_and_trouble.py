"""Tables that nobody touches, and stores that refuse, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import FAST, House, house
from tests.server.visits import (
    BOT,
    ME,
    OPEN,
    Clock,
    at,
    live,
    people,
    run,
    table,
)
from ungeheuer.server import actions
from ungeheuer.server.bus import LocalBus
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.store import Batch, StoreError
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

# -- tables that nobody touches


def test_tables_are_put_away_and_come_back(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "timid", ME, BOT, start=True)

    async def unload_idle() -> bool:
        home.service.registry.unload_idle(-1)
        return TableId(id) in home.service.registry._live

    async def visit() -> None:
        async with at(home, id, inga) as host:
            assert home.do(unload_idle), "somebody is there"
            await host.done("say", text="still here")
        while TableId(id) in home.service.registry.guests:
            await asyncio.sleep(0.01)
        assert not home.do(unload_idle)
        async with at(home, id, inga) as host:
            await host.settled()
            assert host.got("said")[0]["text"] == "still here"
            assert host.asked == "dungeon"

    run(visit)


def test_tables_expire_by_the_operators_rule(tmp_path: Path) -> None:
    clock = Clock()
    rule = {"expire_open_hours": 1, "expire_playing_days": 2, "expire_over_days": 3}
    settings = type(FAST)(**{f: getattr(FAST, f) for f in FAST.__struct_fields__} | rule)
    with house(f"sqlite:///{tmp_path}/old.sqlite", settings, clock.environment()) as home:
        inga = people(home, 1)[0]
        waiting = table(home, inga, "timid", ME, OPEN)
        playing = table(home, inga, "timid", ME, BOT, start=True)

        def known() -> set[str]:
            return set(home.do(home.service.store.all_tables))

        def sweep() -> None:
            """Look, and once more when it has been so for a day."""
            home.do(home.service.sweep)
            clock.seconds += 86_400
            home.do(home.service.sweep)

        sweep()
        assert known() == {waiting, playing}
        clock.pass_by(2 * 3600)

        async def visit() -> None:
            async with at(home, waiting, inga):
                sweep()
                assert known() == {waiting, playing}, "somebody is there"

        run(visit)
        while home.service.registry.guests:
            pass
        sweep()
        assert known() == {playing}
        clock.pass_by(2 * 86400)
        sweep()
        assert live(home, playing).ended == "expired"
        clock.pass_by(4 * 86400)
        sweep()
        assert known() == set()

        async def gone() -> None:
            async with at(home, playing, inga) as guest:
                assert guest.table == {}
                assert await guest.refused("hello", table=playing) == "no-such-table"
                assert await guest.refused("pause") == "hello-first"

        run(gone)


@pytest.mark.parametrize("jump", [92 * 86400, 92 * 86400 * 100])
def test_nothing_expires_because_a_clock_has_jumped(tmp_path: Path, jump: int) -> None:
    clock = Clock()
    database = f"sqlite:///{tmp_path}/jump.sqlite"
    with house(database, FAST, clock.environment()) as home:
        inga = people(home, 1)[0]
        playing = table(home, inga, "timid", ME, BOT, start=True)
        waiting = table(home, inga, "timid", ME, OPEN)
        clock.pass_by(jump)
        home.do(home.service.sweep)
        clock.seconds += 3600  # in which somebody notices
        home.do(home.service.sweep)
        clock.pass_by(-jump)
        home.do(home.service.sweep)
        clock.pass_by(jump)
        clock.seconds += 86_000
        home.do(home.service.sweep)
        assert live(home, playing).status == "playing"
    with house(database, FAST, clock.environment()) as home:  # it sweeps at once
        home.do(home.service.sweep)
        clock.seconds += 86_000
        home.do(home.service.sweep)
        assert live(home, playing).status == "playing"
        assert live(home, waiting).status == "open"


def test_the_host_can_reopen_what_has_expired_and_nobody_has_seen_more(tmp_path: Path) -> None:
    clock = Clock()
    with house(f"sqlite:///{tmp_path}/again.sqlite", FAST, clock.environment()) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)
        while live(home, id).match.turn != "0":
            pass
        clock.pass_by(91 * 86_400)
        home.do(home.service.sweep)
        clock.seconds += 86_400
        home.do(home.service.sweep)
        assert live(home, id).ended == "expired"
        assert not live(home, id).disclosed

        async def visit() -> None:
            async with at(home, id, inga) as host, at(home, id, juan) as guest:
                assert await guest.refused("look", seat="0") == "not-your-seat"
                assert await guest.refused("reopen") == "not-host"
                await host.done("reopen")
                await host.until(lambda v: v.table["state"] == "playing")
                await host.until(lambda v: bool(v.moves))
                await host.move()
                assert await host.refused("reopen") == "not-reopened"

        run(visit)
        home.do(home.service.sweep)
        clock.seconds += 86_400
        home.do(home.service.sweep)
        assert live(home, id).status == "playing", "it was touched"


# -- trouble


def test_what_was_not_stored_has_not_happened_for_anybody(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "timid", ME, OPEN)
    commit = home.service.store.commit
    failing = asyncio.Event()

    async def fail(batch: Batch) -> None:
        if batch.entries and failing.is_set():
            await asyncio.sleep(0.2)
            raise StoreError("not-stored", {"reason": "full"})
        await commit(batch)

    monkeypatch.setattr(home.service.store, "commit", fail)

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            failing.set()
            taking = await guest.send("take", seat="character", name="Juan")
            await asyncio.sleep(0.1)
            async with at(home, id, None) as witness:  # has to wait for what becomes of it
                assert [seat["kind"] for seat in witness.table["seats"]] == ["person", "open"]
            assert (await guest.answer(taking))["refusal"]["code"] == "not-stored"
            failing.clear()
            await guest.done("take", seat="character", name="Juan", id=taking)
            await host.settled()
            assert host.table["seats"][1]["name"] == "Juan"
            await host.done("start")

    run(visit)


def test_where_another_process_has_written_the_act_is_done_on_what_is_there(home: House) -> None:
    inga, juan = people(home, 2)
    id = TableId(table(home, inga, "timid", ME, OPEN))
    service = home.service

    async def both() -> None:
        elsewhere = TableRegistry(service.store, LocalBus(), service.env)
        take = up.Take(id="t", seat="character", name="Juan")
        await elsewhere.perform(id, PersonId(juan.person), "t", lambda tx: actions.take(tx, take))
        change = up.Change(id="c", policy=Policy(hints=False))
        host = PersonId(inga.person)
        await service.registry.perform(id, host, "c", lambda tx: actions.change(tx, change))
        for registry, cause in ((elsewhere, "s1"), (service.registry, "s2")):
            say = up.Say(id="s", text=f"Who comes? {cause}")
            await registry.perform(id, host, cause, lambda tx, say=say: actions.say(tx, say))  # type: ignore[misc]

    home.do(both)
    assert live(home, id).names()[1] == "Juan"
    assert not live(home, id).policy.hints
    assert [said.text[-2:] for _, said in live(home, id).chat] == ["s1", "s2"]
