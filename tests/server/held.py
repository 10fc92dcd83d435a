"""Tables of `island` at which somebody is about to end a turn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from tests.cardsets import HOUSE
from tests.server.table_log import INGA, LoggedTable
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.games.island.rules.holding import HOLDING
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.names import PersonId
from ungeheuer.server.service import Service
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import Person
from ungeheuer.wire.messages import Policy

GRACE = 5
LONGEST = 400  # moves


class Line(NamedTuple):
    """Moves up to an answer that ends the turn of seat 0."""

    moves: list[tuple[str, str]]
    last: str


@cache
def line(players: int, *, left: bool, asks: str = CHANCE) -> Line:
    """A random match up to there. `left`: whether something is left over; `asks`: who is next."""
    for seed in range(1000):
        match = Match(game("island"), {"players": players}, HOUSE["island"])
        found = search(match, Rng(random.Random(seed).random), left=left, asks=asks)
        if found is not None:
            return found
    raise AssertionError("no such line")


def search(match: Match, rng: Rng, *, left: bool, asks: str) -> Line | None:
    while match.decision is not None and len(match.history) < LONGEST:
        turn, endings = match.game.turn(match.state), HOLDING.endings(match.state)
        seat, move = match.decision.seat, match.decision.ask.sample(rng)
        wanted = left == any(each.left and each.move == move.text for each in endings)
        match.play(seat, move)
        if wanted and seat == "0" and turn is not None and turn[1] == "0":
            ends = match.outcome is None and HOLDING.holds(turn, match.state)
            if ends and match.turn == asks:
                moves = [(str(each.seat), each.move.text) for each in match.history]
                return Line(moves[:-1], move.text)
    return None


class EndingTable(LoggedTable):
    """Seat 0 is about to end its turn, by the answer `last`."""

    def __init__(
        self, *seats: str, left: bool = True, asks: str = CHANCE, policy: Policy | None = None
    ) -> None:
        moves, self.last = line(len(seats), left=left, asks=asks)
        first = next((seat for seat in seats if not seat.startswith("bot:")), "")
        super().__init__("island", *seats, moves=moves, policy=policy, host=PersonId(first or INGA))

    def end(self, *, grace: int | None = GRACE, release: bool = False) -> None:
        """From a client that asks for holding, unless `grace` is None."""
        seen = self.table.version
        said = up.MakeMove(id="m", seat="0", move=self.last, seen=seen, release=release)
        self.perform(self.table.seats[Seat("0")].holder, said, grace=grace)

    def kinds(self) -> list[str]:
        return [type(each.entry).__name__ for each in self.entries]


def ended(*seats: str, left: bool = True, **more: Any) -> EndingTable:
    """Seat 0 has just ended its turn, and it is held."""
    logged = EndingTable(*(seats or ("inga", "juan")), left=left, **more)
    logged.end()
    assert logged.table.hold is not None
    return logged


# -- the same on a server


def opened(people: Sequence[Person], *, left: bool, policy: Policy | None = None) -> log.Opened:
    """The first entry of such a table, with these people on its seats."""
    logged = EndingTable(*(each.person for each in people), left=left, policy=policy)
    entry = logged.entries[0].entry
    assert isinstance(entry, log.Opened)
    return entry


async def laid_out(
    service: Service, many: int = 2, *, left: bool, policy: Policy | None = None
) -> tuple[str, list[Person]]:
    """A started table at which seat 0 is about to end its turn, and its people."""
    people = [await service.people.new() for _ in range(many)]
    entry = opened(people, left=left, policy=policy)
    start = partial(actions.start, message=up.Start(id="s"))
    made = await service.registry.create(entry, PersonId(people[0].person), [start])
    return made.id, people


def last_of(many: int = 2, *, left: bool) -> str:
    return line(many, left=left, asks=CHANCE).last
