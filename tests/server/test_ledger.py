"""What each may use: floods end, whoever is polite is not hit."""

from __future__ import annotations

import asyncio
import base64
import http.client
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.house import FAST, PATIENCE, House, house
from tests.server.visits import BOT, ME, OPEN, at, people, run, table
from ungeheuer.server import app, doors
from ungeheuer.server.ledger import Ledger
from ungeheuer.server.limits import Bucket, network_of
from ungeheuer.server.routes import endpoint
from ungeheuer.server.settings import Settings

USUAL = Settings(pace_seconds=0)


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[House]:
    """A server as it is when nothing is configured."""
    with house(f"sqlite:///{tmp_path}/usual.sqlite", USUAL) as home:
        yield home


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_purse_says_when_there_is_more() -> None:
    now = [0.0]
    purse = Bucket(2.0, 10.0, lambda: now[0])
    assert purse.take(10)
    assert not purse.take()
    assert purse.seconds(5) == 3
    now[0] = 3.0
    assert purse.take(5)
    purse.owe(100)
    assert not purse.take(0)
    assert purse.seconds(0) == 50


# -- frames


def connected(home: House, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", home.port), PATIENCE, (source, 0))


def shaken(home: House) -> socket.socket:
    """A socket after its handshake, with nothing said."""
    line = connected(home)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{home.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = line.recv(4096)
    assert b" 101 " in answer, answer
    return line


MASK = b"\0\0\0\0"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "pings with something in them": b"\x89\xfd" + MASK + b"x" * 125,
    "empty fragments": b"\x00\x80" + MASK,
    "small fragments": b"\x00\x81" + MASK + b"x",
    "empty messages": b"\x81\x80" + MASK,
    "bytes": b"\x82\x80" + MASK,
    "messages": b"\x81\x85" + MASK + b"hello",
}


MUCH = 5_000_000  # bytes


def sent_until_reset(line: socket.socket, data: bytes) -> int:
    sent = 0
    try:
        while sent < MUCH:
            sent += line.send(data)
            time.sleep(0.001)
    except OSError:
        pass
    return sent


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_any_kind_of_frame_is_hung_up_on(usual: House, kind: str) -> None:
    frame = FLOODS[kind]
    first = b"\x01\x80" + MASK if "fragments" in kind else b""
    with closing(shaken(usual)) as line:
        line.sendall(first)
        assert sent_until_reset(line, frame * 2_000) < MUCH


def test_whoever_is_hung_up_on_is_told_why(usual: House) -> None:
    with closing(shaken(usual)) as line:
        line.sendall(FLOODS["pings"] * 1_000)
        heard = b""
        while more := line.recv(65_536):
            heard += more
    assert b'"code":"too-fast"' in heard
    assert b'"what":"frames"' in heard
    assert b"\x03\xf0too-fast" in heard  # 1008


def test_a_bystander_hardly_notices_a_flood(usual: House) -> None:
    inga = people(usual, 1)[0]
    id = table(usual, inga, "timid", ME, BOT)

    async def pings(guest: Any, many: int) -> float:
        took = []
        for _ in range(many):
            began = time.monotonic()
            await guest.ask("ping")
            took.append(time.monotonic() - began)
            await asyncio.sleep(0.06)
        return sorted(took)[many // 2]

    def flood() -> None:
        end = time.monotonic() + 2.0
        while time.monotonic() < end:
            with closing(shaken(usual)) as line:
                try:
                    while time.monotonic() < end:
                        line.sendall(FLOODS["pings"] * 10_000)
                except OSError:
                    time.sleep(0.05)

    async def visit() -> None:
        async with at(usual, id, inga) as guest:
            await pings(guest, 10)
            flooding = asyncio.create_task(asyncio.to_thread(flood))
            assert await pings(guest, 25) < 0.5
            await flooding

    run(visit)


# -- talk


def test_talk_is_paid_by_the_person_whatever_the_connection(usual: House) -> None:
    usual.service._ledger = Ledger(USUAL, lambda: 1000.0)  # nothing comes back meanwhile
    inga, juan = people(usual, 2)
    id = table(usual, inga, "timid", ME, OPEN)

    async def visit() -> None:
        async with at(usual, id, juan) as other:
            async with at(usual, id, inga) as host:
                said = [await host.ask("say", text=f"line {n}") for n in range(41)]
                assert {each["type"] for each in said[:40]} == {"ack"}
                assert said[40]["refusal"]["code"] == "too-fast"
                assert said[40]["refusal"]["params"]["what"] == "talk"
                assert said[40]["refusal"]["params"]["seconds"] == 1
                for _ in range(3):
                    await host.send("take", seat="dungeon", name="Another")
                assert await host.closed() == 1008
            async with at(usual, id, inga) as again:
                assert await again.refused("say", text="once more") == "too-fast"
                assert (await again.ask("ping"))["type"] == "pong"
            await other.done("say", text="My turn")

    run(visit)


def test_many_sockets_of_one_address_share_a_purse_but_the_quiet_are_heard(
    tmp_path: Path,
) -> None:
    tight = msgspec.structs.replace(USUAL, messages_per_second=1, messages_at_once=20)
    with house(f"sqlite:///{tmp_path}/tight.sqlite", tight) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "timid", ME, OPEN)

        async def flood() -> str:
            async with at(home, id, None) as guest:
                for _ in range(20):
                    if (await guest.ask("ping"))["type"] == "refused":
                        return "refused"
            return "heard"

        async def visit() -> None:
            async with at(home, id, inga) as quiet:
                answers = [await flood() for _ in range(30)]
                assert "refused" in answers
                assert (await quiet.ask("ping"))["type"] == "pong"

        run(visit)


# -- connections that say nothing


def doors_of(home: House) -> doors.Doors:
    counting: doors.Doors = home.config.http_protocol_class.doors  # type: ignore[attr-defined]
    return counting


def test_idle_connections_leave_room_for_others(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FAST, connections_per_address=5)
    with house(f"sqlite:///{tmp_path}/few.sqlite", few) as home, ExitStack() as held:
        answers = []
        for _ in range(30):
            line = held.enter_context(
                closing(
                    socket.create_connection(("127.0.0.1", home.port), PATIENCE, ("127.0.0.2", 0))
                )
            )
            answers.append(line)
        assert b" 503 " in answers[-1].recv(1000)
        asking = http.client.HTTPConnection("127.0.0.1", home.port, timeout=PATIENCE)
        asking.request("GET", "/healthz")
        assert asking.getresponse().status == 200
        asking.close()
        for line in answers:
            line.close()
        until = time.monotonic() + PATIENCE
        while doors_of(home).count and time.monotonic() < until:
            time.sleep(0.01)
        assert doors_of(home).count == 0


def test_sockets_are_counted_once_and_forgotten_when_they_close(usual: House) -> None:
    door = doors_of(usual)
    lines = [shaken(usual) for _ in range(5)]
    assert door.count == 5
    for line in lines:
        line.close()
    until = time.monotonic() + PATIENCE
    while door.count and time.monotonic() < until:
        time.sleep(0.01)
    assert door.count == 0


def until_closed(line: socket.socket, drip: bytes, every: float) -> bytes:
    heard = b""
    line.settimeout(every)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            line.sendall(drip)
            more = line.recv(4096)
        except TimeoutError:
            continue
        except OSError:
            return heard
        if not more:
            return heard
        heard += more
    raise AssertionError("still open")


CLAIM = (
    b"POST /api/people/claim HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 5000\r\n\r\n"
)


@pytest.mark.parametrize(
    ("first", "drip", "heard"),
    [
        (b"", b"", b""),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n", b""),
        (CLAIM, b" ", b"too-slow"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n", b" ", b"200"),
    ],
)
def test_whoever_does_not_finish_a_request_is_not_waited_for(
    usual: House, monkeypatch: pytest.MonkeyPatch, first: bytes, drip: bytes, heard: bytes
) -> None:
    monkeypatch.setattr(doors, "HEADERS_SECONDS", 0.5)
    monkeypatch.setattr(endpoint, "BODY_SECONDS", 0.5)
    with closing(socket.create_connection(("127.0.0.1", usual.port), PATIENCE)) as line:
        line.sendall(first)
        assert heard in until_closed(line, drip, 0.1)


def test_a_socket_has_to_say_where_it_wants_to(
    usual: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FIRST_MESSAGE", 0.5)
    inga = people(usual, 1)[0]
    id = table(usual, inga, "timid", ME, OPEN)

    async def visit() -> None:
        async with at(usual, id, inga) as guest:
            with closing(shaken(usual)) as line:
                line.settimeout(PATIENCE)
                while await asyncio.to_thread(line.recv, 4096):
                    pass
            await asyncio.sleep(0.6)
            assert (await guest.ask("ping"))["type"] == "pong"

    run(visit)


@pytest.mark.parametrize(
    ("soft", "hard", "files", "connections"),
    [
        (1024, 1_000_000, 6450, 5000),
        (1024, -1, 6450, 5000),
        (10_000, 10_000, 10_000, 5000),
        (1024, 1024, 1024, 659),
    ],
)
def test_files_are_enough_for_all_connections(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, files: int, connections: int
) -> None:
    limits = [(soft, hard)]
    fake = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda _: limits[-1],
        setrlimit=lambda _, both: limits.append(both),
    )
    monkeypatch.setitem(__import__("sys").modules, "resource", fake)
    settings = Settings()
    assert doors.open_files(settings) == files == limits[-1][0]
    assert settings.connections == connections
