"""Tables rebuilt from logs: those that no longer replay freeze, and what that means."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.table_log import INGA, JUAN, KIM, LEA, LoggedTable, portrait
from tests.server.test_undo import asking
from ungeheuer.engine.checkpoint import EVERY
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games.island.rules import setting_up
from ungeheuer.games.mighty.rules import play
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import NOBODY, Millis
from ungeheuer.server.opening import branched, opened_with
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.routes.replays import record_for
from ungeheuer.server.summaries import table_card
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import BranchTable, SeatWish
from ungeheuer.wire.messages import Policy
from ungeheuer.wire.sync import encode
from ungeheuer.words import Words, languages

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


# -- rules that lead elsewhere


def rich(loot: int, one: int, other: int) -> tuple[int, int]:
    """M-4.2 as it never was: everybody gets all of it."""
    return loot, loot


def stops(logged: LoggedTable) -> list[int]:
    """The positions that are hashed, as numbers of moves; nothing was taken back."""
    entries = [logged.entries[at].entry for at in played(logged)]
    plays = [each for each in entries if isinstance(each, log.Played)]
    return [number for number, each in enumerate(plays, start=1) if each.position]


def first_loot(logged: LoggedTable) -> int:
    """The move with which the first loot was shared."""
    for number, each in enumerate(logged.table.match.history, start=1):
        if any(note.event.code == "loot-taken" for note in each.notes):
            return number
    raise AssertionError


def two_rounds(*seats: str) -> LoggedTable:
    logged = LoggedTable("mighty", *seats)
    while logged.table.match.state.round < 3:
        logged.move()
    return logged


def test_a_changed_rule_freezes_the_table_at_the_last_position_that_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged = two_rounds("inga", "juan", "bot:greedy")
    logged.perform(JUAN, up.Say(id="s", text="Well."))
    before = [(each.seat, each.move.text) for each in logged.table.match.history]
    differs = next(at for at in stops(logged) if at >= first_loot(logged))
    monkeypatch.setattr(play, "halves", rich)
    table = logged.rebuilt()
    assert table.frozen is not None
    assert table.frozen.code == "other-position"
    assert table.frozen.params == {"move": differs, "agreed": table.frozen.move}
    assert table.frozen.move == max(at for at in (0, *stops(logged)) if at < differs)
    line = [(each.seat, each.move.text) for each in table.match.history]
    assert line == before[: table.frozen.move]
    assert table.seq == logged.table.seq
    assert [said.text for _, said in table.chat] == ["Well."]
    assert table.answers.keys() == logged.table.answers.keys()
    with pytest.raises(TableError, match="table-frozen"):
        LoggedTable.move(at_table(logged, table))
    twin = branched(table, BranchTable(move=table.frozen.move), JUAN)
    assert twin.moves == before[: table.frozen.move]
    assert [plan.holder for plan in twin.seats] == [INGA, JUAN, NOBODY]


def at_table(logged: LoggedTable, table: Table) -> LoggedTable:
    logged.table = table
    return logged


def test_a_changed_set_up_freezes_a_table_before_its_first_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged = LoggedTable("island", "inga", "juan")
    logged.move()
    monkeypatch.setattr(setting_up, "start_hp", lambda *_: 99)
    table = rebuilt(logged.table.id, logged.entries)
    assert table.frozen is not None
    assert (table.frozen.move, table.frozen.code) == (0, "other-position")


def test_an_imported_match_that_was_over_stays_over_and_open_to_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged = LoggedTable("mighty", "inga", "bot:random", "bot:random")
    while logged.table.status == "playing":
        logged.move()
    nobody = [log.SeatPlan(name=name) for name in ("Inga", "Juan", "Kim")]
    opened = opened_with(logged.table.match, NOBODY, Policy(), nobody)
    first = log.LogEntry(1, Millis(1), NOBODY, "", opened)
    assert rebuilt(logged.table.id, [first]).result == logged.table.result
    monkeypatch.setattr(play, "halves", rich)
    table = rebuilt(logged.table.id, [first])
    assert table.frozen is not None
    assert (table.status, table.disclosed) == ("over", True)
    seats = [SeatWish(who="me"), SeatWish(who="bot"), SeatWish(who="bot")]
    twin = branched(table, BranchTable(move=table.frozen.move, seats=seats), LEA)
    assert len(twin.moves) == table.frozen.move > 0


def test_why_a_table_is_frozen_is_said_in_every_language() -> None:
    for language in languages():
        says = [
            Words(language).say("error-table-frozen", {"move": 8, "why": why})
            for why in ("other-position", "illegal-move")
        ]
        assert len(set(says)) == 2
        assert all("8" in each for each in says)


def test_the_hashes_of_positions_say_nothing_to_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What freezes tells where, never which hash; nor does any sync of the table carry one."""
    logged = two_rounds("inga", "juan", "kim")
    monkeypatch.setattr(play, "halves", rich)
    table = rebuilt(logged.table.id, logged.entries)
    hashes = [kept.partition(":")[2] for _, kept in logged.table.match.checkpoints()]
    for each in (logged.table, table):
        for seat in (*each.match.seats, SPECTATOR):
            record = record_for(each, Seat(seat)).data()
            sent = encode([each.sync(seat, 0), table_card(each), record]).decode()
            assert not any(kept in sent for kept in hashes)


def test_logs_without_hashes_are_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    logged = two_rounds("inga", "juan", "bot:greedy")
    old = [without_hashes(each) for each in logged.entries]
    assert portrait(rebuilt(logged.table.id, old)) == portrait(logged.table)
    monkeypatch.setattr(play, "halves", rich)
    assert rebuilt(logged.table.id, old).frozen is None


def without_hashes(logged: log.LogEntry) -> log.LogEntry:
    entry = logged.entry
    if isinstance(entry, log.Played):
        entry = log.Played(entry.seat, entry.move)
    elif isinstance(entry, log.Opened):
        entry = msgspec.structs.replace(entry, positions=[])
    return log.LogEntry(logged.seq, logged.at, logged.by, logged.cause, entry)


def test_a_position_is_hashed_every_few_moves_and_at_the_end() -> None:
    logged = LoggedTable("mighty", "inga", "bot:random", "bot:random")
    while logged.table.status == "playing":
        logged.move()
    moves = len(logged.table.match.history)
    assert stops(logged) == [*range(EVERY, moves, EVERY), moves]


def test_a_difference_after_an_undo_goes_back_to_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The log is read once more, up to the last entry whose position was the one played."""
    logged = LoggedTable("mighty", "inga", "juan", "kim", policy=CONSENT)
    while logged.table.match.state.round < 2:
        logged.move()
        if len(logged.table.match.history) == EVERY + 1:
            seat = logged.table.match.history[-1].seat
            logged.undo(logged.table.seats[seat].holder, seat)
    for _ in range(EVERY):
        logged.move()
    monkeypatch.setattr(play, "halves", rich)
    table = rebuilt(logged.table.id, logged.entries)
    assert table.frozen is not None
    assert table.frozen.move % EVERY == 0
    assert table.version < logged.table.version
    assert len(table.answered_by) == len(table.match.history) == table.frozen.move


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
