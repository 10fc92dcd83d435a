"""How a view looked between the events of an act: told as patches, backwards from the view.

The act is made once more for all who look (`engine.retrace`). What spectators saw is made once, and
of what a seat saw only what differs from that, where its game can say so. Parts that are the very
same in two views are not looked into, and what became of a part is written once for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.moments import Moment
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.wire.patches import Patch, patch

PICTURED: Final = 60  # moves with pictures between their events; who was away longer gets none

Picture = tuple[int, Patch]  # the number of the event after which it looked like that
# Changes that are known already, by their path and by the parts they lead from and to, which are
# the very same objects in several views. Both are kept, or others could be taken for them.
Known = dict[tuple[str, int, int], tuple[Any, Any, Patch]]


class Scene:
    """One moment of an act, for all who look at it. `later`: the next one, or the end."""

    __slots__ = ("_game", "_later", "_note", "_state", "known", "public")

    def __init__(self, game: AnyGame, moment: Moment, later: Scene | End) -> None:
        self._game = game
        self._note = moment.note
        self._state = moment.state
        self._later = later
        self.public: Any = None  # the spectators' view, once somebody wants it
        self.known: Known = {}  # changes that lead to here, from what follows for most

    @property
    def state(self) -> Any:
        return self._state

    def reaches(self, seat: Seat) -> bool:
        return self._note.reaches(seat)

    def seen_by(self, seat: Seat) -> Any:
        """What this seat saw."""
        if seat == SPECTATOR:
            return self._shown()
        return self._game.picture_beside(self._state, seat, self._shown)

    def _shown(self) -> Any:
        if self.public is None:
            self.public = self._seen_near(self._later.state, self._later.public)
        return self.public

    def _seen_near(self, other: Any, seen: Any) -> Any:
        if seen is None:
            return self._game.picture(self._state, SPECTATOR)
        return self._game.picture_near(self._state, SPECTATOR, other, seen)


class End(NamedTuple):
    """The state to which an act has led, as spectators see it."""

    state: Any
    public: Any


def scenes(retrace: Retrace, since: int, public: Any) -> list[Scene]:
    """What happened since a move, event by event; nothing of it if that is too long ago.

    `public`: what spectators see now.
    """
    match = retrace.match
    if len(match.history) - since > PICTURED:
        return []
    return filmed(match.game, retrace.moments(since), End(match.state, public))


def filmed(game: AnyGame, moments: Sequence[Moment], end: End) -> list[Scene]:
    """These moments, which lead to that end."""
    later: Scene | End = end
    made: list[Scene] = []
    for moment in reversed(moments):
        later = Scene(game, moment, later)
        made.append(later)
    return made[::-1]


def pictures(scenes: Sequence[Scene], seat: Seat, view: Any) -> list[Picture]:
    """What this seat saw before the last event, in their order; `view`: what it sees now."""
    found: list[Picture] = []
    known = [scene for scene in scenes if scene.reaches(seat)][:-1]
    for number in reversed(range(len(known))):
        scene = known[number]
        before = scene.seen_by(seat)
        if changes := between(view, before, scene.known):
            found.append((number, changes))
        view = before
    return found[::-1]


def between(old: Any, new: Any, known: Known) -> Patch:
    """The patch from the JSON of one view to that of another."""
    changes: Patch = {}
    fields = vars(old)
    for name, value in vars(new).items():
        was = fields[name]
        if was is value or was == value:
            continue
        if isinstance(value, list) and isinstance(was, list) and len(value) == len(was):
            _note_items(changes, f"{name}/", was, value, known)
        else:
            _note(changes, f"{name}/", was, value, known)
    return changes


def _note_items(changes: Patch, path: str, old: list[Any], new: list[Any], known: Known) -> None:
    for at, (was, value) in enumerate(zip(old, new, strict=True)):
        if was is not value and was != value:
            _note(changes, f"{path}{at}/", was, value, known)


def _note(changes: Patch, path: str, old: Any, new: Any, known: Known) -> None:
    """Add what became of one part of a view."""
    key = (path, id(old), id(new))
    if key not in known:
        known[key] = (old, new, patch(plain(old), plain(new), within=path))
    changes.update(known[key][2])


def plain(part: Any) -> Any:
    """A part of a view as JSON has it."""
    return msgspec.to_builtins(part, str_keys=True)
