"""What one client sees of a table: which frames go out, and when."""

from __future__ import annotations

from functools import partial
from typing import Final

from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed
from ungeheuer.server.frames import encode
from ungeheuer.server.names import NOBODY, TableId
from ungeheuer.server.outbox import Outbox
from ungeheuer.server.summaries import has_holding, hold_of, table_message
from ungeheuer.server.table import Table
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire

CHAT_SHOWN: Final = 50  # chat messages sent to a client that connects
WAITING: Final = 512  # frames queued for a client that does not read; then it is disconnected


class Window:
    """One client's view of a table. It shows one seat at a time: the one last uncovered."""

    def __init__(self, context: ConnectionContext) -> None:
        self.context = context
        self.person = NOBODY
        self.table: TableId | None = None
        self.looking: str | None = None
        self.out = Outbox()
        self._versions: dict[str, int | None] = {}  # by seat, the version last sent
        self._pictures = False  # whether this client shows acts step by step
        self._aid = True  # whether it wants aid with every sync
        self._holds = False  # whether turns that it ends are held
        self._held: list[Seat] = []
        self._changes_sent = -1
        self._chat_sent = 0
        self._plans_sent: list[gestures.PlanCard] = []
        self._cut_off = False
        self._recent: int | None = None  # moves of which this client wants events; None: all

    def send(self, message: object) -> None:
        self.send_frame(encode(message))

    def send_frame(self, frame: str) -> None:
        if self._cut_off:
            return
        self._cut_off = self.out.qsize() >= WAITING
        self.out.put_nowait(None if self._cut_off else frame)

    # -- which seat is shown

    def welcome(self, table: Table, hello: wire.Hello) -> None:
        """Send the answer to hello and everything this client may see so far."""
        self._recent = hello.recent
        self._held = table.held(self.person)
        self._pictures, self._aid = hello.pictures, hello.aid
        self._holds = hello.holds
        self._uncover(table, hello.look)
        self.send(
            wire.Welcome(
                id=hello.id,
                protocol=wire.PROTOCOL,
                person=self.person,
                seats=[*self._held],
                look=self.looking,
                beat=self.context.beat,
            )
        )
        self._chat_sent = max(0, table.chat_count - CHAT_SHOWN)
        if self.looking is not None and hello.look in {None, self.looking}:
            self._versions[self.looking] = hello.seen
        if self._pictures:
            table.look_back(len(table.match.history))
        self._send_table(table)
        self._send_chat(table)
        self.plans_changed(table)
        self._send_sync(table)

    def _first_told(self, table: Table) -> int:
        """How many moves are so long ago that this client asks for them when it wants them."""
        return 0 if self._recent is None else max(0, len(table.match.history) - self._recent)

    def look_at(self, table: Table, seat: str) -> None:
        self.looking = seat
        self._send_sync(table)

    def check_uncovered(self, seat: str) -> None:
        """Moves and questions need an uncovered seat: refusals would tell what it holds."""
        if self.looking != seat:
            raise NotAllowed("covered", {"seat": seat})

    def _uncover(self, table: Table, wanted: str | None) -> None:
        """The seat asked for, else the only one this person holds, else the spectators' view."""
        held = table.held(self.person)
        usual = held[0] if len(held) == 1 else SPECTATOR
        choices = [seat for seat in (wanted, usual) if seat is not None]
        allowed = [seat for seat in choices if table.may_look(self.person, seat)]
        self.looking = allowed[0] if allowed else None

    def _look_again(self, table: Table) -> None:
        """After seats have changed hands: show a first seat, cover one that was lost."""
        held = table.held(self.person)
        first = not self._held and len(held) == 1  # of several seats, none without a request
        self._held = held
        kept = self.looking is not None and table.may_look(self.person, self.looking)
        if not kept and len(held) > 1:
            self.looking = SPECTATOR
        elif not kept or first:
            self._uncover(table, None)

    def grace(self, table: Table) -> int | None:
        """For how many seconds turns are held that this client ends; None if they are not."""
        return self._usual_grace(table) if self._holds else None

    def _usual_grace(self, table: Table) -> int:
        return self.context.grace if table.grace is None else table.grace

    # -- what has changed

    def table_changed(self, table: Table) -> None:
        if table.changes != self._changes_sent:
            self._send_table(table)
        self._send_chat(table)
        self.plans_changed(table)
        if self.looking is not None and self._versions.get(self.looking) != table.version:
            self._send_sync(table)

    def receive(self, frame: str) -> None:
        if self.looking is not None:
            self.send_frame(frame)

    def plans_changed(self, table: Table) -> None:
        plans = self.context.gestures.plans(table)
        if plans != self._plans_sent and self.looking is not None:
            self._plans_sent = plans
            self.send(gestures.PlansMessage(plans=plans))

    def presence_changed(self, frame: str) -> None:
        self.send_frame(frame)

    def _send_table(self, table: Table) -> None:
        """Everything about the table but the match, and another view if seats changed hands."""
        self._changes_sent = table.changes
        before = self.looking
        self._look_again(table)
        registry = self.context.registry
        present, watchers = registry.present(table.id), registry.watchers(table)
        away = partial(registry.away, table.id)
        message = table_message(table, self.person, present, watchers, away)
        message.grace = self._usual_grace(table) if has_holding(table) else None
        message.hold = hold_of(table, self.person, registry.ends_in(table))
        self.send(message)
        if self.looking != before:  # even if nothing has happened since it was last shown
            self._send_sync(table)

    def _send_chat(self, table: Table) -> None:
        if not table.may_watch(self.person):
            return
        new = min(table.chat_count - self._chat_sent, len(table.chat))
        unsent = [*table.chat][len(table.chat) - new :]
        for number, (at, said) in enumerate(unsent, start=table.chat_count - new + 1):
            self.send(
                wire.Spoken(
                    number=number,
                    at=at,
                    name=said.name,
                    seat=said.seat,
                    text=said.text,
                    phrase=said.phrase,
                )
            )
        self._chat_sent = table.chat_count

    def _send_sync(self, table: Table) -> None:
        """The view of the uncovered seat, with what happened since it was last sent."""
        seat = self.looking
        if seat is None or table.status == "open":
            return
        seen = self._versions.get(seat)
        since = max(table.since(seen), self._first_told(table))
        pictures = self._pictures and seen is not None  # who has just come has nothing to compare
        wishes = {"foretold": self._pictures, "pictures": pictures, "aid": self._aid}
        self.send_frame(self.context.frames.sync(table, seat, since, **wishes))
        self._versions[seat] = table.version
