"""What each seat sees, what it can infer, and why it may not make a move."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.mighty.tables import (
    at,
    begin,
    chance_until,
    changed_set,
    hands_dealt,
    play,
    refused,
    table,
    view,
    with_fields,
)
from ungeheuer.engine.errors import NotYourTurn
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.game import RULES

ALL_HANDS = [list(cards) for cards in combinations((1, 2, 3, 4, 5), 3)]


def hands(match: Match, seat: int | Seat, player: int) -> list[list[int]]:
    return sorted(view(match, seat).players[player].hands)


def holding(*cards: int) -> list[list[int]]:
    """The hands left of those that held these cards, which now lie in the castle."""
    return [[c for c in three if c not in cards] for three in ALL_HANDS if set(cards) <= set(three)]


# -- hands


def test_M_2_4_before_the_hands_are_dealt_nobody_holds_anything() -> None:
    match = begin(3)
    assert [player.cards for player in view(match, 0).players] == [0, 0, 0]
    assert [player.hands for player in view(match, 0).players] == [[[]]] * 3


def test_M_2_4_ones_own_hand_is_known_and_the_others_may_be_any() -> None:
    match = table("135 245 123", "1 1 1")
    assert hands(match, 0, 0) == [[1, 3, 5]]
    assert hands(match, 0, 1) == hands(match, 0, 2) == ALL_HANDS
    assert hands(match, 1, 1) == [[2, 4, 5]]


@pytest.mark.parametrize("seat", [SPECTATOR, CHANCE])
def test_M_2_4_spectator_and_chance_know_no_hand(seat: Seat) -> None:
    match = table("135 245 123", "1 1 1")
    for player in range(3):
        assert hands(match, seat, player) == ALL_HANDS


def test_M_2_4_each_card_shown_narrows_the_possible_hands() -> None:
    match = play(table("135 245 123", "1 1 1"), "5@1a")
    assert hands(match, 1, 0) == holding(5)
    assert len(hands(match, 1, 0)) == 6
    play(match, "4@1b", "3@2a", "3@2b")
    assert hands(match, SPECTATOR, 0) == sorted(holding(3, 5)) == [[1], [2], [4]]
    assert hands(match, 0, 0) == [[1]]


def test_M_2_4_a_card_that_came_back_is_known_to_be_in_hand() -> None:
    match = play(table("135 245 123", "2 1 1"), "1@1a", "4@1a")
    seen = hands(match, 2, 0)
    assert len(seen) == 6
    assert all(1 in cards and len(cards) == 3 for cards in seen)
    assert view(match, 2).players[0].shown == [1]


def test_M_2_4_the_number_of_cards_in_hand_is_public() -> None:
    match = play(table("135 245 123", "2 1 1"), "1@1a", "4@1a")
    assert [player.cards for player in view(match).players] == [3, 2, 3]


def test_M_5_2_from_round_2_on_everyone_can_infer_every_hand() -> None:
    match = table("135 245 123", "3 3 3")
    play(match, "1@1a", "2@1b", "1@2a", "3@2b", "4@3a", "2@3b", "front 6/10", "deal 1 1 1")
    for seat in ("0", "1", "2", SPECTATOR, CHANCE):
        known = [player.hands for player in view(match, Seat(seat)).players]
        assert known == [[[2, 4, 5]], [[1, 3, 5]], [[3, 4, 5]]]


def test_M_7_3_strong_hand_opens_all_hands_for_the_spectator_too() -> None:
    match = table("135 245 123", "3 3 3", king="strong-hand")
    assert view(match).hands_open
    play(match, "4@1a")
    assert hands(match, SPECTATOR, 0) == [[3, 5]]


def test_M_2_4_two_worlds_that_differ_in_other_hands_look_alike() -> None:
    one = play(table("135 245 123", "1 2 3"), "1@1a", "5@1b")
    other = play(table("135 345 235", "1 2 3"), "1@1a", "5@1b")
    assert view(one, 0) == view(other, 0)
    assert view(one) == view(other)
    assert view(one, 1) != view(other, 1)
    assert one.redacted(Seat("0")) == other.redacted(Seat("0"))
    assert [e.params() for e in one.events(SPECTATOR)] == [
        e.params() for e in other.events(SPECTATOR)
    ]


def test_M_2_4_the_event_of_a_hand_tells_its_cards_to_the_owner_only() -> None:
    match = play(begin(3), "start 0")
    match.play(CHANCE, "hand 0 1 3 5")
    mine = [event.params() for event in match.events(Seat("0"), since=1)]
    theirs = [event.params() for event in match.events(Seat("1"), since=1)]
    assert mine == [{"player": 0, "strengths": [1, 3, 5]}]
    assert theirs == [{"player": 0, "strengths": []}]
    assert [e.params() for e in match.events(SPECTATOR, since=1)] == theirs


def test_M_2_4_a_card_played_for_the_first_time_in_round_1_is_revealed_and_only_then() -> None:
    match = play(table("135 245 123", "2 1 1"), "1@1a")
    shown = match.history[-1].revealed
    assert shown is not None
    assert (shown.code, shown.params()) == ("card-shown", {"player": 0, "strength": 1})
    play(match, "4@1a", "3@2a", "1@2b")
    assert match.history[-1].revealed is None


# -- guardians and tiles


def test_M_1_2_guardians_seen_are_remembered_in_later_rounds() -> None:
    match = at("1:0.5/1.4 2:1.1/2.2 1:2.5/0.4", "* * *")
    play(match, "front 6/9", "front 8/13", "deal 3 3 3")
    seen = [(s.round, s.place, s.level, s.strength, s.loot, s.beaten) for s in view(match, 1).seen]
    assert seen == [(1, 1, 1, 6, 9, True), (1, 2, 2, 8, 13, False)]
    assert (6, 9) not in view(match).unseen[0]
    assert (8, 13) not in view(match).unseen[1]
    assert view(match).undealt == [10, 11, 9]


def test_M_8_2_the_view_counts_the_backs_not_yet_dealt() -> None:
    match = table("123 123 123 123", "1 2 2 3")
    assert view(match, 3).undealt == [11, 10, 11]


def test_V_king_the_view_shows_the_tile_of_the_round_and_those_seen() -> None:
    match = table("123 123 123", "1 1 1", king="second-tough")
    seen = view(match, 2)
    assert seen.tile is not None
    assert seen.tile.id == "second-tough"
    assert [(c.where, c.strength, c.loot) for c in seen.tile.changes] == [("second", 2, 3)]
    assert seen.tiles_seen == ["second-tough"]
    assert "second-tough" not in seen.tiles_left
    assert len(seen.tiles_left) == 11


def test_M_2_5_the_view_says_who_is_asked() -> None:
    match = table("123 123 123", "1 1 1", start=2)
    assert {view(match, seat).asked for seat in (0, 1, 2)} == {"2"}
    assert view(hands_dealt("123 123 123")).asked == CHANCE


def test_M_3_1_the_view_of_every_seat_differs_only_in_hands_and_prices() -> None:
    rng = Rng(random.Random(31).random)
    match = chance_until(begin(4, king=True), rng, "fighting")
    mine, theirs = view(match, 0), view(match, 1)
    mine.seat = theirs.seat
    for one, other in zip(mine.players, theirs.players, strict=True):
        one.hands = other.hands = []
    for place in (*mine.places, *theirs.places):
        for monster in filter(None, place.monsters):
            monster.price = 0  # one's own are cheaper to displace
    assert mine == theirs


# -- obstacles: plays


def test_M_3_1_why_not_somebody_else_is_on_turn() -> None:
    match = table("123 123 123", "1 1 1")
    for seat in ("1", "2", SPECTATOR, CHANCE):
        (obstacle,) = match.why_not(Seat(seat), "1@1a")
        assert (obstacle.rule, obstacle.code) == ("M-3.1", "not-on-turn")
        assert obstacle.params == {"asked": "0"}
    with pytest.raises(NotYourTurn) as caught:
        match.play(Seat("1"), "1@1a")
    assert caught.value.code == "not-your-turn"


# castle, hands, gold, tile, move, what stands against it
PLAYS = {
    "not-in-hand": ("1:-/- 1:-/- 1:-/-", "123", "8", "", "4@1a", ["M-3.1 not-in-hand"]),
    "forbidden": ("1:-/- 1:-/- 1:-/-", "123", "8", "no-ones", "1@1a", ["M-7.1 forbidden-strength"]),
    "no-place": ("1:-/- 1:-/- 1:-/-", "123", "8", "", "1@4a", ["M-1.5 no-such-place"]),
    "too-weak": ("3:1.3/- 1:-/- 1:-/-", "123", "8", "", "3@1a", ["M-3.2 too-weak"]),
    "no-room": ("1:1.3/2.4 1:-/- 1:-/-", "125", "8", "", "5@1b", ["M-3.3 no-room"]),
    "too-dear": ("2:1.3/2.1 1:-/- 1:-/-", "125", "1", "", "5@1a", ["M-3.5 too-dear"]),
    "not-now": ("1:-/- 1:-/- 1:-/-", "123", "8", "", "front 2/5", ["M-8.1 not-now"]),
    "all-three": (
        "1:1.3/2.4 1:-/- 1:-/-",
        "123",
        "0",
        "",
        "2@1a",
        ["M-3.2 too-weak", "M-3.3 no-room", "M-3.5 too-dear"],
    ),
}


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.rule("M-3.1", "M-3.2", "M-3.3", "M-3.5", "M-7.1", "M-1.5", "M-8.1")
def test_every_obstacle_to_a_play_names_its_rule(name: str) -> None:
    castle, cards, purse, tile, move, against = PLAYS[name]
    match = at(castle, f"{cards} * *", gold=f"{purse} 8 8", tile=tile)
    assert [f"{rule} {code}" for rule, code in refused(match, move)] == against
    assert [f"{o.rule} {o.code}" for o in match.why_not(Seat("0"), move)] == against


def test_M_3_5_obstacles_say_the_numbers() -> None:
    match = at("3:1.3/2.1 1:-/- 1:-/-", "125 * *", gold="2 8 8")
    (dear,) = match.why_not(Seat("0"), "5@1a")
    assert dear.params == {"price": 3, "gold": 2}
    full = at("1:1.3/2.4 1:-/- 1:-/-", "125 * *")
    (room,) = full.why_not(Seat("0"), "5@1a")
    assert room.params == {"maximum": 6, "total": 7}


# -- obstacles: chance


@pytest.mark.parametrize(
    ("before", "move", "against"),
    [
        ([], "start 3", ["M-2.5 no-such-player"]),
        (["start 0"], "hand 2 1 2 3", ["M-8.1 not-that-hand"]),
        (["start 0"], "hand 0 1 2", ["M-2.4 not-three-cards"]),
        (["start 0"], "hand 1 1 2 3 4", ["M-8.1 not-that-hand", "M-2.4 not-three-cards"]),
    ],
)
@pytest.mark.rule("M-2.4", "M-2.5", "M-8.1")
def test_every_obstacle_to_a_set_up_move_names_its_rule(
    before: list[str], move: str, against: list[str]
) -> None:
    match = play(begin(3), *before)
    assert [f"{rule} {code}" for rule, code in refused(match, move)] == against


def test_every_obstacle_to_a_deal_names_its_rule_M_2_3_and_M_8_2_and_V_chain() -> None:
    match = with_fields(hands_dealt("123 123 123", chain=True), undealt="5,1,5")
    assert refused(match, "deal 1 1") == [("M-2.3", "wrong-number-of-guardians")]
    assert refused(match, "deal 3 1 1") == [("V-chain", "not-sorted")]
    assert refused(match, "deal 1 2 2") == [("M-8.2", "too-few-backs")]
    assert refused(match, "deal 2 2 1 1") == [
        ("M-2.3", "wrong-number-of-guardians"),
        ("V-chain", "not-sorted"),
        ("M-8.2", "too-few-backs"),
    ]


def test_every_obstacle_to_a_tile_or_a_front_names_its_rule_M_8_3() -> None:
    match = play(hands_dealt("123 123 123", king=True), "deal 1 1 1")
    assert refused(match, "king nonsense") == [("M-8.3", "no-such-tile")]
    assert refused(with_fields(match, tiles="calm"), "king calm") == [
        ("M-8.3", "tile-already-seen")
    ]
    fight = at("1:0.5/1.4 2:1.5/2.4 3:2.5/0.4", "* * *")
    assert refused(fight, "front 6/11") == [("M-8.3", "no-such-guardian-left")]


@pytest.mark.parametrize("seed", range(4))
def test_M_3_1_a_play_is_offered_if_and_only_if_nothing_stands_against_it(seed: int) -> None:
    rng = Rng(random.Random(seed).random)
    match = begin(3 + seed, chain=seed % 2 == 0, king=seed % 2 == 1)
    every = [f"{s}@{p}{side}" for s in range(1, 6) for p in range(1, 7) for side in "ab"]
    while match.decision is not None and match.turn is not None:
        if match.turn != CHANCE:
            mine = view(match, match.turn)
            cards = match.cardset
            free = [text for text in every if not RULES.obstacles(mine, cards, RULES.read(text))]
            assert sorted(free) == sorted(match.legal())
        match.play(match.turn, match.decision.ask.sample(rng))


def test_M_1_1_the_view_shows_healing_costs_of_each_kind() -> None:
    costs = [{"strength": s, "cost": s, "provenance": "house"} for s in range(1, 6)]
    own = changed_set({"healing.undead": costs})
    match = Match(RULES, {"players": 3}, own)
    assert [player.healing for player in view(match).players] == [
        [1, 1, 2, 2, 3],
        [1, 2, 3, 4, 5],
        [1, 1, 2, 2, 3],
    ]
