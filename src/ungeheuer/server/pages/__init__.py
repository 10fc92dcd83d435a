"""Pages for browsers: the client if it has been built, else a page that explains how to join."""

from __future__ import annotations

import html
from importlib import resources
from pathlib import Path
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

import ungeheuer
from ungeheuer.engine.languages import ENGLISH
from ungeheuer.games import names
from ungeheuer.server.routes.endpoint import refused
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.words import Words, languages

STATIC: Final = Path(ungeheuer.__file__).parent / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # their names contain hashes of their content
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HOURS: Final = "public, max-age=3600"


def has_client(folder: Path = STATIC) -> bool:
    return (folder / INDEX).is_file()


def page_routes(folder: Path = STATIC) -> list[Route]:
    """Every path outside the API."""
    if has_client(folder):
        return [Route("/{path:path}", Client(folder).serve)]
    return [Route("/welcome.css", style), Route("/", welcome)]


# -- the client


class Client:
    """The files of the browser client, listed so that no path leads elsewhere; listed again
    when there is a new build, which shows in its front page and its folder of assets."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._build: tuple[int, ...] = ()
        self._files: dict[str, Path] = {}

    def find(self, path: str) -> Path | None:
        build = self._built()
        if build and build != self._build:
            files = [file for file in self._folder.rglob("*") if file.is_file()]
            self._files = {file.relative_to(self._folder).as_posix(): file for file in files}
            self._build = build
        return self._files.get(path)

    def _built(self) -> tuple[int, ...]:
        """Identifies the build; empty while one is in progress."""
        try:
            return tuple((self._folder / name).stat().st_mtime_ns for name in (INDEX, ASSETS))
        except OSError:
            return ()

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self.find(path)
        if file is None and (path.startswith(("api/", ASSETS)) or path == "api"):
            return refused(HttpError(404, "no-such-page"))
        cached = FOREVER if file is not None and path.startswith(ASSETS) else ASK_AGAIN
        shown = file or self.find(INDEX)
        if shown is None or not shown.is_file():  # removed by a build that has just begun
            return refused(HttpError(404, "no-such-page"))
        return FileResponse(shown, headers={"Cache-Control": cached})


# -- the page without a client


def preferred(accepted: str) -> str:
    """The browser's most preferred language that we support."""
    weighted: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";q=")
        try:
            weighted.append((-float(weight or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    known = [name for _, name in sorted(weighted, key=lambda each: each[0]) if name in languages()]
    return known[0] if known else ENGLISH


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
