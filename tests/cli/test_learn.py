"""Guided first matches in the terminal: to the end, with wrong tries, left and gone on with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.lessons.learner import ALL, label
from ungeheuer.cli.lesson_view import as_typed
from ungeheuer.engine.lesson import Lesson
from ungeheuer.words import Words

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)
MIGHTY = next(each for each in ALL if each.game == "mighty")


def typed(lesson: Lesson, language: str = "en") -> Iterator[str]:
    """What a learner types who does as is said, what shall be tried included."""
    words = Words(language)
    for step in lesson.steps:
        for text in [step.tries] * bool(step.tries) + step.answers[:1]:
            yield as_typed(lesson.game, text, words)


@each_lesson
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_lesson(cli: Command, lesson: Lesson, language: str) -> None:
    lines = [*typed(lesson, language), "enough"]
    said = cli("learn", lesson.game, lesson.name, "--lang", language, typed=lines)
    assert said.code == 0
    words = Words(language)
    tries = sum(bool(step.tries) for step in lesson.steps)
    assert len(said.err.splitlines()) == tries
    for step in lesson.steps:
        beginning = words.say(lesson.code(step), dict.fromkeys(step.numbers, 7)).split()[0]
        assert beginning.strip("7") in said.out
    for line in lines[:-1]:
        assert words.say("learn-type", {"move": line}) in on_one_line(said.out)
    assert words.say("learn-real").split("?")[0] in said.out
    assert max(len(line) for line in said.out.splitlines() if "ungeheuer" not in line) <= 130


def on_one_line(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


ENDS = {
    "mighty-first": "Guest +13",
    "timid-character": "The character reaches the exit and escapes from floor 3",
    "timid-dungeon": "Floor 2 is built",
    "island-first": "0/15 HP",
}


@each_lesson
def test_what_the_last_answer_brings_is_told_before_the_last_words(
    cli: Command, lesson: Lesson
) -> None:
    """And the board stands as it is then."""
    said = cli("learn", lesson.game, lesson.name, typed=[*typed(lesson), "enough"])
    last = on_one_line(said.out).split(list(typed(lesson))[-1])[-1]
    assert ENDS[label(lesson)] in on_one_line(last)


def test_of_many_reasons_only_the_one_to_be_learnt_is_told(cli: Command) -> None:
    lesson = next(each for each in ALL if label(each) == "timid-dungeon")
    said = cli("learn", "timid", "dungeon", typed=[*list(typed(lesson))[:1], "quit"])
    assert "touches at a corner only" in said.err
    assert "missing" not in said.err


def test_a_lesson_can_be_left_and_gone_on_with(cli: Command) -> None:
    first = cli("learn", "mighty", typed=["4@1a", "quit"])
    assert "The lesson waits for you" in first.out
    again = cli("learn", "mighty", typed=["quit"])
    assert "Here you stopped the last time." in again.out
    assert "The undead join you" in again.out
    assert "After 6 rounds" not in again.out
    anew = cli("learn", "mighty", "--again", typed=["quit"])
    assert "After 6 rounds" in anew.out


def test_what_is_possible_but_not_in_the_script_is_answered_by_the_lesson(cli: Command) -> None:
    said = cli("learn", "mighty", typed=["5@3a", "4@1b", "quit"])
    assert "Just now, go this way." in said.err
    assert said.out.count("Lay your 4 there") == 2
    assert "The undead join you" in said.out


def test_whoever_wants_plays_on_freely(cli: Command, surroundings: Path) -> None:
    said = cli("learn", "mighty", typed=["free", "5@3a", "quit"])
    assert "From here on you play freely." in said.out
    assert "5 next to guardian 3" in said.out or "guardian 3" in said.out
    assert not list(surroundings.glob("*.json")), "matches of lessons are kept apart"
    again = cli("learn", "mighty", typed=["quit"])
    assert "After 6 rounds" in again.out, "what was played freely is no lesson to go on with"


def test_after_the_lesson_a_free_match_begins(cli: Command, surroundings: Path) -> None:
    said = cli("learn", "mighty", typed=[*typed(MIGHTY), "", "quit"])
    assert said.out.count("Round 1 of 6") == 3
    assert "--resume" in said.out
    (file,) = surroundings.glob("*.json")
    assert '"ogre-' in file.read_text("utf-8")


def test_lessons_are_offered_and_named(cli: Command) -> None:
    said = cli("learn", typed=["2", "quit"])
    assert said.out.count("about 4 minutes") >= 2
    assert "Find the exit" in said.out
    assert "Now you are the dungeon" in cli("learn", "timid", "dungeon", typed=["quit"]).out
    assert "no lesson attic" in cli("learn", "timid", "attic").err
    assert cli("learn", "chess").code == 1
    assert cli("learn", typed=["9"]).code == 1
