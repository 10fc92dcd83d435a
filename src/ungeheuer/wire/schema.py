"""The live protocol as a JSON Schema, for clients in whatever language."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from inspect import cleandoc
from typing import Any, Final

import msgspec

from ungeheuer.wire import inventory
from ungeheuer.wire.messages import PROTOCOL

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
HERE: Final = "#/$defs/"


def schema() -> dict[str, Any]:
    """`$defs/Up` is what a client may send, `$defs/Down` what it has to understand."""
    wanted = [inventory.any_up(), inventory.any_down()]
    (up, down), components = msgspec.json.schema_components(wanted, ref_template=HERE + "{name}")
    names = _names(components)
    kinds = {names.get(name, name): part for name, part in components.items()}
    parts = {"Up": up, "Down": down, **kinds}
    return {
        "$schema": DIALECT,
        "title": f"Ungeheuer, live protocol {PROTOCOL}",
        "anyOf": [{"$ref": f"{HERE}Up"}, {"$ref": f"{HERE}Down"}],
        "$defs": {name: _renamed(part, names) | {"title": name} for name, part in parts.items()},
    }


def schema_of(direction: str) -> dict[str, Any]:
    """The schema of one direction, Up or Down, to check messages with."""
    whole = schema()
    del whole["anyOf"]
    return {**whole, "$ref": f"{HERE}{direction}"}


def _names(parts: dict[str, Any]) -> dict[str, str]:
    """How the parts are called outside; where two games share a name, msgspec adds the module."""
    names = {}
    for kind in _of_games():
        full = f"{kind.__module__}.{kind.__name__}"
        names[full if full in parts else kind.__name__] = inventory.name_of(kind)
    return names


def _of_games() -> list[type[Any]]:
    roots = [kind for game in inventory.games() for kind in (game.view, game.aid) if kind]
    modules = [import_module(kind.__module__) for kind in roots]
    views = [each for module in modules for each in vars(module).values() if is_view(each, module)]
    return [*views, *(event for game in inventory.games() for event in game.events)]


def is_view(each: Any, module: Any) -> bool:
    return isinstance(each, type) and is_dataclass(each) and each.__module__ == module.__name__


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """The same tree with references by their new names, descriptions without indentation."""
    if isinstance(node, dict):
        return {key: _renamed(value, names) for key, value in node.items()}
    if isinstance(node, list):
        return [_renamed(each, names) for each in node]
    return _text(node, names) if isinstance(node, str) else node


def _text(text: str, names: dict[str, str]) -> str:
    if not text.startswith(HERE):
        return cleandoc(text)
    name = text.removeprefix(HERE)
    return HERE + names.get(name, name)
