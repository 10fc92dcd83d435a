"""One quiet question before a slip: answered from the seat's own view, never in the way."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.contract.secrets import OPEN
from tests.games.timid.lame import lame_floor
from tests.server.house import House, Visitor, house
from tests.server.test_fair_thinking import WORKER
from tests.server.visits import ME, at, people, run, table
from tests.server.worlds import Line, Script, half_played, sitting, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.games import NAMES
from ungeheuer.games.timid.rules.moves import Build
from ungeheuer.server import bot_driver
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.testing.worlds import rng_of
from ungeheuer.wire.api import SeatWish
from ungeheuer.wire.messages import Policy

CHARACTER = SeatWish(who="bot", bot="greedy")
PATIENT = 30.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker takes a while to start on a busy machine; nobody here measures it."""
    monkeypatch.setattr(bot_driver, "DOUBTING", PATIENT)


def builds(home: House, policy: Policy | None = None) -> tuple[str, Any]:
    """Whoever lays the first floor; a bot walks through it."""
    inga = people(home, 1)[0]
    return table(home, inga, "timid", ME, CHARACTER, start=True, policy=policy), inga


async def doubted(guest: Visitor, move: str | None, **more: Any) -> dict[str, Any]:
    said = {"seat": "dungeon", "seen": guest.version, "move": move, **more}
    answer = await guest.ask("sure", **said)
    assert answer["type"] == "sure", answer
    return answer


async def lame(guest: Visitor) -> Build:
    """A floor on which nobody is active, for the two monsters that were drawn."""
    await guest.until(lambda v: v.asked == "dungeon")
    view = guest.sync["view"]
    drawn = {each["name"]: each["pattern"] for each in view["monsters"]}
    return lame_floor({name: drawn[name] for name in view["hand"] if name in drawn}, rng_of(1))


def test_a_slip_is_answered_with_its_reason_and_can_be_made_all_the_same(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/t.sqlite") as home:
        id, inga = builds(home)

        async def play() -> None:
            async with at(home, id, inga) as guest:
                floor, before = await lame(guest), guest.version
                told = (await doubted(guest, floor.text))["slip"]
                assert told["made"]["code"] == "slip-nobody-home"
                assert told["better"]["code"] == "advice-trap"
                assert guest.version == before  # nothing was played
                assert (await doubted(guest, told["better"]["move"]))["slip"] is None
                assert (await doubted(guest, floor.text, seen=before + 1))["slip"] is None
                assert (await doubted(guest, "nonsense"))["slip"] is None
                touched = await doubted(guest, None, pieces=floor.pieces())
                assert touched["slip"] == told
                await guest.move(floor.text)

        run(play)


def test_only_where_hints_are_allowed_and_for_ones_own_seat(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/t.sqlite") as home:
        id, inga = builds(home, Policy(hints=False))

        async def play() -> None:
            async with at(home, id, inga) as guest, at(home, id, None) as watcher:
                floor = await lame(guest)
                assert (await doubted(guest, floor.text))["slip"] is None
                said = {"seat": "dungeon", "seen": guest.version, "move": floor.text}
                assert await watcher.refused("sure", **said) == "not-your-seat"
                await guest.done("look", seat="spectator")
                assert await guest.refused("sure", **said) == "covered"

        run(play)


def test_of_several_at_once_one_is_thought_about(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/t.sqlite") as home:
        id, inga = builds(home)

        async def play() -> None:
            async with at(home, id, inga) as guest:
                floor = await lame(guest)
                said = {"seat": "dungeon", "seen": guest.version, "move": floor.text}
                for _ in range(5):
                    await guest.send("sure", **said)
                while len(guest.got("sure")) < 5:
                    await guest.read()
                slips = [each["slip"] for each in guest.got("sure")]
                assert sum(each is not None for each in slips) == 1

        run(play)


@pytest.mark.parametrize("waits", [0.0, PATIENT])
def test_whoever_cannot_wait_for_a_thought_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: float
) -> None:
    """A worker that takes longer, or one that does not understand: the move is simply made."""
    monkeypatch.setattr(bot_driver, "DOUBTING", waits)
    workers = WorkerPool(1, command=(sys.executable, str(WORKER), "late"))
    with house(f"sqlite:///{tmp_path}/t.sqlite", workers=workers) as home:
        id, inga = builds(home)

        async def play() -> None:
            async with at(home, id, inga) as guest:
                floor = await lame(guest)
                assert (await doubted(guest, floor.text))["slip"] is None
                await guest.move(floor.text)

        run(play)


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_two_worlds_get_the_same_question(game: str, tmp_path: Path) -> None:
    """They differ in what the seat may not know; before each of its moves it asks about some."""
    compared = asked = 0
    for seed in range(8):
        if asked and seed > 1:
            break
        match = half_played(game, seed)
        for watcher, line, other in worlds(game, seed):
            if watcher == SPECTATOR or (game in OPEN and compared):
                continue
            frames = []
            for number, each in enumerate((line, other)):
                place = tmp_path / f"{seed}-{watcher}-{number}.db"
                env = Script(game, each).environment()
                with house(f"sqlite:///{place}", env=env) as home:
                    frames.append(asyncio.run(questioned(home, match, each, watcher)))
            assert frames[0] == frames[1]
            asked += sum('"slip":{' in frame for frame in frames[0])
            compared += 1
    assert compared
    assert asked, "none of these moves was a slip"


async def questioned(home: House, match: Match, line: Line, watcher: str) -> list[str]:
    async with sitting(home, match) as place:
        for seat, text in line:
            if seat == CHANCE:
                continue
            mover = place.visitors[seat]
            if seat == watcher:
                for move in {text: 0, **dict.fromkeys(mover.moves[-6:])}:
                    said = {"seat": seat, "seen": mover.version, "move": move}
                    assert (await mover.ask("sure", **said))["type"] == "sure"
            answer = await mover.ask("move", seat=seat, move=text, seen=mover.version)
            assert answer["type"] == "ack", answer
            for each in place.visitors.values():
                await each.ask("ping")
        return place.visitors[watcher].frames
