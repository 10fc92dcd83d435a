"""The messages of one language. Each is parsed when it is first said, which most never are.

Fluent takes 0.2 s to import and half a second to parse a whole language. Messages without logic,
which is most of them, do without it; `ungeheuer --help` says nothing else.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from ungeheuer.engine.languages import ENGLISH

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# An entry begins at the start of a line and ends before the next entry or comment.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")

Value = str | int | float


class Messages:
    """Every message of some catalogues; of two with the same code the first counts."""

    def __init__(self, language: str, catalogues: Iterable[str] = ()) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._homes: dict[str, str] = {}
        for text in catalogues:
            self.add(text)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._parsing = threading.Lock()  # a server says things in several threads

    def add(self, text: str, home: str = "") -> None:
        """One more catalogue; `home` is the game that it belongs to."""
        for code, source in entries(text):
            if code not in self._sources:
                self._sources[code], self._homes[code] = source, home

    def home_of(self, code: str) -> str:
        """The game whose message this is; empty for one of the table."""
        return self._homes.get(code, "")

    def knows(self, code: str) -> bool:
        return code in self._sources and not code.startswith("-")

    def say(self, code: str, params: Mapping[str, Value]) -> str:
        """The message with its variables filled in; ValueError where that is impossible."""
        text = filled_in(value_of(self._sources[code]), params)
        return self._formatted(code, params) if text is None else text

    def _formatted(self, code: str, params: Mapping[str, Value]) -> str:
        bundle = self._with(code)
        pattern = bundle.get_message(code).value
        if pattern is None:
            return code
        text, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            raise ValueError(f"{self.language}: {code}: {errors[0]}")
        return str(text)

    def _with(self, code: str) -> FluentBundle:
        """A Fluent bundle with this message and all messages that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        with self._parsing:
            if self._bundle is None:
                # Numbers and plurals of a language that the library does not know: as in English.
                self._bundle = FluentBundle([self.language, ENGLISH], use_isolating=False)
            if code not in self._parsed:
                needed = self._needed_by(code)
                for each in needed - self._parsed:
                    self._bundle.add_resource(FluentResource(self._sources[each]))
                self._parsed |= needed
            return self._bundle

    def _needed_by(self, code: str) -> set[str]:
        """The codes of this message and of all that it refers to."""
        needed, wanted = set[str](), [code]
        while wanted:
            here = wanted.pop()
            if here in self._sources and here not in needed:
                needed.add(here)
                wanted += REFERENCE.findall(self._sources[here])
        return needed


def entries(text: str) -> Iterable[tuple[str, str]]:
    """The code and the source of every message and term."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        comment = COMMENT.search(text, start.end(), end)
        yield start[1], text[start.start() : comment.start() if comment else end]


def value_of(source: str) -> str | None:
    """The text after `=`, if it is one line; None otherwise."""
    value = source.partition("=")[2].strip()
    return value if value and "\n" not in value else None


def filled_in(text: str | None, params: Mapping[str, Value]) -> str | None:
    """The text with its variables filled in; None if that takes Fluent (logic, numbers)."""
    if text is None:
        return None
    names = VARIABLE.findall(text)
    if text.count("{") != len(names) or text.count("}") != len(names):
        return None
    if not all(isinstance(params.get(name), str) for name in names):
        return None
    return VARIABLE.sub(lambda match: str(params[match[1]]), text)
