"""Turns decoding errors of a record into coded errors with their place."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Sequence
from typing import Final, TypeVar

import msgspec

from ungeheuer.engine.errors import MessageError

Key = TypeVar("Key", bound=Hashable)

DEEPEST: Final = 32  # no record has a reason to nest more

# How the decoder words its findings, and our codes for them.
FINDINGS: Final = (
    (re.compile(r"Object missing required field `(?P<field>.*)`"), "field-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`"), "field-unknown"),
    (re.compile(r"Expected `(?P<wanted>\w+)[^`]*`, got `(?P<found>\w+)`"), "field-type"),
    (re.compile(r".*out of range"), "field-range"),
)
BYTE: Final = re.compile(r"\(byte (\d+)\)$")
PLACE: Final = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)
MOVE: Final = re.compile(r"moves\[(\d+)\]")


def syntax_fault(error: msgspec.DecodeError, text: str, name: str) -> MessageError:
    """The text is not JSON: it ends too early or has a syntax error."""
    position = BYTE.search(str(error))
    if position is None:
        line = text.rstrip().count("\n") + 1
        return MessageError("cut-short", {"file": name, "line": line})
    before = text.encode()[: int(position[1])].decode(errors="ignore")
    column = len(before) - before.rfind("\n")
    params = {"file": name, "line": before.count("\n") + 1, "column": column}
    return MessageError("not-json", params)


def field_fault(error: msgspec.ValidationError, text: str, name: str) -> MessageError:
    """The text is JSON, but a field is missing, unknown or of another type."""
    parts = PLACE.match(str(error))
    place = (parts["place"] or "") if parts else ""
    move = MOVE.match(place)
    if move:
        at = int(move[1])
        params = {"file": name, "line": line_of_move(text, at), "move": at + 1}
        return MessageError("not-a-move", params)
    for pattern, code in FINDINGS:
        finding = pattern.match(parts["what"]) if parts else None
        if finding and (place or "field" in finding.groupdict()):
            # people count from 1
            shown = re.sub(r"\[(\d+)\]", lambda n: f"[{int(n[1]) + 1}]", place)
            return MessageError(code, {"file": name, "place": shown or "-", **finding.groupdict()})
    return MessageError("not-a-record", {"file": name})


def check_keys(text: str, name: str) -> None:
    """Refuse what decoders let pass: a repeated key, and excessive nesting."""

    def once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            twice = first_repeated(key for key, _ in pairs)
            raise MessageError("key-twice", {"file": name, "field": twice})
        return fields

    if too_deep(json.loads(text, object_pairs_hook=once)):
        raise MessageError("too-deep", {"file": name})


def first_repeated(keys: Iterable[Key]) -> Key | None:
    """The first key that appears a second time."""
    seen: set[Key] = set()
    for key in keys:
        if key in seen:
            return key
        seen.add(key)
    return None


def too_deep(value: object) -> bool:
    layer = [value]
    for _ in range(DEEPEST):
        inside: list[object] = []
        for each in layer:
            if isinstance(each, dict):
                inside += each.values()
            elif isinstance(each, list):
                inside += each
        layer = inside
    return bool(layer)


def line_of_move(text: str, at: int) -> int:
    """The line of a record file that contains move number `at`, from 0."""
    decoder = json.JSONDecoder()
    place = _start_of_moves(text, decoder)
    begin = place
    for _ in range(at + 1):
        place = _skip(text, place, " \t\r\n,")
        begin = place
        _, place = decoder.raw_decode(text, place)
    return text.count("\n", 0, begin) + 1


def _skip(text: str, place: int, over: str) -> int:
    while text[place] in over:
        place += 1
    return place


def _start_of_moves(text: str, decoder: json.JSONDecoder) -> int:
    """The index just after the bracket that opens the list of moves."""
    place = text.index("{") + 1
    while True:
        place = _skip(text, place, " \t\r\n,")
        key, place = decoder.raw_decode(text, place)
        place = _skip(text, place, " \t\r\n:")
        if key == "moves":
            return place + 1
        _, place = decoder.raw_decode(text, place)
