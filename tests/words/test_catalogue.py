import re

import pytest

from tests.words.catalogue import messages, texts
from ungeheuer.games import NAMES
from ungeheuer.words import languages


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", languages())
def test_nobody_shouts(language: str) -> None:
    assert "!" not in texts(language)


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    lines = texts(language).splitlines()
    assert not [line for line in lines if line != line.rstrip() or "\t" in line]
    wrong = '"' if language == "de" else "„"
    assert not [line for line in lines if wrong in line and "4@2a" not in line]


@pytest.mark.parametrize("language", languages())
def test_no_percent_sign_begins_a_line(language: str) -> None:
    loose = re.compile(r"[\d}] %")
    assert not [line for line in texts(language).splitlines() if loose.search(line)]


def test_german_is_not_english() -> None:
    """A message left untranslated is most likely a slip; names and formulas are not."""
    german = dict(line.split(" = ", 1) for line in texts("de").splitlines() if " = " in line)
    english = dict(line.split(" = ", 1) for line in texts("en").splitlines() if " = " in line)
    same = {id for id, text in german.items() if english[id] == text and "{" not in text}
    examples = {f"{game}-{name}" for game in NAMES for name in ("example", "short")}
    assert same <= {"game-island", *examples, *SAME_IN_BOTH}


SAME_IN_BOTH = {
    "key-arrows",
    "key-digits",
    "key-end-turn",
    "key-escape",
    "key-hint",
    "key-log",
    "key-rules",
    "mighty-column-gold",
    "mighty-column-hand",
    "simulate-column-bot",
    "simulate-axis-boss",
    "simulate-value-crystal-dragon",
    "simulate-value-lithosaur",
    "simulate-value-lavalord",
    "simulate-value-normal",
    "island-example",
    "island-short",
    "island-column-player",
    "island-column-zone",
    "island-side-normal",
    "timid-card-face-down",
    "typed-bot",
    "typed-pause",
    "table-name",
    "page-start",
    "player-bot",
    "theme-system",
    # names and words of the browser that are the same in both languages
    "title-does-island-zone",
    "isle-boss",
    "match-pause",
    "move-type",
    "option-island-boss",
    "option-island-boss-crystal-dragon",
    "option-island-boss-lithosaur",
    "option-island-boss-lavalord",
    "option-island-side-normal",
    "parts-gold",
    "shy-gargoyle",
    "timid-name-gargoyle",
}
