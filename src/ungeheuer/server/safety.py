"""Middleware for every request: checks host and origin, adds headers, writes the access log."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ungeheuer.server.host_names import HostNames
from ungeheuer.server.logs import about
from ungeheuer.server.metrics import Metrics
from ungeheuer.server.routes.endpoint import failed, refused
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.settings import Settings
from ungeheuer.words import Words, languages

ACCESS: Final = logging.getLogger("ungeheuer.access")
LOGGER: Final = logging.getLogger("ungeheuer.server")
PORTS: Final = {"http": 80, "https": 443}
LONGEST_PATH: Final = 200  # characters logged
NOT_MODIFIED: Final = 304
SAT: Final = "ungeheuer.sat"  # in the scope: at which table, and who
STRAIGHT: Final = "ungeheuer.send"  # in the scope: past all layers, for frames of an open socket

NOTHING_ELSE: Final = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
API_POLICY: Final = f"default-src 'none'; {NOTHING_ELSE}"
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    f"font-src 'self'; connect-src 'self'; manifest-src 'self'; {NOTHING_ELSE}"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Browsers heed these, and content policies, on what can be opened by itself.
FOR_DOCUMENTS: Final = {
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Parts of a page, of which a visit asks for many: all they need is to be taken for what they are.
PARTS: Final = ("text/javascript", "text/css", "font/")

# The preflight response for pages of the operator's `origins`.
PREFLIGHT: Final = {
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "authorization, content-type",
    "Access-Control-Max-Age": "600",
}


class Safety:
    """ASGI middleware around the whole application.

    `sockets`, by their paths, are served without further layers: those would stay in memory for as
    long as somebody is connected.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, sockets: Mapping[str, ASGIApp], metrics: Metrics
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._sockets = sockets
        self._hosts = HostNames(settings)
        self._origins = {origin_parts(origin) for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        origin = Headers(scope=scope).get("origin")
        allowed_origin = (
            origin if origin is not None and origin_parts(origin) in self._origins else None
        )
        visit = Visit(scope, send, allowed_origin)
        scope[STRAIGHT] = send
        try:
            await self._admit(scope, receive, visit)
        finally:
            visit.log(self._metrics)

    async def _admit(self, scope: Scope, receive: Receive, visit: Visit) -> None:
        host = Headers(scope=scope).get("host", "")
        if not self._hosts.allow(host):
            self._metrics.refusals["wrong-host"] += 1
            await answered(wrong_host(scope, host), scope, receive, visit.send)
            return
        if not self._is_allowed(scope):
            self._metrics.refusals["wrong-origin"] += 1
            await answered(refused(HttpError(403, "wrong-origin")), scope, receive, visit.send)
            return
        if visit.allowed_origin and scope.get("method") == "OPTIONS":
            await Response(status_code=204, headers=PREFLIGHT)(scope, receive, visit.send)
            return
        socket = self._sockets.get(scope["path"]) if scope["type"] == "websocket" else None
        try:
            await (socket or self._app)(scope, receive, visit.send)
        except Exception:
            LOGGER.exception("request failed")
            if not visit.status:
                await answered(failed(), scope, receive, visit.send)

    def _is_allowed(self, scope: Scope) -> bool:
        """Pages of other origins must not read or change anything here with people's keys."""
        if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:  # not a browser
            return True
        source = origin_parts(origin)
        return source in self._origins or source == own_origin(origin, headers.get("host", ""))


def wrong_host(scope: Scope, host: str) -> Response:
    """For people a sentence in each language; for programs the code."""
    params = {"host": host[:LONGEST_PATH]}
    if "text/html" not in Headers(scope=scope).get("accept", ""):
        return refused(HttpError(403, "wrong-host", params))
    told = [Words(language).say("error-wrong-host", params) for language in languages()]
    return PlainTextResponse("\n\n".join([*told, ""]), 403)


def origin_parts(origin: str) -> tuple[str, str, int | None]:
    """Scheme, host and port of an origin, normalized."""
    try:
        parts = urlsplit(origin.strip().lower())
        return parts.scheme, parts.hostname or "", parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return "", "", None


def own_origin(origin: str, host: str) -> tuple[str, str, int | None]:
    """The origin of our own pages. The scheme is not compared: a proxy may change it."""
    own = origin_parts(f"{origin_parts(origin)[0]}://{host}")
    return own if own[1] else ("", "nowhere", None)


async def answered(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, even one that asked for a WebSocket."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008})


class Visit:
    """One request: adds headers to its response and collects what to log."""

    def __init__(self, scope: Scope, send: Send, allowed_origin: str | None) -> None:
        self.allowed_origin = allowed_origin  # the request's origin, if it is one of the operator's
        self._scope = scope
        self._send = send
        self._began = time.monotonic()
        self.status = 0

    async def send(self, message: Message) -> None:
        kind: str = message["type"]
        if kind in {"http.response.start", "websocket.http.response.start"}:
            self.status = message["status"]
            self._add_headers(message)
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close" and not self.status:
            self.status = 403
        await self._send(message)

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        kind = headers.get("content-type", "")
        is_part = kind.startswith(PARTS)
        for name, value in (HEADERS if is_part else HEADERS | FOR_DOCUMENTS).items():
            headers[name] = value
        if self.allowed_origin:
            headers["Access-Control-Allow-Origin"] = self.allowed_origin
            headers.add_vary_header("Origin")
        # What the browser has keeps the policy it came with.
        if message["status"] != NOT_MODIFIED and not is_part:
            page = kind.startswith("text/html")
            headers["Content-Security-Policy"] = PAGE_POLICY if page else API_POLICY
        headers.setdefault("Cache-Control", "no-store")

    def log(self, metrics: Metrics) -> None:
        """Never logs queries, headers or bodies: they may contain secrets."""
        scope: Any = self._scope
        path = scope.get("raw_path") or scope["path"].encode("utf-8", "replace")
        shown = path.partition(b"?")[0][:LONGEST_PATH].decode("ascii", "replace")
        address = scope["client"][0] if scope.get("client") else "-"
        method = scope.get("method", "SOCKET")
        seconds = time.monotonic() - self._began
        if scope["type"] == "http":
            metrics.requests.note(seconds)
        told = about(
            address=address,
            method=method,
            path=shown,
            status=self.status,
            ms=seconds * 1000,
            **(scope.get(SAT) or table_in(shown)),
        )
        ACCESS.info("request", extra=told)


def table_in(path: str) -> dict[str, str]:
    """The table that a path is about."""
    parts = path.split("/")
    return {"table": parts[3]} if parts[1:3] == ["api", "tables"] and parts[3:] else {}
