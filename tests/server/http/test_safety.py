"""Origins, headers, sizes, rates; and no key in any log."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import House, house, visitor
from tests.server.http.asking import EASY, Api
from ungeheuer.server.logs import TALKATIVE, Fields
from ungeheuer.server.metrics import Metrics
from ungeheuer.server.safety import API_POLICY, FOR_DOCUMENTS, HEADERS, PAGE_POLICY, Safety
from ungeheuer.server.settings import Settings
from ungeheuer.wire.messages import LONGEST_FRAME

ELSEWHERE = "https://elsewhere.example"
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = msgspec.structs.replace(EASY, origins=[FRIEND + ":443"])
    with house(f"sqlite:///{tmp_path_factory.mktemp('safe') / 'table.sqlite'}", settings) as built:
        yield built


# -- origins


def origins(port: int) -> dict[str, bool]:
    return {
        f"http://127.0.0.1:{port}": True,
        f"https://127.0.0.1:{port}": True,  # a proxy speaks https for us
        FRIEND: True,
        FRIEND.upper(): True,
        "http://friend.example": False,
        ELSEWHERE: False,
        f"http://127.0.0.1:{port}.evil.example": False,
        "http://127.0.0.1": False,
        "null": False,
        "http://[": False,
        "": False,
    }


def test_only_our_own_pages_may_do_something(home: House, api: Api) -> None:
    for origin, welcome in origins(home.port).items():
        answer = api.post("/api/people", Origin=origin)
        assert answer.status == (201 if welcome else 403), origin
        assert welcome or answer.code == "wrong-origin"
    read = api.get("/api/games", Origin=ELSEWHERE)
    assert read.status == 200
    assert "access-control-allow-origin" not in read.headers


def test_only_our_own_pages_may_open_a_socket(home: House) -> None:
    async def status(origin: str) -> int:
        try:
            async with connect(home.socket, additional_headers={"Origin": origin}):
                return 101
        except InvalidStatus as refused:
            fault = json.loads(refused.response.body)
            return refused.response.status_code if fault["code"] == "wrong-origin" else 0

    for origin, welcome in origins(home.port).items():
        if origin:
            assert asyncio.run(status(origin)) == (101 if welcome else 403), origin


def test_a_page_of_the_operators_other_addresses_may_read_the_answers(api: Api) -> None:
    answer = api.get("/api/games", Origin=FRIEND)
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert "Origin" in answer.headers["vary"]
    before = api.ask("OPTIONS", "/api/tables", Origin=FRIEND)
    assert before.status == 204
    assert "authorization" in before.headers["access-control-allow-headers"]
    assert api.ask("OPTIONS", "/api/tables", Origin=ELSEWHERE).code == "wrong-origin"
    assert api.ask("OPTIONS", "/api/tables").code == "wrong-method"


# -- headers


def test_every_answer_has_the_headers_that_keep_browsers_in_check(api: Api) -> None:
    somebody = api.somebody()
    answers = [
        api.get("/api/games"),
        api.get("/api/nothing"),
        api.ask("PATCH", "/api/games"),
        api.post("/api/tables", {}),
        api.post("/api/people", Origin=ELSEWHERE),
        somebody.post("/api/tables", b"{", Content_Type="application/json"),
    ]
    for answer in answers:
        all_of_them = HEADERS | FOR_DOCUMENTS
        assert {name: answer.headers[name.lower()] for name in all_of_them} == all_of_them
        assert answer.headers["content-security-policy"] == API_POLICY
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"] == "application/json"
        assert "access-control-allow-origin" not in answer.headers
    page = api.get("/")
    assert page.headers["content-security-policy"] == PAGE_POLICY
    assert "unsafe" not in PAGE_POLICY


@pytest.mark.parametrize("kind", ["text/javascript", "text/css; charset=utf-8", "font/woff2"])
def test_parts_of_a_page_bear_no_headers_of_documents(kind: str) -> None:
    async def part(_: Scope, __: Receive, send: Send) -> None:
        headers = [(b"content-type", kind.encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    started: list[Message] = []

    async def take(message: Message) -> None:
        started.append(message)

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": None}
    asyncio.run(Safety(part, Settings(), {}, Metrics())(scope, nothing, take))
    names = {name.decode() for name, _ in started[0]["headers"]}
    assert names == {"content-type", "cache-control", *map(str.lower, HEADERS)}


# -- bodies


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_what_is_not_said_to_be_json_is_not_read(api: Api, kind: str) -> None:
    answer = api.somebody().post("/api/tables", b'{"game": "timid"}', Content_Type=kind)
    assert (answer.status, answer.code) == (415, "not-json-body")


NO_MESSAGES = [
    *(b"", b"{", b"[]", b"null", b'{"game": 5}', b'{"game": "x"}', b"\xff", b"[" * 60_000),
    *(b'{"game": "\\ud800"}', b'{"game": "timid", "x": ""}', b'{"game": "' + b"A" * 99),
]


@pytest.mark.parametrize("body", NO_MESSAGES)
def test_what_is_no_message_is_refused(api: Api, body: bytes) -> None:
    answer = api.somebody().post("/api/tables", body, Content_Type="application/json")
    assert (answer.status, answer.code) == (400, "bad-message")


SIZES = [("/api/tables", 300_000), ("/api/records", 2_200_000)]


@pytest.mark.parametrize(("path", "most"), SIZES)
def test_what_is_too_big_is_refused(api: Api, path: str, most: int) -> None:
    somebody = api.somebody()
    answer = somebody.post(path, b" " * (most + 1), Content_Type="application/json")
    assert (answer.status, answer.code) == (413, "too-big")
    assert answer.json["params"] == {"most": most}
    assert somebody.post(path, b" " * most, Content_Type="application/json").status == 400


def test_what_does_not_say_how_big_it_is_is_counted(api: Api) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", api.port, timeout=30)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {api.somebody().key}"}
    chunks = (b" " * 10_000 for _ in range(40))
    connection.request("POST", "/api/tables", chunks, headers, encode_chunked=True)
    response = connection.getresponse()
    assert response.status == 413
    assert json.loads(response.read())["code"] == "too-big"
    connection.close()


# -- rates


def test_a_flood_is_refused_and_told_when_to_come_back(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.5, "requests_at_once": 5.0}
    settings = msgspec.structs.replace(EASY, **limits)
    with house(f"sqlite:///{tmp_path / 'a'}", settings) as home:
        answers = [Api(home.port).get("/api/games") for _ in range(8)]
    assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
    assert answers[-1].code == "too-fast"
    assert answers[-1].headers["retry-after"] == "2"


def test_making_and_guessing_have_limits_of_their_own(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(EASY, makes_per_second=0.1, makes_at_once=3.0)
    with house(f"sqlite:///{tmp_path / 'a'}", settings) as home:
        api = Api(home.port)
        assert [api.post("/api/people").status for _ in range(5)] == [201] * 3 + [429] * 2
        guesses = [api.post("/api/people/claim", {"code": "ABCD2345"}) for _ in range(12)]
        assert [guess.status for guess in guesses] == [403] * 10 + [429] * 2
        assert api.get("/api/games").status == 200


# -- logs


def test_no_key_and_no_code_is_ever_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in TALKATIVE:
        caplog.set_level(logging.WARNING, logger=name)
    caplog.set_level(logging.DEBUG)
    with house(f"sqlite:///{tmp_path / 'a'}", EASY) as home:
        api = Api(home.port)
        phone = api.somebody()
        code = phone.post("/api/people/code").json["code"]
        laptop = Api(home.port, api.post("/api/people/claim", {"code": code}).json["key"])
        request = {"game": "timid", "seats": [{"who": "me"}]}
        table = laptop.post("/api/tables", request).json["table"]
        assert laptop.get(f"/api/tables/{table}/record?seat={phone.key[:20]}").status == 404
        assert api.get(f"/api/tables?key={phone.key}", Authorization="Bearer x").status == 401
        asyncio.run(talk(home, table, phone.key))
    said = "\n".join(Fields().format(record) for record in caplog.records)
    assert "method=POST path=/api/people/claim status=201" in said
    assert "method=SOCKET path=/api/socket status=101" in said
    assert f"table={table} person=" in said
    for secret in (code, phone.key, laptop.key, *(k.partition(".")[2] for k in (phone.key,))):
        assert secret not in said


async def talk(home: House, table: str, key: str) -> None:
    async with visitor(home.socket + f"?key={key}") as guest:
        await guest.hello(table, key)
        await guest.ask("look", seat=key[:20])
        await guest.send("say", text="x" * (LONGEST_FRAME + 1))
