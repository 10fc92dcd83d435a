"""What one client sees of a table: which frames go out, and when."""

from __future__ import annotations

from functools import partial
from typing import Final

from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import encode
from ungeheuer.server.names import NOBODY, TableId
from ungeheuer.server.outbox import Outbox
from ungeheuer.server.pupil import Pupil
from ungeheuer.server.study import Halt
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
        self.pupil: Pupil | None = None  # if it takes tasks
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
        self.pupil = Pupil() if hello.teaching and table.teaching.rules else None
        self._uncover(table, hello.look)
        self._look_for_task(table)
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
        self._chat_sent = max(0, table.chat.count - CHAT_SHOWN)
        if self.looking is not None and hello.look in {None, self.looking}:
            self._versions[self.looking] = hello.seen
        # whoever comes back asks from where it left, which a look at the present would lose
        if self._pictures and hello.seen is None:
            table.look_back(len(table.match.history))
        self._send_table(table)
        self._send_chat(table)
        self.plans_changed(table)
        self._send_sync(table)
        self._send_teaching(table)

    def _first_told(self, table: Table) -> int:
        """How many moves are so long ago that this client asks for them when it wants them."""
        halt = self.halt
        moves = len(table.match.history) if halt is None else halt.place.moves
        return 0 if self._recent is None else max(0, moves - self._recent)

    def look_at(self, table: Table, seat: str) -> None:
        self.looking = seat
        waited, _ = self.is_halted, self._look_for_task(table)
        if waited or self.is_halted:  # one seat may know more of the table than another
            self._send_table(table)
        self._send_sync(table)
        self._send_teaching(table)

    def check_uncovered(self, seat: str) -> None:
        """Moves and questions need an uncovered seat: refusals would tell what it holds."""
        self.check_looks_at(seat)
        self.check_told()

    def check_looks_at(self, seat: str) -> None:
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
        waited, other_task = self.is_halted, self._look_for_task(table)
        self._send_verdict()
        if (waited and not self.is_halted) or table.changes != self._changes_sent:
            self._send_table(table)
        self._send_chat(table)
        self.plans_changed(table)
        news = not self.is_halted and self._versions.get(self.looking or "") != table.version
        if self.looking is not None and (other_task or news):
            self._send_sync(table)
        self._send_teaching(table)

    def receive(self, frame: str) -> None:
        if self.looking is not None and not self.is_halted:
            self.send_frame(frame)

    def plans_changed(self, table: Table) -> None:
        if self.is_halted:  # what people plan now would tell what has come
            return
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
        if self.looking != before:
            self._look_for_task(table)
        registry = self.context.registry
        present, watchers = registry.present(table.id), registry.watchers(table)
        away = partial(registry.away, table.id)
        message = table_message(table, self.person, present, watchers, away)
        message.grace = self._usual_grace(table) if has_holding(table) else None
        message.hold = hold_of(table, self.person, registry.ends_in(table))
        self.send(message if self.pupil is None else self.pupil.masked(message))
        if self.looking != before:  # even if nothing has happened since it was last shown
            self._send_sync(table)

    def _send_chat(self, table: Table) -> None:
        if not table.may_watch(self.person):
            return
        new = min(table.chat.count - self._chat_sent, len(table.chat))
        unsent = [*table.chat][len(table.chat) - new :]
        for number, (at, said) in enumerate(unsent, start=table.chat.count - new + 1):
            self.send(
                wire.Spoken(
                    number=number,
                    at=at,
                    name=said.name,
                    seat=said.seat,
                    text=said.text,
                    phrase=said.phrase,
                    note=said.note,
                )
            )
        self._chat_sent = table.chat.count

    def _send_sync(self, table: Table) -> None:
        """The view of the uncovered seat, with what happened since it was last sent."""
        seat = self.looking
        if seat is None or table.status == "open":
            return
        seen = self._versions.get(seat)
        since = max(table.since(seen), self._first_told(table))
        pictures = self._pictures and seen is not None  # who has just come has nothing to compare
        if self.pupil is not None and self.pupil.halt is not None:
            self._send_task(self.pupil, table, seat, since, pictures=pictures)
            return
        told = 0 if self.pupil is None else self.pupil.told(table, seat, since)
        wishes = {"foretold": self._pictures, "pictures": pictures, "aid": self._aid}
        self.send_frame(self.context.frames.sync(table, seat, since, **wishes, told=told))
        self._versions[seat] = table.version

    # -- tasks

    @property
    def halt(self) -> Halt | None:
        """The task that has to be answered before anything that follows may be known."""
        return None if self.pupil is None else self.pupil.halt

    @property
    def is_halted(self) -> bool:
        return self.halt is not None

    def known_version(self, version: int) -> int:
        """The version, as far as this client may know it."""
        return (self._versions.get(self.looking or "") or 0) if self.is_halted else version

    def check_told(self) -> None:
        """Whoever answers, undoes or asks does so in view of the present."""
        if self.is_halted:
            raise TableError("task-first")

    def _look_for_task(self, table: Table) -> bool:
        """Whether another task than before has to be answered first, or none any more."""
        return self.pupil is not None and self.pupil.look(table, self.person, self.looking)

    def _send_task(
        self, pupil: Pupil, table: Table, seat: str, since: int, *, pictures: bool
    ) -> None:
        """What happened before a task, and the task."""
        sync = pupil.sync(table, seat, since, pictures=pictures)
        self._versions[seat] = sync.version
        self.send(wire.SyncMessage(sync=sync))
        self.send(pupil.task(table, seat))

    def _send_verdict(self) -> None:
        if self.pupil is not None and self.pupil.verdict is not None:
            self.send(self.pupil.verdict)
            self.pupil.verdict = None

    def _send_teaching(self, table: Table) -> None:
        pupil = self.pupil
        settings = pupil and pupil.settings(table, self.person, self.looking)
        if settings:
            self.send(settings)
