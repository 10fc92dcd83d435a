"""Makes a language that nobody speaks, to show which texts are not translated or have no room.

    python -m tools.make_test_language FOLDER
    UNGEHEUER_LANGUAGES=FOLDER ungeheuer play --lang xa GAME

Every English message with all its letters accented and a third of them doubled; what stands in
braces or angle brackets, and the IDs of rules, stay as they are. A plain letter on the screen was
not said by a catalogue.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import ungeheuer
from ungeheuer.engine.languages import ENGLISH

CODE: Final = "xa"
SOURCES: Final = Path(ungeheuer.__file__).parent
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻⱮÑÖÞɊŔŠŢÛṼŴẊÝŽ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
# Tags, and rules that a sentence cites.
KEPT: Final = re.compile(r"(<[^>]*>|\b[A-Z]-(?:\d+(?:\.\d+)?|[a-z]+)\b)")
# What is no sentence: examples of moves, and the sign between a number and its fraction.
NOT_TOLD: Final = re.compile(r"number-decimal|\w+-(?:example|short)")


def told(text: str) -> str:
    """As the test language says it."""
    parts = KEPT.split(text)
    return "".join(part if at % 2 else stretched(part) for at, part in enumerate(parts))


def stretched(text: str) -> str:
    letters = 0
    found = []
    for char in text.translate(ACCENTS):
        letters += char in ACCENTED
        found.append(char * 2 if char in ACCENTED and letters % 3 == 0 else char)
    return "".join(found)


class Accents(Transformer):
    """Changes what is said, and leaves placeables, selectors and keys alone."""

    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # noqa: N802
        if NOT_TOLD.fullmatch(node.id.name):
            return node
        found: ftl.Message = self.generic_visit(node)
        return found

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = told(node.value)
        return node


def catalogue(text: str) -> str:
    changed: ftl.Resource = Accents().visit(FluentParser().parse(text))
    return FluentSerializer().serialize(changed)


def rulebook(text: str) -> str:
    """A rulebook written again: title, sections, rules."""
    return "\n".join(_rulebook(tomllib.loads(text))) + "\n"


def _rulebook(book: dict[str, Any]) -> Iterator[str]:
    yield f"title = {_quoted(told(book['title']))}\nlanguage = {_quoted(CODE)}"
    for section in book["sections"]:
        yield f"\n[[sections]]\nid = {_quoted(section['id'])}"
        yield f"title = {_quoted(told(section['title']))}"
    for id, rule in book["rules"].items():
        yield f"\n[rules.{_quoted(id)}]"
        yield f"title = {_quoted(told(rule['title']))}\ntext = {_quoted(told(rule['text']))}"
        yield f"decision = {_quoted(rule.get('decision', False))}"


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def make(folder: Path) -> None:
    """Write the whole language, laid out like the package."""
    for file in sorted(SOURCES.glob(f"**/words/{ENGLISH}/*.ftl")):
        place = folder / file.relative_to(SOURCES).parents[1] / CODE / file.name
        _write(place, catalogue(file.read_text(encoding="utf-8")))
    for file in sorted(SOURCES.glob(f"games/*/rulebook/{ENGLISH}.toml")):
        place = folder / file.relative_to(SOURCES).with_name(f"{CODE}.toml")
        _write(place, rulebook(file.read_text(encoding="utf-8")))


def _write(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
