"""Pointing and shared plans. Kept in memory only: nothing of it enters the log."""

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
# Which gaps each phrase has to fill.
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
    """A seat's plan; `turn`: the number of its own turn in which it is carried out."""

    proposal: gestures.Propose
    holder: PersonId
    turn: int | None = None
    agreed: list[str] = field(default_factory=list)

    def card(self) -> gestures.PlanCard:
        said = self.proposal
        return gestures.PlanCard(
            said.seat, said.phrase, said.zone, said.face, said.partner, [*self.agreed]
        )


class Gestures:
    """The plans of all tables, and the rate limit of pointing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._plans: dict[TableId, dict[str, Plan]] = {}
        self._pointing_rate = Buckets("points", POINTS_PER_SECOND, POINTS_AT_ONCE, clock)
        self._pointed = 0

    # -- pointing

    def point(self, table: Table, person: PersonId, message: gestures.Point) -> gestures.Pointed:
        check_gesture(table, person, message.seat)
        if not self._pointing_rate.of(person).take():
            raise TableError("points-too-fast")
        self._pointed += 1
        return gestures.Pointed(number=self._pointed, seat=message.seat, target=message.target)

    # -- plans

    def propose(self, table: Table, person: PersonId, message: gestures.Propose) -> None:
        check_planning(table, person, message.seat)
        if message.partner and message.partner not in table.seats:
            seats = [*table.seats]
            raise TableError("no-such-seat", {"seat": message.partner, "seats": seats})
        named = tuple(gap for gap in ("zone", "face", "partner") if getattr(message, gap))
        if named != GAPS[message.phrase]:
            raise TableError("plan-unclear")
        plans = self._plans.pop(table.id, {})
        plans[message.seat] = Plan(message, person)
        self._plans[table.id] = plans  # most recent last
        if len(self._plans) > TABLES:
            del self._plans[next(iter(self._plans))]

    def withdraw(self, table: Table, person: PersonId, message: gestures.Withdraw) -> None:
        check_planning(table, person, message.seat)
        self._plans.get(table.id, {}).pop(message.seat, None)

    def agree(self, table: Table, person: PersonId, message: gestures.Agree) -> None:
        check_planning(table, person, message.seat)
        plan = self._current(table).get(message.plan)
        if plan is None or message.plan in table.held(person):
            raise TableError("no-plan", {"seat": message.plan})
        others = [seat for seat in plan.agreed if seat != message.seat]
        plan.agreed = [*others, message.seat] if message.agree else others

    def plans(self, table: Table) -> list[gestures.PlanCard]:
        """In the order of the seats."""
        plans = self._current(table)
        return [plans[seat].card() for seat in table.seats if seat in plans]

    def _current(self, table: Table) -> dict[str, Plan]:
        """Those that still hold: a plan ends with its seat's turn, or when its person leaves."""
        plans = self._plans.get(table.id)
        if not plans:
            return {}
        turn = table.match.game.turn(table.match.state) if table.status == "playing" else None
        for seat, plan in [*plans.items()]:
            if not holds(plan, table, turn):
                del plans[seat]
        return plans


def holds(plan: Plan, table: Table, turn: tuple[int, Seat] | None) -> bool:
    seat = Seat(plan.proposal.seat)
    if turn is None or table.seats[seat].holder != plan.holder:
        return False
    number, whose = turn
    if whose == seat and plan.turn is None:
        plan.turn = number
    return plan.turn is None or plan.turn == number


def check_gesture(table: Table, person: PersonId, seat: str) -> None:
    """Gestures need a seat, a started match, and chat that is not switched off."""
    if seat not in table.held(person):
        raise NotAllowed("not-your-seat", {"seat": seat})
    if table.status == "open":
        raise TableError("not-started")
    if not table.policy.chat:
        raise TableError("chat-off")


def check_planning(table: Table, person: PersonId, seat: str) -> None:
    check_gesture(table, person, seat)
    if not table.match.game.cooperative:
        raise TableError("not-together")
    if table.status == "over":
        raise TableError("table-over")
