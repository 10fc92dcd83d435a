"""No file outside the homes of the games names one of them: the house knows no game."""

import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from ungeheuer.engine.manifest import Manifest, Part
from ungeheuer.games import NAMES, game, manifests

ROOT = Path(__file__).parents[1]
# Widened to every tracked file once the browser client has its own homes for games.
WATCHED = ("src/**.py", "tools/**.py", "bench/**.py", "dev.py", "setup.py", "pyproject.toml")
HOMES = ("src/ungeheuer/games/",)
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
# At most five, each with its reason.
EXCEPTIONS = {
    "tools/example_session.py": "the page of the protocol shows a session of a real game",
    "bench/frames.py": "measures the one board that has a long show",
    "bench/load.py": "its figures are for one mixture of games, the same as before",
}


def tracked(*patterns: str) -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", *patterns], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


def test_no_file_outside_its_home_names_a_game() -> None:
    files = [name for name in tracked(*WATCHED) if not name.startswith(HOMES)]
    assert len(files) > 100
    naming = {name for name in files if NAMED.search((ROOT / name).read_text("utf-8"))}
    assert naming == set(EXCEPTIONS)
    assert len(EXCEPTIONS) <= 5


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
