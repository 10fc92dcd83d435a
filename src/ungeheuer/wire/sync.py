"""What travels to a client: a view, the question if it is for this seat, and what happened."""

from __future__ import annotations

from typing import Any

import msgspec

from ungeheuer.engine.decision import Decision, Layout, SomeOf
from ungeheuer.engine.errors import IllegalMove, RuleError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat


class AskMessage(msgspec.Struct, omit_defaults=True):
    """A question as a client can show it: listed where it is small, described where it is not."""

    kind: str
    size: int
    moves: list[str] = []
    supply: dict[str, int] = {}
    least: int = 0
    most: int = 0
    fixed: list[tuple[int, int]] = []  # of a layout: the cells that lie already


class DecisionMessage(msgspec.Struct, omit_defaults=True):
    """Who is asked, under which rule; the answers only for the seat that is asked."""

    seat: str
    rule: str
    ask: AskMessage | None = None


class EventMessage(msgspec.Struct):
    """Something that happened; `move` is the number of the move that did it, from 1 on."""

    code: str
    rule: str
    params: dict[str, Any]
    move: int = 0


class Sync(msgspec.Struct):
    """All that a seat needs to draw the table and to answer.

    `moves`: how many moves were made. `since`: the events are those after the first `since` moves;
    later ones that a client knows from before were taken back. `aid`: display hints computed from
    the view alone; null if the game has none, or the table allows no hints.
    """

    game: str
    version: int
    seat: str
    moves: int
    since: int
    view: Any
    aid: Any
    decision: DecisionMessage | None
    events: list[EventMessage]
    result: dict[str, Any] | None


def ask_message(decision: Decision[Any]) -> AskMessage:
    ask = decision.ask
    size = ask.size()
    message = AskMessage(ask.kind, size)
    if ask.listable():
        message.moves = [move.text for move in ask.moves()]
    if isinstance(ask, SomeOf):
        message.supply, message.least, message.most = ask.supply, ask.least, ask.most
    if isinstance(ask, Layout):
        message.supply, message.fixed = ask.pieces, ask.fixed
    return message


def decision_message(match: Match, seat: Seat) -> DecisionMessage | None:
    """The question as `seat` may know it: other seats' answers could tell their cards."""
    decision = match.decision
    if decision is None:
        return None
    ask = ask_message(decision) if decision.seat == seat else None
    return DecisionMessage(decision.seat, decision.rule, ask)


class ObstacleMessage(msgspec.Struct):
    """One reason why a move is not possible: the rule, and a code for the words."""

    rule: str
    code: str
    params: dict[str, Any]


class Refusal(msgspec.Struct):
    """Why a request was refused: everything a client needs to explain it."""

    code: str
    rule: str
    params: dict[str, Any]
    tried: str
    possible: list[str]
    obstacles: list[ObstacleMessage]


def refusal(error: RuleError) -> Refusal:
    obstacles = [ObstacleMessage(o.rule, o.code, o.params) for o in error.obstacles]
    return Refusal(error.code, error.rule, error.params, error.tried, error.possible, obstacles)


def why_not(match: Match, seat: Seat, move: str) -> Refusal:
    """What stands against a move, from the seat's own view; without a code if it is possible."""
    try:
        found = match.why_not(seat, move)
    except IllegalMove as error:
        return refusal(error)
    obstacles = [ObstacleMessage(o.rule, o.code, o.params) for o in found]
    code, rule = ("illegal-move", found[0].rule) if found else ("", "")
    return Refusal(code, rule, {}, move, [], obstacles)


def event_messages(match: Match, seat: Seat, since: int) -> list[EventMessage]:
    """What this seat may know of what happened after the first `since` moves."""
    return [
        EventMessage(note.event.code, note.event.rule, note.event.params(), number)
        for number, entry in enumerate(match.history[since:], start=since + 1)
        for note in entry.notes
        if note.reaches(seat)
    ]


def sync(match: Match, seat: Seat, since: int = 0, *, aided: bool = True) -> Sync:
    """The message for one seat: whole view, its question, events from move `since` on."""
    outcome = match.outcome
    view = match.view(seat)
    return Sync(
        game=match.game.name,
        version=match.version,
        seat=seat,
        moves=len(match.history),
        since=since,
        view=view,
        aid=match.game.aid(view, match.cardset) if aided else None,
        decision=decision_message(match, seat),
        events=event_messages(match, seat, since),
        result=None if outcome is None else outcome.result,
    )


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)
