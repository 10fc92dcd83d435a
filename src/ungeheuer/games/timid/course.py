"""How a match of `timid` came about: every floor as its builder knew it, told after the end."""

from __future__ import annotations

from collections.abc import Iterable

from ungeheuer.engine.course import Chapter, Course, Step
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import Seat
from ungeheuer.games.timid.rules import events
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.view import View, view_of


def course(seats: Iterable[Seat], steps: Iterable[Step]) -> Course:
    """T-5.1: what lay unseen on any floor; nobody may ask while the match runs."""
    told = Course(seats)
    for step in steps:
        happened = [note.event for note in step.notes]
        if any(isinstance(event, events.FloorBuilt) for event in happened):
            told.chapters.append(Chapter(step.state.number, CHARACTER))
        if told.chapters:
            tell(told.chapters[-1], step, happened)
    return told


def tell(floor: Chapter, step: Step, happened: Iterable[Event]) -> None:
    """A step on this floor, or the one that left it."""
    for event in happened:
        mark(floor, event)
    if step.state.cards:
        floor.view = view_of(step.state, DUNGEON)
    elif "floor-escaped" in floor.marks and floor.view.pawn != way_out(floor.view):
        escape(floor.view)


def mark(floor: Chapter, event: Event) -> None:
    if isinstance(event, events.CardTurned):
        floor.levels["turned"] = floor.levels.get("turned", 0) + 1
    elif not isinstance(event, events.MonstersDrawn | events.FloorCleared | events.MatchEnded):
        floor.marks.append(event.code)


def way_out(view: View) -> tuple[int, int]:
    return next((card.x, card.y) for card in view.cards if card.card == "exit")


def escape(view: View) -> None:
    """T-4.8: the exit is reached, and nothing more is turned up; the cards are gone by now."""
    view.pawn = way_out(view)
    for card in view.cards:
        card.up |= card.card == "exit"
