"""Guided first games: a match whose chance and other seats follow a script.

A lesson is a file `lessons/NAME.toml` of its game. Its line is a match move by move, each with the
answers that are taken as well; so the number of moves played says which step is due.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ungeheuer.engine.cardset import chosen
from ungeheuer.engine.decision import Move, Outcome
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import Seat

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"
OR: Final = " | "  # between answers of which the first possible one is made


class Scripted:
    """One move of the line: a seat, and its answers, the usual one first."""

    __slots__ = ("moves", "seat")

    def __init__(self, seat: str, moves: Sequence[str]) -> None:
        self.seat = Seat(seat)
        self.moves = tuple(moves)


def _scripted(words: str) -> Scripted:
    """Read `1 3@1b | 3@1a`: the seat, then what it answers."""
    seat, _, answers = words.partition(" ")
    return Scripted(seat, answers.split(OR))


class Step:
    """What is said once `at` moves are played, until the learner has answered.

    `say`: the message; `tries`: what cannot be done but may be tried, `refused`: the code of the
    reason. `lit`: pieces to light other than those that an answer touches. `numbers`: what the
    message counts, as expressions. `answers`: empty where there is only something to read.
    """

    __slots__ = ("answers", "at", "lit", "numbers", "refused", "say", "tries")

    def __init__(self, at: int, data: Mapping[str, Any]) -> None:
        self.at = at
        self.say: str = data["say"]
        self.tries: str = data.get("try", "")
        self.refused: str = data.get("refused", "")
        self.lit: list[str] = list(data.get("lit", ()))
        self.numbers: dict[str, str] = dict(data.get("numbers", {}))
        self.answers: list[str] = list(data.get("do", ()))


class Lesson:
    """A lesson as its file has it.

    `bots`: who plays the other seats once the line is left or over. `real`: options and bots of a
    free match afterwards. `hash`: of the file; a table that was begun with another one is free.
    """

    __slots__ = (
        "bots",
        "cards",
        "game",
        "hash",
        "line",
        "minutes",
        "name",
        "options",
        "real",
        "seat",
        "steps",
    )

    def __init__(self, game: str, name: str, text: str) -> None:
        data: dict[str, Any] = tomllib.loads(text)
        self.game = game
        self.name = name
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.seat = Seat(data["seat"])
        self.cards: str = data["cards"]
        self.minutes: int = data["minutes"]
        self.options: dict[str, object] = dict(data["options"])
        self.bots: dict[str, str] = dict(data["bots"])
        self.real: dict[str, Any] = dict(data["real"])
        self.line: list[Scripted] = [_scripted(words) for words in data["opening"]]
        self.steps: list[Step] = []
        for step in data["step"]:
            self._add(step)

    def _add(self, data: Mapping[str, Any]) -> None:
        step = Step(len(self.line), data)
        self.steps.append(step)
        if step.answers:
            self.line.append(Scripted(self.seat, step.answers))
        self.line += [_scripted(words) for words in data.get("then", ())]

    def code(self, step: Step, *, tried: bool = False) -> str:
        """The message of a step; another one follows what was tried in vain."""
        after = "-tried" if tried else ""
        return f"lesson-{self.game}-{self.name}-{step.say}{after}"


@cache
def lessons(package: str, game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name, those that come first in its folder first."""
    folder = resources.files(package) / FOLDER
    if not folder.is_dir():
        return {}
    files = sorted(
        (each for each in folder.iterdir() if each.name.endswith(SUFFIX)),
        key=lambda each: each.name,
    )
    names = [(each.name.removesuffix(SUFFIX), each) for each in files]
    return {name: Lesson(game, name, file.read_text("utf-8")) for name, file in names}


# -- the script at work


def new_match(lesson: Lesson, game: AnyGame) -> Match:
    """The match of a lesson, after the moves that come before its first step."""
    match = Match(game, lesson.options, chosen(game.package, lesson.cards))
    match.chance = {"kind": "scripted"}
    while len(match.history) < lesson.steps[0].at:
        follow(lesson, match)
    return match


def scripted(lesson: Lesson, match: Match) -> str | None:
    """What the script has the seat answer that is asked; None where it is over."""
    due = _due(lesson, match)
    if due is None or isinstance(match.asked, Outcome):
        return None
    for text in due.moves:
        if match.asked.ask.contains(match.game.read(text)):
            return text
    return None


def allows(lesson: Lesson, match: Match, text: str) -> bool:
    """Whether this answer is in the script; what the rules refuse is for the gate to refuse."""
    due = _due(lesson, match)
    if due is None or isinstance(match.asked, Outcome) or scripted(lesson, match) is None:
        return True
    try:
        move: Move = match.game.read(text)
    except IllegalMove:
        return True
    same = move.text in [match.game.read(each).text for each in due.moves]
    return same or not match.asked.ask.contains(move)


def _due(lesson: Lesson, match: Match) -> Scripted | None:
    at = len(match.history)
    due = lesson.line[at] if at < len(lesson.line) else None
    return due if due is not None and due.seat == match.turn else None


def follow(lesson: Lesson, match: Match) -> None:
    """Make the next move of the line."""
    text = scripted(lesson, match)
    if text is None:
        raise IllegalMove("not-a-move", match.asked.rule, tried=f"{len(match.history)}")
    match.play(lesson.line[len(match.history)].seat, text)


def follows(lesson: Lesson, match: Match) -> bool:
    """Whether all that was played is in the script."""
    line = lesson.line[: len(match.history)]
    return len(line) == len(match.history) and all(
        played.seat == due.seat
        and played.move.text in [match.game.read(text).text for text in due.moves]
        for played, due in zip(match.history, line, strict=True)
    )


def walk(lesson: Lesson, game: AnyGame) -> Iterator[tuple[Step, Match]]:
    """Every step with the match as it stands then, if the usual answers are given."""
    match = new_match(lesson, game)
    for step in lesson.steps:
        while len(match.history) < step.at:
            follow(lesson, match)
        yield step, match


# -- what a step counts


def numbers(lesson: Lesson, step: Step, match: Match) -> dict[str, int]:
    """What its message counts, taken from what the learner sees and from the cards."""
    roots = {"view": match.view(lesson.seat), "cards": match.cardset.data}
    return {name: value_of(words, roots) for name, words in step.numbers.items()}


def value_of(words: str, roots: Mapping[str, object]) -> int:
    """Paths such as `view.players.0.gold`, added or subtracted; `#` counts a list."""
    total, sign = 0, 1
    for word in words.split():
        if word in ("+", "-"):
            sign = 1 if word == "+" else -1
        else:
            total += sign * _term(word, roots)
    return total


def _term(word: str, roots: Mapping[str, object]) -> int:
    found: Any = roots
    for name in word.removeprefix("#").split("."):
        found = _inside(found, name)
    if word.startswith("#"):
        return len(found)
    if not isinstance(found, int) or isinstance(found, bool):
        raise TypeError(f"{word} is no number: {found!r}")
    return found


def _inside(whole: Any, name: str) -> Any:
    if isinstance(whole, Mapping):
        return whole[name] if name in whole else whole[int(name)]
    if isinstance(whole, (list, tuple)):
        return whole[int(name)]
    return getattr(whole, name)
