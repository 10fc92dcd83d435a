"""How a table behaves, from its log alone: seats, host, bots, undo, spectators, frozen logs."""

from __future__ import annotations

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LEA, LoggedTable, portrait
from ungeheuer.bots import USUAL
from ungeheuer.engine.errors import StaleMove, UndoRefused, UngeheuerError
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import Frames
from ungeheuer.server.names import NOBODY, Millis
from ungeheuer.server.summaries import table_message
from ungeheuer.server.table import CHAT_KEPT, rebuilt
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

CONSENT = Policy(undo="consent")


def code(caught: pytest.ExceptionInfo[UngeheuerError]) -> str:
    return caught.value.code


# -- seats


def test_a_seat_is_taken_renamed_and_left() -> None:
    logged = LoggedTable("mighty", "inga", "", "", start=False)
    logged.perform(JUAN, up.Take(id="t", seat="1", name="  Ju\x07an\n "))
    assert logged.table.seats[Seat("1")].name == "Juan"
    logged.perform(JUAN, up.Take(id="t", seat="1", name="J."))
    logged.perform(JUAN, up.Take(id="t", seat="2", name="J. again"))
    assert logged.table.held(JUAN) == ["1", "2"]
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    assert logged.table.held(JUAN) == ["2"]
    assert logged.table.seats[Seat("1")].free


@pytest.mark.parametrize(
    ("person", "seat", "expected"),
    [(NOBODY, "1", "no-key"), (JUAN, "0", "seat-taken"), (JUAN, "9", "no-such-seat")],
)
def test_a_seat_that_cannot_be_taken(person: str, seat: str, expected: str) -> None:
    logged = LoggedTable("mighty", "inga", "", "bot:greedy", start=False)
    with pytest.raises(TableError) as caught:
        logged.perform(NOBODY if not person else JUAN, up.Take(id="t", seat=seat))
    assert code(caught) == expected


def test_a_bots_seat_is_not_free() -> None:
    logged = LoggedTable("mighty", "inga", "bot:greedy", "", start=False)
    with pytest.raises(NotAllowed, match="seat-taken"):
        logged.perform(JUAN, up.Take(id="t", seat="1"))


def test_removed_people_stay_out_and_others_come_in() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    logged.perform(INGA, up.Remove(id="r", seat="1"))
    with pytest.raises(NotAllowed, match="removed"):
        logged.perform(JUAN, up.Take(id="t", seat="1"))
    with pytest.raises(NotAllowed, match="removed"):
        logged.perform(JUAN, up.Say(id="s", text="Why?"))
    logged.perform(KIM, up.Take(id="t", seat="1", name="Kim"))
    assert logged.table.match.names[1] == "Kim"


def test_a_host_does_not_remove_the_own_seat_or_an_empty_one() -> None:
    logged = LoggedTable("mighty", "inga", "", "bot:greedy", start=False)
    with pytest.raises(TableError, match="own-seat"):
        logged.perform(INGA, up.Remove(id="r", seat="0"))
    with pytest.raises(TableError, match="seat-free"):
        logged.perform(INGA, up.Remove(id="r", seat="1"))


@pytest.mark.parametrize(
    "said",
    [
        up.Start(id="x"),
        up.Remove(id="x", seat="0"),
        up.SeatBot(id="x", seat="0", bot="greedy"),
        up.Change(id="x", policy=Policy(chat=False)),
    ],
)
@pytest.mark.parametrize("person", [JUAN, NOBODY])
def test_what_only_the_host_may(said: up.Up, person: str) -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy", start=False)
    with pytest.raises(NotAllowed, match="not-host"):
        logged.perform(JUAN if person else NOBODY, said)


def test_nobody_is_host_of_a_table_without_one() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim", host=NOBODY, start=False)
    with pytest.raises(NotAllowed, match="not-host"):
        logged.perform(NOBODY, up.Start(id="s"))
    with pytest.raises(NotAllowed, match="not-seated"):
        logged.perform(NOBODY, up.Pause(id="p"))
    assert not logged.table.may_look(NOBODY, "0")


