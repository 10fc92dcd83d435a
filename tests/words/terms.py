"""The term tables of the games: what things are called in the printed German rulebooks."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.words.catalogue import SOURCES
from ungeheuer.words.messages import entries

# Determiners that cannot stand before a singular noun of a gender, in any case.
WRONG_BEFORE = {
    "der": "die|das|eine|keine|deine|seine|ihre|diese|dieses|jede|jedes|eines|welche|welches",
    "die": "das|dem|des|ein|kein|einem|einen|keinen|dieses|diesem|diesen|jedes|jedem|jeden|dein",
    "das": "die|eine|keine|deine|seine|ihre|diese|jede|jeder|jeden|einen|keinen|diesen|welche",
}
MACHINERY = re.compile(r"\$[\w-]+|^ *\*?\[[\w-]+\]", re.MULTILINE)  # variables and their cases


@cache
def terms(game: str) -> dict[str, list[Any]]:
    file = SOURCES / "games" / game / "words" / "terms.toml"
    return tomllib.loads(file.read_text("utf-8"))


def old_words(game: str) -> list[str]:
    table = terms(game)
    return [old for term in table["nouns"] + table["verbs"] for old in term.get("old", ())]


def sentences(game: str, language: str = "de") -> Iterator[tuple[str, str]]:
    """All that a game says, and what the table says, each with where it stands."""
    elsewhere = terms(game)["elsewhere"]
    for home in (SOURCES / "games" / game / "words", SOURCES / "words"):
        for file in sorted((home / language).glob("*.ftl")):
            for code, source in entries(file.read_text("utf-8")):
                if code not in elsewhere and file.stem != "names":
                    yield f"{file.name}: {code}", MACHINERY.sub("", source.partition("=")[2])
    file = SOURCES / "games" / game / "rulebook" / f"{language}.toml"
    book = tomllib.loads(file.read_text("utf-8"))
    yield from ((section["id"], section["title"]) for section in book["sections"])
    for id, rule in book["rules"].items():
        yield id, f"{rule['title']}: {rule['text']}"


def pattern(old: str) -> re.Pattern[str]:
    """An old word with any ending; … is for words between, a full stop for the end of a clause."""
    text = re.escape(old)
    text = text.replace(r"\ …\ ", r" (?:[^\s.,;:]+ )*?").replace("…", r"\w*")
    text = text.replace(r"\.", r"(?=[.,;:]|$)")
    if old.isupper():
        return re.compile(rf"(?<!\w){text}(?!\w)")
    return re.compile(rf"(?<!\w){text}", re.IGNORECASE)


def strays(game: str, text: str) -> list[str]:
    """The old words in a text."""
    return [old for old in old_words(game) if pattern(old).search(text)]


def wrong_articles(game: str, text: str) -> list[str]:
    """Singular nouns with a determiner of another gender."""
    found = []
    for noun in terms(game)["nouns"]:
        if noun["plural"] != noun["de"]:
            wrong = rf"(?<!, )\b(?:{WRONG_BEFORE[noun['article']]}) {re.escape(noun['de'])}\b(?!-)"
            found += re.findall(wrong, text, re.IGNORECASE)
    return found
