"""What lessons say: every number is counted, and the whole takes less than five minutes."""

import re

import pytest

from tests.lessons.learner import ALL, Learner, label, taken
from tests.words.test_numbers import agrees
from ungeheuer.engine.lesson import Lesson, Step, numbers, value_of, walk
from ungeheuer.games import game
from ungeheuer.words import Words, files_of, languages

READING = 180 / 60  # words a second
TOUCH = 2.0  # seconds
# Seconds that go by for each event, bots' pauses included; measured: docs/campaigns.md.
STAGED = {"mighty": 0.8, "timid": 1.6, "island": 0.6}
LONGEST = 5 * 60.0

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)
each_language = pytest.mark.parametrize("language", languages())
NUMBERS = {
    "en": "two three four five six seven eight nine ten twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn zwölf",
}
PLACEABLE = re.compile(r"\{[^{}]*\}")


def sources(language: str) -> dict[str, str]:
    """The messages of all lessons as they are written, without what is put in."""
    found = {}
    for name in {lesson.game for lesson in ALL}:
        files = [f for f in files_of(game(name).package, language) if f.name == "lessons.ftl"]
        for file in files:
            text = re.sub(r"\n(?=[ *\[}])", " ", file.read_text("utf-8"))
            lines = [line for line in text.splitlines() if line.startswith("lesson-")]
            found.update(dict(line.split(" = ", 1) for line in lines))
    return found


@each_language
def test_no_number_is_written_into_the_words(language: str) -> None:
    texts = sources(language)
    assert len(texts) > 60
    counting = re.compile(
        rf"\d|\b({'|'.join(NUMBERS.get(language, '-').split())})\b", re.IGNORECASE
    )
    for code, text in texts.items():
        left = PLACEABLE.sub("", PLACEABLE.sub("", text))
        assert not counting.search(left), (code, left)


@each_lesson
@each_language
def test_every_step_has_words_with_all_its_numbers(lesson: Lesson, language: str) -> None:
    texts = sources(language)
    title = f"lesson-{lesson.game}-{lesson.name}"
    said = {title, f"{title}-about"}
    for step in lesson.steps:
        codes = [lesson.code(step)] + [lesson.code(step, tried=True)] * bool(step.tries)
        said |= set(codes)
        placed = {name for code in codes for name in re.findall(r"\$(\w+)", texts[code])}
        assert placed == set(step.numbers), step.say
    assert {code for code in texts if code.startswith(f"{title}-")} | {title} == said


@each_lesson
@each_language
def test_numbers_and_their_words_agree(lesson: Lesson, language: str) -> None:
    words = Words(language)
    for step, match in walk(lesson, game(lesson.game)):
        count = numbers(lesson, step, match)
        for tried in (False, True)[: 1 + bool(step.tries)]:
            text = words.say(lesson.code(step, tried=tried), count)
            assert all(agrees(language, number, text) for number in count.values()), text


def test_the_front_page_names_the_longest_lesson() -> None:
    for language in languages():
        for name in {lesson.game for lesson in ALL}:
            said = Words(language).say(f"home-learn-{name}")
            longest = max(lesson.minutes for lesson in ALL if lesson.game == name)
            assert re.findall(r"\d+", said) == [str(longest)]


def test_numbers_are_paths_added_up() -> None:
    roots = {"view": {"gold": [3, 4], "more": {"1": 5}}}
    assert value_of("view.gold.0 + view.more.1 - view.gold.1", roots) == 4
    assert value_of("#view.gold", roots) == 2
    with pytest.raises(TypeError):
        value_of("view.gold", roots)


@each_lesson
@each_language
def test_a_lesson_takes_less_than_five_minutes(lesson: Lesson, language: str) -> None:
    lasts = seconds(lesson, language)
    assert lasts <= LONGEST, lasts
    assert lasts <= lesson.minutes * 60, lasts


def seconds(lesson: Lesson, language: str) -> float:
    """Reading all words, also the refusals of what is tried; touching, and looking on."""
    words, lasts = Words(language), 0.0
    learner = Learner(lesson)
    seen = learner.moves
    for _ in taken(learner):
        lasts += shown(learner, seen)
        seen = learner.moves
        for step in learner.due():
            lasts += read(learner, step, words)
    lasts += shown(learner, seen)
    return lasts + read(learner, lesson.steps[-1], words)


def shown(learner: Learner, since: int) -> float:
    lesson = learner.lesson
    return STAGED[lesson.game] * len(learner.match.events(lesson.seat, since))


def read(learner: Learner, step: Step, words: Words) -> float:
    lesson, match = learner.lesson, learner.match
    count = numbers(lesson, step, match)
    texts, touches = [words.say(lesson.code(step), count)], 1
    if step.tries:
        refused = match.why_not(lesson.seat, step.tries)
        texts += [words.obstacle(lesson.game, each) for each in refused]
        texts.append(words.say(lesson.code(step, tried=True), count))
        touches += len(match.game.read(step.tries).pieces())
    if step.answers:
        touches = touches - 1 + len(match.game.read(step.answers[0]).pieces())
    return sum(len(text.split()) for text in texts) / READING + TOUCH * touches
