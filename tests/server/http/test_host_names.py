"""K2: only names of this server are answered, whatever resolves to it."""

from __future__ import annotations

import asyncio
import socket

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import House
from tests.server.http.asking import Api
from ungeheuer.server.host_names import HostNames
from ungeheuer.server.settings import Settings

STRANGE: tuple[str, ...] = (
    "evil.example",
    "evil.example:8420",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
)
STRANGE += ("friend.example.evil.example", "[", "a b", "*")


@pytest.mark.parametrize("host", STRANGE)
def test_other_names_are_refused(host: str) -> None:
    assert not HostNames(Settings(origins=["https://friend.example"])).allow(host)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8420",
        "table.localhost",
        "127.0.0.1:8420",
        "[::1]:8420",
        "192.168.7.9",
        "friend.example",
        "friend.example.:443",
        "games.example",
        socket.gethostname(),
        "",
    ],
)
def test_own_names_and_addresses_are_answered(host: str) -> None:
    settings = Settings(origins=["https://friend.example:443"], hosts=["games.example"])
    assert HostNames(settings).allow(host)


def test_any_name_where_the_operator_says_so_or_a_proxy_decides() -> None:
    assert HostNames(Settings(hosts=["*"])).allow("anything.example")
    behind = Settings(behind_proxy=True)
    assert HostNames(behind).allow("anything.example")
    named = msgspec.structs.replace(behind, hosts=["games.example"])
    assert not HostNames(named).allow("anything.example")


def test_a_rebound_page_gets_nothing(api: Api, home: House) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (("POST", "/api/people"), ("GET", "/api/tables"), ("GET", "/healthz")):
        answer = api.ask(method, path, **evil)
        assert (answer.status, answer.code) == (403, "wrong-host")

    async def knock() -> int:
        try:
            async with connect(home.socket, additional_headers=evil):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) == 403


def test_people_read_a_sentence(api: Api) -> None:
    answer = api.get("/", Host="evil.example", Accept="text/html")
    assert answer.status == 403
    assert "evil.example" in answer.text
    assert answer.headers["content-type"].startswith("text/plain")
