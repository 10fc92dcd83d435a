"""What a client asks about its match: hints, aid, why not, what happened. Some takes a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from ungeheuer.bots import STRONGEST
from ungeheuer.engine.errors import EngineBug, UngeheuerError
from ungeheuer.engine.names import Seat
from ungeheuer.server import actions
from ungeheuer.server.context import ConnectionContext
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import refused, refused_for
from ungeheuer.server.logs import Work, about, logging_errors
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table
from ungeheuer.server.window import Window
from ungeheuer.wire import messages as wire
from ungeheuer.wire.aid import AidMessage, AskAid
from ungeheuer.wire.slips import AskSure, SureMessage
from ungeheuer.wire.story import AskStory, StoryMessage, story_page
from ungeheuer.wire.sync import SharedView, why_not

LOGGER: Final = logging.getLogger("ungeheuer.server")


class Closing(Exception):
    """Close this connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Questions(Window):
    """A client that asks; whatever has to be thought about does not hold up what it says next."""

    def __init__(self, context: ConnectionContext) -> None:
        super().__init__(context)
        self._thinking = False  # about a hint
        self._judging = False  # whether a move is a slip
        self._tasks: set[asyncio.Task[None]] = set()

    # -- work

    @property
    def joined(self) -> TableId:
        if self.table is None:
            raise TableError("hello-first")
        return self.table

    async def guarded(self, id: str, work: Awaitable[None]) -> None:
        """Answer every error; one that is our fault reveals nothing about the match."""
        try:
            await work
        except EngineBug:  # its text may contain secrets of the match
            LOGGER.error("a rule crashed; see `db check`", extra=about(table=self.table or ""))
            self.send(refused_for(id, "server-fault"))
        except UngeheuerError as error:
            self.context.registry.metrics.refusals[error.code] += 1
            self.send(refused(id, error))
        except Closing:
            raise
        except Exception:
            LOGGER.exception("a message failed", extra=about(table=self.table or ""))
            self.send(refused_for(id, "server-fault"))

    def later(self, work: Work) -> None:
        task = asyncio.ensure_future(logging_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget_work(self) -> None:
        for task in self._tasks:
            task.cancel()

    # -- hints

    async def hint(self, message: wire.Hint) -> None:
        """Thinking takes a while, so it does not hold up the messages that follow."""
        await self._may_ask(message.seat, hint=True)
        bot = actions.known_bot(message.bot or STRONGEST)
        if self._thinking:
            raise TableError("hint-on-its-way")
        self._thinking = True
        self.later(lambda: self.guarded(message.id, self._advise(message, bot)))

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

    async def ask_sure(self, message: AskSure) -> None:
        """Whoever asks about one move after the other gets an answer without much thought."""
        await self._may_ask(message.seat)
        if self._judging:
            self.send(SureMessage(id=message.id, version=message.seen))
            return
        self._judging = True
        self.later(lambda: self.guarded(message.id, self._judge(message)))

    async def _judge(self, message: AskSure) -> None:
        try:
            slip = await self.context.hints.slip(self.joined, message)
        finally:
            self._judging = False
        self.check_uncovered(message.seat)  # it may have been covered meanwhile
        self.send(SureMessage(id=message.id, version=message.seen, slip=slip))

    async def ask_aid(self, message: AskAid) -> None:
        """Computed beside the loop; what the client says next does not wait for it."""
        self.later(lambda: self.guarded(message.id, self._tell_aid(message)))

    async def _tell_aid(self, message: AskAid) -> None:
        seat = message.seat

        def seen(table: Table) -> tuple[int, SharedView | None]:
            self.check_looks_at(seat)
            if table.status == "open":
                raise TableError("not-started")
            hints = table.aided and not self.is_halted
            version = self.known_version(table.version)
            return version, self.context.frames.shared(table, seat) if hints else None

        version, shared = await self.context.registry.read(self.joined, seen)
        aid = None if shared is None else await self.context.aids.of(shared)
        self.check_looks_at(seat)  # it may have been covered meanwhile
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

    async def why(self, message: wire.Why) -> None:
        await self._may_ask(message.seat)

        def why(table: Table) -> wire.WhyMessage:
            refusal = why_not(table.match, Seat(message.seat), message.move, message.pieces)
            return wire.WhyMessage(id=message.id, version=table.version, refusal=refusal)

        self.send(await self.context.registry.read(self.joined, why))

    async def story(self, message: AskStory) -> None:
        def story(table: Table) -> StoryMessage:
            self.check_looks_at(message.seat)
            if table.status == "open":
                raise TableError("not-started")
            known = len(table.match.history) if not self.halt else self.halt.place.moves
            asked = AskStory(id=message.id, seat=message.seat, before=min(message.before, known))
            return story_page(table.match, asked)

        self.send(await self.context.registry.read(self.joined, story))
