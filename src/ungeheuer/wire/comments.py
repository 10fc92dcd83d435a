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
HEADER: Final = re.compile(rf"^[ \t]*\[\[?[ \t]*({KEY})([^\n\]]*)", re.MULTILINE)
MOST_DOTS_IN_HEADER: Final = 3


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
    headers = HEADER.findall(text)
    first = [name for name, _ in headers]
    blocks = 1 + sum(one != other for one, other in pairwise(first))
    shallow = all(rest.count(".") <= MOST_DOTS_IN_HEADER for _, rest in headers)
    return shallow and (not first or blocks == len(set(first)))


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
