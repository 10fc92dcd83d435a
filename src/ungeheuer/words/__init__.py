"""What the table says: one catalogue of messages per language; codes in, words out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from ungeheuer.engine.decision import Phrase
from ungeheuer.engine.errors import (
    CardSetError,
    Obstacle,
    Problem,
    RecordError,
    RuleError,
    UngeheuerError,
)
from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import Kinds, Vocabulary, table_kinds, vocabulary
from ungeheuer.engine.languages import ENGLISH, ROOT, places
from ungeheuer.engine.languages import languages as languages
from ungeheuer.engine.squares import square_at
from ungeheuer.games import manifest, manifests
from ungeheuer.words.messages import Messages

FACE: Final = "face"  # the prefix of what a die shows
MADE: Final = {"tile": "die-from-tile", "any": "die-any-as"}  # dice that were not thrown
WORD: Final = "word "  # the kind of a code; the prefixes of its message follow
LONGEST: Final = 80  # of what is quoted from a person or a file
LONGEST_OF_ALL: Final = 1000  # the formatter refuses parts of 2,500 characters


@cache
def messages(language: str) -> Messages:
    """All messages of a language: those of the table, and those of every game."""
    found = Messages(language)
    for home, package in homes().items():
        for file in files_of(package, language):
            found.add(file.read_text(encoding="utf-8"), home)
    return found


def catalogues(language: str) -> list[Traversable]:
    """The files with the messages of a language, the table's own first."""
    return [file for package in homes().values() for file in files_of(package, language)]


def homes() -> dict[str, str]:
    """The packages that bring messages: that of the table, under no name, and that of each game."""
    return {"": ROOT, **{game.name: game.package for game in manifests()}}


@cache
def vocabulary_of(game: str) -> Vocabulary:
    return vocabulary(manifest(game))


@cache
def kinds_of(code: str, language: str = ENGLISH) -> Kinds:
    """What the parameters of a message are: annotations of the game that it belongs to say it."""
    game = messages(language).home_of(code)
    return vocabulary_of(game).of(code.removeprefix(f"{game}-")) if game else table_kinds()


def files_of(package: str, language: str) -> list[Traversable]:
    """The messages of one package, in the order of their files."""
    folders = [place / language for place in places(package, "words")]
    return [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    ]


def game_words(package: str, language: str) -> str:
    """All messages of a game as one text; in English where nobody has translated them."""
    files = files_of(package, language) or files_of(package, ENGLISH)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def spellings(language: str, command: str) -> frozenset[str]:
    """What a person may type for a command."""
    spoken, code = messages(language), f"typed-{command}"
    return frozenset(spoken.say(code, {}).split() if spoken.knows(code) else ())


def printable(text: str) -> str:
    """Without control characters, which could make a terminal do things."""
    return "".join(char if char.isprintable() or char == "\n" else "�" for char in text)


