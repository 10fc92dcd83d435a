"""The story of a match in pages: for clients that show its end first."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.wire.envelope import Down, SeatName, Up
from ungeheuer.wire.sync import EventMessage, event_messages

STORY_PAGE: Final = 200  # moves
Moves = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class AskStory(Up, tag="story"):
    """What happened before, as the seat being looked at may know it: the page of the story that
    ends with the first `before` moves."""

    seat: SeatName
    before: Moves


class StoryMessage(Down, tag="story"):
    """The events after the first `since` moves, up to the first `before`."""

    id: str
    seat: str
    since: int
    before: int
    events: list[EventMessage]


def story_page(match: Match, message: AskStory) -> StoryMessage:
    """The page that was asked for; of a match that has fewer moves by now, its last one."""
    before = min(message.before, len(match.history))
    since = max(0, before - STORY_PAGE)
    events = event_messages(match, Seat(message.seat), since, before)
    return StoryMessage(id=message.id, seat=message.seat, since=since, before=before, events=events)