# -- start, pause


def test_start_with_open_seats_names_them_or_fills_them() -> None:
    logged = LoggedTable("mighty", "inga", "", "", start=False)
    with pytest.raises(TableError) as caught:
        logged.perform(INGA, up.Start(id="s"))
    assert caught.value.params == {"seats": ["1", "2"]}
    with pytest.raises(TableError, match="no-such-bot"):
        logged.perform(INGA, up.Start(id="s", fill="deep-thought"))
    logged.perform(INGA, up.Start(id="s", fill="random"))
    assert logged.table.bots == ["1", "2"]
    with pytest.raises(TableError, match="already-started"):
        logged.perform(INGA, up.Start(id="s"))


def test_a_paused_table_takes_no_moves_and_asks_no_bot() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    logged.perform(JUAN, up.Pause(id="p"))
    assert logged.table.bot_asked() is None
    with pytest.raises(TableError, match="table-paused"):
        logged.run(
            NOBODY, lambda tx: actions.bot_move(tx, logged.turn, "1@1a", logged.table.version)
        )
    with pytest.raises(TableError, match="table-paused"):
        logged.perform(INGA, up.Pause(id="p"))
    with pytest.raises(NotAllowed, match="not-seated"):
        logged.perform(KIM, up.Resume(id="p"))
    logged.perform(INGA, up.Resume(id="p"))
    with pytest.raises(TableError, match="not-paused"):
        logged.perform(INGA, up.Resume(id="p"))
    logged.move()


# -- bots that stand in


def test_a_bot_stands_in_for_who_was_away_and_leaves_when_the_person_returns() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "kim")
    with pytest.raises(NotAllowed, match="seat-taken"):
        logged.seat_bot("1", away=0)
    with pytest.raises(NotAllowed, match="not-abandoned"):
        logged.seat_bot("1", away=actions.ABANDONED - 1)
    logged.seat_bot("1", away=actions.ABANDONED)
    assert logged.table.bots == ["1"]
    with pytest.raises(NotAllowed, match="bot-plays"):
        logged.perform(JUAN, up.MakeMove(id="m", seat="1", move="1@1a", seen=logged.table.version))
    logged.run(JUAN, actions.come_back)
    assert logged.table.bots == []
    assert logged.table.held(JUAN) == ["1"]


def test_the_table_tells_when_a_bot_may_stand_in() -> None:
    """By the action's own measure: what is offered is allowed, what is not is refused."""
    logged = LoggedTable("mighty", "inga", "juan", "kim")

    def bot_in(away: float) -> list[int | None]:
        here = {INGA} if away else {INGA, JUAN, KIM}
        return [
            seat.bot_in for seat in table_message(logged.table, INGA, here, 0, lambda _: away).seats
        ]

    assert bot_in(0) == [None, None, None]
    assert bot_in(actions.ABANDONED - 14.5) == [None, 15, 15]
    assert bot_in(actions.ABANDONED) == [None, 0, 0]
    logged.seat_bot("1", away=actions.ABANDONED)
    assert bot_in(actions.ABANDONED) == [None, None, 0]


def test_a_bot_does_not_answer_once_the_person_is_back() -> None:
    logged = LoggedTable("timid", "inga", "juan", host=JUAN)
    logged.seat_bot("dungeon")
    version, thought = logged.table.version, logged.any_move()
    logged.run(INGA, actions.come_back)
    with pytest.raises(TableError, match="not-asked"):
        logged.run(NOBODY, lambda tx: actions.bot_move(tx, "dungeon", thought, version))
    with pytest.raises(TableError, match="not-asked"):
        logged.run(
            NOBODY, lambda tx: actions.replace_bot(tx, "dungeon", "greedy", "random", "slow")
        )
    assert logged.table.seats[Seat("dungeon")].person


