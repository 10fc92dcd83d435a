"""Tables made over the wire, so that any version's server can make its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.load.mixture import PERSON, Plan, plan_of
from bench.serving import asked

AT_ONCE = 8  # tables that are being made


@dataclass
class Opened:
    """A table that has begun: who sits where, by their keys, and the seats of bots."""

    id: str
    keys: dict[str, str]
    bots: set[str]


async def open_tables(address: str, tables: int) -> list[Opened]:
    """As many tables as wanted; at each of them a person is asked."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Opened:
        async with gate:
            return await open_table(address, plan_of(number))

    return [*await asyncio.gather(*(one(number) for number in range(tables)))]


async def open_table(address: str, plan: Plan) -> Opened:
    """Open a table as its first person, let the others take their seats, then start."""
    keys = [await new_person(address) for who in plan.seats if who == PERSON]
    wish = {"game": plan.game, "options": plan.options, "seats": [*map(wish_of, plan.seats)]}
    made = await asyncio.to_thread(asked, address, "/api/tables", wish, keys[0])
    id = str(made["table"])
    names = [seat["seat"] for seat in (await card_of(address, id))["seats"]]
    opened = Opened(id, {}, {s for s, who in zip(names, plan.seats, strict=True) if who != PERSON})
    opened.keys = dict(zip([name for name in names if name not in opened.bots], keys, strict=True))
    for seat, key in opened.keys.items():
        await say(address, id, key, {"type": "take", "id": "t", "seat": seat, "name": f"P{seat}"})
    await say(address, id, keys[0], {"type": "start", "id": "s"})
    while (await card_of(address, id))["turn"] in opened.bots:
        await asyncio.sleep(0.1)
    return opened


def wish_of(who: str) -> dict[str, Any]:
    return {"who": "open"} if who == PERSON else {"who": "bot", "bot": who}


async def new_person(address: str) -> str:
    return str((await asyncio.to_thread(asked, address, "/api/people", {}))["key"])


async def card_of(address: str, id: str) -> dict[str, Any]:
    return await asyncio.to_thread(asked, address, f"/api/tables/{id}")


async def connected(address: str, source: str = "") -> ClientConnection:
    """From an address of this machine that a server takes for another household's, if wanted."""
    url = f"ws://{address}/api/socket"
    whence = {"local_addr": (source, 0)} if source else {}
    how: dict[str, Any] = {"max_size": None, "ping_interval": None, "max_queue": None, **whence}
    return await connect(url, compression=None, **how)


def hello(table: str, key: str, wishes: dict[str, Any] | None = None) -> str:
    said = {"type": "hello", "id": "h", "table": table, "key": key, **(wishes or {})}
    return msgspec.json.encode(said).decode()


async def say(address: str, table: str, key: str, message: dict[str, Any]) -> None:
    """One message over a connection of its own; a refusal is an error."""
    async with await connected(address) as socket:
        await socket.send(hello(table, key))
        await socket.send(msgspec.json.encode(message).decode())
        async for frame in socket:
            heard = msgspec.json.decode(frame)
            if heard["type"] == "refused":
                raise RuntimeError(f"{message}: {heard}")
            if heard["type"] == "ack" and heard["id"] == message["id"]:
                return
