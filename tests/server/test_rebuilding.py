"""Tables rebuilt from logs: those that no longer replay freeze, and what that means."""

from __future__ import annotations

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LEA, LoggedTable, portrait
from tests.server.test_undo import asking
from ungeheuer.engine.names import Seat
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import Millis
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

CONSENT = Policy(undo="consent")


def broken(logged: LoggedTable, at: int) -> list[log.LogEntry]:
    """The log with a move that no rules allow."""
    entries = [*logged.entries]
    old = entries[at]
    assert isinstance(old.entry, log.Played)
    entries[at] = log.LogEntry(old.seq, old.at, old.by, old.cause, log.Played(old.entry.seat, "no"))
    return entries


def played(logged: LoggedTable) -> list[int]:
    return [at for at, each in enumerate(logged.entries) if isinstance(each.entry, log.Played)]


def test_a_log_that_no_longer_replays_freezes_at_the_last_good_move() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    for _ in range(6):
        logged.move()
    logged.perform(JUAN, up.Take(id="t", seat="1", name="J."))
    at = played(logged)[-2]
    good = len(logged.table.match.history) - 2
    table = rebuilt(logged.table.id, broken(logged, at))
    assert table.frozen is not None
    assert (table.frozen.move, table.frozen.code) == (good, "unreadable-move")
    assert len(table.match.history) == good
    assert table.seq == logged.table.seq
    assert table.seats[Seat("1")].name == "J."
    assert table.answers.keys() == logged.table.answers.keys()
    logged.table, logged.entries = table, broken(logged, at)
    with pytest.raises(TableError, match="table-frozen"):
        logged.move()
    logged.perform(JUAN, up.Say(id="s", text="Oh."))
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    logged.perform(INGA, up.Change(id="c", policy=CONSENT))


def test_a_finished_table_keeps_its_result_whatever_the_rules_say() -> None:
    logged = LoggedTable("mighty", "inga", "bot:random", "bot:random")
    while logged.table.status == "playing":
        logged.move()
    table = rebuilt(logged.table.id, broken(logged, played(logged)[5]))
    assert table.frozen is not None
    assert table.status == "over"
    assert table.result == logged.table.result is not None


def test_what_froze_unfinished_stays_secret_even_when_it_is_given_up() -> None:
    """The match may be going on at another table, with the same hands."""
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    for _ in range(4):
        logged.move()
    at = played(logged)[-1]
    logged.table, logged.entries = rebuilt(logged.table.id, broken(logged, at)), broken(logged, at)
    logged.perform(JUAN, up.Resign(id="r", seat="1"))
    logged.perform(INGA, up.Resign(id="r", seat="0"))
    assert logged.table.status == "over"
    assert not logged.table.may_look(JUAN, "0")
    assert not logged.table.may_look(LEA, "0")


def test_a_wish_does_not_outlive_the_freezing() -> None:
    logged = asking("inga", "juan", "kim")
    logged.consent(JUAN, "1")
    logged.consent(KIM, "2")
    table = rebuilt(logged.table.id, broken(logged, played(logged)[3]))
    assert table.frozen is not None
    assert rebuilt(table.id, broken(logged, played(logged)[3])).seq == logged.table.seq


def test_a_branch_begins_with_its_moves_and_freezes_if_they_are_not_possible() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim")
    logged.move()
    moves = [(entry.seat, entry.move.text) for entry in logged.table.match.history]
    twin = LoggedTable("mighty", "inga", "juan", "kim", moves=moves)
    assert portrait(twin.table)["line"] == portrait(logged.table)["line"]
    twin.move()
    frozen = LoggedTable("mighty", "inga", "juan", "kim", moves=[("0", "no")], start=False)
    assert frozen.table.frozen is not None


def test_an_entry_out_of_place_is_refused() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim")
    with pytest.raises(TableError, match="bad-log"):
        logged.table.enter(log.LogEntry(99, Millis(1), INGA, "", log.Paused()))
    assert not logged.table.paused


def test_only_what_nobody_touched_since_expires() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim")
    logged.run(LEA, lambda tx: actions.expire(tx, Millis(1)))
    assert logged.table.status == "playing"
    logged.run(LEA, lambda tx: actions.expire(tx, Millis(100)))
    assert logged.table.ended == "expired"
