"""Frames on their way: in order, together, and no faster than the client reads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from ungeheuer.server.outbox import TOGETHER, TRY_AGAIN_LATER, Outbox


class Line:
    """A client that reads at once, until it is told not to."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.reading.set()
        self.writes: list[list[str]] = []
        self.sent: list[Any] = []

    def write(self, frames: Iterable[str]) -> bool:
        if self.reading.is_set():
            self.writes.append([*frames])
        return self.reading.is_set()

    async def send(self, message: Any) -> None:
        await self.reading.wait()
        self.sent.append(message.get("text", message.get("code")))


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_is_said_in_one_turn_is_one_write() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        out.put_nowait("early")
        out.open(line.send, line.write)
        out.put_nowait("sync")
        out.put_nowait("ack")
        await turns()
        out.put_nowait("later")
        await turns()
        assert line.writes == [["early", "sync", "ack"], ["later"]]
        assert out.empty()
        assert not line.sent

    asyncio.run(run())


def test_whoever_does_not_read_is_waited_for_in_order() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        out.open(line.send, line.write)
        line.reading.clear()
        for number in range(5):
            out.put_nowait(str(number))
            await turns()
        assert out.qsize() == 5, "so that somebody can see how far behind this client is"
        line.reading.set()
        out.put_nowait("5")
        await turns(20)
        out.put_nowait("6")
        await turns()
        assert [*line.sent, *line.writes] == ["0", "1", "2", "3", "4", "5", ["6"]]

    asyncio.run(run())


def test_a_large_backlog_is_written_in_portions() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        frames = [str(number) for number in range(2 * TOGETHER + 3)]
        for frame in frames:
            out.put_nowait(frame)
        out.open(line.send, line.write)
        await turns()
        assert [len(write) for write in line.writes] == [TOGETHER, TOGETHER, 3]
        assert [frame for write in line.writes for frame in write] == frames

    asyncio.run(run())


def test_hanging_up_comes_last() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        out.open(line.send, line.write)
        out.put_nowait("last words")
        out.put_nowait(None)
        await turns()
        assert (line.writes, line.sent) == ([["last words"]], [TRY_AGAIN_LATER])

    asyncio.run(run())


def test_once_closed_nothing_is_sent() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        out.open(line.send, line.write)
        out.put_nowait("too late")
        out.close()
        out.put_nowait("far too late")
        await turns()
        assert not line.writes
        assert not line.sent

    asyncio.run(run())


def test_without_a_short_way_everything_is_sent() -> None:
    async def run() -> None:
        line, out = Line(), Outbox()
        out.open(line.send)
        out.put_nowait("one")
        out.put_nowait("two")
        await turns()
        assert line.sent == ["one", "two"]

    asyncio.run(run())
