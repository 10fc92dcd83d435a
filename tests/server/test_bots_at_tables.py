"""Bots at tables: replaced when they fail, silent when a person is back, again after an undo."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.house import FAST, House, house
from tests.server.visits import (
    BOT,
    ME,
    OPEN,
    Clock,
    at,
    entries,
    live,
    people,
    play_until,
    run,
    table,
)
from ungeheuer.bots.personas import level_of
from ungeheuer.server import actions
from ungeheuer.server.entries import Played, Replaced, Returned, Seated
from ungeheuer.server.store import Batch, StoreError
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.wire.messages import Policy

WORKER = Path(__file__).parent / "moody_worker.py"


def moody(mood: str) -> WorkerPool:
    return WorkerPool(1, command=(sys.executable, str(WORKER), mood))


@pytest.mark.parametrize(
    ("mood", "why"), [("slow", "slow"), ("crashing", "crashed"), ("illegal", "illegal")]
)
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(tmp_path: Path, mood: str, why: str) -> None:
    settings = msgspec.structs.replace(FAST, think_seconds=0.3)
    with house(f"sqlite:///{tmp_path}/a.sqlite", settings, workers=moody(mood)) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                for _ in range(3):
                    await host.until(lambda v: v.asked == "0" and bool(v.moves))
                    await host.move()
                await host.until(lambda v: v.asked == "0")
                assert {seat.get("bot") for seat in host.table["seats"]} == {None, "ogre"}

        run(visit)
        replaced = [entry for entry in entries(home, id) if isinstance(entry, Replaced)]
        assert {entry.seat for entry in replaced} == {"1", "2"}
        assert {(entry.was, level_of(entry.bot), entry.why) for entry in replaced} == {
            ("goblin", "ogre", why)
        }


def test_who_returns_while_the_bot_is_thinking_has_the_seat_and_the_move(tmp_path: Path) -> None:
    clock = Clock()
    with house(
        f"sqlite:///{tmp_path}/a.sqlite", env=clock.environment(), workers=moody("late")
    ) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "mighty", ME, OPEN, OPEN)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                async with at(home, id, juan) as guest:
                    await guest.done("take", seat="1")
                    await guest.done("take", seat="2")
                    await host.done("start")
                    while host.asked == "0":
                        await host.until(lambda v: bool(v.moves))
                        await host.move()
                    seat = str(host.asked)
                await host.until(lambda v: not v.table["seats"][1].get("here"))
                clock.pass_by(actions.ABANDONED)
                await host.done("seat-bot", seat=seat, bot="greedy")
                async with at(home, id, juan, look=seat) as back:
                    version = back.version
                    assert back.asked == seat
                    await host.done("say", text="welcome back")
                    await asyncio.sleep(1.0)
                    await back.settled()
                    assert back.version == version, "the bot has kept quiet"
                    await back.move()

        run(visit)
        kinds = [type(entry) for entry in entries(home, id)]
        assert kinds.index(Returned) > kinds.index(Seated)
        assert Replaced not in kinds


def everybody_moved(home: House, id: str) -> bool:
    seats = {entry.seat for entry in entries(home, id) if isinstance(entry, Played)}
    return seats >= {"0", "1"}


def test_bots_play_again_after_an_undo_and_wait_while_people_talk(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/a.sqlite", workers=moody("late")) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "mighty", ME, OPEN, BOT, policy=Policy(undo="consent"))

        async def visit() -> None:
            async with at(home, id, inga) as host, at(home, id, juan) as guest:
                await guest.done("take", seat="1")
                await host.done("start")
                both = {"0": host, "1": guest}
                await host.until(lambda v: v.version >= 0)
                await play_until(both, lambda v: v.asked == "2" and everybody_moved(home, id))
                version = host.version
                await host.done("undo", seat="0", seen=version)
                await guest.until(lambda v: v.table["wish"] is not None)
                await asyncio.sleep(0.8)
                await guest.settled()
                assert guest.version == version, "the bot waits"
                await guest.done("consent", seat="1", agree=True)
                await host.until(lambda v: v.asked == "0" and bool(v.moves))
                assert host.version == version + 1
                assert host.table["wish"] is None
                await play_until(both, lambda v: v.asked == "2" and v.version > version + 2)
                version = host.version
                await play_until(both, lambda v: v.version > version)

        run(visit)


@pytest.mark.long
def test_bots_go_on_when_the_store_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ungeheuer.server.bot_driver.RETRY", 0.1)
    with house(f"sqlite:///{tmp_path}/a.sqlite", workers=moody("late")) as home:
        inga = people(home, 1)[0]
        commit = home.service.store.commit
        failures = [1, 2, 3]

        async def fail(batch: Batch) -> None:
            if failures and batch.entries and batch.entries[0].by == "":
                failures.pop()
                raise StoreError("not-stored", {"reason": "full"})
            await commit(batch)

        monkeypatch.setattr(home.service.store, "commit", fail)
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                for _ in range(2):
                    await host.until(lambda v: v.asked == "0" and bool(v.moves))
                    await host.move()

        run(visit)
        assert not failures
        assert any(isinstance(e, Played) and e.seat == "1" for e in entries(home, id))
        assert live(home, id).status == "playing"
