"""M-3: playing monsters, displacing, paying, being skipped."""

from __future__ import annotations

import random

import pytest

from tests.games.mighty.tables import (
    at,
    begin,
    earned,
    expected_plays,
    gold,
    hand,
    last_events,
    lying,
    play,
    refused,
    table,
    view,
)
from ungeheuer.engine.errors import IllegalMove, NotYourTurn
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng

INGA, FRANK, ANI, JENNY = range(4)


# -- the examples of the rulebook


def before_inga_displaces() -> Match:
    """Only 4b is free. Inga has 1 and 4 in hand and a 2 at the level-2 guardian."""
    castle = "1:1.2/2.3 2:0.2/3.4 3:3.5/2.4 2:1.5/-"
    return at(castle, "14 3 1 2", turn=INGA)


def test_M_3_1_example_ani_plays_to_a_free_place() -> None:
    match = at("1:-/0.2 2:-/- 2:-/- 1:-/-", "45 * 134 *", turn=ANI)
    play(match, "3@2b")
    assert lying(match) == "-/0.2 -/2.3 -/- -/-"
    assert hand(match, ANI) == [1, 4]
    assert gold(match) == [8, 8, 8, 8]


def test_M_3_2_example_anis_4_displaces_ingas_2() -> None:
    match = at("1:-/0.2 2:-/- 2:-/- 1:-/-", "45 * 134 *", turn=ANI)
    play(match, "4@1b")
    assert lying(match) == "-/2.4 -/- -/- -/-"
    assert hand(match, INGA) == [2, 4, 5]
    assert hand(match, ANI) == [1, 3]


def test_M_3_3_example_1_sum_5_below_maximum_6_allows_displacing_either() -> None:
    match = at("1:0.3/1.2 2:-/- 2:-/- 1:-/-", "* * 245 *", turn=ANI)
    assert {"4@1a", "5@1a", "4@1b", "5@1b"} <= set(match.legal())


def test_M_3_3_example_2_sum_6_at_maximum_6_allows_displacing_neither() -> None:
    match = at("1:0.4/1.2 2:-/- 2:-/- 1:-/-", "* * 345 *", turn=ANI)
    assert not [move for move in match.legal() if "@1" in move]
    assert refused(match, "5@1a") == [("M-3.3", "no-room")]
    assert refused(match, "3@1b") == [("M-3.3", "no-room")]


def test_M_3_4_example_inga_displaces_franks_2_at_level_1_for_1_gold() -> None:
    match = before_inga_displaces()
    assert earned(match, "4@1a") == [-1, 0, 0, 0]
    assert hand(match, FRANK) == [2, 3]
    assert match.turn == str(FRANK)


def test_M_3_4_example_frank_displaces_ingas_2_at_level_2_and_pays_her_too() -> None:
    match = play(before_inga_displaces(), "4@1a")
    assert earned(match, "3@2a") == [+1, -2, 0, 0]
    assert gold(match) == [8, 6, 8, 8]
    assert hand(match, INGA) == [1, 2]


def test_M_3_6_example_inga_can_displace_nobody_and_takes_the_last_free_place() -> None:
    match = play(before_inga_displaces(), "4@1a", "3@2a")
    assert match.turn == str(INGA)
    assert set(match.legal()) == {"1@4b", "2@4b"}
    play(match, "2@4b")
    assert lying(match) == "0.4/2.3 1.3/3.4 3.5/2.4 1.5/0.2"
    assert (view(match).phase, match.turn) == ("fighting", CHANCE)


# -- M-3.1


def test_M_3_1_turns_go_clockwise_from_the_start_player() -> None:
    match = table("123 123 123", "1 1 1", start=2)
    turns = []
    for move in ("3@1a", "3@1b", "3@2a", "2@2b", "2@3a"):
        turns.append(match.turn)
        play(match, move)
    assert [*turns, match.turn] == ["2", "0", "1", "2", "0", "1"]


