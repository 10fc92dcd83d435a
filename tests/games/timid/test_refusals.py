"""Every kind of illegal move is refused with its rule ID; what is offered has no obstacles."""

import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import BLOCK, PASSAGE, character, laid, seen
from ungeheuer.engine.errors import IllegalMove, MatchOver, NotYourTurn, Obstacle
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON

LINE = "corridor@0,1 corridor@0,2 corridor@0,3 exit@0,4 bat@0,5 dragon@0,6"


def reasons(match: Match, move: str) -> list[tuple[str, str, object]]:
    """Why a move is refused: rule, code, and the place or card to blame; the state stays."""
    before = RULES.position(match.state)
    turn = match.turn
    assert turn is not None
    with pytest.raises(IllegalMove) as refused:
        match.play(turn, move)
    assert RULES.position(match.state) == before
    found = refused.value.obstacles
    assert refused.value.rule == found[0].rule
    return [(o.rule, o.code, blamed(o)) for o in found]


def blamed(obstacle: Obstacle) -> object:
    place = obstacle.params.get("place")
    return "{},{}".format(*place) if isinstance(place, tuple) else obstacle.params.get("card")


def building() -> Match:
    match = Match(RULES, cardset=HOUSE["timid"])
    match.play(CHANCE, "draw bat dragon")
    return match


@pytest.mark.rule("T-2.1", "T-2.2")
@pytest.mark.parametrize(
    ("change", "into", "expected"),
    [
        ("dragon@0,6", "", [("T-2.1", "card-missing", "dragon")]),
        (
            "corridor@0,3",
            "kraken@0,3",
            [("T-2.1", "card-not-in-hand", "0,3"), ("T-2.1", "card-missing", "corridor")],
        ),
        (
            "corridor@0,3",
            "unicorn@0,3",
            [("T-2.1", "no-such-card", "0,3"), ("T-2.1", "card-missing", "corridor")],
        ),
        (
            "corridor@0,3",
            "exit@0,3",
            [("T-2.1", "card-missing", "corridor"), ("T-2.1", "too-many-of-card", "exit")],
        ),
        ("dragon@0,6", "dragon@0,6 bat@0,7", [("T-2.1", "too-many-of-card", "bat")]),
        (
            "dragon@0,6",
            "dragon@0,6 entrance@1,0",
            [("T-2.1", "card-not-in-hand", "1,0")],
        ),
        ("dragon@0,6", "dragon@0,0", [("T-2.1", "on-entrance", "0,0")]),
        ("dragon@0,6", "dragon@0,5", [("T-2.1", "on-another-card", "0,5")]),
        ("dragon@0,6", "dragon@1,6", [("T-2.2", "only-corner-to-corner", "1,6")]),
        ("dragon@0,6", "dragon@5,5", [("T-2.2", "not-connected", "5,5")]),
        ("dragon@0,6", "dragon@400,-3", [("T-2.2", "not-connected", "400,-3")]),
        (
            "corridor@0,1",
            "corridor@1,1",
            [
                ("T-2.2", "not-connected", "0,2"),
                ("T-2.2", "not-connected", "0,3"),
                ("T-2.2", "not-connected", "0,4"),
                ("T-2.2", "not-connected", "0,5"),
                ("T-2.2", "not-connected", "0,6"),
                ("T-2.2", "only-corner-to-corner", "1,1"),
            ],
        ),
    ],
)
def test_illegal_builds(change: str, into: str, expected: list[tuple[str, str, object]]) -> None:
    match = building()
    assert reasons(match, f"build {LINE.replace(change, into)}") == expected
    match.play(DUNGEON, f"build {LINE}")


@pytest.mark.rule("T-6.1", "T-2.1")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("draw bat", [("T-2.1", "wrong-number-of-monsters", None)]),
        ("draw bat dragon kraken", [("T-2.1", "wrong-number-of-monsters", None)]),
        ("draw bat bat", [("T-6.1", "not-in-deck", "bat")]),
        ("draw bat unicorn", [("T-6.1", "not-in-deck", "unicorn")]),
        ("draw bat exit", [("T-6.1", "not-in-deck", "exit")]),
        ("give-up", [("T-6.1", "not-now", None)]),
    ],
)
def test_illegal_draws(move: str, expected: list[tuple[str, str, object]]) -> None:
    assert reasons(Match(RULES, cardset=HOUSE["timid"]), move) == expected


@pytest.mark.rule("T-4.1")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("peek 0,0", [("T-4.1", "already-face-up", "0,0")]),
        ("peek 0,1", [("T-4.1", "already-face-up", "0,1")]),
        ("peek 1,0", [("T-4.1", "no-card-there", "1,0")]),
        ("peek 99,0", [("T-4.1", "no-card-there", "99,0")]),
        ("explore 0,2", [("T-4.1", "peek-first", None)]),
        ("attack 0,2", [("T-4.1", "peek-first", None)]),
        ("jump 0,2 over 0,1", [("T-4.1", "peek-first", None)]),
        ("draw bat dragon", [("T-4.1", "not-now", None)]),
        (f"build {LINE}", [("T-4.1", "not-now", None)]),
    ],
)
def test_illegal_peeks(move: str, expected: list[tuple[str, str, object]]) -> None:
    assert reasons(character(laid(PASSAGE), "peek 0,1"), move) == expected


ACTIVE_FIRST = ("peek 0,1", "peek 0,2")  # the mantis is active, the bat beside it frozen
FAR = ("peek 2,3", "peek 3,3")


