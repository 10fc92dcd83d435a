"""Undo and redo at a table: the barrier, whose consent it takes, and what clients keep."""

from __future__ import annotations

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LoggedTable
from ungeheuer.engine.errors import StaleMove, UndoRefused, UngeheuerError
from ungeheuer.engine.names import Seat
from ungeheuer.server import actions
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import NOBODY
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

CONSENT = Policy(undo="consent")


def code(caught: pytest.ExceptionInfo[UngeheuerError]) -> str:
    return caught.value.code


def test_undo_is_free_to_the_barrier_which_is_explained() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    built = logged.move()
    logged.undo(INGA, "dungeon")
    assert logged.turn == "dungeon"
    logged.redo(INGA, "dungeon")
    assert logged.table.match.history[-1].move.text == built
    assert logged.turn == "character"
    logged.move()
    with pytest.raises(UndoRefused) as caught:
        logged.undo(INGA, "dungeon")
    assert code(caught) in {"undo-answer", "undo-reveal"}
    assert caught.value.params["move"] == len(logged.table.match.history)


def test_where_undo_is_not_allowed() -> None:
    logged = LoggedTable("timid", "inga", "juan", policy=Policy(undo="none"))
    logged.move()
    with pytest.raises(TableError, match="no-undo"):
        logged.undo(INGA, "dungeon")
    with pytest.raises(TableError, match="no-undo"):
        logged.redo(INGA, "dungeon")


def test_an_undo_of_an_old_version_or_of_nothing_is_refused() -> None:
    logged = LoggedTable("timid", "inga", "juan", policy=CONSENT)
    with pytest.raises(UndoRefused, match=r"nothing-to-undo|undo-chance"):
        logged.undo(JUAN, "character")
    logged.move()
    with pytest.raises(TableError, match="stale"):
        logged.perform(INGA, up.Undo(id="u", seat="dungeon", seen=logged.table.version - 1))
    with pytest.raises(UndoRefused, match="nothing-to-redo"):
        logged.redo(INGA, "dungeon")


def asking(*seats: str) -> LoggedTable:
    """A table at which the first person has just asked to go back beyond the barrier."""
    logged = LoggedTable("mighty", *seats, policy=CONSENT)
    while len({entry.seat for entry in logged.table.match.history} & {"0", "1", "2"}) < 3:
        logged.move()
    logged.undo(INGA, "0")
    return logged


def test_all_people_have_to_agree_and_bots_wait_meanwhile() -> None:
    logged = asking("inga", "juan", "kim")
    wish = logged.table.wish
    assert wish is not None
    assert (wish.seat, wish.asked) == ("0", ["1", "2"])
    logged.consent(JUAN, "1")
    assert logged.table.wish is not None
    with pytest.raises(TableError, match="nothing-asked"):
        logged.consent(JUAN, "1")
    logged.consent(KIM, "2")
    assert logged.table.wish is None
    assert logged.turn == "0"


def test_one_who_declines_ends_the_wish_and_so_does_who_had_it() -> None:
    logged = asking("inga", "juan", "kim")
    version = logged.table.version
    with pytest.raises(TableError, match="undo-asked-already"):
        logged.undo(INGA, "0")
    logged.consent(KIM, "2", agree=False)
    assert logged.table.wish is None
    logged.undo(INGA, "0")
    with pytest.raises(TableError, match="nothing-asked"):
        logged.consent(INGA, "0")
    logged.consent(INGA, "0", agree=False)
    assert logged.table.wish is None
    assert logged.table.version == version


@pytest.mark.parametrize(
    ("person", "said"),
    [
        (JUAN, up.Leave(id="x", seat="1")),
        (JUAN, up.Resign(id="x", seat="1")),
        (INGA, up.Remove(id="x", seat="1")),
        (INGA, up.Change(id="x", policy=Policy(undo="free"))),
    ],
)
def test_a_wish_is_dropped_when_those_who_were_asked_are_others(person: str, said: up.Up) -> None:
    logged = asking("inga", "juan", "kim")
    logged.perform({"inga": INGA, "juan": JUAN}[person], said)
    assert logged.table.wish is None


