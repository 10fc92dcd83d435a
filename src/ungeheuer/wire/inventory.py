"""Everything that travels, type by type: schema, TypeScript and documentation are made from it.

The messages themselves leave views and events open, since they know no game. Here each game's own
types are put in: its view, and its events with their parameters.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from types import GenericAlias, ModuleType
from typing import Any, get_args

import msgspec

from ungeheuer.engine.events import Event
from ungeheuer.games import NAMES, manifest
from ungeheuer.wire import api, messages
from ungeheuer.wire.sync import EventMessage, Sync


@dataclass(frozen=True)
class GameTypes:
    """A game with the types that only it sends. `event_messages`: its events as they travel."""

    game: str
    view: type[Any]
    aid: type[Any] | None
    events: tuple[type[Event], ...]
    event_messages: tuple[type[Any], ...]
    sync: type[Any]

    @property
    def title(self) -> str:
        return self.game.title()


@cache
def game_types(game: str) -> GameTypes:
    brings = manifest(game)
    view = brings.view.load()
    aid = brings.aid.load() if brings.aid else None
    events = tuple(events_in(brings.events.load()))
    event_messages = tuple(event_message(event, game.title()) for event in events)
    return GameTypes(
        game, view, aid, events, event_messages, sync_of(game, view, aid, event_messages)
    )


def games() -> list[GameTypes]:
    return [game_types(game) for game in NAMES]


def events_in(module: ModuleType) -> list[type[Event]]:
    """The events of a game in the order of its source."""
    members = vars(module).values()
    return [
        each
        for each in members
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]


def event_message(event: type[Event], title: str) -> type[Any]:
    """An event as it travels: its code tells the kind, its fields are the parameters."""
    return refined(f"{title}{event.__name__}Event", EventMessage, "code", event.code, params=event)


def sync_of(
    game: str, view: type[Any], aid: type[Any] | None, event_messages: Iterable[type[Any]]
) -> type[Any]:
    known = {"view": view, "aid": aid | None if aid else None}
    events = GenericAlias(list, (one_of(event_messages),))
    return refined(f"{game.title()}Sync", Sync, "game", game, **known, events=events)


def refined(
    name: str, general: type[msgspec.Struct], tag_field: str, tag: str, **known: Any
) -> type[Any]:
    """A specialized struct: one field becomes the tag, others get narrower types."""
    hints = msgspec.structs.fields(general)
    fields: list[Any] = [
        (field.name, known.get(field.name, field.type))
        if field.required
        else (field.name, field.type, default_of(field))
        for field in hints
        if field.name != tag_field
    ]
    return msgspec.defstruct(
        name,
        fields,
        tag_field=tag_field,
        tag=tag,
        omit_defaults=general.__struct_config__.omit_defaults,
        namespace={"__doc__": general.__doc__},
    )


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else msgspec.field(default_factory=made)


def name_of(kind: type[Any]) -> str:
    """The public name of a type: those of a game are prefixed with its name, to avoid clashes."""
    package, _, rest = kind.__module__.partition("ungeheuer.games.")
    return kind.__name__ if package or not rest else rest.split(".")[0].title() + kind.__name__


def one_of(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


# -- messages


def ups() -> list[type[Any]]:
    return list(get_args(messages.AnyUp))


def downs() -> list[type[Any]]:
    return list(get_args(messages.AnyDown))


@cache
def sync_message() -> type[Any]:
    syncs = one_of(game.sync for game in games())
    return refined("SyncMessage", messages.SyncMessage, "type", "sync", sync=syncs)


def any_up() -> Any:
    return messages.AnyUp


def any_down() -> Any:
    """What the server says, with syncs as they are for each game."""
    typed = [sync_message() if each is messages.SyncMessage else each for each in downs()]
    return one_of(typed)


def requests() -> list[type[Any]]:
    """What goes in and out of the HTTP API."""
    return [
        each
        for each in vars(api).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == api.__name__
        and each is not api.In
    ]


def tag_of(message: type[Any]) -> str:
    return str(message.__struct_config__.tag)
