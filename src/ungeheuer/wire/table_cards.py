"""What everybody may know about a table, in parts."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ungeheuer.wire.sync import PhraseMessage


class SeatCard(msgspec.Struct, omit_defaults=True):
    """A seat as everybody may see it. `bot` with `away`: a bot stands in for a person. `bot_in`: in
    how many seconds the host may seat a bot here; null while that is not possible. `persona`: who
    the bot is; `name` is what that one is called, in every language."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    mine: bool = False
    here: bool = False
    away: bool = False
    shows: bool = False
    bot_in: int | None = None
    muted: bool = False  # the host does not let this person talk
    persona: str = ""


class UndoWish(msgspec.Struct):
    """A seat that wants to undo beyond its barrier; who has agreed, who is still asked."""

    seat: str
    version: int
    agreed: list[str]
    asked: list[str]


class SeatAsk(msgspec.Struct):
    """Somebody wants to take a seat of a match with secrets; the seats that have agreed, and those
    that are still asked. `mine`: it is the reader who wants it."""

    seat: str
    name: str
    agreed: list[str]
    asked: list[str]
    mine: bool = False


class Frozen(msgspec.Struct):
    """The log does not replay under these rules beyond `move`; the table can be continued there."""

    move: int
    code: str
    params: dict[str, Any]


class CardSetCard(msgspec.Struct):
    """The card set of the table; `invented`: how many of its values have provenance `house`."""

    id: str
    version: int
    hash: str
    shipped: bool
    invented: int


class Hold(msgspec.Struct):
    """A turn that is over but for its end: this seat may still take it back. `left`: what it would
    leave unused, as far as the reader may watch. `ms`: milliseconds until it ends by itself; null
    if it waits for `release`."""

    seat: str
    left: list[PhraseMessage]
    ms: int | None
