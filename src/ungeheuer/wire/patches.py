"""Patches between two views of the same seat. Both are redacted already; a state is never patched.

A patch names what differs by its path: `zones/3/crystals`. The last part may be a slice of a list:
`deck/4:5` is what stands there instead of its fifth item.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Patch = dict[str, Any]


_MISSING: Final = object()


def patch(old: Any, new: Any, within: str = "") -> Patch:
    """What turns one JSON value into another; both are objects, or stand at the path `within`."""
    changes: Patch = {}
    if old != new:
        _note(changes, within, old, new)
    return changes


def patched(old: Any, changes: Mapping[str, Any]) -> Any:
    """The value that a patch makes of another, which stays as it is."""
    for path, value in changes.items():
        old = _put(old, path.split("/"), value)
    return old


def _note(changes: Patch, path: str, old: Any, new: Any) -> None:
    """Add what turns one value into the other, which is not equal to it."""
    if isinstance(old, dict) and isinstance(new, dict) and _goes_into(old, new):
        for key, value in new.items():
            was = old.get(key, _MISSING)
            if was is _MISSING:
                changes[f"{path}{key}"] = value
            elif was is not value and was != value:
                _note(changes, f"{path}{key}/", was, value)
    elif not _are_lists(old, new):
        changes[path[:-1]] = new
    elif len(old) == len(new):
        for at, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is not value and was != value:
                _note(changes, f"{path}{at}/", was, value)
    else:
        place, between = _spliced(path, old, new)
        changes[place] = between


def _are_lists(old: Any, new: Any) -> bool:
    return isinstance(old, list | tuple) and isinstance(new, list | tuple)


def _goes_into(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """Nothing of it is gone, and its keys can stand in a path."""
    return old.keys() <= new.keys() and "/" not in "".join(new)


def _spliced(path: str, old: Sequence[Any], new: Sequence[Any]) -> tuple[str, Any]:
    """The items in the middle; those before and after stay."""
    shorter = min(len(old), len(new))
    first = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    behind = shorter - first
    after = next((n for n in range(behind) if old[-1 - n] != new[-1 - n]), behind)
    return f"{path}{first}:{len(old) - after}", [*new[first : len(new) - after]]


def _put(old: Any, path: Sequence[str], value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(old, dict):
        return {**old, key: _put(old.get(key), rest, value)}
    first, _, end = key.partition(":")
    if end:
        return [*old[: int(first)], *value, *old[int(end) :]]
    return [_put(item, rest, value) if n == int(first) else item for n, item in enumerate(old)]
