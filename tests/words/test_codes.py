"""Every code that the sources can say has words, and every word is said."""

import ast
import re
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from tests.cardsets import HOUSE
from tests.words.catalogue import SOURCES, browser_codes, calls, messages, strings, trees
from ungeheuer.engine import errors
from ungeheuer.engine.events import Event
from ungeheuer.games import NAMES, manifest
from ungeheuer.games.mighty.rules.cards import KINDS, WHERE, deck_of
from ungeheuer.server import errors as server
from ungeheuer.server import store
from ungeheuer.wire.faults import FINDINGS
from ungeheuer.words import WORD, languages, vocabulary_of

# What the terminal says in words of each game.
GAMES_OWN = ("example", "short", "goal", "invented", "advice-value")
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
ERRORS = {
    name
    for name, each in {**vars(errors), **vars(store), **vars(server)}.items()
    if isinstance(each, type) and issubclass(each, errors.UngeheuerError)
}


def events() -> list[type[Event]]:
    for name in NAMES:
        manifest(name).events.load()
    shipped = [e for e in Event.__subclasses__() if e.__module__.startswith("ungeheuer.games.")]
    return sorted(shipped, key=lambda event: event.code)


def game_of(event: type[Event]) -> str:
    return event.__module__.split(".")[2]


@pytest.mark.parametrize("event", events(), ids=lambda event: event.code)
def test_every_event_has_words_for_its_parameters(event: type[Event]) -> None:
    assert is_dataclass(event)
    given = {field.name for field in fields(event)}
    assert messages("en")[f"{game_of(event)}-{event.code}"] <= given


def codes(names: set[str], position: int) -> set[str]:
    """The codes given to these callables; of a choice, both."""
    found: set[str] = set()
    for name, call in calls():
        given = [*call.args[position : position + 1]]
        given += [word.value for word in call.keywords if word.arg == "code"]
        if name in names:
            said = [text for node in given for part in chosen(node) for text in strings(part)]
            found |= {text for text in said if CODE.fullmatch(text)}
    return found


def chosen(node: ast.expr) -> list[ast.expr]:
    """What a choice can give; what it depends on is no code."""
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


@cache
def error_codes() -> set[str]:
    first = codes(ERRORS - {"SetupRefused", "CardSetError", "EngineBug"}, 0)
    fields = {code for _, code in FINDINGS}
    return (
        first
        | fields
        | codes({"Barrier", "HttpError", "refused_for"}, 1)
        | {"bad-option", "named-twice", "not-one-each", "unknown-option", "engine-bug"}
    )


@cache
def obstacle_codes(game: str) -> set[str]:
    """All codes in the functions of a game that make obstacles."""
    found: set[str] = set()
    for file in (SOURCES / "games" / game / "rules").rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found |= codes_in(function)
    return found


def codes_in(function: ast.FunctionDef) -> set[str]:
    found: set[str] = set()
    for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
        called = call.func.id if isinstance(call.func, ast.Name) else ""
        if called in {"obstacle", "Obstacle"} and len(call.args) > 1:
            code = call.args[1]
            chosen = [
                node.value
                for node in ast.walk(function)
                if isinstance(code, ast.Name)
                and isinstance(node, ast.Assign)
                and ast.unparse(node.targets[0]) == code.id
            ]
            for source in chosen or [code]:
                found |= {text for text in strings(source) if CODE.fullmatch(text)}
    return found


@cache
def advice_codes(game: str) -> set[str]:
    """All codes in the modules of a game that give advice and its reasons."""
    sources = (SOURCES / "games" / game / "bots").rglob("*.py")
    trees = [ast.parse(source.read_text("utf-8")) for source in sources]
    return {
        text for tree in trees for text in strings(tree) if text.startswith(("advice-", "slip-"))
    }


@pytest.mark.parametrize("language", languages())
def test_every_error_has_words(language: str) -> None:
    found = error_codes()
    assert {"no-file", "illegal-move", "undo-chance", "not-a-move", "stale-move"} <= found
    assert {"seat-taken", "table-over", "wrong-origin", "wrong-method", "server-fault"} <= found
    assert not {f"error-{code}" for code in found} - set(messages(language))


