"""S1: nobody reads cards by taking back what showed them while the other person is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.desk import INGA, JUAN, KIM, Desk
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.names import Seat
from ungeheuer.server import acts
from ungeheuer.server.errors import TableError
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.messages import Policy

CONSENT = Policy(undo="consent")


def cellar() -> Desk:
    """The dungeon is Juan's; the character is Inga's, who is the host."""
    desk = Desk("timid", "juan", "inga", policy=CONSENT)
    while desk.turn != "character":
        desk.move()
    return desk


def peek(desk: Desk, number: int) -> None:
    decision = desk.table.match.decision
    assert decision is not None
    peeks = [move.text for move in decision.ask.moves() if move.text.startswith("peek")]
    desk.move(peeks[number % len(peeks)])


def read_the_cards(desk: Desk) -> int:
    """Peek and take it back, as often as the dungeon has cards; how often that was possible."""
    undone = 0
    for number in range(6):
        peek(desk, number)
        peeked = len(desk.table.match.history)
        try:
            desk.undo(INGA, "character")
        except UngeheuerError:
            return undone
        if len(desk.table.match.history) == peeked:
            return undone
        undone += 1
    return undone


def away(desk: Desk) -> None:
    desk.seat_bot("dungeon")


def left(desk: Desk) -> None:
    desk.do(JUAN, up.Leave(id="l", seat="dungeon"))
    desk.seat_bot("dungeon")


def removed(desk: Desk) -> None:
    desk.do(INGA, up.Remove(id="r", seat="dungeon"))
    desk.seat_bot("dungeon")


def replaced(desk: Desk) -> None:
    desk.do(JUAN, up.Leave(id="l", seat="dungeon"))
    desk.do(INGA, up.Take(id="t", seat="dungeon"))


@pytest.mark.parametrize("go", [away, left, removed, replaced])
def test_nothing_is_undone_while_the_other_person_is_away(go: Callable[[Desk], None]) -> None:
    desk = cellar()
    go(desk)
    assert read_the_cards(desk) == 0


def old_concerned(table: Table, seat: Seat) -> list[Seat]:
    holder = table.places[seat].holder
    others = [place for place in table.places.values() if place.person]
    return [place.seat for place in others if place.holder != holder]


def test_the_code_before_lets_the_cards_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above would notice if it came back."""
    monkeypatch.setattr(Table, "concerned", old_concerned)
    monkeypatch.setattr(Table, "departed", lambda *_: [])
    for go in (away, left, removed):
        desk = cellar()
        go(desk)
        assert read_the_cards(desk) > 0


def test_the_wish_waits_until_the_person_is_back_and_agrees() -> None:
    desk = cellar()
    away(desk)
    peek(desk, 0)
    peeked = len(desk.table.match.history)
    desk.undo(INGA, "character")
    assert desk.table.wish is not None
    assert desk.table.wish.asked == ["dungeon"]
    desk.enter(JUAN, acts.come_back)
    desk.consent(JUAN, "dungeon")
    assert len(desk.table.match.history) < peeked


def test_whoever_has_left_for_good_cannot_be_asked_and_the_refusal_says_so() -> None:
    desk = cellar()
    left(desk)
    peek(desk, 0)
    with pytest.raises(TableError, match="undo-departed"):
        desk.undo(INGA, "character")


def test_bots_that_nobody_holds_consent() -> None:
    desk = Desk("timid", "bot:greedy", "inga", policy=CONSENT)
    while desk.turn != "character":
        desk.move()
    assert read_the_cards(desk) > 0


@pytest.mark.parametrize(("game", "revealing"), [("island", False), ("mighty", True)])
def test_a_departed_person_bars_what_was_revealed_and_not_what_chance_alone_did(
    game: str, *, revealing: bool
) -> None:
    """Their own answers lie further back, and only a secret would be theirs."""
    desk = Desk(game, "inga", "juan", "kim", policy=CONSENT)
    while "2" not in {entry.seat for entry in desk.table.match.history} or desk.turn != "0":
        desk.move()
    desk.do(KIM, up.Leave(id="l", seat="2"))
    desk.seat_bot("2")
    for _ in range(6):
        desk.move()
        line = desk.table.match.history
        last = max(at for at, entry in enumerate(line) if entry.seat == "0")
        assert any(entry.revealed is not None for entry in line[last:]) == revealing
        assert desk.table.departed(Seat("0")) == (["2"] if revealing else [])
