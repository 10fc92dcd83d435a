"""Lessons that people make of their matches: a stretch of a finished one, with words of their own.

What is stored is the format of the shipped lessons, so tables follow both alike. Nothing of who
played is in it: seats are numbers and roles, and of other seats only what they answered.
"""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ungeheuer.bots import LEVELS
from ungeheuer.engine.cardset import label, labelled
from ungeheuer.engine.errors import IllegalMove, UngeheuerError
from ungeheuer.engine.lesson import Lesson, follow, hashed, new_match
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games import game, names
from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.logs import about
from ungeheuer.server.names import PersonId
from ungeheuer.server.store import Batch, LessonRow, ReportRow, Store
from ungeheuer.server.table import Table
from ungeheuer.server.tidy import tidy
from ungeheuer.wire.api import LessonWords, MakeLesson

LOGGER: Final = logging.getLogger("ungeheuer.server")
MOST_LESSONS: Final = 30  # of one person
MOST_ANSWERS: Final = 40
LONGEST: Final = 15 * 60.0  # seconds
READING: Final = 3.0  # words a second
TOUCH: Final = 2.0  # seconds
SHOWN: Final = 1.0  # seconds for a move of somebody else
OWN: Final = "~"  # before the id: no shipped lesson is called like that
# What boards write on their pieces; anything else cannot be one.
PIECE: Final = re.compile(r"[\w ,.@+*~>:-]+")


class OwnLessons:
    """Makes, keeps and finds them."""

    def __init__(self, store: Store, env: Environment) -> None:
        self._store = store
        self._env = env

    async def keep(self, person: PersonId, name: str, data: dict[str, Any]) -> str:
        """Its id. Whoever has too many has to take one back first."""
        kept = await self._store.lessons_by(person)
        if len(kept) >= MOST_LESSONS:
            raise TableError("too-many-lessons", {"most": MOST_LESSONS})
        id, text = self._env.new_id(), msgspec.json.encode(data).decode()
        row = LessonRow(id, person, name, self._env.now(), text)
        await self._store.commit(Batch(lesson=row))
        return id

    async def find(self, id: str) -> tuple[Lesson, PersonId, dict[str, Any]]:
        """A lesson, who made it, and all of it as data."""
        row = await self._store.lesson(id)
        if row is None or row.game not in names():
            raise TableError("no-such-lesson-here")
        data = msgspec.json.decode(row.data)
        return own_lesson(row.game, id, data), row.person, data

    async def made_by(self, person: PersonId) -> list[Lesson]:
        rows = await self._store.lessons_by(person)
        known = [row for row in rows if row.game in names()]
        return [own_lesson(row.game, row.id, msgspec.json.decode(row.data)) for row in known]

    async def take_back(self, id: str, person: PersonId) -> None:
        _, owner, _ = await self.find(id)
        if owner != person:
            raise NotAllowed("not-your-lesson")
        await self._store.commit(Batch(drop_lesson=id))

    async def report(self, id: str, person: PersonId) -> None:
        """Stored once for each person, and told to the operator in the log."""
        await self.find(id)
        await self._store.commit(Batch(report=ReportRow(id, person, self._env.now())))
        reports = await self._store.reports_of(id)
        LOGGER.warning("a lesson was reported", extra=about(lesson=id, reports=reports))


def own_lesson(name: str, id: str, data: Mapping[str, Any]) -> Lesson:
    written = msgspec.json.encode(data, order="deterministic")
    return Lesson(name, f"{OWN}{id}", data, hashed(written))


# -- made of a match


def material(table: Table, person: PersonId) -> tuple[Match, list[tuple[Seat, str]]]:
    """A finished match that this person may look at, and its moves."""
    if not table.may_watch(person):
        raise NotAllowed("not-watching")
    if not table.disclosed:
        raise TableError("still-running")
    return table.match, [(entry.seat, entry.move.text) for entry in table.match.history]


