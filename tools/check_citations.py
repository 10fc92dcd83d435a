"""Checks that rules, code and tests know one another, and keeps the table of rule coverage.

A game's rules are the IDs in its rulebook. A rule is implemented if the game's code or a card
set cites it, and tested if a test that checks something carries it in its name or its mark.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

CITATION = re.compile(r"\b(?:[LMTI]-\d+\.\d+|V-[a-z]+|O-\d+)\b")
# The same in a test's name: test_M_3_3_…, test_V_chain_…, test_O_1_…
NAMED = re.compile(r"(?<=_)(?:[LMTI]_\d+_\d+|V_[a-z]+|O_\d+)(?=_|$)")
SCANNED = ("src/**/*", "tests/**/*", "docs/**/*", "examples/**/*", "*.md")
# The tests of these very checks are full of invented IDs.
UNSCANNED = ("tests/tools/",)
RULEBOOK = re.compile(
    r"(?:src/ungeheuer/games|examples/[\w-]+/src)/(?P<game>\w+)/rulebook/(?P<language>[\w-]+)\.toml"
)
# A language is there where it has a rulebook or a catalogue.
SPOKEN = re.compile(
    r"src/ungeheuer/(?:games/\w+/)?(?:rulebook/(?P<book>[\w-]+)\.toml|words/(?P<words>[\w-]+)/\w+\.ftl)"
)
# Parts of a game that tell, play or show its rules; a rule that is cited there alone has no code.
NO_RULES = ("rulebook/", "bots/", "words/", "terminal", "snapshots", "bench")
TABLE = "docs/rules-coverage.md"


@dataclass
class Source:
    """A file: its path from the repository's root, and its text."""

    path: str
    text: str

    def place(self, needle: str) -> str:
        """Say file and line of the needle's first occurrence."""
        before, found, _ = self.text.partition(needle)
        return f"{self.path}:{before.count(chr(10)) + 1}" if found else self.path


@dataclass
class Coverage:
    """What is known of one game's binding rules."""

    game: str
    rulebook: Source
    begun: bool
    rules: set[str]
    decisions: set[str]
    implemented: set[str]
    tested: set[str]


# --- reading --------------------------------------------------------------------------------


def read_tree(root: Path) -> list[Source]:
    """Read every text file in which a rule may be cited."""
    return [
        Source(name, text)
        for pattern in SCANNED
        for path in sorted(root.glob(pattern))
        if not (name := path.relative_to(root).as_posix()).startswith(UNSCANNED)
        if (text := read_text(path)) is not None
    ]


def read_text(path: Path) -> str | None:
    """Read a file, unless it is none, or holds no text."""
    try:
        return path.read_text(encoding="utf-8") if path.is_file() else None
    except UnicodeDecodeError:
        return None


def rulebooks(sources: Iterable[Source]) -> dict[str, dict[str, Source]]:
    """Find the rulebooks: game, language, file."""
    books: dict[str, dict[str, Source]] = {}
    for source in sources:
        if match := RULEBOOK.fullmatch(source.path):
            books.setdefault(match["game"], {})[match["language"]] = source
    return books


def rules_of(book: Source) -> dict[str, bool]:
    """Give the binding rules of a rulebook, and whether each rests on a decision of ours."""
    rules = tomllib.loads(book.text).get("rules", {})
    return {
        rule: bool(entry.get("decision"))
        for rule, entry in rules.items()
        if CITATION.fullmatch(rule)
    }


def tested_rules(source: Source) -> set[str]:
    """Give the rules that the tests of one file are about."""
    if not re.fullmatch(r"(examples/[\w-]+/)?tests/(.+/)?test_\w+\.py", source.path):
        return set()
    return {
        rule
        for node in ast.walk(ast.parse(source.text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.name.startswith("test_") and checks_something(node)
        for rule in (*named_rules(node.name), *marked_rules(node))
    }


def named_rules(name: str) -> list[str]:
    """Read test_M_3_3_and_V_chain_… as M-3.3, V-chain."""
    return [rule.replace("_", "-", 1).replace("_", ".") for rule in NAMED.findall(name)]


def marked_rules(test: ast.AST) -> Iterator[str]:
    """Read pytest.mark.rule("M-3.3", …), be it over the test or at one of its parameters."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def checks_something(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell a test from an empty one: it asserts, and is neither skipped nor to fail."""
    marks = {ast.unparse(mark).partition("(")[0] for mark in test.decorator_list}
    if marks & {"pytest.mark.skip", "pytest.mark.xfail"}:
        return False
    return any(asserts(node) for statement in test.body for node in ast.walk(statement))


def asserts(node: ast.AST) -> bool:
    """An assertion, `pytest.raises`, or a helper that is named for checking."""
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func).rpartition(".")[2]
        return name.startswith(("check", "assert", "raises"))
    return isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant)


# --- judging --------------------------------------------------------------------------------


def coverage(sources: list[Source]) -> list[Coverage]:
    """Sum up every game that has a rulebook."""
    tested = set().union(*map(tested_rules, sources))
    return [
        cover(game, books.get("en") or next(iter(books.values())), sources, tested)
        for game, books in sorted(rulebooks(sources).items())
    ]


