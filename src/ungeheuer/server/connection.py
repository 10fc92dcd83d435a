"""One connection to one table: every message that comes in is handled and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ungeheuer.bots import STRONGEST
from ungeheuer.engine.errors import EngineBug, UngeheuerError
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server import actions
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import decode, id_in, refused, refused_for
from ungeheuer.server.gestures import Gestures
from ungeheuer.server.limits import Bucket
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import RewindsTo
from ungeheuer.server.table import Table
from ungeheuer.server.window import Window
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire
from ungeheuer.wire.aid import AidMessage, AskAid
from ungeheuer.wire.holding import Release
from ungeheuer.wire.story import AskStory, StoryMessage, story_page
from ungeheuer.wire.sync import SharedView, why_not

LOGGER: Final = logging.getLogger("ungeheuer.server")
PATIENCE: Final = 100  # refusals in a row for sending too fast; then the client is disconnected

# WebSocket close codes
POLICY_VIOLATION: Final = 1008


Work = Callable[[], Awaitable[None]]


class Closing(Exception):
    """Close this connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection(Window):
    """A client that talks to a table."""

    def __init__(self, context: ConnectionContext, bucket: Bucket) -> None:
        super().__init__(context)
        self._bucket = bucket
        self._refusals = 0
        self._thinking = False  # about a hint
        self._tasks: set[asyncio.Task[None]] = set()

    # -- frames in

    async def take(self, frame: str) -> None:
        """Answer one frame, valid or not."""
        if not self._bucket.take():
            self._too_fast(frame)
            return
        self._refusals = 0
        if len(frame.encode("utf-8", "surrogatepass")) > wire.LONGEST_FRAME:
            self.send(refused_for("", "too-big", {"most": wire.LONGEST_FRAME}))
            return
        try:
            message = decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(refused_for(id_in(frame), "bad-message", {"detail": str(error)[:200]}))
            return
        await self._guarded(message.id, self._handle(message))

    def _too_fast(self, frame: str) -> None:
        self._refusals += 1
        if self._refusals > PATIENCE:
            raise Closing(POLICY_VIOLATION)
        self.send(refused_for(id_in(frame[: wire.LONGEST_FRAME]), "too-fast"))

    async def _guarded(self, id: str, work: Awaitable[None]) -> None:
        """Answer every error; one that is our fault reveals nothing about the match."""
        try:
            await work
        except EngineBug:  # its text may contain secrets of the match
            LOGGER.error("table %s: a rule crashed; run `ungeheuer db check`", self.table)
            self.send(refused_for(id, "server-fault"))
        except UngeheuerError as error:
            self.send(refused(id, error))
        except Closing:
            raise
        except Exception:
            LOGGER.exception("table %s: failed to handle a message", self.table)
            self.send(refused_for(id, "server-fault"))

    async def _handle(self, message: wire.AnyUp) -> None:
        handler = HANDLERS.get(type(message))
        if handler is not None:
            await handler(self, message)
            return
        action = actions.ACTIONS[type(message)]
        await self._perform(
            message.id,
            lambda tx: action(tx, message),
            lambda table: actions.rewinds_to(table, self.person, message),
        )

    async def _perform(
        self, id: str, action: actions.Action, rewinds_to: RewindsTo | None = None
    ) -> None:
        version, table = await self.context.registry.perform(
            self.joined, self.person, id, action, rewinds_to
        )
        self.send(wire.Ack(id=id, version=version, table=table))

    async def _read(self, id: str, read: Callable[[Table], None]) -> None:
        """Look at the table and acknowledge, with nothing entered into its log."""

        def version_after(table: Table) -> int:
            read(table)
            return table.version

        version = await self.context.registry.read(self.joined, version_after)
        self.send(wire.Ack(id=id, version=version))

    @property
    def joined(self) -> TableId:
        if self.table is None:
            raise TableError("hello-first")
        return self.table

    # -- messages that are more than an action

    async def _hello(self, message: wire.Hello) -> None:
        if self.table is not None:
            raise TableError("hello-twice")
        registry = self.context.registry
        person = await self.context.people.who(message.key)
        id = TableId(message.table)
        await registry.perform(id, person, "", actions.come_back)
        async with registry.locked(id) as table:
            self.person, self.table = person, id
            registry.join(id, self)
            self.welcome(table, message)
        self._later(lambda: registry.announce_presence(id, self))

    async def _look(self, message: wire.Look) -> None:
        def look(table: Table) -> None:
            if message.seat != SPECTATOR and message.seat not in table.seats:
                raise TableError("no-such-seat", {"seat": message.seat, "seats": [*table.seats]})
            if not table.may_look(self.person, message.seat):
                raise NotAllowed("not-your-seat", {"seat": message.seat})
            self.look_at(table, message.seat)

        await self._read(message.id, look)

    async def _move(self, message: wire.MakeMove) -> None:
        def move(tx: actions.Transaction) -> None:
            seat = actions.own_seat(tx, message.seat)
            self.check_uncovered(message.seat)
            actions.move_at(tx, seat, message, grace=self.grace(tx.table))

        await self._perform(message.id, move)

    async def _redo(self, message: wire.Redo) -> None:
        def redo(tx: actions.Transaction) -> None:
            actions.redo(tx, message, grace=self.grace(tx.table))

        await self._perform(message.id, redo)

    async def _release(self, message: Release) -> None:
        def release(tx: actions.Transaction) -> None:
            held, present = tx.table.hold, self.context.registry.present(self.joined)
            away = held is None or tx.table.seats[Seat(held.seat)].holder not in present
            actions.release(tx, message, away=away)

        await self._perform(message.id, release)

    async def _seat_bot(self, message: wire.SeatBot) -> None:
        registry, id = self.context.registry, self.joined

        def seat_bot(tx: actions.Transaction) -> None:
            seat = tx.table.seats.get(Seat(message.seat))
            holder = NOBODY if seat is None else seat.holder
            actions.seat_bot(tx, message, away=registry.away(id, holder))

        await self._perform(message.id, seat_bot)

    async def _take_over(self, message: wire.TakeOver) -> None:
        registry, id = self.context.registry, self.joined

        def take_over(tx: actions.Transaction) -> None:
            actions.take_over(tx, message, away=registry.away(id, tx.table.host))

        await self._perform(message.id, take_over)

    async def _rematch(self, message: wire.Rematch) -> None:
        version, table = await self.context.rematches.rematch(
            self.joined, self.person, message.id, rotate=message.rotate
        )
        self.send(wire.Ack(id=message.id, version=version, table=table))

    async def _ping(self, message: wire.Ping) -> None:
        self.send(wire.Pong(id=message.id))

    # -- questions about the match

    async def _hint(self, message: wire.Hint) -> None:
        """Thinking takes a while, so it does not hold up the messages that follow."""
        await self._may_ask(message.seat, hint=True)
        bot = actions.known_bot(message.bot or STRONGEST)
        if self._thinking:
            raise TableError("hint-on-its-way")
        self._thinking = True
        self._later(lambda: self._guarded(message.id, self._advise(message, bot)))

    async def _advise(self, message: wire.Hint, bot: str) -> None:
        try:
            version, advice, chances = await self.context.hints.advice(
                self.joined, Seat(message.seat), bot
            )
        finally:
            self._thinking = False
        self.check_uncovered(message.seat)  # it may have been covered meanwhile
        self.send(
            wire.HintMessage(
                id=message.id, version=version, advice=advice, bot=bot, chances=chances
            )
        )

    async def _ask_aid(self, message: AskAid) -> None:
        """Computed beside the loop; what the client says next does not wait for it."""
        self._later(lambda: self._guarded(message.id, self._tell_aid(message)))

    async def _tell_aid(self, message: AskAid) -> None:
        seat = message.seat

        def seen(table: Table) -> tuple[int, SharedView | None]:
            self.check_uncovered(seat)
            if table.status == "open":
                raise TableError("not-started")
            hints = table.policy.hints
            return table.version, self.context.frames.shared(table, seat) if hints else None

        version, shared = await self.context.registry.read(self.joined, seen)
        aid = None if shared is None else await self.context.aids.of(shared)
        self.check_uncovered(seat)  # it may have been covered meanwhile
        self.send(AidMessage(id=message.id, version=version, seat=seat, aid=aid))

    async def _may_ask(self, seat: str, *, hint: bool = False) -> None:
        def check(table: Table) -> None:
            if seat not in table.held(self.person):
                raise NotAllowed("not-your-seat", {"seat": seat})
            self.check_uncovered(seat)
            if table.status != "playing":
                raise TableError("not-started" if table.status == "open" else "table-over")
            if hint and not table.policy.hints:
                raise TableError("no-hints")
            if hint and table.match.turn != seat:
                raise TableError("not-asked", {"seat": seat})

        await self.context.registry.read(self.joined, check)

    async def _why(self, message: wire.Why) -> None:
        await self._may_ask(message.seat)

        def why(table: Table) -> wire.WhyMessage:
            refusal = why_not(table.match, Seat(message.seat), message.move, message.pieces)
            return wire.WhyMessage(id=message.id, version=table.version, refusal=refusal)

        self.send(await self.context.registry.read(self.joined, why))

    async def _story(self, message: AskStory) -> None:
        def story(table: Table) -> StoryMessage:
            self.check_uncovered(message.seat)
            if table.status == "open":
                raise TableError("not-started")
            return story_page(table.match, message)

        self.send(await self.context.registry.read(self.joined, story))

    # -- gestures

    async def _point(self, message: gestures.Point) -> None:
        def point(table: Table) -> None:
            pointed = self.context.gestures.point(table, self.person, message)
            self.context.registry.broadcast(table.id, pointed)

        await self._read(message.id, point)

    async def _plan(self, message: Planning) -> None:
        def plan(table: Table) -> None:
            PLANNING[type(message)](self.context.gestures, table, self.person, message)
            self.context.registry.announce_plans(table)

        await self._read(message.id, plan)

    # -- the end

    def _later(self, work: Work) -> None:
        task = asyncio.ensure_future(_logging_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def gone(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self.table is not None:
            self.context.registry.leave(self.table, self)
            await self.context.registry.announce_presence(self.table, self)


async def _logging_errors(work: Work) -> None:
    """The work begins here: whoever has gone before that leaves nothing half begun."""
    try:
        await work()
    except Exception:
        LOGGER.exception("a background task failed")


Planning = gestures.Propose | gestures.Withdraw | gestures.Agree
PLANNING: Final[dict[type[Any], Callable[[Gestures, Table, PersonId, Any], None]]] = {
    gestures.Propose: Gestures.propose,
    gestures.Withdraw: Gestures.withdraw,
    gestures.Agree: Gestures.agree,
}
HANDLERS: Final[dict[type[Any], Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Hello: Connection._hello,
    AskStory: Connection._story,
    wire.MakeMove: Connection._move,
    wire.Redo: Connection._redo,
    Release: Connection._release,
    wire.Look: Connection._look,
    wire.SeatBot: Connection._seat_bot,
    wire.TakeOver: Connection._take_over,
    wire.Rematch: Connection._rematch,
    wire.Hint: Connection._hint,
    wire.Why: Connection._why,
    AskAid: Connection._ask_aid,
    gestures.Point: Connection._point,
    gestures.Propose: Connection._plan,
    gestures.Withdraw: Connection._plan,
    gestures.Agree: Connection._plan,
    wire.Ping: Connection._ping,
}
