"""Two-world secrecy on the wire: what a seat or a spectator receives is byte-equal in two worlds
that differ only in what it may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount
from tests.server.house import House, house
from tests.server.worlds import Line, Script, Sitting, half_played, sitting, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games import NAMES, game
from ungeheuer.wire import sync

SEEDS = {
    "mighty": range(amount(3, at_home=1)),
    "timid": range(amount(6, at_home=3)),
    "island": range(1),
}
CASES = [(name, seed) for name in NAMES for seed in SEEDS[name]]


async def play_out(home: House, match: Match, line: Line, watcher: Seat) -> list[str]:
    """Everything the watcher ever receives while the line is played, slips included."""
    async with sitting(home, match) as table:
        for number, (seat, text) in enumerate(line):
            if seat != CHANCE:
                await one_move(table, seat, text)
                if number % 5 == 0:
                    await take_back_and_forth(table, seat)
            if number % 7 == 0:
                await slips(table, watcher)
        return table.visitors[watcher].frames


async def one_move(table: Sitting, seat: Seat, text: str) -> None:
    mover = table.visitors[seat]
    answer = await mover.ask("move", seat=seat, move=text, seen=mover.version)
    assert answer["type"] == "ack", answer
    await table.settle(answer["version"])


async def take_back_and_forth(table: Sitting, seat: Seat) -> None:
    """Undo as far as it is free, and redo; beyond the barrier the others are asked and decline."""
    mover = table.visitors[seat]
    answer = await mover.ask("undo", seat=seat, seen=mover.version)
    for other in table.visitors.values():
        await other.ask("ping")
    wish = mover.table["wish"]
    if wish is not None:
        await table.visitors[wish["asked"][0]].ask("consent", seat=wish["asked"][0], agree=False)
    elif answer["type"] == "ack":
        await table.settle(answer["version"])
        answer = await mover.ask("redo", seat=seat, seen=mover.version)
        await table.settle(answer["version"])
    for other in table.visitors.values():
        await other.ask("ping")


async def slips(table: Sitting, watcher: Seat) -> None:
    """What is refused, explained or said must not tell more than the view."""
    guest = table.visitors[watcher]
    version = guest.version
    seats: list[Any] = [seat for seat in table.visitors if seat != SPECTATOR]
    for seat in seats:
        await guest.ask("look", seat=seat)
        await guest.ask("hint", seat=seat)
        await guest.ask("aid", seat=seat)
        await guest.ask("why", seat=seat, move="1@1a")
        await guest.ask("why", seat=seat, move="explore 0,1")
        await guest.ask("move", seat=seat, move="nonsense", seen=version)
        await guest.ask("move", seat=seat, move="explore 0,9", seen=version)
        await guest.ask("move", seat=seat, move="give-up", seen=version + 1)
    await guest.ask("look", seat=watcher)
    await guest.ask("aid", seat=watcher)
    await guest.ask("say", text="my move?")
    await guest.ask("redo", seat=watcher, seen=version)
    for other in table.visitors.values():  # the line of chat has reached everybody
        await other.ask("ping")


def traffic(path: Path, match: Match, line: Line, watcher: Seat) -> list[str]:
    script = Script(match.game.name, line)
    with house(f"sqlite:///{path}", env=script.environment()) as home:
        return asyncio.run(play_out(home, match, line, watcher))


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.parametrize("name", ["mighty", "timid"])
def test_traffic_is_byte_equal_in_many_worlds(name: str, seed: int, tmp_path: Path) -> None:
    compare(name, seed, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seed"), CASES)
def test_traffic_is_byte_equal_in_two_worlds(name: str, seed: int, tmp_path: Path) -> None:
    assert compare(name, seed, tmp_path)


def compare(name: str, seed: int, tmp_path: Path) -> int:
    """How many watchers were sent the same in two worlds that differ."""
    match = half_played(name, seed)
    watched = list(worlds(name, seed))
    for number, (watcher, line, other) in enumerate(watched):
        here = traffic(tmp_path / f"{number}-a", match, line, watcher)
        there = traffic(tmp_path / f"{number}-b", match, other, watcher)
        assert here == there
    return len(watched)


@pytest.mark.long
def test_a_server_that_tells_the_others_question_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison would notice a leak: here every seat is sent the asked seat's answers."""
    monkeypatch.setattr(sync, "decision_message", leaky)
    match = half_played("mighty", 0)
    caught = 0
    for number, (watcher, line, other) in enumerate(worlds("mighty", 0)):
        here = traffic(tmp_path / f"{number}-a", match, line, watcher)
        there = traffic(tmp_path / f"{number}-b", match, other, watcher)
        caught += here != there
    assert caught


def test_a_game_that_lets_others_see_as_the_one_who_knows_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shared is compared, too: here the character gets the dungeon's view."""
    monkeypatch.setattr(type(game("timid")), "sees_as", lambda _, __: Seat("dungeon"))
    match = half_played("timid", 0)
    caught = 0
    for number, (watcher, line, other) in enumerate(worlds("timid", 0)):
        here = traffic(tmp_path / f"{number}-a", match, line, watcher)
        there = traffic(tmp_path / f"{number}-b", match, other, watcher)
        caught += here != there
    assert caught


def leaky(match: Match, seat: Seat, *, foretold: bool = False) -> sync.DecisionMessage | None:
    decision = match.decision
    if decision is None:
        return None
    return sync.DecisionMessage(decision.seat, decision.rule, sync.ask_message(decision))
