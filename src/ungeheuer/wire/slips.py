"""One quiet question before a move that is much worse than another, for those who learn."""

from __future__ import annotations

from typing import Any

import msgspec

from ungeheuer.engine.slips import Slip
from ungeheuer.wire.advice import AdviceCard, advice_card
from ungeheuer.wire.envelope import Down, MoveText, Pieces, SeatName, Up, Version


class AskSure(Up, tag="sure"):
    """Ask before a move whether it would be a slip: far worse than another one, and beyond undo.

    The move as in `move`, which plays it; asking plays nothing, and nobody has to ask.
    """

    seat: SeatName
    seen: Version
    move: MoveText | None = None
    pieces: Pieces = msgspec.field(default_factory=list)


class SlipCard(msgspec.Struct):
    """What speaks against a move: `made` says what it costs, `better` what to do instead and why.

    Both are worked out from the seat's own view by a bot of level 3.
    """

    made: AdviceCard
    better: AdviceCard


def slip_card(slip: Slip[Any]) -> SlipCard:
    return SlipCard(advice_card(slip.made), advice_card(slip.better))


class SureMessage(Down, tag="sure"):
    """The answer for version `version`. `slip` is null where nothing much speaks against the move,
    where the table has no hints, and where thinking would take too long."""

    id: str
    version: int
    slip: SlipCard | None = None
