"""Changes of a card set's file that keep its comments and layout, as far as that is cheap."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

import tomlkit

from ungeheuer.wire.cardfile import written

# tomlkit reads a long file slowly, and needs exponential time for repeated dotted keys. A file
# beyond these limits is written anew, without comments, by the writer of cardfile.py, which takes
# time in proportion to its length.
LONGEST_KEPT: Final = 100_000
KEY: Final = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
DOTTED_KEY: Final = re.compile(rf"\.[ \t]*{KEY}[ \t]*=")
HEADER: Final = re.compile(rf"^[ \t]*\[\[?[ \t]*({KEY}(?:[ \t]*\.[ \t]*{KEY})*)", re.MULTILINE)
DEEPEST_HEADER: Final = 4


def rewritten(text: str, change: Callable[[dict[str, Any]], None], data: dict[str, Any]) -> str:
    """The text after a change, with its comments; `data` is what it has to read as then."""
    if can_keep(text):
        changed = with_comments(text, change)
        if changed is not None and reads_as(changed, data):
            return changed
    return written(data)


def can_keep(text: str) -> bool:
    """Whether tomlkit takes time in proportion to the length of this text."""
    if len(text) > LONGEST_KEPT or DOTTED_KEY.search(text):
        return False
    headers = [tuple(re.findall(KEY, line)) for line in HEADER.findall(text)]
    return all(len(header) <= DEEPEST_HEADER for header in headers) and in_order(headers)


def in_order(headers: list[tuple[str, ...]]) -> bool:
    """Whether all tables of one table follow one another, at every depth."""
    for depth in range(1, DEEPEST_HEADER + 1):
        above = [header[:depth] for header in headers if len(header) >= depth]
        changes = sum(one != other for one, other in pairwise(above))
        if above and changes + 1 != len(set(above)):
            return False
    return True


def with_comments(text: str, change: Callable[[dict[str, Any]], None]) -> str | None:
    try:
        document = tomlkit.parse(text)
        change(document)
        return tomlkit.dumps(document)
    except Exception:  # a bug of the library may cost the comments, never the change
        return None


def reads_as(text: str, data: Mapping[str, object]) -> bool:
    try:
        return tomllib.loads(text) == data
    except (tomllib.TOMLDecodeError, RecursionError):
        return False