def test_a_wish_waits_for_whoever_is_away_and_a_bot_does_not_sign_for_them() -> None:
    logged = asking("inga", "juan", "kim")
    logged.consent(KIM, "2")
    logged.seat_bot("1")
    assert logged.table.wish is not None
    assert logged.table.wish.asked == ["1"]
    assert logged.table.bot_asked() is None
    logged.run(JUAN, actions.come_back)
    logged.consent(JUAN, "1")
    assert logged.table.wish is None
    assert logged.turn == "0"


def test_a_move_drops_the_wish() -> None:
    logged = asking("inga", "juan", "kim")
    logged.move()
    assert logged.table.wish is None


def test_bots_wait_while_people_talk_about_an_undo() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy", policy=CONSENT)
    while not (logged.turn == "2" and {e.seat for e in logged.table.match.history} >= {"0", "1"}):
        logged.move()
    logged.undo(INGA, "0")
    if logged.table.wish is not None:
        assert logged.table.waiting() == "person"
        with pytest.raises(TableError, match="not-asked"):
            logged.move()
        logged.consent(JUAN, "1", agree=False)
        assert logged.table.waiting() == "bot"


def test_people_agree_with_themselves() -> None:
    logged = LoggedTable("mighty", "inga", "inga", "bot:greedy", policy=CONSENT)
    while len({entry.seat for entry in logged.table.match.history} & {"0", "1", "2"}) < 3:
        logged.move()
    logged.undo(INGA, "0")
    assert logged.table.wish is None
    assert logged.turn == "0"


def test_bots_play_again_after_an_undo_and_what_they_did_is_gone() -> None:
    logged = LoggedTable("timid", "inga", "bot:greedy")
    logged.move()
    version = logged.table.version
    assert logged.table.bot_asked() == "character"
    logged.undo(INGA, "dungeon")
    assert logged.table.version == version + 1
    with pytest.raises((StaleMove, TableError)):
        logged.run(NOBODY, lambda tx: actions.bot_move(tx, "character", "explore 0,1", version))
    logged.move()
    assert logged.table.bot_asked() == "character"


def test_a_persons_answer_bars_undo_even_if_a_bot_has_the_seat_by_now() -> None:
    """Else a host could seat a bot for a moment and take back what another has answered."""
    logged = LoggedTable("island", "inga", "juan", "kim")
    barred = None
    while barred is None:
        logged.move()
        for seat in ("0", "1", "2"):
            last = logged.table.match.history[-1].seat
            barrier = logged.table.match.barrier(Seat(seat))[1]
            free = logged.table.match.barrier(Seat(seat), [last])[1]
            if barrier is not None and barrier.code == "undo-answer" and free is None:
                barred, answered = Seat(seat), last
    holder = logged.table.seats[barred].holder
    logged.perform(INGA, up.SeatBot(id="b", seat=answered, bot="random"))
    with pytest.raises(UndoRefused, match="undo-answer"):
        logged.undo(holder, barred)


def test_what_a_client_still_knows_after_undos() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    before = logged.table.version
    moves = len(logged.table.match.history)
    logged.move()
    assert logged.table.since(before) == moves
    assert logged.table.since(logged.table.version) == moves + 1
    seen = logged.table.version
    logged.undo(INGA, "dungeon")
    assert logged.table.since(seen) == moves
    logged.redo(INGA, "dungeon")
    assert logged.table.since(seen) == moves
    assert logged.table.since(None) == 0
    assert logged.table.since(10_000) == 0


def test_events_kept_by_a_client_are_those_of_the_line_whatever_is_undone() -> None:
    """Kept as the protocol says: what comes after `since` is dropped, then what is new added."""
    logged = LoggedTable("mighty", "inga", "juan", "kim", policy=CONSENT)
    kept: list[tuple[int, str]] = []
    seen: int | None = None
    for step in range(40):
        if logged.table.match.decision is None:
            break
        if step % 5 == 4 and logged.table.match.turn != "0":
            logged.undo(INGA, "0")
            for person, seat in ((JUAN, "1"), (KIM, "2")):
                if logged.table.wish is not None:
                    logged.consent(person, seat)
        else:
            logged.move()
        if step % 3:  # not every sync arrives
            sync = logged.table.sync("1", logged.table.since(seen))
            kept = [event for event in kept if event[0] <= sync.since]
            kept += [(event.move, event.code) for event in sync.events]
            seen = sync.version
            whole = logged.table.sync("1", 0).events
            assert kept == [(event.move, event.code) for event in whole]
