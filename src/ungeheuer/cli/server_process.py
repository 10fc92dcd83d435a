"""The server process of `ungeheuer serve`: reads settings, binds a port, runs until a signal."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.server import gc_tuning
from ungeheuer.server.app import application
from ungeheuer.server.doors import open_files, protocols
from ungeheuer.server.logs import start_logging
from ungeheuer.server.pages import has_client
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings, load_settings
from ungeheuer.server.store import place
from ungeheuer.server.store.lease import leased
from ungeheuer.server.store.sql import SqlStore
from ungeheuer.wire.files import write_text

EVERYWHERE: Final = ("0.0.0.0", "::")
NEXT_PORTS: Final = 20  # how many are tried after the default one
INTERRUPTED: Final = 130


def serve(args: argparse.Namespace, screen: Screen) -> int:
    settings, chosen = load_settings(args.config, os.environ, vars(args))
    start_logging(settings.log_level, settings.log_format)
    open_files(settings)
    listening = listen(settings, explicit="port" in chosen)
    database = settings.database or place.database()
    service = Service(settings, SqlStore(database))

    def ready() -> None:
        announce(screen, settings, listening)
        address = _address(settings.host, _port(listening))
        if args.ready_file:
            data = {"url": address, "port": _port(listening), "pid": os.getpid()}
            write_text(args.ready_file, json.dumps(data) + "\n")
        if args.open if args.open is not None else has_client() and sys.stdout.isatty():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with leased(database):
            code = _run(service, settings, listening, ready)
    finally:
        if args.ready_file:
            Path(args.ready_file).unlink(missing_ok=True)
    screen.say("serve-stopped", style="dim")
    return code


# -- the port


def listen(settings: Settings, *, explicit: bool) -> socket.socket:
    """Bind the chosen port, else the first free one from the default on."""
    wanted = settings.port
    ports = [wanted] if explicit else [*range(wanted, wanted + NEXT_PORTS)]
    for port in ports:
        with contextlib.suppress(PortTaken):
            return bound(settings.host, port)
    raise MessageError("port-taken", {"port": str(wanted)})


class PortTaken(Exception):
    """Another process listens on this port."""


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken from None
        params = {"host": host, "port": str(port), "reason": error.strerror or "-"}
        raise MessageError("no-address", params) from None
    return listening


def _port(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def announce(screen: Screen, settings: Settings, listening: socket.socket) -> None:
    port = _port(listening)
    if port != settings.port and settings.port:
        screen.line("serve-other-port", {"taken": str(settings.port), "port": str(port)})
    screen.line("serve-running", {"address": _address(settings.host, port)}, style="bold green")
    if settings.host in EVERYWHERE and (own := own_address()):
        screen.line("serve-devices", {"address": _address(own, port)})
    screen.say("serve-stop", style="dim")


def own_address() -> str | None:
    """The address by which other devices reach this machine: its source address. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # a reserved address
            return str(asking.getsockname()[0])
        except OSError:
            return None


# -- from start to end


class Server(uvicorn.Server):
    """Calls `ready` once it answers; handles no signals itself."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn's own handling would end the process before everything is stored."""
        yield


def configured(service: Service, settings: Settings) -> uvicorn.Config:
    http, ws = protocols(settings)
    return uvicorn.Config(
        application(service),
        http=http,
        ws=ws,
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=None,  # clients give a sign of life: see `beat` in the protocol
        backlog=4096,
        lifespan="off",  # we start and stop the service, so that its errors become sentences
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=["127.0.0.1", "::1"],
        timeout_graceful_shutdown=3,
    )


def _run(
    service: Service, settings: Settings, listening: socket.socket, ready: Callable[[], None]
) -> int:
    config = configured(service, settings)
    server = Server(config)
    server.ready = ready
    caught: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        server.force_exit = bool(caught)  # a second signal stops at once
        server.should_exit = True
        caught.append(number)

    async def work() -> None:
        await service.start()
        keeping = asyncio.ensure_future(gc_tuning.run())
        try:
            await server.serve(sockets=[listening])
        finally:
            keeping.cancel()
            await service.stop()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(work())
    return INTERRUPTED if signal.SIGINT in caught[:1] else 0
