"""The rules in our words: both languages, every ID, every question's rule."""

import pytest

from ungeheuer.engine.languages import languages
from ungeheuer.engine.rulebook import rulebook, section_of
from ungeheuer.games import NAMES, game


@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_rules_and_sections(name: str) -> None:
    books = [rulebook(game(name).package, language) for language in languages()]
    assert [rule.id for rule in books[0].rules()] == [rule.id for rule in books[1].rules()]
    assert [s for s, _ in books[0].sections] == [s for s, _ in books[1].sections]
    assert [r.decision for r in books[0].rules()] == [r.decision for r in books[1].rules()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_in_a_section_and_has_text(name: str, language: str) -> None:
    book = rulebook(game(name).package, language)
    sections = [id for id, _ in book.sections]
    for rule in book.rules():
        assert section_of(rule.id) in sections
        assert rule.title
        assert len(rule.text) > 20
        assert book.find(rule.id) is rule
        assert rule in book.section(section_of(rule.id))
    assert book.find("X-1.1") is None
