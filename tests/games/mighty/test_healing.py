"""M-5: healing, and making ready for the next round."""

from __future__ import annotations

import pytest

from tests.games.mighty.tables import (
    aside,
    at,
    gold,
    hand,
    hands_dealt,
    last_events,
    lying,
    play,
    table,
    view,
    weights,
)
from ungeheuer.engine.match import Match

INGA, FRANK, ANI, JENNY = range(4)
LOSING = "front 6/9"


def third_of_four_lost() -> Match:
    """Jenny's 3 and 2 are at the gate, Inga's 2 and Ani's 1 third, Frank's 1 and 2 last."""
    castle = "1:3.3/0.5 1:3.2/2.5 1:0.2/2.1 1:1.1/1.2"
    match = at(castle, "* * * 1", gold="8 8 8 8")
    return play(match, "front 2/5", "front 3/5", "front 4/5")


def lost_at_once(castle: str = "1:0.1/1.2 1:1.3/2.4 1:2.5/0.2", **more: str) -> Match:
    return play(at(castle, "* * *", **more), LOSING)


# -- the examples of the rulebook


def test_M_5_1_example_inga_1_ani_1_frank_2_jenny_0() -> None:
    match = third_of_four_lost()
    paid = dict.fromkeys(range(4), 0)
    for event in last_events(match, "healed"):
        paid[int(str(event["player"]))] += int(str(event["paid"]))
    assert paid == {INGA: 1, ANI: 1, FRANK: 2, JENNY: 0}
    assert gold(match) == [8 + 3 - 1, 8 - 2, 8 + 3 - 1, 8 + 2 + 2]


def test_M_5_2_example_jenny_keeps_the_1_takes_two_and_lays_the_2_and_the_3_aside() -> None:
    match = third_of_four_lost()
    assert hand(match, JENNY) == [1, 4, 5]
    assert aside(match, JENNY) == "23"


# -- M-5.1


def test_M_5_1_every_monster_from_the_lost_guardian_on_is_healed() -> None:
    assert gold(lost_at_once(gold="20 20 20")) == [20 - 1 - 1, 20 - 1 - 2, 20 - 2 - 3]


def test_M_5_1_monsters_that_won_before_are_not_healed() -> None:
    match = at("1:0.5/1.4 1:1.1/2.2 1:2.5/0.4", "* * *", gold="20 20 20")
    play(match, "front 6/8", LOSING)
    assert gold(match) == [20 + 4 - 2, 20 + 4 - 1, 20 - 1 - 3]


def test_M_5_1_those_that_lost_pay_before_those_not_turned_up() -> None:
    match = lost_at_once(gold="20 20 20")
    order = [(event["player"], event["strength"]) for event in last_events(match, "healed")]
    assert set(order[:2]) == {(0, 1), (1, 2)}
    assert set(order[2:]) == {(1, 3), (2, 4), (2, 5), (0, 2)}


@pytest.mark.parametrize(("has", "left"), [(0, 0), (1, 0), (4, 0), (5, 0), (6, 1)])
def test_M_5_1_who_has_too_little_pays_what_he_has(has: int, left: int) -> None:
    match = lost_at_once(gold=f"20 20 {has}")
    assert gold(match)[2] == left


def test_M_5_1_who_has_too_little_owes_nothing_more() -> None:
    match = lost_at_once(gold="20 20 1")
    paid = [(e["cost"], e["paid"]) for e in last_events(match, "healed") if e["player"] == 2]
    assert paid == [(2, 1), (3, 0)]
    play(match, "deal 1 1 1")
    assert gold(match)[2] == 0


