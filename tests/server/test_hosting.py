"""Hosts mute and block people, and close their tables."""

from __future__ import annotations

import math

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LEA, LoggedTable
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.summaries import table_message
from ungeheuer.wire import messages as up
from ungeheuer.wire.hosting import Block, Close, Mute


def castle(*, start: bool = True) -> LoggedTable:
    return LoggedTable("mighty", "inga", "juan", "bot:greedy", start=start)


def test_a_muted_person_plays_on_and_says_nothing() -> None:
    logged = castle()
    logged.perform(INGA, Mute(id="m", seat="1"))
    with pytest.raises(NotAllowed, match="muted-here"):
        logged.perform(JUAN, up.Say(id="s", text="But"))
    with pytest.raises(NotAllowed, match="muted-here"):
        logged.perform(JUAN, up.SayPhrase(id="s", phrase="oops"))
    told = table_message(logged.table, KIM, set(), 0, lambda _: 0.0)
    assert [card.muted for card in told.seats] == [False, True, False]
    logged.perform(INGA, Mute(id="m", seat="1", on=False))
    logged.perform(JUAN, up.Say(id="s", text="Thanks"))


def test_a_spectator_is_named_by_a_line() -> None:
    logged = castle()
    for text in ("one", "two"):
        logged.perform(KIM, up.Say(id="s", text=text))
    logged.perform(JUAN, up.Say(id="s", text="three"))
    logged.perform(INGA, Mute(id="m", line=2))
    with pytest.raises(NotAllowed, match="muted-here"):
        logged.perform(KIM, up.Say(id="s", text="four"))
    logged.perform(JUAN, up.Say(id="s", text="five"))
    logged.perform(INGA, Block(id="b", line=1))
    assert not logged.table.may_look(KIM, SPECTATOR)
    with pytest.raises(NotAllowed, match="removed"):
        logged.perform(KIM, up.Say(id="s", text="six"))
    logged.perform(INGA, Block(id="b", line=1, on=False))
    assert logged.table.may_look(KIM, SPECTATOR)


def test_whoever_is_blocked_loses_the_seat_and_the_sight() -> None:
    logged = castle()
    logged.perform(INGA, Block(id="b", seat="1"))
    assert logged.table.held(JUAN) == []
    assert not logged.table.may_watch(JUAN)
    with pytest.raises(NotAllowed, match="removed"):
        logged.perform(JUAN, up.Take(id="t", seat="1"))
    assert [line.said.note for line in logged.lines] == ["removed"]


@pytest.mark.parametrize(
    "message", [Mute(id="m", seat="0"), Block(id="b", seat="0"), Close(id="c")]
)
def test_others_than_the_host_decide_nothing(message: up.Up) -> None:
    logged = castle()
    for person in (JUAN, KIM):
        with pytest.raises(NotAllowed, match="not-host"):
            logged.perform(person, message)


@pytest.mark.parametrize("kind", [Mute, Block])
def test_somebody_else_has_to_be_meant(kind: type[Mute | Block]) -> None:
    logged = castle()
    for seat, line, code in (("0", 0, "own-person"), ("2", 0, "nobody-meant"), (None, 7, "nobody")):
        with pytest.raises(TableError, match=code):
            logged.perform(INGA, kind(id="m", seat=seat, line=line))


def test_a_table_is_closed_by_its_host() -> None:
    logged = castle(start=False)
    logged.perform(INGA, Close(id="c"))
    assert (logged.table.status, logged.table.ended, logged.table.result) == (
        "over",
        "closed",
        None,
    )


def test_not_while_others_play() -> None:
    logged = castle()
    with pytest.raises(NotAllowed, match="others-play"):
        logged.perform(INGA, Close(id="c"))
    with pytest.raises(NotAllowed, match="others-play"):
        logged.perform(INGA, Close(id="c"), away=lambda _: 599.0)
    logged.perform(INGA, Close(id="c"), away=lambda _: math.inf)
    assert logged.table.ended == "closed"
    with pytest.raises(NotAllowed, match="others-keep"):
        logged.perform(INGA, Close(id="c"))


def test_alone_with_bots_at_any_time() -> None:
    logged = LoggedTable("mighty", "inga", "bot:greedy", "bot:greedy")
    logged.perform(INGA, Close(id="c"))
    assert logged.table.ended == "closed"
    logged.perform(INGA, Close(id="c"))
    assert LEA not in logged.table.unwelcome.removed
