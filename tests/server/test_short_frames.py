"""The short way for whole frames says and understands what the general one does."""

from __future__ import annotations

import random
import re
import socket
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tests.server.house import PATIENCE, House, house
from ungeheuer.server.short_frames import MEDIUM, SMALL, framed, text_in

LENGTHS = (0, 1, SMALL - 1, SMALL, SMALL + 1, 300, MEDIUM, MEDIUM + 1, 3 * MEDIUM)


def text_of(length: int) -> str:
    return "".join(random.Random(length).choices("aä€{}", k=length))[:length]


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_goes_out_as_the_library_would_write_it(length: int) -> None:
    for text in (text_of(length), "x" * length):
        whole = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
        assert b"".join(framed(text)) == whole


@pytest.mark.parametrize("length", [length for length in LENGTHS if length <= MEDIUM // 3])
def test_a_whole_message_is_understood(length: int) -> None:
    text = text_of(length)
    assert text_in(sent(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(b"half a message", fin=False),
        sent(b"binary", Opcode.BINARY),
        sent(b"ping", Opcode.PING),
        sent(b"", Opcode.CLOSE),
        sent(b"not \xff text"),
        sent(b"two") + sent(b"frames"),
        sent(b"cut off")[:-1],
        sent(b"cut off")[:5],
        sent(b"x" * 300)[:4],
        sent(b"x" * (MEDIUM + 1)),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        bytes((0xC1, *sent(b"compressed")[1:])),
        bytes((0x81, 0x80 | 126, 0, 2)) + b"\0\0\0\0ab",  # a length written too long
    ],
    ids=range(14),  # masks are drawn anew in every process
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert text_in(data) is None


def handshake(home: House) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", home.port), timeout=PATIENCE)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    asks = (
        f"Host: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    )
    client.sendall(f"GET /api/socket HTTP/1.1\r\n{asks}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b" 101 " in client.recv(4096)
    return client


def ids_in(client: socket.socket, count: int) -> list[str]:
    """Of the answers, in the order they come."""
    heard = b""
    while heard.count(b'"id"') < count:
        heard += client.recv(4096)
    return re.findall(r'"id":"(\d+)"', heard.decode(errors="replace"))


def test_however_messages_are_cut_they_are_answered_in_order(tmp_path: Path) -> None:
    """Whole, in pieces, several at once, with a ping of the protocol between the pieces."""
    with house(f"sqlite:///{tmp_path}/f.sqlite") as home, handshake(home) as client:
        asked = 0
        for cut in (*range(1, 44), 0, 0):
            one, two, three = (
                sent(f'{{"type":"ping","id":"{asked + n}"}}'.encode()) for n in range(3)
            )
            for piece in (one, two[:cut], two[cut:] + sent(b"?", Opcode.PING), three):
                client.sendall(piece)
                time.sleep(0.002)
            assert ids_in(client, 3) == [str(asked + n) for n in range(3)]
            asked += 3
        message = b'{"type":"ping","id":"7"}'
        halves = (sent(message[:9], fin=False), sent(message[9:], Opcode.CONT))
        client.sendall(halves[0])
        time.sleep(0.01)
        client.sendall(halves[1])
        assert ids_in(client, 1) == ["7"]
