"""Frames on their way to one client."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from starlette.types import Send

from ungeheuer.server.socket_protocol import Write

TRY_AGAIN_LATER: Final = 1013  # WebSocket close code
TOGETHER: Final = 16  # frames in one write: more only wait for clients that are slow


class Outbox:
    """Sends what is put in, in that order; what is put in at the same time, together.

    A task is kept only for a client that does not read as fast as there is something to say.
    """

    __slots__ = ("_frames", "_send", "_sending", "_waiting", "_write")

    def __init__(self) -> None:
        self._frames: list[str | None] = []
        self._send: Send | None = None
        self._write: Write | None = None
        self._waiting = False  # for the end of this turn of the loop
        self._sending: asyncio.Task[None] | None = None

    def open(self, send: Send, write: Write | None = None) -> None:
        """`write`: for frames that can go out at once; `send` takes everything."""
        self._send, self._write = send, write
        self._go_on()

    def close(self) -> None:
        """Send no more."""
        self._send = self._write = None
        if self._sending is not None:
            self._sending.cancel()

    def put_nowait(self, frame: str | None) -> None:
        """None: hang up after what was put in before."""
        self._frames.append(frame)
        self._go_on()

    def get_nowait(self) -> str | None:
        """Take out the next one, where no socket does."""
        return self._frames.pop(0)

    def qsize(self) -> int:
        return len(self._frames)

    def empty(self) -> bool:
        return not self._frames

    def _go_on(self) -> None:
        if self._send is None or self._waiting or self._sending is not None or not self._frames:
            return
        self._waiting = True
        asyncio.get_running_loop().call_soon(self._write_now)

    def _write_now(self) -> None:
        """In one go; whatever cannot be written now is sent by a task, which can wait."""
        self._waiting = False
        if self._send is None:
            return
        while self._frames and self._write is not None:
            together = leading(self._frames[:TOGETHER])
            if not together or not self._write(together):
                break
            del self._frames[: len(together)]
        if self._frames:
            self._sending = asyncio.ensure_future(self._empty_it(self._send))

    async def _empty_it(self, send: Send) -> None:
        try:
            while self._frames:
                frame = self._frames[0]
                if frame is None:
                    await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
                else:
                    await send({"type": "websocket.send", "text": frame})
                del self._frames[0]
        except (RuntimeError, OSError):  # the client has gone
            self._frames.clear()
            self._send = self._write = None
        finally:
            self._sending = None


def leading(frames: Sequence[str | None]) -> list[str]:
    """Those before the end, if there is one."""
    end = frames.index(None) if None in frames else len(frames)
    return [frame for frame in frames[:end] if frame is not None]