def test_M_3_1_both_sides_of_an_empty_guardian_are_offered() -> None:
    match = table("145 123 123", "1 2 3")
    offered = [f"{s}@{p}{side}" for s in (1, 4, 5) for p in (1, 2, 3) for side in "ab"]
    assert sorted(match.legal()) == sorted(offered)


def test_M_3_1_the_second_guardian_may_be_chosen_before_the_first() -> None:
    match = play(table("145 123 123", "1 2 3"), "1@3b")
    assert lying(match) == "-/- -/- -/0.1"


def test_M_3_1_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = table("145 123 123", "1 2 3")
    assert refused(match, "2@1a") == [("M-3.1", "not-in-hand")]


def test_M_3_1_a_card_in_the_castle_cannot_be_played_again() -> None:
    match = play(table("145 123 123", "1 2 3"), "5@1a", "1@2a", "1@2b")
    assert refused(match, "5@3a") == [("M-3.1", "not-in-hand")]


def test_M_3_1_nobody_plays_out_of_turn() -> None:
    match = table("145 123 123", "1 2 3")
    with pytest.raises(NotYourTurn):
        match.play(Seat("1"), "1@1a")
    assert lying(match) == "-/- -/- -/-"


def test_M_3_1_cards_lie_face_up() -> None:
    match = play(table("145 123 123", "1 2 3"), "4@2a")
    assert last_events(match, "played") == [{"player": 0, "strength": 4, "place": 2, "side": "a"}]
    (monster, _) = view(match, 2).places[1].monsters
    assert monster is not None
    assert (monster.player, monster.strength) == (0, 4)


# -- M-3.2


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_M_3_2_a_card_not_strictly_stronger_cannot_displace(strength: int) -> None:
    match = at("3:1.3/- 3:-/- 3:-/-", f"{strength}45 * *")
    assert refused(match, f"{strength}@1a") == [("M-3.2", "too-weak")]


@pytest.mark.parametrize("strength", [4, 5])
def test_M_3_2_a_strictly_stronger_card_displaces(strength: int) -> None:
    match = play(at("3:1.3/- 3:-/- 3:-/-", "145 24 123"), f"{strength}@1a")
    assert lying(match) == f"0.{strength}/- -/- -/-"
    assert hand(match, 1) == [2, 3, 4]


def test_M_3_2_a_5_is_never_displaced() -> None:
    match = at("3:1.5/- 3:-/- 3:-/-", "345 12 123")
    assert not [move for move in match.legal() if move.endswith("@1a")]
    assert refused(match, "5@1a") == [("M-3.2", "too-weak")]


def test_M_3_2_the_displaced_card_can_be_played_again_at_once_when_its_owner_is_next() -> None:
    match = play(at("1:1.3/- 3:-/- 3:-/-", "145 24 123"), "4@1a")
    assert match.turn == "1"
    assert "3@2a" in match.legal()


def test_M_3_2_the_event_names_who_was_displaced() -> None:
    match = play(at("1:1.3/- 3:-/- 3:-/-", "145 24 123"), "4@1a")
    assert last_events(match, "displaced") == [
        {"player": 0, "owner": 1, "strength": 3, "place": 1, "side": "a", "own": False}
    ]


def test_M_3_5_the_event_says_whether_it_was_ones_own() -> None:
    match = play(at("1:0.3/- 3:-/- 3:-/-", "45 124 123"), "4@1a")
    assert [event["own"] for event in last_events(match, "displaced")] == [True]


# -- M-3.3


@pytest.mark.parametrize(
    "place",
    ["1:1.4/2.2", "1:1.3/2.3", "1:1.1/2.5", "2:1.4/2.4", "2:1.3/2.5"],
)
def test_M_3_3_back_maximum_equal_to_sum_forbids_displacing(place: str) -> None:
    match = at(f"{place} 3:-/- 3:-/-", "345 * *")
    assert refused(match, "5@1a") == [("M-3.3", "no-room")]


@pytest.mark.parametrize("place", ["1:1.4/2.3", "1:1.4/2.4", "1:1.2/2.5", "2:1.4/2.5"])
def test_M_3_3_back_maximum_below_the_sum_forbids_displacing(place: str) -> None:
    match = at(f"{place} 3:-/- 3:-/-", "345 * *")
    assert refused(match, "5@1a") == [("M-3.3", "no-room")]


