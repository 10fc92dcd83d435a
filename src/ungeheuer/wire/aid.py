"""Aid on request: for clients that want it only while they show it."""

from __future__ import annotations

from typing import Any

from ungeheuer.wire.envelope import Down, SeatName, Up


class AskAid(Up, tag="aid"):
    """What helps to read the view of the seat being looked at, as it is now; see `aid` of a sync.

    For clients that said in hello that they do not want it with every sync.
    """

    seat: SeatName


class AidMessage(Down, tag="aid"):
    """The aid to the view of `version`; null as in a sync."""

    id: str
    version: int
    seat: str
    aid: Any
