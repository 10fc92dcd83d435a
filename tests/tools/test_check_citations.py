from pathlib import Path

import pytest

from tools.check_citations import TABLE, check, coverage, in_order, named_rules, read_tree, table

RULES = """\
[rules."M-3.3"]
title = "…"
text = "…"
decision = true

[rules."V-chain"]
title = "…"
text = "…"
"""
CODE = '"""Displacing (M-3.3)."""\n'
CARDS = '[deal]\nrule = "V-chain"\n'
TESTS = """\
import pytest

def test_M_3_3_forbids_displacing() -> None:
    assert displace()

@pytest.mark.rule("V-chain")
def test_levels_ascend() -> None:
    with pytest.raises(ValueError):
        deal()
"""
GAME = "src/ungeheuer/games/mighty"
FILES = {
    f"{GAME}/rulebook/en.toml": RULES,
    f"{GAME}/rulebook/de.toml": RULES,
    "src/ungeheuer/words/en/language.ftl": "",
    "src/ungeheuer/words/de/language.ftl": "",
    f"{GAME}/rules.py": CODE,
    f"{GAME}/cards/house.toml": CARDS,
    "tests/games/mighty/test_rules.py": TESTS,
}


def grow(root: Path, **changed: str) -> Path:
    """Make a tree in which all is well but for what a keyword (a file's stem) replaces."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed.get(path.stem, text), encoding="utf-8")
    (root / TABLE).parent.mkdir()
    (root / TABLE).write_text(table(coverage(read_tree(root))), encoding="utf-8")
    return root


def test_a_tree_where_all_fits_passes(tmp_path: Path) -> None:
    root = grow(tmp_path)
    assert check(root) == []
    assert "| `mighty` | 2 | 2 | 2 | 1 |" in (root / TABLE).read_text(encoding="utf-8")


def test_a_rule_without_test_fails(tmp_path: Path) -> None:
    tests = TESTS.replace("test_M_3_3_forbids", "test_forbids")
    assert check(grow(tmp_path, test_rules=tests)) == [
        f"{GAME}/rulebook/en.toml:1: M-3.3 has no test that checks something"
    ]


def test_a_rule_without_code_fails(tmp_path: Path) -> None:
    assert check(grow(tmp_path, house="")) == [
        f"{GAME}/rulebook/en.toml:6: V-chain has no code",
    ]


@pytest.mark.parametrize(
    "body",
    ["pass", "...", '"""Says M-3.3."""', "return", "assert True", "print()"],
)
def test_an_empty_test_does_not_count(tmp_path: Path, body: str) -> None:
    tests = TESTS.replace("assert displace()", body)
    assert check(grow(tmp_path, test_rules=tests)) == [
        f"{GAME}/rulebook/en.toml:1: M-3.3 has no test that checks something"
    ]


@pytest.mark.parametrize("mark", ["skip", "skip(reason='later')", "xfail"])
def test_a_skipped_test_does_not_count(tmp_path: Path, mark: str) -> None:
    tests = TESTS.replace("def test_M", f"@pytest.mark.{mark}\ndef test_M")
    assert len(check(grow(tmp_path, test_rules=tests))) == 1


def test_a_citation_in_a_test_module_that_is_no_test_does_not_count(tmp_path: Path) -> None:
    tests = TESTS.replace("def test_M_3_3", "# M-3.3\ndef helper_M_3_3")
    assert len(check(grow(tmp_path, test_rules=tests))) == 1


@pytest.mark.parametrize("rule", ["M-3.4", "V-cain"])
@pytest.mark.parametrize("name", [f"{GAME}/verbs.py", "src/ungeheuer/cli.py", "docs/a.md", "A.md"])
def test_an_unknown_rule_fails_wherever_it_is_cited(tmp_path: Path, name: str, rule: str) -> None:
    root = grow(tmp_path)
    (root / name).write_text(f"# As\n# {rule} says\n", encoding="utf-8")
    assert check(root) == [f"{name}:2: {rule} stands in no rulebook"]


def test_an_unknown_rule_in_the_name_of_a_test_fails(tmp_path: Path) -> None:
    tests = TESTS + "\ndef test_M_3_3_and_M_9_1() -> None:\n    assert displace()\n"
    assert check(grow(tmp_path, test_rules=tests)) == [
        "tests/games/mighty/test_rules.py:11: M-9.1 stands in no rulebook"
    ]


def test_a_game_without_rulebook_is_not_judged(tmp_path: Path) -> None:
    assert check(grow(tmp_path, rules=CODE + "# T-1.1, O-1, I-12.5\n")) == []


def test_a_rulebook_written_ahead_of_its_game_owes_nothing(tmp_path: Path) -> None:
    root = grow(tmp_path)
    ahead = '[rules."T-1.1"]\ntitle = "…"\ntext = "…"\n'
    (root / "src/ungeheuer/games/timid/rulebook").mkdir(parents=True)
    for language in ("de", "en"):
        path = root / f"src/ungeheuer/games/timid/rulebook/{language}.toml"
        path.write_text(ahead, encoding="utf-8")
    page = table(coverage(read_tree(root)))
    (root / TABLE).write_text(page, encoding="utf-8")
    assert check(root) == []
    assert "| `timid` | 1 | 0 | 0 | 0 |" in page


def test_languages_that_differ_fail(tmp_path: Path) -> None:
    german = RULES.replace("V-chain", "V-king")
    assert check(grow(tmp_path, de=german)) == [
        f"{GAME}/rulebook/en.toml: V-king stands in another language only",
        f"{GAME}/rulebook/de.toml: V-chain stands in another language only",
        f"{GAME}/rulebook/de.toml:6: V-king stands in no rulebook",
    ]


def test_a_missing_language_fails(tmp_path: Path) -> None:
    root = grow(tmp_path)
    (root / GAME / "rulebook/de.toml").unlink()
    assert check(root) == [f"{GAME}/rulebook/de.toml: is missing"]


def test_a_stale_table_fails(tmp_path: Path) -> None:
    root = grow(tmp_path)
    (root / TABLE).write_text("old\n", encoding="utf-8")
    assert check(root) == [f"{TABLE}: is out of date: `python3 dev.py fix` renews it"]


def test_rules_in_names_and_their_order() -> None:
    name = "test_M_7_4_and_M_7_12_with_V_chain_O_1"
    assert named_rules(name) == ["M-7.4", "M-7.12", "V-chain", "O-1"]
    assert in_order({"V-king", "M-7.10", "M-7.2", "V-chain"}) == [
        "M-7.2",
        "M-7.10",
        "V-chain",
        "V-king",
    ]
