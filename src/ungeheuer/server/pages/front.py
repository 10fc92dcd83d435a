"""The client's page as it is sent: with links to all that this path will need in this language.

A browser that is told at once asks at once; otherwise it learns of each file from the one before.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ungeheuer.engine.languages import ENGLISH
from ungeheuer.games import joined
from ungeheuer.server.compression import tag_of, zipped
from ungeheuer.words import languages

NEEDS: Final = "needs.json"  # written by web/plugins/packed.ts
MARK: Final = "<!--needs-->"
PLAIN: Final = "plain"  # the board of games that bring none
TABLE_WORDS: Final = "table"  # what every page says


class Needs(msgspec.Struct):
    """Files by the path of a page, by game, and one for every "language/shelf" of words."""

    pages: dict[str, list[str]] = {}
    games: dict[str, list[str]] = {}
    words: dict[str, str] = {}


class FrontPage:
    """One build's page."""

    def __init__(self, text: str, needs: Path | None) -> None:
        self._text = text
        self._needs = (
            msgspec.json.decode(needs.read_bytes(), type=Needs) if needs is not None else Needs()
        )
        self._written: dict[tuple[str, str, str, bool], tuple[bytes, str]] = {}

    def written(
        self, path: str, language: str, game_of: Callable[[str], str | None], *, zip_it: bool
    ) -> tuple[bytes, str]:
        """The page and its tag."""
        pattern, params = self._match(path)
        game = params.get("game") or game_of(params.get("id", "")) or ""
        known = game if game in self._needs.games else PLAIN if game else ""
        return self._once(pattern, language, known, zip_it=zip_it)

    def _once(self, pattern: str, language: str, game: str, *, zip_it: bool) -> tuple[bytes, str]:
        key = (pattern, language, game, zip_it)
        if key not in self._written:
            files = dict.fromkeys(self._files(pattern, language, game))
            text = self._text.replace(MARK, "\n    ".join([_joined_games(), *map(link, files)]))
            body = zipped(text.encode()) if zip_it else text.encode()
            self._written[key] = body, tag_of(body)
        return self._written[key]

    def _files(self, pattern: str, language: str, game: str) -> Iterator[str]:
        needs = self._needs
        shelves = [f"{language}/{shelf}" for shelf in (TABLE_WORDS, game)]
        yield from (needs.words[shelf] for shelf in shelves if shelf in needs.words)
        yield from needs.pages.get(pattern, ())
        yield from needs.games.get(game, ()) if needs.pages.get(pattern) else ()

    def _match(self, path: str) -> tuple[str, dict[str, str]]:
        """The page that a path belongs to, and what its `:name` parts stand for."""
        parts = [part for part in path.split("/") if part]
        for pattern in self._needs.pages:
            wanted = [part for part in pattern.split("/") if part]
            pairs = list(zip(wanted, parts, strict=False))
            if len(wanted) == len(parts) and all(w == p or w[0] == ":" for w, p in pairs):
                return pattern, {w[1:]: p for w, p in pairs if w[0] == ":"}
        return "", {}


def _joined_games() -> str:
    """How many games are installed beside the shipped ones: browsers ask for the words of some."""
    return f'<meta name="joined-games" content="{len(joined().manifests)}" />'


def link(file: str) -> str:
    href = html.escape(f"/{file}")
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="{href}" />'
    return f'<link rel="modulepreload" crossorigin href="{href}" />'


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
