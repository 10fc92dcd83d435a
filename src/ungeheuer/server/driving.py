"""Bots at the tables: asked in worker processes, shown at a steady pace, replaced if they fail."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import dataclass
from typing import Any, Final

from ungeheuer.engine.decision import Decision
from ungeheuer.engine.errors import IllegalMove, RuleError, UngeheuerError
from ungeheuer.engine.match import named
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.server import actions
from ungeheuer.server.context import Advised
from ungeheuer.server.errors import NoSuchTable, TableError
from ungeheuer.server.names import NOBODY, TableId
from ungeheuer.server.registry import TableRegistry
from ungeheuer.server.store import StoreError
from ungeheuer.server.table import Table
from ungeheuer.server.thinkers.job import Job
from ungeheuer.server.thinkers.ladder import simpler
from ungeheuer.server.thinkers.pace import due
from ungeheuer.server.thinkers.pool import Thinkers
from ungeheuer.server.thinkers.process import ThinkerFailed
from ungeheuer.wire.gestures import Intent
from ungeheuer.wire.messages import AdviceCard

LOGGER: Final = logging.getLogger("ungeheuer.server")
SEEDS: Final = 2**63
FIXED: Final = 0  # the seed of hints: whoever asks twice is told the same
HINTS: Final = 5  # pieces of advice at a time
RETRY: Final = 2.0  # seconds, where the store does not take it


@dataclass
class Question:
    """What a bot is asked: its own view, its own question, at one version of the match."""

    seat: Seat
    version: int
    job: Job
    decision: Decision[Any]


class Driver:
    """Sees to it that every table where a bot is asked goes on."""

    def __init__(
        self, registry: TableRegistry, thinkers: Thinkers, *, think: float, pace: float
    ) -> None:
        self._registry = registry
        self._thinkers = thinkers
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

    def _drive(self, id: TableId) -> None:
        if id not in self._driven:
            self._driven[id] = asyncio.ensure_future(self._play(id))

    async def _play(self, id: TableId) -> None:
        """Until a person is asked. A table that fails is left alone, the others go on."""
        try:
            while (question := await self._next(id)) is not None:
                await self._turn(id, question)
        except TableError as error:
            LOGGER.warning("table %s: its bots stop: %s", id, error)
        except Exception:
            LOGGER.exception("table %s: its bots stop", id)
        finally:  # in the same step in which nothing was left to do: nobody is overheard
            self._driven.pop(id, None)

    async def _next(self, id: TableId) -> Question | None:
        """What a bot is to be asked now, after chance has had its say."""
        while True:
            try:
                await self._registry.perform(id, NOBODY, "", actions.Transaction.go_on)
                question: Question | None = await self._registry.read(id, self._question)
            except (StoreError, TableError) as error:
                if error.code == "bad-log":
                    raise
                await self._once_more(error)
            else:
                return question

    def _question(self, table: Table) -> Question | None:
        seat, decision = table.bot_asked(), table.match.decision
        if seat is None or decision is None:
            return None
        job = job_of(table, seat, decision, table.seats[seat].bot, self._dice.randrange(SEEDS))
        return Question(seat, table.version, job, decision)

    async def _turn(self, id: TableId, question: Question) -> None:
        """The table may move on meanwhile: undo, pause, a person who returned, a better bot."""
        clock = asyncio.get_running_loop().time
        asked = clock()
        try:
            text, reason = await self._thought(id, question)
            if reason is not None:
                self._registry.broadcast(id, intent(question, reason))
            await asyncio.sleep(max(0.0, due(asked, clock(), self._pace) - clock()))
            await self._say(id, question, text)
        except (RuleError, StoreError, TableError) as error:
            await self._once_more(error)

    async def _once_more(self, error: UngeheuerError) -> None:
        """Ask again: at once if the table has moved on, later if the store is in trouble."""
        if isinstance(error, NoSuchTable):
            raise error
        if error.code in {"not-stored", "not-read", "try-again"}:
            LOGGER.warning("a bot's answer could not be stored: %s", error)
            await asyncio.sleep(RETRY)

    async def _thought(self, id: TableId, question: Question) -> tuple[str, AdviceCard | None]:
        try:
            return await self._thinkers.intent(question.job, self._think)
        except ThinkerFailed as failure:
            if failure.why == "closed":  # the server stops; the bot is asked again after the start
                raise asyncio.CancelledError from None
            return await self._fall_back(id, question, failure.why), None

    async def _say(self, id: TableId, question: Question, text: str) -> None:
        def say(tx: actions.Transaction) -> None:
            actions.bot_move(tx, question.seat, text, question.version)

        try:
            await self._registry.perform(id, NOBODY, "", say)
        except IllegalMove:
            await self._say(id, question, await self._fall_back(id, question, "illegal"))

    async def _fall_back(self, id: TableId, question: Question, why: str) -> str:
        """The next simpler bot takes over, and the log says so; any legal move will do for now."""
        bot = question.job.bot
        LOGGER.warning("table %s: bot %s of seat %s was %s", id, bot, question.seat, why)
        next_bot = simpler(bot) or bot
        if next_bot != bot:
            await self._registry.perform(
                id,
                NOBODY,
                "",
                lambda tx: actions.replace_bot(tx, question.seat, bot, next_bot, why),
            )
        answer: str = question.decision.ask.sample(Rng(self._dice.random)).text
        return answer

    # -- hints

    async def advice(self, table: TableId, seat: Seat, bot: str) -> Advised:
        """What this bot would look at, from this seat's view alone."""
        question = await self._registry.read(table, lambda t: self._asked(t, seat, bot))
        try:
            advice, chances = await self._thinkers.advice(question.job, self._think)
        except ThinkerFailed as failure:
            raise TableError("no-advice", {"why": failure.why}) from None
        return Advised(question.version, advice[:HINTS], chances)

    def _asked(self, table: Table, seat: Seat, bot: str) -> Question:
        decision = table.match.decision
        if decision is None or decision.seat != seat:
            raise TableError("not-asked", {"seat": seat})
        job = job_of(table, seat, decision, bot, FIXED)
        return Question(seat, table.version, job, decision)


def job_of(table: Table, seat: Seat, decision: Decision[Any], bot: str, seed: int) -> Job:
    match = table.match
    return Job(match.game.name, named(match.cardset), match.view(seat), decision, bot, seed)


def intent(question: Question, reason: AdviceCard) -> Intent:
    return Intent(
        seat=question.seat,
        version=question.version,
        move=reason.move,
        code=reason.code,
        params=reason.params,
    )
