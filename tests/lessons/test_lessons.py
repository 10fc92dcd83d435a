"""Every lesson is played through: by its script, by every answer it takes, and by all others."""

import contextlib

import pytest

from tests.amounts import amount
from tests.lessons.learner import ALL, Learner, Unscripted, label, others, taken
from ungeheuer.bots import LEVELS
from ungeheuer.engine.cardset import labelled, shipped
from ungeheuer.engine.errors import IllegalMove, UngeheuerError
from ungeheuer.engine.lesson import Lesson, Step, answers, follows, numbers
from ungeheuer.engine.squares import TURNS
from ungeheuer.games import NAMES, game
from ungeheuer.words import Words, languages

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)
DRAWN = amount(500, at_home=50)  # of composed answers


def test_every_game_has_lessons() -> None:
    assert {lesson.game for lesson in ALL} == set(NAMES)
    assert {label(each) for each in ALL} >= {"timid-character", "timid-dungeon"}


@each_lesson
def test_a_lesson_is_played_with_todays_cards(lesson: Lesson, newest_cards: None) -> None:
    package = game(lesson.game).package
    assert labelled(package, lesson.cards) is shipped(package)


@each_lesson
def test_the_learner_makes_every_move_of_the_own_seat(lesson: Lesson) -> None:
    learner = Learner(lesson)
    asked = [step.at for step in lesson.steps if step.answers]
    assert [taker.moves for taker in taken(learner)] == asked
    assert follows(lesson, learner.match)
    own = [at for at, each in enumerate(lesson.line) if each.seat == lesson.seat]
    assert own == asked
    assert lesson.steps[-1].at == len(lesson.line)
    assert not lesson.steps[-1].answers


@each_lesson
def test_every_answer_that_is_taken_leads_to_the_same_end(lesson: Lesson) -> None:
    """And to the same numbers in the words, which are made for the usual answers."""
    usual = counted(lesson)
    for step in lesson.steps:
        for text in all_answers(step)[1:]:
            assert counted(lesson, text) == usual, text
    assert counted(lesson, *(step.answers[-1] for step in lesson.steps if step.answers)) == usual


def all_answers(step: Step) -> list[str]:
    turns = TURNS if step.turns else TURNS[:1]
    return list(dict.fromkeys(turn(text) for turn in turns for text in step.answers))


def test_a_floor_may_be_laid_turned_and_mirrored() -> None:
    """What the others do then is turned with it, so the same happens."""
    lesson = next(each for each in ALL if label(each) == "timid-dungeon")
    turning = [step for step in lesson.steps if step.turns]
    assert [len(all_answers(step)) for step in turning] == [8, 16]
    for first in all_answers(turning[0]):
        for second in all_answers(turning[1]):
            learner = Learner(lesson)
            for _ in taken(learner, [first, second]):
                pass
            assert follows(lesson, learner.match)
            assert learner.match.outcome is not None
            assert lesson.seat in learner.match.outcome.winners


def counted(lesson: Lesson, *choices: str) -> dict[int, dict[str, int]]:
    learner = Learner(lesson)
    found = {}
    for _ in taken(learner, choices):
        found.update(_counted_now(learner))
    return found | _counted_now(learner)


def _counted_now(learner: Learner) -> dict[int, dict[str, int]]:
    steps = enumerate(learner.lesson.steps)
    now = [(n, step) for n, step in steps if step.at == learner.moves]
    return {n: numbers(learner.lesson, step, learner.match) for n, step in now}


@each_lesson
def test_what_shall_be_tried_is_refused_for_that_reason(lesson: Lesson) -> None:
    for learner in taken(Learner(lesson)):
        step = learner.due()[-1]
        if step.tries:
            refused = learner.answer(step.tries)
            assert isinstance(refused, IllegalMove)
            assert step.refused in [each.code for each in refused.obstacles]


def test_most_lessons_let_one_try_what_does_not_go() -> None:
    trying = [lesson for lesson in ALL if any(step.tries for step in lesson.steps)]
    assert len(trying) >= 3


@each_lesson
def test_every_other_answer_is_answered_and_nothing_is_stuck(lesson: Lesson) -> None:
    tried = 0
    for learner in taken(Learner(lesson)):
        usual = learner.match.game.read(learner.usual())
        version = learner.table.version
        mine = {learner.match.game.read(text).text for text in answers(lesson, learner.match)}
        for text in others(learner.decision, usual, DRAWN):
            if learner.match.game.read(text).text not in mine:
                refused = learner.answer(text)
                assert refused is not None, text
                assert_said(refused, lesson.game)
                tried += 1
        assert learner.table.version == version
    assert tried > 20


def assert_said(refused: UngeheuerError, name: str) -> None:
    if isinstance(refused, IllegalMove):
        assert refused.obstacles, refused
    else:
        assert refused.code == "lesson-elsewhere"
    for language in languages():
        said = Words(language).error(refused, name)
        assert said.strip()
        assert refused.code not in said


@each_lesson
def test_whoever_leaves_a_lesson_is_free(lesson: Lesson) -> None:
    learner, other = elsewhere(lesson)
    assert learner.answer(other) is not None
    learner.leave()
    assert learner.table.lesson is None
    before = learner.moves
    with contextlib.suppress(Unscripted):  # the others would have to think now
        assert learner.answer(other) is None
    assert learner.moves > before


def elsewhere(lesson: Lesson) -> tuple[Learner, str]:
    """The first question with an answer that the script does not have, and that answer."""
    for learner in taken(Learner(lesson)):
        usual = learner.match.game.read(learner.usual())
        for text in others(learner.decision, usual, 1):
            move = learner.match.game.read(text)
            if text not in answers(lesson, learner.match) and learner.decision.ask.contains(move):
                return learner, text
    raise AssertionError(f"{label(lesson)} asks nothing that could be answered otherwise")


@each_lesson
def test_the_table_rests_at_the_end_until_its_learner_goes_on(lesson: Lesson) -> None:
    learner = Learner(lesson)
    for _ in taken(learner):
        pass
    assert learner.table.waiting() == ""
    assert learner.table.bot_asked() is None
    if learner.match.outcome is None:
        with contextlib.suppress(Unscripted):
            learner.leave()
        assert learner.table.running
    else:
        assert learner.table.status == "over"
        assert lesson.seat in learner.match.outcome.winners


@each_lesson
def test_the_match_for_real_has_weak_opponents_or_a_decent_partner(lesson: Lesson) -> None:
    played = game(lesson.game)
    options = played.checked(lesson.real["options"])
    level = LEVELS[1 if played.cooperative else 0]
    free = {seat: level for seat in played.seats(options) if seat != lesson.seat}
    assert lesson.real["bots"] == free
    assert set(lesson.bots) == set(played.seats(played.checked(lesson.options))) - {lesson.seat}
