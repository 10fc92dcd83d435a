import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import BLOCK, MONSTERS, PASSAGE, character, escape, laid
from ungeheuer.engine.errors import RecordError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.pair import judge, second_game
from ungeheuer.games.timid.rules.moves import DUNGEON
from ungeheuer.words import Words, languages

LAST = "kraken mantis"
STRAIGHT = "corridor@0,1 corridor@0,2 exit@0,3 corridor@0,4 mantis@0,5 kraken@0,6"


def run(names: list[str], *moves: str) -> Match:
    """Two floors left at once, then some moves on the third."""
    match = Match(RULES, cardset=HOUSE["timid"], names=names)
    escape(match, list(MONSTERS[:2]))
    escape(match, ["gargoyle", "serpent"])
    match.play(CHANCE, f"draw {LAST}")
    match.play(DUNGEON, f"build {STRAIGHT}")
    return character(match, *moves)


WALK = ("explore 0,1", "explore 0,2", "explore 0,3")
JUMP = ("jump 0,2 over 0,1", "explore 0,3")
SHORT = ("explore 0,1", "jump 0,3 over 0,2")


def test_O_1_more_floors_escaped_wins() -> None:
    first, second = run(["Ada", "Bo"], "give-up"), run(["Bo", "Ada"], *WALK)
    verdict = judge(first.record(), second.record())
    assert (verdict.winner, verdict.code) == ("Ada", "pair-more-floors")
    assert [run.floors for run in verdict.runs] == [2, 3]
    assert verdict.params() == {"winner": "Ada", "more": 3, "fewer": 2}


def test_O_1_then_fewer_cards_on_floor_three_those_shown_by_jumps_included() -> None:
    first, second = run(["Ada", "Bo"], *SHORT), run(["Bo", "Ada"], *WALK)
    verdict = judge(first.record(), second.record())
    assert [run.turned for run in verdict.runs] == [2, 3]
    assert (verdict.winner, verdict.code) == ("Bo", "pair-fewer-cards")
    verdict = judge(run(["Ada", "Bo"], *JUMP).record(), second.record())
    assert [run.turned for run in verdict.runs] == [3, 3]
    assert (verdict.winner, verdict.code, verdict.params()) == (None, "pair-tie", {})


def test_O_1_otherwise_a_tie() -> None:
    first = character(laid(PASSAGE), "give-up")
    second = character(laid(BLOCK), "peek 1,0", "give-up")
    first.names, second.names = ["Ada", "Bo"], ["Bo", "Ada"]
    verdict = judge(first.record(), second.record())
    assert (verdict.winner, verdict.code) == (None, "pair-tie")
    assert [run.turned for run in verdict.runs] == [None, None]


def test_O_1_the_second_game_swaps_seats_and_names_the_first() -> None:
    first = run(["Ada", "Bo"], *WALK)
    second = second_game(first, "first.json")
    assert second.names == ["Bo", "Ada"]
    assert second.record().data()["from"] == {"record": "first.json", "pair": "O-1"}


def test_O_1_games_that_are_not_a_pair_are_refused() -> None:
    first = run(["Ada", "Bo"], *WALK)
    with pytest.raises(RecordError) as refused:
        judge(first.record(), first.record())
    assert refused.value.code == "roles-not-swapped"
    with pytest.raises(RecordError) as refused:
        judge(first.record(), run(["Bo", "Ada"]).record())
    assert refused.value.code == "not-over"


@pytest.mark.parametrize("language", languages())
def test_a_verdict_has_words(language: str) -> None:
    verdict = judge(run(["Ada", "Bo"], *SHORT).record(), run(["Bo", "Ada"], *WALK).record())
    assert "Bo" in Words(language).say(f"timid-{verdict.code}", verdict.params())
