"""Scenes of the rules: the answers that are shown are those that the rules give."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.scenes.every import ALL, judged, label
from ungeheuer.engine import scene as stage
from ungeheuer.engine.cardset import shelf
from ungeheuer.engine.rulebook import rulebook, section_of
from ungeheuer.engine.scene import KINDS, NUMBER, ONE, Scene, holds, value_of
from ungeheuer.games import NAMES, game
from ungeheuer.server.routes.games import rule_page
from ungeheuer.server.routes.scenes import scene_page, verdict
from ungeheuer.words import languages

EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "examples.toml").read_text("utf-8")
)["example"]
each_scene = pytest.mark.parametrize("scene", ALL, ids=label)
each_game = pytest.mark.parametrize("name", NAMES)


# -- chapters


@each_game
def test_every_rule_has_a_place_in_a_chapter_that_says_what_it_is_about(name: str) -> None:
    for language in languages():
        page = rule_page(name, language)
        placed = [rule.id for chapter in page.sections for rule in chapter.rules]
        assert placed == [rule.id for rule in rulebook(game(name).package, language).rules()]
        assert [chapter.id for chapter in page.sections if not chapter.about] == []
        assert all(section_of(rule.id) == c.id for c in page.sections for rule in c.rules)


@each_game
def test_chapters_list_all_scenes(name: str) -> None:
    listed = [each.scene for chapter in rule_page(name, "en").sections for each in chapter.scenes]
    assert sorted(listed) == sorted(scene.name for scene in ALL if scene.game == name)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each["where"])
def test_every_worked_example_of_the_rulebooks_is_a_scene(example: dict[str, Any]) -> None:
    names = {scene.name for scene in ALL if scene.game == example["game"]}
    assert example["scenes"]
    assert set(example["scenes"]) <= names


def test_the_table_of_examples_has_all_that_the_rules_number() -> None:
    """Those of `island` have numbers, and a test of the rules each."""
    tests = Path(__file__).parents[1] / "games" / "island" / "test_examples.py"
    numbered = re.findall(r"def test_(EX|IT)_([0-9]+)_", tests.read_text("utf-8"))
    places = " ".join(example["where"] for example in EXAMPLES)
    assert len(set(numbered)) == 36
    assert [f"({k}-{n})" for k, n in numbered if f"({k}-{n})" not in places] == []
    assert len({example["where"] for example in EXAMPLES}) == len(EXAMPLES)


# -- the position and the answer


@each_scene
def test_the_rules_give_the_answer(scene: Scene) -> None:
    found = judged(scene)
    assert scene.asks in KINDS
    assert any(found.right)
    if scene.asks in (NUMBER, ONE):
        assert found.right.count(True) == 1
    if scene.asks == NUMBER:
        assert [choice.number for choice in scene.choices if choice.number is None] == []
    assert len(scene.choices) > 1


@each_scene
def test_it_is_played_with_todays_cards_and_cites_rules_of_its_chapter(scene: Scene) -> None:
    package = game(scene.game).package
    newest = shelf(package)[0]
    assert scene.cards == f"{newest.id}-{newest.version}"
    book = rulebook(package, "en")
    assert [rule for rule in scene.rules if book.find(rule) is None] == []
    assert section_of(scene.rules[0]) == scene.chapter


@each_scene
def test_only_the_right_answer_is_right(scene: Scene) -> None:
    found, most = judged(scene), len(scene.choices)
    right = tuple(n for n, is_right in enumerate(found.right) if is_right)
    for size in range(most + 1):
        for chosen in itertools.combinations(range(most), size):
            told = verdict(scene.game, scene.name, "en", chosen)
            assert told.right == (chosen == right)
            assert told.marks == found.right
            assert told.rule in scene.rules
    assert not verdict(scene.game, scene.name, "en", (*right, 99)).right


@each_scene
def test_moves_that_are_not_possible_have_reasons(scene: Scene) -> None:
    told = verdict(scene.game, scene.name, "de", ())
    wrong = [n for n, each in enumerate(scene.choices) if each.move and not judged(scene).right[n]]
    assert sorted({reason.choice for reason in told.reasons}) == wrong
    assert all(reason.rule and reason.text for reason in told.reasons)


# -- nothing of the answer is sent before it is given


@each_scene
def test_what_is_sent_does_not_tell_the_answer(scene: Scene) -> None:
    """Asked of what was sent, every claim comes out the same; so the view decides nothing."""
    page = msgspec.to_builtins(scene_page(scene.game, scene.name, "en"))
    assert set(page["choices"][0]) <= {"label", "piece"}
    if scene.then:
        return  # it is decided by moves that have not been made
    roots = {"after": page["view"], "before": page["view"], "seen": [], "winners": []}
    claims = {holds(choice.holds, roots) for choice in scene.choices if choice.holds}
    assert claims <= {False}
    if scene.value:
        shown = value_of(scene.value, roots)
        assert shown not in [choice.number for choice in scene.choices]


@each_scene
def test_its_question_counts_only_what_is_in_sight(scene: Scene) -> None:
    told, asked = judged(scene).numbers(told=True), judged(scene).numbers(told=False)
    assert set(asked) <= set(told)
    assert not any("after." in scene.numbers[name] for name in asked)


# -- expressions


def test_claims_compare_what_lies_there() -> None:
    roots = {"after": {"gold": [3, 4], "zone": 2, "name": "bat", "is": True}, "seen": ["a", "a"]}
    assert value_of("after.gold.0 + after.gold.1 - 2", roots) == 5
    assert value_of("#after.gold", roots) == 2
    assert value_of("seen.a", roots) == 2
    assert value_of("after.missing", roots) == 0
    assert holds("after.zone = 2", roots)
    assert holds("after.zone > 1", roots)
    assert not holds("after.zone < 2", roots)
    assert holds("after.name = bat", roots)
    assert holds("after.gold has 4", roots)
    assert not holds("after.gold has 5", roots)
    assert holds("after.is", roots)
    with pytest.raises(TypeError):
        value_of("after.name", roots)


def test_words_of_a_position_can_be_replaced_but_not_invented() -> None:
    first = ALL[0]
    own = stage.Scene(first.game, first.chapter, {**BARE, "with": {"gold": "9,8,7"}})
    assert [p.gold for p in judged(own).before.players] == [9, 8, 7]
    wrong = stage.Scene(first.game, first.chapter, {**BARE, "with": {"silver": "1"}})
    with pytest.raises(KeyError):
        stage.position_of(wrong, game(first.game))


BARE: dict[str, Any] = {
    "name": "bare",
    "rules": ["M-1.4"],
    "cards": "house-2",
    "seat": "0",
    "options": {"players": 3},
    "moves": ["chance start 0"],
}
