"""What the client knows about a table: the latest card, view and question, and all events."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from ungeheuer.cli.boards import Board, board
from ungeheuer.cli.client.decoding import decision_of, event_of, outcome_of, view_of
from ungeheuer.cli.names import display_name, distinct_names
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.games import game as load
from ungeheuer.wire.gestures import PresenceMessage
from ungeheuer.wire.messages import TableMessage
from ungeheuer.wire.sync import EventMessage, Sync
from ungeheuer.wire.table_cards import SeatCard
from ungeheuer.words import Words, shortened

LONGEST_NAME: Final = 20
RECENT: Final = 12  # moves shown to somebody who joins a running match


class TableState:
    """One table, according to the latest messages."""

    def __init__(self, card: TableMessage, cards: CardSet, known_moves: int | None = None) -> None:
        """`known_moves`: how many moves need not be shown again; None: all but the most recent."""
        self.card = card
        self.game: AnyGame = load(card.game)
        self.cards = cards
        self.board: Board = board(card.game)
        self.sync: Sync | None = None
        self.view: Any = None
        self.decision: Decision[Any] | None = None
        self._logs: dict[str, list[EventMessage]] = {}  # by seat
        self._read: dict[str, int] = {}  # by seat: how many moves it has read about
        self._known_moves = known_moves

    def with_presence(self, news: PresenceMessage) -> TableMessage:
        """The table's card after somebody came or went."""
        present = {seat.seat: seat for seat in news.seats}
        seats = [
            replace(card, here=now.here, bot_in=now.bot_in)
            if (now := present.get(card.seat))
            else card
            for card in self.card.seats
        ]
        return replace(self.card, seats=seats, watchers=news.watchers)

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
        """Words that know the names at this table."""
        names = [name_of(seat, words) for seat in self.card.seats]
        return words.at_table(self.seats, distinct_names(names))

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
        """The seat that has to answer; None if the match is not running."""
        running = self.card.state == "playing" and not self.card.paused and not self.card.frozen
        decision = self.sync.decision if self.sync and running else None
        return decision.seat if decision else None

    @property
    def outcome(self) -> Outcome | None:
        result = self.sync.result if self.sync else None
        return None if result is None else outcome_of(result, self.seats)

    def learn(self, sync: Sync) -> int:
        """Apply a sync; returns how many moves it adds, negative after an undo."""
        before = self.sync.moves if self.sync else 0
        known = self._logs.get(sync.seat, [])
        log = [event for event in known if event.move <= sync.since] + sync.events
        known_still = min(_shared(known, log), sync.moves)
        read = self._read.get(sync.seat)
        self._read[sync.seat] = (
            self._read_at_first(sync) if read is None else min(read, known_still)
        )
        if sync.moves < before:
            self._read = {seat: min(at, sync.moves) for seat, at in self._read.items()}
        self._logs[sync.seat] = log
        self.sync = sync
        self.view = view_of(self.game, sync.view)
        self.decision = decision_of(self.game, sync.decision) if sync.decision else None
        return sync.moves - before

    def _read_at_first(self, sync: Sync) -> int:
        known = self._known_moves
        return max(0, sync.moves - RECENT) if known is None else min(known, sync.moves)

    def news(self) -> tuple[list[Event], list[Event]]:
        """The events that the seat on the screen has read, and the new ones; marks those as read.

        Public events then count as read for all users at this screen.
        """
        if self.sync is None:
            return [], []
        log, read = self._logs[self.sync.seat], self._read[self.sync.seat]
        self._read[self.sync.seat] = self._read[SPECTATOR] = self.sync.moves
        before = [event for event in log if event.move <= read]
        return self._events(before), self._events(log[len(before) :])

    def log(self) -> list[Event]:
        return self._events(self._logs.get(self.looking or "", []))

    def _events(self, messages: list[EventMessage]) -> list[Event]:
        events = (event_of(self.game, each) for each in messages)
        return [event for event in events if event is not None]


def _shared(known: list[EventMessage], log: list[EventMessage]) -> int:
    """The last move up to which the new log equals the known one."""
    for at, event in enumerate(known):
        if at >= len(log) or log[at] != event:
            return event.move - 1
    return log[-1].move if log else 0


def name_of(seat: SeatCard, words: Words) -> str:
    if seat.kind == "bot":
        persona = seat.name if seat.persona and not seat.away else ""
        return persona or display_name(seat.bot, words)
    if seat.kind == "open":
        return words.say("join-free-seat")
    return shortened(seat.name, LONGEST_NAME) if seat.name else words.say("name-guest")
