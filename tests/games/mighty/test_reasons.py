"""Situations before the castle, and the reason a judge would give: all of it, and nothing else."""

from __future__ import annotations

import pytest

from tests.cardsets import HOUSE
from tests.games.mighty.tables import line
from ungeheuer.engine.names import Seat
from ungeheuer.games.mighty.game import RULES

CARDS = HOUSE["mighty"]
EMPTY = "1:-/- 2:-/- 3:-/-"

# castle, hands, gold, tile; who says what; and what stands against it
SITUATIONS: dict[str, tuple[tuple[str, str, str, str], str, str, list[str]]] = {
    "a card that is not in the hand": (
        (EMPTY, "123 * *", "8 8 8", ""),
        "0",
        "5@1a",
        ["M-3.1 not-in-hand"],
    ),
    "out of turn": ((EMPTY, "123 * *", "8 8 8", ""), "1", "1@1a", ["M-3.1 not-on-turn"]),
    "a guardian that is not there": (
        (EMPTY, "123 * *", "8 8 8", ""),
        "0",
        "1@6a",
        ["M-1.5 no-such-place"],
    ),
    "displacing by a weaker card": (
        ("1:1.4/- 2:-/- 3:-/-", "123 * *", "8 8 8", ""),
        "0",
        "3@1a",
        ["M-3.2 too-weak"],
    ),
    "displacing an equal card": (
        ("2:1.3/- 2:-/- 3:-/-", "123 * *", "8 8 8", ""),
        "0",
        "3@1a",
        ["M-3.2 too-weak"],
    ),
    "no room at the guardian": (
        ("1:1.2/2.4 2:-/- 3:-/-", "345 * *", "8 8 8", ""),
        "0",
        "3@1a",
        ["M-3.3 no-room"],
    ),
    "too little gold to displace": (
        ("3:1.2/- 2:-/- 3:-/-", "345 * *", "1 8 8", ""),
        "0",
        "3@1a",
        ["M-3.5 too-dear"],
    ),
    "too weak, no room and too dear": (
        ("1:1.4/2.2 2:-/- 3:-/-", "123 * *", "0 8 8", ""),
        "0",
        "3@1a",
        ["M-3.2 too-weak", "M-3.3 no-room", "M-3.5 too-dear"],
    ),
    "the king forbids ones": (
        (EMPTY, "123 * *", "8 8 8", "no-ones"),
        "0",
        "1@1a",
        ["M-7.1 forbidden-strength"],
    ),
    "a guardian turned up before the fight": (
        (EMPTY, "123 * *", "8 8 8", ""),
        "0",
        "front 2/5",
        ["M-8.1 not-now"],
    ),
    "not in the hand and too weak": (
        ("2:1.5/- 2:-/- 3:-/-", "123 * *", "8 8 8", ""),
        "0",
        "4@1a",
        ["M-3.1 not-in-hand", "M-3.2 too-weak"],
    ),
}


@pytest.mark.rule("M-3.1")
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_reason_a_judge_would_give(name: str) -> None:
    (castle, hands, gold, tile), seat, answer, expected = SITUATIONS[name]
    state = RULES.from_position(line(castle, hands, gold, tile=tile), CARDS)
    found = RULES.obstacles(RULES.view(state, Seat(seat)), CARDS, RULES.read(answer))
    assert [f"{one.rule} {one.code}" for one in found] == expected


def test_there_are_enough_situations() -> None:
    assert len(SITUATIONS) >= 10
