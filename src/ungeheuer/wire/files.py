"""Reads and writes record and card-set files; errors say where the fault is."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Never

import msgspec

from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.engine.errors import (
    CardSetError,
    IllegalMove,
    MessageError,
    OtherPosition,
    Problem,
    RecordError,
)
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.record import FORMAT, RULES, Record
from ungeheuer.engine.replay import cardset_of, replay
from ungeheuer.wire.faults import check_keys, field_fault, line_of_move, syntax_fault

Move = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
Hash = Annotated[str, msgspec.Meta(max_length=80)]


class CardSetName(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which card set a record was played with; one that is not shipped has its `data`."""

    id: str
    version: int | None = None
    hash: str | None = None
    data: dict[str, Any] | None = None


class RecordFile(msgspec.Struct, forbid_unknown_fields=True, rename={"origin": "from"}):
    """The fields of a record file. What a person may leave out has a default."""

    ungeheuer: int
    game: str
    moves: list[Move]
    options: dict[str, Any] = {}
    seats: list[str] = []
    rules: int = RULES
    cardset: CardSetName | None = None
    result: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    positions: list[tuple[int, Hash]] = []


# -- any file


def read_text(path: str | Path) -> str:
    """The text of a file; raises a coded error if it is missing or not text."""
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MessageError("not-text", {"file": str(path), "byte": error.start}) from None
    except FileNotFoundError:
        raise MessageError("no-file", {"file": str(path)}) from None
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        params = {"file": str(path), "reason": os_reason(error)}
        raise MessageError("unreadable-file", params) from None


def write_text(path: str | Path, text: str) -> None:
    """Replace a file atomically."""
    with drafted(path) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def drafted(path: str | Path, *, private: bool = False) -> Iterator[Path]:
    """A temporary file that replaces the target when it is complete.

    `private`: nobody but its owner may read it, from the beginning on.
    """
    target = Path(path)
    try:
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            if private:
                draft.unlink(missing_ok=True)
                os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            yield draft
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:  # a folder has no name to write to
        params = {"file": str(path), "reason": os_reason(error)}
        raise MessageError("unwritable-file", params) from None


def os_reason(error: OSError | ValueError) -> str:
    """A code for common errors, the system's message for the rest."""
    if isinstance(error, IsADirectoryError | ValueError):
        return "no-file-name"
    if isinstance(error, FileNotFoundError):
        return "no-folder"
    if isinstance(error, PermissionError):
        return "not-allowed"
    return error.strerror or type(error).__name__


# -- card sets


def read_cardset(path: str | Path) -> CardSet:
    """A card set from its file; broken syntax is reported with its line."""
    return parse_cardset(read_text(path), str(path))


def parse_cardset(text: str, name: str) -> CardSet:
    """A card set from the text of its file; `name` appears in every error."""
    try:
        return parse(text, name)
    except CardSetError as error:
        raise CardSetError(name, [_with_line(problem) for problem in error.problems]) from None


def _with_line(problem: Problem) -> Problem:
    located = re.match(
        r"(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)$",
        str(problem.params.get("reason", "")),
        re.DOTALL,
    )
    if problem.code != "syntax" or located is None:
        return problem
    return Problem(problem.path, "syntax-at", located.groupdict())


def cardset_named(name: dict[str, Any], game: AnyGame) -> CardSet:
    """The card set that a record or a log names so."""
    return cardset_of(Record(game.name, {}, [], [], cardset=name), game)


# -- records


def decode_record(text: str, name: str) -> Record:
    """A record from the text of its file; `name` appears in every error."""
    try:
        msgspec.json.decode(text)  # first whether it is JSON at all, then what stands in it
        check_keys(text, name)
        file = msgspec.json.decode(text, type=RecordFile)
    except msgspec.ValidationError as error:
        raise field_fault(error, text, name) from None
    except msgspec.DecodeError as error:
        raise syntax_fault(error, text, name) from None
    except RecursionError:
        raise MessageError("too-deep", {"file": name}) from None
    if file.ungeheuer != FORMAT:
        params = {"file": name, "found": file.ungeheuer, "known": FORMAT}
        raise MessageError("other-format", params)
    record = Record(
        file.game,
        file.options,
        file.seats,
        [(seat, move) for seat, move in file.moves],
        rules=file.rules,
        cardset=None if file.cardset is None else msgspec.to_builtins(file.cardset),
        result=file.result,
        chance=file.chance,
        origin=file.origin,
    )
    record.positions = file.positions
    return record


def encode_record(record: Record) -> str:
    """One line per field and per move, so that records are readable and diffable."""
    fields = record.data()
    lines = []
    for key, value in fields.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "moves":
            moves = [json.dumps(move, ensure_ascii=False) for move in record.moves]
            text = "[\n    " + ",\n    ".join(moves) + "\n  ]" if moves else "[]"
        lines.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def replay_file(text: str, name: str, game: AnyGame, upto: int | None = None) -> Match:
    """Replay a record's text; a bad move is reported with its line."""
    record = decode_record(text, name)
    _check_seats(record, name, game)
    try:
        return replay(record, game, upto)
    except CardSetError as error:
        raise CardSetError(name, error.problems) from None
    except OtherPosition as error:
        raise OtherPosition(error.moves, error.agreed, name) from error
    except RecordError as error:
        if error.at is not None:
            _refuse_move(error, record, text, name)
        if error.code == "other-result":
            _refuse_result(error, name)
        raise


def _check_seats(record: Record, name: str, game: AnyGame) -> None:
    """A name for every seat, or none at all."""
    wanted = len(game.seats(game.checked(record.options)))
    if record.names and len(record.names) != wanted:
        params = {"file": name, "wanted": wanted, "found": len(record.names)}
        raise RecordError("wrong-number-of-names", params)


def _refuse_move(error: RecordError, record: Record, text: str, name: str) -> Never:
    """The same refusal with its line; redacted moves get a code of their own."""
    assert error.at is not None
    tried = record.moves[error.at][1]
    cause = error.cause
    if isinstance(cause, IllegalMove) and cause.code == "unreadable-move" and "?" in tried.split():
        cause = IllegalMove("hidden-move", cause.rule, tried=tried)
    params = {"file": name, "line": line_of_move(text, error.at), "move": error.at + 1}
    raise RecordError("bad-move-line", params, at=error.at, cause=cause) from error


def _refuse_result(error: RecordError, name: str) -> Never:
    params = {"file": name, "recorded": json.dumps(error.params["recorded"])}
    result = error.params["found"]
    if result is None:
        raise RecordError("no-result-yet", params) from error
    raise RecordError("other-result-file", {**params, "found": json.dumps(result)}) from error
