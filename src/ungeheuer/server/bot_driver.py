"""Lets bots play: asks them in worker processes, paces their moves, replaces those that fail."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from ungeheuer.bots import LEVELS
from ungeheuer.bots.personas import level_of
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.errors import IllegalMove, RuleError, UngeheuerError
from ungeheuer.engine.match import named
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.server import actions
from ungeheuer.server.context import Advised
from ungeheuer.server.errors import NoSuchTable, TableError
from ungeheuer.server.fair_queue import UNSEEN, WATCHED
from ungeheuer.server.frames import Frames
from ungeheuer.server.lessons import scripted
from ungeheuer.server.logs import about, why
from ungeheuer.server.names import NOBODY, PersonId, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.store import StoreError
from ungeheuer.server.table import Table
from ungeheuer.server.workers.fallback import simpler
from ungeheuer.server.workers.job import Doubt, Job
from ungeheuer.server.workers.pace import due
from ungeheuer.server.workers.pool import WorkerPool
from ungeheuer.server.workers.process import BotFailed
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.gestures import Intent
from ungeheuer.wire.slips import AskSure, SlipCard

LOGGER: Final = logging.getLogger("ungeheuer.server")
SEEDS: Final = 2**63
FIXED: Final = 0  # the seed of hints: the same question gets the same answer
HINTS: Final = 5  # pieces of advice at a time
DOUBTER: Final = LEVELS[2]  # who calls a move a slip
DOUBTING: Final = 2.0  # seconds; then it is made without a question
RETRY: Final = 2.0  # seconds, after the store has failed


@dataclass
class Question:
    """What a bot is asked: its own view, its own question, at one version of the match.

    `scripted`: what it answers without thinking, at a table that follows a lesson.
    """

    seat: Seat
    version: int
    job: Job
    decision: Decision[Any]
    scripted: str | None = None
    who: PersonId = NOBODY  # lets this bot play, or asks for advice


class BotDriver:
    """Plays for the bots at all tables."""

    def __init__(
        self,
        registry: TableRegistry,
        pool: WorkerPool,
        frames: Frames,
        *,
        think: float,
        pace: float,
    ) -> None:
        self._registry = registry
        self._pool = pool
        self._frames = frames
        self._think = think
        self._pace = pace
        self._dice = random.SystemRandom()
        self._driven: dict[TableId, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Wake the tables that were waiting for a bot when the server stopped."""
        for id in await self._registry.store.waiting_for_bots():
            self._drive(id)

    async def close(self) -> None:
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_change(self, table: Table) -> None:
        if table.waiting() == "bot":
            self._drive(table.id)

    def on_join(self, table: Table) -> None:
        """Somebody looks: bots that rested play, and those that think are in a hurry."""
        self._pool.hurry(table.id)
        self.on_change(table)

    def _drive(self, id: TableId) -> None:
        if id not in self._driven:
            self._driven[id] = asyncio.ensure_future(self._play(id))

    async def _play(self, id: TableId) -> None:
        """Play until a person is asked. If one table fails, the others go on."""
        try:
            while (question := await self._next(id)) is not None:
                await self._turn(id, question)
        except TableError as error:
            LOGGER.warning("bots stopped", extra=about(table=id, why=why(error)))
        except Exception:
            LOGGER.exception("bots stopped", extra=about(table=id))
        finally:  # no await in between, or a change meanwhile would start no new task
            self._driven.pop(id, None)

    async def _next(self, id: TableId) -> Question | None:
        """The question for a bot, once chance moves are played; None if there is none."""
        while True:
            try:
                rests, chance = await self._registry.read(id, self._waits)
                if rests:
                    return None
                if chance:
                    await self._registry.perform(id, NOBODY, "", actions.Transaction.go_on)
                question: Question | None = await self._registry.read(id, self._question)
            except (StoreError, TableError) as error:
                if error.code == "bad-log":
                    raise
                await self._retry_later(error)
            else:
                return question

    def _waits(self, table: Table) -> tuple[bool, bool]:
        """Whether for somebody who looks, and whether for chance."""
        return self._registry.rests(table), waits_for_chance(table)

    def _question(self, table: Table) -> Question | None:
        seat, decision = table.bot_asked(), table.match.decision
        if seat is None or decision is None:
            return None
        bot, seed = level_of(table.seats[seat].bot), self._dice.randrange(SEEDS)
        job, by_script = self._job(table, decision, bot, seed), scripted(table.lesson, table.match)
        return Question(seat, table.version, job, decision, by_script, table.host)

    def _job(self, table: Table, decision: Decision[Any], bot: str, seed: int) -> Job:
        match, seat = table.match, decision.seat
        view = self._frames.shared(table, seat).view(seat)
        return Job(match.game.name, named(match.cardset), view, decision, bot, seed)

    async def _turn(self, id: TableId, question: Question) -> None:
        """Ask the bot and play its move, unless the table has changed meanwhile."""
        clock = asyncio.get_running_loop().time
        asked = clock()
        try:
            text, reason = await self._thought(id, question)
            if reason is not None:
                self._registry.broadcast(id, intent(question, reason))
            await asyncio.sleep(max(0.0, due(asked, clock(), self._pace) - clock()))
            await self._say(id, question, text)
        except (RuleError, StoreError, TableError) as error:
            await self._retry_later(error)

    async def _retry_later(self, error: UngeheuerError) -> None:
        """Return at once if the table has changed, after a pause if the store is in trouble."""
        if isinstance(error, NoSuchTable):
            raise error
        if error.code in {"not-stored", "not-read", "try-again"}:
            LOGGER.debug("a bot waits for the database", extra=about(why=why(error)))
            await asyncio.sleep(RETRY)

    async def _thought(self, id: TableId, question: Question) -> tuple[str, AdviceCard | None]:
        if question.scripted is not None:
            return question.scripted, None
        try:
            rank = WATCHED if self._registry.guests.get(id) else UNSEEN
            return await self._pool.intent(question.job, self._think, question.who, rank, id)
        except BotFailed as failure:
            if failure.why == "closed":  # the server is stopping; it asks again after a restart
                raise asyncio.CancelledError from None
            return await self._fall_back(id, question, failure.why), None

    async def _say(self, id: TableId, question: Question, text: str) -> None:
        def say(tx: actions.Transaction) -> None:
            actions.bot_move(tx, question.seat, text, question.version)

        try:
            await self._registry.perform(id, NOBODY, "", say)
        except IllegalMove:
            await self._say(id, question, await self._fall_back(id, question, "illegal"))

    async def _fall_back(self, id: TableId, question: Question, reason: str) -> str:
        """Seat the next simpler bot and play a random move for now."""
        bot = question.job.bot
        told = about(table=id, move=question.version, seat=question.seat, bot=bot, why=reason)
        LOGGER.warning("a bot failed", extra=told)
        next_bot = simpler(bot) or bot
        if next_bot != bot:
            await self._registry.perform(
                id,
                NOBODY,
                "",
                lambda tx: actions.replace_bot(tx, question.seat, bot, next_bot, reason),
            )
        answer: str = question.decision.ask.sample(Rng(self._dice.random)).text
        return answer

    # -- hints

    async def advice(self, table: TableId, seat: Seat, bot: str) -> Advised:
        """What this bot would play, from this seat's view alone."""
        question = await self._registry.read(table, lambda t: self._asked(t, seat, bot))
        try:
            advice, chances = await self._pool.advice(question.job, self._think, question.who)
        except BotFailed as failure:
            raise TableError("no-advice", {"why": failure.why}) from None
        return Advised(question.version, advice[:HINTS], chances)

    async def slip(self, table: TableId, message: AskSure) -> SlipCard | None:
        """What speaks against a move, for the seat that makes it; None if it takes too long."""
        question = await self._registry.read(table, lambda t: self._doubted(t, message))
        if question is None:
            return None
        thought = self._pool.slip(question.job, self._think, question.who)
        try:
            return await asyncio.wait_for(thought, DOUBTING)
        except (TimeoutError, BotFailed):
            return None

    def _doubted(self, table: Table, message: AskSure) -> Question | None:
        """Nobody is asked twice about what is refused anyway, or where hints are not allowed."""
        seat = Seat(message.seat)
        allowed = table.policy.hints and table.lesson is None and table.version == message.seen
        if not allowed or table.match.turn != seat:
            return None
        try:
            move = actions.text_of(table.match, message)
        except IllegalMove:
            return None
        asked = self._asked(table, seat, DOUBTER)
        bots = [*table.bots]
        asked.job = replace(asked.job, doubt=Doubt(move, bots, table.policy.undo == "none"))
        return asked

    def _asked(self, table: Table, seat: Seat, bot: str) -> Question:
        decision = table.match.decision
        if decision is None or decision.seat != seat:
            raise TableError("not-asked", {"seat": seat})
        job = self._job(table, decision, bot, FIXED)
        return Question(seat, table.version, job, decision, who=table.seats[seat].holder)


def waits_for_chance(table: Table) -> bool:
    """Or for being ended, which a move does itself as a rule."""
    return table.match.turn in {CHANCE, None}


def intent(question: Question, reason: AdviceCard) -> Intent:
    return Intent(
        seat=question.seat,
        version=question.version,
        move=reason.move,
        phrase=reason.phrase,
        code=reason.code,
        params=reason.params,
    )
