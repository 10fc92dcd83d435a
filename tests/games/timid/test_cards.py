"""The card set: what is shipped, and what a copy with mistakes is told."""

import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import MONSTERS, rng_of
from ungeheuer.bots.playout import playout
from ungeheuer.engine.cardset import listed, parse, shelf
from ungeheuer.engine.errors import CardSetError
from ungeheuer.engine.match import Match
from ungeheuer.engine.replay import replay
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.cards import deck_of
from ungeheuer.words import Words, languages

TEXT = """
[cardset]
game = "timid"
id = "mine"
version = 1
[cards]
entrance = { count = 1, provenance = "printed" }
exit = { count = 1, provenance = "printed" }
corridor = { count = 3, provenance = "printed" }
""" + "".join(
    f"""
[[monsters]]
name = {{ id = "{name}", provenance = "house" }}
pattern = {{ rows = ".#. .M. ...", provenance = "house" }}
"""
    for name in ("ape", "bee", "cow", "dog", "eel", "fox")
)


def test_T_1_1_the_shipped_set_has_the_eleven_cards() -> None:
    cardset = HOUSE["timid"]
    deck = deck_of(cardset)
    assert deck.names[:6] == sorted(MONSTERS)
    assert deck_of(cardset) is deck
    assert cardset in shelf(RULES.package)
    told = {card.path: card.provenance for card in listed(cardset)}
    assert told["cards.corridor"] == "printed"
    assert told["monsters[1].name"] == "house"
    assert told["monsters[1].pattern"] == "source"


def test_T_1_1_a_set_of_ones_own_can_be_played_and_recorded() -> None:
    cardset = parse(TEXT, "mine.toml")
    outcome, _ = playout(RULES, RULES.setup({}, cardset), rng_of(1))
    assert outcome.winners
    match = Match(RULES, {}, cardset)
    match.settle(rng_of(1))
    again = replay(match.record(), RULES)
    assert again.view(match.seats[0]) == match.view(match.seats[0])


@pytest.mark.parametrize(
    ("old", "new", "path", "code"),
    [
        ('game = "timid"', 'game = "mighty"', "cardset.game", "not-one-of"),
        ("count = 3", "count = 4", "cards.corridor.count", "out-of-range"),
        ("exit = {", "way_out = {", "cards.exit", "missing"),
        ('id = "bee"', 'id = "ape"', "monsters[2].name.id", "name-taken"),
        ('id = "bee"', 'id = "exit"', "monsters[2].name.id", "name-taken"),
        ('id = "bee"', 'id = "Big Bee"', "monsters[2].name.id", "no-name"),
        (".#. .M. ...", ".#. ... ...", "monsters[1].pattern.rows", "no-pattern"),
        ('provenance = "house"', 'provenance = "dream"', "monsters[1].name.provenance", ""),
    ],
)
def test_a_bad_set_is_told_where_and_why(old: str, new: str, path: str, code: str) -> None:
    cardset = parse(TEXT.replace(old, new, 1), "mine.toml")
    with pytest.raises(CardSetError) as refused:
        deck_of(cardset)
    problem = refused.value.problems[0]
    assert problem.path == path
    assert problem.code == code or not code
    for language in languages():
        assert problem.path in Words(language).error(refused.value)
        assert Words(language).knows(f"cards-{problem.code}")


def test_T_1_1_six_monsters_are_needed() -> None:
    cardset = parse(TEXT[: TEXT.rindex("[[monsters]]")], "mine.toml")
    with pytest.raises(CardSetError) as refused:
        deck_of(cardset)
    assert [(p.path, p.code) for p in refused.value.problems] == [("monsters", "wrong-count")]
