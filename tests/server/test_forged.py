"""Forged messages: wrong seat, unlisted, stale, malformed, oversized, floods. Each is refused with
the right code and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.server.house import FAST, House, Visitor, house, visitor
from tests.server.players import one_table
from ungeheuer.server.names import TableId
from ungeheuer.wire import messages as wire
from ungeheuer.wire.api import Person

EXAMPLES = amount(120, at_home=40)
TYPES = [kind.__struct_config__.tag for kind in get_args(wire.AnyUp)]


class Scene:
    """A running table of mighty with two people and a bot, and a stranger."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.table, people = home.do(
            lambda: one_table(
                home.service.opening,
                home.service.people,
                "mighty",
                {"players": 3},
                [0, 1, "greedy"],
            )
        )
        self.inga, self.frank = people
        self.stranger: Person = home.do(home.service.people.new)

    def log(self) -> list[str]:
        rows = self.home.do(lambda: self.home.service.store.log(TableId(self.table)))
        return [row.data for row in rows]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    path = tmp_path_factory.mktemp("forged")
    with house(f"sqlite:///{path}/f.sqlite", SLOW_BOTS) as home:
        yield Scene(home)


# the bot never gets to answer, so that nothing at the table changes by itself
SLOW_BOTS = msgspec.structs.replace(FAST, pace_seconds=10_000)


def refused(answer: dict[str, Any], code: str) -> None:
    assert answer["type"] == "refused"
    assert answer["refusal"]["code"] == code


def unlisted(guest: Visitor) -> str:
    return next(f"{n}@1a" for n in range(1, 6) if f"{n}@1a" not in guest.moves)


def code(guest: Visitor) -> str:
    return "illegal-move" if guest.asked == "0" else "not-your-turn"


def test_wrong_seat_unlisted_and_stale_moves_are_refused_and_change_nothing(scene: Scene) -> None:
    async def forge() -> None:
        async with visitor(scene.home.socket) as inga, visitor(scene.home.socket) as stranger:
            await inga.hello(scene.table, scene.inga.key)
            await stranger.hello(scene.table, scene.stranger.key)
            seen = inga.version
            move = {"move": "1@1a", "seen": seen}
            refused(await stranger.ask("move", seat="0", **move), "not-your-seat")
            refused(await inga.ask("move", seat="1", **move), "not-your-seat")
            refused(await inga.ask("move", seat="2", **move), "not-your-seat")
            refused(await inga.ask("move", seat="chance", **move), "no-such-seat")
            refused(await inga.ask("move", seat="spectator", **move), "no-such-seat")
            stale = await inga.ask("move", seat="0", move="1@1a", seen=seen - 1)
            refused(stale, "stale-move")
            refused(await inga.ask("move", seat="0", move="1@1a", seen=seen + 1), "stale-move")
            refused(await inga.ask("move", seat="0", move=unlisted(inga), seen=seen), code(inga))

    before = scene.log()
    asyncio.run(forge())
    assert scene.log() == before


def test_strangers_cannot_act_as_host_or_for_others(scene: Scene) -> None:
    async def forge() -> None:
        async with visitor(scene.home.socket) as guest:
            await guest.hello(scene.table, scene.stranger.key)
            refused(await guest.ask("start"), "not-host")
            refused(await guest.ask("seat-bot", seat="0", bot="greedy"), "not-host")
            refused(await guest.ask("remove", seat="0"), "not-host")
            refused(await guest.ask("change", policy={"chat": False}), "not-host")
            refused(await guest.ask("pause"), "not-seated")
            refused(await guest.ask("take", seat="0"), "seat-taken")
            refused(await guest.ask("leave", seat="0"), "not-your-seat")
            refused(await guest.ask("resign", seat="0"), "not-your-seat")
            refused(await guest.ask("undo", seat="0", seen=guest.version), "not-your-seat")
            refused(await guest.ask("consent", seat="0", agree=True), "not-your-seat")
            refused(await guest.ask("show", seat="0", agree=True), "not-your-seat")
            refused(await guest.ask("look", seat="0"), "not-your-seat")
            refused(await guest.ask("hint", seat="0"), "not-your-seat")
            refused(await guest.ask("why", seat="0", move="1@1a"), "not-your-seat")
            refused(await guest.ask("rematch"), "still-running")

    before = scene.log()
    asyncio.run(forge())
    assert scene.log() == before


def test_keys_that_are_wrong_are_refused(scene: Scene) -> None:
    async def forge() -> None:
        person, _, secret = scene.inga.key.partition(".")
        for key in [f"{person}.{secret[:-1]}", f"{person}.", person, ".", f"nobody.{secret}", "x"]:
            async with visitor(scene.home.socket) as guest:
                refused(await guest.ask("hello", table=scene.table, key=key), "wrong-key")
                refused(await guest.ask("move", seat="0", move="x", seen=0), "hello-first")
        async with visitor(scene.home.socket) as guest:
            refused(await guest.ask("hello", table="nowhere"), "no-such-table")
            await guest.hello(scene.table)
            refused(await guest.ask("hello", table=scene.table), "hello-twice")
            refused(await guest.ask("say", text="hi"), "no-key")

    asyncio.run(forge())


