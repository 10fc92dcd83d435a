"""Whole sessions over real sockets: who sees what, who may do what, and that it happens once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house
from tests.server.visits import (
    BOT,
    ME,
    OPEN,
    Clock,
    Guests,
    at,
    caused,
    people,
    play_until,
    run,
    table,
)
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.server import actions
from ungeheuer.wire.messages import Policy

# -- seats and views


def test_whoever_takes_a_seat_sees_it_and_whoever_leaves_it_no_longer_does(home: House) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "mighty", ME, OPEN, BOT)

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            assert guest.sync == {}
            await guest.done("take", seat="1", name="Juan")
            await host.done("start")
            await guest.until(lambda v: v.sync.get("seat") == "1")
            assert guest.table["seats"][1]["name"] == "Juan"
            assert [seat["mine"] for seat in guest.table["seats"] if "mine" in seat] == [True]
            await guest.done("leave", seat="1")
            await guest.settled()
            assert guest.sync["seat"] == SPECTATOR
            assert await guest.refused("look", seat="1") == "not-your-seat"
            assert await guest.refused("look", seat="9") == "no-such-seat"
            assert await guest.refused("hint", seat="1") == "not-your-seat"
            assert await guest.refused("why", seat="1", move="1@1a") == "not-your-seat"

    run(visit)


def test_a_curtain_is_a_real_one(home: House) -> None:
    """One connection, two seats: nothing of the covered one comes, not even in an answer."""
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, ME, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as device:
            assert device.sync["seat"] == SPECTATOR
            await device.until(lambda v: v.asked in {"0", "1"})
            asked = str(device.asked)
            version = device.version
            assert {sync["sync"]["seat"] for sync in device.got("sync")} == {SPECTATOR}
            assert await device.refused("move", seat=asked, move="99@9a", seen=version) == "covered"
            assert await device.refused("hint", seat=asked) == "covered"
            assert await device.refused("why", seat=asked, move="1@1a") == "covered"
            await device.done("look", seat=asked)
            assert device.sync["seat"] == asked
            await device.move()
            await device.done("look", seat=SPECTATOR)
            await device.settled()
            assert device.sync["seat"] == SPECTATOR

    run(visit)


def test_two_devices_of_one_person_show_the_same(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "timid", ME, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as phone, at(home, id, inga) as tablet:
            answer = await phone.ask("hint", seat="dungeon")
            await phone.move(answer["advice"][0]["move"])
            await tablet.until(lambda v: v.version >= phone.version)
            assert tablet.sync["seat"] == "dungeon"
            assert tablet.table["watchers"] == 0

    run(visit)


@pytest.mark.parametrize("policy", [Policy(watch="seats"), Policy(watch="link")])
def test_who_may_watch(home: House, policy: Policy) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "mighty", ME, BOT, BOT, policy=policy, start=True)
    may = policy.watch == "link"

    async def visit() -> None:
        async with at(home, id, inga) as host:
            await host.done("say", text="secret")
            for person in (juan, None):
                async with at(home, id, person) as guest:
                    await guest.settled()
                    assert [s["text"] for s in guest.got("said")] == (["secret"] if may else [])
                    assert (guest.sync.get("seat") == SPECTATOR) is may
                    answer = await guest.ask("look", seat=SPECTATOR)
                    assert answer["type"] == ("ack" if may else "refused")
                    assert await guest.refused("look", seat="0") == "not-your-seat"
            async with at(home, id, juan) as guest:
                closed = {"watch": "seats"}
                await host.done("change", policy=closed)
                await host.done("say", text="alone")
                await guest.settled()
                assert "alone" not in [s["text"] for s in guest.got("said")]

    run(visit)


def test_over_the_shoulder_only_while_all_agree(home: House) -> None:
    inga, juan, kim = people(home, 3)
    id = table(home, inga, "mighty", ME, OPEN, BOT)

    async def visit() -> None:
        async with (
            at(home, id, inga) as host,
            at(home, id, juan) as other,
            at(home, id, kim) as fan,
        ):
            await other.done("take", seat="1")
            await host.done("start")
            await host.done("show", seat="0", agree=True)
            assert await fan.refused("look", seat="0") == "not-your-seat"
            await other.done("show", seat="1", agree=True)
            await fan.done("look", seat="0")
            assert fan.sync["seat"] == "0"
            assert await host.refused("look", seat="1") == "not-your-seat"
            await other.done("show", seat="1", agree=False)
            await fan.settled()
            assert fan.sync["seat"] == SPECTATOR

    run(visit)


# -- coming back


def test_who_comes_back_gets_what_is_new_whatever_was_seen(home: House) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "timid", ME, OPEN)

    async def visit() -> None:
        async with at(home, id, juan) as guest, at(home, id, inga) as host:
            await guest.done("take", seat="character")
            await host.done("start")
            await host.until(lambda v: v.asked == "dungeon")
            before, moves = host.version, host.sync["moves"]
            build = (await host.ask("hint", seat="dungeon"))["advice"][0]["move"]
            await host.move(build)
            built = host.version
            await expect(before, since=moves)
            await expect(built, since=moves + 1)
            await host.done("undo", seat="dungeon", seen=built)
            assert host.sync["since"] == moves
            await expect(built, since=moves)
            await host.done("redo", seat="dungeon", seen=host.version)
            await expect(built, since=moves)
            await expect(built + 1, since=moves)
            await expect(10_000, since=0)
            await expect(built, since=0, look="character", granted="dungeon")
            await expect(host.version, since=moves + 1, look="dungeon")

    async def expect(seen: int, *, since: int, granted: str = "dungeon", **more: Any) -> None:
        async with at(home, id, inga, seen=seen, **more) as again:
            await again.settled()
            assert again.sync["seat"] == granted
            assert again.sync["since"] == since
            assert all(event["move"] > since for event in again.sync["events"])
            assert len(again.got("sync")) == 1

    run(visit)


def test_chat_is_told_again_but_not_all_of_it(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "timid", ME, BOT)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            for number in range(55):
                await host.done("say", text=f"line {number}")
            await host.done("phrase", phrase="hello")
            assert await host.refused("say", text="x" * 401) == "bad-message"
            assert await host.refused("phrase", phrase="idiot") == "bad-message"
        async with at(home, id, inga) as again:
            await again.settled()
            said = again.got("said")
            assert [line["number"] for line in said] == list(range(7, 57))
            assert said[-2]["text"] == "line 54"
            assert said[-1]["phrase"] == "hello"
            await again.done("say", text="more")
            assert again.got("said")[-1]["number"] == 57

    run(visit)


# -- hints


def test_hints_where_allowed_on_ones_turn_one_at_a_time(home: House) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "timid", ME, OPEN)

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            await guest.done("take", seat="character")
            assert await host.refused("hint", seat="dungeon") == "not-started"
            await host.done("start")
            await guest.until(lambda v: v.version >= 0)
            assert await guest.refused("hint", seat="character") == "not-asked"
            ids = [await host.send("hint", seat="dungeon") for _ in range(3)]
            answers: dict[str, str] = {}
            while set(answers) != set(ids):
                message = await host.read()
                if message.get("id") in ids:
                    answers[message["id"]] = message["type"]
            # every one is answered; one that comes while another is thought about is refused
            assert answers[ids[0]] == "advice"
            assert set(answers.values()) <= {"advice", "refused"}
            why = await host.ask("why", seat="dungeon", move="explore 0,1")
            assert why["refusal"]["obstacles"]
            await host.done("change", policy={"hints": False})
            assert await host.refused("hint", seat="dungeon") == "no-hints"

    run(visit)


# -- once


class Once:
    """Says everything twice under one id, and remembers what was answered."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}

    async def do(self, home: House, guest: Guests, kind: str, **fields: Any) -> None:
        first = await guest.done(kind, id=f"once-{kind}", **fields)
        count = caused(home, guest.table["table"])
        assert await guest.done(kind, id=f"once-{kind}", **fields) == first
        assert await guest.done("pause", id=f"once-{kind}") == first, "another under the same id"
        assert caused(home, guest.table["table"]) == count
        self.said[kind] = (fields, first)

    async def again(self, guest: Guests) -> None:
        for kind, (fields, first) in self.said.items():
            assert await guest.done(kind, id=f"once-{kind}", **fields) == first

    async def gather(self, home: House, host: Guests, guest: Guests) -> None:
        await self.do(home, host, "take", seat="1", name="Inga")
        await self.do(home, host, "leave", seat="1")
        await guest.done("take", seat="1", name="Juan")
        await self.do(home, host, "seat-bot", seat="2", bot="random")
        await self.do(home, host, "change", policy={"undo": "consent"})
        await self.do(home, host, "start")
        await self.do(home, host, "say", text="once")
        await self.do(home, host, "phrase", phrase="hello")
        await self.do(home, host, "show", seat="0", agree=True)

    async def play(self, home: House, host: Guests, guest: Guests) -> None:
        both = {"0": host, "1": guest}
        await play_until(both, lambda v: v.asked == "0")
        await self.do(home, host, "move", seat="0", move=host.moves[0], seen=host.version)
        await play_until(both, lambda v: v.asked == "0")
        await self.do(home, host, "undo", seat="0", seen=host.version)
        await self.do(home, guest, "consent", seat="1", agree=True)
        await host.until(lambda v: v.version >= guest.version)
        await self.do(home, host, "redo", seat="0", seen=host.version)
        await host.done("pause")
        await self.do(home, host, "resume")
        await self.do(home, host, "remove", seat="2")
        await self.do(home, host, "resign", seat="0")


