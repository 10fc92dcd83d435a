"""A whole database as a text file: a header, one row per line, the number of rows.

The format does not depend on the kind of database, so that data can move between them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from ungeheuer.engine.errors import MessageError
from ungeheuer.server.entries import from_text
from ungeheuer.server.store import StoreError
from ungeheuer.server.store.connect import is_sqlite, reason, shown, writing
from ungeheuer.server.store.keys import KEY
from ungeheuer.server.store.schema import (
    AUDIT,
    CODES,
    DEVICES,
    ENTRIES,
    HOLDERS,
    LESSONS,
    METADATA,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)
from ungeheuer.wire.files import drafted, os_reason

FORMAT: Final = 1
PORTION: Final = 1000  # rows on their way at a time
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Progress = Callable[[int], None]


class Header(msgspec.Struct, forbid_unknown_fields=True, rename={"format": "ungeheuer-db"}):
    format: int


class Line(msgspec.Struct, tag_field="row", forbid_unknown_fields=True):
    """A row of the database, or the end."""


class TableLine(Line, tag="table"):
    id: str
    game: str
    state: str
    listed: bool
    waiting: str
    made: Number
    touched: Number
    summary: str
    host: str = ""
    hidden: bool = False
    head: str = ""


class EntryLine(Line, tag="entry"):
    table_id: str
    seq: Number
    at: Number
    by: str
    cause: str
    data: str


class TalkLine(Line, tag="talk"):
    table_id: str
    number: Number
    at: Number
    by: str
    cause: str
    data: str


class HolderLine(Line, tag="holder"):
    table_id: str
    seat: str
    person: str


class PersonLine(Line, tag="person"):
    id: str
    made: Number
    muted_until: Number = 0
    banned: bool = False


class DeviceLine(Line, tag="device"):
    hash: str
    person: str
    made: Number
    name: str = ""
    seen: Number = 0
    kind: str = KEY
    until: Number = 0


class CodeLine(Line, tag="code"):
    hash: str
    person: str
    kind: str
    made: Number
    until: Number


class AuditLine(Line, tag="audit"):
    id: str
    at: Number
    actor: str
    act: str
    subject: str
    note: str


class LessonLine(Line, tag="lesson"):
    id: str
    person: str
    game: str
    made: Number
    data: str


class ReportLine(Line, tag="report"):
    lesson: str
    person: str
    made: Number


class EndLine(Line, tag="end"):
    """Without it, the file was cut short."""

    rows: int


AnyLine = (
    TableLine
    | EntryLine
    | TalkLine
    | HolderLine
    | PersonLine
    | DeviceLine
    | CodeLine
    | AuditLine
    | LessonLine
    | ReportLine
    | EndLine
)
KINDS: Final[dict[type[Line], Table]] = {
    PersonLine: PEOPLE,
    DeviceLine: DEVICES,
    CodeLine: CODES,
    TableLine: TABLES,
    HolderLine: HOLDERS,
    EntryLine: ENTRIES,
    TalkLine: TALK,
    LessonLine: LESSONS,
    ReportLine: REPORTS,
    AuditLine: AUDIT,
}
Numbered = tuple[int, AnyLine]

_encode = msgspec.json.Encoder().encode
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(AnyLine)


# -- out


def export_to(engine: Engine, path: str | Path, progress: Progress = lambda _: None) -> int:
    """Write everything to a file, which is complete or not there; the number of rows."""
    with (
        drafted(path, private=True) as draft,
        draft.open("wb") as file,
        _snapshot(engine) as connection,
    ):
        file.write(_encode(Header(FORMAT)) + b"\n")
        rows = 0
        for line in _lines(connection):
            file.write(_encode(line) + b"\n")
            rows += 1
            if rows % PORTION == 0:
                progress(rows)
        file.write(_encode(EndLine(rows)) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    return rows


def _snapshot(engine: Engine) -> Connection:
    """A consistent snapshot while others go on writing."""
    if is_sqlite(engine):
        return engine.connect()
    return engine.connect().execution_options(isolation_level="REPEATABLE READ")


def _lines(connection: Connection) -> Iterator[Line]:
    for kind, table in KINDS.items():
        in_order = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=PORTION).execute(in_order):
            yield kind(*row)


# -- in


def import_from(engine: Engine, path: str | Path, progress: Progress = lambda _: None) -> int:
    """Everything of a file into an empty database, or nothing; the number of rows."""
    try:
        with Path(path).open("rb") as file, writing(engine) as connection:
            _refuse_full(engine, connection)
            rows = 0
            lines = _read(file, str(path))
            while portion := list(islice(lines, PORTION)):
                _enter(connection, portion, str(path))
                rows += len(portion)
                progress(rows)
            return rows
    except FileNotFoundError:
        raise MessageError("no-file", {"file": str(path)}) from None
    except (OSError, ValueError) as error:
        params = {"file": str(path), "reason": os_reason(error)}
        raise MessageError("unreadable-file", params) from None


def _refuse_full(engine: Engine, connection: Connection) -> None:
    for table in METADATA.tables.values():
        if connection.scalar(select(func.count()).select_from(table)):
            raise StoreError("database-not-empty", {"database": shown(engine)})


def _read(file: Iterator[bytes], name: str) -> Iterator[Numbered]:
    """The rows with their line numbers; raises if the file is damaged."""
    _read_header(next(file, b""), name)
    rows = 0
    for number, text in enumerate(file, start=2):
        line = _decode(text, name, number)
        if isinstance(line, EndLine):
            if line.rows != rows or next(file, None) is not None:
                _refuse(name, number, "not-the-end")
            return
        yield number, line
        rows += 1
    raise MessageError("export-cut-short", {"file": name, "line": rows + 1})


def _read_header(text: bytes, name: str) -> None:
    try:
        version = _header.decode(text).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise MessageError("no-export", {"file": name}) from None
    if version != FORMAT:
        raise MessageError("other-export", {"file": name, "found": version, "known": FORMAT})


def _decode(text: bytes, name: str, number: int) -> AnyLine:
    try:
        line: AnyLine = _line.decode(text)
    except msgspec.ValidationError as error:
        _refuse(name, number, "no-row", _field(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _refuse(name, number, "no-json")
    if isinstance(line, EntryLine):
        try:
            from_text(line.data)
        except (msgspec.DecodeError, RecursionError):
            _refuse(name, number, "no-entry", "data")
    return line


def _field(error: msgspec.ValidationError) -> str:
    """The offending field: the last quoted name in msgspec's message."""
    quoted = re.findall(r"`([^`]*)`", str(error))
    return quoted[-1].removeprefix("$.") if quoted else ""


def _enter(connection: Connection, portion: Sequence[Numbered], name: str) -> None:
    """Insert a portion at once; if that fails, row by row, to find the bad line."""
    try:
        with connection.begin_nested():
            _insert(connection, portion)
    except (DBAPIError, UnicodeEncodeError):
        for numbered in portion:
            _enter_one(connection, numbered, name)


def _enter_one(connection: Connection, numbered: Numbered, name: str) -> None:
    try:
        with connection.begin_nested():
            _insert(connection, [numbered])
    except (DBAPIError, UnicodeEncodeError) as error:
        _refuse(name, numbered[0], "refused", reason(error))


def _insert(connection: Connection, portion: Sequence[Numbered]) -> None:
    for kind, table in KINDS.items():
        rows: list[dict[str, Any]] = [
            msgspec.structs.asdict(line) for _, line in portion if isinstance(line, kind)
        ]
        if rows:
            connection.execute(insert(table), rows)


def _refuse(name: str, number: int, why: str, what: str = "") -> NoReturn:
    params = {"file": name, "line": number, "reason": why, "what": what}
    raise MessageError("export-line", params)
