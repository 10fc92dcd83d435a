"""A sync that stops between two events of an act: what follows is held back (see `teaching`)."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.engine.match import Match
from ungeheuer.engine.moments import Moment
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.wire.pictures import End, Picture, filmed, pictures
from ungeheuer.wire.sync import EventMessage, Sync, event_messages


def halted(
    match: Match,
    seat: Seat,
    since: int,
    halt: tuple[int, int],
    begun: Sequence[Moment],
    before: Sequence[Moment] | None,
) -> Sync:
    """What a seat saw in the middle of a move, of which `begun` is told.

    `halt`: how many moves were made before that one, and the version then: whoever knows no more
    is told the whole move later. `before`: what happened in the moves after the first `since`,
    for pictures; None if there shall be none.
    """
    moves, version = halt
    view = match.game.picture(begun[-1].state, seat)
    events = event_messages(match, seat, since, moves)
    events += [_told(moment, moves + 1) for moment in begun if moment.note.reaches(seat)]
    film = [] if before is None else _film(match, seat, view, events, [*before, *begun])
    return Sync(
        game=match.game.name,
        version=version,
        seat=seat,
        moves=moves,
        since=since,
        view=view,
        aid=None,
        decision=None,
        events=events,
        result=None,
        pictures=film,
    )


def _told(moment: Moment, move: int) -> EventMessage:
    event = moment.note.event
    return EventMessage(event.code, event.cited(), event.params(), move)


def _film(
    match: Match, seat: Seat, view: object, events: list[EventMessage], moments: list[Moment]
) -> list[Picture]:
    if not match.game.is_staged(event.code for event in events):
        return []
    state = moments[-1].state
    end = End(state, match.game.picture(state, SPECTATOR))
    return pictures(filmed(match.game, moments, end), seat, view)


def continued(sync: Sync, told: int) -> Sync:
    """The same for whoever knows the first events: pictures are of those that are new."""
    if told:
        sync.told = told
        sync.pictures = [(n - told, patch) for n, patch in sync.pictures if n >= told]
    return sync