@pytest.mark.rule("T-4.2", "T-4.3", "T-4.4", "T-4.6", "T-4.9")
@pytest.mark.parametrize(
    ("before", "move", "expected"),
    [
        (FAR, "peek 0,1", [("T-4.1", "no-peeks-left", None)]),
        (FAR, "explore 0,2", [("T-4.2", "out-of-reach", "0,2")]),
        (FAR, "explore 5,0", [("T-4.2", "no-card-there", "5,0")]),
        (FAR, "explore -70,0", [("T-4.2", "no-card-there", "-70,0")]),
        (
            FAR,
            "explore 3,3",
            [("T-4.2", "nothing-to-explore", "3,3"), ("T-4.2", "out-of-reach", "3,3")],
        ),
        (FAR, "explore 0,0", [("T-4.2", "nothing-to-explore", "0,0")]),
        (ACTIVE_FIRST, "explore 0,1", [("T-4.9", "known-danger", "0,1")]),
        (FAR, "attack 0,2", [("T-4.2", "out-of-reach", "0,2")]),
        (FAR, "attack 5,0", [("T-4.3", "no-card-there", "5,0")]),
        (
            FAR,
            "attack 3,3",
            [("T-4.9", "nothing-to-attack", "3,3"), ("T-4.2", "out-of-reach", "3,3")],
        ),
        ((*FAR, "attack 0,1"), "attack 0,2", [("T-4.3", "attack-spent", None)]),
        ((*FAR, "attack 0,1"), "jump-attack 0,3 over 0,2", [("T-4.3", "attack-spent", None)]),
        (FAR, "jump 0,2 over 1,1", [("T-4.4", "nothing-to-jump-over", "1,1")]),
        (FAR, "jump 1,1 over 0,1", [("T-4.4", "no-card-there", "1,1")]),
        (FAR, "jump 90,1 over 0,90", [("T-4.4", "no-card-there", "90,1")]),
        (FAR, "jump 0,3 over 0,1", [("T-4.4", "not-beside", "0,3")]),
        (FAR, "jump 0,3 over 0,2", [("T-4.4", "no-takeoff", "0,3")]),
        (FAR, "jump 0,1 over 0,0", [("T-4.4", "no-takeoff", "0,1")]),
        (("peek 0,2", "peek 2,3"), "jump 0,2 over 0,1", [("T-4.9", "known-danger", "0,2")]),
        (
            (*FAR, "attack 0,1"),
            "draw bat dragon",
            [("T-4.2", "not-now", None)],
        ),
    ],
)
def test_illegal_steps(
    before: tuple[str, ...], move: str, expected: list[tuple[str, str, object]]
) -> None:
    assert reasons(character(laid(PASSAGE), *before), move) == expected


def test_T_4_9_jumps_that_change_nothing_and_attacks_on_nothing() -> None:
    match = character(laid(BLOCK), "peek 1,0", "peek 1,1", "explore 0,1")
    changes_nothing = [("T-4.9", "jump-changes-nothing", "1,1")]
    assert reasons(match, "jump 1,1 over 1,0") == changes_nothing
    hits_nothing = [("T-4.9", "nothing-to-attack", "1,1")]
    assert reasons(match, "jump-attack 1,1 over 1,0") == hits_nothing
    assert reasons(match, "attack 1,1") == hits_nothing


def test_T_4_4_a_second_jump_is_refused() -> None:
    match = character(laid(BLOCK), "peek 2,1", "peek 3,1", "jump 1,1 over 1,0")
    assert reasons(match, "jump 1,2 over 1,1")[0] == ("T-4.4", "jump-spent", None)


def test_T_4_2_nobody_else_may_answer() -> None:
    match = character(laid(PASSAGE), *FAR)
    for seat in (DUNGEON, CHANCE):
        with pytest.raises(NotYourTurn):
            match.play(seat, "explore 0,1")
        view = match.view(seat)
        (obstacle,) = RULES.obstacles(view, match.cardset, RULES.read("explore 0,1"))
        assert (obstacle.rule, obstacle.code) == ("T-4.2", "not-asked")
    character(match, "give-up")
    with pytest.raises(MatchOver):
        match.play(CHARACTER, "explore 0,1")
    (obstacle,) = RULES.obstacles(seen(match), match.cardset, RULES.read("explore 0,1"))
    assert (obstacle.rule, obstacle.code) == ("T-1.3", "not-asked")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "explore",
        "explore 0",
        "explore 0,1 0,2",
        "explore 0,1,2",
        "explore a,b",
        "explore +1,0",
        "explore 1.0,0",
        "explore ²,0",
        "jump 0,1",
        "jump 0,1 under 0,2",
        "give-up now",
        "dance 0,1",
        "build exit",
        "build @0,1",
        "build ?@0,1",
        "draw ? ?",
        "draw Bat@ 7",
    ],
)
def test_T_2_4_what_cannot_be_read_is_refused_and_hidden_text_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        RULES.read(text)
    assert refused.value.code == "unreadable-move"


def test_any_order_is_read_and_one_is_written() -> None:
    shuffled = "build dragon@0,6 exit@0,4 corridor@0,3 bat@0,5 corridor@0,1 corridor@0,2"
    assert RULES.read(shuffled).text == f"build {LINE}"
    assert RULES.read("build exit@1,-1 bat@-1,2 kraken@-1,-3").text == (
        "build kraken@-1,-3 bat@-1,2 exit@1,-1"
    )
    assert RULES.read("draw kraken bat").text == "draw bat kraken"
    assert RULES.read("explore -0,01").text == "explore 0,1"
