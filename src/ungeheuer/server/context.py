"""What all connections of a server share."""

from __future__ import annotations

import time
from typing import NamedTuple, Protocol

from ungeheuer.engine.names import Seat
from ungeheuer.server.aids import Aids
from ungeheuer.server.caps import Caps
from ungeheuer.server.frames import Frames
from ungeheuer.server.gestures import Gestures
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.people import People
from ungeheuer.server.registry import TableRegistry
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.slips import AskSure, SlipCard


class Advised(NamedTuple):
    """The answer to a hint; `chances` as in the message."""

    version: int
    advice: list[AdviceCard]
    chances: bool


class Hints(Protocol):
    """Answers requests for advice."""

    async def advice(self, table: TableId, seat: Seat, bot: str) -> Advised: ...

    async def slip(self, table: TableId, message: AskSure) -> SlipCard | None: ...


class Rematches(Protocol):
    """Opens the table that follows another."""

    async def rematch(
        self, id: TableId, person: PersonId, cause: str, *, rotate: bool
    ) -> tuple[int, str | None]: ...


class ConnectionContext:
    """What all connections of a server share."""

    def __init__(
        self,
        registry: TableRegistry,
        people: People,
        hints: Hints,
        rematches: Rematches,
        frames: Frames,
        caps: Caps,
        *,
        beat: int,
        grace: int,
    ) -> None:
        self.registry = registry
        self.people = people
        self.hints = hints
        self.rematches = rematches
        self.frames = frames
        self.caps = caps
        self.aids = Aids()
        self.gestures = Gestures(time.monotonic)
        self.beat = beat
        self.grace = grace  # seconds, at tables whose host has not decided
