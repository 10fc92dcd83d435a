"""What people show each other at a table: fingers on pieces, plans. Kept in memory, and briefly.

Nothing of it enters the log: a restart, or a table that nobody visits, forgets it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ungeheuer.engine.names import Seat
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.limits import Buckets
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.table import Table
from ungeheuer.wire import gestures

POINTS_PER_SECOND: Final = 1.0
POINTS_AT_ONCE: Final = 5.0
TABLES: Final = 1_000  # whose plans are kept
# What each phrase has to name.
GAPS: Final[dict[str, tuple[str, ...]]] = {
    "go": ("zone",),
    "fight-boss": (),
    "fight-minions": ("zone",),
    "keep": ("face",),
    "leave": ("face", "partner"),
    "build": ("zone",),
    "save": (),
    "need": ("face",),
    "follow": ("partner",),
}


@dataclass
class Plan:
    """What a seat has said; `turn`: that turn of its own in which it is carried out."""

    said: gestures.Propose
    holder: PersonId
    turn: int | None = None
    agreed: list[str] = field(default_factory=list)

    def card(self) -> gestures.PlanCard:
        said = self.said
        return gestures.PlanCard(
            said.seat, said.phrase, said.zone, said.face, said.partner, [*self.agreed]
        )


class Gestures:
    """The plans of all tables, and who has pointed how often."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._plans: dict[TableId, dict[str, Plan]] = {}
        self._fingers = Buckets(POINTS_PER_SECOND, POINTS_AT_ONCE, clock)
        self._pointed = 0

    # -- pointing

    def point(self, table: Table, person: PersonId, said: gestures.Point) -> gestures.Pointed:
        check(table, person, said.seat)
        if not self._fingers.take(person):
            raise TableError("points-too-fast")
        self._pointed += 1
        return gestures.Pointed(number=self._pointed, seat=said.seat, target=said.target)

    # -- plans

    def propose(self, table: Table, person: PersonId, said: gestures.Propose) -> None:
        check_planning(table, person, said.seat)
        if said.partner and said.partner not in table.seats:
            seats = [*table.seats]
            raise TableError("no-such-seat", {"seat": said.partner, "seats": seats})
        named = tuple(gap for gap in ("zone", "face", "partner") if getattr(said, gap))
        if named != GAPS[said.phrase]:
            raise TableError("plan-unclear")
        plans = self._plans.pop(table.id, {})
        plans[said.seat] = Plan(said, person)
        self._plans[table.id] = plans  # as the latest
        if len(self._plans) > TABLES:
            del self._plans[next(iter(self._plans))]

    def withdraw(self, table: Table, person: PersonId, said: gestures.Withdraw) -> None:
        check_planning(table, person, said.seat)
        self._plans.get(table.id, {}).pop(said.seat, None)

    def agree(self, table: Table, person: PersonId, said: gestures.Agree) -> None:
        check_planning(table, person, said.seat)
        plan = self._current(table).get(said.plan)
        if plan is None or said.plan in table.held(person):
            raise TableError("no-plan", {"seat": said.plan})
        others = [seat for seat in plan.agreed if seat != said.seat]
        plan.agreed = [*others, said.seat] if said.agree else others

    def plans(self, table: Table) -> list[gestures.PlanCard]:
        """In the order of the seats."""
        plans = self._current(table)
        return [plans[seat].card() for seat in table.seats if seat in plans]

    def _current(self, table: Table) -> dict[str, Plan]:
        """Those that still hold: a plan ends with its seat's turn, and with its person."""
        plans = self._plans.get(table.id)
        if not plans:
            return {}
        turn = table.match.game.turn(table.match.state) if table.status == "playing" else None
        for seat, plan in [*plans.items()]:
            if not holds(plan, table, turn):
                del plans[seat]
        return plans


def holds(plan: Plan, table: Table, turn: tuple[int, Seat] | None) -> bool:
    seat = Seat(plan.said.seat)
    if turn is None or table.seats[seat].holder != plan.holder:
        return False
    number, whose = turn
    if whose == seat and plan.turn is None:
        plan.turn = number
    return plan.turn is None or plan.turn == number


def check(table: Table, person: PersonId, seat: str) -> None:
    """Talk is for those with a seat, once there is a board, where talk is wanted."""
    if seat not in table.held(person):
        raise NotAllowed("not-your-seat", {"seat": seat})
    if table.status == "open":
        raise TableError("not-started")
    if not table.policy.chat:
        raise TableError("chat-off")


def check_planning(table: Table, person: PersonId, seat: str) -> None:
    check(table, person, seat)
    if not table.match.game.cooperative:
        raise TableError("not-together")
    if table.status == "over":
        raise TableError("table-over")
