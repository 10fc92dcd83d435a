"""What strangers send and what is dear to read costs its sender alone."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.server.house import House, house
from tests.server.visits import BOT, ME, people, run
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.fair_queue import ASKED, UNSEEN, WATCHED, FairQueue, Queued
from ungeheuer.server.names import PersonId
from ungeheuer.server.reading import reader, tasks
from ungeheuer.server.reading.readers import MOST_WAITING, Readers
from ungeheuer.server.reading.tasks import CheckCards
from ungeheuer.wire.api import CardsWish, CreateTable, ImportRecord

SECONDS = 1  # of CPU for a task in these tests


def spin(_: Any) -> None:
    while True:
        pass


def grow(_: Any) -> list[bytes]:
    kept = []
    while True:
        kept.append(b"x" * 10_000_000)


def sleep(_: Any) -> None:
    time.sleep(3600)


def die(_: Any) -> None:
    os.kill(os.getpid(), 9)


def shout(_: Any) -> str:
    return "x" * (reader.LONGEST_ANSWER + 1)


@pytest.mark.parametrize("what", [spin, grow, sleep, die, shout])
def test_whatever_a_task_does_its_reader_lives_on(
    what: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "WAITING", 2)
    line = tasks.task_line(CheckCards("mighty", "[cardset]"))
    with monkeypatch.context() as patched:
        patched.setattr(tasks, "DOING", {CheckCards: what})
        began = time.monotonic()
        said = reader.in_a_child(line, SECONDS, os.dup(1))
        assert time.monotonic() - began < 60
    answer = tasks.read_answer(said) if said else tasks.too_dear(SECONDS)
    assert answer.fault is not None
    assert answer.fault.code == "too-dear"
    good = tasks.read_answer(reader.in_a_child(line, SECONDS, os.dup(1)))
    assert json.loads(bytes(good.result))["problems"]


# -- texts that take longer than their length


def dotted(many: int) -> str:
    return ".".join(["a"] * many) + " = 1\n"


# Each is quadratic or worse for some reader of TOML or JSON, or was.
BOMBS: dict[str, str] = {
    "one dotted key": dotted(24_000),
    "dots in quoted keys": '."a".'.join(['"\u2028"'] * 12_000) + " = 1\n",
    "many dotted keys": "".join(f"{'a.' * 50}b{n} = 1\n" for n in range(1_700)),
    "headers": "".join(f"[{'a.' * 50}b{n}]\n" for n in range(1_700)),
    "nested lists": "a = " + "[" * 90_000 + "]" * 90_000,
    "nested tables": "a = " + "{a=" * 40_000 + "1" + "}" * 40_000,
    "digits": "a = " + "9" * 190_000,
    "escapes": 'a = "' + "\\u2028" * 30_000 + '"',
    "rows": "[cardset]\n" + "".join(f"a{n} = {n}\n" for n in range(14_000)),
    "tables": "".join(f"[a{n}]\nb = {n}\n" for n in range(9_000)),
    "array tables": "[[a]]\nb = 1\n" * 14_000,
    "comments": "#" + "x" * 199_000,
    "unfinished": '"' * 199_000,
}


async def steady(house: House, work: Awaitable[Any]) -> tuple[float, Any]:
    """The longest that the server's loop did not answer while something else was done."""
    worst = 0.0

    async def tick() -> float:
        return time.monotonic()

    doing = asyncio.ensure_future(work)
    loop = house.loop
    assert loop is not None
    while not doing.done():
        asked = time.monotonic()
        turned = asyncio.run_coroutine_threadsafe(tick(), loop)
        worst = max(worst, await asyncio.wrap_future(turned) - asked)
        await asyncio.sleep(0.01)
    return worst, doing.exception() or doing.result()


def asked(home: House, work: Callable[[], Any]) -> Awaitable[Any]:
    assert home.loop is not None
    return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), home.loop))


@pytest.mark.parametrize("bomb", BOMBS)
def test_no_card_set_holds_up_the_loop_and_each_is_refused_with_a_code(
    home: House, bomb: str
) -> None:
    inga = people(home, 1)[0]
    wish = CreateTable(
        game="mighty",
        options={"players": 3},
        cards=CardsWish(text=BOMBS[bomb][:200_000]),
        seats=[ME, BOT, BOT],
    )

    async def visit() -> None:
        create = home.service.opening.create
        worst, error = await steady(home, asked(home, lambda: create(wish, PersonId(inga.person))))
        assert isinstance(error, UngeheuerError)
        assert error.code in {"bad-card-set", "too-dear"}
        assert worst < 1.0, f"the loop stood still for {worst:.2f} s"

    run(visit)


