"""The kinds of questions: listed, described, weighed."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.engine.chance import EvenDraw, probabilities
from ungeheuer.engine.decision import (
    END,
    Laid,
    Layout,
    Move,
    OneOf,
    SomeOf,
    cell_of,
    laid_of,
    word_of,
)
from ungeheuer.engine.rng import Rng

SUPPLY = st.dictionaries(st.sampled_from(["claw", "foot", "heart", "fame"]), st.integers(1, 4))


class Dice(SomeOf[Move]):
    """Some dice by face, `throw claw*2 foot*1`."""

    def join(self, chosen: Mapping[str, int]) -> Move:
        parts = [f"{face}*{count}" for face, count in sorted(chosen.items())]
        return Move(" ".join(["throw", *parts]))

    def split(self, move: Move) -> Mapping[str, int]:
        pairs = [word.split("*") for word in move.text.split()[1:]]
        return {face: int(count) for face, count in pairs}


class Floor(Layout[Move]):
    """Cards around the origin, `build exit@0,1 …`."""

    def join(self, laid: Sequence[Laid]) -> Move:
        return Move(" ".join(["build", *(word_of(*each) for each in sorted(laid))]))

    def split(self, move: Move) -> Sequence[Laid]:
        return [laid_of(word) for word in move.text.split()[1:]]


def rng() -> Rng:
    return Rng(random.Random(5).random)


@given(SUPPLY, st.integers(0, 3), st.integers(0, 8))
def test_some_of_lists_exactly_what_it_contains(
    supply: dict[str, int], least: int, more: int
) -> None:
    least = min(least, sum(supply.values()))
    ask = Dice(supply, least, least + more)
    moves = ask.moves()
    assert len(moves) == len(set(moves)) == ask.size()
    assert all(ask.contains(move) for move in moves)
    assert ask.contains(ask.sample(rng()))
    for move in moves:
        assert least <= sum(ask.split(move).values()) <= least + more


def test_some_of_refuses_what_is_not_there() -> None:
    ask = Dice({"claw": 2, "foot": 1}, 1, 2)
    assert not ask.contains(Move("throw"))
    assert not ask.contains(Move("throw claw*3"))
    assert not ask.contains(Move("throw heart*1"))
    assert not ask.contains(Move("throw claw*2 foot*1"))
    assert not ask.contains(Move("throw claw*0 foot*1"))


def test_many_subsets_are_described_and_sampled_not_listed() -> None:
    ask = Dice({f"die{n}": 1 for n in range(12)}, 0, 12)
    assert ask.size() == 4096
    with pytest.raises(ValueError, match="4096"):
        ask.moves()
    source = rng()
    assert all(ask.contains(ask.sample(source)) for _ in range(50))


def test_a_layout_hangs_together() -> None:
    ask = Floor("build", {"exit": 1, "corridor": 2}, [(0, 0)], 99)
    assert ask.contains(Move("build exit@0,1 corridor@0,2 corridor@1,2"))
    assert not ask.contains(Move("build exit@0,1 corridor@0,2 corridor@2,2"))
    assert not ask.contains(Move("build exit@0,0 corridor@0,1 corridor@0,2"))
    assert not ask.contains(Move("build exit@0,1 exit@0,2 corridor@0,3"))
    assert not ask.contains(Move("build exit@0,1 corridor@0,2 corridor@0,2"))
    assert not ask.contains(Move("build exit@0,1 corridor@0,2"))
    assert ask.loose([(0, 1), (1, 2)]) == [(1, 2)]
    assert ask.missing(["exit", "exit", "bat"]) == {"exit": -1, "corridor": 2, "bat": -1}
    source = rng()
    assert all(ask.contains(ask.sample(source)) for _ in range(100))
    with pytest.raises(ValueError, match="99"):
        ask.moves()


def test_a_layout_grows_word_by_word() -> None:
    ask = Floor("build", {"exit": 1, "corridor": 1}, [(0, 0)], 36)
    assert ask.next_words([]) == ["build"]
    assert len(ask.next_words(["build"])) == 8
    assert "corridor@1,1" in ask.next_words(["build", "exit@0,1"])
    assert "corridor@2,2" not in ask.next_words(["build", "exit@0,1"])
    assert ask.next_words(["build", "exit@0,1", "corridor@1,1"]) == [END]
    assert ask.next_words(["build", "exit@0,1", "corridor@1,1", END]) == []
    assert ask.next_words(["dig"]) == []


@pytest.mark.parametrize("text", ["", "1", "1,", ",1", "+1,0", "1,0,0", "x,y", "²,0", "--1,0"])
def test_a_place_is_two_whole_numbers(text: str) -> None:
    with pytest.raises(ValueError):
        cell_of(text)
    with pytest.raises(ValueError):
        laid_of(f"exit@{text}")
    assert cell_of("-12,03") == (-12, 3)


def test_one_of_answers_word_by_word() -> None:
    ask = OneOf([Move("hand 0 1 2"), Move("hand 0 1 3"), Move("pass")])
    assert ask.next_words([]) == ["hand", "pass"]
    assert ask.next_words(["hand", "0", "1"]) == ["2", "3"]
    assert ask.next_words(["pass"]) == [END]
    assert ask.next_words(["nonsense"]) == []


def test_equal_pieces_of_a_pool_add_up_their_weight() -> None:
    ask = EvenDraw([Move("a"), Move("b"), Move("a"), Move("a")])
    assert ask.outcomes() == [(Move("a"), 3), (Move("b"), 1)]
    assert probabilities(ask) == [(Move("a"), 0.75), (Move("b"), 0.25)]
    source = rng()
    drawn = Counter(ask.sample(source).text for _ in range(4000))
    assert 2850 < drawn["a"] < 3150


@given(st.lists(st.integers(0, 5), min_size=1).filter(any), st.integers(0, 10**6))
def test_a_weighed_pick_has_weight(weights: list[int], seed: int) -> None:
    assert weights[Rng(random.Random(seed).random).weighted_index(weights)] > 0


def test_moves_are_equal_by_their_text() -> None:
    assert Move("a") == Move("a")
    assert Move("a") != Move("b")
    assert Move("a") != "a"
    assert {Move("a"): 1}[Move("a")] == 1
