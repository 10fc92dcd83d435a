"""A proxy between client and server that loses, repeats, delays and cuts."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

AnySocket = ClientConnection | ServerConnection

# of 100 frames, 30 meet a fault
FAULTS = ("lose", "repeat", "delay", "cut")
SHARES = (6, 8, 12, 4)


class Faults:
    """What happens to the next frame, and how often it has happened."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.seen: Counter[str] = Counter()

    def next(self) -> str:
        kinds = ["pass", *FAULTS]
        kind = self.rng.choices(kinds, [100 - sum(SHARES), *SHARES])[0]
        self.seen[kind] += 1
        return kind


@contextlib.asynccontextmanager
async def fault_proxy(upstream: str, faults: Faults) -> AsyncIterator[str]:
    """The address of a bad line to `upstream`."""

    async def handle(down: ServerConnection) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(upstream, compression=None, max_size=None) as up:
                await both_ways(down, up, faults)
        with contextlib.suppress(OSError, WebSocketException):
            down.transport.abort()

    async with serve(handle, "127.0.0.1", 0, compression=None, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}/api/socket"


async def both_ways(down: ServerConnection, up: ClientConnection, faults: Faults) -> None:
    pipes = {
        asyncio.ensure_future(pipe(down, up, faults)),
        asyncio.ensure_future(pipe(up, down, faults)),
    }
    _, left = await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*pipes, return_exceptions=True)


async def pipe(source: AnySocket, target: AnySocket, faults: Faults) -> None:
    """Carry frames until one of them is cut off."""
    async for frame in source:
        kind = faults.next()
        if kind == "cut":
            source.transport.abort()
            target.transport.abort()
            return
        if kind == "delay":
            await asyncio.sleep(faults.rng.uniform(0.0, 0.05))
        if kind != "lose":
            await target.send(frame)
        if kind == "repeat":
            await target.send(frame)