RECORDS: dict[str, str] = {
    "keys": json.dumps({f"k{n}": n for n in range(16_000)}),
    "a key twice at the end": "{" + ",".join(f'"k{n}":1' for n in range(90_000)) + ',"k0":1}',
    "depth": "[" * 500_000 + "]" * 500_000,
    "digits": '{"ungeheuer":' + "9" * 1_000_000 + "}",
    "moves": json.dumps({"ungeheuer": 1, "game": "mighty", "moves": [["0", "x"]] * 100_000}),
    "positions": json.dumps(
        {"ungeheuer": 1, "game": "mighty", "moves": [], "positions": [[0, "1:0"]] * 100_000}
    ),
    "strings": json.dumps({"ungeheuer": 1, "game": "x" * 2_000_000, "moves": []}),
}


@pytest.mark.parametrize("bomb", RECORDS)
def test_no_record_holds_up_the_loop_and_each_is_refused_with_a_code(
    home: House, bomb: str
) -> None:
    inga = people(home, 1)[0]
    wish = ImportRecord(record=RECORDS[bomb])

    async def visit() -> None:
        take_in = home.service.opening.from_record
        worst, error = await steady(home, asked(home, lambda: take_in(wish, PersonId(inga.person))))
        assert isinstance(error, UngeheuerError)
        assert worst < 1.0, f"the loop stood still for {worst:.2f} s"

    run(visit)


# -- who waits for whom


@pytest.mark.long
def test_one_sender_with_many_tasks_is_refused_and_others_are_read(tmp_path: Any) -> None:
    text = "".join(f"[a{n}]\nb = {n}\n" for n in range(9_000))
    with house(f"sqlite:///{tmp_path}/read.sqlite") as home:
        readers = home.service.readers

        async def many() -> list[str]:
            task = CheckCards("mighty", text)
            asked = [readers.read("2001:db8::", task) for _ in range(3 * MOST_WAITING)]
            greedy = asyncio.gather(*asked, return_exceptions=True)
            await asyncio.sleep(0)
            await readers.read("192.0.2.1", CheckCards("mighty", "[cardset]"))
            behind = readers.waiting
            codes = [getattr(each, "code", "read") for each in await greedy]
            assert behind, "the other sender did not wait for all of them"
            return codes

        codes = home.do(many)
        assert set(codes) == {"read", "too-fast"}
        assert codes.count("read") <= MOST_WAITING + 2


def test_readers_that_are_closed_refuse() -> None:
    async def ask() -> None:
        readers = Readers(SECONDS)
        await readers.start()
        asking = asyncio.ensure_future(readers.read("", CheckCards("mighty", "")))
        await asyncio.sleep(0)
        await readers.close()
        with pytest.raises(UngeheuerError, match="not-ready"):
            await asking
        with pytest.raises(UngeheuerError, match="not-ready"):
            await readers.read("", CheckCards("mighty", ""))

    asyncio.run(ask())


def test_what_a_reader_is_asked_survives_the_way() -> None:
    for task in (CheckCards("mighty", "a\nb"), tasks.ReadRecord('{"a": "\u2028"}')):
        line = tasks.task_line(task)
        assert line.count(b"\n") == 1
        assert msgspec.to_builtins(tasks.read_task(line)) == msgspec.to_builtins(task)


def order(*waiting: tuple[str, int, str], used: dict[str, float] | None = None) -> list[str]:
    async def take() -> list[str]:
        queue: FairQueue[str] = FairQueue(lambda: 0.0)
        for who, seconds in (used or {}).items():
            queue.usage.charge(who, seconds)
        for who, rank, item in waiting:
            queue.put(Queued(who, rank, item))
        taken = []
        while (queued := queue.next()) is not None:
            queue.usage.charge(queued.who, 1.0)
            taken.append(queued.item)
        return taken

    return asyncio.run(take())


def test_whoever_has_used_least_comes_first() -> None:
    flood = [("a", WATCHED, f"a{n}") for n in range(5)]
    assert order(*flood, ("b", ASKED, "b0"), used={"a": 1.0})[0] == "b0"
    assert order(*flood, ("b", ASKED, "b0"), ("b", ASKED, "b1"))[:4] == ["a0", "b0", "a1", "b1"]


def test_what_nobody_sees_comes_last_and_what_is_watched_before_what_is_asked() -> None:
    waiting = [("a", UNSEEN, "rest"), ("a", ASKED, "hint"), ("a", WATCHED, "move")]
    assert order(*waiting) == ["move", "hint", "rest"]
    assert order(("b", UNSEEN, "rest"), ("a", ASKED, "hint"), used={"a": 100.0})[0] == "hint"
