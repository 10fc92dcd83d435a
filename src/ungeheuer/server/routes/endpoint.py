"""Serves a route: rate limit, schema, key, handler; every refusal is a coded response."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from ungeheuer.engine.errors import EngineBug, UngeheuerError
from ungeheuer.server.limits import network_of
from ungeheuer.server.logs import about
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.routes.faults import HttpError, fault_of, status_of
from ungeheuer.server.routes.packing import packed
from ungeheuer.server.routes.route import Ask, File, Pace, Route
from ungeheuer.server.service import Service
from ungeheuer.wire.api import Fault

LOGGER: Final = logging.getLogger("ungeheuer.server")
ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
JSON: Final = "application/json"
KEY: Final = re.compile(r"[A-Za-z0-9_.-]{1,200}")
BODY_SECONDS: Final = 30.0  # in which the body of a request has to come

Endpoint = Callable[[Request], Awaitable[Response]]


def admit(service: Service, address: str, pace: Pace, cost: float = 1.0) -> None:
    """Every request counts as reading, too."""
    ledger = service.ledger
    ledger.requests.spend(address, cost)
    if pace == "making":
        ledger.making.spend(address)
    elif pace == "guessing":
        ledger.guessing.spend(address)


def address_of(request: Request) -> str:
    return network_of(request.client.host) if request.client else ""


# -- answers


def answer(thing: object, status: int = 200) -> Response:
    if isinstance(thing, File):
        named = {"Content-Disposition": f'attachment; filename="{thing.name}"'}
        return Response(thing.text, status, named, JSON)
    return Response(ENCODER.encode(thing), status, media_type=JSON)


def refused(error: UngeheuerError) -> Response:
    if isinstance(error, EngineBug):
        LOGGER.error("a rule crashed", exc_info=error)
        return failed()
    response = answer(fault_of(error), status_of(error))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if response.status_code == 429:
        response.headers["Retry-After"] = str(error.params.get("seconds", 1))
    if response.status_code == 408:
        response.headers["Connection"] = "close"
    return response


def failed() -> Response:
    return answer(Fault("server-fault"), 500)


# -- reading


def decoded(struct: type[Any] | None, given: dict[str, str], status: int, code: str) -> Any:
    """Path or query parameters, which are all text, as their struct."""
    if struct is None:
        return None
    try:
        return msgspec.convert(given, struct, strict=False)
    except msgspec.ValidationError as error:
        raise HttpError(status, code, {"detail": str(error)[:200]}) from None


def path_of(route: Route, request: Request) -> Any:
    """An invalid path parameter is a 404."""
    try:
        return decoded(route.where, request.path_params, 404, "no-such-page")
    except HttpError as error:
        for name, code in (("game", "no-such-game"), ("table", "no-such-table")):
            if f"`$.{name}`" in str(error.params["detail"]):
                params = {name: request.path_params[name][:80]}
                raise HttpError(404, code, params) from None
        raise


def query_of(route: Route, request: Request) -> Any:
    pairs = request.query_params.multi_items()
    if len(dict(pairs)) < len(pairs):
        raise HttpError(400, "bad-message", {"detail": "the same parameter twice"})
    return decoded(route.query, dict(pairs), 400, "bad-message") if route.query else None


async def body_of(route: Route, request: Request) -> Any:
    if route.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise HttpError(415, "not-json-body")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            text = await read(request, route.most)
    except TimeoutError:
        raise HttpError(408, "too-slow", {"seconds": int(BODY_SECONDS)}) from None
    try:
        return msgspec.json.decode(text, type=route.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpError(400, "bad-message", {"detail": str(error)[:200]}) from None


async def read(request: Request, most: int) -> bytes:
    """The body, up to its limit; a longer one is not read to the end."""
    announced = request.headers.get("content-length", "0")
    body = bytearray()
    if announced.isdecimal() and int(announced) <= most:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                break
        else:
            return bytes(body)
    raise HttpError(413, "too-big", {"most": most})


def key_of(route: Route, request: Request) -> str:
    """The key as it was sent, not checked yet."""
    authorization = request.headers.get("authorization")
    if route.key == "no":
        return ""
    if authorization is None:
        if route.key == "must":
            raise HttpError(401, "no-key")
        return ""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not KEY.fullmatch(key.strip()):
        raise HttpError(401, "wrong-key")
    return key.strip()


async def person_of(service: Service, key: str) -> PersonId:
    return await service.people.who(key) if key else NOBODY


# -- endpoints


async def served(service: Service, route: Route, request: Request) -> Response:
    address = address_of(request)
    admit(service, address, route.pace, route.cost)
    where, key = path_of(route, request), key_of(route, request)
    body = await body_of(route, request)
    person = await person_of(service, key)
    query = query_of(route, request)
    agent = request.headers.get("user-agent", "")
    ask = Ask(service, person, where, query, body, address, key, agent)
    result = await route.handler(ask)
    return await packed(answer(result, route.status), request, lasting=route.lasting)


def endpoint(service: Service, routes: dict[str, Route]) -> Endpoint:
    """One path with all its methods."""

    async def ask(request: Request) -> Response:
        route = routes["GET" if request.method == "HEAD" else request.method]
        try:
            return await served(service, route, request)
        except UngeheuerError as error:
            service.registry.metrics.refusals[error.code] += 1
            return refused(error)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody receives it
        except Exception:
            LOGGER.exception("a request failed", extra=about(route=f"{route.method} {route.path}"))
            return failed()

    return ask


def endpoints(service: Service, routes: Iterable[Route]) -> list[StarletteRoute]:
    paths: dict[str, dict[str, Route]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method] = route
    return [
        StarletteRoute(path, endpoint(service, methods), methods=list(methods))
        for path, methods in paths.items()
    ]
