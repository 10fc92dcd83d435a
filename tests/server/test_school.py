"""Honest people are never hit by limits, however many share an address."""

from __future__ import annotations

import asyncio
import http.client
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.house import PATIENCE, House, house
from tests.server.visits import at, run
from ungeheuer.server.settings import Settings


class Class:
    """Thirty people behind one address; everything that is refused to them."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.refused: list[Any] = []

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self.home.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {key}"} if key else {}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        told = json.loads(answer.read())
        line.close()
        self.refused += [told] if answer.status >= 400 else []
        return told

    def arrive(self) -> str:
        key = self.ask("POST", "/api/people", {})["key"]
        for path in ("/api/games", "/api/tables?most=20", "/api/games/mighty/cards"):
            self.ask("GET", path)
        self.ask("GET", "/api/my/tables?most=20", None, key)
        return str(key)

    def open_table(self, key: str) -> str:
        seats = [{"who": "me"}, *({"who": "open"} for _ in range(5))]
        wish = {"game": "mighty", "options": {"players": 6}, "seats": seats}
        return str(self.ask("POST", "/api/tables", wish, key)["table"])

    async def sit(self, id: str, key: str, seat: int | None) -> None:
        async with at(self.home, id, SimpleNamespace(key=key)) as guest:  # type: ignore[arg-type]
            if seat is not None:
                await self.say(guest, "take", seat=str(seat), name=f"P{seat}")
            for n in range(3 if key else 0):
                await self.say(guest, "say", text=f"line {n}")
            for _ in range(10):
                await self.say(guest, "ping")
            await self.say(guest, "look", seat="spectator")

    async def say(self, guest: Any, kind: str, **fields: Any) -> None:
        answer = await guest.ask(kind, **fields)
        self.refused += [answer["refusal"]] if answer["type"] == "refused" else []


def test_a_class_behind_one_address_is_never_refused(tmp_path: Path) -> None:
    """Four tables and a shared screen; the network fails twice for everybody."""
    with house(f"sqlite:///{tmp_path}/usual.sqlite", Settings(pace_seconds=0)) as home:
        thirty = Class(home)
        run(lambda: lesson(thirty))
    assert thirty.refused == []


async def lesson(thirty: Class) -> None:
    keys = await asyncio.gather(*(asyncio.to_thread(thirty.arrive) for _ in range(30)))
    ids = [await asyncio.to_thread(thirty.open_table, key) for key in keys[:4]]
    seats = [None if n < 4 or n >= 24 else n // 4 for n in range(30)]
    for time_ in range(3):
        sitting = [
            thirty.sit(ids[n % 4], key, None if time_ else seats[n]) for n, key in enumerate(keys)
        ]
        await asyncio.gather(*sitting, thirty.sit(ids[0], "", None))