def test_a_bot_that_failed_is_replaced_only_while_it_sits_there() -> None:
    logged = LoggedTable("mighty", "inga", "bot:greedy", "juan")
    logged.run(NOBODY, lambda tx: actions.replace_bot(tx, "1", "greedy", "random", "crashed"))
    assert logged.table.seats[Seat("1")].bot == "random"
    assert logged.entries[-1].entry == log.Replaced("1", "greedy", "random", "crashed")
    with pytest.raises(TableError, match="not-asked"):
        logged.run(NOBODY, lambda tx: actions.replace_bot(tx, "1", "greedy", "random", "slow"))


# -- leaving and resigning


def test_of_three_a_bot_plays_on_and_the_person_cannot_return() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:random")
    logged.perform(JUAN, up.Resign(id="r", seat="1"))
    assert logged.table.seats[Seat("1")].bot == USUAL
    assert logged.table.held(JUAN) == []
    logged.perform(INGA, up.Remove(id="r", seat="1"))
    with pytest.raises(NotAllowed, match="resigned"):
        logged.perform(JUAN, up.Take(id="t", seat="1"))
    logged.perform(KIM, up.Take(id="t", seat="1"))
    assert logged.table.status == "playing"


def test_of_two_seats_resigning_ends_the_match_and_both_keep_their_seats() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    logged.perform(JUAN, up.Resign(id="r", seat="character"))
    assert logged.table.ended == "resigned"
    assert logged.table.result == {"resigned": "character"}
    assert logged.table.held(JUAN) == ["character"]
    with pytest.raises(TableError, match="table-over"):
        logged.perform(INGA, up.Resign(id="r", seat="dungeon"))


def test_of_two_who_play_together_the_other_goes_on_with_a_bot() -> None:
    logged = LoggedTable("island", "inga", "juan")
    logged.perform(JUAN, up.Resign(id="r", seat="1"))
    assert logged.table.status == "playing"
    assert logged.table.seats[Seat("1")].bot == USUAL


def test_alone_with_bots_resigning_ends_the_match() -> None:
    logged = LoggedTable("mighty", "inga", "bot:random", "bot:greedy")
    logged.perform(INGA, up.Resign(id="r", seat="0"))
    assert logged.table.ended == "resigned"


def test_who_is_away_still_counts_when_another_resigns() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:random")
    logged.seat_bot("1")
    logged.perform(INGA, up.Resign(id="r", seat="0"))
    assert logged.table.status == "playing"
    assert logged.table.host == JUAN


def test_a_match_is_not_resigned_before_it_begins() -> None:
    logged = LoggedTable("timid", "inga", "juan", start=False)
    with pytest.raises(TableError, match="not-started"):
        logged.perform(JUAN, up.Resign(id="r", seat="character"))


@pytest.mark.parametrize("said", [up.Leave(id="l", seat="0"), up.Resign(id="r", seat="0")])
def test_a_host_who_goes_is_followed_by_the_next_person(said: up.Up) -> None:
    logged = LoggedTable("mighty", "inga", "bot:greedy", "juan")
    logged.perform(INGA, said)
    assert logged.table.host == JUAN
    logged.seat_bot("0", "random")


def test_a_host_with_another_seat_or_without_company_stays() -> None:
    logged = LoggedTable("mighty", "inga", "inga", "juan")
    logged.perform(INGA, up.Leave(id="l", seat="0"))
    assert logged.table.host == INGA
    alone = LoggedTable("mighty", "inga", "bot:greedy", "bot:greedy")
    alone.perform(INGA, up.Leave(id="l", seat="0"))
    assert alone.table.host == INGA


def test_a_host_who_does_not_come_any_more_is_replaced_by_whoever_has_a_seat() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    with pytest.raises(NotAllowed, match="host-stays"):
        logged.perform(JUAN, up.TakeOver(id="h"), away=actions.HOST_GONE - 1)
    with pytest.raises(NotAllowed, match="not-seated"):
        logged.perform(KIM, up.TakeOver(id="h"))
    logged.perform(JUAN, up.TakeOver(id="h"), away=actions.HOST_GONE)
    assert logged.table.host == JUAN
    logged.perform(JUAN, up.Remove(id="r", seat="0"))


