"""V-king, V-chain and M-7: what the king's tiles change, and what they do not."""

from __future__ import annotations

import pytest

from tests.games.mighty.tables import (
    aside,
    at,
    changed_set,
    earned,
    gold,
    hand,
    hands_dealt,
    last_events,
    line,
    lying,
    play,
    refused,
    resume,
    table,
    view,
    weights,
    with_fields,
)
from ungeheuer.engine.match import Match

# Every pair has 9, none is equal; every share of an even loot is half of it.
THREE = "1:0.5/1.4 1:1.5/2.4 1:2.5/0.4"
FOUR = "1:0.5/1.4 1:1.5/2.4 1:2.5/3.4 1:3.5/0.4"


def reign(tile: str, castle: str = THREE, **more: str) -> Match:
    """Phase 2 begins under this tile."""
    players = len(castle.split())
    return at(castle, " ".join("*" * players), tile=tile, **more)


def loots(tile: str, castle: str = FOUR) -> list[int]:
    """The loot that counts at each guardian, printed 6, 8, 5, 7."""
    match = reign(tile, castle)
    found = []
    for front in ("3/6", "5/8", "2/5", "4/7"):
        play(match, f"front {front}")
        (turned,) = last_events(match, "guardian-turned")
        found.append(int(str(turned["loot"])))
    return found


# -- the variants


def test_V_king_the_tile_is_turned_up_before_the_first_monster() -> None:
    match = play(hands_dealt("123 123 123", king=True), "deal 1 1 1")
    assert (match.turn, view(match).phase) == ("chance", "turning-tile")
    play(match, "king last-rich")
    assert match.turn == "0"
    assert view(match).tile is not None


def test_V_king_without_it_no_tile_is_turned_up() -> None:
    match = play(hands_dealt("123 123 123"), "deal 1 1 1")
    assert (match.turn, view(match).phase) == ("0", "playing")
    assert view(match).tile is None


def test_V_king_the_tiles_rule_holds_for_this_round_only() -> None:
    match = reign("no-ones", "1:0.3/1.2 1:1.5/2.4 1:2.5/0.2")
    play(match, "front 6/9", "deal 1 1 1", "king calm")
    assert hand(match, 1) == [1, 3, 4]
    assert "1@1a" in match.legal()


def test_V_chain_guardians_lie_sorted_by_level_from_the_gate() -> None:
    match = hands_dealt("123 123 123 123", chain=True)
    assert all(move.split()[1:] == sorted(move.split()[1:]) for move in weights(match))
    play(match, "deal 1 2 2 3")
    assert [place.level for place in view(match).places] == [1, 2, 2, 3]


def test_V_chain_an_unsorted_deal_is_refused() -> None:
    match = hands_dealt("123 123 123", chain=True)
    assert refused(match, "deal 2 1 3") == [("V-chain", "not-sorted")]


def test_V_chain_and_V_king_can_be_combined() -> None:
    match = table("123 123 123", "1 1 3", king="twins", chain=True)
    assert (view(match).chain, view(match).king) == (True, True)
    assert match.turn == "0"


# -- M-7.0


@pytest.mark.parametrize("tile", ["second-tough", "last-weak"])
def test_M_7_0_the_printed_maximum_still_decides_displacing(tile: str) -> None:
    full = at("1:-/- 1:1.4/2.2 1:1.3/2.3", "345 * *", tile=tile)
    assert refused(full, "5@2a") == [("M-3.3", "no-room")]
    assert refused(full, "5@3a") == [("M-3.3", "no-room")]
    room = at("1:-/- 1:1.3/2.2 1:1.4/2.1", "345 * *", tile=tile)
    assert {"5@2a", "5@3a"} <= set(room.legal())


@pytest.mark.parametrize(
    ("tile", "before"), [("last-weak", ["front 3/6", "front 4/6"]), ("first-two-poor", [])]
)
def test_M_7_0_loot_never_falls_below_0(tile: str, before: list[str]) -> None:
    poor = changed_set({"level.1.loot.min": 0, "level.1.guardians.0.loot": 1})
    match = play(resume(line(THREE, "* * *", tile=tile), poor), *before)
    assert earned(match, "front 2/1") == [0, 0, 0]
    (turned,) = last_events(match, "guardian-turned")
    assert turned["loot"] == 0


def test_M_7_0_loot_of_exactly_the_deduction_is_0() -> None:
    match = play(reign("last-weak"), "front 3/6", "front 4/6")
    assert earned(match, "front 2/5") == [0, 0, 0]


def test_M_7_0_loot_changes_apply_before_sharing() -> None:
    assert earned(reign("first-rich"), "front 4/6") == [5, 4, 0]
    assert earned(reign("first-rich"), "front 4/5") == [4, 4, 0]


def test_M_7_0_first_and_last_two_of_three_guardians_share_the_second() -> None:
    assert loots_of_three("first-two-poor") == [4, 6, 5]
    assert loots_of_three("last-two-rich") == [6, 12, 9]


