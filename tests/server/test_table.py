"""How a table behaves, from its log alone: seats, host, bots, spectators, chat."""

from __future__ import annotations

import pytest

from tests.cardsets import HOUSE
from tests.server.table_log import INGA, JUAN, KIM, LoggedTable
from ungeheuer.bots import USUAL
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games import NAMES, game
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.chat import CHAT_KEPT
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.frames import Frames
from ungeheuer.server.names import NOBODY, Millis
from ungeheuer.server.summaries import table_message
from ungeheuer.wire import messages as up
from ungeheuer.wire.hosting import Admit
from ungeheuer.wire.messages import Policy


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
    logged.perform(INGA, Admit(id="a", seat="0", agree=True))
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
    assert logged.table.seats[Seat("1")].bot.startswith(f"{USUAL}-")
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
    assert logged.table.seats[Seat("1")].bot.startswith(f"{USUAL}-")


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


def test_the_log_keeps_the_canonical_spelling_of_a_move() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    canonical = logged.any_move()
    word, *cards = canonical.split()
    logged.move(" ".join([word, *reversed(cards)]))
    assert logged.entries[-1].entry == log.Played("dungeon", canonical)


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
    assert look(KIM, "2")
    assert not look(NOBODY, "2"), "without a key"
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
    logged.perform(INGA, Admit(id="a", seat="0", agree=True))
    assert logged.table.held(JUAN) == ["1"]
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
    assert logged.table.chat.count == CHAT_KEPT + 10
    assert len(logged.table.chat) == CHAT_KEPT


# -- what helps to look


def test_what_helps_to_look_goes_with_the_hints_and_is_not_kept_beyond_them() -> None:
    logged = LoggedTable("timid", "inga", "juan")
    frames = Frames()
    assert '"nests":{' in frames.sync(logged.table, "dungeon", 0)
    assert '"aid":null' in frames.sync(logged.table, "character", 0)
    logged.perform(INGA, up.Change(id="c", policy=Policy(hints=False)))
    assert '"aid":null' in frames.sync(logged.table, "dungeon", 0)


# -- cards


@pytest.mark.parametrize("name", NAMES)
def test_all_tables_play_with_the_same_cards(name: str) -> None:
    """A shipped set is read once for all of them; it takes long, and much memory."""
    seats = ["inga", *[""] * (len(Match(game(name), cardset=HOUSE[name]).seats) - 1)]
    first, second = (LoggedTable(name, *seats, start=False) for _ in range(2))
    assert first.table.match.cardset is second.table.match.cardset
