"""The end of a turn: what clients say that asked for turns to be held."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ungeheuer.wire.envelope import SeatName, Up

LONGEST_GRACE: Final = 60  # seconds
Grace = Annotated[int, Meta(ge=0, le=LONGEST_GRACE)]


class Release(Up, tag="release"):
    """End the turn that is held at version `seen`: one's own, or that of a person who is away. If
    it has ended by then, that is fine."""

    seat: SeatName
    seen: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SetGrace(Up, tag="grace"):
    """Host: for how long a turn that leaves nothing over is held; 0: not at all."""

    seconds: Grace
