"""The operator's settings, read from a file, the environment and flags; later ones win."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta

from ungeheuer.engine.errors import MessageError
from ungeheuer.wire.files import read_text
from ungeheuer.wire.holding import Grace

PREFIX: Final = "UNGEHEUER_"

Share = Annotated[float, Meta(gt=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Rest = Annotated[int, Meta(ge=0, le=1_000_000)]  # 0: never


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Set by file, by environment (UNGEHEUER_PORT) or by flag (--port)."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8420
    database: str = ""  # empty: a file in the user's data folder
    origins: list[str] = []  # further origins whose pages may connect
    hosts: list[str] = []  # further names by which browsers may call this server; `*`: any
    behind_proxy: bool = False  # trust X-Forwarded-* from a local proxy
    workers: Annotated[int, Meta(ge=0, le=256)] = (
        0  # bot processes; 0: one less than there are cores
    )
    think_seconds: Seconds = 10.0
    pace_seconds: Seconds = 0.7
    read_seconds: Annotated[int, Meta(ge=1, le=3600)] = 4  # of CPU, for what strangers send
    beat_seconds: Annotated[int, Meta(ge=1, le=3600)] = 30
    grace_seconds: Grace = 5  # in which a turn that leaves nothing over can be taken back
    messages_per_second: Share = 30.0
    messages_at_once: Share = 300.0  # two dozen moves in one go, with "sure?", forecast and hint
    talk_per_second: Share = 1.0  # chat, names, seats and rules of a table, of one person
    talk_at_once: Share = 40.0
    requests_per_second: Share = 60.0
    requests_at_once: Share = 600.0
    makes_per_second: Share = 1.0  # creating people, tables, records
    makes_at_once: Share = 120.0
    connections: Count = 5_000
    connections_per_address: Count = 200
    tables_per_person: Count = 100  # open or playing
    listed_per_person: Count = 5  # of these, in the public list
    bot_tables_per_person: Count = 10  # of these, playing with nobody but bots
    kept_per_person: Count = 5_000  # tables in all
    expire_open_hours: Rest = 48  # 0: never
    expire_playing_days: Rest = 90
    expire_over_days: Rest = 0  # never: links and replays go on, also after an upgrade
    expire_people_days: Rest = 180  # people who have nothing here
    idle_minutes: Rest = 15  # unload tables nobody looks at
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["fields", "json"] = "fields"


HINTS: Final = get_type_hints(Settings, include_extras=True)
NAMES: Final = Settings.__struct_fields__


def kind(name: str) -> str:
    """The kind of a setting, as a code for messages."""
    hint = HINTS[name]
    inner = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    kinds = {int: "whole-number", float: "number", bool: "flag", str: "text"}
    return kinds.get(inner, "list" if inner == list[str] else "choice")


def limits(name: str) -> str:
    """The allowed values, readable: `0 – 65535`, or the words to choose from."""
    hint = HINTS[name]
    if kind(name) == "choice":
        return ", ".join(get_args(hint))
    for meta in getattr(hint, "__metadata__", ()):
        low = meta.ge if meta.ge is not None else f"> {meta.gt}"
        return f"{low} – {meta.le}"
    return ""


def load_settings(
    file: str | Path | None, environ: Mapping[str, str], flags: Mapping[str, object]
) -> tuple[Settings, set[str]]:
    """The settings, and the names of those that were set explicitly."""
    chosen: dict[str, Any] = {}
    if file is not None:
        chosen |= _of_file(str(file))
    variables = {name: environ.get(PREFIX + name.upper(), "") for name in NAMES}
    chosen |= {
        name: value(name, text, PREFIX + name.upper()) for name, text in variables.items() if text
    }
    set_flags = {name: flags[name] for name in NAMES if flags.get(name) is not None}
    chosen |= {name: value(name, each, flag(name)) for name, each in set_flags.items()}
    return Settings(**chosen), set(chosen)


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def value(name: str, given: object, place: str) -> object:
    """A setting given as text; lists are comma-separated."""
    if kind(name) == "list" and isinstance(given, str):
        given = [part.strip() for part in given.split(",") if part.strip()]
    return _checked(name, given, place, strict=False)


def _of_file(file: str) -> dict[str, Any]:
    text = read_text(file)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise MessageError("bad-config", {"file": file, "reason": str(error)[:200]}) from None
    for key in data:
        if key not in NAMES:
            params = {"file": file, "field": key, "known": ", ".join(NAMES)}
            raise MessageError("unknown-setting", params)
    return {
        name: _checked(name, given, f"{file}: {name}", strict=True) for name, given in data.items()
    }


def _checked(name: str, given: object, place: str, *, strict: bool) -> object:
    try:
        value: object = msgspec.convert(given, HINTS[name], strict=strict)
    except msgspec.ValidationError:
        params = {
            "place": place,
            "value": str(given),
            "wanted": kind(name),
            "allowed": limits(name) or "-",
        }
        raise MessageError("bad-setting", params) from None
    return value