# -- undo


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


# -- who may look


def test_one_looks_at_ones_own_seat_and_spectators_where_all_agree() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    look = logged.table.may_look
    assert look(INGA, "0")
    assert not look(INGA, "1")
    assert look(KIM, SPECTATOR)
    assert not look(KIM, "0")
    logged.perform(INGA, up.Show(id="s", seat="0", agree=True))
    assert not look(KIM, "0")
    logged.perform(JUAN, up.Show(id="s", seat="1", agree=True))
    assert look(KIM, "0")
    assert look(NOBODY, "2")
    assert not look(INGA, "1"), "players agree to be watched, not to be looked at by each other"
    logged.perform(JUAN, up.Show(id="s", seat="1", agree=False))
    assert not look(KIM, "0")


def test_somebody_new_has_not_agreed_yet() -> None:
    logged = LoggedTable("mighty", "inga", "", "bot:greedy", start=False)
    logged.perform(INGA, up.Show(id="s", seat="0", agree=True))
    logged.perform(INGA, up.Start(id="s", fill="greedy"))
    assert logged.table.may_look(KIM, "0")
    logged.perform(INGA, up.Remove(id="r", seat="1"))
    logged.perform(JUAN, up.Take(id="t", seat="1"))
    assert not logged.table.may_look(KIM, "0")


def test_without_the_right_to_watch_nothing_is_seen_but_by_the_host() -> None:
    logged = LoggedTable(
        "mighty", "juan", "", "bot:greedy", policy=Policy(watch="seats"), start=False
    )
    assert not logged.table.may_look(KIM, SPECTATOR)
    assert logged.table.may_look(JUAN, SPECTATOR)
    assert logged.table.may_look(INGA, SPECTATOR), "who could allow it to everybody"
    with pytest.raises(NotAllowed, match="not-watching"):
        logged.perform(KIM, up.Say(id="s", text="Hello?"))


def test_after_the_end_every_seat_can_be_looked_at() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    logged.perform(JUAN, up.Resign(id="r", seat="character"))
    assert logged.table.may_look(KIM, "dungeon")
    assert logged.table.may_look(JUAN, "dungeon")


# -- chat


def test_chat_is_one_line_and_not_empty_and_can_be_switched_off() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:greedy")
    logged.perform(JUAN, up.Say(id="s", text=" hel\x1b[31mlo\nthere "))
    assert logged.table.chat[-1][1] == log.Said("Juan", "1", "hel[31mlo there")
    with pytest.raises(TableError, match="nothing-said"):
        logged.perform(JUAN, up.Say(id="s", text=" \n "))
    logged.perform(KIM, up.SayPhrase(id="s", phrase="hello"))
    assert logged.table.chat[-1][1] == log.Said("", "", phrase="hello")
    logged.perform(INGA, up.Change(id="c", policy=Policy(chat=False)))
    with pytest.raises(TableError, match="chat-off"):
        logged.perform(INGA, up.SayPhrase(id="s", phrase="hello"))


def test_a_long_chat_does_not_fill_the_memory() -> None:
    logged = LoggedTable("timid", "inga", "juan", start=False)
    tx = actions.Transaction(logged.table, INGA, "", Millis(3), logged.chance)
    for number in range(CHAT_KEPT + 10):
        actions.say(tx, up.Say(id="s", text=str(number)))
    assert logged.table.chat_count == CHAT_KEPT + 10
    assert len(logged.table.chat) == CHAT_KEPT


# -- logs


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


# -- what helps to look


def test_what_helps_to_look_goes_with_the_hints_and_is_not_kept_beyond_them() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    frames = Frames()
    assert '"nests":{' in frames.sync(logged.table, "dungeon", 0)
    assert '"aid":null' in frames.sync(logged.table, "character", 0)
    logged.perform(INGA, up.Change(id="c", policy=Policy(hints=False)))
    assert '"aid":null' in frames.sync(logged.table, "dungeon", 0)
