"""The walls of the tree: no file outside the homes of the games names one of them."""

import re
import subprocess
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import pytest

from ungeheuer.engine.manifest import Manifest, Part
from ungeheuer.games import NAMES, game, manifests

ROOT = Path(__file__).parents[1]
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
# Where games may be named: their homes, tests and examples, and what is written for people.
HOMES = ("src/ungeheuer/games/", "web/src/games/", "tests/", "examples/", "docs/")
GENERATED = {
    "web/src/wire/types.ts": "tools.make_protocol",
    "web/src/words/golden.json": "tests/words/test_browser.py",
    "web/package-lock.json": "npm install",
    "requirements.lock": "dev.py lock",
    "requirements-bench.lock": "dev.py lock",
    "requirements-uv.lock": "dev.py lock",
    "requirements-web.lock": "dev.py lock",
}
# At most five, each with its reason.
EXCEPTIONS = {
    "tools/example_session.py": "the page of the protocol shows a session of a real game",
    "bench/simulations.py": "the bots that simulate whole phases are those of one game",
    "bench/hostile/targets.py": "the attacks of the review were made at these tables",
    "bench/load/mixture.py": "its figures are comparable for one mixture of games only",
}
CODE = (".py", ".ts", ".svelte", ".js", ".mjs")
LONG = 400
REASON = re.compile(r"Over 400 lines: \S")


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def is_watched(name: str) -> bool:
    return not (name.startswith(HOMES) or name.endswith(".md") or name in GENERATED)


def naming(root: Path, names: Iterable[str]) -> set[str]:
    """The watched files that name a game, in their path or in their text."""
    watched = [name for name in names if is_watched(name)]
    return {
        name
        for name in watched
        if NAMED.search(name) or NAMED.search((root / name).read_text("utf-8", "replace"))
    }


def without_reason(root: Path, names: Iterable[str]) -> set[str]:
    """The long files of code whose first line (after a shebang) does not say why they are long."""
    found = set()
    for name in names:
        if not name.endswith(CODE) or name in GENERATED:
            continue
        lines = (root / name).read_text("utf-8").splitlines()
        first = [line for line in lines[:2] if not line.startswith("#!")][:1]
        if len(lines) > LONG and not REASON.search("".join(first)):
            found.add(name)
    return found


def test_no_file_outside_its_home_names_a_game() -> None:
    files = tracked()
    assert len([name for name in files if is_watched(name)]) > 300
    assert naming(ROOT, files) == set(EXCEPTIONS)
    assert len(EXCEPTIONS) <= 5
    assert all((ROOT / name).is_file() for name in GENERATED)


PLANTED = [
    ("src/ungeheuer/server/table.py", f'if name == "{NAMES[0]}":', True),
    ("web/src/pages/Home.svelte", f"<p class='{NAMES[1]}-box'>", True),
    ("src/ungeheuer/words/en/web.ftl", f"page-{NAMES[2].upper()} = Home", True),
    (f"web/src/art/{NAMES[0]}.svg", "<svg/>", True),
    ("src/ungeheuer/server/table.py", f"the {NAMES[0]}est of all, un{NAMES[1]}", False),
    (f"src/ungeheuer/games/{NAMES[0]}/game.py", NAMES[0], False),
    ("web/src/wire/types.ts", NAMES[0], False),
    ("README.md", NAMES[0], False),
]


@pytest.mark.parametrize(("name", "text", "caught"), PLANTED)
def test_a_planted_name_is_caught(tmp_path: Path, name: str, text: str, *, caught: bool) -> None:
    plant(tmp_path, name, text)
    assert naming(tmp_path, [name]) == ({name} if caught else set())


def test_long_files_say_why_in_their_first_line() -> None:
    assert without_reason(ROOT, tracked()) == set()


@pytest.mark.parametrize(
    ("first", "lines", "caught"),
    [
        ("# Nothing special.", 401, True),
        ("# Nothing special.", 400, False),
        ("# Over 400 lines: ", 401, True),
        ("# Over 400 lines: a list.", 401, False),
        ("#!/usr/bin/env python3\n# Over 400 lines: a list.", 401, False),
        ("#!/usr/bin/env python3\n# Nothing special.", 401, True),
        ("# Nothing special.\n# Over 400 lines: too late.", 401, True),
    ],
)
def test_a_long_file_without_reason_is_caught(
    tmp_path: Path, first: str, lines: int, *, caught: bool
) -> None:
    plant(tmp_path, "long.py", first + "\n" * (lines - first.count("\n")))
    assert without_reason(tmp_path, ["long.py"]) == ({"long.py"} if caught else set())


def plant(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def parts_of(brings: Manifest) -> list[Part[object]]:
    every = [getattr(brings, field.name) for field in fields(brings)]
    found = [each for each in every if isinstance(each, Part)]
    return [*found, *brings.commands.values()]


@pytest.mark.parametrize("brings", manifests(), ids=lambda brings: brings.name)
def test_every_part_that_a_manifest_names_is_there(brings: Manifest) -> None:
    assert len(parts_of(brings)) >= 7
    assert all(part.load() is not None for part in parts_of(brings))
    assert game(brings.name).name == brings.name
    assert game(brings.name).package == brings.package
    assert all(hasattr(part.load(), "run") for part in brings.commands.values())
