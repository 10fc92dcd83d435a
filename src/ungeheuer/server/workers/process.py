"""A worker seen from the server: a process that is asked one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final, Literal

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.server.workers.worker import READY

COMMAND: Final = (sys.executable, "-m", "ungeheuer.server.workers.worker")
START_LIMIT: Final = 60.0  # seconds until a worker has to be ready, on a very busy machine
LONGEST_ANSWER: Final = 2**20  # bytes

Why = Literal["slow", "crashed", "illegal", "closed"]


class BotFailed(UngeheuerError):
    """No answer: too slow, crashed, unreadable, or closed because the server stops."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"thinker-{why}", {"detail": detail} if detail else {})
        self.why = why


class Worker:
    """Starts its process on first use, and again whenever it has died."""

    def __init__(self, command: Sequence[str], longest: int = LONGEST_ANSWER) -> None:
        self._command = command
        self._longest = longest
        self._process: Process | None = None

    async def ready(self) -> None:
        """Make sure that a process is running and listening."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.end()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=self._longest
            )
        except OSError as error:
            raise BotFailed("crashed", type(error).__name__) from error
        if await self._line(START_LIMIT) != READY:
            raise BotFailed("illegal", "not a worker")

    async def ask(self, line: bytes, limit: float) -> bytes:
        """Send a job and wait for the answer; the limit is for both together."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(line)
        except (OSError, RuntimeError):  # it has died; event loops report that in different ways
            raise BotFailed("crashed", f"exit {await process.wait()}") from None
        return await self._line(limit)

    async def _line(self, limit: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):  # unlike `wait_for`, it never loses a cancellation
                line = await process.stdout.readline()
        except TimeoutError:
            raise BotFailed("slow", f"{limit} s") from None
        except ValueError:
            raise BotFailed("illegal", f"more than {self._longest} bytes") from None
        if not line.endswith(b"\n"):
            raise BotFailed("crashed", f"exit {await process.wait()}")
        return line

    async def end(self) -> None:
        """Kill the process, if there is one, and reap it: it has nothing to clean up."""
        process = self._process
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()  # reads the other pipe to its end, and waits
        self._process = None  # only now: if we are cancelled above, the next call tries again
