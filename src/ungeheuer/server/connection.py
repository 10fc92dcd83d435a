"""One connection to one table: every message that comes in is handled and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ungeheuer.engine.names import SPECTATOR
from ungeheuer.server import actions, table_acts
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import decode, id_in, refused_for
from ungeheuer.server.gestures import Gestures
from ungeheuer.server.ledger import COSTS, TALK, Ledger
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.people import hash_of
from ungeheuer.server.questions import Closing, Questions
from ungeheuer.server.registry import RewindsTo
from ungeheuer.server.table import Table
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire
from ungeheuer.wire.aid import AskAid
from ungeheuer.wire.slips import AskSure
from ungeheuer.wire.story import AskStory
from ungeheuer.wire.teaching import AnswerTask

# WebSocket close codes
POLICY_VIOLATION: Final = 1008
MOST_ENTRIES: Final = 50_000  # of a table: whoever fills a log has done so on purpose


class Connection(Questions):
    """A client that talks to a table."""

    def __init__(self, context: ConnectionContext, ledger: Ledger, network: str) -> None:
        super().__init__(context)
        self._ledger = ledger
        self._network = network
        self._bucket = ledger.connection()
        self._neighbours = ledger.messages.of(network)
        self._warned = 0.0  # until when nothing more is heard
        self.device = ""  # the hash of the key that was said

    # -- frames in

    async def take(self, frame: str) -> None:
        """Answer one frame, valid or not."""
        if not self._may_say(1.0):
            self._too_fast(id_in(frame[: wire.LONGEST_FRAME]), "messages", self._bucket.seconds())
            return
        if len(frame.encode("utf-8", "surrogatepass")) > wire.LONGEST_FRAME:
            self._refuse("", "too-big", {"most": wire.LONGEST_FRAME})
            return
        try:
            message = decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(id_in(frame), "bad-message", {"detail": str(error)[:200]})
            return
        if self._pays_for(message):
            await self.guarded(message.id, self._handle(message))

    def _may_say(self, cost: float) -> bool:
        """Whoever has hardly said anything is not refused for what neighbours say."""
        if not self._bucket.take(cost):
            return False
        return self._neighbours.take(cost) or self._bucket.much_is_left()

    def _pays_for(self, message: wire.AnyUp) -> bool:
        """Whether there is enough left for what this message costs; refused, if not."""
        kind = type(message)
        cost = COSTS.get(kind)
        if cost is not None and not self._may_say(cost):
            self._too_fast(message.id, "messages", self._bucket.seconds(cost))
            return False
        talk = self._ledger.talk.of(self.person or self._network) if kind in TALK else None
        if talk is not None and not talk.take():
            self._too_fast(message.id, "talk", talk.seconds())
            return False
        return True

    def _too_fast(self, id: str, what: str, seconds: int) -> None:
        """One refusal, which says when to come back; whoever does not wait is disconnected."""
        now = self._ledger.clock()
        if now < self._warned:
            raise Closing(POLICY_VIOLATION)
        self._warned = now + seconds
        self._refuse(id, "too-fast", {"what": what, "seconds": seconds})

    def _refuse(self, id: str, code: str, params: dict[str, object]) -> None:
        self.context.registry.metrics.refusals[code] += 1
        self.send(refused_for(id, code, params))

    async def _handle(self, message: wire.AnyUp) -> None:
        handler = HANDLERS.get(type(message))
        if handler is not None:
            await handler(self, message)
        else:
            await self._act(message)

    async def _act(self, message: wire.AnyUp) -> None:
        action = actions.ACTIONS[type(message)]
        await self.perform(
            message.id,
            lambda tx: action(tx, message),
            lambda table: actions.rewinds_to(table, self.person, message),
        )

    async def perform(
        self, id: str, action: actions.Action, rewinds_to: RewindsTo | None = None
    ) -> None:
        def within(tx: actions.Transaction) -> None:
            if tx.table.seq >= MOST_ENTRIES:
                raise TableError("log-full", {"most": MOST_ENTRIES})
            action(tx)

        clock = asyncio.get_running_loop().time
        began = clock()
        version, table = await self.context.registry.perform(
            self.joined, self.person, id, within, rewinds_to
        )
        self.send(wire.Ack(id=id, version=self.known_version(version), table=table))
        self.context.registry.metrics.acts.note(clock() - began)

    async def _read(self, id: str, read: Callable[[Table], None]) -> None:
        """Look at the table and acknowledge, with nothing entered into its log."""

        def version_after(table: Table) -> int:
            read(table)
            return table.version

        version = await self.context.registry.read(self.joined, version_after)
        self.send(wire.Ack(id=id, version=self.known_version(version)))

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
            self.device = hash_of(message.key) if message.key else ""
            registry.join(id, self)
            self.welcome(table, message)
        self.later(lambda: registry.announce_presence(id, self))

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

        await self.perform(message.id, move)

    async def _undo(self, message: wire.Undo) -> None:
        self.check_told()
        await self._act(message)

    async def _redo(self, message: wire.Redo) -> None:
        self.check_told()

        def redo(tx: actions.Transaction) -> None:
            actions.redo(tx, message, grace=self.grace(tx.table))

        await self.perform(message.id, redo)

    async def _answer_task(self, message: AnswerTask) -> None:
        def answer(tx: actions.Transaction) -> None:
            halt = actions.answer_task(tx, message)
            if halt is not None and self.pupil is not None:
                self.pupil.judge(tx.table, halt, message)

        try:
            await self.perform(message.id, answer)
        finally:
            if self.pupil is not None:  # it was said when it was stored, or will not be
                self.pupil.verdict = None

    async def _ping(self, message: wire.Ping) -> None:
        self.send(wire.Pong(id=message.id))

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

    def hang_up(self) -> None:
        """The person is not let in any more: nothing is sent after this."""
        self._cut_off = True
        self.out.put_nowait(None)

    async def gone(self) -> None:
        self.forget_work()
        if self.table is not None:
            self.context.registry.leave(self.table, self)
            await self.context.registry.announce_presence(self.table, self)


Planning = gestures.Propose | gestures.Withdraw | gestures.Agree
PLANNING: Final[dict[type[Any], Callable[[Gestures, Table, PersonId, Any], None]]] = {
    gestures.Propose: Gestures.propose,
    gestures.Withdraw: Gestures.withdraw,
    gestures.Agree: Gestures.agree,
}
HANDLERS: Final[dict[type[Any], Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Hello: Connection._hello,
    AskStory: Questions.story,
    wire.MakeMove: Connection._move,
    wire.Undo: Connection._undo,
    wire.Redo: Connection._redo,
    AnswerTask: Connection._answer_task,
    wire.Look: Connection._look,
    wire.Hint: Questions.hint,
    wire.Why: Questions.why,
    AskAid: Questions.ask_aid,
    AskSure: Questions.ask_sure,
    gestures.Point: Connection._point,
    gestures.Propose: Connection._plan,
    gestures.Withdraw: Connection._plan,
    gestures.Agree: Connection._plan,
    wire.Ping: Connection._ping,
    **table_acts.HANDLERS,
}
