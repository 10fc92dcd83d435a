"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

import asyncio
from functools import cache

from ungeheuer.engine.decision import Move
from ungeheuer.engine.lesson import Lesson, Step, numbers, walk
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.server.lessons import find_lesson, lessons_of
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import (
    LessonCard,
    LessonList,
    LessonPage,
    LessonPath,
    LessonStep,
    NewTable,
)
from ungeheuer.wire.sync import phrase
from ungeheuer.words import Words


async def listed(ask: Ask) -> LessonList:
    return await asyncio.to_thread(lesson_list, ask.where.game, ask.query.lang)


async def page(ask: Ask) -> LessonPage:
    where: LessonPath = ask.where
    return await asyncio.to_thread(lesson_page, where.game, where.lesson, ask.query.lang)


async def start(ask: Ask) -> NewTable:
    lesson = find_lesson(ask.where.game, ask.where.lesson)
    return NewTable((await ask.service.opening.lesson(lesson, ask.body.name, ask.person)).id)


@cache
def lesson_list(name: str, language: str) -> LessonList:
    words = Words(language)
    return LessonList(name, language, [card(each, words) for each in lessons_of(name).values()])


@cache
def lesson_page(name: str, wanted: str, language: str) -> LessonPage:
    lesson, words = find_lesson(name, wanted), Words(language)
    steps = [step_of(lesson, step, match, words) for step, match in walk(lesson, game(name))]
    return LessonPage(name, language, card(lesson, words), len(lesson.line), steps)


def card(lesson: Lesson, words: Words) -> LessonCard:
    title = f"lesson-{lesson.game}-{lesson.name}"
    return LessonCard(
        lesson.name,
        words.say(title),
        words.say(f"{title}-about"),
        lesson.minutes,
        lesson.seat,
        lesson.real["options"],
        lesson.real["bots"],
    )


def step_of(lesson: Lesson, step: Step, match: Match, words: Words) -> LessonStep:
    counted = numbers(lesson, step, match)
    after = words.say(lesson.code(step, tried=True), counted) if step.tries else ""
    text = words.say(lesson.code(step), counted)
    pieces = lit(step, match)
    first = step.lit_first or (offered(step.tries, match).pieces() if step.tries else [])
    does = phrase(offered(step.answers[0], match)) if step.answers else None
    return LessonStep(step.at, text, after, step.refused, pieces, bool(does), first, does)


def lit(step: Step, match: Match) -> list[list[str]]:
    """What the lesson says, else what each of its answers touches."""
    return [step.lit] if step.lit else [offered(text, match).pieces() for text in step.answers]


def offered(text: str, match: Match) -> Move:
    """A move as it is offered, which knows where its pieces lie; else as it is read."""
    move: Move = match.game.read(text)
    decision = match.decision
    moves = decision.ask.moves() if decision and decision.ask.listable() else ()
    return next((each for each in moves if each.text == move.text), move)
