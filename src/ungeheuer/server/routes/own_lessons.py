"""Lessons that people make: of a match, sent as a link, followed by others."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from ungeheuer.engine.lesson import Lesson, Step, walk
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import PersonId, TableId
from ungeheuer.server.own_lessons import OWN, check, made_of, material
from ungeheuer.server.routes.lessons import offered
from ungeheuer.server.routes.route import Ask, Route
from ungeheuer.server.table import Table
from ungeheuer.wire import api
from ungeheuer.wire.api import (
    LessonCard,
    LessonPage,
    LessonStep,
    NewLesson,
    NewTable,
    OwnLesson,
    OwnLessonList,
)
from ungeheuer.wire.sync import phrase
from ungeheuer.words import Words


async def make(ask: Ask) -> NewLesson:
    """Of a match that is over; nothing of it is changed."""
    where = TableId(ask.where.table)
    match, moves = await ask.service.registry.read(where, lambda t: material(t, ask.person))
    data = await asyncio.to_thread(made_of, match, moves, ask.body)
    return NewLesson(await ask.service.lessons.keep(ask.person, match.game.name, data))


async def show(ask: Ask) -> OwnLesson:
    lesson, owner, _ = await ask.service.lessons.find(ask.where.lesson)
    return card(lesson, mine=owner == ask.person)


async def mine(ask: Ask) -> OwnLessonList:
    found = await ask.service.lessons.made_by(ask.person)
    return OwnLessonList([card(lesson, mine=True) for lesson in found])


async def take_back(ask: Ask) -> OwnLesson:
    """Tables that follow it go on; nobody else can begin it."""
    lesson, _, _ = await ask.service.lessons.find(ask.where.lesson)
    await ask.service.lessons.take_back(ask.where.lesson, ask.person)
    return card(lesson, mine=True)


async def report(ask: Ask) -> OwnLesson:
    """Nobody sees who has reported what; the operator decides."""
    lesson, owner, _ = await ask.service.lessons.find(ask.where.lesson)
    await ask.service.lessons.report(ask.where.lesson, ask.person)
    return card(lesson, mine=owner == ask.person)


async def start(ask: Ask) -> NewTable:
    lesson, _, data = await ask.service.lessons.find(ask.where.lesson)
    await asyncio.to_thread(check, lesson)  # the rules may be others by now
    opening = ask.service.opening
    return NewTable((await opening.lesson(lesson, ask.body.name, ask.person, own=data)).id)


def card(lesson: Lesson, *, mine: bool) -> OwnLesson:
    answers = sum(bool(step.answers) for step in lesson.steps)
    id = lesson.name.removeprefix(OWN)
    return OwnLesson(id, lesson.game, lesson.title, lesson.seat, answers, lesson.minutes, mine)


# -- at a table


async def page(ask: Ask) -> LessonPage:
    """What is said until now: what comes later would tell the learner what comes."""

    def read(table: Table) -> tuple[Lesson, int]:
        return followed(table, ask.person), len(table.match.history)

    lesson, moves = await ask.service.registry.read(TableId(ask.where.table), read)
    return await asyncio.to_thread(own_page, lesson, moves, ask.query.lang)


def followed(table: Table, person: PersonId) -> Lesson:
    lesson: Lesson | None = table.lesson
    if lesson is None or not lesson.name.startswith(OWN):
        raise TableError("no-such-lesson-here")
    if lesson.seat not in table.held(person):
        raise NotAllowed("not-seated")
    return lesson


def own_page(lesson: Lesson, moves: int, language: str) -> LessonPage:
    words = Words(language)
    steps = []
    for step, match in walk(lesson, game(lesson.game)):
        if step.at > moves:
            break
        steps.append(own_step(step, match, words, last=step is lesson.steps[-1]))
    real: dict[str, Any] = lesson.real
    own = LessonCard(
        lesson.name,
        lesson.title,
        "",
        lesson.minutes,
        lesson.seat,
        real["options"],
        real["bots"],
    )
    return LessonPage(lesson.game, language, own, len(lesson.line), steps)


def own_step(step: Step, match: Match, words: Words, *, last: bool) -> LessonStep:
    text = step.words or words.say("lesson-own-end" if last else "lesson-own-move")
    pieces = [[*each, *step.lit] for each in lit_by_answer(step, match)] or [step.lit]
    does = phrase(offered(step.answers[0], match)) if step.answers else None
    return LessonStep(step.at, text, "", "", pieces, bool(does), [], does)


def lit_by_answer(step: Step, match: Match) -> list[list[str]]:
    return [offered(text, match).pieces() for text in step.answers]


ROUTES: Final = (
    Route(
        "GET",
        "/api/my/lessons",
        "The lessons that this person has made",
        api.OwnLessonList,
        mine,
        key="must",
    ),
    Route(
        "POST",
        "/api/tables/{table}/lessons",
        "Make a lesson of a stretch of a finished match",
        api.NewLesson,
        make,
        where=api.TablePath,
        body=api.MakeLesson,
        key="must",
        pace="making",
        status=201,
        faults=(403, 409, 422),
    ),
    Route(
        "GET",
        "/api/tables/{table}/lesson",
        "What somebody's lesson says at this table until now",
        api.LessonPage,
        page,
        where=api.TablePath,
        query=api.Language,
        key="may",
        faults=(403,),
    ),
    Route(
        "GET",
        "/api/lessons/{lesson}",
        "A lesson that somebody made",
        api.OwnLesson,
        show,
        where=api.OwnLessonPath,
        key="may",
    ),
    Route(
        "POST",
        "/api/lessons/{lesson}",
        "Open a table that follows a lesson that somebody made",
        api.NewTable,
        start,
        where=api.OwnLessonPath,
        body=api.StartLesson,
        key="must",
        pace="making",
        status=201,
        faults=(409, 422),
    ),
    Route(
        "POST",
        "/api/lessons/{lesson}/end",
        "Take back a lesson that one has made",
        api.OwnLesson,
        take_back,
        where=api.OwnLessonPath,
        key="must",
        pace="making",
        faults=(403,),
    ),
    Route(
        "POST",
        "/api/lessons/{lesson}/report",
        "Tell the operator that a lesson should be looked at",
        api.OwnLesson,
        report,
        where=api.OwnLessonPath,
        key="must",
        pace="making",
    ),
)
