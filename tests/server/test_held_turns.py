"""I-22.2: a turn has an end. What is held, for whom, what ends it, and what undo does meanwhile."""

from __future__ import annotations

import pytest

from tests.server.held import GRACE, EndingTable, ended
from tests.server.table_log import INGA, JUAN, KIM, LoggedTable
from ungeheuer.engine.errors import UndoRefused
from ungeheuer.engine.names import CHANCE
from ungeheuer.server import actions
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.summaries import hold_of, turn_of
from ungeheuer.wire import messages as up
from ungeheuer.wire.holding import Release, SetGrace
from ungeheuer.wire.messages import Policy


def release(logged: LoggedTable, person: PersonId, seat: str, *, away: bool = False) -> None:
    said = Release(id="r", seat=seat, seen=logged.table.version)
    logged.perform(person, said, away=away)


def time_is_up(logged: LoggedTable, held_at: int) -> None:
    logged.run(NOBODY, lambda tx: actions.time_is_up(tx, held_at))


# -- what is held


def test_what_leaves_something_over_waits_for_its_end_and_says_what() -> None:
    logged = ended()
    hold = logged.table.hold
    assert hold is not None
    assert (hold.seat, hold.grace) == ("0", 0)
    assert hold.left
    assert all(code.startswith("left-island-") for code, _ in hold.left)
    assert hold.move == logged.last
    assert logged.turn == "0", "it has not been made yet"
    assert logged.kinds()[-1] == "Held"
    assert logged.table.waiting() == "person"
    assert turn_of(logged.table) == "0"
    release(logged, INGA, "0")
    assert logged.table.hold is None
    assert logged.table.match.history[-1].seat == CHANCE


def test_what_leaves_nothing_over_waits_for_the_grace() -> None:
    logged = ended(left=False)
    hold, held_at = logged.table.hold, logged.table.held_at
    assert hold is not None
    assert (hold.grace, hold.left) == (GRACE, [])
    assert logged.table.waiting() == "bot"  # so that it is found after a restart
    time_is_up(logged, held_at - 1)
    assert logged.table.hold is hold, "another turn was meant"
    time_is_up(logged, held_at)
    assert logged.table.hold is None
    assert logged.turn != CHANCE


def test_without_a_grace_only_what_leaves_something_over_waits() -> None:
    nothing, something = (EndingTable("inga", "juan", left=left) for left in (False, True))
    nothing.end(grace=0)
    something.end(grace=0)
    assert nothing.table.hold is None
    assert something.table.hold is not None


def test_time_does_not_end_what_leaves_something_over() -> None:
    logged = ended()
    time_is_up(logged, logged.table.held_at)
    assert logged.table.hold is not None


@pytest.mark.parametrize("left", ["something", "nothing"])
def test_the_end_button_is_the_release(left: str) -> None:
    logged = EndingTable("inga", "juan", left=left == "something")
    logged.end(release=True)
    assert logged.turn != CHANCE
    assert "Held" not in logged.kinds()


@pytest.mark.parametrize("left", ["something", "nothing"])
def test_an_old_client_plays_as_before(left: str) -> None:
    logged = EndingTable("inga", "juan", left=left == "something")
    logged.end(grace=None)
    assert logged.turn != CHANCE
    assert "Held" not in logged.kinds()


def test_an_old_client_answers_while_the_turn_of_another_is_held() -> None:
    """Before chance the next player may be asked, too; one who does not wait just goes on."""
    logged = ended(asks="1", left=False)
    said = up.MakeMove(id="m", seat="1", move=logged.any_move(), seen=logged.table.version)
    with pytest.raises(NotAllowed, match="turn-held"):
        logged.perform(JUAN, said, grace=GRACE)
    logged.perform(JUAN, said)
    assert logged.table.hold is None


def test_whoever_is_asked_again_goes_on_by_answering() -> None:
    logged = ended("inga", asks="0", left=False)
    said = up.MakeMove(id="m", seat="0", move=logged.any_move(), seen=logged.table.version)
    logged.perform(INGA, said, grace=GRACE)
    assert logged.table.hold is None


def test_where_nothing_is_taken_back_nothing_is_held() -> None:
    logged = EndingTable("inga", "juan", policy=Policy(undo="none"))
    logged.end()
    assert logged.table.hold is None


def test_games_that_do_not_ask_for_it_have_no_held_turns() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim")
    for _ in range(6):
        seen, seat = logged.table.version, logged.turn
        said = up.MakeMove(id="m", seat=seat, move=logged.any_move(), seen=seen)
        logged.perform(logged.table.seats[seat].holder, said, grace=GRACE)
        assert logged.table.hold is None


def test_bots_wait_while_a_turn_is_held() -> None:
    logged = ended("inga", "bot:greedy", left=False)
    assert logged.table.bot_asked() is None
    logged.run(NOBODY, actions.Transaction.go_on)
    assert logged.table.hold is not None


