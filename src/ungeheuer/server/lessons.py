"""Lessons at tables: which one a table follows, and what its script has somebody answer."""

from __future__ import annotations

from collections.abc import Mapping

from ungeheuer.engine import lesson as script
from ungeheuer.engine.lesson import Lesson
from ungeheuer.engine.match import Match
from ungeheuer.games import game, names
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError


def lessons_of(name: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name."""
    if name not in names():
        raise TableError("no-such-game", {"game": name})
    return script.lessons(game(name).package, name)


def find_lesson(name: str, wanted: str) -> Lesson:
    found = lessons_of(name).get(wanted)
    if found is None:
        raise TableError("no-such-lesson", {"lesson": wanted, "game": name})
    return found


def lesson_of(opened: log.Opened) -> Lesson | None:
    """The lesson that this table was opened with; None if its script is another one by now."""
    if not opened.lesson or opened.game not in names():
        return None
    if opened.own is not None:
        return Lesson(opened.game, opened.lesson, opened.own, opened.script)
    found = lessons_of(opened.game).get(opened.lesson)
    return found if found is not None and found.hash == opened.script else None


def taught(lesson: Lesson | None, match: Match) -> bool:
    """Whether the script is over: the table rests until its learner goes on or leaves."""
    return lesson is not None and len(match.history) >= len(lesson.line)


def scripted(lesson: Lesson | None, match: Match) -> str | None:
    """What the seat that is asked answers by the script; None where there is none, or no more."""
    return None if lesson is None else script.scripted(lesson, match)
