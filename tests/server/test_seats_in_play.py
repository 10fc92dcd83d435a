"""S2: who comes to a seat of a running match with secrets, and what the others are told."""

from __future__ import annotations

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LEA, LoggedTable
from ungeheuer.engine.names import Seat
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import PersonId
from ungeheuer.server.summaries import table_message
from ungeheuer.wire import messages as up
from ungeheuer.wire.hosting import Admit


def castle() -> LoggedTable:
    return LoggedTable("mighty", "inga", "juan", "kim", "bot:greedy")


def take(logged: LoggedTable, person: PersonId, seat: str, name: str = "New") -> None:
    logged.perform(person, up.Take(id="t", seat=seat, name=name))


def admit(logged: LoggedTable, person: PersonId, seat: str, *, agree: bool = True) -> None:
    logged.perform(person, Admit(id="a", seat=seat, agree=agree))


def notes(logged: LoggedTable) -> list[tuple[str, str, str]]:
    return [(line.said.note, line.said.seat, line.said.name) for line in logged.lines]


def test_whoever_left_comes_back_at_once() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    take(logged, JUAN, "1", "Juan")
    assert logged.table.held(JUAN) == ["1"]
    assert notes(logged) == [("left", "1", "Juan"), ("sat", "1", "Juan")]


def test_also_after_a_bot_has_played_there_meanwhile() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    logged.seat_bot("1")
    logged.perform(INGA, up.Remove(id="r", seat="1"))
    take(logged, JUAN, "1")
    assert logged.table.held(JUAN) == ["1"]


def test_anybody_else_asks_all_others_who_sit_there() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    take(logged, LEA, "1", "Lea")
    assert logged.table.held(LEA) == []
    told = table_message(logged.table, LEA, {LEA}, 0, lambda _: 0.0).asks
    assert told is not None
    assert (told.seat, told.name, told.agreed, told.asked, told.mine) == (
        "1",
        "Lea",
        [],
        ["0", "2"],
        True,
    )
    admit(logged, KIM, "2")
    assert logged.table.held(LEA) == []
    admit(logged, INGA, "0")
    assert logged.table.held(LEA) == ["1"]
    assert logged.table.asks is None
    assert [note for note, *_ in notes(logged)] == ["left", "asked", "sat"]


def test_one_no_is_enough_and_everybody_hears_of_it() -> None:
    logged = castle()
    logged.perform(INGA, up.Remove(id="r", seat="3"))
    take(logged, INGA, "3")
    assert logged.table.held(INGA) == ["0"], "a host is asked for consent like anybody"
    admit(logged, JUAN, "1")
    admit(logged, KIM, "2", agree=False)
    assert logged.table.asks is None
    assert logged.table.seats[Seat("3")].free
    assert [note for note, *_ in notes(logged)] == ["removed", "asked", "refused"]


def test_the_wish_can_be_withdrawn_and_ends_where_seats_change() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    take(logged, LEA, "1")
    with pytest.raises(TableError, match="seat-asked-already"):
        take(logged, PersonId("mona"), "1")
    admit(logged, LEA, "1", agree=False)
    assert logged.table.asks is None
    take(logged, LEA, "1")
    logged.seat_bot("1")
    assert logged.table.asks is None
    with pytest.raises(TableError, match="nothing-asked"):
        admit(logged, INGA, "0")


def test_nobody_answers_for_others() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    take(logged, LEA, "1")
    for person, seat in ((LEA, "0"), (JUAN, "2"), (INGA, "2")):
        with pytest.raises(NotAllowed, match="not-your-seat"):
            admit(logged, person, seat)
    with pytest.raises(NotAllowed, match="not-your-seat"):
        admit(logged, LEA, "1")
    admit(logged, INGA, "0")
    with pytest.raises(TableError, match="nothing-asked"):
        admit(logged, INGA, "0")


def test_somebody_who_is_away_is_asked_too() -> None:
    logged = castle()
    logged.perform(JUAN, up.Leave(id="l", seat="1"))
    logged.seat_bot("2")  # Kim is away
    take(logged, LEA, "1")
    admit(logged, INGA, "0")
    assert logged.table.held(LEA) == []


@pytest.mark.parametrize(
    ("name", "seats"),
    [("island", ("inga", "juan")), ("mighty", ("inga", "bot:greedy", "bot:random"))],
)
def test_without_secrets_or_others_nobody_is_asked(name: str, seats: tuple[str, ...]) -> None:
    logged = LoggedTable(name, *seats)
    logged.perform(INGA, up.Remove(id="r", seat="1"))
    take(logged, INGA, "1")
    assert logged.table.held(INGA) == ["0", "1"]


def test_several_seats_of_one_device_are_taken_before_the_start() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "", start=False)
    take(logged, INGA, "2")
    assert logged.table.held(INGA) == ["0", "2"]
    logged.perform(INGA, up.Start(id="s"))
    assert notes(logged) == [], "before the start everybody sees who sits down"