def loots_of_three(tile: str) -> list[int]:
    match = reign(tile, THREE)
    found = []
    for front in ("3/6", "5/8", "2/5"):
        play(match, f"front {front}")
        (turned,) = last_events(match, "guardian-turned")
        found.append(int(str(turned["loot"])))
    return found


# -- M-7.1 no-ones


def test_M_7_1_ones_may_not_be_played() -> None:
    match = table("123 145 123", "1 1 1", king="no-ones")
    assert not [move for move in match.legal() if move.startswith("1")]
    assert refused(match, "1@1a") == [("M-7.1", "forbidden-strength")]
    assert len(match.legal()) == 2 * 6


def test_M_7_1_who_holds_a_one_and_another_card_plays_the_other() -> None:
    match = at("1:0.5/- 1:1.5/1.4 1:2.5/2.4", "13 * *", tile="no-ones")
    assert match.legal() == ["3@1b"]


def test_M_7_1_a_one_stays_in_hand_for_the_next_round() -> None:
    match = table("123 345 345", "1 1 1", king="no-ones")
    play(match, "3@1a", "5@1b", "5@2a", "2@2b", "4@3a", "4@3b")
    assert hand(match, 0) == [1]
    play(match, "front 2/5", "front 3/5", "front 4/5")
    assert hand(match, 0) == [1, 4, 5]


# -- M-7.2 twins


@pytest.mark.parametrize(
    ("front", "each"),
    [("2/5", 4), ("3/6", 4), ("5/7", 5), ("5/8", 5)],
)
def test_M_7_2_equal_monsters_raise_the_loot_by_3_in_all_before_sharing(
    front: str, each: int
) -> None:
    match = reign("twins", "1:0.4/1.4 1:1.5/2.4 1:2.5/0.5")
    assert earned(match, f"front {front}") == [each, each, 0]


def test_M_7_2_unequal_monsters_get_no_more() -> None:
    assert loots("twins") == [6, 8, 5, 7]


def test_M_7_2_every_equal_pair_counts_wherever_it_lies() -> None:
    castle = "1:0.5/1.5 1:1.4/2.4 1:2.5/3.5 1:3.4/0.3"
    assert loots("twins", castle) == [9, 11, 8, 7]


# -- M-7.3 strong-hand


def test_M_7_3_in_round_1_everybody_takes_3_4_5_and_lays_1_and_2_aside() -> None:
    match = table("123 145 234", "1 1 1", king="strong-hand")
    assert [hand(match, player) for player in range(3)] == [[3, 4, 5]] * 3
    assert [aside(match, player) for player in range(3)] == ["12"] * 3


def test_M_7_3_in_a_later_round_too() -> None:
    match = reign("calm", "1:0.5/1.4 1:1.5/2.4 1:2.3/0.4")
    play(match, "front 2/5", "front 3/5", "front 4/5", "deal 1 1 1")
    assert hand(match, 0) == [1, 2, 3]
    play(match, "king strong-hand")
    assert [hand(match, player) for player in range(3)] == [[3, 4, 5]] * 3
    assert [aside(match, player) for player in range(3)] == ["12"] * 3


def test_M_7_3_it_makes_all_hands_public_even_in_round_1() -> None:
    match = table("123 145 234", "1 1 1", king="strong-hand")
    for seat in (0, 1, 2):
        assert [player.hands for player in view(match, seat).players] == [[[3, 4, 5]]] * 3
    assert [player.hands for player in view(match).players] == [[[3, 4, 5]]] * 3


def test_M_7_3_after_that_round_1_and_2_come_back_to_hand() -> None:
    match = table("123 145 234", "1 1 1", king="strong-hand")
    play(match, "3@1a", "3@1b", "3@2a", "4@2b", "4@3a", "5@3b")
    play(match, "front 2/5", "front 3/5", "front 4/5")
    assert [hand(match, player) for player in range(3)] == [[1, 2, 5], [1, 2, 5], [1, 2, 4]]


# -- M-7.4 to M-7.6, M-7.11: richer and poorer


def test_M_7_4_first_guardian_loot_plus_3() -> None:
    assert loots("first-rich") == [9, 8, 5, 7]


def test_M_7_5_first_two_guardians_loot_minus_2() -> None:
    assert loots("first-two-poor") == [4, 6, 5, 7]


def test_M_7_6_last_two_guardians_loot_plus_4() -> None:
    assert loots("last-two-rich") == [6, 8, 9, 11]


def test_M_7_11_last_guardian_loot_plus_10() -> None:
    assert loots("last-rich") == [6, 8, 5, 17]
    match = play(reign("last-rich"), "front 3/6", "front 5/6")
    assert earned(match, "front 4/7") == [8, 0, 9]


# -- M-7.7 dear-healing


