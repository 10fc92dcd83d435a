"""Card sets as files that people read: plain data as TOML, one card a line where it fits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

WIDEST: Final = 120
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def written(data: Mapping[str, object]) -> str:
    """The text of a file that reads as exactly this data."""
    plain = {key: value for key, value in data.items() if not isinstance(value, dict)}
    blocks = ["\n".join(lines(plain))] if plain else []
    for key, value in data.items():
        if isinstance(value, dict):
            blocks += sections(key, value)
    return "\n\n".join(blocks) + "\n"


def sections(key: str, table: Mapping[str, object]) -> Iterator[str]:
    """One section for a table of short rows, one for each row where they are long."""
    name = bare(key)
    rows = {inner: value for inner, value in table.items() if isinstance(value, dict)}
    long = rows and any(len(inline(value)) > WIDEST or deep(value) for value in rows.values())
    apart = rows if long else {}
    rest = {inner: value for inner, value in table.items() if inner not in apart}
    if rest or not apart:
        yield "\n".join([f"[{name}]", *lines(rest)])
    for inner, value in apart.items():
        yield "\n".join([f"[{name}.{bare(inner)}]", *lines(value)])


def deep(table: Mapping[str, object]) -> bool:
    """Rows with lists of rows are easier to read below each other."""
    return any(isinstance(value, dict) or rows_of(value) for value in table.values())


def rows_of(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def lines(table: Mapping[str, object]) -> Iterator[str]:
    for key, value in table.items():
        text = f"{bare(key)} = {inline(value)}"
        if isinstance(value, list) and rows_of(value) and len(text) > WIDEST:
            yield f"{bare(key)} = ["
            yield from (f"  {inline(item)}," for item in value)
            yield "]"
        else:
            yield text


def inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    if isinstance(value, dict):
        inside = ", ".join(f"{bare(key)} = {inline(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value)  # numbers, and dates, which no card has


def bare(key: str) -> str:
    return key if BARE.fullmatch(key) else quoted(key)


def quoted(text: str) -> str:
    """TOML's strings are JSON's, but for one sign that JSON leaves as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
