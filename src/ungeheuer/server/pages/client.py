"""The browser client: its files, compressed by its build, and its one page for every path."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response

from ungeheuer.server.compression import BROTLI, GZIP, accepts, tag_of
from ungeheuer.server.pages.front import NEEDS, FrontPage, preferred
from ungeheuer.server.routes.endpoint import refused
from ungeheuer.server.routes.faults import HttpError

INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # their names contain hashes of their content
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# The best first; the build leaves a file of this ending beside what it is worth for.
ENDINGS: Final = {BROTLI: ".br", GZIP: ".gz"}
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}

GameOf = Callable[[str], str | None]


class Client:
    """The files of the browser client, listed so that no path leads elsewhere; listed again
    when there is a new build, which shows in its front page and its folder of assets.

    game_of: the game at a table, if it is known without asking the database.
    """

    def __init__(self, folder: Path, game_of: GameOf) -> None:
        self._folder = folder
        self._game_of = game_of
        self._build: tuple[int, ...] = ()
        self._files: dict[str, Path] = {}
        self._bodies: dict[Path, tuple[bytes, str]] = {}
        self._front: FrontPage | None = None

    def find(self, path: str) -> Path | None:
        build = self._built()
        if build and build != self._build:
            files = [file for file in self._folder.rglob("*") if file.is_file()]
            self._files = {file.relative_to(self._folder).as_posix(): file for file in files}
            self._bodies, self._front = {}, None
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
        file = None if path == INDEX else self.find(path)
        missing = path.startswith(("api/", ASSETS)) or path == "api"
        try:
            if file is not None:
                return self._sent(path, file, request)
            return refused(HttpError(404, "no-such-page")) if missing else self._page(path, request)
        except OSError:  # removed by a build that has just begun
            return refused(HttpError(404, "no-such-page"))

    def _sent(self, path: str, file: Path, request: Request) -> Response:
        headers = {"Cache-Control": FOREVER if path.startswith(ASSETS) else ASK_AGAIN}
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        packed = {code: self._files.get(path + end) for code, end in ENDINGS.items()}
        if any(packed.values()):
            headers["Vary"] = "Accept-Encoding"
        wanted = request.headers.get("accept-encoding", "")
        for encoding, smaller in packed.items():
            if smaller is not None and accepts(wanted, encoding):
                headers["Content-Encoding"] = encoding
                file = smaller
                break
        body, headers["ETag"] = self._read(file)
        return unless_known(Response(body, 200, headers, kind), request)

    def _read(self, file: Path) -> tuple[bytes, str]:
        """What is in a file, and its tag; a build is a few megabytes, which are kept in memory."""
        if file not in self._bodies:
            body = file.read_bytes()
            self._bodies[file] = body, tag_of(body)
        return self._bodies[file]

    def _page(self, path: str, request: Request) -> Response:
        index = self.find(INDEX)
        if index is None or not index.is_file():
            return refused(HttpError(404, "no-such-page"))
        if self._front is None:
            self._front = FrontPage(index.read_text("utf-8"), self._files.get(NEEDS))
        language = preferred(request.headers.get("accept-language", ""))
        zip_it = accepts(request.headers.get("accept-encoding", ""), GZIP)
        body, tag = self._front.written(path, language, self._game_of, zip_it=zip_it)
        headers = {
            "Cache-Control": ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        if zip_it:
            headers["Content-Encoding"] = GZIP
        return unless_known(Response(body, 200, headers, "text/html"), request)


def unless_known(answer: Response, request: Request) -> Response:
    """The answer, or only the news that the browser already has it."""
    tags = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if answer.headers.get("etag") not in tags:
        return answer
    kept = {name: value for name, value in answer.headers.items() if name in KEPT}
    return Response(status_code=304, headers=MutableHeaders(kept))


KEPT: Final = frozenset({"cache-control", "etag", "vary"})
