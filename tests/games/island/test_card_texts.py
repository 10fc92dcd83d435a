"""The golden files of all card texts, one for each language, generated from the declarations."""

from importlib import resources

import pytest

from tests.games.island.table import CARDS, compare_golden
from ungeheuer.engine.cardset import parse, shipped
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.effect import EFFECTS
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.vocabulary import TRIGGERS, WHERE, WHO
from ungeheuer.games.island.words.cards import card_texts
from ungeheuer.games.island.words.texts import (
    UNSAID,
    ability_name,
    all_texts,
    ally_name,
    boss_name,
    card_name,
    minion_name,
    monster_name,
    tile_name,
)
from ungeheuer.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_all_card_texts(language: str) -> None:
    """A diff here is the review of a changed card."""
    texts = "\n".join(all_texts(Words(language), deck_of(CARDS))) + "\n"
    compare_golden(f"cards-{language}.txt", texts)


@pytest.mark.parametrize("language", languages())
def test_the_whole_vocabulary_has_phrases(language: str) -> None:
    words = Words(language)
    wanted = [f"{prefix}-{do}" for do in EFFECTS for prefix in ("effect", "cardset-do")]
    wanted += [f"on-{on}" for on in TRIGGERS if on not in UNSAID]
    wanted += [f"target-{who}" for who in WHO] + [f"where-{where}" for where in WHERE]
    assert [code for code in wanted if not words.knows(code)] == []


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_names_what_the_card_set_names(language: str) -> None:
    """As far as the set speaks the language; every other name comes from the catalogue alone."""
    words, deck = Words(language), deck_of(shipped(RULES.package, version=3))
    named = [
        *((card.names, card_name(words, card.id)) for card in deck.cards.values()),
        *((tile.names, tile_name(words, tile.id)) for tile in deck.tiles.values()),
        *((minion.names, minion_name(words, minion.id)) for minion in deck.minions),
        *((boss.names, boss_name(words, boss.id)) for boss in deck.bosses.values()),
        *((ally.names, ally_name(words, ally.id)) for ally in deck.allies.values()),
        *((each.names, ability_name(words, each.id)) for each in deck.abilities.values()),
        *((names, monster_name(words, id)) for id, names in deck.monsters.items()),
    ]
    assert [said for names, said in named if names.get(language, said) != said] == []
    assert sum(bool(names) for names, _ in named) > 100


@pytest.mark.parametrize(
    ("given", "language", "name"),
    [
        ('en = "Open"\nde = "Offen"', "de", "Offen"),
        ('en = "Open"\nfr = "Ouvert"', "fr", "Ouvert"),
        ('en = "Open"', "de", "Entsperren!"),  # the catalogue knows this card in German
        ('en = "Open"', "fr", "Open"),
        ("", "fr", "K01"),
    ],
)
def test_the_names_of_ones_own_set(given: str, language: str, name: str) -> None:
    """Its own, else the catalogue's, else its English one, else the ID."""
    house = (resources.files("ungeheuer.games.island") / "cards/house-2.toml").read_text("utf-8")
    text = house.replace('en = "Unlock!"\nde = "Entsperren!"', given, 1)
    texts = card_texts(Words(language), parse(text, "own"))
    assert [text.name for text in texts if (text.id, text.sort) == ("K01", "keep")] == [name]


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ('en = "Unlock!"\nde = "Entsperren!"', []),  # still the one that is drawn
        ('en = "Open"\nde = "Offen"', ["unlock-from"]),
    ],
)
def test_what_a_card_does_is_told_where_nobody_has_drawn_it(given: str, does: list[str]) -> None:
    house = (resources.files("ungeheuer.games.island") / "cards/house-3.toml").read_text("utf-8")
    text = house.replace('en = "Unlock!"\nde = "Entsperren!"', given, 1)
    for language in ("en", "de"):
        texts = card_texts(Words(language), parse(text, "own"))
        assert [text.symbols for text in texts if (text.id, text.sort) == ("K01", "keep")] == [does]


def test_shipped_cards_are_drawn() -> None:
    texts = card_texts(Words("de"), shipped("ungeheuer.games.island", version=3))
    assert {text.sort for text in texts if text.symbols} == {"tile"}
