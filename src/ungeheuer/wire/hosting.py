"""What a host decides about people, and what people decide about who joins them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ungeheuer.wire.envelope import SeatName, Up

LineNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Admit(Up, tag="admit"):
    """Answer somebody's wish to take a seat of a running match, for a seat of one's own; whoever
    wants it withdraws the wish by disagreeing, with the seat that is wanted."""

    seat: SeatName
    agree: bool


class Mute(Up, tag="mute"):
    """Host: whether a person may talk here. Named by a seat, or by the number of a line."""

    seat: SeatName | None = None
    line: LineNumber = 0
    on: bool = True


class Block(Up, tag="block"):
    """Host: whether a person may be at this table at all; takes the seat away, too. Named by a
    seat, or by the number of a line."""

    seat: SeatName | None = None
    line: LineNumber = 0
    on: bool = True


class Close(Up, tag="close"):
    """Host: end the table. One that has not started is deleted, and so is one that is over and at
    which nobody else has a seat. A running match ends without a winner; not while others play."""
