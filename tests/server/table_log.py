"""A table without a server: people act, and the table is checked against its log every time."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.cardsets import HOUSE
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match, named
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.actions import Action
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.rows import Rows, Summary, holders_of
from ungeheuer.server.summaries import table_card
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

INGA, JUAN, KIM, LEA = (PersonId(name) for name in ("inga", "juan", "kim", "lea"))


def plan(who: str) -> log.SeatPlan:
    """A person by name, a bot as `bot:NAME`, nobody as an empty text."""
    if who.startswith("bot:"):
        return log.SeatPlan(bot=who[4:])
    return log.SeatPlan(holder=PersonId(who), name=who.title())


class LoggedTable:
    """A table and its log."""

    def __init__(
        self,
        name: str,
        *seats: str,
        policy: Policy | None = None,
        host: PersonId = INGA,
        moves: Sequence[tuple[str, str]] = (),
        start: bool = True,
    ) -> None:
        options = {} if name == "timid" else {"players": len(seats)}
        match = Match(game(name), options, HOUSE[name])
        opened = log.Opened(
            game=name,
            rules=1,
            options=match.options,
            cardset=named(match.cardset),
            host=host,
            policy=policy or Policy(),
            seats=[plan(seat) for seat in seats],
            moves=list(moves),
            positions=match.checkpoints(),
        )
        first = log.LogEntry(1, Millis(1), host, "", opened)
        self.table = Table(TableId("table"), first)
        self.entries = [first]
        self.lines: list[log.Line] = []
        self.rng = Rng(random.Random(7).random)
        self.causes = itertools.count(1)
        self.rows = Rows()
        if start:
            self.perform(host, up.Start(id="start"))

    def chance(self, decision: Decision[Any]) -> Move:
        answer: Move = decision.ask.sample(self.rng)
        return answer

    def perform(self, person: PersonId, said: up.Up, **more: Any) -> Table:
        """Let a person act; a refusal must leave everything unchanged."""
        return self.run(person, lambda tx: actions.ACTIONS[type(said)](tx, said, **more))

    def run(self, person: PersonId, action: Action) -> Table:
        before = portrait(self.table)
        tx = actions.Transaction(
            self.table, person, f"c{next(self.causes)}", Millis(2), self.chance
        )
        try:
            action(tx)
        except Exception:
            assert not tx.entries
            assert not tx.lines
            assert portrait(self.table) == before
            raise
        self.entries += tx.entries
        self.lines += tx.lines
        texts = [log.to_text(each.entry) for each in tx.entries]
        assert [log.from_text(text) for text in texts] == [each.entry for each in tx.entries]
        assert portrait(self.rebuilt()) == portrait(self.table)
        self.check_row()
        return self.table

    def rebuilt(self) -> Table:
        table = rebuilt(self.table.id, self.entries)
        for line in self.lines:
            table.hear(msgspec.json.decode(msgspec.json.encode(line), type=log.Line))
        return table

    def check_row(self) -> None:
        """Lists show the table as it is now, whatever was kept of its earlier rows."""
        shown = msgspec.json.decode(self.rows.summary(self.table), type=Summary)
        assert shown == Summary(table_card(self.table), holders_of(self.table))

    def move(self, text: str | None = None) -> str:
        """Whoever is asked answers: a person, or the bot of the seat."""
        seat = self.turn
        text = text or self.any_move()
        state = self.table.seats[seat]
        if state.bot:
            version = self.table.version
            self.run(NOBODY, lambda tx: actions.bot_move(tx, seat, text, version))
        else:
            said = up.MakeMove(id="m", seat=seat, move=text, seen=self.table.version)
            self.perform(state.holder, said)
        return text

    def any_move(self) -> str:
        decision = self.table.match.decision
        assert decision is not None
        text: str = decision.ask.sample(self.rng).text
        return text

    @property
    def turn(self) -> Seat:
        turn = self.table.match.turn
        assert turn is not None
        return turn

    def undo(self, person: PersonId, seat: str) -> Table:
        return self.perform(person, up.Undo(id="u", seat=seat, seen=self.table.version))

    def redo(self, person: PersonId, seat: str) -> Table:
        return self.perform(person, up.Redo(id="r", seat=seat, seen=self.table.version))

    def consent(self, person: PersonId, seat: str, *, agree: bool = True) -> Table:
        return self.perform(person, up.Consent(id="c", seat=seat, agree=agree))

    def seat_bot(self, seat: str, bot: str = "greedy", *, away: float = math.inf) -> Table:
        return self.perform(self.table.host, up.SeatBot(id="b", seat=seat, bot=bot), away=away)


def portrait(table: Table) -> dict[str, Any]:
    """Everything that a table is, for comparing."""
    plain = {
        name: value
        for name, value in vars(table).items()
        if name not in {"match", "seats", "changes", "chat", "teaching", "lines_heard"}
    }
    plain = {name: repr(value) for name, value in plain.items()}
    seats = [*table.match.seats, SPECTATOR]
    return {
        **plain,
        "chat": repr([*table.chat]),
        "lines_heard": repr([*table.lines_heard]),
        "teaching": lessons_learnt(table),
        "seats": [
            (seat.id, seat.holder, seat.name, seat.bot, seat.shows) for seat in table.seats.values()
        ],
        "line": [(entry.seat, entry.move.text) for entry in table.match.history],
        "names": table.match.names,
        "views": [repr(table.sync(seat, 0)) for seat in seats],
    }


def lessons_learnt(table: Table) -> list[str]:
    """What is handed back to whom, and how everybody did with it."""
    teaching = table.teaching
    return [repr(teaching.for_all)] + [
        repr((teaching.wish(seat), teaching.place(seat), teaching.count(seat, rule)))
        for seat in table.match.seats
        for rule in teaching.rules
    ]
