"""Guided first matches in the terminal: to the end, with wrong tries, left and gone on with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.lessons.learner import ALL, label
from ungeheuer.engine.lesson import Lesson
from ungeheuer.words import Words

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)
MIGHTY = next(each for each in ALL if each.game == "mighty")


def typed(lesson: Lesson) -> Iterator[str]:
    """What a learner types who does as is said, what shall be tried included."""
    for step in lesson.steps:
        if step.tries:
            yield step.tries
        if step.answers:
            yield step.answers[0]


@each_lesson
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_lesson(cli: Command, lesson: Lesson, language: str) -> None:
    lines = [*typed(lesson), "enough"]
    said = cli("learn", lesson.game, lesson.name, "--lang", language, typed=lines)
    assert said.code == 0
    words = Words(language)
    tries = sum(bool(step.tries) for step in lesson.steps)
    assert len(said.err.splitlines()) == tries
    for step in lesson.steps:
        beginning = words.say(lesson.code(step), dict.fromkeys(step.numbers, 7)).split()[0]
        assert beginning.strip("7") in said.out
    assert words.say("learn-real").split("?")[0] in said.out
    assert max(len(line) for line in said.out.splitlines() if "ungeheuer" not in line) <= 130


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
    assert '"ogre"' in file.read_text("utf-8")


def test_lessons_are_offered_and_named(cli: Command) -> None:
    said = cli("learn", typed=["2", "quit"])
    assert said.out.count("about 4 minutes") >= 2
    assert "Find the exit" in said.out
    assert "Now you are the dungeon" in cli("learn", "timid", "dungeon", typed=["quit"]).out
    assert "no lesson attic" in cli("learn", "timid", "attic").err
    assert cli("learn", "chess").code == 1
    assert cli("learn", typed=["9"]).code == 1
