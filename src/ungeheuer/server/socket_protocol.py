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

from ungeheuer.server.frames import encode, refused_for
from ungeheuer.server.limits import Bucket
from ungeheuer.server.short_frames import framed, text_in

WRITE: Final = "ungeheuer.write"  # in the scope: `SocketProtocol.write`
POLICY_VIOLATION: Final = 1008  # WebSocket close code
AT_ONCE: Final = 512  # bytes that are parsed before it is counted how many frames they were
UNREAD: Final = 8  # messages that may wait for the application before reading pauses
FRAME_BEGINS: Final = StreamReader.at_eof.__code__  # where their parser waits between two frames


class Write(Protocol):
    """Writes frames at once, if the client reads; whether it did."""

    def __call__(self, frames: Iterable[str]) -> bool: ...


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. How many frames it may send is set for a server by `doors.protocols`."""

    frames_per_second: float = 1e9
    frames_at_once: float = 1e9
    _frames: Bucket | None = None
    _flooded = False

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
        """A small message at once; everything else by the parser, some at a time."""
        if self._flooded:
            return
        text = text_in(data) if self._is_between_frames() else None
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._count(1)
            self._read_on_while_few_wait()
            return
        for at in range(0, len(data), AT_ONCE):
            if self._flooded:
                return
            super().data_received(data[at : at + AT_ONCE])

    def handle_events(self) -> None:
        """Whatever a frame is, it counts: pings and pieces of messages, too."""
        frames = len(self.conn.events)
        super().handle_events()
        self._count(frames)

    def _count(self, frames: int) -> None:
        if self._frames is None:
            self._frames = Bucket(self.frames_per_second, self.frames_at_once, self.loop.time)
        if not self._frames.take(frames) and not self.close_sent:
            self._hang_up(self._frames.seconds(frames))

    def _hang_up(self, seconds: int) -> None:
        """Say why, and hear no more of it: not even what has come already."""
        self._flooded = True
        if self.conn.state is State.OPEN:
            params = {"what": "frames", "seconds": seconds}
            self.write([encode(refused_for("", "too-fast", params))])
            self.conn.fail(POLICY_VIOLATION, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

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
