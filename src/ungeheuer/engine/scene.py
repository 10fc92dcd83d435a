"""Scenes: a position, a question about it, answers to choose from; the rules say which are right.

The scenes of a chapter of the rules are a file `scenes/CHAPTER.toml` of its game. What stands above
the first `[[scene]]` holds for all scenes of the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ungeheuer.engine.cardset import chosen
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import RuleId, Seat, seat_and_answer

FOLDER: Final = "scenes"
SUFFIX: Final = ".toml"
NUMBER: Final = "number"  # one of `offers`
ONE: Final = "one"  # one of `choice`
ALL: Final = "all"  # as many of `choice` as are right
KINDS: Final = (NUMBER, ONE, ALL)
SIGNS: Final = ("=", ">", "<", "has")


class Choice:
    """An answer: a number, a move that is possible or not, or a claim that holds or not.

    `say`: its message; a move is told by its phrase, a person by name. `piece`: what is touched
    for it.
    """

    __slots__ = ("holds", "move", "number", "person", "piece", "say", "with_number")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.say: str = data.get("say", "")
        self.person: str = data.get("person", "")
        self.with_number: int = data.get("n", 0)
        self.piece: str = data.get("piece", "")
        self.holds: str = data.get("holds", "")
        self.move: str = data.get("move", "")
        self.number: int | None = data.get("number")


class Scene:
    """A scene as its file has it.

    `moves` lead to the position, `changed` are words of its line that are put in place of those
    played. `then`: what the rules are asked with; what `after` says comes after it. `hidden`: what
    of the view would tell the answer, and is not sent. `value`: what the right one of the numbers
    is. `numbers`: what its sentences count.
    """

    __slots__ = (
        "asks",
        "cards",
        "changed",
        "chapter",
        "choices",
        "game",
        "hidden",
        "moves",
        "name",
        "names",
        "numbers",
        "options",
        "rules",
        "seat",
        "then",
        "value",
    )

    def __init__(self, game: str, chapter: str, data: Mapping[str, Any]) -> None:
        self.game = game
        self.chapter = chapter
        self.name: str = data["name"]
        self.rules = [RuleId(rule) for rule in data["rules"]]
        self.cards: str = data["cards"]
        self.options: dict[str, object] = dict(data.get("options", {}))
        self.names: list[str] = list(data.get("names", ()))
        self.seat = Seat(data["seat"])
        self.moves: list[str] = [*data.get("opening", ()), *data.get("moves", ())]
        self.changed: dict[str, str] = {**data.get("position", {}), **data.get("with", {})}
        self.then: list[str] = list(data.get("then", ()))
        self.hidden: list[str] = list(data.get("hide", ()))
        self.value: str = data.get("value", "")
        self.asks: str = data.get("asks", NUMBER if self.value else ALL)
        self.numbers: dict[str, str] = dict(data.get("numbers", {}))
        offers = [Choice({"number": number}) for number in data.get("offers", ())]
        self.choices = [*offers, *(Choice(choice) for choice in data.get("choice", ()))]

    @property
    def code(self) -> str:
        """The message of its question; that of its reason ends in `-why`."""
        return f"scene-{self.game}-{self.name}"


@cache
def scenes(package: str, game: str) -> Mapping[str, Scene]:
    """The scenes of a game by name, chapter by chapter."""
    folder = resources.files(package) / FOLDER
    if not folder.is_dir():
        return {}
    files = sorted(
        (each for each in folder.iterdir() if each.name.endswith(SUFFIX)),
        key=lambda each: each.name,
    )
    found = [
        scene
        for file in files
        for scene in _in_file(game, file.name.removesuffix(SUFFIX), file.read_text("utf-8"))
    ]
    return {scene.name: scene for scene in found}


def _in_file(game: str, chapter: str, text: str) -> list[Scene]:
    data: dict[str, Any] = tomllib.loads(text)
    own: list[Mapping[str, Any]] = data.pop("scene")
    return [Scene(game, chapter, {**data, **each}) for each in own]


# -- what the rules say


def position_of(scene: Scene, game: AnyGame) -> Match:
    """The match as the question finds it."""
    match = Match(game, scene.options, chosen(game.package, scene.cards), scene.names)
    _play(match, scene.moves)
    if scene.changed:
        match.state = game.from_position(_with(game.position(match.state), scene), match.cardset)
        match.asked = game.decide(match.state)
    return match


def _with(line: str, scene: Scene) -> str:
    """A position with some of its words replaced."""
    words = dict(word.split("=", maxsplit=1) for word in line.split())
    if unknown := set(scene.changed) - set(words):
        raise KeyError(f"{scene.name}: {sorted(unknown)}")
    return " ".join(f"{key}={value}" for key, value in {**words, **scene.changed}.items())


def _play(match: Match, moves: Sequence[str]) -> None:
    for words in moves:
        match.play(*seat_and_answer(words))


class Judged:
    """What the rules say about a scene: how it goes on, and which answers are right."""

    __slots__ = ("after", "after_sent", "before", "match", "right", "roots", "scene")

    def __init__(self, scene: Scene, game: AnyGame) -> None:
        self.scene = scene
        self.match = position_of(scene, game)
        self.before: Any = self.match.view(scene.seat)
        further = position_of(scene, game)
        _play(further, scene.then)
        self.after: Any = further.view(scene.seat)
        self.after_sent: Any = game.sent(further.state, scene.seat)
        self.roots = {
            "before": self.before,
            "after": self.after,
            "cards": self.match.cardset.data,
            "seen": [event.code for event in further.events(scene.seat, len(scene.moves))],
            "winners": [f"seat-{seat}" for seat in further.outcome.winners]
            if further.outcome
            else [],
        }
        self.right = [self._is_right(choice) for choice in scene.choices]

    def _is_right(self, choice: Choice) -> bool:
        if choice.move:
            return self.possible(choice.move)
        if choice.number is not None:
            return choice.number == value_of(self.scene.value, self.roots)
        return holds(choice.holds, self.roots)

    def possible(self, text: str) -> bool:
        asked = self.match.asked
        if not isinstance(asked, Decision) or asked.seat != self.scene.seat:
            raise ValueError(f"{self.scene.name}: {self.scene.seat} is not asked")
        return asked.ask.contains(self.match.game.read(text))

    def numbers(self, *, told: bool) -> dict[str, int]:
        """What a sentence counts; before the answer only what is in sight."""
        found = self.scene.numbers.items()
        return {
            name: value_of(words, self.roots) for name, words in found if told or _in_sight(words)
        }


def _in_sight(words: str) -> bool:
    return "after." not in words


# -- expressions


def holds(words: str, roots: Mapping[str, object]) -> bool:
    """`after.boss.zone = 3`, with `=`, `>`, `<` or `has`; without a sign, whether it is so."""
    parts = words.split()
    for sign in SIGNS:
        if sign in parts:
            at = parts.index(sign)
            return _compare(sign, _side(parts[:at], roots), _side(parts[at + 1 :], roots))
    return bool(_side(parts, roots))


def _compare(sign: str, left: Any, right: Any) -> bool:
    if sign == "=":
        return bool(left == right)
    if sign == "has":
        return right in left
    return bool(left > right) if sign == ">" else bool(left < right)


def value_of(words: str, roots: Mapping[str, object]) -> int:
    found = _side(words.split(), roots)
    if not isinstance(found, int) or isinstance(found, bool):
        raise TypeError(f"{words} is no number: {found!r}")
    return found


def _side(words: Sequence[str], roots: Mapping[str, object]) -> Any:
    """One value, or numbers added and subtracted."""
    if len(words) == 1:
        return _term(words[0], roots)
    total, sign = 0, 1
    for word in words:
        if word in ("+", "-"):
            sign = 1 if word == "+" else -1
        else:
            total += sign * _term(word, roots)
    return total


def _term(word: str, roots: Mapping[str, object]) -> Any:
    """A path into a view; `#` counts a list; else a number or a word as it is written."""
    path = word.removeprefix("#").split(".")
    if path[0] not in roots:
        return int(word) if word.lstrip("-").isdigit() else word
    found: Any = roots
    for name in path:
        found = _inside(found, name)
    return len(found) if word.startswith("#") else found


def _inside(whole: Any, name: str) -> Any:
    """What is not counted there is not there: nothing."""
    if isinstance(whole, Mapping):
        return whole.get(name, 0)
    if isinstance(whole, (list, tuple)):
        return whole.count(name) if not name.lstrip("-").isdigit() else whole[int(name)]
    return getattr(whole, name)