MALFORMED = [
    "",
    "nonsense",
    "[]",
    "null",
    "7",
    "{}",
    '{"type": "move"}',
    '{"type": "steal", "id": "1"}',
    '{"type": "move", "id": "1", "seat": 0, "move": "1@1a", "seen": 1}',
    '{"type": "move", "id": "1", "seat": "0", "move": "1@1a", "seen": -1}',
    '{"type": "move", "id": "1", "seat": "0", "move": "1@1a", "seen": 1e999}',
    '{"type": "move", "id": "1", "seat": "0", "move": "1@1a", "seen": 1, "as": "host"}',
    '{"type": "move", "id": "", "seat": "0", "move": "1@1a", "seen": 1}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "say", "id": "1", "text": "\\ud800"}',
    '{"type": "ping", "id": "' + "x" * 41 + '"}',
    '{"type": "ping", "id": "1"' + ', "a": ' * 2000,
    "[" * 10_000,
]


@pytest.mark.parametrize("frame", MALFORMED)
def test_what_is_no_message_is_answered(scene: Scene, frame: str) -> None:
    async def forge() -> None:
        async with visitor(scene.home.socket) as guest:
            await guest.hello(scene.table, scene.inga.key)
            await guest.socket.send(frame)
            answer = await guest.read()
            refused(answer, "bad-message")
            assert (await guest.ask("ping"))["type"] == "pong"

    asyncio.run(forge())


def test_oversized_messages_are_refused_and_floods_cut_off(scene: Scene, tmp_path: Path) -> None:
    async def big() -> None:
        async with visitor(scene.home.socket) as guest:
            await guest.hello(scene.table, scene.inga.key)
            await guest.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 20_000}))
            refused(await guest.read(), "too-big")
            await guest.socket.send("x" * 100_000)
            assert await guest.closed() == 1009

    asyncio.run(big())
    tight = msgspec.structs.replace(FAST, messages_per_second=1, messages_at_once=5)
    with house(f"sqlite:///{tmp_path}/flood.sqlite", tight) as home:
        asyncio.run(flood(home))


async def flood(home: House) -> None:
    async with visitor(home.socket) as guest:
        answers = [await guest.ask("ping") for _ in range(5)]
        assert {answer["type"] for answer in answers} == {"pong"}
        refused(await guest.ask("ping"), "too-fast")
        for _ in range(200):
            await guest.socket.send('{"type": "ping", "id": "1"}')
        assert await guest.closed() == 1008


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "seat": st.sampled_from(["0", "1", "2", "chance", "spectator", "", "9"]) | JSON,
        "move": st.sampled_from(["1@1a", "5@3b", "start 0", "hand 0 1 2 3", "?"])
        | st.text()
        | JSON,
        "seen": st.integers(-2, 30) | JSON,
        "text": st.text(max_size=40) | JSON,
        "table": st.text(max_size=20) | JSON,
        "key": st.text(max_size=40) | JSON,
        "bot": st.sampled_from(["greedy", "random", "x"]) | JSON,
        "name": st.text(max_size=40) | JSON,
        "agree": st.booleans() | JSON,
        "fill": st.sampled_from(["greedy", "x"]) | JSON,
        "policy": st.dictionaries(st.sampled_from(["undo", "chat", "watch", "listed"]), JSON)
        | JSON,
        "phrase": st.sampled_from(["hello", "boo"]) | JSON,
        "rotate": st.booleans() | JSON,
        "look": st.sampled_from(["0", "1"]) | JSON,
    },
)
# Whatever a client may say: right kinds of message with odd fields, and anything at all.
FRAMES = st.tuples(
    st.sampled_from(TYPES) | st.text(max_size=10), st.text(max_size=45) | JSON, FIELDS
).map(lambda parts: json.dumps({"type": parts[0], "id": parts[1], **parts[2]})) | JSON.map(
    json.dumps
)


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=12))
def test_every_frame_is_answered_and_no_fault_of_the_server_is_found(
    scene: Scene, frames: list[str]
) -> None:
    """Sent by a stranger without a seat, who may talk but not change the match."""

    async def talk() -> None:
        async with visitor(scene.home.socket) as guest:
            await guest.hello(scene.table, scene.stranger.key)
            for frame in frames:
                await guest.socket.send(frame)
                assert (await guest.ask("ping"))["type"] == "pong"
            codes = [json.loads(f)["refusal"]["code"] for f in guest.frames if '"refused"' in f]
            assert "server-fault" not in codes

    before = [entry for entry in scene.log() if '"said"' not in entry]
    asyncio.run(talk())
    assert [entry for entry in scene.log() if '"said"' not in entry] == before


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=12))
def test_a_player_who_sends_anything_finds_no_fault_of_the_server(
    scene: Scene, frames: list[str]
) -> None:
    """Sent by somebody with a seat: whatever it does, it is answered, and the table lives."""

    async def talk(table: str, key: str) -> None:
        async with visitor(scene.home.socket) as guest:
            await guest.hello(table, key)
            for frame in frames:
                await guest.socket.send(frame)
                assert (await guest.ask("ping"))["type"] == "pong"
            codes = [json.loads(f)["refusal"]["code"] for f in guest.frames if '"refused"' in f]
            assert "server-fault" not in codes

    service = scene.home.service
    table, people = scene.home.do(
        lambda: one_table(service.opening, service.people, "timid", {}, [0, "greedy"])
    )
    asyncio.run(talk(table, people[0].key))
    scene.home.do(lambda: service.registry.live(TableId(table)))
