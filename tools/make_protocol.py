"""Writes what is made from the messages: docs/protocol.md, its schema, the client's types.

python -m tools.make_protocol           writes them
python -m tools.make_protocol --check   says which are stale
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as info

from tools import example_session
from ungeheuer.engine.kinds import kinds_in
from ungeheuer.wire import inventory, messages, typescript
from ungeheuer.wire.schema import schema
from ungeheuer.wire.sync import EventMessage, Sync

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "protocol.md"
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "wire" / "types.ts"


def outputs() -> dict[Path, str]:
    """Every generated file with what should be in it."""
    return {TYPES: typescript.module(), SCHEMA: schema_text(), PAGE: page(PAGE.read_text("utf-8"))}


def stale() -> list[Path]:
    return [
        path
        for path, text in outputs().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def write() -> None:
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


# -- the schema


def schema_text() -> str:
    """One line for each part, so that a change reads like one."""
    whole = schema()
    parts = ",\n".join(f"{told(name)}:{told(part)}" for name, part in whole.pop("$defs").items())
    return f'{told(whole)[:-1]},"$defs":{{\n{parts}\n}}}}\n'


def told(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- the page


def page(text: str) -> str:
    """The page with its generated parts made anew."""
    for name, part in parts().items():
        text = put(text, name, part)
    return text


def put(text: str, name: str, part: str) -> str:
    """Between its markers, whatever was there before."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"docs/protocol.md has no place for {name}")
    return before + begin + part + end + after


def parts() -> dict[str, str]:
    return {
        "up": table("message", [(tag(each), each) for each in inventory.ups()]),
        "down": table("message", [(tag(each), each) for each in inventory.downs()]),
        "parts": table("part", [(each.__name__, each) for each in parts_of_messages()]),
        "events": "".join(map(events, inventory.games())),
        "example": f"```text\n{example_session.text()}```\n",
    }


def tag(message: type[Any]) -> str:
    return inventory.tag_of(message)


def parts_of_messages() -> list[type[Any]]:
    """What messages are made of, but for the views, which TypeScript shows better."""
    own = {messages.__name__, Sync.__module__}
    said = {*inventory.ups(), *inventory.downs()}
    kinds = [kind.cls for kind in typescript.kinds() if isinstance(kind, info.StructType)]
    return [Sync, EventMessage, *(c for c in kinds if c.__module__ in own and c not in said)]


def table(head: str, rows: Iterable[tuple[str, type[Any]]]) -> str:
    lines = [f"| {head} | fields | |", "|---|---|---|"]
    lines += [f"| `{name}` | {fields(kind)} | {meaning(kind)} |" for name, kind in rows]
    return "\n".join(lines) + "\n"


def meaning(kind: type[Any]) -> str:
    return " ".join(cleandoc(kind.__doc__ or "").split())


def fields(kind: type[Any]) -> str:
    """Every field but the id, which all have that go up."""
    found = info.type_info(kind)
    assert isinstance(found, info.StructType)
    up = issubclass(kind, messages.Up)
    return "<br>".join(field(each, kind) for each in found.fields if each.name != "id" or not up)


def field(each: info.Field, owner: type[Any]) -> str:
    missing = typescript.may_miss(each, owner)
    kind = typescript.text_of(each.type).replace("|", "\\|")
    default = f" = {told(typescript.default_of(each))}" if missing else ""
    return f"`{each.encode_name}{'?' if missing else ''}: {kind}{default}`{limits(each.type)}"


def limits(kind: info.Type) -> str:
    """How long or how large it may be, where that is said."""
    if isinstance(kind, info.UnionType):
        return "".join(map(limits, kind.types))
    if isinstance(kind, info.Metadata):
        return limits(kind.type)
    if isinstance(kind, info.StrType) and kind.max_length is not None:
        return f" {kind.min_length or 0} to {kind.max_length} characters"
    return ""


def events(game: inventory.GameTypes) -> str:
    lines = [f"\n`{game.game}`\n", "| code | parameters | rule |", "|---|---|---|"]
    for event in game.events:
        kind = info.type_info(event)
        assert isinstance(kind, info.DataclassType)
        kinds = kinds_in(event)
        params = [
            f"`{each.name}: {typescript.text_of(each.type)}` {kinds.get(each.name, '')}".strip()
            for each in kind.fields
        ]
        lines.append(f"| `{event.code}` | {', '.join(params)} | {event.rule} |")
    return "\n".join(lines) + "\n"


def main(*args: str) -> int:
    if "--check" not in args:
        write()
        return 0
    found = [path.relative_to(ROOT).as_posix() for path in stale()]
    if found:
        print(f"stale: {', '.join(found)}; `python3 dev.py fix` renews them", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
