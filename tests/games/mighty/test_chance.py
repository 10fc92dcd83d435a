"""M-8: the seat `chance`: in which order it is asked, what it may say, and how likely that is."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest

from tests.games.mighty.tables import (
    TILES,
    at,
    begin,
    changed_set,
    hands_dealt,
    line,
    play,
    refused,
    resume,
    table,
    view,
    weights,
    with_fields,
)
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng

UNDEALT = ["12,12,12", "2,1,3", "1,1,1", "0,2,1", "3,0,0", "4,1,0"]


def cards_of(undealt: str) -> list[str]:
    """The levels of all backs left, one for each card."""
    counts = zip("123", undealt.split(","), strict=True)
    return [level for level, count in counts for _ in range(int(count))]


def before_deal(undealt: str, players: int = 3, *, chain: bool = False) -> Match:
    match = hands_dealt(" ".join(["123"] * players), chain=chain)
    return with_fields(match, undealt=undealt)


def played_out(players: int, *, king: bool) -> Match:
    rng = Rng(random.Random(players).random)
    match = begin(players, king=king)
    while match.decision is not None and match.turn is not None:
        match.play(match.turn, match.decision.ask.sample(rng))
    return match


def chance_words(match: Match) -> list[list[str]]:
    return [entry.move.text.split() for entry in match.history if entry.seat == CHANCE]


# -- M-8.1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("king", [False, True])
def test_M_8_1_start_then_hands_by_seat_then_deal_and_king_each_round(
    players: int, *, king: bool
) -> None:
    words = chance_words(played_out(players, king=king))
    opening, rest = words[: players + 1], words[players + 1 :]
    assert [word[:2] if word[0] == "hand" else word[:1] for word in opening] == [
        ["start"],
        *(["hand", str(number)] for number in range(players)),
    ]
    rounds = " ".join(word[0] for word in rest if word[0] != "front")
    each = "deal king" if king else "deal"
    assert rounds == " ".join([each] * {3: 6, 4: 6, 5: 5, 6: 6}[players])


def test_M_8_1_the_base_game_has_no_king_move() -> None:
    assert not [word for word in chance_words(played_out(4, king=False)) if word[0] == "king"]


def test_M_8_1_one_front_for_each_guardian_turned_up() -> None:
    match = played_out(4, king=True)
    fronts = [word for word in chance_words(match) if word[0] == "front"]
    assert len(fronts) == len(view(match).seen)


@pytest.mark.parametrize(
    ("moves", "move", "against"),
    [
        ([], "hand 0 1 2 3", [("M-8.1", "not-now")]),
        ([], "deal 1 1 1", [("M-8.1", "not-now")]),
        (["start 0"], "start 1", [("M-8.1", "not-now")]),
        (["start 0"], "hand 1 1 2 3", [("M-8.1", "not-that-hand")]),
        (["start 0", "hand 0 1 2 3"], "hand 0 1 2 3", [("M-8.1", "not-that-hand")]),
        (["start 0", "hand 0 1 2 3"], "deal 1 1 1", [("M-8.1", "not-now")]),
        (["start 0"], "4@1a", [("M-8.1", "not-now")]),
    ],
)
def test_M_8_1_chance_moves_out_of_order_are_refused(
    moves: list[str], move: str, against: list[tuple[str, str]]
) -> None:
    assert refused(play(begin(3), *moves), move) == against


def test_M_8_1_no_front_before_all_monsters_are_placed() -> None:
    match = table("123 123 123", "1 1 1")
    assert refused(match, "front 2/5") == [("M-8.1", "not-now")]


# -- M-8.2


@pytest.mark.parametrize("undealt", UNDEALT)
def test_M_8_2_plain_weights_are_the_orders_in_which_cards_can_be_drawn(undealt: str) -> None:
    drawn = Counter(" ".join(cards) for cards in permutations(cards_of(undealt), 3))
    assert weights(before_deal(undealt)) == {f"deal {text}": n for text, n in drawn.items()}


@pytest.mark.parametrize("undealt", UNDEALT)
def test_M_8_2_and_V_chain_weights_are_the_sets_of_cards_that_can_be_drawn(undealt: str) -> None:
    drawn = Counter(" ".join(sorted(cards)) for cards in combinations(cards_of(undealt), 3))
    found = weights(before_deal(undealt, chain=True))
    assert found == {f"deal {text}": n for text, n in drawn.items()}


@pytest.mark.parametrize("players", [4, 5])
def test_M_8_2_small_stacks_for_more_players_too(players: int) -> None:
    plain = Counter(" ".join(cards) for cards in permutations(cards_of("3,2,2"), players))
    assert weights(before_deal("3,2,2", players)) == {f"deal {t}": n for t, n in plain.items()}
    drawn = combinations(cards_of("3,2,2"), players)
    sets = Counter(" ".join(sorted(cards)) for cards in drawn)
    found = weights(before_deal("3,2,2", players, chain=True))
    assert found == {f"deal {t}": n for t, n in sets.items()}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_8_2_all_weights_together_are_all_ways_to_draw(players: int) -> None:
    orders = 1
    for drawn in range(players):
        orders *= 36 - drawn
    assert sum(weights(before_deal("12,12,12", players)).values()) == orders
    chained = weights(before_deal("12,12,12", players, chain=True))
    assert sum(chained.values()) == comb(36, players)


def test_M_8_2_falling_factorials_and_binomials_by_hand() -> None:
    assert weights(before_deal("5,4,3"))["deal 1 3 1"] == 5 * 4 * 3
    assert weights(before_deal("5,4,3", chain=True))["deal 1 1 3"] == 10 * 3


def test_M_8_2_more_backs_than_are_left_cannot_be_dealt() -> None:
    match = before_deal("5,1,0")
    assert refused(match, "deal 2 2 1") == [("M-8.2", "too-few-backs")]
    assert refused(match, "deal 2 2 3") == [("M-8.2", "too-few-backs")] * 2


def test_M_8_2_what_is_dealt_is_no_longer_undealt() -> None:
    match = play(before_deal("5,4,3"), "deal 1 3 1")
    assert view(match).undealt == [3, 4, 2]


@pytest.mark.parametrize("chain", [False, True])
def test_M_8_2_deals_are_sampled_as_they_are_weighed(*, chain: bool) -> None:
    match = before_deal("2,1,3", chain=chain)
    assert match.decision is not None
    rng = Rng(random.Random(82).random)
    drawn = Counter(match.decision.ask.sample(rng).text for _ in range(6000))
    wanted = weights(match)
    total = sum(wanted.values())
    assert set(drawn) == set(wanted)
    for text, weight in wanted.items():
        assert drawn[text] == pytest.approx(6000 * weight / total, rel=0.2, abs=25)


# -- M-8.3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_8_3_every_seat_is_as_likely_to_start(players: int) -> None:
    assert weights(begin(players)) == {f"start {number}": 1 for number in range(players)}


def test_M_8_3_every_three_of_five_cards_are_as_likely() -> None:
    hands = [" ".join(cards) for cards in combinations("12345", 3)]
    match = play(begin(3), "start 0")
    for number in range(3):
        assert weights(match) == {f"hand {number} {cards}": 1 for cards in hands}
        play(match, f"hand {number} 1 2 3")


def test_M_8_3_a_front_is_any_unseen_card_of_that_level() -> None:
    match = at("2:0.5/1.4 2:1.5/2.4 1:2.5/0.4", "* * *")
    cards = [f"{strength}/{loot}" for strength, loot in view(begin()).unseen[1]]
    assert len(cards) == 12
    assert weights(match) == {f"front {card}": 1 for card in cards}
    play(match, "front 6/11")
    assert weights(match) == {f"front {card}": 1 for card in cards if card != "6/11"}
    assert refused(match, "front 6/11") == [("M-8.3", "no-such-guardian-left")]


def test_M_8_3_equal_cards_of_a_set_add_up_their_weight() -> None:
    twice = changed_set({"level.1.guardians.0.strength": 3})  # 3/5 stands twice now, 2/5 nowhere
    match = resume(line("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *"), twice)
    assert weights(match)["front 3/5"] == 2
    assert sum(weights(match).values()) == 12
    play(match, "front 3/5")
    assert weights(match)["front 3/5"] == 1
    assert "front 3/5" not in weights(play(match, "front 3/5"))


def test_M_8_3_cards_discarded_unseen_may_still_be_drawn() -> None:
    match = play(at("1:0.1/1.2 1:1.3/2.4 1:2.5/0.2", "* * *"), "front 6/9")
    assert view(match).undealt == [9, 12, 12]
    play(match, "deal 1 1 1", "5@1a", "3@1b", "3@2a", "4@2b", "2@3a", "4@3b")
    assert len(weights(match)) == 11
    assert "front 6/9" not in weights(match)


def test_M_8_3_a_front_of_another_level_is_refused() -> None:
    match = at("1:0.5/1.4 2:1.5/2.4 3:2.5/0.4", "* * *")
    assert refused(match, "front 10/18") == [("M-8.3", "no-such-guardian-left")]


def test_M_8_3_a_king_tile_is_any_not_yet_seen() -> None:
    match = play(hands_dealt("123 123 123", king=True), "deal 1 1 1")
    assert weights(match) == {f"king {tile}": 1 for tile in TILES}
    later = with_fields(match, tiles="calm,twins")
    assert weights(later) == {f"king {tile}": 1 for tile in TILES if tile not in ("calm", "twins")}
    assert refused(later, "king calm") == [("M-8.3", "tile-already-seen")]


def test_M_8_3_no_king_tile_comes_twice_in_a_match() -> None:
    for players in (3, 4, 5, 6):
        seen = view(played_out(players, king=True)).tiles_seen
        assert len(set(seen)) == len(seen) == {3: 6, 4: 6, 5: 5, 6: 6}[players]


def test_M_8_3_an_even_draw_spreads_evenly_over_its_pool() -> None:
    match = play(begin(3), "start 0")
    assert match.decision is not None
    ask = match.decision.ask
    # ten floats, one in each tenth of [0, 1), meet each of the ten hands once
    texts = [ask.sample(Rng(iter([(tenth + 0.5) / 10]).__next__)).text for tenth in range(10)]
    assert sorted(texts) == sorted(weights(match))
