"""How a view looked between the events of an act: told as patches, backwards from the view.

The act is made once more for all who look (`engine.retrace`). What spectators saw is made once, and
of what a seat saw only what differs from that, where its game can say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.moments import Moment
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.wire.patches import Known, Patch, patch

PICTURED: Final = 60  # moves with pictures between their events; who was away longer gets none

Picture = tuple[int, Patch]  # the number of the event after which it looked like that


class Seen:
    """A view beside the JSON of it, each part of both made once for all who see it."""

    __slots__ = ("plain", "view")

    def __init__(self, view: Any, public: Seen | None = None) -> None:
        """`public`: of the same position; parts of the view may be the very same objects."""
        self.view = view
        self.plain = plain(view) if public is None else plain_beside(view, public)


class Scene:
    """One moment of an act, for all who look at it. `later`: the next one, or the end."""

    __slots__ = ("_game", "_later", "_note", "_state", "known", "public")

    def __init__(self, game: AnyGame, moment: Moment, later: Scene | End) -> None:
        self._game = game
        self._note = moment.note
        self._state = moment.state
        self._later = later
        self.public: Seen | None = None
        self.known: Known = {}  # changes that lead to here, from what follows for most

    @property
    def state(self) -> Any:
        return self._state

    def reaches(self, seat: Seat) -> bool:
        return self._note.reaches(seat)

    def seen_by(self, seat: Seat) -> Any:
        """The JSON of what this seat saw."""
        if seat == SPECTATOR:
            return self._shown().plain
        view = self._game.picture_beside(self._state, seat, lambda: self._shown().view)
        return Seen(view, self.public).plain

    def _shown(self) -> Seen:
        if self.public is None:
            self.public = self._seen_near(self._later.state, self._later.public)
        return self.public

    def _seen_near(self, other: Any, seen: Seen | None) -> Seen:
        if seen is None:
            return Seen(self._game.picture(self._state, SPECTATOR))
        return Seen(self._game.picture_near(self._state, SPECTATOR, other, seen.view), seen)


class End(NamedTuple):
    """The state to which an act has led, as spectators see it."""

    state: Any
    public: Seen


def scenes(retrace: Retrace, since: int, public: Seen) -> list[Scene]:
    """What happened since a move, event by event; nothing of it if that is too long ago.

    `public`: what spectators see now.
    """
    match = retrace.match
    if len(match.history) - since > PICTURED:
        return []
    later: Scene | End = End(match.state, public)
    made: list[Scene] = []
    for moment in reversed(retrace.moments(since)):
        later = Scene(match.game, moment, later)
        made.append(later)
    return made[::-1]


def pictures(scenes: Sequence[Scene], seat: Seat, view: Any) -> list[Picture]:
    """What this seat saw before the last event, in their order; `view`: the JSON of its view."""
    found: list[Picture] = []
    known = [scene for scene in scenes if scene.reaches(seat)][:-1]
    for number in reversed(range(len(known))):
        scene = known[number]
        before = scene.seen_by(seat)
        if changes := patch(view, before, scene.known):
            found.append((number, changes))
        view = before
    return found[::-1]


def plain(view: Any) -> Any:
    """A view as JSON has it."""
    return msgspec.to_builtins(view, str_keys=True)


def plain_beside(view: Any, public: Seen) -> dict[str, Any]:
    """The same; of fields and items that are the spectators' own the JSON is taken from there."""
    shown, ready = vars(public.view), public.plain
    return {
        name: ready[name] if value is shown[name] else _part(value, shown[name], ready[name])
        for name, value in vars(view).items()
    }


def _part(value: Any, shown: Any, ready: Any) -> Any:
    several = isinstance(value, list) and isinstance(shown, list) and len(value) == len(shown)
    if not several or not any(map(is_, value, shown)):
        return plain(value)
    parts = zip(value, shown, ready, strict=True)
    return [done if item is other else plain(item) for item, other, done in parts]
