"""A long match is taken back while other tables go on: the loop is never held up for long."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Visitor, house, visitor
from ungeheuer.engine.match import STRETCH, Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.games import game
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.testing.worlds import new_match, rng_of
from ungeheuer.wire import messages as up

LONG = 5 * STRETCH  # moves


class Probe:
    """Counts the moves that the rules make between two turns of the loop."""

    def __init__(self) -> None:
        self.moves = 0
        self.most = 0
        self.turns = 0

    async def run(self) -> None:
        while True:
            self.most, self.moves = max(self.most, self.moves), 0
            self.turns += 1
            await asyncio.sleep(0)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path}/tables") as home:
        yield home


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> Probe:
    counting, kind = Probe(), type(game("island"))
    apply = kind.apply

    def counted(self: Any, *rest: Any) -> None:
        counting.moves += 1
        apply(self, *rest)

    monkeypatch.setattr(kind, "apply", counted)
    return counting


def long_match() -> Match:
    """A person is asked, and a person has answered last."""
    match, rng = new_match("island", {"players": 5}), rng_of(1)
    while len(match.history) < LONG or match.history[-1].seat == CHANCE or match.turn == CHANCE:
        decision = match.decision
        assert decision is not None, "another seed makes it long enough"
        match.play(decision.seat, decision.ask.sample(rng))
    return match


async def opened(home: House, host: PersonId, match: Match) -> TableId:
    """A table that goes on from a match; one person has all seats, so nobody is to be asked."""
    first = log.Opened(
        game="island",
        rules=1,
        options=match.options,
        cardset=match.record().cardset or {},
        host=host,
        policy=up.Policy(undo="consent"),
        seats=[log.SeatPlan(holder=host, name="Inga") for _ in match.seats],
        moves=[(entry.seat, entry.move.text) for entry in match.history],
    )
    start = up.Start(id="s")
    table = await home.service.registry.create(first, host, [lambda tx: actions.start(tx, start)])
    return table.id


async def play(home: House, id: TableId, host: PersonId, seat: str, text: str) -> None:
    version = home.service.registry._live[id].table.version
    act = functools.partial(actions.play, seat=seat, text=text, seen=version)
    await home.service.registry.perform(id, host, "", act)


def any_staged(match: Match, since: int) -> bool:
    notes = [note.event.code for move in match.history[since:] for note in move.notes]
    return len(notes) > 2 and match.game.is_staged(notes)


async def take_back(guest: Visitor, seat: str) -> dict[str, Any]:
    await guest.ask("look", seat=seat)
    return await guest.ask("undo", seat=seat, seen=guest.version)


def test_a_long_undo_lets_others_go_on(home: House, probe: Probe) -> None:
    match = long_match()
    person: Any = home.do(home.service.people.new)
    id = home.do(lambda: opened(home, PersonId(person.person), match))
    table = home.service.registry._live[id].table
    seat = table.match.history[-1].seat
    target = table.match.undo_target(seat, past_barrier=True)
    assert target > LONG - STRETCH

    async def undo() -> dict[str, Any]:
        async with visitor(home.socket) as guest:
            await guest.hello(id, person.key, pictures=True)
            return await take_back(guest, seat)

    assert home.loop is not None
    probe.moves = 0  # what the match itself took
    watching = asyncio.run_coroutine_threadsafe(probe.run(), home.loop)
    answer = asyncio.run(undo())
    watching.cancel()
    assert answer["type"] == "ack", answer
    assert len(table.match.history) == target
    assert probe.most <= STRETCH
    assert probe.turns > target / STRETCH
    again = table.match.branch(target)
    assert table.match.game.position(table.match.state) == again.game.position(again.state)


def test_whoever_may_not_undo_makes_nobody_rewind(home: House) -> None:
    match = long_match()
    person: Any = home.do(home.service.people.new)
    id = home.do(lambda: opened(home, PersonId(person.person), match))
    table = home.service.registry._live[id].table
    seat, version = table.match.history[-1].seat, table.version
    host, stranger = PersonId(person.person), PersonId("stranger")
    undo = up.Undo(id="u", seat=seat, seen=version)
    assert actions.rewinds_to(table, host, undo) is not None
    assert actions.rewinds_to(table, stranger, undo) is None
    assert actions.rewinds_to(table, host, up.Undo(id="u", seat=seat, seen=version - 1)) is None
    assert actions.rewinds_to(table, host, up.Consent(id="c", seat=seat, agree=True)) is None
    assert actions.rewinds_to(table, host, up.Say(id="s", text="undo")) is None


def test_whoever_comes_back_late_in_a_match_sees_what_happened_step_by_step(home: House) -> None:
    match, rng = long_match(), rng_of(2)
    person: Any = home.do(home.service.people.new)
    host = PersonId(person.person)
    id = home.do(lambda: opened(home, host, match))
    table = home.service.registry._live[id].table

    async def look(**more: Any) -> Visitor:
        async with visitor(home.socket) as guest:
            await guest.hello(id, person.key, look=SPECTATOR, pictures=True, **more)
            return guest

    left = asyncio.run(look()).version
    since = len(table.match.history)
    # more than the last act, of which the table has kept the steps
    while not any_staged(table.match, since) or table.version < left + 6:
        decision = table.match.decision
        assert decision is not None, "another seed is needed"
        text = decision.ask.sample(rng).text
        home.do(lambda: play(home, id, host, str(decision.seat), text))  # noqa: B023 (done at once)
    assert asyncio.run(look(seen=left)).sync["pictures"]
