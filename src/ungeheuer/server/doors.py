"""How many connections there are before anybody has said anything, and how long that may take.

Sockets and requests are counted elsewhere, too; here every connection is, by where it comes from.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ungeheuer.server.limits import Buckets, network_of
from ungeheuer.server.logs import about
from ungeheuer.server.settings import Settings
from ungeheuer.server.socket_protocol import SocketProtocol

LOGGER: Final = logging.getLogger("ungeheuer.server")
HEADERS_SECONDS: Final = 15.0  # from the first byte of a request, or the connection, to its headers
BROWSER: Final = 4  # plain connections for every socket: a page is fetched by several at once
MORE: Final = 2.0  # new connections for every request that is allowed: some open sockets
PINGS: Final = 60.0  # frames at once beyond those of messages: pings, and pieces of long ones
OTHERS: Final = 200  # files that are open besides: the database, workers, what is served
LOOPBACK: Final = ("127.0.0.1", "::1")
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
AGAIN: Final = 60.0  # seconds until the same is logged once more


class Doors:
    """Counts connections; the sockets among them are a part."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = settings.connections + settings.connections // BROWSER
        self._most_of_one = BROWSER * settings.connections_per_address
        self._trusts = LOOPBACK if settings.behind_proxy else ()
        self._clock = clock
        self._open: dict[str, int] = {}
        rate, most = settings.requests_per_second, settings.requests_at_once
        self._new = Buckets("connections", MORE * rate, MORE * most, clock)
        self._logged = -AGAIN
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count a connection, unless there are too many; whether it may stay."""
        network = network_of(address)
        many = self._open.get(network, 0)
        crowded = address not in self._trusts and (
            many >= self._most_of_one or not self._new.of(network).take()
        )
        if crowded or self.count >= self.most:
            self._log(network if crowded else "")
            return False
        self._open[network] = many + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        network = network_of(address)
        self.count -= 1
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def _log(self, network: str) -> None:
        now = self._clock()
        if now - self._logged >= AGAIN:
            self._logged = now
            told = about(connections=self.count, address=network)
            LOGGER.warning("connections are refused", extra=told)


class HttpProtocol(HttpToolsProtocol):
    """One connection that speaks HTTP; `doors` is set by `protocols`."""

    doors: Doors
    _due: asyncio.TimerHandle | None = None
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.doors.enter(address):
            self._counted = True
            self._wait_for_headers()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        if self._counted:
            self.doors.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        answering: RequestResponseCycle | None = self.cycle
        if self._due is None and (answering is None or answering.response_complete):
            self._wait_for_headers()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._forget_deadline()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket is counted by its own protocol."""
        self._forget_deadline()
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        self._forget_deadline()
        super().on_response_complete()

    def _wait_for_headers(self) -> None:
        self._due = self.loop.call_later(HEADERS_SECONDS, self._too_slow)

    def _forget_deadline(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _too_slow(self) -> None:
        self._due = None
        self.transport.close()


def protocols(settings: Settings) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The protocols of one server, which count together."""
    doors = Doors(settings)

    class Http(HttpProtocol):
        """With the doors of this server."""

    class Socket(SocketProtocol):
        """With the doors and limits of this server."""

        frames_per_second = 2 * settings.messages_per_second
        frames_at_once = settings.messages_at_once + PINGS

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.client[0] if self.client else "")
            super().connection_lost(exc)

    Http.doors = doors
    return Http, Socket


def open_files(settings: Settings) -> int:
    """Raise the limit of open files to what the settings need, or lower them; how many there are.

    What the system allows is less than 5,000 connections on many machines, unless it is asked for.
    """
    try:
        import resource  # noqa: PLC0415 (not on every system)
    except ImportError:
        return 0
    wanted = settings.connections + settings.connections // BROWSER + OTHERS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft != resource.RLIM_INFINITY and soft < wanted:
        settings.connections = max(1, (soft - OTHERS) * BROWSER // (BROWSER + 1))
        told = about(files=soft, connections=settings.connections)
        LOGGER.warning("fewer open files are allowed than connections need", extra=told)
    return soft