def shortened(text: str, longest: int = LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


class Words:
    """Says things in one language, with the names of the people at one table."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.names = {seat: printable(name) for seat, name in (names or {}).items()}

    def at_table(self, seats: Sequence[str], names: Sequence[str]) -> Words:
        return Words(self.language, dict(zip(seats, names, strict=True)))

    def knows(self, code: str) -> bool:
        return messages(self.language).knows(code)

    def say(self, code: str, params: Mapping[str, object] | None = None) -> str:
        """The message of this code; a code without words is shown as it is."""
        if not self.knows(code):
            return code
        given = params or {}
        kinds = kinds_of(code, self.language) if given else {}
        told = {name: self.told(kinds.get(name, ""), value) for name, value in given.items()}
        return messages(self.language).say(code, told)

    def told(self, kind: str, value: object) -> str | int | float:
        """A parameter of this kind as it stands in a sentence."""
        if isinstance(value, list | tuple):
            return shortened(self._told_list(kind, value), LONGEST_OF_ALL)
        if kind == "person":
            return self.person(str(value))
        if kind.startswith(WORD):
            return self._coded(str(value), kind.split()[1:])
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._number(kind, value)
        if kind == "dice":
            return self._die(value) if isinstance(value, dict) else self._coded(str(value), (FACE,))
        text = printable(str(value))
        return shortened(text, LONGEST if kind == "quoted" else LONGEST_OF_ALL)

    def _number(self, kind: str, value: float) -> str | int | float:
        """For the catalogue to format; which one it is, as text; a change with its sign."""
        if kind == "change":
            return f"{value:+}".replace("-", "−")
        return str(value) if kind == "number" else value

    def _place(self, x: int, y: int) -> str:
        """A cell as people call it; one that is too far out for a name as it was typed."""
        return square_at(x, y) or self.say("quoted-input", {"text": f"{x},{y}"})

    def _coded(self, value: str, prefixes: Sequence[str]) -> str:
        """The word for a code, or for what it is a part of, as in `K08.2`; "none" is for
        messages to choose by."""
        for code in (value, value.partition(".")[0]):
            for prefix in prefixes:
                if self.knows(f"{prefix}-{code}"):
                    return self.say(f"{prefix}-{code}")
        return printable(value) or "none"

    def _die(self, die: Mapping[str, Any]) -> str:
        """Equal dice by what they show, with how many and where (`ShownDie`)."""
        text = " + ".join(self._coded(str(face), (FACE,)) for face in die["shows"])
        if "made" in die:
            text = self.say(MADE[die["made"]], {"what": text})
        if "count" in die:
            text = f"{die['count']} × {text}"
        if "zone" in die:
            text = self.say("die-in-zone", {"what": text, "zone": die["zone"]})
        return text

    def _told_list(self, kind: str, values: Sequence[object]) -> str:
        if kind == "place":
            x, y = values
            return self._place(int(str(x)), int(str(y)))
        items = [str(self.told(kind, value)) for value in values]
        if kind == "by-seat" and len(items) == len(self.names):
            items = [
                f"{who} ({item})" for who, item in zip(self.names.values(), items, strict=True)
            ]
        if kind in ("choices", "by-seat"):
            return ", ".join(items)
        return self.listed(items)

    def listed(self, items: Sequence[str]) -> str:
        """`1, 2 and 3`; "none" is for messages to choose by."""
        if len(items) < 2:
            return items[0] if items else "none"
        first, last = ", ".join(items[:-1]), items[-1]
        return self.say("list-and", {"first": first, "last": last})

    def number(self, value: float, form: str = ".1f") -> str:
        """A number as this language writes it."""
        text = f"{value:{form}}".replace("-", "−")
        return text.replace(".", self.say("number-decimal"))

    def person(self, seat: str) -> str:
        """Who sits there."""
        return self.names.get(seat) or self.name_of(printable(seat))

    def name_of(self, code: str) -> str:
        """A word for a fixed name such as `chance` or a kind of monster."""
        return self.say(f"name-{code}") if self.knows(f"name-{code}") else code

    # -- what games report

    def event(self, game: str, event: Event) -> str:
        return self.say(f"{game}-{event.code}", event.params())

    def obstacle(self, game: str, obstacle: Obstacle) -> str:
        text = self.say(f"{game}-{obstacle.code}", obstacle.params)
        return f"{text} ({obstacle.rule})"

    def error(self, error: UngeheuerError, game: str = "") -> str:
        """A sentence for everything this project raises."""
        if isinstance(error, CardSetError):
            return "\n".join(self.problem(error.origin, problem) for problem in error.problems)
        if isinstance(error, RecordError) and error.cause is not None:
            params = {**error.params, "reason": self._cause(error.cause, game)}
            return self.say(f"error-{error.code}", params)
        if isinstance(error, RuleError):
            return self._refusal(error, game, error.phrase)
        return self.say(f"error-{error.code}", error.params)

    def _cause(self, error: UngeheuerError, game: str) -> str:
        """What is wrong in a file, where moves are named as they are written there."""
        if isinstance(error, RuleError):
            return self._refusal(error, game, None)
        return self.error(error, game)

    def problem(self, origin: str, problem: Problem) -> str:
        reason = self.say(f"cards-{problem.code}", problem.params)
        return self.say("cards-problem", {"file": origin, "path": problem.path, "reason": reason})

    def _refusal(self, error: RuleError, game: str, phrase: Phrase | None) -> str:
        """Why not; what was tried is told by what it would do, if that is known."""
        params = {**error.params, "tried": error.tried}
        if "event" in params:  # undo ends at something that was revealed
            params["what"] = self.say(f"{game}-{params['event']}", params)
        text = self.say(f"error-{error.code}", params)
        if phrase is not None:
            text = self.say("why-title", {"what": self.say(*phrase)})
        reasons = [self.obstacle(game, obstacle) for obstacle in error.obstacles]
        if not reasons and error.rule:
            text = f"{text} ({error.rule})"
        return " ".join([text, *reasons])
