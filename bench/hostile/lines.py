"""How an attacker reaches a server: from an address on loopback that nobody else has."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.hostile.targets import DUNGEON

PATIENCE = 30.0  # seconds for an answer


@dataclass
class Line:
    """To one server, from one address, for so long."""

    port: int
    source: str
    until: float
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    async def opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=2**24
        )

    async def socket(self) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        return await connect(
            url,
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self.source, 0),
        )

    async def ask(self, path: str, body: object = None, key: str = "") -> dict[str, Any]:
        """One request on a connection of its own; its status is counted."""
        data = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Connection: close",
            *([f"Authorization: Bearer {key}"] if key else []),
            *([] if body is None else ["Content-Type: application/json"]),
            f"Content-Length: {len(data)}",
        ]
        reader, writer = await self.opened()
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
                head = await reader.readuntil(b"\r\n\r\n")
                text = await reader.read()
        finally:
            writer.close()
        self.counts[head.split(b" ", 2)[1].decode()] += 1
        if b"transfer-encoding: chunked" in head.lower() or not text.startswith((b"{", b"[")):
            return {}
        found = json.loads(text)
        return found if isinstance(found, dict) else {}

    async def person(self) -> str:
        return str((await self.ask("/api/people", {})).get("key", ""))

    async def table(self, key: str, game: str, seats: list[str], **more: Any) -> str:
        wish = {
            "game": game,
            "seats": [
                {"who": "me"} if who == "me" else {"who": "bot", "bot": who} for who in seats
            ],
            "options": {} if game == DUNGEON else {"players": len(seats)},
            **more,
        }
        return str((await self.ask("/api/tables", wish, key)).get("table", ""))

    async def at(self, table: str, key: str) -> ClientConnection:
        socket = await self.socket()
        hello = {"type": "hello", "id": "h", "table": table, "key": key}
        await socket.send(json.dumps(hello))
        return socket
