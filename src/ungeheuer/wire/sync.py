"""What travels to a client: a view, the question if it is for this seat, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ungeheuer.engine.decision import Decision, Layout, Move, SomeOf
from ungeheuer.engine.errors import IllegalMove, Obstacle, RuleError
from ungeheuer.engine.events import Note
from ungeheuer.engine.holding import Ending
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.games import manifest
from ungeheuer.wire.pictures import Picture, Scene, pictures, scenes

# The notation of a game, which nobody reads but the game: clients hand it back as it came.
WrittenMove = Annotated[str, Meta(title="MoveText")]


class PhraseMessage(msgspec.Struct, omit_defaults=True):
    """What a move does, in words that every language has: the code of a message, its parameters."""

    code: str
    params: dict[str, Any] = {}


class Offer(msgspec.Struct):
    """An answer that may be given. `pieces`: what a hand touches for it, one after the other."""

    text: WrittenMove
    pieces: list[str]
    phrase: PhraseMessage


class ProspectMessage(msgspec.Struct, omit_defaults=True):
    """What an answer would bring. Without a move: what would be possible with one `lacks` more."""

    phrase: PhraseMessage
    move: WrittenMove = ""
    lacks: str = ""


class AskMessage(msgspec.Struct, omit_defaults=True):
    """A question as a client can show it. `moves`: the answers that are listed.

    Answers that are too many are described. `some-of`: take `least` to `most` of the supply, each
    as the piece `each name`. `layout`: lay all of the supply, each as `each name` and then the
    `cell x,y` it comes to; `fixed` are the cells that lie already. Either way the last piece is
    `ends`, and `code` is the phrase for it, with what was taken as `$what`. `prospects`: what
    answers would bring, where a game tells it; for clients that want pictures.
    """

    kind: str
    size: int
    moves: list[Offer] = []
    supply: dict[str, int] = {}
    least: int = 0
    most: int = 0
    fixed: list[tuple[int, int]] = []
    each: str = ""
    ends: str = ""
    code: str = ""
    prospects: list[ProspectMessage] = []


class EndMessage(msgspec.Struct, omit_defaults=True):
    """An answer that ends a step. `turn`: the whole turn with it. `left`: what it throws away;
    nothing if no other answer would be useful."""

    text: WrittenMove
    turn: bool = False
    left: list[PhraseMessage] = []


class DecisionMessage(msgspec.Struct, omit_defaults=True):
    """Who is asked, under which rule; the answers only for the seat that is asked. `ends`: those
    that end a step, in games whose turns can be held."""

    seat: str
    rule: str
    ask: AskMessage | None = None
    ends: list[EndMessage] = []


class EventMessage(msgspec.Struct):
    """Something that happened; `move` is the number of the move that did it, from 1 on."""

    code: str
    rule: str
    params: dict[str, Any]
    move: int = 0


class Sync(msgspec.Struct, omit_defaults=True):
    """All that a seat needs to draw the table and to answer.

    `moves`: how many moves were made. `since`: the events are those after the first `since` moves;
    later ones that a client knows from before were taken back. `aid`: display hints computed from
    the view alone; null if the game has none, if the table allows no hints, or for a client that
    asks for it when it shows it. `pictures`: how the
    view looked in between, told backwards from the view. The patch with number `n` leads from the
    picture after it to the one after `events[n]`; events without a patch of their own look like
    the next one that has one, and after the last the view is the picture. None are sent for long
    stretches, nor from a table for what no board shows step by step (`Game.staged`). `told`: so
    many of the events came before, in a sync that stopped at a task; pictures count from there.
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
    pictures: list[tuple[int, dict[str, Any]]] = []
    told: int = 0


def ask_message(decision: Decision[Any]) -> AskMessage:
    ask = decision.ask
    message = AskMessage(ask.kind, ask.size(), [offer(move) for move in ask.listed()])
    if isinstance(ask, SomeOf):
        message.supply, message.least, message.most = ask.supply, ask.least, ask.most
    if isinstance(ask, Layout):
        message.supply, message.fixed = ask.pieces, ask.fixed
    if isinstance(ask, SomeOf | Layout):
        message.each, message.ends, message.code = ask.each, ask.ends, ask.code
    return message


