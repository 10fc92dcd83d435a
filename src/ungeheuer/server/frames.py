"""Messages as text frames; a sync is encoded once for all clients that may see the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ungeheuer.engine.errors import RuleError, UngeheuerError
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table
from ungeheuer.wire.messages import AnyUp, Refused, SyncMessage
from ungeheuer.wire.sync import Refusal, refusal

_ENCODER = msgspec.json.Encoder(enc_hook=str)  # error parameters of unknown types become text
_DECODER: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)
_LOOSELY = msgspec.json.Decoder()


def encode(message: object) -> str:
    return _ENCODER.encode(message).decode()


def decode(frame: str) -> AnyUp:
    return _DECODER.decode(frame)


def id_in(frame: str) -> str:
    """The id of an otherwise invalid message, so that even that can be answered."""
    try:
        message = _LOOSELY.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else ""


def refused(id: str, error: UngeheuerError) -> Refused:
    if isinstance(error, RuleError):
        return Refused(id=id, refusal=refusal(error))
    return refused_for(id, error.code, error.params)


def refused_for(id: str, code: str, params: dict[str, Any] | None = None) -> Refused:
    return Refused(id=id, refusal=Refusal(code, "", params or {}, "", [], []))


TABLES: Final = 1_000  # whose frames are kept
Key = tuple[str, int, bool, bool]  # the seat, what the client knows, with hints, with pictures
KEPT: Final = 32  # frames per version: hardly more than seats and spectators


class Frames:
    """Caches the syncs of current versions, by seat and by what the client knows already."""

    def __init__(self) -> None:
        self._latest: dict[TableId, tuple[int, dict[Key, str]]] = {}

    def sync(self, table: Table, seat: str, since: int, *, pictures: bool = False) -> str:
        version, frames = self._latest.get(table.id, (-1, {}))
        if version != table.version:
            frames = {}
            self._remember(table, frames)
        key = (seat, since, table.policy.hints, pictures)
        frame = frames.get(key)
        if frame is None:
            frame = encode(SyncMessage(sync=table.sync(seat, since, pictures=pictures)))
            if len(frames) < KEPT:
                frames[key] = frame
        return frame

    def _remember(self, table: Table, frames: dict[Key, str]) -> None:
        """Store as the most recent; evict the table that has not changed for the longest time."""
        self._latest.pop(table.id, None)
        self._latest[table.id] = (table.version, frames)
        if len(self._latest) > TABLES:
            del self._latest[next(iter(self._latest))]
