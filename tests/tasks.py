"""Every task of whole random matches, with what really came next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.cardsets import LABELS
from ungeheuer.engine.events import Event
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.engine.tasks import Task
from ungeheuer.games import game, manifest
from ungeheuer.testing.worlds import new_match, played, rng_of, variants


class Asked(NamedTuple):
    """A task, and the events of the same move that this seat was told after it."""

    seat: Seat
    task: Task
    view: Any
    later: list[Event]


def asked(name: str, seeds: range, most: int = 500) -> Iterator[Asked]:
    choices = variants(game(name))
    for seed in seeds:
        match = new_match(name, choices[seed % len(choices)], LABELS[name])
        for _ in played(match, rng_of(seed)):
            if len(match.history) >= most:
                break
        for seat in match.seats:
            yield from asked_of(match, seat)


def asked_of(match: Match, seat: Seat) -> Iterator[Asked]:
    brings = manifest(match.game.name).tasks
    assert brings is not None
    tasks, moments = brings.load(), iter(Retrace(match).moments(0))
    for entry in match.history:
        all_told = [next(moments) for _ in entry.notes]
        told = [moment for moment in all_told if moment.note.reaches(seat)]
        for number, moment in enumerate(told):
            later = [each.note.event for each in told[number + 1 :]]
            event, coming = moment.note.event, later[0] if later else None
            if tasks.watches(event, coming):
                view = match.game.view(moment.state, seat)
                for task in tasks.between(view, event, coming, match.cardset):
                    yield Asked(seat, task, view, later)
