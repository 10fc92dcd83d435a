"""How long a client may say nothing: one timer for each, which is not touched by every message."""

from __future__ import annotations

import asyncio
from types import TracebackType


class Silence:
    """Raises TimeoutError in the block that waits for a client, `longest` seconds after its last
    message was answered."""

    __slots__ = ("_began", "_limit", "_longest", "_loop", "_timer")

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._loop = asyncio.get_running_loop()
        self._limit = asyncio.timeout(None)
        self._began: float | None = None  # None: there is something to answer
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Silence:
        await self._limit.__aenter__()
        self.begins()
        self._look()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await self._limit.__aexit__(kind, error, trace)

    def begins(self) -> None:
        self._began = self._loop.time()

    def allow(self, longest: float) -> None:
        """From now on, so long."""
        self._longest = longest

    def broken(self) -> None:
        self._began = None

    def _look(self) -> None:
        """Look again when it could have lasted too long."""
        now = self._loop.time()
        end = (now if self._began is None else self._began) + self._longest
        if end <= now:
            self._limit.reschedule(now)
        else:
            self._timer = self._loop.call_at(end, self._look)
