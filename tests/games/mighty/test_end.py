"""M-6: the end, and who has won."""

from __future__ import annotations

import pytest

from tests.games.mighty.tables import at, last_events, play, view
from ungeheuer.engine.errors import MatchOver
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat


def last_round(gold: list[int], round: int = 6) -> Match:
    """Everybody's 1 and 2 stand together, lose at once and cost 2; then this gold is left."""
    castle = " ".join(f"1:{player}.1/{player}.2" for player in range(len(gold)))
    purse = " ".join(str(amount + 2) for amount in gold)
    match = at(castle, " ".join("*" * len(gold)), gold=purse, round=round)
    return play(match, "front 4/5")


def result(match: Match) -> dict[str, object]:
    assert match.outcome is not None
    return match.outcome.result


def test_M_6_1_example_19_19_23_32_inga_wins() -> None:
    match = last_round([19, 19, 23, 32])
    assert result(match) == {"gold": [19, 19, 23, 32], "winners": ["3"]}


def test_M_6_1_a_tie_has_several_winners() -> None:
    assert result(last_round([30, 12, 30, 9])) == {"gold": [30, 12, 30, 9], "winners": ["0", "2"]}


def test_M_6_1_all_may_win() -> None:
    assert result(last_round([0, 0, 0]))["winners"] == ["0", "1", "2"]


def test_M_6_1_the_outcome_names_winners_scores_and_rule() -> None:
    outcome = last_round([30, 12, 30, 9]).outcome
    assert outcome is not None
    assert outcome.winners == ("0", "2")
    assert outcome.scores == (30.0, 12.0, 30.0, 9.0)
    assert outcome.rule == "M-6.1"


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_M_6_1_the_game_ends_with_the_last_king_tile(players: int, rounds: int) -> None:
    before = last_round([10] * players, round=rounds - 1)
    assert before.outcome is None
    assert view(before).round == rounds
    over = last_round([10] * players, round=rounds)
    assert over.outcome is not None
    assert (view(over).phase, view(over).asked) == ("over", None)


def test_M_6_1_the_end_is_told_after_healing() -> None:
    match = last_round([19, 19, 23, 32])
    assert last_events(match, "match-ended") == [{"gold": [19, 19, 23, 32], "winners": [3]}]


@pytest.mark.parametrize("seat", [CHANCE, Seat("0")])
def test_M_6_1_nobody_moves_after_the_end(seat: Seat) -> None:
    match = last_round([19, 19, 23, 32])
    assert match.legal() == []
    with pytest.raises(MatchOver) as caught:
        match.play(seat, "deal 1 1 1 1")
    assert caught.value.rule == "M-6.1"


def test_M_6_1_gold_won_in_the_last_round_counts() -> None:
    match = at("1:0.5/1.4 1:1.5/2.4 1:2.5/0.4", "* * *", gold="5 5 5", round=6)
    play(match, "front 6/9", "front 6/7", "front 6/8")
    assert result(match) == {"gold": [14, 13, 12], "winners": ["0"]}
