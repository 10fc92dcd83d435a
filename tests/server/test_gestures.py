"""Playing together: fingers on pieces, plans, and what a bot is up to. None of it is kept."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.server.house import House
from tests.server.table_log import INGA, JUAN, LoggedTable
from tests.server.visits import BOT, ME, OPEN, Guests, at, entries, people, play_until, run, table
from ungeheuer.games import game
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.gestures import Gestures
from ungeheuer.wire import gestures
from ungeheuer.wire.messages import Policy


async def sit(guest: Guests, seat: str) -> None:
    await guest.done("take", seat=seat, name="Juan")


def test_a_finger_is_seen_by_all_and_kept_by_nobody(home: House) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "mighty", ME, OPEN, BOT)

    async def visit() -> None:
        async with (
            at(home, id, inga) as host,
            at(home, id, juan) as guest,
            at(home, id, None) as on,
        ):
            await sit(guest, "1")
            assert await host.refused("point", seat="0", target="2a") == "not-started"
            await host.done("start", fill="greedy")
            before = len(entries(home, id))
            await host.done("point", seat="0", target="2a")
            for each in (host, guest, on):
                await each.until(lambda v: bool(v.got("pointed")))  # type: ignore[attr-defined]
                shown = each.got("pointed")[-1]
                assert (shown["seat"], shown["target"]) == ("0", "2a")
            assert await guest.refused("point", seat="0", target="2a") == "not-your-seat"
            assert await on.refused("point", seat="0", target="2a") == "not-your-seat"
            assert await host.refused("point", seat="0", target="<b>") == "bad-message"
            assert await host.refused("point", seat="0", target="x" * 41) == "bad-message"
            assert len(entries(home, id)) == before
        async with at(home, id, juan) as again:
            assert not again.got("pointed")

    run(visit)


def test_plans_are_shown_agreed_with_and_over_with_the_turn(home: House) -> None:
    inga, juan = people(home, 2)
    id = table(home, inga, "island", ME, OPEN)

    async def visit() -> None:
        async with at(home, id, inga) as host, at(home, id, juan) as guest:
            await sit(guest, "1")
            await host.done("start", fill=None)
            both = {"0": host, "1": guest}
            await play_until(both, lambda v: v.sync["view"]["turn"] > 0)
            active = str(host.sync["view"]["active"])
            mine, theirs = both[active], both["1" if active == "0" else "0"]
            other = "1" if active == "0" else "0"
            await mine.done("propose", seat=active, phrase="go", zone="3")
            await theirs.done("agree", seat=other, plan=active, agree=True)
            await theirs.done("propose", seat=other, phrase="leave", face="heart", partner=active)
            await mine.settled()
            plans = mine.got("plans")[-1]["plans"]
            shown = {each["seat"]: (each["phrase"], each["zone"], each["agreed"]) for each in plans}
            assert shown == {active: ("go", "3", [other]), other: ("leave", "", [])}
            async with at(home, id, None) as late:
                assert late.got("plans")[-1]["plans"] == plans
            turn = host.sync["view"]["turn"]
            await play_until(both, lambda v: v.sync["view"]["turn"] > turn)
            await mine.settled()
            assert [each["seat"] for each in mine.got("plans")[-1]["plans"]] == [other]
            await theirs.done("withdraw", seat=other)
            await mine.settled()
            assert mine.got("plans")[-1]["plans"] == []

    run(visit)
    kept = " ".join(repr(entry) for entry in entries(home, id))
    assert "propose" not in kept
    assert "Propose" not in kept


def test_what_is_no_plan_is_refused(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "island", ME, BOT, start=True)
    rivals = table(home, inga, "mighty", ME, BOT, BOT, start=True)
    quiet = table(home, inga, "island", ME, BOT, start=True, policy=Policy(chat=False))

    async def visit() -> None:
        async with at(home, id, inga) as host:
            refused = host.refused
            assert await refused("propose", seat="0", phrase="go") == "plan-unclear"
            assert await refused("propose", seat="0", phrase="save", zone="2") == "plan-unclear"
            assert await refused("propose", seat="0", phrase="win") == "bad-message"
            assert await refused("propose", seat="1", phrase="save") == "not-your-seat"
            where = await refused("propose", seat="0", phrase="follow", partner="9")
            assert where == "no-such-seat"
            assert await refused("agree", seat="0", plan="1", agree=True) == "no-plan"
        async with at(home, rivals, inga) as host:
            assert await host.refused("propose", seat="0", phrase="save") == "not-together"
        async with at(home, quiet, inga) as host:
            assert await host.refused("propose", seat="0", phrase="save") == "chat-off"
            assert await host.refused("point", seat="0", target="zone 3") == "chat-off"

    run(visit)


def test_a_bot_says_what_it_intends_before_it_moves(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "island", ME, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            await play_until({"0": host}, lambda v: len(v.got("intent")) > 2)
            await host.until(lambda v: v.version > v.got("intent")[2]["version"])  # type: ignore[attr-defined]
            check(host)

    def check(host: Guests) -> None:
        messages = [json.loads(frame) for frame in host.frames]
        first = next(n for n, each in enumerate(messages) if each["type"] == "intent")
        meant = messages[first]
        assert meant["seat"] == "1"
        assert meant["code"].startswith("advice-")
        later = [each for each in messages[first:] if each["type"] == "sync"]
        assert all(each["sync"]["version"] > meant["version"] for each in later)
        assert later[0]["sync"]["moves"] > 0

    run(visit)


def test_where_all_play_against_each_other_bots_say_nothing(home: House) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

    async def visit() -> None:
        async with at(home, id, inga) as host:
            await play_until({"0": host}, lambda v: v.sync["view"]["round"] > 1)
            assert host.got("intent") == []

    run(visit)


# -- without a server


def test_fingers_get_tired() -> None:
    clock = [0.0]
    gesturing = Gestures(lambda: clock[0])
    logged = LoggedTable("mighty", "inga", "juan", "kim").table
    said = gestures.Point(id="p", seat="0", target="1a")
    shown = [gesturing.point(logged, INGA, said).number for _ in range(5)]
    assert shown == [1, 2, 3, 4, 5]
    with pytest.raises(TableError, match="points-too-fast"):
        gesturing.point(logged, INGA, said)
    gesturing.point(logged, JUAN, gestures.Point(id="p", seat="1", target="1a"))
    clock[0] = 2.0
    assert gesturing.point(logged, INGA, said).number == 7


def test_a_plan_goes_with_its_person_and_with_the_match() -> None:
    gesturing = Gestures(lambda: 0.0)
    logged = LoggedTable("island", "inga", "juan")
    while game("island").turn(logged.table.match.state) is None:
        logged.move()
    for person, seat in ((INGA, "0"), (JUAN, "1")):
        gesturing.propose(logged.table, person, gestures.Propose(id="p", seat=seat, phrase="save"))
    with pytest.raises(NotAllowed):
        gesturing.withdraw(logged.table, INGA, gestures.Withdraw(id="w", seat="1"))
    assert [plan.seat for plan in gesturing.plans(logged.table)] == ["0", "1"]
    logged.table.seats[logged.table.match.seats[1]].clear()
    assert [plan.seat for plan in gesturing.plans(logged.table)] == ["0"]
    logged.table.status = "over"
    assert gesturing.plans(logged.table) == []


@pytest.mark.parametrize("bad", ["<img>", "a/b", "a&b", 'a"b', "a'b", "ä", "a\nb", ""])
def test_what_is_passed_on_has_no_sign_that_means_anything_elsewhere(bad: str) -> None:
    data = msgspec.json.encode({"type": "point", "id": "p", "seat": "0", "target": bad})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=gestures.Point)
