"""A table in this process, with the actions and messages of a server's: no network, no database.

What is kept of it is a record file, written after every move.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from ungeheuer.bots import STRONGEST, bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.cli.choices import check_bot
from ungeheuer.cli.client.decoding import decode
from ungeheuer.cli.client.link import News
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import EngineBug, UngeheuerError
from ungeheuer.engine.lesson import Lesson
from ungeheuer.engine.match import Match, named
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.record import RULES
from ungeheuer.engine.rng import Rng
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.errors import NotAllowed
from ungeheuer.server.frames import encode, refused
from ungeheuer.server.lessons import scripted
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.summaries import table_message
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as wire
from ungeheuer.wire.advice import advice_card
from ungeheuer.wire.files import encode_record, write_text
from ungeheuer.wire.sync import Sync, why_not

HERE: Final = PersonId("here")  # all users at this terminal
NOW: Final = Millis(0)  # nothing depends on the time


class LocalLink:
    """One match with its people and bots; bots think while `advance` is called."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        rng: Rng,
        file: Path,
        lesson: Lesson | None = None,
    ) -> None:
        self.waiting: dict[str, wire.Up] = {}
        self.known_moves: int | None = len(match.history)
        self.file = file
        self._bots = bots
        self._rng = rng
        self._table = _opened(match, bots, lesson)
        self._ids = map(str, itertools.count(1))
        self.people = self._table.held(HERE)
        self._looking: str = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._versions: dict[str, int] = {}  # by seat, the last one delivered
        self._card = -1  # the last `changes` of the table that was delivered
        self._kept = self._table.version
        self._deliver: Callable[[News], None]  # from `start` on

    @property
    def match(self) -> Match:
        return self._table.match

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this table follows, until it is left."""
        return self._table.lesson

    # -- the interface of a link

    def start(self, deliver: Callable[[News], None]) -> None:
        self._deliver = deliver
        self._perform("", actions.Transaction.go_on)
        self._tell_card()
        self._tell()

    def send(self, kind: type[wire.Up], **fields: Any) -> None:
        message = kind(id=next(self._ids), **fields)
        self.waiting[message.id] = message
        answer = self._answer(message)
        self._tell()
        self._down(answer)

    def take_answered(self, id: str) -> wire.Up | None:
        return self.waiting.pop(id, None)

    def retry(self, message: wire.Up) -> None:
        raise AssertionError(message)  # a local table is never busy

    def shown(self, sync: Sync) -> None:
        pass

    def advance(self) -> bool:
        if self._table.bot_asked() is None:
            return False
        while (seat := self._table.bot_asked()) is not None:
            self._let_bot_answer(seat)
        self._tell()
        return True

    def cardset(self, _: wire.TableMessage) -> CardSet:
        return self.match.cardset

    def url(self, _: str) -> str:
        return ""

    def close(self) -> None:
        pass

    # -- the record

    def save(self, file: str | Path) -> None:
        write_text(file, encode_record(self.match.record()))

    def keep(self) -> None:
        self.save(self.file)
        self._kept = self._table.version

    # -- messages up

    def _answer(self, message: wire.Up) -> object:
        try:
            return ANSWERS.get(type(message), LocalLink._act)(self, message)
        except EngineBug:
            raise
        except UngeheuerError as error:
            return refused(message.id, error)

    def _act(self, message: wire.Up) -> wire.Ack:
        return self._perform(message.id, lambda tx: actions.ACTIONS[type(message)](tx, message))

    def _move(self, message: wire.MakeMove) -> wire.Ack:
        self._check_uncovered(message.seat)
        return self._act(message)

    def _perform(self, id: str, action: actions.Action, person: PersonId = HERE) -> wire.Ack:
        action(actions.Transaction(self._table, person, id, NOW, self._chance))
        if self._table.version != self._kept:
            self.keep()
        return wire.Ack(id=id, version=self._table.version)

    def _chance(self, decision: Decision[Any]) -> Move:
        move: Move = decision.ask.sample(self._rng)
        return move

    def _let_bot_answer(self, seat: Seat) -> None:
        decision, version = self.match.decision, self._table.version
        assert decision is not None
        text = scripted(self.lesson, self.match)
        if text is None:
            text = self._bots[seat].choose(self.match.view(seat), decision, self._rng).text
        self._perform("", lambda tx: actions.bot_move(tx, seat, text, version), NOBODY)

    def _look(self, message: wire.Look) -> wire.Ack:
        self._looking = message.seat
        self._tell_match()
        return wire.Ack(id=message.id, version=self._table.version)

    def _hint(self, message: wire.Hint) -> wire.HintMessage:
        self._check_uncovered(message.seat)
        name = check_bot(message.bot or STRONGEST)
        match, decision = self.match, self.match.decision
        assert decision is not None
        adviser = bot(name, match.game, match.cardset)
        advice = adviser.advise(match.view(decision.seat), decision, _rng_for_advice())
        return wire.HintMessage(
            id=message.id,
            version=match.version,
            advice=[advice_card(each) for each in advice],
            bot=name,
            chances=adviser.tells_chances(),
        )

    def _why(self, message: wire.Why) -> wire.WhyMessage:
        self._check_uncovered(message.seat)
        refusal = why_not(self.match, Seat(message.seat), message.move, message.pieces)
        return wire.WhyMessage(id=message.id, version=self.match.version, refusal=refusal)

    def _check_uncovered(self, seat: str) -> None:
        """Refuse for a hidden seat: answers and refusals reveal its cards."""
        if self._looking != seat:
            raise NotAllowed("covered", {"seat": seat})

    # -- messages down

    def _tell(self) -> None:
        """Send all changes at once; nothing while a bot still has to answer."""
        if self._table.bot_asked() is not None:
            return
        if self._table.changes != self._card:
            self._tell_card()
        if self._versions.get(self._looking) != self._table.version:
            self._tell_match()

    def _tell_card(self) -> None:
        self._card = self._table.changes
        self._down(table_message(self._table, HERE, [HERE], 0, lambda _: 0.0))

    def _tell_match(self) -> None:
        since = self._table.since(self._versions.get(self._looking))
        self._versions[self._looking] = self._table.version
        self._down(wire.SyncMessage(sync=self._table.sync(self._looking, since)))

    def _down(self, message: object) -> None:
        """Deliver through the encoder, so that the client gets only what the wire can carry."""
        self._deliver(decode(encode(message)))


ANSWERS: Final[dict[type[wire.Up], Callable[[LocalLink, Any], object]]] = {
    wire.MakeMove: LocalLink._move,
    wire.Look: LocalLink._look,
    wire.Hint: LocalLink._hint,
    wire.Why: LocalLink._why,
}


def _opened(match: Match, bots: Mapping[Seat, Bot], lesson: Lesson | None) -> Table:
    """A table that continues this match; all seats are taken, so it starts at once."""
    record = match.record()
    opened = log.Opened(
        game=record.game,
        rules=RULES,
        options=record.options,
        cardset=named(match.cardset),
        host=HERE,
        policy=wire.Policy(),
        seats=[
            _plan(seat, name, bots) for seat, name in zip(match.seats, match.names, strict=True)
        ],
        moves=record.moves,
        origin=record.origin,
        lesson=lesson.name if lesson else "",
        script=lesson.hash if lesson else "",
    )
    table = Table(TableId("local"), log.LogEntry(1, NOW, HERE, "", opened))
    if table.status == "open":
        table.enter(log.LogEntry(2, NOW, HERE, "", log.Started()))
    table.match.chance = match.chance
    table.match.names = match.names  # also those longer than a server allows
    return table


def _plan(seat: Seat, name: str, bots: Mapping[Seat, Bot]) -> log.SeatPlan:
    return log.SeatPlan(bot=name) if seat in bots else log.SeatPlan(holder=HERE, name=name)


def _rng_for_advice() -> Rng:
    """A separate generator: asking for advice must not change the dice."""
    return Rng(random.Random(0).random)
