"""One phrase for a move, one line for a position: read and written."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from tests.games.mighty.tables import (
    CARDSET,
    TILES,
    begin,
    hands_dealt,
    play,
    table,
    view,
    weights,
)
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.replay import replay
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.game import RULES

CANONICAL = [
    "4@2a",
    "1@6b",
    "start 2",
    "hand 0 1 3 5",
    "deal 1 3 2 2",
    "deal 1 2 3 1 2 3",
    "front 6/11",
    *(f"king {tile}" for tile in TILES),
]

GARBAGE = [
    "",
    " ",
    "4",
    "4@",
    "@2a",
    "4@2",
    "4@2c",
    "4@a",
    "4@0a",
    "4@7a",
    "0@1a",
    "6@1a",
    "12@1a",
    "-1@1a",
    "4@2a 3@1a",
    "4@2aa",
    "4 @2a",
    "start",
    "start 6",
    "start -1",
    "start x",
    "start 1 2",
    "start ²",
    "hand",
    "hand 0 1 1 3",
    "hand 0 1 3 6",
    "hand 0 0 1 2",
    "hand 6 1 2 3",
    "hand 0 ? ? ?",
    "hand x 1 2 3",
    "deal 0 1 2",
    "deal 1 2 4",
    "deal 1 x 2",
    "king",
    "king twins calm",
    "front",
    "front 6",
    "front 6/",
    "front /11",
    "front 6/11/1",
    "front 6 11",
    "front -6/11",
    "build exit@0,1",
    "Start 1",
    "START 1",
]


@pytest.mark.parametrize("text", CANONICAL)
@pytest.mark.rule("M-8.1", "M-3.1")
def test_every_kind_of_move_is_read_and_written_alike(text: str) -> None:
    assert RULES.read(text).text == text
    assert str(RULES.read(f"  {text.replace(' ', '   ')} ")) == text


@pytest.mark.parametrize("order", [" ".join(cards) for cards in permutations("135")])
def test_M_2_4_a_hand_is_read_in_any_order_and_written_ascending(order: str) -> None:
    assert RULES.read(f"hand 4 {order}").text == "hand 4 1 3 5"
    match = play(begin(3), "start 0", f"hand 0 {order}")
    assert match.history[-1].move.text == "hand 0 1 3 5"


@pytest.mark.parametrize("text", GARBAGE)
@pytest.mark.rule("M-8.1")
def test_garbage_is_refused_as_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.read(text)
    assert caught.value.code == "unreadable-move"
    assert caught.value.tried == text


@pytest.mark.parametrize("text", ["nonsense", "4@9z", "front ?"])
def test_M_3_1_the_gate_refuses_garbage_with_rule_and_what_is_possible(text: str) -> None:
    match = table("123 123 123", "1 1 1")
    with pytest.raises(IllegalMove) as caught:
        match.play(Seat("0"), text)
    assert caught.value.code == "unreadable-move"
    assert caught.value.rule == "M-3.1"
    assert caught.value.possible == match.legal()
    assert match.version == 5


def test_M_2_4_a_hand_is_told_to_its_owner_only() -> None:
    match = hands_dealt("135 245 123")
    everyone = [(CHANCE, "start 0")]
    assert match.redacted(Seat("1")) == [
        *everyone,
        (CHANCE, "hand 0 ? ? ?"),
        (CHANCE, "hand 1 2 4 5"),
        (CHANCE, "hand 2 ? ? ?"),
    ]
    assert [text for _, text in match.redacted(SPECTATOR)[1:]] == [
        f"hand {number} ? ? ?" for number in range(3)
    ]


def test_M_2_4_all_other_moves_are_told_to_everybody() -> None:
    match = play(table("135 245 123", "1 2 3", king="calm"), "5@1a")
    assert [text for _, text in match.redacted(SPECTATOR)[4:]] == [
        "deal 1 2 3",
        "king calm",
        "5@1a",
    ]


def test_M_1_1_a_play_is_written_with_strength_place_and_side() -> None:
    match = play(table("135 245 123", "1 2 3"), "5@2b")
    second = view(match).places[1].monsters
    assert second[0] is None
    assert second[1] is not None
    assert second[1].strength == 5


# -- positions


def test_M_1_5_a_position_line_reads_like_the_table() -> None:
    match = play(table("135 245 123", "2 1 1", start=1), "4@1a", "1@2b")
    assert RULES.position(match.state) == (
        "players=3 variants= kinds=orcs,undead,sea phase=playing round=1 start=1 turn=0 "
        "gold=8,8,8 hands=135,25,23 aside=24,13,45 shown=,4,1 open=0 "
        "castle=2:1.4/-,1:-/2.1,1:-/- turned= tile= tiles= undealt=10,11,12 seen="
    )


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", [{}, {"chain": True, "king": True}])
@pytest.mark.rule("M-8.1")
def test_every_position_of_a_match_survives_the_round_trip(
    players: int, variants: dict[str, object]
) -> None:
    rng = Rng(random.Random(players).random)
    match = begin(players, **variants)
    while match.decision is not None and match.turn is not None:
        text = RULES.position(match.state)
        again = RULES.from_position(text, CARDSET)
        assert "\n" not in text
        assert RULES.position(again) == text
        for seat in (*match.seats, SPECTATOR, CHANCE):
            assert RULES.view(again, seat) == RULES.view(match.state, seat)
        match.play(match.turn, match.decision.ask.sample(rng))


@pytest.mark.rule("M-6.1")
def test_the_position_at_the_end_survives_too() -> None:
    rng = Rng(random.Random(61).random)
    match = begin(3, king=True)
    while match.decision is not None and match.turn is not None:
        match.play(match.turn, match.decision.ask.sample(rng))
    again = RULES.from_position(RULES.position(match.state), CARDSET)
    assert match.outcome is not None
    outcome = RULES.decide(again)
    assert not hasattr(outcome, "ask")
    assert getattr(outcome, "result", None) == match.outcome.result


@pytest.mark.rule("M-8.2", "M-8.3")
def test_a_position_read_back_asks_the_same_question() -> None:
    match = hands_dealt("135 245 123", king=True)
    again = hands_dealt("135 245 123", king=True)
    again.state = RULES.from_position(RULES.position(match.state), CARDSET)
    again.asked = RULES.decide(again.state)
    assert weights(again) == weights(match)


@pytest.mark.rule("M-8.1")
def test_a_match_written_as_texts_replays_to_the_same_position() -> None:
    rng = Rng(random.Random(81).random)
    match = begin(5, chain=True, king=True)
    while match.decision is not None and match.turn is not None:
        match.play(match.turn, match.decision.ask.sample(rng))
    assert RULES.position(replay(match.record(), RULES).state) == RULES.position(match.state)


@pytest.mark.rule("M-8.1")
def test_every_word_of_every_move_is_in_the_alphabet() -> None:
    alphabet = RULES.alphabet(CARDSET)
    assert len(set(alphabet)) == len(alphabet)
    assert {word for text in CANONICAL for word in text.split()} <= set(alphabet)
