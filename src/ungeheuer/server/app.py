"""The server as an ASGI application: the socket, the HTTP API, and the lifespan."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ungeheuer.server.connection import TRY_AGAIN_LATER, Closing, Connection
from ungeheuer.server.errors import TableError
from ungeheuer.server.frames import encode, refused
from ungeheuer.server.pages import page_routes
from ungeheuer.server.routes import endpoint
from ungeheuer.server.routes.all import ROUTES
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.safety import STRAIGHT, Safety
from ungeheuer.server.service import Service


def application(service: Service) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(service, websocket)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", socket),
            *endpoint.endpoints(service, ROUTES),
            *page_routes(game_of=service.registry.game_of),
        ],
        middleware=[Middleware(Safety, origins=service.settings.origins)],
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


async def serve_socket(service: Service, websocket: WebSocket) -> None:
    """One client, from its first frame to its last."""
    await websocket.accept()
    address = websocket.client.host if websocket.client else ""
    try:
        with service.admitted(address) as connection:
            await _converse(websocket, connection, silence=3.0 * service.settings.beat_seconds)
    except TableError as error:
        await websocket.send_text(encode(refused("", error)))
        await websocket.close(TRY_AGAIN_LATER)


async def _converse(websocket: WebSocket, connection: Connection, silence: float) -> None:
    sending = asyncio.ensure_future(_send(websocket, connection))
    try:
        await _listen(websocket, connection, silence)
    except (TimeoutError, WebSocketDisconnect):
        pass
    except Closing as closing:
        await _drain(connection)
        with contextlib.suppress(RuntimeError):
            await websocket.close(closing.code)
    finally:
        sending.cancel()
        await connection.gone()


async def _drain(connection: Connection) -> None:
    """Let queued answers go out before the socket is closed."""
    for _ in range(50):
        if connection.out.empty():
            return
        await asyncio.sleep(0.01)


async def _listen(websocket: WebSocket, connection: Connection, silence: float) -> None:
    while True:
        async with asyncio.timeout(silence):
            message: Any = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        frame = message.get("text")
        if frame is None:  # binary frames are not part of the protocol, but are answered, too
            frame = (message.get("bytes") or b"").decode("utf-8", "replace")
        await connection.take(frame)


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Frames go straight to the protocol: the layers above it have nothing to add to them."""
    straight: Send = websocket.scope.get(STRAIGHT, websocket.send)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (frame := await connection.out.get()) is not None:
            await straight({"type": "websocket.send", "text": frame})
        await websocket.close(TRY_AGAIN_LATER)
