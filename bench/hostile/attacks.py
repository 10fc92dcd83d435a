"""The attacks of a review of this server, each bounded. `python -m bench.hostile.attacks NAME …`"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Final

from websockets.exceptions import WebSocketException

from bench.hostile.lines import Line
from bench.hostile.targets import DUNGEON, GOLD, TOGETHER

MANY: Final = 1_000_000  # frames of a flood, at most
TROUBLE: Final = (
    OSError,
    WebSocketException,
    asyncio.IncompleteReadError,
    TimeoutError,
    ValueError,
)
PING: Final = b"\x89\x80\x00\x00\x00\x00"  # a control frame without content
PIECE: Final = b"\x00\x80\x00\x00\x00\x00"  # an empty part of a message that goes on
BEGUN: Final = b"\x01\x80\x00\x00\x00\x00"
Attack = Callable[[Line], Awaitable[None]]


async def again(line: Line, work: Callable[[], Awaitable[object]], pause: float = 0.0) -> None:
    """Until the time is up, whatever becomes of it."""
    while not line.is_over:
        try:
            await work()
        except TROUBLE:
            line.counts["lost"] += 1
            await asyncio.sleep(0.05)
        await asyncio.sleep(pause)


async def at_once(line: Line, many: int, work: Callable[[], Awaitable[object]]) -> None:
    await asyncio.gather(*(again(line, work) for _ in range(many)))


# -- dear input


async def dotted_keys(line: Line) -> None:
    """A1: one key of a card set with 24,000 parts."""
    text = '."\u2028".'.join(["a"] * 12_000) + " = 1\n"
    key = await line.person()
    wish = {"game": GOLD, "cards": {"text": text}, "seats": [{"who": "me"}]}
    await at_once(line, 4, lambda: line.ask("/api/tables", wish, key))


async def plain_rows(line: Line) -> None:
    """A1: 190 kB of plain rows."""
    text = "[cardset]\n" + "".join(f"a{n} = {n}\n" for n in range(14_000))
    key = await line.person()
    wish = {"game": GOLD, "cards": {"text": text}, "seats": [{"who": "me"}]}
    await at_once(line, 4, lambda: line.ask("/api/tables", wish, key))


async def key_twice(line: Line) -> None:
    """A2: a record with 90,000 keys, the first once more at its end."""
    record = "{" + ",".join(f'"k{n}":1' for n in range(90_000)) + ',"k0":1}'
    key = await line.person()
    await at_once(line, 8, lambda: line.ask("/api/records", {"record": record}, key))


async def long_names(line: Line) -> None:
    """A6: imported records with names of 60 kB, and the public list."""
    record = {"ungeheuer": 1, "game": DUNGEON, "options": {}, "moves": []}
    record["seats"] = ["x" * 60_000, "y" * 60_000]
    key = await line.person()
    wish = {"record": json.dumps(record), "policy": {"listed": True}}

    async def both() -> None:
        await line.ask("/api/records", wish, key)
        await line.ask("/api/tables")

    await at_once(line, 4, both)


async def desk(line: Line) -> None:
    """A8: the editor of card sets, ten at once."""
    body = {"text": "".join(f"[a{n}]\nb = {n}\n" for n in range(9_000))}
    await at_once(line, 10, lambda: line.ask(f"/api/games/{TOGETHER}/cards/desk?lang=en", body))


# -- frames


async def flood(line: Line, first: bytes, frame: bytes) -> None:
    """Raw frames as fast as they go, on one socket after the other."""
    reader, writer = await line.opened()
    upgrade = (
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{line.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    try:
        writer.write(upgrade.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        for _ in range(MANY // 1000):
            if line.is_over or reader.at_eof() or writer.is_closing():
                break
            writer.write(frame * 1000)
            line.counts["frames"] += 1000
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.close()


async def pings(line: Line) -> None:
    """A3: control frames."""
    await again(line, lambda: flood(line, b"", PING))


async def pieces(line: Line) -> None:
    """A3: empty pieces of a message that never ends."""
    await again(line, lambda: flood(line, BEGUN, PIECE))


async def messages(line: Line) -> None:
    """A9: 1,500 messages a second on each of ten sockets."""
    key = await line.person()
    table = await line.table(key, GOLD, ["me", "ogre", "ogre"], start=True)
    look = json.dumps({"type": "look", "id": "l", "seat": "0"})

    async def talk() -> None:
        async with await line.at(table, key) as socket:
            while not line.is_over:
                for _ in range(15):
                    await socket.send(look)
                line.counts["messages"] += 15
                await asyncio.sleep(0.01)

    await at_once(line, 10, talk)


async def chat(line: Line) -> None:
    """A7: chat on ten sockets, as fast as one is not disconnected for."""
    key = await line.person()
    table = await line.table(key, DUNGEON, ["me", "ogre"], start=True)

    async def talk() -> None:
        async with await line.at(table, key) as socket:
            while not line.is_over:
                line.counts["lines"] += 1
                said = {"type": "say", "id": f"s{time.monotonic_ns()}", "text": "x" * 400}
                await socket.send(json.dumps(said))
                await asyncio.sleep(0.02)

    await at_once(line, 10, talk)


async def deaf(line: Line) -> None:
    """4.3: sixty clients that never read and keep asking for views."""
    key = await line.person()
    table = await line.table(key, TOGETHER, ["me", "ogre"], start=True)

    async def talk() -> None:
        socket = await line.at(table, key)
        socket.transport.pause_reading()
        try:
            while not line.is_over:
                await asyncio.wait_for(socket.send('{"type":"look","id":"l","seat":"0"}'), 1)
                line.counts["messages"] += 1
                await asyncio.sleep(0.1)
        finally:
            socket.transport.abort()

    await at_once(line, 60, talk)


# -- connections


async def idle(line: Line) -> None:
    """A5: 1,100 connections that say nothing."""
    kept: list[asyncio.StreamWriter] = []

    async def one() -> None:
        if len(kept) < 1_100:
            kept.append((await line.opened())[1])
            line.counts["connections"] += 1
        else:
            await asyncio.sleep(0.1)

    await again(line, one)
    for writer in kept:
        writer.close()


async def slow(line: Line) -> None:
    """A5: fifty requests of which a byte comes every half second."""

    async def one() -> None:
        _, writer = await line.opened()
        try:
            for letter in b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 1000:
                if line.is_over:
                    break
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(0.5)
        finally:
            writer.close()

    await at_once(line, 50, one)


# -- tables


async def dragons(line: Line) -> None:
    """A4: 40 tables of six dragons, with somebody watching."""
    key = await line.person()
    sockets = []
    for _ in range(40):
        if line.is_over:
            break
        table = await line.table(key, GOLD, ["dragon"] * 6, start=True)
        if table:
            line.counts["tables"] += 1
            sockets.append(await line.at(table, key))
    await again(line, lambda: asyncio.sleep(0.2))
    for socket in sockets:
        with contextlib.suppress(*TROUBLE):
            await socket.close()


async def listed(line: Line) -> None:
    """A10: a hundred public tables of one person, and the public list."""
    key = await line.person()
    for _ in range(100):
        await line.table(key, DUNGEON, ["me", "ogre"], policy={"listed": True})
    await at_once(line, 10, lambda: line.ask("/api/tables"))


async def my_tables(line: Line) -> None:
    """2.21: as many tables as one person can make, and the list of them, twenty at once."""
    key = await line.person()
    for _ in range(110):
        await line.table(key, DUNGEON, ["me", "ogre"])
    await at_once(line, 20, lambda: line.ask("/api/my/tables", key=key))


ATTACKS: Final[dict[str, Attack]] = {
    "dotted keys (A1)": dotted_keys,
    "plain rows (A1)": plain_rows,
    "a key twice (A2)": key_twice,
    "ping frames (A3)": pings,
    "empty pieces (A3)": pieces,
    "40 tables of dragons (A4)": dragons,
    "idle connections (A5)": idle,
    "slow requests (A5)": slow,
    "long names (A6)": long_names,
    "chat (A7)": chat,
    "card set editor (A8)": desk,
    "messages (A9)": messages,
    "listed tables (A10)": listed,
    "my tables (2.21)": my_tables,
    "deaf clients (4.3)": deaf,
}


async def run(name: str, line: Line) -> None:
    with contextlib.suppress(*TROUBLE):
        await ATTACKS[name](line)


def main(name: str, port: str, source: str, seconds: str) -> None:
    line = Line(int(port), source, time.monotonic() + float(seconds))
    asyncio.run(run(name, line))
    print(json.dumps(line.counts))


if __name__ == "__main__":
    main(*sys.argv[1:])