@pytest.mark.parametrize(("strength", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_M_5_1_house_costs_by_strength(strength: int, cost: int) -> None:
    castle = f"3:0.{strength}/1.1 3:2.4/2.5 3:1.2/0.{1 if strength > 1 else 2}"
    match = play(at(castle, "* * *", gold="20 20 20"), "front 10/16")
    assert gold(match)[0] == 20 - cost - 1


# -- M-5.2


def test_M_5_2_everybody_has_three_cards_again_and_the_two_played_lie_aside() -> None:
    match = lost_at_once()
    assert [hand(match, player) for player in range(3)] == [[3, 4, 5], [1, 4, 5], [1, 2, 3]]
    assert [aside(match, player) for player in range(3)] == ["12", "23", "45"]


def test_M_5_2_the_card_kept_in_hand_stays_for_the_next_round() -> None:
    match = table("123 345 145", "3 3 3")
    play(match, "2@1a", "3@1b", "1@2a", "3@2b", "4@3a", "4@3b", "front 6/10")
    assert [hand(match, player) for player in range(3)] == [[1, 4, 5], [1, 2, 5], [2, 3, 5]]


# -- M-5.3


def test_M_5_3_the_castle_is_cleared() -> None:
    match = lost_at_once()
    assert view(match).places == []
    play(match, "deal 2 2 2")
    assert lying(match) == "-/- -/- -/-"


def test_M_5_3_guardians_not_turned_up_go_away_unseen() -> None:
    match = lost_at_once()
    assert [(seen.place, seen.strength, seen.loot) for seen in view(match).seen] == [(1, 6, 9)]
    assert [len(fronts) for fronts in view(match).unseen] == [11, 12, 12]
    assert view(match).undealt == [9, 12, 12]


def test_M_5_3_discarded_guardians_are_not_dealt_again() -> None:
    match = lost_at_once()
    assert weights(match)["deal 1 1 1"] == 9 * 8 * 7


# -- M-5.4


@pytest.mark.parametrize(("start", "then"), [(0, 1), (1, 2), (2, 0)])
def test_M_5_4_the_start_player_marker_goes_one_seat_clockwise(start: int, then: int) -> None:
    match = play(at("1:0.1/1.2 1:1.3/2.4 1:2.5/0.2", "* * *", start=start), LOSING)
    assert view(match).start == then
    assert play(match, "deal 1 1 1").turn == str(then)


def test_M_5_4_the_marker_moves_from_the_start_player_not_from_who_played_last() -> None:
    match = at("1:0.1/1.2 1:1.3/2.4 1:2.5/-", "23 * *", turn=0, start=1)
    assert view(play(match, "2@3b", LOSING)).start == 2


def test_M_5_4_the_top_king_tile_goes_to_the_box() -> None:
    castle = "1:0.1/1.2 1:1.3/2.4 1:2.5/0.2"
    match = play(at(castle, "* * *", tile="calm"), LOSING)
    assert view(match).tile is None
    assert view(match).round == 2
    assert "king calm" not in weights(play(match, "deal 1 1 1"))


# -- M-5.5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_5_5_as_many_new_guardians_as_players_are_dealt(players: int) -> None:
    match = hands_dealt(" ".join(["345"] * players))
    levels = ["3"] * players
    play(match, "deal " + " ".join(levels))
    spots = [f"{p}{side}" for p in range(1, players + 1) for side in "ab"]
    cards = ["3"] * players + ["4"] * players
    play(match, *(f"{c}@{spot}" for c, spot in zip(cards, spots, strict=True)), "front 10/16")
    assert {len(move.split()) - 1 for move in weights(match)} == {players}
    assert view(match).undealt == [12, 12, 12 - players]


def test_M_5_5_after_the_last_round_nothing_is_dealt() -> None:
    castle = "1:0.1/1.2 1:1.3/2.4 1:2.5/0.2"
    match = play(at(castle, "* * *", round=6, undealt="5,7,6"), LOSING)
    assert match.decision is None
    assert view(match).places == []
    assert view(match).undealt == [5, 7, 6]


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_M_5_5_the_36_cards_suffice_for_every_player_count(players: int, rounds: int) -> None:
    assert view(hands_dealt(" ".join(["345"] * players))).rounds == rounds
    assert players * rounds <= 36
