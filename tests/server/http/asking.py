"""A plain HTTP client for tests, and tables to ask about."""

from __future__ import annotations

import http.client
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.server.house import FAST, House
from tests.server.players import one_table
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.server import actions
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table
from ungeheuer.wire.messages import Resign

# Nobody is too fast here but where a test is about it.
OFTEN = {"requests_per_second": 1e6, "requests_at_once": 1e6}
MUCH = {"makes_per_second": 1e6, "makes_at_once": 1e6}
EASY = msgspec.structs.replace(FAST, **OFTEN, **MUCH)


@dataclass
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """Of a refusal, which has nothing but a code and parameters."""
        fault = self.json
        assert set(fault) == {"code", "params"}
        return str(fault["code"])


@dataclass
class Api:
    """Asks one server; `key` is sent with everything."""

    port: int
    key: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        sent = {**self.headers, **{name.replace("_", "-"): text for name, text in headers.items()}}
        if self.key:
            sent.setdefault("Authorization", f"Bearer {self.key}")
        data = body if isinstance(body, bytes) else None
        if body is not None and data is None:
            data = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            body = response.read()
            received = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, received, body)
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def somebody(self) -> Api:
        """Somebody new, who keeps the key."""
        return Api(self.port, self.post("/api/people").json["key"])


# -- tables, made and played without a client


@dataclass
class Played:
    """A table with its people by seat; those who hold no seat are bots."""

    id: str
    home: House
    people: dict[str, Api]

    def table(self) -> Table:
        table: Table = self.home.do(lambda: self.home.service.registry.live(TableId(self.id))).table
        return table

    def resign(self, seat: str) -> None:
        said = Resign(id="resign", seat=seat)
        registry, holder = self.home.service.registry, self.table().seats[seat].holder  # type: ignore[index]
        self.home.do(
            lambda: registry.perform(
                TableId(self.id), holder, "", lambda tx: actions.resign(tx, said)
            )
        )


def a_table(home: House, name: str, options: dict[str, Any], people: int, moves: int) -> Played:
    """A table that people have played for so many moves."""
    service = home.service
    id, persons = home.do(
        lambda: one_table(service.opening, service.people, name, options, [*range(people)])
    )
    table: Table = home.do(lambda: service.registry.live(id)).table
    rng = Rng(random.Random(moves).random)
    while len(table.match.history) < moves and table.match.decision is not None:
        one_move(home, table, without_giving_up(table.match.decision, rng))
    keys = {seat: each.key for seat, each in zip(table.match.seats, persons, strict=True)}
    return Played(id, home, {seat: Api(home.port, key) for seat, key in keys.items()})


def without_giving_up(decision: Decision[Any], rng: Rng) -> str:
    """Any answer; the one that ends a match of timid only where there is no other."""
    tried = [str(decision.ask.sample(rng).text) for _ in range(20)]
    return next((text for text in tried if text != "give-up"), tried[0])


def one_move(home: House, table: Table, text: str) -> None:
    seat = table.match.turn
    assert seat is not None
    assert seat != CHANCE

    def action(tx: actions.Transaction) -> None:
        actions.play(tx, seat, text, table.version)

    holder = table.seats[seat].holder
    home.do(lambda: home.service.registry.perform(table.id, holder, "", action))