@pytest.mark.parametrize(
    "place", ["1:1.3/2.2", "1:1.4/2.1", "2:1.4/2.3", "2:1.2/2.5", "3:1.4/2.5", "3:1.4/2.4"]
)
def test_M_3_3_back_maximum_above_the_sum_allows_displacing(place: str) -> None:
    match = at(f"{place} 3:-/- 3:-/-", "345 * *")
    assert "5@1a" in match.legal()


@pytest.mark.parametrize("lying_there", [1, 2, 3, 4])
def test_M_3_3_a_single_monster_below_the_maximum_can_be_displaced(lying_there: int) -> None:
    match = at(f"1:-/1.{lying_there} 1:-/- 1:-/-", "345 * *")
    assert "5@1b" in match.legal()


def test_M_3_3_only_what_lies_there_now_counts_not_what_will() -> None:
    match = play(at("1:1.1/2.4 3:-/- 3:-/-", "345 23 12"), "5@1a")
    assert lying(match) == "0.5/2.4 -/- -/-"


def test_M_3_3_free_places_need_no_room() -> None:
    match = play(at("1:1.5/- 3:-/- 3:-/-", "345 * *"), "5@1b")
    assert lying(match) == "1.5/0.5 -/- -/-"


# -- M-3.4


@pytest.mark.parametrize(("level", "mine", "theirs"), [(1, -1, 0), (2, -2, 1), (3, -3, 2)])
def test_M_3_4_price_of_anothers_card_by_level(level: int, mine: int, theirs: int) -> None:
    match = at(f"{level}:1.3/- 1:-/- 1:-/-", "145 24 123")
    assert earned(match, "4@1a") == [mine, theirs, 0]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_M_3_4_ones_own_card_costs_1_to_the_treasury_at_any_level(level: int) -> None:
    match = at(f"{level}:0.3/- 1:-/- 1:-/-", "45 124 123")
    assert earned(match, "4@1a") == [-1, 0, 0]
    assert hand(match, 0) == [3, 5]
    assert lying(match) == "0.4/- -/- -/-"


def test_M_3_4_the_event_says_what_the_treasury_and_the_owner_get() -> None:
    match = play(at("3:1.3/- 1:-/- 1:-/-", "145 24 123"), "4@1a")
    assert last_events(match, "price-paid") == [
        {"player": 0, "treasury": 1, "owner": 1, "owner_gold": 2}
    ]


def test_M_3_4_the_partner_of_the_displaced_monster_gets_nothing() -> None:
    match = at("3:1.3/2.2 1:-/- 1:-/-", "145 24 13")
    assert earned(match, "4@1a") == [-3, 2, 0]


def test_M_3_4_a_free_place_costs_nothing() -> None:
    match = at("3:1.3/- 1:-/- 1:-/-", "145 24 123")
    assert earned(match, "4@1b") == [0, 0, 0]


# -- M-3.5


@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 3)])
def test_M_3_5_exactly_enough_gold_is_enough(level: int, price: int) -> None:
    match = at(f"{level}:1.3/- 1:-/- 1:-/-", "145 24 123", gold=f"{price} 8 8")
    play(match, "4@1a")
    assert gold(match) == [0, 8 + price - 1, 8]


@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 3)])
def test_M_3_5_who_lacks_one_gold_cannot_displace(level: int, price: int) -> None:
    match = at(f"{level}:1.3/- 1:-/- 1:-/-", "145 24 123", gold=f"{price - 1} 8 8")
    assert not [move for move in match.legal() if move.endswith("@1a")]
    assert refused(match, "4@1a") == [("M-3.5", "too-dear")]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_M_3_5_one_gold_displaces_ones_own_at_any_level_and_none_does_not(level: int) -> None:
    castle = f"{level}:0.3/- 1:-/- 1:-/-"
    assert "4@1a" in at(castle, "45 124 123", gold="1 8 8").legal()
    assert refused(at(castle, "45 124 123", gold="0 8 8"), "4@1a") == [("M-3.5", "too-dear")]


