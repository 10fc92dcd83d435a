"""Frames on their way to one client."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Send

TRY_AGAIN_LATER: Final = 1013  # WebSocket close code


class Outbox:
    """Sends what is put in, in that order. While nothing is in it, no task is kept for it."""

    __slots__ = ("_frames", "_send", "_sending")

    def __init__(self) -> None:
        self._frames: list[str | None] = []
        self._send: Send | None = None
        self._sending: asyncio.Task[None] | None = None

    def open(self, send: Send) -> None:
        self._send = send
        self._go_on()

    def close(self) -> None:
        """Send no more."""
        self._send = None
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
        if self._sending is None and self._send is not None and self._frames:
            self._sending = asyncio.ensure_future(self._empty_it(self._send))

    async def _empty_it(self, send: Send) -> None:
        """All that is here by now is written in one go; it waits only for a client that is slow."""
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
            self._send = None
        finally:
            self._sending = None
