"""What a client that learns is sent: where a task comes first, everything stops before it."""

from __future__ import annotations

from ungeheuer.engine.match import PlayedMove
from ungeheuer.engine.names import Seat
from ungeheuer.server.names import PersonId
from ungeheuer.server.study import REACH, Halt
from ungeheuer.server.table import Table
from ungeheuer.wire.halting import continued, halted
from ungeheuer.wire.messages import TableMessage
from ungeheuer.wire.sync import PhraseMessage, Sync
from ungeheuer.wire.teaching import (
    AnswerTask,
    JudgedMessage,
    TaskMessage,
    TeachingMessage,
    choice_message,
    told_answer,
)


class Pupil:
    """One window of somebody who learns. `halt`: the task that is to be answered first."""

    def __init__(self) -> None:
        self.halt: Halt | None = None
        self.verdict: JudgedMessage | None = None  # on what was answered here, not sent yet
        self._told: tuple[str, PlayedMove, int] | None = None  # to which seat of which move
        self._settings: tuple[int, str | None] | None = None  # what of teaching was sent

    def look(self, table: Table, person: PersonId, seat: str | None) -> bool:
        """Find out what is asked first; whether something else was before, or nothing."""
        before, self.halt = self.halt, None
        if seat in table.held(person) and table.lesson is None and table.status != "open":
            state = table.seats[Seat(seat or "")]
            self.halt = None if state.bot else table.teaching.halt(state.id)
        return _key(before) != _key(self.halt)

    def version(self, table: Table) -> int:
        """The version before the move that the task interrupts."""
        assert self.halt is not None
        numbers = table.moves_by_version
        last = (v for v in range(len(numbers) - 1, -1, -1) if numbers[v] == self.halt.place.moves)
        return next(last, 0)

    def sync(self, table: Table, seat: str, since: int, *, pictures: bool) -> Sync:
        """What happened before the task."""
        halt = self.halt
        assert halt is not None
        moves = halt.place.moves
        since = min(since, moves)
        told = self.told(table, seat, since)
        self._told = (seat, halt.move, halt.told_to(Seat(seat)))
        pictured = pictures and moves - since < REACH
        study = table.teaching.study
        before = study.moments(Seat(seat), since, moves) if pictured else None
        made = halted(
            table.match, Seat(seat), since, (moves, self.version(table)), halt.begun, before
        )
        return continued(made, told)

    def told(self, table: Table, seat: str, since: int) -> int:
        """How many of the events after the first `since` moves this window knows."""
        history = table.match.history
        if self._told is None or since >= len(history):
            return 0
        whom, move, count = self._told
        return count if whom == seat and history[since] is move else 0

    def masked(self, message: TableMessage) -> TableMessage:
        """Whether the match has ended, and how, would tell what comes of the move."""
        if self.halt is None:
            return message
        if message.state == "over":
            message.state, message.ended, message.result = "playing", None, None
        message.hold = message.next = None
        return message

    def task(self, table: Table, seat: str) -> TaskMessage:
        assert self.halt is not None
        task = self.halt.task
        return TaskMessage(
            seat=seat,
            task=self.halt.name,
            rule=task.rule,
            code=task.code,
            params={**task.params},
            kind=task.kind,
            choices=[choice_message(choice) for choice in task.choices],
            most=task.most,
            lit=[*task.lit],
            count=table.teaching.count(seat, task.rule),
        )

    def judge(self, table: Table, halt: Halt, message: AnswerTask) -> None:
        """Keep what is to be said about an answer until that is stored."""
        task = halt.task
        given = [] if message.show else told_answer(task, message.answer)
        self.verdict = JudgedMessage(
            seat=message.seat,
            task=halt.name,
            rule=task.rule,
            code=task.code,
            params={**task.params},
            right=None if message.show else task.is_right(message.answer),
            given=given,
            correct=told_answer(task, [*task.right]),
            why=PhraseMessage(*task.why),
            cites=task.cites,
            count=table.teaching.count(message.seat, task.rule),
        )

    def settings(self, table: Table, person: PersonId, seat: str | None) -> TeachingMessage | None:
        """What is handed back to this seat, if that has changed and the game has something."""
        teaching = table.teaching
        own = seat if seat in table.held(person) else None
        if not teaching.rules or self._settings == (teaching.changes, own):
            return None
        self._settings = (teaching.changes, own)
        every = teaching.for_all
        return TeachingMessage(
            seat=own,
            rules=[teaching.count(own or "", rule) for rule in teaching.rules],
            row=teaching.needed(own or ""),
            own=own is not None and teaching.has_own(own),
            all=[] if every is None else every.rules or [],
        )


def _key(halt: Halt | None) -> object:
    return None if halt is None else (halt.name, id(halt.move))