@pytest.mark.parametrize(("strength", "cost"), [(1, 1), (2, 1), (3, 2), (4, 4), (5, 4)])
def test_M_7_7_fours_and_fives_heal_for_4_instead(strength: int, cost: int) -> None:
    other = 2 if strength == 1 else 1
    castle = f"3:0.{strength}/1.1 3:2.4/2.5 3:1.2/0.{other}"
    match = reign("dear-healing", castle, gold="20 20 20")
    assert view(match).players[0].healing == [1, 1, 2, 4, 4]
    play(match, "front 10/16")
    assert gold(match) == [20 - cost - 1, 20 - 1 - 1, 20 - 4 - 4]


def test_M_7_7_too_little_gold_pays_what_there_is() -> None:
    match = reign("dear-healing", "3:0.1/1.1 3:2.4/2.5 3:1.2/0.2", gold="20 20 5")
    play(match, "front 10/16")
    assert gold(match)[2] == 0


def test_M_7_7_next_round_healing_costs_are_the_printed_ones_again() -> None:
    match = play(reign("dear-healing", "3:0.1/1.1 3:2.4/2.5 3:1.2/0.2"), "front 10/16")
    play(match, "deal 1 1 1", "king calm")
    assert view(match).players[0].healing == [1, 1, 2, 2, 3]


# -- M-7.8 underdogs


def test_M_7_8_the_lowest_pair_gets_3_more() -> None:
    assert loots("underdogs", "1:0.5/1.4 1:1.5/2.4 1:2.3/3.3 1:3.5/0.4") == [6, 8, 8, 7]


def test_M_7_8_with_ties_all_lowest_pairs_get_3_more() -> None:
    assert loots("underdogs", "1:0.5/1.4 1:1.5/2.2 1:2.4/3.4 1:3.3/0.4") == [6, 11, 5, 10]
    assert loots("underdogs") == [9, 11, 8, 10]


def test_M_7_8_monsters_are_compared_once_all_are_placed() -> None:
    match = at("1:1.1/2.3 1:1.3/2.5 1:0.4/-", "15 * *", tile="underdogs", gold="20 20 20")
    play(match, "5@1a", "1@3b")
    assert lying(match) == "0.5/2.3 1.3/2.5 0.4/1.1"
    assert earned(match, "front 3/6", "front 3/5", "front 4/6") == [3 + 5, 2 + 4, 3 + 3]


# -- M-7.9 calm


def test_M_7_9_nothing_changes() -> None:
    assert loots("calm") == [6, 8, 5, 7]
    assert view(reign("calm")).players[0].healing == [1, 1, 2, 2, 3]
    assert "1@1a" in table("123 123 123", "1 1 1", king="calm").legal()


# -- M-7.10 second-tough


def test_M_7_10_second_guardian_loot_plus_3() -> None:
    assert loots("second-tough") == [6, 11, 5, 7]


@pytest.mark.parametrize(("front", "beaten"), [("4/6", True), ("5/6", False), ("3/5", True)])
def test_M_7_10_second_guardian_strength_plus_2(front: str, *, beaten: bool) -> None:
    match = reign("second-tough", "1:0.5/1.4 1:1.3/2.3 1:2.5/0.4", gold="20 20 20")
    play(match, "front 6/9", f"front {front}")
    assert [seen.beaten for seen in view(match).seen] == [True, beaten]


def test_M_7_10_the_first_and_third_are_no_tougher() -> None:
    match = reign("second-tough", "1:0.2/1.4 1:1.5/2.4 1:2.5/0.1")
    play(match, "front 6/9", "front 5/6", "front 6/8")
    assert [seen.beaten for seen in view(match).seen] == [True, True, True]


# -- M-7.12 last-weak


def test_M_7_12_last_guardian_loot_minus_5() -> None:
    assert loots("last-weak") == [6, 8, 5, 2]


@pytest.mark.parametrize(("front", "beaten"), [("6/9", True), ("5/8", True)])
def test_M_7_12_last_guardian_strength_minus_3(front: str, *, beaten: bool) -> None:
    match = reign("last-weak", "1:0.5/1.4 1:1.5/2.4 1:2.2/0.1", gold="20 20 20")
    play(match, "front 2/5", "front 3/5", f"front {front}")
    assert [seen.beaten for seen in view(match).seen] == [True, True, beaten]


def test_M_7_12_a_sum_below_strength_minus_3_still_loses() -> None:
    match = reign("last-weak", "1:0.5/1.4 1:1.5/2.4 2:2.2/0.1", gold="20 20 20")
    play(match, "front 2/5", "front 3/5", "front 7/12")
    assert [seen.beaten for seen in view(match).seen] == [True, True, False]


def test_M_7_12_loot_is_the_lowered_one_and_shared() -> None:
    match = play(reign("last-weak", "1:0.5/1.4 1:1.5/2.4 1:2.2/0.1"), "front 2/5", "front 3/5")
    assert earned(match, "front 6/8") == [1, 0, 2]


# -- a tile that was seen is known in the next round


def test_V_king_tiles_seen_are_remembered() -> None:
    match = with_fields(reign("calm", FOUR), tiles="twins,no-ones,calm")
    assert view(match).tiles_seen == ["twins", "no-ones", "calm"]
    assert len(view(match).tiles_left) == 9
