"""The WebSocket protocol of uvicorn, for many small frames.

Frames that are ready at the same time go out in one write, without a task for each; reading pauses
only for a client that says more than it is answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WRITE: Final = "ungeheuer.write"  # in the scope: `SocketProtocol.write`
UNREAD: Final = 8  # messages that may wait for the application before reading pauses


class Write(Protocol):
    """Writes frames at once, if the client reads; whether it did."""

    def __call__(self, frames: Iterable[str]) -> bool: ...


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            scope: Scope = self.scope  # type: ignore[assignment]  # theirs has no keys of others
            scope[WRITE] = self.write

    def write(self, frames: Iterable[str]) -> bool:
        """Not while the client is slow, and not once the socket is closing: see `send` then."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            for frame in frames:
                self.conn.send_text(frame.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """As theirs, but reading goes on while few messages wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