def test_M_3_5_with_two_gold_level_2_is_open_and_level_3_is_not() -> None:
    match = at("2:1.3/- 3:1.2/- 3:0.1/-", "45 4 123", gold="2 8 8")
    displacing = {m for m in match.legal() if m.endswith("a")}
    assert displacing == {"4@1a", "5@1a", "4@3a", "5@3a"}


def test_M_3_5_without_gold_free_places_stay_open() -> None:
    match = at("1:1.3/- 1:-/- 1:-/-", "145 24 123", gold="0 8 8")
    assert len(match.legal()) == 3 * 5


# -- M-3.6


def test_M_3_6_players_with_two_monsters_are_skipped() -> None:
    match = at("1:0.5/- 1:1.5/1.4 1:2.5/2.4", "34 3 3")
    play(match, "4@1b")
    assert view(match).phase == "fighting"
    four = at("1:0.5/- 1:1.5/1.4 1:2.5/2.4 1:3.5/-", "34 3 3 12", turn=0)
    assert play(four, "4@1b").turn == "3"


def test_M_3_6_a_player_whose_card_came_back_plays_again_when_the_turn_reaches_him() -> None:
    match = at("1:0.5/- 2:1.3/1.4 1:2.5/- 1:3.5/3.4", "34 2 34 2", turn=2)
    play(match, "4@2a")
    assert hand(match, 1) == [2, 3]
    assert match.turn == "0"
    assert play(match, "4@1b").turn == "1"
    assert set(match.legal()) == {"2@3b", "3@3b"}


def test_M_3_6_displacing_oneself_still_passes_the_turn_on() -> None:
    match = play(at("1:0.3/- 1:-/- 1:-/-", "45 124 123"), "4@1a")
    assert match.turn == "1"


def test_M_3_6_who_displaces_himself_has_as_many_monsters_as_before() -> None:
    match = at("1:0.3/- 1:1.5/1.4 1:2.5/2.4", "45 3 3")
    play(match, "4@1a")
    assert match.turn == "0"
    assert set(match.legal()) == {"3@1b", "5@1b", "5@1a"}


def test_M_3_6_the_phase_ends_as_soon_as_all_places_are_taken() -> None:
    match = table("345 345 345", "1 1 1")
    play(match, "5@1a", "5@1b", "5@2a", "4@2b", "4@3a")
    assert view(match).phase == "playing"
    play(match, "4@3b")
    assert view(match).phase == "fighting"
    assert [player.cards for player in view(match).players] == [1, 1, 1]


def test_M_3_6_it_may_take_more_than_two_laps() -> None:
    match = table("125 345 345", "3 3 3")
    play(match, "1@1a", "3@1a", "3@1b", "2@2a", "4@2a", "4@2b")
    assert hand(match, 0) == [1, 2, 5]
    assert match.turn == "0"
    play(match, "1@3a")
    assert match.turn == "0"
    assert play(match, "2@3b").turn == CHANCE


# -- M-3.7


@pytest.mark.parametrize("move", ["pass", "", "-", "skip"])
def test_M_3_7_there_is_no_passing(move: str) -> None:
    match = table("345 345 345", "1 1 1")
    with pytest.raises(IllegalMove) as caught:
        match.play(Seat("0"), move)
    assert caught.value.code == "unreadable-move"
    assert caught.value.possible == match.legal()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("king", [False, True])
def test_M_3_7_whoever_is_on_turn_has_a_free_place_and_two_cards(
    players: int, *, king: bool
) -> None:
    rng = Rng(random.Random(37 * players).random)
    match = begin(players, king=king)
    while match.decision is not None and match.turn is not None:
        if match.turn != CHANCE:
            seen = view(match, match.turn)
            assert any(m is None for place in seen.places for m in place.monsters)
            assert seen.players[int(match.turn)].cards >= 2
            assert set(match.legal()) == expected_plays(seen) != set()
        match.play(match.turn, match.decision.ask.sample(rng))
