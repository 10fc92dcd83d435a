"""One action at a table, from its checks to its log entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ungeheuer.engine.names import CHANCE
from ungeheuer.server import entries as log
from ungeheuer.server.environment import Chance
from ungeheuer.server.lessons import scripted
from ungeheuer.server.names import Millis, PersonId
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up


class Transaction:
    """One action of one person at one table.

    Its entries change the table at once and are stored together; if that fails, the registry
    unloads the table.
    """

    __slots__ = ("at", "cause", "chance", "entries", "lines", "person", "table")

    def __init__(
        self, table: Table, person: PersonId, cause: str, at: Millis, chance: Chance
    ) -> None:
        self.table = table
        self.person = person
        self.cause = cause
        self.at = at
        self.chance = chance
        self.entries: list[log.LogEntry] = []
        self.lines: list[log.Line] = []

    def enter(self, entry: log.AnyEntry) -> None:
        logged = log.LogEntry(self.table.seq + 1, self.at, self.person, self.cause, entry)
        self.table.enter(logged)
        self.entries.append(logged)

    def say(self, said: log.Said) -> None:
        """Stored like an entry, but the log does not grow."""
        table = self.table
        number, version = table.chat.count + 1, table.version
        line = log.Line(number, self.at, self.person, self.cause, version, said)
        table.hear(line)
        self.lines.append(line)

    def note(self, seat: str, name: str, what: str) -> None:
        """Tell everybody what happens to a seat of a running match."""
        if self.table.status == "playing":
            self.say(log.Said(name, seat, note=what))

    def play(self, seat: str, text: str) -> None:
        """Play a move; the log keeps its canonical spelling, and now and then its position."""
        entry = log.Played(seat, text)
        self.enter(entry)
        played = self.table.match.history[-1]
        entry.move, entry.position = played.move.text, played.position

    def go_on(self) -> None:
        """Let chance answer, unless a turn is held; end the match when it is over."""
        table = self.table
        if table.hold is not None:
            return
        while table.running and (decision := table.match.decision) is not None:
            if decision.seat != CHANCE:
                return
            by_script = scripted(table.lesson, table.match)
            self.play(CHANCE, by_script or self.chance(decision).text)
        outcome = table.match.outcome
        if table.status == "playing" and outcome is not None:
            self.enter(log.Ended("finished", outcome.result))


Action = Callable[[Transaction], None]
Actions = Mapping[type[up.Up], Callable[[Transaction, Any], None]]  # by the message that asks
