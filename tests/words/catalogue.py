"""The catalogues and the sources, read for the tests."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ungeheuer

SOURCES = Path(ungeheuer.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
# A quoted code in the browser's sources; in `…${x}…` anything may stand for x.
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-|\$\{[^}]*\}|[a-zA-Z0-9])*)["'`]""")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    """The catalogues of the table and of every game."""
    return sorted(SOURCES.glob(f"**/words/{language}/*.ftl"))


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The variables of every message, by its ID."""
    found: dict[str, frozenset[str]] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def texts(language: str) -> str:
    """All that is said, but for the names printed on cards, which may shout."""
    said = [file for file in files(language) if file.stem != "names"]
    return "\n".join(file.read_text(encoding="utf-8") for file in said)


@cache
def trees(game: str = "") -> tuple[ast.Module, ...]:
    """The sources, all of them or those of one game."""
    home = SOURCES / "games" / game if game else SOURCES
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(home.rglob("*.py")))


def calls(game: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every call in the sources with the name that is called."""
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else None
                yield name or (called.id if isinstance(called, ast.Name) else ""), node


def strings(node: ast.AST) -> set[str]:
    """The string constants in a piece of source; both branches of a choice count."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


@cache
def browser_codes() -> tuple[re.Pattern[str], ...]:
    """Patterns for everything quoted in the browser's sources that could be a code."""
    files = [*BROWSER.rglob("*.svelte"), *BROWSER.rglob("*.ts")]
    quoted = {code for file in files for code in QUOTED.findall(file.read_text("utf-8"))}
    return tuple(re.compile(re.sub(r"\$\{[^}]*\}", ".+", code)) for code in sorted(quoted))
