"""Pages for browsers: the client if it has been built, else a page that explains how to join."""

from __future__ import annotations

import html
from importlib import resources
from pathlib import Path
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import ungeheuer
from ungeheuer.games import names
from ungeheuer.server.pages.client import ASK_AGAIN, INDEX, Client, GameOf
from ungeheuer.server.pages.front import preferred
from ungeheuer.words import Words

__all__ = ["has_client", "page_routes", "preferred"]

STATIC: Final = Path(ungeheuer.__file__).parent / "static"
HOURS: Final = "public, max-age=3600"


def has_client(folder: Path = STATIC) -> bool:
    return (folder / INDEX).is_file()


def page_routes(folder: Path = STATIC, game_of: GameOf = lambda _: None) -> list[Route]:
    """Every path outside the API; game_of: see Client."""
    if has_client(folder):
        return [Route("/{path:path}", Client(folder, game_of).serve)]
    return [Route("/welcome.css", style), Route("/", welcome)]


# -- the page without a client


async def welcome(request: Request) -> Response:
    language = preferred(request.headers.get("accept-language", ""))
    address = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    headers = {"Content-Language": language, "Vary": "Accept-Language", "Cache-Control": ASK_AGAIN}
    return Response(page(Words(language), address), 200, headers, "text/html")


async def style(_: Request) -> Response:
    return Response(own_file("welcome.css"), 200, {"Cache-Control": HOURS}, "text/css")


def page(words: Words, address: str) -> str:
    said = {
        name: words.say(f"welcome-{name}")
        for name in ("running", "about", "join", "no-account", "machines")
    }
    shown = {name.replace("-", "_"): html.escape(text) for name, text in said.items()}
    shown |= {"language": words.language, "address": html.escape(address[:200])}
    return Template(own_file("welcome.html")).substitute(shown, games=games(words))


def games(words: Words) -> str:
    rows = [(words.say(f"game-{name}"), words.say(f"game-{name}-about")) for name in names()]
    return "\n".join(
        f"      <dt>{html.escape(name)}</dt>\n      <dd>{html.escape(about)}</dd>"
        for name, about in rows
    )


def own_file(name: str) -> str:
    return (resources.files(__package__ or "ungeheuer.server.pages") / name).read_text("utf-8")
