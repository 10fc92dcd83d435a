"""The log: one line for each thing that happened, in fields that programs can read.

Nothing that people sent, no key and no move is ever a field. Of an error that nobody expected the
kind and the places are told: its text may quote a position.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from ungeheuer.engine.errors import UngeheuerError

# They log queries and whole frames, which may contain secrets.
TALKATIVE: Final = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "alembic")
LOGGER: Final = logging.getLogger("ungeheuer.server")
PLACES: Final = 12  # of an error: where it was raised, and who called that
PLAIN: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,:;/@+%*()[]"
)

Work = Callable[[], Awaitable[None]]


def about(**fields: object) -> dict[str, Any]:
    """What a line is about, as `extra` of a logger: `table`, `move` (its number) and others."""
    return {"about": fields}


def why(error: UngeheuerError) -> str:
    """An error of ours without what may be secret: its code, and what a database said."""
    reason = error.params.get("reason")
    return f"{error.code}: {reason}" if reason else error.code


class Fields(logging.Formatter):
    """`time=… level=… event=… table=…`; values with spaces or signs stand in quotation marks."""

    def format(self, record: logging.LogRecord) -> str:
        return " ".join(f"{name}={shown(value)}" for name, value in fields_of(record).items())


class Objects(logging.Formatter):
    """The same as an object of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return ascii_json(fields_of(record))


FORMATS: Final[dict[str, type[logging.Formatter]]] = {"fields": Fields, "json": Objects}


def start_logging(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    fields: dict[str, object] = {
        "time": moment(record.created),
        "level": record.levelname.lower(),
        "from": record.name.removeprefix("ungeheuer."),
        "event": record.getMessage(),
    }
    fields |= {name: value for name, value in getattr(record, "about", {}).items() if value != ""}
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        fields |= {"error": kind.__name__, "at": places(trace)}
    return fields


def moment(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds % 1 * 1000):03d}Z"


def places(trace: TracebackType | None) -> str:
    """Where an error was raised, first, and who called that."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno}:{code.co_name}")
        trace = trace.tb_next
    return " ".join(found[: -PLACES - 1 : -1])


def shown(value: object) -> str:
    text = f"{value:.1f}" if isinstance(value, float) else str(value)
    return text if text and PLAIN.issuperset(text) else ascii_json(text)


def ascii_json(value: object) -> str:
    """On one line, whatever is in it."""
    return json.dumps(value, default=str, separators=(",", ":"))


async def logging_errors(work: Work) -> None:
    """The work begins here: whoever has gone before that leaves nothing half begun."""
    try:
        await work()
    except Exception:
        LOGGER.exception("a background task failed")
