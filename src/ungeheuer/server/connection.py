"""One connection to one table: frames in, acts done, frames out. Every message is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec

from ungeheuer.bots import STRONGEST
from ungeheuer.engine.errors import EngineBug, IllegalMove, UngeheuerError
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server import acts
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import decode, encode, id_in, refused, refused_for
from ungeheuer.server.gestures import Gestures
from ungeheuer.server.limits import Bucket
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import Deed
from ungeheuer.server.summaries import table_message
from ungeheuer.server.table import Table
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire
from ungeheuer.wire.sync import ObstacleMessage, Refusal

LOGGER: Final = logging.getLogger("ungeheuer.server")
CHAT_SHOWN: Final = 50  # lines of chat that somebody who comes is told
WAITING: Final = 512  # frames for a client that does not read; then it is cut off
PATIENCE: Final = 100  # refusals in a row for sending too fast; then likewise

NORMAL, POLICY, SLOW = 1000, 1008, 1013  # close codes


class Closing(Exception):
    """This connection is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Somebody's window on a table. It shows one seat at a time: the one last uncovered."""

    def __init__(self, context: ConnectionContext, bucket: Bucket) -> None:
        self.context = context
        self.person = NOBODY
        self.table: TableId | None = None
        self.looking: str | None = None
        self.out: asyncio.Queue[str | None] = asyncio.Queue()
        self._bucket = bucket
        self._refusals = 0
        self._versions: dict[str, int | None] = {}  # by seat, the version last sent
        self._held: list[Seat] = []
        self._card = -1
        self._told = 0
        self._plans: list[gestures.PlanCard] = []  # as last sent
        self._thinking = False  # about a hint
        self._cut_off = False
        self._tasks: set[asyncio.Task[None]] = set()

    # -- frames in

    async def take(self, frame: str) -> None:
        """Answer one frame, whatever it is."""
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
        await self._answer(message)

    def _too_fast(self, frame: str) -> None:
        self._refusals += 1
        if self._refusals > PATIENCE:
            raise Closing(POLICY)
        self.send(refused_for(id_in(frame[: wire.LONGEST_FRAME]), "too-fast"))

    async def _answer(self, message: wire.AnyUp) -> None:
        await self._guarded(message.id, self._handle(message))

    async def _guarded(self, id: str, work: Awaitable[None]) -> None:
        """Whatever goes wrong is answered; what is our fault tells nothing of the match."""
        try:
            await work
        except EngineBug:  # ours, and its text may tell what nobody should know
            LOGGER.error("table %s: a rule failed; `ungeheuer db check` shows it", self.table)
            self.send(refused_for(id, "server-fault"))
        except UngeheuerError as error:
            self.send(refused(id, error))
        except Closing:
            raise
        except Exception:
            LOGGER.exception("table %s: a message failed", self.table)
            self.send(refused_for(id, "server-fault"))

    async def _handle(self, message: wire.AnyUp) -> None:
        handler = HANDLERS.get(type(message))
        if handler is not None:
            await handler(self, message)
        else:
            await self._act(message)

    async def _act(self, message: wire.AnyUp) -> None:
        doing = acts.ACTS[type(message)]
        await self._do(message.id, lambda act: doing(act, message))

    async def _do(self, id: str, deed: Deed) -> None:
        version, table = await self.context.registry.act(self.seated, self.person, id, deed)
        self.send(wire.Ack(id=id, version=version, table=table))

    @property
    def seated(self) -> TableId:
        if self.table is None:
            raise TableError("hello-first")
        return self.table

    # -- messages that are more than an act

    async def _hello(self, said: wire.Hello) -> None:
        if self.table is not None:
            raise TableError("hello-twice")
        registry = self.context.registry
        person = await self.context.people.who(said.key)
        id = TableId(said.table)
        await registry.act(id, person, "", _come_back(person))
        async with registry.locked(id) as table:
            self.person, self.table = person, id
            registry.come(id, self)
            self._held = table.held(person)
            self._uncover(table, said.look)
            self._welcome(table, said)
        self._later(registry.tell_presence(id, self))

    def _welcome(self, table: Table, said: wire.Hello) -> None:
        held: list[str] = [*table.held(self.person)]
        self.send(
            wire.Welcome(
                id=said.id,
                protocol=wire.PROTOCOL,
                person=self.person,
                seats=held,
                look=self.looking,
                beat=self.context.beat,
            )
        )
        self._told = max(0, table.said - CHAT_SHOWN)
        if self.looking is not None and said.look in {None, self.looking}:
            self._versions[self.looking] = said.seen
        self.presence(table)
        self._chat(table)
        self.plans(table)
        self._sync(table)

    def _uncover(self, table: Table, wanted: str | None) -> None:
        """The seat asked for; else the one this person holds; else what spectators see."""
        held = table.held(self.person)
        usual = held[0] if len(held) == 1 else SPECTATOR
        choices = [seat for seat in (wanted, usual) if seat is not None]
        allowed = [seat for seat in choices if table.may_look(self.person, seat)]
        self.looking = allowed[0] if allowed else None

    async def _look(self, said: wire.Look) -> None:
        def look(table: Table) -> int:
            if said.seat != SPECTATOR and said.seat not in table.places:
                raise TableError("no-such-seat", {"seat": said.seat, "seats": [*table.places]})
            if not table.may_look(self.person, said.seat):
                raise NotAllowed("not-your-seat", {"seat": said.seat})
            self.looking = said.seat
            self._sync(table)
            return table.version

        version = await self.context.registry.read(self.seated, look)
        self.send(wire.Ack(id=said.id, version=version))

    async def _move(self, said: wire.MakeMove) -> None:
        def move(act: acts.Act) -> None:
            acts.own(act, said.seat)
            self._uncovered(said.seat)
            acts.move(act, said)

        await self._do(said.id, move)

    def _uncovered(self, seat: str) -> None:
        """Whoever plays or asks for a seat has to look at it: its refusals tell what it holds."""
        if self.looking != seat:
            raise NotAllowed("covered", {"seat": seat})

    async def _seat_bot(self, said: wire.SeatBot) -> None:
        registry, id = self.context.registry, self.seated

        def seat(act: acts.Act) -> None:
            place = act.table.places.get(Seat(said.seat))
            holder = NOBODY if place is None else place.holder
            acts.seat_bot(act, said, away=registry.away(id, holder))

        await self._do(said.id, seat)

    async def _take_over(self, said: wire.TakeOver) -> None:
        registry, id = self.context.registry, self.seated

        def take_over(act: acts.Act) -> None:
            acts.take_over(act, said, away=registry.away(id, act.table.host))

        await self._do(said.id, take_over)

    async def _rematch(self, said: wire.Rematch) -> None:
        version, table = await self.context.rematches.rematch(
            self.seated, self.person, said.id, rotate=said.rotate
        )
        self.send(wire.Ack(id=said.id, version=version, table=table))

    async def _hint(self, said: wire.Hint) -> None:
        """Thinking takes a while; whatever else is said meanwhile is not kept waiting."""
        await self._may_ask(said.seat, hint=True)
        bot = acts.known_bot(said.bot or STRONGEST)
        if self._thinking:
            raise TableError("hint-on-its-way")
        self._thinking = True
        self._later(self._guarded(said.id, self._advise(said, bot)))

    async def _advise(self, said: wire.Hint, bot: str) -> None:
        try:
            found = await self.context.hints.advice(self.seated, Seat(said.seat), bot)
        finally:
            self._thinking = False
        self._uncovered(said.seat)  # the curtain may have fallen meanwhile
        version, advice, chances = found
        self.send(
            wire.HintMessage(id=said.id, version=version, advice=advice, bot=bot, chances=chances)
        )

    async def _may_ask(self, seat: str, *, hint: bool = False) -> None:
        def check(table: Table) -> None:
            if seat not in table.held(self.person):
                raise NotAllowed("not-your-seat", {"seat": seat})
            self._uncovered(seat)
            if table.status != "playing":
                raise TableError("not-started" if table.status == "open" else "table-over")
            if hint and not table.policy.hints:
                raise TableError("no-hints")
            if hint and table.match.turn != seat:
                raise TableError("not-asked", {"seat": seat})

        await self.context.registry.read(self.seated, check)

    async def _why(self, said: wire.Why) -> None:
        await self._may_ask(said.seat)

        def why(table: Table) -> wire.WhyMessage:
            return wire.WhyMessage(
                id=said.id, version=table.version, refusal=_obstacles(table, said)
            )

        self.send(await self.context.registry.read(self.seated, why))

    # -- what is shown and not kept

    async def _point(self, said: gestures.Point) -> None:
        def point(table: Table) -> int:
            shown = self.context.gestures.point(table, self.person, said)
            self.context.registry.tell(table.id, shown)
            return table.version

        version = await self.context.registry.read(self.seated, point)
        self.send(wire.Ack(id=said.id, version=version))

    async def _plan(self, said: Planning) -> None:
        def plan(table: Table) -> int:
            PLANNING[type(said)](self.context.gestures, table, self.person, said)
            self.context.registry.show(table)
            return table.version

        version = await self.context.registry.read(self.seated, plan)
        self.send(wire.Ack(id=said.id, version=version))

    async def _ping(self, said: wire.Ping) -> None:
        self.send(wire.Pong(id=said.id))

    # -- frames out

    def send(self, message: object) -> None:
        self.send_frame(encode(message))

    def send_frame(self, frame: str) -> None:
        if self._cut_off:
            return
        self._cut_off = self.out.qsize() >= WAITING
        self.out.put_nowait(None if self._cut_off else frame)  # None: it does not read

    def news(self, table: Table) -> None:
        if table.news != self._card:
            self.presence(table)
        self._chat(table)
        self.plans(table)
        if self.looking is not None and self._versions.get(self.looking) != table.version:
            self._sync(table)

    def hear(self, frame: str) -> None:
        if self.looking is not None:
            self.send_frame(frame)

    def plans(self, table: Table) -> None:
        plans = self.context.gestures.plans(table)
        if plans != self._plans and self.looking is not None:
            self._plans = plans
            self.send(gestures.PlansMessage(plans=plans))

    def presence(self, table: Table) -> None:
        self._card = table.news
        before = self.looking
        self._look_again(table)
        registry = self.context.registry
        here, watchers = registry.here(table.id), registry.watchers(table)
        away = partial(registry.away, table.id)
        self.send(table_message(table, self.person, here, watchers, away))
        if self.looking != before:  # even if nothing has happened since it was last shown
            self._sync(table)

    def _look_again(self, table: Table) -> None:
        """Seats may have changed hands: a new seat is looked at, a lost one no longer."""
        held = table.held(self.person)
        first = not self._held and len(held) == 1  # of several, none is uncovered unasked
        self._held = held
        kept = self.looking is not None and table.may_look(self.person, self.looking)
        if not kept and len(held) > 1:
            self.looking = SPECTATOR
        elif not kept or first:
            self._uncover(table, None)

    def _chat(self, table: Table) -> None:
        if not table.may_watch(self.person):
            return
        new = min(table.said - self._told, len(table.chat))
        lines = [*table.chat][len(table.chat) - new :]
        for number, (at, said) in enumerate(lines, start=table.said - new + 1):
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
        self._told = table.said

    def _sync(self, table: Table) -> None:
        """The view of the seat that is uncovered, with what happened since it was last sent."""
        seat = self.looking
        if seat is None or table.status == "open":
            return
        since = table.since(self._versions.get(seat))
        self.send_frame(self.context.frames.sync(table, seat, since))
        self._versions[seat] = table.version

    # -- the end

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def gone(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self.table is not None:
            self.context.registry.go(self.table, self)
            await self.context.registry.tell_presence(self.table, self)


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        LOGGER.exception("something in the background failed")


def _come_back(person: PersonId) -> Deed:
    def deed(act: acts.Act) -> None:
        if act.table.held(person):
            acts.come_back(act)

    return deed


def _obstacles(table: Table, said: wire.Why) -> Refusal:
    """What stands against a move, from the seat's own view; none at all if it is possible."""
    try:
        found = table.match.why_not(Seat(said.seat), said.move)
    except IllegalMove as error:
        return refused("", error).refusal
    obstacles = [ObstacleMessage(o.rule, o.code, o.params) for o in found]
    code = "illegal-move" if obstacles else ""
    rule = found[0].rule if found else ""
    return Refusal(code, rule, {}, said.move, [], obstacles)


Planning = gestures.Propose | gestures.Withdraw | gestures.Agree
PLANNING: Final[dict[type[Any], Callable[[Gestures, Table, PersonId, Any], None]]] = {
    gestures.Propose: Gestures.propose,
    gestures.Withdraw: Gestures.withdraw,
    gestures.Agree: Gestures.agree,
}
HANDLERS: Final[dict[type[Any], Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Hello: Connection._hello,
    wire.MakeMove: Connection._move,
    wire.Look: Connection._look,
    wire.SeatBot: Connection._seat_bot,
    wire.TakeOver: Connection._take_over,
    wire.Rematch: Connection._rematch,
    wire.Hint: Connection._hint,
    wire.Why: Connection._why,
    gestures.Point: Connection._point,
    gestures.Propose: Connection._plan,
    gestures.Withdraw: Connection._plan,
    gestures.Agree: Connection._plan,
    wire.Ping: Connection._ping,
}