def offer(move: Move) -> Offer:
    return Offer(move.text, move.pieces(), phrase(move))


def phrase(move: Move) -> PhraseMessage:
    return PhraseMessage(*move.phrase())


def told_phrase(move: Move, told: str) -> PhraseMessage:
    """The phrase of a move that somebody reads as `told`: what is hidden is not said either."""
    return phrase(move if told == move.text else Move(told))


def prospects(match: Match, decision: Decision[Any]) -> list[ProspectMessage]:
    told = match.game.outlook(match.state, decision)
    return [
        ProspectMessage(
            PhraseMessage(*each.phrase), "" if each.move is None else each.move.text, each.lacks
        )
        for each in told
    ]


def decision_message(match: Match, seat: Seat, *, foretold: bool = False) -> DecisionMessage | None:
    """The question as `seat` may know it: other seats' answers could tell their cards.

    `foretold`: with what the answers would bring.
    """
    decision = match.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return DecisionMessage(decision.seat, decision.rule)
    ask, ends = ask_message(decision), end_messages(match)
    if foretold:
        ask.prospects = prospects(match, decision)
    return DecisionMessage(decision.seat, decision.rule, ask, ends)


def end_messages(match: Match) -> list[EndMessage]:
    brings = manifest(match.game.name).holding
    return [] if brings is None else [*map(end_message, brings.load().endings(match.state))]


def end_message(ending: Ending) -> EndMessage:
    left = [PhraseMessage(*phrase) for phrase in ending.left]
    return EndMessage(ending.move, ending.turn, left)


class ObstacleMessage(msgspec.Struct):
    """One reason why a move is not possible: the rule, and a code for the words."""

    rule: str
    code: str
    params: dict[str, Any]


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why a request was refused: everything a client needs to explain it.

    `phrase`: what the move would do, if that is known.
    """

    code: str
    rule: str
    params: dict[str, Any]
    tried: WrittenMove
    possible: list[WrittenMove]
    obstacles: list[ObstacleMessage]
    phrase: PhraseMessage | None = None


def refusal(error: RuleError) -> Refusal:
    obstacles = [ObstacleMessage(o.rule, o.code, o.params) for o in error.obstacles]
    told = None if error.phrase is None else PhraseMessage(*error.phrase)
    return Refusal(
        error.code, error.rule, error.params, error.tried, error.possible, obstacles, told
    )


def why_not(match: Match, seat: Seat, move: str | None, pieces: Sequence[str] = ()) -> Refusal:
    """What stands against a move, from the seat's own view; without a code if it is possible.

    With `pieces` instead: what stands against what they would make.
    """
    try:
        meant = match.meant(seat, pieces) if pieces else match.game.read(move or "")
        found = meant if isinstance(meant, list) else match.why_not(seat, meant)
    except IllegalMove as error:
        error.rule = error.rule or match.asked.rule
        return refusal(error)
    if isinstance(meant, list):
        return against(found, "", None)
    told = match.game.phrase(match.view(seat), match.cardset, meant)
    return against(found, meant.text, PhraseMessage(*told))


def against(found: Sequence[Obstacle], tried: str, told: PhraseMessage | None) -> Refusal:
    obstacles = [ObstacleMessage(o.rule, o.code, o.params) for o in found]
    code, rule = ("illegal-move", found[0].rule) if found else ("", "")
    return Refusal(code, rule, {}, tried, [], obstacles, told)


def event_messages(
    match: Match, seat: Seat, since: int, before: int | None = None
) -> list[EventMessage]:
    """What this seat may know of what happened after the first `since` moves, up to `before`."""
    written = written_events(match, since, before, lambda note: note.reaches(seat))
    return [message for _, message in written]


def written_events(
    match: Match,
    since: int,
    before: int | None = None,
    wanted: Callable[[Note], bool] = lambda _: True,
) -> Iterator[tuple[Note, EventMessage]]:
    """Events with their audience: not for anybody's eyes as they are."""
    for number, entry in enumerate(match.history[since:before], start=since + 1):
        for note in entry.notes:
            if wanted(note):
                event = note.event
                yield note, EventMessage(event.code, event.cited(), event.params(), number)