def cover(game: str, book: Source, sources: Iterable[Source], tested: set[str]) -> Coverage:
    """Sum up one game."""
    rules = rules_of(book)
    home = book.path.partition("rulebook/")[0]
    code = [source for source in sources if is_code(source, home)]
    cited = {rule for source in code for rule in CITATION.findall(source.text)}
    return Coverage(
        game,
        book,
        begun=bool(code),
        rules=set(rules),
        decisions={rule for rule, decision in rules.items() if decision},
        implemented=cited & set(rules),
        tested=tested & set(rules),
    )


def is_code(source: Source, home: str) -> bool:
    """Tell a game's code and card sets, in which a citation counts, from its rulebook."""
    part = source.path.removeprefix(home)
    in_code = source.path.startswith(home) and not part.startswith(NO_RULES)
    return in_code and part.endswith((".py", ".toml"))


def problems(sources: list[Source]) -> list[str]:
    """Name everything that does not fit, one line each."""
    games = coverage(sources)
    known = {game.game: game.rules for game in games}
    spoken = languages(sources)
    return [
        *(
            line
            for books in rulebooks(sources).values()
            for line in language_problems(books, spoken)
        ),
        *(line for source in sources for line in unknown_rules(source, known)),
        *(line for game in games for line in gaps(game)),
    ]


def languages(sources: Iterable[Source]) -> list[str]:
    """Every language that anything is told in, English first."""
    found = {
        match["book"] or match["words"] for s in sources if (match := SPOKEN.fullmatch(s.path))
    }
    return sorted(found, key=lambda language: (language != "en", language))


def language_problems(books: dict[str, Source], spoken: list[str]) -> Iterator[str]:
    """Compare the rulebooks of one game: every language tells every rule."""
    folder = next(iter(books.values())).path.rpartition("/")[0]
    ids = {language: set(rules_of(book)) for language, book in books.items()}
    for language in spoken:
        if language not in books:
            yield f"{folder}/{language}.toml: is missing"
            continue
        for rule in in_order(set().union(*ids.values()) - ids[language]):
            yield f"{books[language].path}: {rule} stands in another language only"


def unknown_rules(source: Source, known: dict[str, set[str]]) -> Iterator[str]:
    """Name cited rules that do not exist, as far as there is a rulebook to judge by."""
    every = set().union(*known.values())
    # The rulebook whose rules begin with the same letter judges an ID; variants are anybody's.
    letters = {rule[0] for rule in every}
    for number, line in enumerate(source.text.splitlines(), 1):
        names = re.findall(r"\bdef (test_\w+)", line)
        cited = CITATION.findall(line) + [rule for name in names for rule in named_rules(name)]
        for rule in cited:
            if rule[0] in {*letters, "V"} and known and rule not in every:
                yield f"{source.path}:{number}: {rule} stands in no rulebook"


def gaps(game: Coverage) -> Iterator[str]:
    """Name the binding rules of a game that lack code or a test, once its code is begun."""
    if not game.begun:
        return
    for rule in in_order(game.rules):
        place = game.rulebook.place(f'[rules."{rule}"]')
        if rule not in game.implemented:
            yield f"{place}: {rule} has no code"
        if rule not in game.tested:
            yield f"{place}: {rule} has no test that checks something"


def in_order(rules: Iterable[str]) -> list[str]:
    """Sort as in the book: M-7.2 before M-7.10."""
    return sorted(rules, key=lambda rule: (rule[0], *map(int, re.findall(r"\d+", rule)), rule))


# --- telling --------------------------------------------------------------------------------


def table(games: Iterable[Coverage]) -> str:
    """Write the coverage as a page of Markdown."""
    rows = [
        f"| `{game.game}` | {len(game.rules)} | {len(game.implemented)} | {len(game.tested)} "
        f"| {len(game.decisions)} |"
        for game in games
    ]
    head = (
        "# Rule coverage",
        "",
        "Written by `python3 dev.py fix`.",
        "*Implemented*: cited by the game's code or card set. *Tested*: a test is named after it.",
        "*Decisions*: rules where print is silent and we chose.",
        "",
        "| game | rules | implemented | tested | decisions |",
        "|---|---|---|---|---|",
    )
    return "\n".join((*head, *rows)) + "\n"


def check(root: Path) -> list[str]:
    """Name all problems of a tree, a stale table among them."""
    sources = read_tree(root)
    kept = root / TABLE
    fresh = kept.is_file() and kept.read_text(encoding="utf-8") == table(coverage(sources))
    stale = [] if fresh else [f"{TABLE}: is out of date: `python3 dev.py fix` renews it"]
    return problems(sources) + stale


def main() -> int:
    """Print the table and the problems; the exit code says whether there are any."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", metavar="FILE", type=Path, help="write the table there, too")
    options = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    page = table(coverage(read_tree(root)))
    if options.table:
        options.table.parent.mkdir(parents=True, exist_ok=True)
        options.table.write_text(page, encoding="utf-8")
    found = check(root)
    print("\n".join((*page.splitlines()[6:], *found)))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
