"""The WebSocket protocol of uvicorn, for many small frames.

Frames that are ready at the same time go out in one write, without a task for each; reading pauses
only for a client that says more than it is answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from ungeheuer.server.short_frames import framed, text_in

WRITE: Final = "ungeheuer.write"  # in the scope: `SocketProtocol.write`
UNREAD: Final = 8  # messages that may wait for the application before reading pauses
FRAME_BEGINS: Final = StreamReader.at_eof.__code__  # where their parser waits between two frames


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
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join(chain.from_iterable(map(framed, frames))))
        return True

    def data_received(self, data: bytes) -> None:
        """A small message at once; everything else by the parser."""
        text = text_in(data) if self._is_between_frames() else None
        if text is None:
            super().data_received(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._read_on_while_few_wait()

    def _is_between_frames(self) -> bool:
        """Whether the parser waits for the beginning of a message."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        waits: Any = self.conn.parser
        while (inner := waits.gi_yieldfrom) is not None:
            waits = inner
        return waits.gi_code is FRAME_BEGINS and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """As theirs, but reading goes on while few messages wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._read_on_while_few_wait()

    def _read_on_while_few_wait(self) -> None:
        if not self.read_paused and not self.close_sent and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