def test_whatever_changes_a_table_happens_once_also_across_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/once.sqlite"
    once = Once()
    with house(database) as home:
        inga, juan = people(home, 2)
        id = table(home, inga, "mighty", ME, OPEN, OPEN)

        async def visit() -> None:
            async with at(home, id, inga) as host, at(home, id, juan) as guest:
                await once.gather(home, host, guest)
                await host.until(lambda v: v.version >= 0)
                await once.play(home, host, guest)

        run(visit)
        count = caused(home, id)
    agreed = once.said.pop("consent")
    with house(database) as home:

        async def again() -> None:
            async with at(home, id, inga) as host, at(home, id, juan) as guest:
                await once.again(host)
                fields, first = agreed
                assert await guest.done("consent", id="once-consent", **fields) == first

        run(again)
        assert caused(home, id) == count


# -- the host


def test_a_bot_for_who_was_away_for_a_minute_and_a_new_host_after_ten(
    home: House, clock: Clock
) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "mighty", ME, OPEN, BOT)

    async def visit() -> None:
        async with at(home, id, juan) as guest:
            async with at(home, id, inga) as host:
                await guest.done("take", seat="1")
                await host.done("start")
                assert await host.refused("seat-bot", seat="1", bot="random") == "seat-taken"
                assert await guest.refused("take-over") == "host-stays"
            await guest.until(lambda v: not v.table["seats"][0].get("here"))
            assert await guest.refused("take-over") == "host-stays"
            clock.pass_by(actions.HOST_GONE)
            await guest.done("take-over")
            assert guest.table["host"]
            await guest.done("seat-bot", seat="0", bot="random")
            assert guest.table["seats"][0]["away"]
            async with at(home, id, inga) as back:
                assert not back.table["host"]
                assert back.table["seats"][0]["kind"] == "person"
                await guest.settled()
                assert not guest.table["seats"][0].get("away")

    run(visit)
