import random

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.errors import CardSetError, IllegalMove, Obstacle, Problem, RecordError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.games.mighty.rules.events import HandDealt, PricePaid, RoundEnded
from ungeheuer.words import Words, languages

EN = Words("en", {"0": "Inga", "1": "Frank", "2": "Ani"})
DE = Words("de", {"0": "Inga", "1": "Frank", "2": "Ani"})


def test_people_are_called_by_their_names() -> None:
    paid = PricePaid(0, 1, 1, 2)
    assert EN.event("mighty", paid) == "Inga pays 1 gold to the treasury and 2 to Frank."
    assert DE.event("mighty", paid) == "Inga zahlt 1 Gold in die Schatzkammer und 2 an Frank."


def test_a_seat_without_a_name_is_called_by_its_seat() -> None:
    told = Words("en").say("error-not-your-turn", {"asked": "chance", "seat": "3"})
    assert told == "It is chance's turn, not 3's."


@pytest.mark.parametrize(
    ("strengths", "english"),
    [
        ([], "Inga takes three cards in hand."),
        ([3], "Inga takes 3 in hand."),
        ([1, 4], "Inga takes 1 and 4 in hand."),
        ([1, 3, 5], "Inga takes 1, 3 and 5 in hand."),
    ],
)
def test_lists(strengths: list[int], english: str) -> None:
    assert EN.event("mighty", HandDealt(0, strengths)) == english


@pytest.mark.parametrize(
    ("dice", "english", "german"),
    [
        (
            [{"shows": ["claw"], "count": 2}, {"shows": ["foot"]}],
            "2 × claw and foot",
            "2 × Kralle und Fuß",
        ),
        (
            [
                {"shows": ["fame", "minion"], "zone": 4, "count": 2},
                {"shows": ["crystal"], "zone": 0},
            ],
            "2 × fame + minion in Geyserton (4) and crystal in Shell Sound (0)",
            "2 × Ruhm + Scherge in Geysingen (4) und Kristall in Muschelsund (0)",
        ),
        (
            [{"shows": ["claw"], "made": "tile"}, {"shows": ["any"]}],
            "claw of a support tile and any face",
            "Kralle eines Hilfeplättchens und beliebige Seite",
        ),
        ([{"shows": ["foot"], "made": "any"}], "any face as foot", "beliebige Seite als Fuß"),
        ("claw", "claw", "Kralle"),
        ([], "none", "none"),
    ],
)
def test_dice_are_read_aloud(dice: object, english: str, german: str) -> None:
    assert english in Words("en").say("island-rolled", {"dice": dice})
    assert german in Words("de").say("island-rolled", {"dice": dice})


def test_gold_is_told_with_its_owners() -> None:
    ended = RoundEnded(2, [9, 0, 12])
    assert DE.event("mighty", ended).endswith("Gold: Inga (9), Frank (0), Ani (12).")
    assert Words("de").event("mighty", ended).endswith("Gold: 9, 0, 12.")


@pytest.mark.parametrize(("count", "german"), [(1, "1 Zug."), (4, "4 Züge.")])
def test_plural(count: int, german: str) -> None:
    assert DE.say("play-undone", {"count": count}) == f"Zurückgenommen: {german}"


def test_numbers_that_are_names_are_not_grouped() -> None:
    params = {"file": "f", "line": 1234, "column": 5}
    assert "line 1234" in EN.say("error-not-json", params)


def test_numbers_are_written_as_the_language_does() -> None:
    assert (EN.number(-1.25, "+.1f"), DE.number(0.5, ".3f")) == ("−1.2", "0,500")


def test_what_was_quoted_cannot_command_the_terminal() -> None:
    text = EN.say("error-unreadable-move", {"text": "\x1b[2J" + "x" * 500})
    assert "\x1b" not in text
    assert len(text) < 150
    assert "\x1b" not in Words("en", {"0": "\x1b[2JInga"}).person("0")


def test_a_code_without_words_is_shown_as_it_is() -> None:
    assert EN.say("no-such-code") == "no-such-code"


@pytest.mark.parametrize(("cause", "german"), [("K08.2", "Herz in Übergröße"), ("X1.2", "X1.2")])
def test_an_ability_of_a_card_is_told_by_the_card(cause: str, german: str) -> None:
    params = {"player": 0, "amount": 2, "hp": 12, "cause": cause}
    assert f"({german})" in DE.say("island-healed", params)


def test_a_missing_parameter_is_our_fault() -> None:
    with pytest.raises(ValueError, match="error-no-file"):
        EN.say("error-no-file")


def test_a_refusal_names_every_rule_in_its_way() -> None:
    obstacles = [
        Obstacle(RuleId("M-3.2"), "too-weak", {"strength": 2, "lying": 4}),
        Obstacle(RuleId("M-3.5"), "too-dear", {"price": 3, "gold": 1}),
    ]
    error = IllegalMove("illegal-move", RuleId("M-3.2"), tried="2@1a", obstacles=obstacles)
    assert EN.error(error, "mighty") == (
        "2@1a is not possible. A 2 is not stronger than the 4 that lies there. (M-3.2)"
        " Displacing here costs 3 gold, but you have only 1. (M-3.5)"
    )
    wrapped = RecordError("bad-move", {"move": 7}, at=6, cause=error)
    assert EN.error(wrapped, "mighty").startswith("Move 7: 2@1a is not possible.")


def test_a_card_set_is_told_problem_by_problem() -> None:
    problems = [Problem("level.1", "missing"), Problem("x", "unknown-key", {"known": "a, b"})]
    assert EN.error(CardSetError("my.toml", problems)).splitlines() == [
        "my.toml: level.1: is missing",
        "my.toml: x: is not a known key; known keys: a, b",
    ]


@pytest.mark.parametrize("language", languages())
def test_whatever_is_tried_anywhere_is_answered_in_words(language: str) -> None:
    """All obstacles that arise when chance and players try every kind of move at every time."""
    mighty = game("mighty")
    words = Words(language)
    rng = Rng(random.Random(5).random)
    seen: set[str] = set()
    for options in ({"players": 3, "king": True}, {"players": 4, "chain": True}):
        match = Match(mighty, options, HOUSE["mighty"])
        while isinstance(match.asked, Decision):
            for text in TRIES:
                for obstacle in match.why_not(match.asked.seat, text):
                    seen.add(obstacle.code)
                    assert obstacle.rule in words.obstacle("mighty", obstacle)
            match.play(match.asked.seat, match.asked.ask.sample(rng))
    assert len(seen) >= 14


TRIES = [
    *("start 5", "hand 5 1 2 3", "hand 0 1", "deal 1 1 1 1 1 1", "deal 3 1 1 2", "deal 1 1 1"),
    *("deal 3 3 3 3", "king twins", "king calm", "king nobody", "front 6/11", "front 99/99"),
    *("1@1a", "2@2b", "3@1b", "4@3a", "5@6a", "5@1a"),
]
