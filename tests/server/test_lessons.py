"""A table that follows a lesson: over HTTP and real sockets, and across a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.lessons.learner import ALL, label
from tests.server.house import FAST, House, house
from tests.server.http.asking import EASY, Api
from tests.server.visits import Guests, at, entries, people, run
from ungeheuer.engine.lesson import Lesson
from ungeheuer.server import entries as log
from ungeheuer.wire.api import Person
from ungeheuer.words import languages

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)


def opened(home: House, lesson: Lesson, person: Person) -> str:
    api = Api(home.port, person.key)
    path = f"/api/games/{lesson.game}/lessons/{lesson.name}"
    answer = api.post(path, {"name": "Ada"})
    assert answer.status == 201, answer.text
    return str(answer.json["table"])


async def come_to(guest: Guests, moves: int) -> None:
    await guest.until(lambda v: v.sync["moves"] >= moves)
    assert guest.sync["moves"] == moves


async def learn(guest: Guests, lesson: Lesson, upto: int) -> None:
    """Answer what the script has, from where the table stands."""
    asked = [step for step in lesson.steps if step.answers and step.at < upto]
    for step in asked:
        if step.at < guest.sync["moves"]:
            continue
        await come_to(guest, step.at)
        legal = [text for text in step.answers if not guest.moves or text in guest.moves]
        seat = str(lesson.seat)
        await guest.done("move", seat=seat, move=(legal or step.answers)[0], seen=guest.version)


@each_lesson
def test_a_lesson_is_learnt_across_a_restart(tmp_path: Path, lesson: Lesson) -> None:
    database = f"sqlite:///{tmp_path}/home.sqlite"
    half = lesson.steps[len(lesson.steps) // 2].at
    with house(database, EASY) as home:
        (ada,) = people(home, 1)
        id = opened(home, lesson, ada)

        async def first() -> None:
            async with at(home, id, ada) as guest:
                assert guest.table["lesson"] == lesson.name
                await learn(guest, lesson, half)

        run(first)
    with house(database, EASY) as home:

        async def second() -> None:
            async with at(home, id, ada) as guest:
                await learn(guest, lesson, len(lesson.line))
                await come_to(guest, len(lesson.line))
                assert guest.table["lesson"] == lesson.name

        run(second)
        played = [(e.seat, e.move) for e in entries(home, id) if isinstance(e, log.Played)]
        assert len(played) == len(lesson.line) - lesson.steps[0].at


def test_other_answers_are_refused_until_the_lesson_is_left(tmp_path: Path) -> None:
    lesson = ALL[0]
    with house(f"sqlite:///{tmp_path}/home.sqlite", EASY) as home:
        ada, ben = people(home, 2)
        id = opened(home, lesson, ada)

        async def work() -> None:
            async with at(home, id, ada) as guest, at(home, id, ben) as other:
                said: dict[str, Any] = {"seat": "0", "seen": guest.version}
                assert await guest.refused("move", **said, move="5@3a") == "lesson-elsewhere"
                assert await guest.refused("move", **said, move="3@3a") == "illegal-move"
                assert await other.refused("leave-lesson") == "not-host"
                await guest.done("leave-lesson")
                await guest.done("leave-lesson")
                await guest.until(lambda v: v.table["lesson"] == "")
                await guest.done("move", **said, move="5@3a")
                await guest.until(lambda v: v.asked == "0" and v.version > said["seen"])

        run(work)
        kinds = [type(entry) for entry in entries(home, id)]
        assert kinds.count(log.LessonLeft) == 1


def test_the_table_rests_after_the_last_step(tmp_path: Path) -> None:
    """Until its learner answers again, which leaves the lesson."""
    lesson = ALL[0]
    with house(f"sqlite:///{tmp_path}/home.sqlite", EASY) as home:
        (ada,) = people(home, 1)
        id = opened(home, lesson, ada)

        async def work() -> None:
            async with at(home, id, ada) as guest:
                await learn(guest, lesson, len(lesson.line))
                await come_to(guest, len(lesson.line))
                await guest.move()
                await guest.until(lambda v: v.table["lesson"] == "")

        run(work)


def test_a_table_of_another_script_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = ALL[0]
    database = f"sqlite:///{tmp_path}/home.sqlite"
    with house(database, EASY) as home:
        (ada,) = people(home, 1)
        id = opened(home, lesson, ada)
    monkeypatch.setattr(lesson, "hash", "another")
    with house(database, EASY) as home:

        async def work() -> None:
            async with at(home, id, ada) as guest:
                assert guest.table["lesson"] == ""
                await guest.done("move", seat="0", seen=guest.version, move="5@3a")

        run(work)


@each_lesson
def test_what_a_lesson_says_in_every_language(tmp_path: Path, lesson: Lesson) -> None:
    with house(f"sqlite:///{tmp_path}/home.sqlite", FAST) as home:
        api = Api(home.port)
        for lang in languages():
            listed = api.get(f"/api/games/{lesson.game}/lessons?lang={lang}").json
            assert lesson.name in [each["lesson"] for each in listed["lessons"]]
            page = api.get(f"/api/games/{lesson.game}/lessons/{lesson.name}?lang={lang}").json
            assert page["moves"] == len(lesson.line)
            assert [step["at"] for step in page["steps"]] == [step.at for step in lesson.steps]
            for step, told in zip(lesson.steps, page["steps"], strict=True):
                assert not told["text"].startswith("lesson-")
                assert bool(told["tried"]) == bool(step.tries)
                assert told["asks"] == bool(step.answers)
                assert bool(told["lit"]) == bool(step.answers or step.lit)
        assert api.get(f"/api/games/{lesson.game}/lessons/no").status == 404
        assert api.post(f"/api/games/{lesson.game}/lessons/{lesson.name}", {}).status == 401
