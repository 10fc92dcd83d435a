"""Two worlds on the wire: the same table played twice, with other secrets in the second."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.cardsets import LABELS
from tests.contract.secrets import OPEN, REWRITTEN
from tests.server.house import House, Visitor, visitor
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.server.environment import Environment
from ungeheuer.server.names import Millis
from ungeheuer.testing.worlds import new_match, played, rng_of, variants
from ungeheuer.wire.api import CardsWish, CreateTable, SeatWish
from ungeheuer.wire.messages import Policy

Line = Sequence[tuple[Seat, str]]

# after how many moves a match is left: hands of mighty are secret in the first round only
LONG = {"mighty": (9, 12), "timid": (4, 16), "island": (30, 60)}


class Script:
    """Chance as it is written; ids, secrets and the clock are constants."""

    def __init__(self, name: str, line: Line) -> None:
        self._game = game(name)
        self._chance = iter([text for seat, text in line if seat == CHANCE])
        self._ids = itertools.count(1)

    def answer(self, decision: Decision[Any]) -> Move:
        text = next(self._chance, None)
        if text is None:  # beyond what is written: anything, but the same each time
            move: Move = decision.ask.sample(Rng(lambda: 0.25))
            return move
        read: Move = self._game.read(text)
        return read

    def environment(self) -> Environment:
        return Environment(
            now=lambda: Millis(1_000_000),
            new_id=lambda: f"id{next(self._ids)}",
            new_secret=lambda: f"secret{next(self._ids)}",
            new_code=lambda: f"CODE{next(self._ids)}",
            chance=self.answer,
        )


def half_played(name: str, seed: int) -> Match:
    """A random match that ends somewhere in the middle, after the first move of a person."""
    rng = rng_of(seed)
    choices = variants(game(name))
    match = new_match(name, choices[seed % len(choices)], LABELS[name])
    least, more = LONG[name]
    long = least + rng.below(more)
    for decision in played(match, rng):
        if len(match.history) >= long and decision.seat != CHANCE:
            break
    return match


def worlds(name: str, seed: int) -> Iterator[tuple[Seat, Line, Line]]:
    """A seat or spectator, and two different lines that it cannot tell apart."""
    match = half_played(name, seed)
    line = [(entry.seat, entry.move.text) for entry in match.history]
    rng = rng_of(seed + 1_000)
    for seat in [*match.seats, SPECTATOR]:
        other = line if name in OPEN else REWRITTEN[name](match, seat, rng)
        if other != line or name in OPEN:
            yield seat, line, other


class Sitting:
    """A person on every seat and one who looks on, all connected."""

    def __init__(self, table: str, keys: dict[str, str], visitors: dict[str, Visitor]) -> None:
        self.table = table
        self.keys = keys
        self.visitors = visitors

    async def settle(self, version: int) -> None:
        for each in self.visitors.values():
            await each.until(lambda v: v.version >= version)


@asynccontextmanager
async def sitting(home: House, match: Match, **hello: Any) -> AsyncIterator[Sitting]:
    """Each seat's person comes in, the last seat's starts the table."""
    table, keys = home.do(lambda: _open(home, match))
    async with AsyncExitStack() as stack:
        visitors: dict[str, Visitor] = {}
        for seat in [*match.seats, SPECTATOR]:
            came = visitors[seat] = await stack.enter_async_context(visitor(home.socket))
            await came.hello(table, keys.get(seat, ""), pictures=True, **hello)
            if seat != SPECTATOR:
                await came.ask("take", seat=seat, name=f"Name {seat}")
        await visitors[match.seats[0]].ask("start")
        await Sitting(table, keys, visitors).settle(0)
        yield Sitting(table, keys, visitors)


async def _open(home: House, match: Match) -> tuple[str, dict[str, str]]:
    people = [await home.service.people.new() for _ in match.seats]
    wish = CreateTable(
        game=match.game.name,
        options=match.options,  # type: ignore[arg-type]
        seats=[SeatWish()] * len(match.seats),
        policy=Policy(undo="consent"),
        cards=CardsWish(id=match.cardset.id, version=match.cardset.version),
    )
    table = await home.service.opening.create(wish, people[0].person)  # type: ignore[arg-type]
    return table.id, {seat: p.key for seat, p in zip(match.seats, people, strict=True)}
