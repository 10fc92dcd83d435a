"""M-4: turning up guardians, sharing loot, losing."""

from __future__ import annotations

import pytest

from tests.games.mighty.tables import (
    at,
    earned,
    expected_gold,
    gold,
    last_events,
    play,
    view,
    weights,
)
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE

INGA, FRANK, ANI, JENNY = range(4)


def castle_of(place: str) -> Match:
    """The pair in question at the gate; the others are in nobody's way."""
    used = {(int(m[0]), int(m[2])) for m in place[2:].split("/")}
    free = [(p, s) for p in range(4) for s in (5, 4, 3, 2, 1) if (p, s) not in used]
    need = [2 - sum(player == p for player, _ in used) for p in range(4)]
    rest = [f"{p}.{s}" for p in range(4) for q, s in [x for x in free if x[0] == p][: need[p]]]
    others = " ".join(f"1:{rest[i]}/{rest[i + 1]}" for i in range(0, 6, 2))
    return at(f"{place} {others}", "* * * *", gold="20 20 20 20")


# -- the examples of the rulebook


def test_M_4_2_example_frank_gets_6_and_inga_5_of_a_loot_of_11() -> None:
    match = castle_of("2:0.2/1.4")
    assert earned(match, "front 6/11") == [5, 6, 0, 0]


def test_M_4_3_example_inga_and_frank_do_not_beat_a_guardian_of_strength_9() -> None:
    match = play(castle_of("3:0.3/1.5"), "front 9/13")
    assert last_events(match, "loot-taken") == []
    assert last_events(match, "fight-lost") == [{"place": 1}]
    assert view(match).round == 2


# -- M-4.1


def test_M_4_1_guardians_are_turned_up_from_the_gate_one_by_one() -> None:
    match = at("1:0.5/1.4 3:1.5/2.4 2:2.5/0.4", "* * *")
    assert set(weights(match)) == {f"front {s}/{g}" for s, g in view(match).unseen[0]}
    play(match, "front 2/5")
    assert [place.strength for place in view(match).places] == [2, None, None]
    assert set(weights(match)) == {f"front {s}/{g}" for s, g in view(match).unseen[2]}
    play(match, "front 7/11")
    assert [place.strength for place in view(match).places] == [2, 7, None]
    assert set(weights(match)) == {f"front {s}/{g}" for s, g in view(match).unseen[1]}


def test_M_4_1_the_sum_of_both_monsters_is_compared() -> None:
    match = play(castle_of("2:0.2/1.4"), "front 6/9")
    assert last_events(match, "guardian-turned") == [
        {"place": 1, "level": 2, "strength": 6, "loot": 9, "total": 6}
    ]
    assert last_events(match, "fight-lost") == []


# -- M-4.2


@pytest.mark.parametrize(
    ("place", "front", "first", "second"),
    [
        ("1:0.3/1.2", "5/8", 4, 4),  # even
        ("1:0.3/1.2", "5/7", 4, 3),  # odd, a stronger
        ("1:0.2/1.3", "5/7", 3, 4),  # odd, b stronger
        ("1:0.3/1.3", "5/7", 3, 3),  # odd, equal: nobody's
        ("1:0.3/1.3", "5/8", 4, 4),  # even, equal
        ("1:0.5/1.1", "6/9", 5, 4),
        ("3:0.5/1.5", "10/18", 9, 9),
    ],
)
def test_M_4_2_half_the_loot_each_and_the_odd_gold_to_the_stronger(
    place: str, front: str, first: int, second: int
) -> None:
    assert earned(castle_of(place), f"front {front}") == [first, second, 0, 0]


@pytest.mark.parametrize(("front", "loot"), [("5/7", 7), ("5/8", 8)])
def test_M_4_2_both_monsters_one_players_he_takes_the_whole_loot(front: str, loot: int) -> None:
    match = castle_of("1:0.3/0.2")
    assert earned(match, f"front {front}") == [loot, 0, 0, 0]
    assert last_events(match, "loot-taken") == [{"player": 0, "gold": loot, "place": 1}]


@pytest.mark.parametrize("front", ["5/6", "4/6", "2/5"])
def test_M_4_2_a_sum_equal_or_above_beats(front: str) -> None:
    match = play(castle_of("1:0.3/1.2"), f"front {front}")
    assert view(match).phase == "fighting"
    assert [seen.beaten for seen in view(match).seen] == [True]


def test_M_4_2_then_the_next_guardian_is_turned_up_and_owners_there_share() -> None:
    match = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *")
    assert earned(match, "front 6/9") == [5, 4, 0]
    assert match.turn == CHANCE
    assert earned(match, "front 6/7") == [0, 4, 3]


# -- M-4.3


def test_M_4_3_a_sum_one_below_loses_and_no_further_guardian_is_turned_up() -> None:
    match = at("1:0.3/1.2 1:1.5/2.4 1:2.5/0.4", "* * *", gold="20 20 20")
    play(match, "front 6/9")
    assert last_events(match, "loot-taken") == []
    assert (view(match).phase, view(match).round) == ("dealing-guardians", 2)
    assert [(seen.strength, seen.beaten) for seen in view(match).seen] == [(6, False)]
    assert all(now <= 20 for now in gold(match))


def test_M_4_3_loot_taken_before_stays_taken() -> None:
    match = at("1:0.5/1.4 1:1.2/2.1 1:2.5/0.4", "* * *", gold="20 20 20")
    assert earned(match, "front 6/9") == [5, 4, 0]
    play(match, "front 4/5")
    assert gold(match) == [25 - 2, 24 - 1, 20 - 1 - 3]


def test_M_4_3_lost_at_the_last_guardian_ends_the_phase_too() -> None:
    match = at("1:0.5/1.4 1:1.5/2.4 1:2.2/0.1", "* * *")
    play(match, "front 6/9", "front 6/8", "front 4/5")
    assert view(match).round == 2


# -- M-4.4


def test_M_4_4_after_the_last_guardian_is_beaten_the_phase_ends() -> None:
    match = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *")
    play(match, "front 2/5", "front 3/5")
    assert view(match).phase == "fighting"
    play(match, "front 4/5")
    assert (view(match).phase, view(match).round) == ("dealing-guardians", 2)
    assert last_events(match, "fight-lost") == []


def test_M_4_4_when_all_are_beaten_nobody_heals() -> None:
    match = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *", gold="0 0 0")
    play(match, "front 2/5", "front 3/5", "front 4/5")
    assert gold(match) == [3 + 2, 2 + 3, 2 + 3]
    assert last_events(match, "healed") == []


def test_M_4_2_and_M_5_1_the_second_opinion_of_these_tests_says_the_rulebooks_numbers() -> None:
    assert expected_gold(view(castle_of("2:0.2/1.4")), 6, 11) == [25, 26, 20, 20]
    lost = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *", gold="3 20 20")
    assert expected_gold(view(lost), 10, 5) == [0, 15, 15]
