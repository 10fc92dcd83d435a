"""Guided first games: a match whose chance and other seats follow a script.

A lesson is a file `lessons/NAME.toml` of its game, or the same as data that somebody made. Its
line is a match move by move, each with the answers that are taken as well; so the number of moves
played says which step is due.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ungeheuer.engine.cardset import chosen
from ungeheuer.engine.decision import Move, Outcome
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import Seat, seat_and_answer
from ungeheuer.engine.squares import TURNS

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"
OR: Final = " | "  # between answers of which the first possible one is made


class Scripted:
    """One move of the line: a seat, and its answers, the usual one first.

    `like`: where in the line the answer stands that may be given turned or mirrored, and with which
    this one is turned; None where all is as it is written.
    """

    __slots__ = ("like", "moves", "seat")

    def __init__(self, seat: str, moves: Sequence[str], like: int | None = None) -> None:
        self.seat = Seat(seat)
        self.moves = tuple(moves)
        self.like = like


def _scripted(words: str, like: int | None = None) -> Scripted:
    """Read `1 3@1b | 3@1a`: the seat, then what it answers."""
    seat, answers = seat_and_answer(words)
    return Scripted(seat, answers.split(OR), like)


class Step:
    """What is said once `at` moves are played, until the learner has answered.

    `say`: the message, or `words`: what somebody wrote. `tries`: what cannot be done but may be
    tried, `refused`: the code of the reason. `lit`: pieces to light other than those that an answer
    touches, `lit_first`: until something was tried. `numbers`: what the message counts, as
    expressions. `answers`: empty where there is only something to read. `turns`: the answer may be
    given turned and mirrored as well, and what follows is turned with it.
    """

    __slots__ = (
        "answers",
        "at",
        "lit",
        "lit_first",
        "numbers",
        "refused",
        "say",
        "tries",
        "turns",
        "words",
    )

    def __init__(self, at: int, data: Mapping[str, Any]) -> None:
        self.at = at
        self.say: str = data.get("say", "")
        self.words: str = data.get("words", "")
        self.tries: str = data.get("try", "")
        self.refused: str = data.get("refused", "")
        self.lit: list[str] = list(data.get("lit", ()))
        self.lit_first: list[str] = list(data.get("lit-first", ()))
        self.numbers: dict[str, str] = dict(data.get("numbers", {}))
        self.answers: list[str] = list(data.get("do", ()))
        self.turns: bool = data.get("turns", False)


class Lesson:
    """A lesson as its file has it.

    `bots`: who plays the other seats once the line is left or over. `real`: options and bots of a
    free match afterwards. `hash`: of the file; a table that was begun with another one is free.
    `title`: of one that somebody made; the others have messages. `aid`: what helps to read the
    view is shown as in a free match.
    """

    __slots__ = (
        "aid",
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
        "title",
    )

    def __init__(self, game: str, name: str, data: Mapping[str, Any], script: str) -> None:
        self.game = game
        self.name = name
        self.hash = script
        self.title: str = data.get("title", "")
        self.aid: bool = data.get("aid", False)
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
        like = len(self.line) if step.turns else None
        if step.answers:
            self.line.append(Scripted(self.seat, step.answers, like))
        self.line += [_scripted(words, like) for words in data.get("then", ())]

    def code(self, step: Step, *, tried: bool = False) -> str:
        """The message of a step; another one follows what was tried in vain."""
        after = "-tried" if tried else ""
        return f"lesson-{self.game}-{self.name}-{step.say}{after}"


def read_lesson(game: str, name: str, text: str) -> Lesson:
    return Lesson(game, name, tomllib.loads(text), hashed(text.encode()))


def hashed(script: bytes) -> str:
    return hashlib.sha256(script).hexdigest()[:16]


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
    return {name: read_lesson(game, name, file.read_text("utf-8")) for name, file in names}


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
    if isinstance(match.asked, Outcome):
        return None
    for text in answers(lesson, match):
        if match.asked.ask.contains(match.game.read(text)):
            return text
    return None


def allows(lesson: Lesson, match: Match, text: str) -> bool:
    """Whether this answer is in the script; what the rules refuse is for the gate to refuse."""
    if isinstance(match.asked, Outcome) or scripted(lesson, match) is None:
        return True
    try:
        move: Move = match.game.read(text)
    except IllegalMove:
        return True
    same = move.text in [match.game.read(each).text for each in answers(lesson, match)]
    return same or not match.asked.ask.contains(move)


def answers(lesson: Lesson, match: Match) -> list[str]:
    """All that the script takes from the seat that is asked, the usual answer first."""
    at = len(match.history)
    due = lesson.line[at] if at < len(lesson.line) else None
    return [] if due is None or due.seat != match.turn else _turned(lesson, match, at)


def _turned(lesson: Lesson, match: Match, at: int) -> list[str]:
    """What is taken after so many moves, turned as the answer was with which it is turned."""
    due = lesson.line[at]
    turns = TURNS[:1] if due.like is None else _turns(lesson, match, due.like)
    return list(dict.fromkeys(turn(text) for turn in turns for text in due.moves))


def _turns(lesson: Lesson, match: Match, like: int) -> Sequence[Callable[[str], str]]:
    """All ways to turn an answer until it is given; then those that lead to what was given."""
    if len(match.history) <= like:
        return TURNS
    played, read = match.history[like].move.text, match.game.read
    given = lesson.line[like].moves
    return [turn for turn in TURNS if played in [read(turn(text)).text for text in given]][:1]


def follow(lesson: Lesson, match: Match) -> None:
    """Make the next move of the line."""
    text = scripted(lesson, match)
    if text is None:
        raise IllegalMove("not-a-move", match.asked.rule, tried=f"{len(match.history)}")
    match.play(lesson.line[len(match.history)].seat, text)


def follows(lesson: Lesson, match: Match) -> bool:
    """Whether all that was played is in the script."""
    if len(match.history) > len(lesson.line):
        return False
    read = match.game.read
    return all(
        played.seat == lesson.line[at].seat
        and played.move.text in [read(text).text for text in _turned(lesson, match, at)]
        for at, played in enumerate(match.history)
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
