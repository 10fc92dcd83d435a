"""M-1 and M-2: what is in the box, and how the table is laid."""

from __future__ import annotations

import pytest

from tests.games.mighty.tables import (
    CARDSET,
    HEALING,
    MAXIMA,
    TILES,
    aside,
    at,
    begin,
    changed_set,
    earned,
    gold,
    hand,
    hands_dealt,
    line,
    lying,
    play,
    refused,
    resume,
    table,
    view,
    weights,
)
from ungeheuer.engine.errors import CardSetError, SetupRefused
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.cards import deck_of

# Strength/loot of the 36 guardians, copied from the rules.
HOUSE = {
    1: "2/5 3/5 3/6 4/5 4/6 4/7 5/6 5/7 5/8 6/7 6/8 6/9",
    2: "4/7 5/8 5/9 6/8 6/9 6/11 7/10 7/11 7/12 8/11 8/12 8/13",
    3: "6/10 7/11 7/12 8/12 8/13 8/14 9/13 9/14 9/15 9/16 10/16 10/18",
}


# -- M-1 components


def test_M_1_1_each_player_has_one_card_of_each_strength_and_its_healing_cost() -> None:
    match = table("123 145 234 135 235 345", "1 1 1 1 1 1")
    for player in range(6):
        cards = [*hand(match, player), *map(int, aside(match, player))]
        assert sorted(cards) == [1, 2, 3, 4, 5]
        assert view(match).players[player].healing == list(HEALING)


def test_M_1_1_there_are_six_kinds_and_they_are_alike_in_play() -> None:
    kinds = [player.kind for player in view(begin(6)).players]
    assert sorted(kinds) == ["demons", "dragons", "insects", "orcs", "sea", "undead"]
    healing = [player.healing for player in view(begin(6)).players]
    assert healing == [list(HEALING)] * 6


def test_M_1_1_a_card_set_may_give_healing_costs_per_kind() -> None:
    costs = [{"strength": s, "cost": 2 * s, "provenance": "house"} for s in range(1, 6)]
    own = changed_set({"healing.undead": costs})
    castle = "1:0.1/1.2 1:0.2/1.1 1:2.1/2.2"
    match = play(resume(line(castle, "3 3 3", gold="20 20 20"), own), "front 5/6")
    assert gold(match) == [20 - 1 - 1, 20 - 4 - 2, 20 - 1 - 1]


def test_M_1_1_a_card_set_that_leaves_a_strength_without_healing_cost_is_refused() -> None:
    twice = changed_set({"healing.all.1.strength": 1})
    with pytest.raises(CardSetError):
        deck_of(twice)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_M_1_2_twelve_guardians_a_level_as_the_rules_list_them(level: int) -> None:
    fronts = view(begin()).unseen[level - 1]
    assert sorted(fronts) == sorted(
        (int(strength), int(loot))
        for strength, loot in (card.split("/") for card in HOUSE[level].split())
    )


def test_M_1_2_the_back_is_public_when_laid_out_and_the_front_is_not() -> None:
    match = table("123 123 123", "1 2 3")
    for seat in (0, 1, 2):
        places = view(match, seat).places
        backs = [(p.level, p.min_strength, p.max_strength, p.min_loot, p.max_loot) for p in places]
        assert backs == [(1, 2, 6, 5, 9), (2, 4, 8, 7, 13), (3, 6, 10, 10, 18)]
        assert all(place.strength is None and place.loot is None for place in places)


def test_M_1_2_a_front_is_public_once_turned_up_and_only_that_one() -> None:
    match = play(at("2:0.5/1.4 1:1.5/2.4 3:2.5/0.4", "3 3 3"), "front 6/11")
    fronts = [(place.strength, place.loot) for place in view(match, 2).places]
    assert fronts == [(6, 11), (None, None), (None, None)]


def test_M_1_2_the_back_on_top_of_the_draw_stack_is_not_shown() -> None:
    match = hands_dealt("123 123 123")
    assert view(match).places == []
    assert view(match).undealt == [12, 12, 12]
    assert len(weights(match)) == 3**3


def test_M_1_2_the_house_backs_have_the_maxima_that_displacing_looks_at() -> None:
    places = view(table("123 123 123", "1 2 3")).places
    assert {place.level: place.max_strength for place in places} == MAXIMA


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("level.1.guardians.0.strength", 7),
        ("level.1.guardians.0.strength", 1),
        ("level.2.guardians.0.loot", 14),
        ("level.1.strength.min", 0),
        ("level.1.loot.min", -1),
        ("healing.all.0.cost", -1),
    ],
)
def test_M_1_2_a_card_set_with_a_guardian_outside_its_back_is_refused(
    path: str, value: int
) -> None:
    with pytest.raises(CardSetError) as caught:
        deck_of(changed_set({path: value}))
    assert [problem.code for problem in caught.value.problems] == ["out-of-range"]


def test_M_1_2_a_card_set_with_eleven_guardians_of_a_level_is_refused() -> None:
    rows = [
        {"strength": 2, "loot": 5, "provenance": "house"},
    ] * 11
    with pytest.raises(CardSetError) as caught:
        deck_of(changed_set({"level.1.guardians": rows}))
    (problem,) = caught.value.problems
    assert (problem.path, problem.code) == ("level.1.guardians", "wrong-count")