def made_of(match: Match, moves: Sequence[tuple[Seat, str]], wish: MakeLesson) -> dict[str, Any]:
    """The lesson as data; checked, or refused with the place where it is not one."""
    if wish.seat not in match.seats:
        raise TableError("no-such-seat", {"seat": wish.seat, "seats": list(match.seats)})
    if labelled(match.game.package, label(match.cardset)) != match.cardset:
        raise TableError("lesson-own-cards")
    if not wish.first < wish.last <= len(moves):
        raise TableError("lesson-no-stretch", {"first": wish.first, "last": wish.last})
    asked = [at for at in range(wish.first, wish.last) if moves[at][0] == wish.seat]
    if not 0 < len(asked) <= MOST_ANSWERS:
        raise TableError("lesson-answers", {"found": len(asked), "most": MOST_ANSWERS})
    words = written(wish.words, [*asked, wish.last])
    title = tidy(wish.title)
    if not title:
        raise TableError("lesson-no-title")
    data = _frame(match, wish.seat) | {
        "title": title,
        "opening": line(moves[: asked[0]]),
        "step": _steps(moves, asked, wish.last, words),
    }
    data["minutes"] = math.ceil(check(own_lesson(match.game.name, "new", data)) / 60)
    return data


def written(words: Sequence[LessonWords], places: Sequence[int]) -> dict[int, LessonWords]:
    """The words by place; refused where nobody would read them."""
    found = {}
    for each in words:
        if each.at not in places:
            raise TableError("lesson-words-nowhere", {"move": each.at})
        for piece in each.lit:
            if not PIECE.fullmatch(piece):
                raise TableError("lesson-no-piece", {"move": each.at, "piece": tidy(piece)})
        found[each.at] = each
    return found


def _frame(match: Match, seat: str) -> dict[str, Any]:
    """What is the same wherever in a match a lesson begins."""
    level = LEVELS[1 if match.game.cooperative else 0]
    bots = {str(other): level for other in match.seats if other != seat}
    return {
        "seat": seat,
        "cards": label(match.cardset),
        "minutes": 1,
        "options": match.options,
        "bots": bots,
        "real": {"options": match.options, "bots": bots},
    }


def _steps(
    moves: Sequence[tuple[Seat, str]],
    asked: Sequence[int],
    last: int,
    words: Mapping[int, LessonWords],
) -> list[dict[str, Any]]:
    """One for every answer of the learner, and the end."""
    ends = [*asked[1:], last]
    steps = [
        _words(words.get(at)) | {"do": [moves[at][1]], "then": line(moves[at + 1 : end])}
        for at, end in zip(asked, ends, strict=True)
    ]
    return [*steps, _words(words.get(last))]


def _words(given: LessonWords | None) -> dict[str, Any]:
    return {} if given is None else {"words": tidy(given.text), "lit": given.lit}


def line(moves: Sequence[tuple[Seat, str]]) -> list[str]:
    return [f"{seat} {text}" for seat, text in moves]


# -- checked


def check(lesson: Lesson) -> float:
    """Play it through by today's rules; how long it takes. Refuses with the place it fails at."""
    match = _played(lesson)
    if len(match.history) != len(lesson.line):
        raise TableError("lesson-broken", {"move": len(match.history)})
    read = sum(len(step.words.split()) for step in lesson.steps) / READING
    touches = sum(TOUCH * len(step.answers) for step in lesson.steps)
    others = [each for each in lesson.line[lesson.steps[0].at :] if each.seat != lesson.seat]
    lasts = read + touches + SHOWN * sum(each.seat != CHANCE for each in others)
    if lasts > LONGEST:
        minutes = {"minutes": math.ceil(lasts / 60), "most": int(LONGEST // 60)}
        raise TableError("lesson-too-long", minutes)
    return lasts


def _played(lesson: Lesson) -> Match:
    try:
        match = new_match(lesson, game(lesson.game))
    except (IllegalMove, UngeheuerError):
        raise TableError("lesson-broken", {"move": 0}) from None
    try:
        while len(match.history) < len(lesson.line):
            follow(lesson, match)
    except UngeheuerError:
        pass
    return match