def test_what_bots_end_is_not_held() -> None:
    logged = EndingTable("bot:greedy", "juan", left=False)
    logged.move(logged.last)
    assert logged.table.hold is None
    assert logged.turn != CHANCE


# -- what ends it


def test_undo_and_any_other_answer_take_the_end_back() -> None:
    logged = EndingTable("inga", "juan")
    moves = len(logged.table.match.history)
    logged.end()
    logged.undo(INGA, "0")
    assert (len(logged.table.match.history), logged.turn) == (moves, "0")
    assert logged.table.hold is None
    logged.end()
    other = next(text for text in logged.table.match.legal() if text != logged.last)
    said = up.MakeMove(id="m", seat="0", move=other, seen=logged.table.version)
    logged.perform(INGA, said, grace=GRACE)
    assert logged.table.match.history[moves].move.text == other
    assert logged.table.hold is None


def test_undo_in_the_grace_and_redo_holds_again() -> None:
    logged = EndingTable("inga", "juan", left=False)
    moves = len(logged.table.match.history)
    logged.end()
    logged.undo(INGA, "0")
    assert (len(logged.table.match.history), logged.turn) == (moves, "0")
    assert logged.table.hold is None
    again = up.Redo(id="r", seat="0", seen=logged.table.version)
    logged.perform(INGA, again, grace=GRACE)
    assert logged.table.hold is not None
    assert logged.turn == CHANCE
    release(logged, INGA, "0")
    with pytest.raises(UndoRefused, match="undo-"):
        logged.undo(INGA, "0")


def test_only_whose_turn_it_is_ends_it_unless_that_person_is_away() -> None:
    logged = ended()
    with pytest.raises(NotAllowed, match="turn-held"):
        release(logged, JUAN, "1")
    with pytest.raises(NotAllowed, match="not-your-seat"):
        release(logged, KIM, "0", away=True)
    release(logged, JUAN, "1", away=True)
    assert logged.table.hold is None
    assert "Released" in logged.kinds()


def test_ending_what_has_ended_is_fine() -> None:
    logged = ended()
    seen = logged.table.version
    release(logged, INGA, "0")
    entries = len(logged.entries)
    logged.perform(INGA, Release(id="r", seat="0", seen=seen))
    assert len(logged.entries) == entries


def test_people_who_share_a_device_end_the_turns_of_all_their_seats() -> None:
    logged = ended("inga", "inga")
    release(logged, INGA, "1")
    assert logged.table.hold is None


def test_whoever_gives_the_seat_away_takes_nothing_back() -> None:
    logged = ended("inga", "juan", "kim", left=False)
    logged.perform(INGA, up.Leave(id="l", seat="0"))
    assert logged.table.hold is None
    assert logged.table.waiting() == "bot"  # chance is to answer
    logged = ended("inga", "juan", "kim")
    logged.perform(INGA, up.Resign(id="l", seat="0"))
    assert logged.table.hold is None
    logged = ended("inga", "juan", left=False)
    logged.seat_bot("0")
    assert logged.table.hold is None
    assert logged.turn != CHANCE


def test_a_pause_is_longer_than_the_grace() -> None:
    logged = ended(left=False)
    held_at = logged.table.held_at
    logged.perform(INGA, up.Pause(id="p"))
    time_is_up(logged, held_at)
    assert logged.table.hold is not None
    with pytest.raises(TableError, match="table-paused"):
        release(logged, INGA, "0")
    logged.perform(INGA, up.Resume(id="p"))
    assert logged.table.hold is not None
    time_is_up(logged, held_at)
    assert logged.table.hold is None


def test_while_an_undo_is_discussed_the_grace_does_not_end() -> None:
    logged = ended(left=False, policy=Policy(undo="consent"))
    logged.undo(JUAN, "1")
    assert logged.table.wish is not None
    time_is_up(logged, logged.table.held_at)
    assert logged.table.hold is not None
    logged.consent(INGA, "0", agree=False)
    time_is_up(logged, logged.table.held_at)
    assert logged.table.hold is None


# -- what is told


def test_the_host_sets_the_grace() -> None:
    logged = EndingTable("inga", "juan")
    assert logged.table.grace is None
    logged.perform(INGA, SetGrace(id="g", seconds=20))
    assert logged.table.grace == 20
    with pytest.raises(NotAllowed, match="not-host"):
        logged.perform(JUAN, SetGrace(id="g", seconds=0))


def test_a_record_does_not_tell_that_a_turn_was_held() -> None:
    held, free = ended(), EndingTable("inga", "juan")
    release(held, INGA, "0")
    free.end(grace=None)
    assert held.table.match.record().moves == free.table.match.record().moves


def test_whoever_may_not_watch_is_not_told_what_is_left() -> None:
    logged = ended(policy=Policy(watch="seats"))
    seen, unseen = (hold_of(logged.table, person, None) for person in (JUAN, KIM))
    assert seen is not None
    assert unseen is not None
    assert seen.left
    assert (unseen.seat, unseen.left) == ("0", [])
