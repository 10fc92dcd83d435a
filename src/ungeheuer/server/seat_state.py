"""A seat of a table."""

from __future__ import annotations

from ungeheuer.engine.names import Seat
from ungeheuer.server.entries import SeatPlan
from ungeheuer.server.names import NOBODY
from ungeheuer.wire.messages import LONGEST_NAME


class SeatState:
    """Who holds a seat, and which bot plays it, if any. `shows`: spectators may see its view.
    `before`: the person who held it last, if nobody holds it now."""

    __slots__ = ("before", "bot", "holder", "id", "name", "shows")

    def __init__(self, id: Seat, plan: SeatPlan) -> None:
        self.id = id
        self.holder = plan.holder
        self.name = plan.name[:LONGEST_NAME]  # logs of earlier versions have longer ones
        self.bot = plan.bot
        self.shows = False
        self.before = NOBODY

    @property
    def free(self) -> bool:
        return self.holder == NOBODY and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person answers here, and no bot."""
        return self.holder != NOBODY and not self.bot

    def clear(self) -> None:
        self.before = self.holder if self.holder != NOBODY else self.before
        self.holder, self.name, self.bot, self.shows = NOBODY, "", "", False
