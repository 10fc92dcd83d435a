"""Writes the types of the wire in TypeScript, so that the compiler knows what a client receives.

A message is told apart by `type`, an event by `code`, a sync by `game`: a switch over one of them
narrows the rest. A field is optional where it may be missing: in what is sent, if it has a
default; in what is received, if defaults are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as info

from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import kinds_in, table_kinds, vocabulary
from ungeheuer.games import NAMES, manifest
from ungeheuer.wire import api, gestures, inventory, messages
from ungeheuer.wire.sync import EventMessage, Sync

HEADER: Final = """\
// Generated from src/ungeheuer/wire by `python3 dev.py fix`. Do not edit.

export const PROTOCOL = {protocol};
declare const written: unique symbol;
/**
 * A move as its game writes it. Only the game reads it: here it is handed back as it came, and has
 * no operations, not even those of a text.
 */
export interface MoveText {{
  readonly [written]: true;
}}
/** A parameter of a sentence: what it is for whoever tells it, and how it travels. */
export type Of<_Kind extends string, Value> = Value;
/** Bytes that a client may send at once. */
export const LONGEST_FRAME = {longest};
/** What is allowed at a table unless its host says otherwise. */
export const USUAL_POLICY: Policy = {policy};
"""

# Literals that have a name of their own.
NAMED: Final[Mapping[str, Any]] = {
    "GameName": api.GameName,
    "UndoPolicy": messages.UndoPolicy,
    "WatchPolicy": messages.WatchPolicy,
    "Phrase": messages.Phrase,
    "PlanPhrase": gestures.PlanPhrase,
}
Named = info.StructType | info.DataclassType | info.TypedDictType  # has fields, and a name
PLAIN: Final[Mapping[type[info.Type], str]] = {
    info.AnyType: "unknown",
    info.NoneType: "null",
    info.BoolType: "boolean",
    info.IntType: "number",
    info.FloatType: "number",
    info.StrType: "string",
}


def module() -> str:
    """The whole file."""
    header = HEADER.format(
        protocol=messages.PROTOCOL, longest=messages.LONGEST_FRAME, policy=_usual_policy()
    )
    parts = [header, *_literals(), *_generics(), *map(_interface, kinds())]
    for game in inventory.games():
        parts += [*map(_params, game.events), _events(game)]
    return "\n".join([*parts, _any_event(), _syncs(), *_messages()])


def _usual_policy() -> str:
    fields = msgspec.structs.asdict(messages.Policy()).items()
    return "{{{}}}".format("".join(f"\n  {name}: {_json(value)}," for name, value in fields) + "\n")


# -- which types there are


def kinds() -> list[info.Type]:
    """Every struct and dataclass once, each after those it is made of; not those made by hand."""
    roots = [*inventory.ups(), *inventory.requests(), *inventory.downs()]
    collected: dict[type[Any], info.Type] = {}
    games = inventory.games()
    aids = [game.aid for game in games if game.aid is not None]
    params = [event for game in games for event in game.events]
    for root in [*roots, *(game.view for game in games), *aids, *params]:
        _collect(info.type_info(root), collected)
    by_hand = {Sync, EventMessage, *params}
    return [kind for cls, kind in collected.items() if cls not in by_hand]


def _collect(kind: info.Type, collected: dict[type[Any], info.Type]) -> None:
    if isinstance(kind, Named):
        if kind.cls in collected:
            return
        for field in kind.fields:
            _collect(field.type, collected)
        collected[kind.cls] = kind
    for inner in _inside(kind):
        _collect(inner, collected)


def _inside(kind: info.Type) -> Sequence[info.Type]:
    match kind:
        case info.UnionType():
            return kind.types
        case info.ListType():
            return [kind.item_type]
        case info.TupleType():
            return kind.item_types
        case info.DictType():
            return [kind.value_type]
        case _:
            return []


# -- types as text


def text_of(kind: info.Type) -> str:
    """A type where it is mentioned."""
    if isinstance(kind, info.Metadata):
        return str((kind.extra_json_schema or {})["title"])
    if isinstance(kind, Named):
        return inventory.name_of(kind.cls)
    if isinstance(kind, info.LiteralType):
        return _literal(kind.values)
    return PLAIN.get(type(kind)) or _composed(kind)


def _composed(kind: info.Type) -> str:
    inner = [text_of(each) for each in _null_last(_inside(kind))]
    match kind:
        case info.UnionType():
            return " | ".join(inner)
        case info.ListType():
            return f"{_grouped(inner[0])}[]"
        case info.TupleType():
            return f"[{', '.join(inner)}]"
        case info.DictType():
            return f"Record<string, {inner[0]}>"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def _null_last(kinds: Iterable[info.Type]) -> list[info.Type]:
    return sorted(kinds, key=lambda kind: isinstance(kind, info.NoneType))


def _grouped(text: str) -> str:
    return f"({text})" if " " in text and not text.startswith(("[", "Record<")) else text


def _literal(values: Iterable[Any]) -> str:
    for name, literal in NAMED.items():
        if set(get_args(literal)) == set(values):
            return name
    return _choice(sorted(values))


def _choice(values: Iterable[Any]) -> str:
    return " | ".join(_json(value) for value in values)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- declarations


# A game that joins later may have any name; editors go on to suggest the shipped ones.
OPEN: Final = {"GameName": ["(string & {})"]}


def _literals() -> list[str]:
    return [
        _union(name, [*map(_json, get_args(each)), *OPEN.get(name, [])])
        for name, each in NAMED.items()
    ]


def _interface(kind: info.Type) -> str:
    assert isinstance(kind, Named)
    fields = sorted(kind.fields, key=lambda field: field.name != "id")  # what is answered to first
    lines = [_field(field, kind.cls) for field in fields]
    if isinstance(kind, info.StructType) and kind.tag_field is not None:
        lines.insert(0, f"  {kind.tag_field}: {_json(kind.tag)};")
    return _declared(inventory.name_of(kind.cls), lines, kind.cls.__doc__)


def _declared(name: str, lines: Sequence[str], doc: str | None = None) -> str:
    if not lines:
        return f"{comment(doc)}export type {name} = Record<string, never>;\n"
    body = "\n".join(lines)
    return f"{comment(doc)}export interface {name} {{\n{body}\n}}\n"


def _field(field: info.Field, owner: type[Any]) -> str:
    if not may_miss(field, owner):
        return f"  {field.encode_name}: {text_of(field.type)};"
    standard = default_of(field)
    note = "" if standard is None else f"  /** @default {_json(standard)} */\n"
    return f"{note}  {field.encode_name}?: {text_of(field.type)};"


def may_miss(field: info.Field, owner: type[Any]) -> bool:
    if field.required or is_dataclass(owner):
        return False
    if not issubclass(owner, msgspec.Struct):
        return True  # a field that a typed dictionary may have
    return issubclass(owner, messages.Up | api.In) or owner.__struct_config__.omit_defaults


def default_of(field: info.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def comment(doc: str | None) -> str:
    """A docstring as a comment; dataclasses without one bring their signature, which says less."""
    if not doc or doc.split("(")[0].isidentifier():
        return ""
    lines = cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# -- what differs from game to game

EVENT: Final = {"code": "Code", "params": "Params"}
SYNC: Final = {"game": "Game", "view": "View", "aid": "Aid | null", "events": "Event[]"}


def _generics() -> list[str]:
    return [
        _generic("EventOf<Code extends string, Params>", EventMessage, EVENT),
        _generic("SyncOf<Game extends GameName, View, Event, Aid>", Sync, SYNC),
    ]


def _generic(name: str, cls: type[Any], replaced: Mapping[str, str]) -> str:
    kind = info.type_info(cls)
    assert isinstance(kind, info.StructType)
    lines = [
        f"  {field.name}{'?' * may_miss(field, cls)}: "
        f"{replaced.get(field.name) or text_of(field.type)};"
        for field in kind.fields
    ]
    return _declared(name, lines, cls.__doc__)


def _params(event: type[Event]) -> str:
    kind, kinds = info.type_info(event), kinds_in(event)
    assert isinstance(kind, info.DataclassType)
    lines = [_param(field, kinds.get(field.name)) for field in kind.fields]
    return _declared(inventory.name_of(event), lines, event.__doc__)


def _param(field: info.Field, kind: str | None) -> str:
    text = text_of(field.type)
    return f"  {field.name}: {f'Of<{_json(kind)}, {text}>' if kind else text};"


def _events(game: inventory.GameTypes) -> str:
    events = [f"EventOf<{_json(e.code)}, {inventory.name_of(e)}>" for e in game.events]
    return _union(f"{game.title}Event", events)


def _any_event() -> str:
    return _union(EventMessage.__name__, [f"{game.title}Event" for game in inventory.games()])


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {each}" for each in members) + ";\n"


def _syncs() -> str:
    """A switch over `game` narrows view and events."""
    kinds = [
        f"SyncOf<{_json(game.game)}, {game.title}View, {game.title}Event, {_aid(game)}>"
        for game in inventory.games()
    ]
    return _union("Sync", kinds)


def _aid(game: inventory.GameTypes) -> str:
    return "null" if game.aid is None else inventory.name_of(game.aid)


def _vocabularies() -> str:
    """A game by game listing of kinds: types are gone once the client runs."""
    lines = [f"  {_json(name)}: {_json(vocabulary(manifest(name)))},\n" for name in NAMES]
    return f"export const KINDS: Record<string, GameKinds> = {{\n{''.join(lines)}}};\n"


def _messages() -> list[str]:
    return [
        _union("Up", [each.__name__ for each in inventory.ups()]),
        _union("Down", [each.__name__ for each in inventory.downs()]),
        f"export const GAMES: readonly GameName[] = {_json(NAMES)};\n",
        f"export const TABLE_KINDS: Record<string, string> = {_json(table_kinds())};\n",
        _vocabularies(),
        f"export const PHRASES: readonly Phrase[] = {_json(get_args(messages.Phrase))};\n",
        f"export const PLANS: readonly PlanPhrase[] = {_json(get_args(gestures.PlanPhrase))};\n",
    ]
