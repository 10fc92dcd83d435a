"""The server as an ASGI application: the socket, the HTTP API, and the lifespan."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ungeheuer.server.connection import Connection
from ungeheuer.server.doors import LOOPBACK
from ungeheuer.server.errors import TableError
from ungeheuer.server.frames import encode, refused
from ungeheuer.server.outbox import TRY_AGAIN_LATER
from ungeheuer.server.pages import page_routes
from ungeheuer.server.questions import Closing
from ungeheuer.server.routes import endpoint
from ungeheuer.server.routes.all import ROUTES
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.safety import SAT, STRAIGHT, Safety
from ungeheuer.server.service import Service
from ungeheuer.server.silence import Silence
from ungeheuer.server.socket_protocol import WRITE

EXPOSITION: Final = "text/plain; version=0.0.4"  # the format of Prometheus
FIRST_MESSAGE: Final = 20.0  # seconds in which a client has to say which table it comes to


def application(service: Service) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(service, scope, receive, send)

    async def metrics(request: Request) -> Response:
        """For this machine alone: how busy a server is concerns its operator."""
        if request.client is None or request.client.host not in LOOPBACK:
            return endpoint.refused(HttpError(404, "no-such-page"))
        return Response(await service.measured(), media_type=EXPOSITION)

    app = Starlette(
        routes=[
            Route("/metrics", metrics, methods=["GET"]),
            *endpoint.endpoints(service, ROUTES),
            *page_routes(game_of=service.registry.game_of),
        ],
        middleware=[
            Middleware(
                Safety,
                settings=service.settings,
                sockets={"/api/socket": socket},
                metrics=service.registry.metrics,
            )
        ],
        exception_handlers={HTTPException: not_there},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


async def not_there(request: Request, error: Exception) -> Response:
    """Unknown path or method, in the same form as every other refusal."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if "path" in request.path_params and request.url.path.startswith("/api/"):
        status = 404  # it matched only the catch-all route of the pages
    response = endpoint.refused(
        HttpError(status, "wrong-method" if status == 405 else "no-such-page")
    )
    response.headers.update(error.headers or {} if status == error.status_code else {})
    return response


async def serve_socket(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """One client, from its first frame to its last."""
    await receive()
    await send({"type": "websocket.accept"})
    address = scope["client"][0] if scope.get("client") else ""
    try:
        with service.admitted(address) as connection:
            # Frames go straight to the protocol: the layers above it have nothing to add to them.
            connection.out.open(scope.get(STRAIGHT, send), scope.get(WRITE))
            try:
                await _converse(connection, receive, send, 3.0 * service.settings.beat_seconds)
            finally:
                scope[SAT] = {"table": connection.table or "", "person": connection.person}
    except TableError as error:
        service.registry.metrics.refusals[error.code] += 1
        await send({"type": "websocket.send", "text": encode(refused("", error))})
        await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})


async def _converse(connection: Connection, receive: Receive, send: Send, silence: float) -> None:
    try:
        await _listen(connection, receive, silence)
    except TimeoutError:
        pass
    except Closing as closing:
        await _drain(connection)
        with contextlib.suppress(RuntimeError, OSError):
            await send({"type": "websocket.close", "code": closing.code})
    finally:
        connection.out.close()
        await connection.gone()


async def _drain(connection: Connection) -> None:
    """Let queued answers go out before the socket is closed."""
    for _ in range(50):
        if connection.out.empty():
            return
        await asyncio.sleep(0.01)


async def _listen(connection: Connection, receive: Receive, longest: float) -> None:
    async with Silence(min(longest, FIRST_MESSAGE)) as silence:
        while True:
            message: Any = await receive()
            silence.broken()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text")
            if frame is None:  # binary frames are not part of the protocol, but are answered, too
                frame = (message.get("bytes") or b"").decode("utf-8", "replace")
            await connection.take(frame)
            if connection.table is not None:
                silence.allow(longest)
            silence.begins()
