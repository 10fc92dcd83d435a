"""The browser speaks from the same catalogues, with code of its own for parameters.

A golden file, written here and read by web/src/words/golden.test.ts, keeps both of one mind.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.catalogue import messages
from tests.words.test_codes import advice_codes, error_codes, events, game_of, obstacle_codes
from ungeheuer.games import NAMES
from ungeheuer.words import Words, kinds_of, languages

WEB = Path(__file__).parents[2] / "web" / "src"
GOLDEN = WEB / "words" / "golden.json"
COMMANDS = WEB.parents[1] / "src" / "ungeheuer" / "words" / "en" / "command.ftl"
SEATED = {"0": "Inga", "1": "Frank", "2": "Ani"}
KNOWN = {"tile": "twins", "kind": "orcs", "boss": "lavalord", "minion": "shield", "source": "boss"}
KNOWN |= {"cause": "K08.2", "space": "S3"}
DICE: list[object] = [
    [{"shows": ["claw"], "count": 2}, {"shows": ["foot"]}],
    [{"shows": ["fame", "minion"], "zone": 4, "count": 2}, {"shows": ["crystal"], "zone": 0}],
    [{"shows": ["claw"], "made": "tile"}, {"shows": ["foot"], "made": "any"}, {"shows": ["any"]}],
    "wrench",
    "odd\u202e thing",
    [],
    7,
]
OF_KIND: dict[str, list[object]] = {
    "person": ["0", "2", "chance", 1],
    "place": [[1, 0], [-2, 3], [0, 0], "a\u200bword"],
    "dice": DICE,
}
LISTS = ("strengths", "levels", "monsters", "cards", "allies", "moves", "seats", "bots", "others")


def codes() -> set[str]:
    """Everything that a server can say no with, and what games tell."""
    found = {f"{game_of(event)}-{event.code}" for event in events()}
    for game in NAMES:
        found |= {f"{game}-{code}" for code in obstacle_codes(game) | advice_codes(game)}
    return found | {f"error-{code}" for code in error_codes()} - of_operators()


def of_operators() -> set[str]:
    """What is only said where the server was started: browsers do not have these words."""
    return {line.partition(" =")[0] for line in COMMANDS.read_text("utf-8").splitlines()}


def sample(name: str, kind: str, number: int) -> object:
    """Something that a parameter of this kind could be; what it is goes round."""
    if kind in OF_KIND:
        return OF_KIND[kind][number % len(OF_KIND[kind])]
    if kind == "by-seat" and number % 2:
        return [9, 0, 1200]
    if name in LISTS:
        return [[], ["bat"], ["bat", "dragon"], [1, 3, 5]][number % 4]
    if kind.startswith("word"):
        return [KNOWN.get(name, "heart"), "bat", "odd\u202e thing", ""][number % 4]
    return [1, 1234, 0, "a\u200bword", "x" * 90, True, 2.5][number % 7]


def samples() -> Iterator[str]:
    for number, code in enumerate(sorted(codes())):
        names, kinds = sorted(messages("en")[code]), kinds_of(code)
        params = {
            name: sample(name, kinds.get(name, ""), number + n) for n, name in enumerate(names)
        }
        told = {language: Words(language, SEATED).say(code, params) for language in languages()}
        yield json.dumps({"code": code, "params": params, **told}, ensure_ascii=True)


@pytest.mark.many
def test_the_browser_says_the_same() -> None:
    text = "[\n" + ",\n".join(samples()) + "\n]\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8"), "rewrite it with UPDATE_GOLDEN=1"
