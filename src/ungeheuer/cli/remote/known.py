"""What this terminal knows of a table: the last card, view and question, and what has happened."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.cli.boards import Board, board
from ungeheuer.cli.names import called, told_apart
from ungeheuer.cli.remote.reading import decision_of, event_of, outcome_of, view_of
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.engine.match import AnyGame
from ungeheuer.games import game as load
from ungeheuer.wire.messages import SeatCard, TableMessage
from ungeheuer.wire.sync import EventMessage, Sync
from ungeheuer.words import Words, shortened

LONGEST_NAME: Final = 20
RECENT: Final = 12  # moves that are told to somebody who comes to a running match


class Known:
    """One table, from the first card that came; the latest word of the server counts."""

    def __init__(self, card: TableMessage, cards: CardSet) -> None:
        self.card = card
        self.game: AnyGame = load(card.game)
        self.cards = cards
        self.board: Board = board(card.game)
        self.sync: Sync | None = None
        self.view: Any = None
        self.decision: Decision[Any] | None = None
        self._logs: dict[str, list[EventMessage]] = {}  # by seat: each is told its own
        self._told: dict[str, int] = {}

    # -- seats

    @property
    def seats(self) -> list[str]:
        return [seat.seat for seat in self.card.seats]

    @property
    def mine(self) -> list[str]:
        return [seat.seat for seat in self.card.seats if seat.mine]

    @property
    def open(self) -> list[str]:
        return [seat.seat for seat in self.card.seats if seat.kind == "open"]

    def seat(self, name: str) -> SeatCard | None:
        return next((seat for seat in self.card.seats if seat.seat == name), None)

    def names(self, words: Words) -> Words:
        """Words that know who sits where."""
        names = [name_of(seat, words) for seat in self.card.seats]
        return words.at_table(self.seats, told_apart(names))

    # -- the match

    @property
    def version(self) -> int:
        return self.sync.version if self.sync else 0

    @property
    def looking(self) -> str | None:
        """Whose view is on the screen."""
        return self.sync.seat if self.sync else None

    @property
    def asked(self) -> str | None:
        """The seat that is to answer, whoever it is."""
        running = self.card.state == "playing" and not self.card.paused and not self.card.frozen
        told = self.sync.decision if self.sync and running else None
        return told.seat if told else None

    @property
    def outcome(self) -> Outcome | None:
        result = self.sync.result if self.sync else None
        return None if result is None else outcome_of(result, self.seats)

    def learn(self, sync: Sync) -> int:
        """Take in a new sync; how many moves it takes back."""
        before = self._told.get(sync.seat)
        known = self._logs.get(sync.seat, [])
        log = [event for event in known if event.move <= sync.since] + sync.events
        known_still = min(_shared(known, log), sync.moves)
        recent = max(0, sync.moves - RECENT)
        self._told[sync.seat] = recent if before is None else min(before, known_still)
        self._logs[sync.seat] = log
        self.sync = sync
        self.view = view_of(self.game, sync.view)
        self.decision = decision_of(self.game, sync.decision) if sync.decision else None
        return max(0, (before or 0) - sync.moves)

    def news(self) -> tuple[list[Event], list[Event]]:
        """What the one who looks knows already, and what is new; from now on it is not."""
        if self.sync is None:
            return [], []
        log, told = self._logs[self.sync.seat], self._told[self.sync.seat]
        self._told[self.sync.seat] = self.sync.moves
        before = [event for event in log if event.move <= told]
        return self._events(before), self._events(log[len(before) :])

    def log(self) -> list[Event]:
        return self._events(self._logs.get(self.looking or "", []))

    def _events(self, told: list[EventMessage]) -> list[Event]:
        found = (event_of(self.game, each) for each in told)
        return [event for event in found if event is not None]


def _shared(known: list[EventMessage], log: list[EventMessage]) -> int:
    """Up to which move a new log tells what was known before."""
    for at, event in enumerate(known):
        if at >= len(log) or log[at] != event:
            return event.move - 1
    return log[-1].move if log else 0


def name_of(seat: SeatCard, words: Words) -> str:
    if seat.kind == "bot":
        return called(seat.bot, words)
    if seat.kind == "open":
        return words.say("join-free-seat")
    return shortened(seat.name, LONGEST_NAME) if seat.name else words.say("name-guest")