def test_M_1_2_a_guardian_that_no_pair_can_beat_is_a_warning() -> None:
    strong = changed_set({"level.3.strength.max": 11, "level.3.guardians.0.strength": 11})
    assert [warning.code for warning in deck_of(strong).warnings] == ["unbeatable"]
    assert deck_of(CARDSET).warnings == []


def test_M_1_3_there_are_twelve_king_tiles_one_of_each_effect() -> None:
    assert sorted(view(begin(king=True)).tiles_left) == sorted(TILES)
    match = hands_dealt("123 123 123", king=True)
    assert weights(play(match, "deal 1 1 1")) == {f"king {tile}": 1 for tile in TILES}


def test_M_1_4_the_treasury_never_runs_dry() -> None:
    rich = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "3 3 3", gold="100 100 58")
    assert earned(rich, "front 6/9", "front 6/8", "front 6/7") == [5 + 3, 4 + 4, 4 + 4]
    assert sum(gold(rich)) > 258


def test_M_1_4_everybodys_gold_is_public() -> None:
    match = at("1:-/- 1:-/- 1:-/-", "123 123 123", gold="3 0 17")
    assert [player.gold for player in view(match, 1).players] == [3, 0, 17]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_1_5_as_many_guardian_places_as_players_with_two_monster_places_each(
    players: int,
) -> None:
    match = table(" ".join(["123"] * players), " ".join(["1"] * players))
    assert lying(match) == " ".join(["-/-"] * players)
    spots = {f"{s}@{p}{side}" for s in (1, 2, 3) for p in range(1, players + 1) for side in "ab"}
    assert set(match.legal()) == spots
    if players < 6:
        assert refused(match, f"1@{players + 1}a") == [("M-1.5", "no-such-place")]


# -- M-2 set-up


@pytest.mark.parametrize("players", [2, 7, 0, -3, "4", True, None])
def test_M_2_1_other_than_three_to_six_players_are_refused(players: object) -> None:
    with pytest.raises(SetupRefused) as caught:
        RULES.checked({"players": players})
    assert caught.value.rule == "M-2.1"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_2_1_three_to_six_players_sit_down(players: int) -> None:
    match = begin(players)
    assert match.seats == [str(number) for number in range(players)]
    assert len(view(match).players) == players


@pytest.mark.parametrize(("players", "tiles"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_M_2_2_the_stack_of_king_tiles_counts_the_rounds(players: int, tiles: int) -> None:
    assert view(begin(players)).rounds == tiles
    assert view(begin(players, king=True)).rounds == tiles


def test_M_2_2_the_tiles_out_of_the_game_are_not_known() -> None:
    match = table("123 123 123", "1 1 1", king="calm")
    assert view(match).tiles_seen == ["calm"]
    assert sorted(view(match).tiles_left) == sorted(set(TILES) - {"calm"})


def test_M_2_3_guardians_lie_from_the_gate_in_the_order_drawn() -> None:
    match = table("123 123 123 123 123", "3 1 2 1 3")
    assert [place.level for place in view(match).places] == [3, 1, 2, 1, 3]
    assert view(match).undealt == [10, 11, 10]


@pytest.mark.parametrize("deal", ["deal 1 1 1", "deal 1 1 1 1 1", "deal"])
def test_M_2_3_exactly_one_guardian_a_place_is_dealt(deal: str) -> None:
    match = hands_dealt("123 123 123 123")
    assert ("M-2.3", "wrong-number-of-guardians") in refused(match, deal)


def test_M_2_4_everybody_starts_with_eight_gold() -> None:
    assert gold(begin(5)) == [8] * 5


def test_M_2_4_three_cards_in_hand_and_the_other_two_aside() -> None:
    match = hands_dealt("135 245 123")
    assert [hand(match, player) for player in range(3)] == [[1, 3, 5], [2, 4, 5], [1, 2, 3]]
    assert [aside(match, player) for player in range(3)] == ["24", "13", "45"]


@pytest.mark.parametrize("move", ["hand 0 1 2", "hand 0 1 2 3 4", "hand 0"])
def test_M_2_4_a_hand_of_other_than_three_cards_is_refused(move: str) -> None:
    assert refused(play(begin(3), "start 0"), move) == [("M-2.4", "not-three-cards")]


def test_M_2_4_the_table_may_choose_kinds_before_the_game() -> None:
    match = begin(3, kinds=["dragons", "sea", "orcs"])
    assert [player.kind for player in view(match).players] == ["dragons", "sea", "orcs"]


@pytest.mark.parametrize(
    "kinds", [["orcs", "orcs", "sea"], ["orcs", "sea"], ["orcs", "sea", "cats"], "orcs"]
)
def test_M_2_4_kinds_are_different_and_one_for_each_player(kinds: object) -> None:
    with pytest.raises(SetupRefused) as caught:
        begin(3, kinds=kinds)
    assert caught.value.rule == "M-2.4"


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_M_2_5_the_start_player_is_chosen_by_chance_and_begins(start: int) -> None:
    match = table("123 123 123 123", "1 1 1 1", start=start)
    assert view(match).start == start
    assert match.turn == str(start)


def test_M_2_5_nobody_has_the_marker_before() -> None:
    assert view(begin()).start is None
    assert begin().turn == "chance"
