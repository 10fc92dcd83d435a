"""Messages as text frames; a sync is encoded once for all clients that may see the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ungeheuer.engine.errors import RuleError, UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table
from ungeheuer.wire.halting import continued
from ungeheuer.wire.messages import AnyUp, Refused, SyncMessage
from ungeheuer.wire.sync import Refusal, SharedView, refusal

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


TABLES: Final = 16  # whose frames are kept: nearly all who want one come in the same moment
# the seat, what the client knows, with aid, with what answers would bring, with pictures, and how
# many of the events were told before a task
Key = tuple[str, int, bool, bool, bool, int]
KEPT: Final = 32  # frames per version: hardly more than seats and spectators


class Latest:
    """What has been made of one version of a match: parts that several share, and whole frames."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = match.version
        self.views: dict[Seat, SharedView] = {}
        self.frames: dict[Key, str] = {}

    def view(self, seat: Seat) -> SharedView:
        """What this seat sees, and all who see the same."""
        return self._of(self.match.game.sees_as(seat))

    def strike(self) -> None:
        """Drop what pictures are made of; those that are made stay."""
        if self.match.act is not None and self.match.version == self.version:
            self.match.act.forget()
        for view in self.views.values():
            view.strike()

    def _of(self, stands: Seat) -> SharedView:
        view = self.views.get(stands)
        if view is None:
            public = None if stands == SPECTATOR else self._of(SPECTATOR)
            view = self.views[stands] = SharedView(self.match, stands, public, staged_only=True)
        return view


class Frames:
    """Syncs of current versions: views are made once for all who see the same, frames once for all
    who know the same already."""

    def __init__(self) -> None:
        self._latest: dict[TableId, Latest] = {}
        self._staged: Latest | None = None  # the one that was asked for last

    def sync(
        self,
        table: Table,
        seat: str,
        since: int,
        *,
        foretold: bool = False,
        pictures: bool = False,
        aid: bool = True,
        told: int = 0,
    ) -> str:
        latest = self._of(table)
        key = (seat, since, aid and table.aided, foretold, pictures, told)
        frame = latest.frames.get(key)
        if frame is None:
            shared = latest.view(Seat(seat))
            wishes = {"foretold": foretold, "pictures": pictures, "aid": aid}
            sync = table.sync(seat, since, shared=shared, **wishes)
            frame = encode(SyncMessage(sync=continued(sync, told)))
            if len(latest.frames) < KEPT:
                latest.frames[key] = frame
        return frame

    def shared(self, table: Table, seat: str) -> SharedView:
        """Complete: for bots and aid."""
        return self._of(table).view(Seat(seat)).complete()

    def _of(self, table: Table) -> Latest:
        """Kept as the most recent; the table that nobody asked about for the longest time goes."""
        latest = self._latest.pop(table.id, None)
        match = table.match
        if latest is None or latest.match is not match or latest.version != match.version:
            latest = Latest(match)
        self._latest[table.id] = latest
        if self._staged is not None and self._staged is not latest:
            self._staged.strike()
        self._staged = latest
        if len(self._latest) > TABLES:
            del self._latest[next(iter(self._latest))]
        return latest
