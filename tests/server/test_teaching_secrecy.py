"""Teaching mode and secrets: two worlds are the same to who learns in them, and so is the future
behind a task, byte by byte."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cardsets import LABELS
from tests.contract.secrets import OPEN as OPEN_GAMES
from tests.server.house import House, Visitor, house
from tests.server.test_teaching import HERE, LEARNS, rules_of
from tests.server.visits import live
from tests.server.worlds import Line, Script, half_played, sitting, worlds
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games import game as rules
from ungeheuer.testing.worlds import new_match, rng_of, variants

# rules whose work is followed by chance in the same act
FORKS = {"mighty": ["M-4.2"], "island": ["I-6.3"]}


@pytest.mark.long
@pytest.mark.parametrize("game", LEARNS)
def test_two_worlds_are_equal_to_who_learns_in_them(game: str, tmp_path: Path) -> None:
    """They differ in what a seat may not know; all its tasks, and verdicts, are the same."""
    compared = met = 0
    for seed in range(10):
        if met and seed > 1:
            break
        match = half_played(game, seed)
        for watcher, line, other in worlds(game, seed):
            if watcher == SPECTATOR or game in OPEN_GAMES:
                continue
            frames = []
            for number, each in enumerate((line, other)):
                place = tmp_path / f"{seed}-{watcher}-{number}.db"
                env = Script(game, each).environment()
                with house(f"sqlite:///{place}", env=env) as home:
                    frames.append(asyncio.run(studied(home, match, each, watcher)))
            assert frames[0] == frames[1]
            met += sum('"type":"task"' in frame for frame in frames[0])
            compared += 1
    assert compared or game in OPEN_GAMES
    assert met or game in OPEN_GAMES, "nothing was ever handed back"


async def studied(home: House, match: Match, line: Line, watcher: str) -> list[str]:
    async with sitting(home, match, teaching=True) as place:
        learner = place.visitors[watcher]
        await learner.ask("teach", seat=watcher, rules=rules_of(match.game.name), row=9)
        for seat, text in line:
            if seat == CHANCE:
                continue
            await catch_up(place.visitors[seat])
            mover = place.visitors[seat]
            answer = await mover.ask("move", seat=seat, move=text, seen=mover.version)
            assert answer["type"] == "ack", answer
            for each in place.visitors.values():
                await each.ask("ping")
        await catch_up(learner)
        return learner.frames


async def catch_up(guest: Visitor) -> None:
    """Answer with the first of everything until nothing is asked any more."""
    while True:
        await guest.ask("ping")
        kinds = [json.loads(frame) for frame in guest.frames]
        last = [message for message in kinds if message["type"] in {"task", "sync"}][-1]
        if last["type"] != "task":
            return
        some = last["kind"] == "amounts"
        names = [choice["name"] for choice in last["choices"]]
        given = ["1"] * len(names) if some else names[:1]
        await guest.ask("task-answer", seat=last["seat"], task=last["task"], answer=given)


@pytest.mark.parametrize("game", [name for name in LEARNS if name != "timid"])
def test_the_future_cannot_be_read_off_a_table_that_waits(game: str, tmp_path: Path) -> None:
    """Chance goes on differently behind the same task: until it is answered all bytes are equal.

    In `timid` no chance follows a monster that is turned up.
    """
    told, seen, chances = asyncio.run(until_task(game, tmp_path / "one.db", Fork(10_000)))
    other, differs, _ = asyncio.run(until_task(game, tmp_path / "other.db", Fork(chances)))
    assert told == other
    assert seen != differs  # it did go on differently


class Fork:
    """The same chance so many times, then another one; ids, secrets and the clock are constants."""

    def __init__(self, same: int) -> None:
        self.same, self.asked = same, 0
        self.env = Script("mighty", []).environment()
        self.env.chance = self.answer

    def answer(self, decision: Decision[Any]) -> Move:
        self.asked += 1
        seed = self.asked if self.asked <= self.same else self.asked + 10_000
        move: Move = decision.ask.sample(rng_of(seed))
        return move


async def until_task(game: str, place: Path, fork: Fork) -> tuple[list[str], list[str], int]:
    """What a learner gets until the first task, what a spectator gets, and which chance it was."""
    with house(f"sqlite:///{place}", env=fork.env) as home:
        start = new_match(game, variants(rules(game))[0], LABELS[game])
        async with sitting(home, start, teaching=True) as sits:
            seat = HERE[game]
            learner, looker = sits.visitors[seat], sits.visitors[SPECTATOR]
            await learner.ask("teach", seat=seat, rules=FORKS[game], row=9)
            while not any('"type":"task"' in frame for frame in learner.frames):
                mover = sits.visitors[str(looker.asked)]
                texts = [move for move in mover.moves if move != "give-up"]
                said = {"move": texts[len(texts) // 2], "seen": mover.version}
                await mover.ask("move", seat=looker.asked, **said)
                for each in sits.visitors.values():
                    await each.ask("ping")
            await pester_quietly(learner, seat)
            match = live(home, sits.table)
            halt = match.teaching.halt(Seat(seat))
            assert halt is not None
            before = match.match.history[: halt.place.moves + 1]
            return learner.frames, looker.frames, sum(each.seat == CHANCE for each in before)


async def pester_quietly(guest: Visitor, seat: str) -> None:
    for kind in ("hint", "aid", "why"):
        await guest.ask(kind, seat=seat, **({"move": "5@1a"} if kind == "why" else {}))
    await guest.ask("undo", seat=seat, seen=guest.version)
    await guest.ask("story", seat=seat, before=1000)
    await guest.ask("ping")
