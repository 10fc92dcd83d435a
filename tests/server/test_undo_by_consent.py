"""S1: nobody reads cards by taking back what showed them while the other person is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.table_log import INGA, JUAN, KIM, LoggedTable
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.names import Seat
from ungeheuer.server import actions, undo_people
from ungeheuer.server.errors import TableError
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

CONSENT = Policy(undo="consent")


def cellar() -> LoggedTable:
    """The dungeon is Juan's; the character is Inga's, who is the host."""
    logged = LoggedTable("timid", "juan", "inga", policy=CONSENT)
    while logged.turn != "character":
        logged.move()
    return logged


def peek(logged: LoggedTable, number: int) -> None:
    decision = logged.table.match.decision
    assert decision is not None
    peeks = [move.text for move in decision.ask.moves() if move.text.startswith("peek")]
    logged.move(peeks[number % len(peeks)])


def read_the_cards(logged: LoggedTable) -> int:
    """Peek and take it back, as often as the dungeon has cards; how often that was possible."""
    undone = 0
    for number in range(6):
        peek(logged, number)
        peeked = len(logged.table.match.history)
        try:
            logged.undo(INGA, "character")
        except UngeheuerError:
            return undone
        if len(logged.table.match.history) == peeked:
            return undone
        undone += 1
    return undone


def away(logged: LoggedTable) -> None:
    logged.seat_bot("dungeon")


def left(logged: LoggedTable) -> None:
    logged.perform(JUAN, up.Leave(id="l", seat="dungeon"))
    logged.seat_bot("dungeon")


def removed(logged: LoggedTable) -> None:
    logged.perform(INGA, up.Remove(id="r", seat="dungeon"))
    logged.seat_bot("dungeon")


def replaced(logged: LoggedTable) -> None:
    logged.perform(JUAN, up.Leave(id="l", seat="dungeon"))
    logged.perform(INGA, up.Take(id="t", seat="dungeon"))


@pytest.mark.parametrize("go", [away, left, removed, replaced])
def test_nothing_is_undone_while_the_other_person_is_away(
    go: Callable[[LoggedTable], None],
) -> None:
    logged = cellar()
    go(logged)
    assert read_the_cards(logged) == 0


def old_concerned(table: Table, seat: Seat) -> list[Seat]:
    holder = table.seats[seat].holder
    others = [other for other in table.seats.values() if other.person]
    return [other.id for other in others if other.holder != holder]


def test_the_code_before_lets_the_cards_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above would notice if it came back."""
    monkeypatch.setattr(undo_people, "concerned", old_concerned)
    monkeypatch.setattr(undo_people, "departed", lambda *_: [])
    for go in (away, left, removed):
        logged = cellar()
        go(logged)
        assert read_the_cards(logged) > 0


def test_the_wish_waits_until_the_person_is_back_and_agrees() -> None:
    logged = cellar()
    away(logged)
    peek(logged, 0)
    peeked = len(logged.table.match.history)
    logged.undo(INGA, "character")
    assert logged.table.wish is not None
    assert logged.table.wish.asked == ["dungeon"]
    logged.run(JUAN, actions.come_back)
    logged.consent(JUAN, "dungeon")
    assert len(logged.table.match.history) < peeked


def test_whoever_has_left_for_good_cannot_be_asked_and_the_refusal_says_so() -> None:
    logged = cellar()
    left(logged)
    peek(logged, 0)
    with pytest.raises(TableError, match="undo-departed"):
        logged.undo(INGA, "character")


def test_bots_that_nobody_holds_consent() -> None:
    logged = LoggedTable("timid", "bot:greedy", "inga", policy=CONSENT)
    while logged.turn != "character":
        logged.move()
    assert read_the_cards(logged) > 0


@pytest.mark.parametrize(("game", "revealing"), [("island", False), ("mighty", True)])
def test_a_departed_person_bars_what_was_revealed_and_not_what_chance_alone_did(
    game: str, *, revealing: bool
) -> None:
    """Their own answers lie further back, and only a secret would be theirs."""
    logged = LoggedTable(game, "inga", "juan", "kim", policy=CONSENT)
    while "2" not in {entry.seat for entry in logged.table.match.history} or logged.turn != "0":
        logged.move()
    logged.perform(KIM, up.Leave(id="l", seat="2"))
    logged.seat_bot("2")
    for _ in range(6):
        logged.move()
        line = logged.table.match.history
        last = max(at for at, entry in enumerate(line) if entry.seat == "0")
        assert any(entry.revealed is not None for entry in line[last:]) == revealing
        assert undo_people.departed(logged.table, Seat("0")) == (["2"] if revealing else [])
