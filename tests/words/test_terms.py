"""The words of the printed German rulebooks, and no others, in all that is said."""

import re

import pytest

from tests.games.island.table import CARDS
from tests.words.terms import old_words, sentences, strays, terms, wrong_articles
from ungeheuer.games import NAMES
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.words.texts import all_texts
from ungeheuer.words import Words


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_called_by_an_old_word(game: str) -> None:
    found = {where: words for where, text in sentences(game) if (words := strays(game, text))}
    assert found == {}


@pytest.mark.parametrize("game", NAMES)
def test_nouns_have_the_article_of_the_rulebook(game: str) -> None:
    found = {where: bad for where, text in sentences(game) if (bad := wrong_articles(game, text))}
    assert found == {}


@pytest.mark.parametrize("game", NAMES)
def test_every_term_is_used(game: str) -> None:
    said = "\n".join(text for _, text in sentences(game)).lower()
    nouns = terms(game)["nouns"]
    forms = {noun["de"]: (noun["de"].lower(), noun["plural"].lower()) for noun in nouns}
    assert [
        noun for noun, either in forms.items() if not any(form in said for form in either)
    ] == []


def test_card_texts_are_free_of_old_words() -> None:
    lines = all_texts(Words("de"), deck_of(CARDS))
    assert {line: words for line in lines if (words := strays("island", line))} == {}


@pytest.mark.parametrize(
    ("game", "old"), [(game, old) for game in NAMES for old in old_words(game)]
)
def test_every_old_word_would_be_found(game: str, old: str) -> None:
    text = old.replace(" … ", " einen Würfel ").replace("…", "n").rstrip(".")
    assert old in strays(game, f"So hieß es: {text}.")


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("timid", "Die Höhle: Ebene { $floor } liegt."),
        ("timid", "aus allen drei Ebenen hinaus"),
        ("timid", "Die Figur gibt auf."),
        ("timid", "Decke die Verlieskarten auf."),
        ("timid", "H6 erkunden"),
        ("island", "Der dritte Pylon steht."),
        ("island", "Pylonen: 2"),
        ("island", "von einem Unterstützungsplättchen"),
        ("island", "zwei Unterstützungsfelder"),
        ("island", "51 Machtkarten"),
        ("island", "Der Boss verliert 3 HP."),
        ("island", "Wähle die schwere Seite."),
        ("island", "außer in der letzten Prüfung"),
        ("island", "Ein gedachter Würfel"),
        ("island", "wenn du ablegst oder aufnimmst"),
        ("island", "alle abgelegten Würfel werden frei"),
        ("island", "nimm einen Würfel in beliebiger Zone auf."),
        ("island", "lege beliebige davon in deiner Zone ab"),
        ("island", "wenn du ein Hilfeplättchen baust"),
        ("island", "ein Kristall wird in dieser Zone gebaut"),
        ("island", "Wirkungen am Ende"),
        ("mighty", "Plündert die Burg des Königs."),
    ],
)
def test_sentences_of_earlier_versions_would_be_found(game: str, sentence: str) -> None:
    assert strays(game, sentence) != []


@pytest.mark.parametrize("language", ["de", "en"])
def test_reasons_suit_hints_and_what_a_bot_intends(language: str) -> None:
    """Where all win together, bots tell why: nobody is spoken to."""
    spoken_to = re.compile(r"\b(du|dich|dir|dein\w*|you|your\w*)\b", re.IGNORECASE)
    reasons = [(code, text) for code, text in sentences("island", language) if "-advice-" in code]
    assert len(reasons) > 50
    assert [code for code, text in reasons if spoken_to.search(text)] == []


def test_a_wrong_article_would_be_found() -> None:
    assert wrong_articles("timid", "Baue die Stockwerk.") == ["die Stockwerk"]
    assert wrong_articles("timid", "Baue das Stockwerk.") == []
    assert wrong_articles("timid", "Die Stockwerke liegen.") == []