class SharedView:
    """What all who see the same get of one position of a match, each part made when first wanted.

    `seat` stands for all of them: see `Game.sees_as`.
    """

    def __init__(
        self,
        match: Match,
        seat: Seat,
        public: SharedView | None = None,
        *,
        staged_only: bool = False,
    ) -> None:
        """`public`: what spectators get; parts that are the same are not made again.

        `staged_only`: pictures of those acts alone that boards show step by step.
        """
        self.match = match
        self._staged_only = staged_only
        self._seat = seat
        self._public = public
        self._view = self._made()
        self._whole = False  # whether the rules could go on from this view
        self._aids: list[Any] = []  # none yet, or the one
        self._events: dict[int, list[EventMessage]] = {}  # by the move after which they happened
        self._notes: dict[int, list[tuple[Note, EventMessage]]] = {}
        self._pictures: dict[int, list[Picture]] = {}
        self._scenes: dict[int, list[Scene]] = {}

    def _made(self) -> Any:
        game, state, public = self.match.game, self.match.state, self._public
        if public is None:
            return game.sent(state, self._seat)
        return game.sent_beside(state, self._seat, lambda: public._view)

    def complete(self) -> SharedView:
        """Whole views from now on, for bots and for `aid`; while the match is at this position."""
        if not self._whole:
            self.match.game.add_position(self._view, self.match.state)
            self._whole = True
        return self

    def view(self, seat: Seat) -> Any:
        """The view of one of them, as it is sent."""
        if seat == self._seat:
            return self._view
        view = copy(self._view)
        view.seat = seat
        return view

    def aid(self) -> Any:
        """From the whole view alone: in a thread, too, while the match goes on."""
        if not self._aids:
            self._aids = [self.match.game.aid(self._view, self.match.cardset)]
        return self._aids[0]

    def events(self, since: int) -> list[EventMessage]:
        """Each is written once for everybody whom it reaches."""
        if since not in self._events:
            told = (self._public or self)._written(since)
            self._events[since] = [each for note, each in told if note.reaches(self._seat)]
        return self._events[since]

    def _written(self, since: int) -> list[tuple[Note, EventMessage]]:
        if since not in self._notes:
            self._notes[since] = [*written_events(self.match, since)]
        return self._notes[since]

    def pictures(self, retrace: Retrace, since: int) -> list[Picture]:
        """Between the first event and the last: of a single one there are none."""
        if since not in self._pictures:
            self._pictures[since] = self._pictured(retrace, since)
        return self._pictures[since]

    def _pictured(self, retrace: Retrace, since: int) -> list[Picture]:
        told = self.events(since)
        if len(told) < 2 or (self._staged_only and not self._is_staged(told)):
            return []
        happened = (self._public or self)._happened(retrace, since)
        return pictures(happened, self._seat, self._view) if happened else []

    def _is_staged(self, told: Sequence[EventMessage]) -> bool:
        return self.match.game.is_staged(event.code for event in told)

    def _happened(self, retrace: Retrace, since: int) -> list[Scene]:
        if since not in self._scenes:
            self._scenes[since] = scenes(retrace, since, self._view)
        return self._scenes[since]

    def strike(self) -> None:
        """Drop what pictures are made of: states after every event take more room than the rest."""
        self._scenes.clear()


def sync(
    match: Match,
    seat: Seat,
    since: int = 0,
    *,
    aided: bool = True,
    foretold: bool = False,
    retrace: Retrace | None = None,
    shared: SharedView | None = None,
) -> Sync:
    """The message for one seat: whole view, its question, events from move `since` on.

    `foretold`: with what answers would bring. With `retrace`, that and the pictures between these
    events. `shared`: what others get as well.
    """
    outcome = match.outcome
    shared = shared or SharedView(match, seat)
    return Sync(
        game=match.game.name,
        version=match.version,
        seat=seat,
        moves=len(match.history),
        since=since,
        view=shared.view(seat),
        aid=shared.complete().aid() if aided else None,
        decision=decision_message(match, seat, foretold=foretold or retrace is not None),
        events=shared.events(since),
        result=None if outcome is None else outcome.result,
        pictures=[] if retrace is None else shared.pictures(retrace, since),
    )


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)
