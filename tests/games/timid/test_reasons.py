"""Situations on a floor, and the reason a judge would give there: all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import BLOCK, PASSAGE, character, laid
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON

LINE = "corridor@0,1 corridor@0,2 corridor@0,3 exit@0,4 bat@0,5 dragon@0,6"
FAR = ("peek 2,3", "peek 3,3")
Laid = Callable[[], Match]


def passage(*moves: str) -> Match:
    """A straight way: an active mantis, a bat, then the exit."""
    return character(laid(PASSAGE), *moves)


def block(*moves: str) -> Match:
    """Corridors in a square with the entrance, all turned up or explored."""
    return character(laid(BLOCK), *moves)


def drawn() -> Match:
    match = Match(RULES, cardset=HOUSE["timid"])
    match.play(CHANCE, "draw bat dragon")
    return match


SITUATIONS: dict[str, tuple[Laid, Seat, str, list[str]]] = {
    "setting out before the cards are turned up": (
        lambda: passage("peek 2,3"),
        CHARACTER,
        "explore 0,1",
        ["T-4.1 peek-first"],
    ),
    "a third card turned up": (
        lambda: passage(*FAR),
        CHARACTER,
        "peek 0,1",
        ["T-4.1 no-peeks-left"],
    ),
    "a card turned up twice": (
        lambda: passage("peek 2,3"),
        CHARACTER,
        "peek 2,3",
        ["T-4.1 already-face-up"],
    ),
    "a place without a card": (
        lambda: passage(*FAR),
        CHARACTER,
        "explore 5,0",
        ["T-4.2 no-card-there"],
    ),
    "two steps at once": (
        lambda: passage(*FAR),
        CHARACTER,
        "explore 0,2",
        ["T-4.2 out-of-reach"],
    ),
    "onto a monster known to be awake": (
        lambda: passage("peek 0,1", "peek 2,3"),
        CHARACTER,
        "explore 0,1",
        ["T-4.9 known-danger"],
    ),
    "a second attack": (
        lambda: passage(*FAR, "attack 0,1"),
        CHARACTER,
        "attack 0,2",
        ["T-4.3 attack-spent"],
    ),
    "an attack on an open corridor": (
        lambda: block("peek 1,0", "peek 1,1", "explore 0,1"),
        CHARACTER,
        "attack 1,1",
        ["T-4.9 nothing-to-attack"],
    ),
    "a far corridor that lies open": (
        lambda: passage(*FAR),
        CHARACTER,
        "explore 3,3",
        ["T-4.2 nothing-to-explore", "T-4.2 out-of-reach"],
    ),
    "a jump over a gap": (
        lambda: passage(*FAR),
        CHARACTER,
        "jump 0,2 over 1,1",
        ["T-4.4 nothing-to-jump-over"],
    ),
    "a jump over a card that is not beside": (
        lambda: passage(*FAR),
        CHARACTER,
        "jump 0,3 over 0,1",
        ["T-4.4 not-beside"],
    ),
    "a jump from where nobody can go": (
        lambda: passage(*FAR),
        CHARACTER,
        "jump 0,3 over 0,2",
        ["T-4.4 no-takeoff"],
    ),
    "a second jump": (
        lambda: block("peek 2,1", "peek 3,1", "jump 1,1 over 1,0"),
        CHARACTER,
        "jump 1,2 over 1,1",
        ["T-4.4 jump-spent"],
    ),
    "a jump to where one could walk": (
        lambda: block("peek 1,0", "peek 1,1", "explore 0,1"),
        CHARACTER,
        "jump 1,1 over 1,0",
        ["T-4.9 jump-changes-nothing"],
    ),
    "building once the floor is laid": (
        lambda: passage(*FAR),
        CHARACTER,
        f"build {LINE}",
        ["T-4.2 not-now"],
    ),
    "the dungeon moves the character": (
        lambda: passage(*FAR),
        DUNGEON,
        "explore 0,1",
        ["T-4.2 not-asked"],
    ),
    "a monster of another floor": (
        drawn,
        DUNGEON,
        f"build {LINE.replace('dragon', 'kraken')}",
        ["T-2.1 card-not-in-hand", "T-2.1 card-missing"],
    ),
    "corner to corner": (
        drawn,
        DUNGEON,
        f"build {LINE.replace('dragon@0,6', 'dragon@1,6')}",
        ["T-2.2 only-corner-to-corner"],
    ),
}


@pytest.mark.rule("T-4.9")
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_reason_a_judge_would_give(name: str) -> None:
    lay, seat, answer, expected = SITUATIONS[name]
    assert [f"{one.rule} {one.code}" for one in lay().why_not(seat, answer)] == expected


def test_there_are_enough_situations() -> None:
    assert len(SITUATIONS) >= 14


def wondered(match: Match, seat: Seat, *pieces: str) -> list[str]:
    """What is said to somebody who touches these pieces."""
    meant = match.meant(seat, list(pieces))
    assert isinstance(meant, list)
    return [f"{one.rule} {one.code}" for one in meant]


@pytest.mark.rule("T-4.9")
@pytest.mark.parametrize(
    ("tool", "expected"),
    [
        ("explore", ["T-4.9 only-danger-near"]),
        ("attack", ["T-4.2 which-card"]),
        ("jump-attack", ["T-4.4 no-jump-near"]),
    ],
)
def test_a_way_to_go_that_leads_nowhere_says_why(tool: str, expected: list[str]) -> None:
    # beside the entrance lies the active mantis alone
    assert wondered(passage("peek 0,1", "peek 2,3"), CHARACTER, f"tool {tool}") == expected


@pytest.mark.rule("T-4.3", "T-4.4")
def test_what_is_spent_is_said_without_any_card() -> None:
    match = block("peek 1,0", "peek 2,1", "attack 0,1")
    assert wondered(match, CHARACTER, "tool attack") == ["T-4.3 attack-spent"]
    assert wondered(match, CHARACTER, "tool jump-attack") == ["T-4.3 attack-spent"]


@pytest.mark.rule("T-2.2")
def test_a_card_tried_on_a_cell_is_not_asked_for_the_others() -> None:
    pieces = ["card corridor", "cell 0,0"]
    assert wondered(drawn(), DUNGEON, *pieces) == ["T-2.1 on-entrance"]
    ready = drawn().meant(DUNGEON, [*pieces, "do build"])
    assert not isinstance(ready, list)
    assert "T-2.1 card-missing" in [f"{o.rule} {o.code}" for o in drawn().why_not(DUNGEON, ready)]
