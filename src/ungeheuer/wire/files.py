"""Record and card-set files: read with the place of every fault, written one move a line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.engine.errors import MessageError, RecordError
from ungeheuer.engine.match import AnyGame, Match, replay
from ungeheuer.engine.record import FORMAT, RULES, Record

Move = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True, rename={"origin": "from"}):
    """The fields of a record file. What a person may leave out has a default."""

    ungeheuer: int
    game: str
    moves: list[Move]
    options: dict[str, Any] = {}
    seats: list[str] = []
    rules: int = RULES
    cardset: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None


def read_text(path: str | Path) -> str:
    """The text of a file; a file that is not there or no text is a sentence."""
    name = str(path)
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise MessageError("no-file", {"file": name}) from None
    except UnicodeDecodeError as error:
        reason = f"{error.reason} (byte {error.start})"
        raise MessageError("unreadable-file", {"file": name, "reason": reason}) from None
    except OSError as error:
        raise MessageError("unreadable-file", {"file": name, "reason": told(error)}) from None


def write_text(path: str | Path, text: str) -> None:
    """All or nothing: a file is complete or it is the old one."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        params = {"file": str(path), "reason": told(error)}
        raise MessageError("unwritable-file", params) from None


def told(error: OSError) -> str:
    return error.strerror or type(error).__name__


def read_cardset(path: str | Path) -> CardSet:
    return parse(read_text(path), str(path))


def decode_record(text: str, name: str) -> Record:
    """A record from the text of its file; `name` is said in every error."""
    try:
        json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", text.count("\n") + 1)
        reason = getattr(error, "msg", "nested too deeply")
        raise MessageError("not-json", {"file": name, "line": line, "reason": reason}) from None
    try:
        file = msgspec.json.decode(text, type=RecordFile)
    except msgspec.ValidationError as error:
        raise MessageError("not-a-record", {"file": name, "reason": str(error)}) from None
    if file.ungeheuer != FORMAT:
        params = {"file": name, "found": file.ungeheuer, "known": FORMAT}
        raise MessageError("other-format", params)
    return Record(
        file.game,
        file.options,
        file.seats,
        [(seat, move) for seat, move in file.moves],
        rules=file.rules,
        cardset=file.cardset,
        result=file.result,
        chance=file.chance,
        origin=file.origin,
    )


def _no_constant(name: str) -> None:
    raise json.JSONDecodeError(f"{name} is no number here", name, 0)


def encode_record(record: Record) -> str:
    """One line a field and one line a move, so that people can read and compare records."""
    fields = record.data()
    lines = []
    for key, value in fields.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "moves":
            moves = [json.dumps(move, ensure_ascii=False) for move in record.moves]
            text = "[\n    " + ",\n    ".join(moves) + "\n  ]" if moves else "[]"
        lines.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def line_of_move(text: str, at: int) -> int:
    """In which line of a record file move number `at` (from 0) stands."""
    decoder = json.JSONDecoder()
    place = _start_of_moves(text, decoder)
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
    """Just behind the bracket that opens the list of moves at the top level."""
    place = text.index("{") + 1
    while True:
        place = _skip(text, place, " \t\r\n,")
        key, place = decoder.raw_decode(text, place)
        place = _skip(text, place, " \t\r\n:")
        if key == "moves":
            return place + 1
        _, place = decoder.raw_decode(text, place)


def replay_file(text: str, name: str, game: AnyGame, upto: int | None = None) -> Match:
    """Replay a record's text; a bad move is reported with its line."""
    record = decode_record(text, name)
    try:
        return replay(record, game, upto)
    except RecordError as error:
        if error.at is None:
            raise
        params = {"file": name, "line": line_of_move(text, error.at), "move": error.at + 1}
        raise RecordError("bad-move-line", params, at=error.at, cause=error.cause) from error
