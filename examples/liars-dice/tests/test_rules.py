"""The examples of the rulebook, one by one."""

from typing import Final

import pytest

from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games import game, manifest
from ungeheuer.words import Words

ADA, BEA, CID = (Seat(str(number)) for number in range(3))
TABLE: Final = ("roll 0 1 3 3 5 6", "roll 1 2 2 4 5 5", "roll 2 1 4 4 6 6")


def rolled(*, wild: bool = False, players: int = 3) -> Match:
    """Under the cups lie three fives, and two ones."""
    match = Match(game("liars-dice"), {"players": players, "wild": wild})
    for roll in TABLE[:players]:
        match.play(CHANCE, roll)
    return match


def refused(match: Match, seat: Seat, text: str) -> list[str]:
    with pytest.raises(IllegalMove) as illegal:
        match.play(seat, text)
    return [obstacle.code for obstacle in illegal.value.obstacles]


def test_L_1_1_two_to_five_players() -> None:
    rules = game("liars-dice")
    assert [len(rules.seats({"players": n})) for n in (2, 5)] == [2, 5]


def test_L_2_1_five_dice_each() -> None:
    match = Match(game("liars-dice"), {})
    assert [player.dice for player in match.view(ADA).players] == [5, 5, 5]


def test_L_2_2_the_first_seat_begins() -> None:
    assert rolled().turn == ADA


def test_L_2_3_nobody_looks_under_another_cup() -> None:
    match = rolled()
    faces = [player.faces for player in match.view(BEA).players]
    assert faces == [[], [2, 2, 4, 5, 5], []]
    assert match.redacted(BEA)[0][1] == "roll 0 ? ? ? ? ?"
    assert all(not player.faces for player in match.view(SPECTATOR).players)


def test_L_3_1_bids_go_round_clockwise() -> None:
    match = rolled()
    for seat, bid in ((ADA, "1x5"), (BEA, "2x5"), (CID, "3x5")):
        match.play(seat, bid)
    assert match.turn == ADA


@pytest.mark.parametrize(("bid", "codes"), [("3x4", ["not-higher"]), ("2x6", ["not-higher"])])
def test_L_3_2_a_bid_is_higher(bid: str, codes: list[str]) -> None:
    match = rolled()
    match.play(ADA, "3x5")
    assert refused(match, BEA, bid) == codes
    match.play(BEA, "3x6")


def test_L_3_3_no_more_dice_than_there_are() -> None:
    assert refused(rolled(), ADA, "16x2") == ["too-many-dice"]


def test_L_4_1_whoever_begins_has_nothing_to_doubt() -> None:
    assert refused(rolled(), ADA, "doubt") == ["nothing-to-doubt"]


def test_L_4_2_all_cups_are_lifted() -> None:
    match = rolled()
    match.play(ADA, "3x5")
    match.play(BEA, "doubt")
    assert [player.last for player in match.view(SPECTATOR).players][1] == [2, 2, 4, 5, 5]


@pytest.mark.parametrize(("bid", "dice"), [("3x5", [5, 4, 5]), ("4x5", [4, 5, 5])])
def test_L_4_3_the_doubter_or_the_bidder_loses_a_die(bid: str, dice: list[int]) -> None:
    match = rolled()
    match.play(ADA, bid)
    match.play(BEA, "doubt")
    assert [player.dice for player in match.view(ADA).players] == dice
    assert match.view(ADA).turn == dice.index(4)


def last_dice() -> Match:
    """Ada and Bea have one die each, Cid has none."""
    rules = game("liars-dice")
    match = Match(rules, {"players": 3})
    state = rules.from_position("plain 0 1:3/1:4/0: 0:2x3 //", match.cardset)
    state.turn = 1
    match.state = state
    match.asked = rules.decide(state)
    return match


def test_L_5_1_and_L_5_2_the_last_one_with_dice_wins() -> None:
    match = last_dice()
    match.play(BEA, "doubt")
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "1", "dice": [0, 1, 0]}


def test_V_wild_ones_count_as_every_face() -> None:
    match = rolled(wild=True)
    assert refused(match, ADA, "2x1") == ["ones-are-wild"]
    match.play(ADA, "5x5")  # three fives and two ones
    match.play(BEA, "doubt")
    assert [player.dice for player in match.view(ADA).players] == [5, 4, 5]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_told_has_words(language: str) -> None:
    words = Words(language)
    events = vars(manifest("liars-dice").events.load()).values()
    codes = [event.code for event in events if hasattr(event, "code")]
    codes += ["not-on-turn", "not-now", "nothing-to-doubt", "not-higher", "too-many-dice"]
    codes += ["ones-are-wild", "not-that-roll", "advice-bid", "advice-bluff", "advice-doubt"]
    missing = [code for code in codes if not words.knows(f"liars-dice-{code}") and code != "event"]
    assert not missing
