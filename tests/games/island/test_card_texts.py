"""The golden file of all card texts, German and English, generated from the declarations."""

import pytest

from tests.games.island.table import CARDS, compare_golden
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.vocabulary import FIELDS, TRIGGERS, WHERE, WHO
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
from ungeheuer.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_card_texts(language: str) -> None:
    """A diff here is the review of a changed card."""
    texts = "\n".join(all_texts(Words(language), deck_of(CARDS))) + "\n"
    compare_golden(f"cards-{language}.txt", texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_vocabulary_has_phrases(language: str) -> None:
    words = Words(language)
    wanted = [f"effect-{do}" for do in FIELDS] + [f"on-{on}" for on in TRIGGERS if on not in UNSAID]
    wanted += [f"target-{who}" for who in WHO] + [f"where-{where}" for where in WHERE]
    assert [code for code in wanted if not words.knows(code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_names_what_the_card_set_names(language: str) -> None:
    words, deck = Words(language), deck_of(CARDS)
    german = language == "de"
    for card in deck.cards.values():
        assert card_name(words, card.id) == (card.de if german else card.en)
    for tile in deck.tiles.values():
        assert tile_name(words, tile.id) == (tile.de if german else tile.en)
    for minion in deck.minions:
        assert minion_name(words, minion.id) == (minion.de if german else minion.en)
    for boss in deck.bosses.values():
        assert boss_name(words, boss.id) == (boss.de if german else boss.en)
    for ally in deck.allies.values():
        assert ally_name(words, ally.id) == (ally.de if german else ally.en)
    for ability in deck.abilities.values():
        if ability.en:
            assert ability_name(words, ability.id) == (ability.de if german else ability.en)
    for id, names in deck.monsters.items():
        assert monster_name(words, id) == names[int(german)]
