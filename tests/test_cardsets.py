"""Whatever tests, benches and snapshots play names its card set: a new one changes none of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cardsets import HOUSE, VERSIONS
from tests.test_walls import ROOT, tracked
from ungeheuer.engine import cardset
from ungeheuer.games import NAMES, game

PLAYED = ("tests/", "bench/", "tools/", "src/ungeheuer/lab/snapshots", "src/ungeheuer/games/")
WITH_CARDS = {"Match": (3, "cardset"), "shipped": (3, "version")}  # arguments by place and by name
DEFAULT = "newest_cards"  # the fixture of tests about the default


def nameless(tree: ast.AST) -> Iterator[int]:
    """The lines of calls that leave it open which version of the cards is meant."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and DEFAULT in {arg.arg for arg in node.args.args}:
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            count, name = WITH_CARDS.get(node.func.id, (0, ""))
            if len(node.args) < count and name not in {each.arg for each in node.keywords}:
                yield node.lineno
        yield from nameless(node)


def is_played(name: str) -> bool:
    of_game = name.startswith("src/ungeheuer/games/")
    wanted = ("snapshots.py", "bench.py") if of_game else (".py",)
    return name.startswith(PLAYED) and name.endswith(wanted)


def test_every_match_of_tests_benches_and_snapshots_names_its_cards() -> None:
    files = [name for name in tracked() if is_played(name)]
    assert len(files) > 200
    found = {
        f"{name}:{line}"
        for name in files
        for line in nameless(ast.parse((ROOT / name).read_text("utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    ("code", "caught"),
    [
        ("match = Match(RULES)", True),
        ("match = Match(RULES, {}, names=NAMES)", True),
        ("match = Match(RULES, {}, CARDS)", False),
        ("match = Match(RULES, cardset=CARDS)", False),
        ("cards = shipped(RULES.package)", True),
        ("cards = shipped(RULES.package, version=1)", False),
        ("def test_it(newest_cards):\n    Match(RULES)", False),
        ("def test_it():\n    Match(RULES)", True),
    ],
)
def test_what_leaves_it_open_is_found(code: str, *, caught: bool) -> None:
    assert any(nameless(ast.parse(code))) == caught


def test_while_tests_run_the_newest_set_is_theirs() -> None:
    assert set(VERSIONS) == set(NAMES)
    for name in NAMES:
        assert cardset.newest(game(name).package, "house") == HOUSE[name].version


def test_people_get_what_was_shipped_last(newest_cards: None) -> None:
    for name in NAMES:
        files = Path(ROOT / "src/ungeheuer/games" / name / "cards").glob("house-*.toml")
        assert f"house-{cardset.newest(game(name).package, 'house')}.toml" == max(
            (file.name for file in files), key=lambda each: int(each[6:-5])
        )
