"""The connection to a table of a server: says hello, keeps alive, reconnects, sends again.

The server handles each id once, so whatever was not answered before a cut is sent again.
"""

from __future__ import annotations

import itertools
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ungeheuer.cli.client.decoding import decode, error_of
from ungeheuer.cli.client.link import BUSY, Failed, Lost, News
from ungeheuer.cli.remote.address import Address
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.errors import MessageError, UngeheuerError
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire
from ungeheuer.wire.sync import Sync

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # before another try, in seconds
LATER: Final = 1.0  # when the table was busy
BEAT: Final = 30  # until the server says otherwise
PATIENCE: Final = 10.0  # for a server that does not accept
LONGEST: Final = 2**24  # bytes of one message

FindCards = Callable[[wire.TableMessage], CardSet]


class Silence(Exception):
    """The server has not sent anything for too long."""


class SocketLink:
    """One web socket to one table, in a thread that also delivers what comes."""

    def __init__(
        self, address: Address, table: str, key: str, cards: FindCards, look: str | None
    ) -> None:
        self.waiting: dict[str, wire.Up] = {}
        self.known_moves: int | None = None
        self.cardset = cards
        self._address = address
        self._table = table
        self._key = key
        self._look = look  # the seat on the screen, and its version
        self._seen: int | None = None
        self._deliver: Callable[[News], None]  # from `start` on
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._welcome = False
        self._beat = float(BEAT)
        self._heard = self._beaten = 0.0
        self._closed = threading.Event()
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count(1))

    # -- called from the terminal

    def start(self, deliver: Callable[[News], None]) -> None:
        self._deliver = deliver
        threading.Thread(target=self._keep, daemon=True).start()

    def send(self, kind: type[wire.Up], **fields: Any) -> None:
        """Now, or as soon as there is a connection."""
        message = kind(id=next(self._ids), **fields)
        with self._lock:
            self.waiting[message.id] = message
            self._send(message)

    def take_answered(self, id: str) -> wire.Up | None:
        with self._lock:
            return self.waiting.pop(id, None)

    def retry(self, message: wire.Up) -> None:
        self.waiting[message.id] = message
        timer = threading.Timer(LATER, self._repeat, [message])
        timer.daemon = True
        timer.start()

    def _repeat(self, message: wire.Up) -> None:
        with self._lock:
            self._send(message)

    def shown(self, sync: Sync) -> None:
        self._seen, self._look = sync.version, sync.seat

    def advance(self) -> bool:
        return False

    def url(self, table: str) -> str:
        return self._address.link(table)

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close()

    # -- the thread

    def _keep(self) -> None:
        pauses = _growing()
        while not self._closed.is_set():
            self._welcome = False
            reason = self._visit()
            if self._closed.is_set():
                return
            if self._welcome:
                pauses = _growing()
            elif self._look is None and self._seen is None and reason:
                self._deliver(
                    Failed(MessageError("no-server", {"server": self._address.socket, **reason}))
                )
                return
            pause = next(pauses)
            self._deliver(Lost(pause))
            self._closed.wait(pause)

    def _visit(self) -> dict[str, str]:
        """One connection from hello to its end; returns why it failed, if it did."""
        try:
            with connect(
                self._address.socket,
                open_timeout=PATIENCE,
                close_timeout=1,  # leaving must not take longer
                max_size=LONGEST,
                ping_interval=None,  # the protocol has its own heartbeat
            ) as socket:
                self._converse(socket)
        except (ConnectionClosed, Silence):
            return {}
        except (OSError, TimeoutError, WebSocketException) as error:
            return {"reason": str(error) or type(error).__name__}
        finally:
            with self._lock:
                self._socket = None
        return {}

    def _converse(self, socket: ClientConnection) -> None:
        self._heard = self._beaten = time.monotonic()
        hello = wire.Hello(
            id="hello", table=self._table, key=self._key, seen=self._seen, look=self._look
        )
        with self._lock:
            socket.send(msgspec.json.encode(hello).decode())
            self._socket = socket
            for message in self.waiting.values():
                self._send(message)
        while not self._closed.is_set():
            self._listen(socket)

    def _listen(self, socket: ClientConnection) -> None:
        try:
            frame = socket.recv(timeout=min(5.0, self._beat / 4))
        except TimeoutError:
            self._keep_alive()
            return
        self._heard = time.monotonic()
        self._keep_alive()
        try:
            self._hear(decode(frame))
        except msgspec.DecodeError as error:  # what we cannot decode, we cannot show correctly
            self._give_up(MessageError("other-server", {"detail": str(error)}))

    def _give_up(self, error: UngeheuerError) -> None:
        self._closed.set()
        self._deliver(Failed(error))

    def _hear(self, message: wire.AnyDown) -> None:
        # Fingers, plans and intents are for screens: the terminal plays without them.
        if isinstance(
            message, wire.Pong | gestures.Pointed | gestures.PlansMessage | gestures.Intent
        ):
            return
        if isinstance(message, wire.Welcome):
            if message.protocol != wire.PROTOCOL:
                told = {"detail": f"{message.protocol} ≠ {wire.PROTOCOL}"}
                self._give_up(MessageError("other-server", told))
                return
            self._welcome = True
            self._beat = float(message.beat)
        if isinstance(message, wire.Refused) and message.id == "hello":
            if message.refusal.code not in BUSY:
                self._give_up(error_of(message.refusal))
            return
        self._deliver(message)

    def _keep_alive(self) -> None:
        now = time.monotonic()
        if now - self._heard > 3 * self._beat:
            raise Silence
        if now - self._beaten >= self._beat:
            self._beaten = now
            with self._lock:
                self._send(wire.Ping(id="beat"))

    def _send(self, message: wire.Up) -> None:
        """Send now; what fails is sent again after the next hello."""
        if self._socket is None:
            return
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            self._socket = None


def _growing() -> Iterator[float]:
    """Growing pauses with jitter, so that clients do not all reconnect at once."""
    for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
        yield pause * random.uniform(0.8, 1.2)
