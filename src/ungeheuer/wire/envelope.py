"""What every message has in common."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=20)]
MoveText = Annotated[str, Meta(min_length=1, max_length=600, title="MoveText")]
Pieces = Annotated[list[Annotated[str, Meta(min_length=1, max_length=60)]], Meta(max_length=60)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Up(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Every message has an id of the client's choice: it is answered with it, and whatever
    changes the table happens once, however often the same id is sent.

    An id is used up for this person at this table, on all devices and for ever, once it has
    changed something: another message under it is answered like the first, and not done. So ids
    are chosen at random, not counted from 1 whenever a client starts.
    """

    id: MessageId


class Down(msgspec.Struct, tag_field="type", kw_only=True):
    pass


class Ping(Up, tag="ping"):
    """Keeps the connection alive when there is nothing else to send."""


class Pong(Down, tag="pong"):
    """The answer to ping."""

    id: str