def test_what_a_table_refuses_has_words_for_its_parameters() -> None:
    """As far as they are written down where it is raised."""
    checked = 0
    for name, call in calls():
        told = [*call.args[1:2], ast.Dict([], [])][0]
        if name in vars(server) and isinstance(told, ast.Dict) and None not in told.keys:
            given = {text for key in told.keys if key for text in strings(key)}
            for code in {text for part in chosen(call.args[0]) for text in strings(part)}:
                assert messages("en")[f"error-{code}"] <= given, ast.unparse(call)
                checked += 1
    assert checked > 40


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_every_obstacle_has_words_for_its_parameters(game: str) -> None:
    found = obstacle_codes(game)
    assert len(found) > 10
    assert not {f"{game}-{code}" for code in found} - set(messages("en"))
    for name, call in calls(game):
        if name == "obstacle" and isinstance(call.args[1], ast.Constant):
            given = {word.arg for word in call.keywords}
            assert messages("en")[f"{game}-{call.args[1].value!s}"] <= given, ast.unparse(call)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_its_own_words_around_the_table(game: str) -> None:
    wanted = {f"{game}-{name}" for name in ("example", "short", "goal", "invented")}
    assert not wanted - set(messages("en"))


@pytest.mark.parametrize("game", NAMES)
def test_every_advice_has_words(game: str) -> None:
    found = advice_codes(game)
    assert len(found) > 3
    assert not {f"{game}-{code}" for code in found} - set(messages("en"))


def test_every_problem_of_a_card_set_has_words() -> None:
    found = codes({"Problem", "problem"}, 1)
    assert {"missing", "wrong-type", "syntax", "other-hash", "unbeatable"} <= found
    assert not {f"cards-{code}" for code in found} - set(messages("en"))


def test_every_tile_kind_and_game_has_a_name() -> None:
    tiles = deck_of(HOUSE["mighty"]).tiles
    wanted = {*(f"tile-name-{id}" for id in tiles), *(f"tile-where-{where}" for where in WHERE)}
    wanted |= {f"name-{kind}" for kind in KINDS} | {f"game-{name}" for name in NAMES}
    assert not wanted - set(messages("en"))


def constants() -> set[str]:
    """Every ID that the sources name as it is."""
    found = {text for tree in trees() for text in strings(tree)}
    found |= {code for game in NAMES for code in cause_codes(game)}
    return {text for text in found if not text.startswith("error")}


def said() -> list[re.Pattern[str]]:
    """Patterns for every ID that the sources make: f-strings that begin with a constant."""
    found = {f"{prefix}-.+" for game in NAMES for prefix in prefixes(game)}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add("".join(piece(value) for value in node.values))
    return [re.compile(text) for text in found if not text.startswith("error")]


def cause_codes(game: str) -> set[str]:
    """Causes are said by the name of a parameter: any word of the rules may be one."""
    rules = (SOURCES / "games" / game / "rules").rglob("*.py")
    words = {word for file in rules for word in strings(ast.parse(file.read_text("utf-8")))}
    return {f"cause-{word}" for word in words if CODE.fullmatch(word)}


def prefixes(game: str) -> set[str]:
    """Of words by their kind: the annotations of events name them."""
    kinds = [kind for event in vocabulary_of(game).events.values() for kind in event.values()]
    return {prefix for kind in kinds if kind.startswith(WORD) for prefix in kind.split()[1:]}


def piece(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else ".+"


def test_every_message_is_said() -> None:
    games = {f"{game_of(event)}-{event.code}" for event in events()}
    for game in NAMES:
        games |= {f"{game}-{code}" for code in obstacle_codes(game) | advice_codes(game)}
        games |= {f"{game}-{name}" for name in GAMES_OWN}
    coded = games | {f"error-{code}" for code in error_codes()}
    patterns = [*said(), *browser_codes()]
    unsaid = [
        id
        for id in set(messages("en")) - coded - constants()
        if not any(pattern.fullmatch(id) for pattern in patterns)
    ]
    assert not [id for id in unsaid if not id.startswith("game-island")]
