"""Every message with 0, 1, 2 and 5 in both languages: one thing is not told as if it were many."""

import re

import pytest

from tests.words.catalogue import messages
from ungeheuer.words import kinds_of, languages
from ungeheuer.words import messages as catalogue

NUMBERS = (0, 1, 2, 5)
MANY = {  # what cannot follow a one
    "en": (
        "allies|bouts|bytes|cards|claws|cores|crystals|dice|floors|games|guardians|levels|matches|minions|minutes"
        "|monsters|moves|people|places|players|points|rounds|seats|seconds|spaces|steps|throws|tiles|times"
        "|turns|values|wrenches|zones|are|were|have"
    ),
    "de": (
        "Felder|Fälle|Karten|Krallen|Kristalle|Lebenspunkten?|Minuten|Monstern|Namen|Partien|Plätzen?|Punkten?"
        "|Runden|Schergen|Schritten?|Sekunden|Stockwerken?|Werte|Würfeln|Würfen?|Zonen|Zügen?"
        "|bleiben|fehlen|haben|kommen|liegen|sind|verfallen|werden"
    ),
}
ONE = {  # what cannot follow any other number
    "en": (
        "ally|byte|card|claw|crystal|die|floor|game|guardian|level|match|minion|minute|monster|move"
        "|place|player|point|round|seat|second|space|step|throw|tile|turn|value|wrench|zone"
    ),
    "de": (
        "Feld|Karte|Kralle|Kristall|Lebenspunkt|Minute|Partie|Platz|Punkt|Runde|Scherge|Schritt"
        "|Sekunde|Stockwerk|Wert|Wurf|Zone|Zug"
    ),
}
# Before a number that says which one, not how many.
WHICH = (
    "zone|level|guardian|place|round|floor|turn|step|crystal"
    "|wächter|platz|runde|stockwerk|zug|schritt|nach|und|kristall|stärke"
)
# Where a word stands in place of the number, or where there is never just one.
EXCEPT = {
    "arena-broken-off",
    "cards-wrong-trigger",
    "cards-invented",
    "cards-too-deep",
    "effect-value",
    "effect-minion-hp",
    "effect-act",
    "effect-mute",
    "effect-widen",
    "island-wrong-number-of-allies",
    "island-wrong-wrenches",
    "isle-batch-same",
    "isle-boss-hp",
    "isle-odds-hurt",
    "hear-island-monster",
    "mighty-wrong-number-of-guardians",
}
# Lessons count what their matches have, and nothing else: tests/lessons/test_words.py.
SCRIPTED = "lesson-"


def said(language: str, number: int) -> dict[str, str]:
    """Every message with this number for all that is counted, and a word for all else."""
    found = {}
    for code, variables in messages(language).items():
        kinds = kinds_of(code, language)
        params = {name: _value(kinds.get(name, ""), number) for name in variables}
        found[code] = catalogue(language).say(code, params)
    return found


def _value(kind: str, number: int) -> str | int:
    return number if kind in ("", "change") else "X"


def wrong(language: str, number: int) -> dict[str, str]:
    return {
        code: text
        for code, text in said(language, number).items()
        if code not in EXCEPT
        and not code.startswith(SCRIPTED)
        and not agrees(language, number, text)
    }


def agrees(language: str, number: int, text: str) -> bool:
    after = MANY[language] if number == 1 else ONE[language]
    pattern = re.compile(rf"(?<![\w/,.-])(?:(\w+) )?{number} (?:{after})\b")
    which = re.compile(WHICH, re.IGNORECASE)
    return all(which.fullmatch(found[1] or "") for found in pattern.finditer(text))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", languages())
def test_numbers_and_their_words_agree(language: str, number: int) -> None:
    assert wrong(language, number) == {}


@pytest.mark.parametrize("language", languages())
def test_changes_have_their_sign(language: str) -> None:
    for code in ("island-energy-changed", "island-fame-changed", "island-boss-fame-changed"):
        assert kinds_of(code, language)["change"] == "change"
