import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NO_CLOCK = "rules know no chance, clock, bytes or sockets"
LINT = "from importlinter.cli import lint_imports_command as lint; lint()"
GAMES = ("mighty", "timid")
PARTS = ("", "/rules", "/bots", "/aid", "/game")
PACKAGES = (
    *("engine", "bots", "words", "wire", "lab", "server", "cli", "testing", "games"),
    *(f"games/{game}{part}" for game in GAMES for part in PARTS),
)


def lint_tree(root: Path, package: str, line: str) -> subprocess.CompletedProcess[str]:
    """Hold our contracts against a package of empty modules but for one line."""
    for name in ("", *PACKAGES):
        folder = root / "ungeheuer" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(line if name == package else "")
    options = ("--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml"))
    paths = {"PYTHONPATH": os.pathsep.join((str(root), str(ROOT)))}
    return subprocess.run(
        [sys.executable, "-c", LINT, *options],
        cwd=root,
        env=os.environ | paths,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("engine", "import tomllib, mypy_extensions"),
        ("games/mighty", "import ungeheuer.engine"),
        ("games/mighty/rules", "import ungeheuer.engine"),
        ("games/mighty/bots", "import time, ungeheuer.bots, ungeheuer.games.mighty.rules"),
        ("games/mighty/game", "import ungeheuer.games.mighty.bots, ungeheuer.games.mighty.aid"),
        ("bots", "import ungeheuer.games"),
        ("cli", "import json, random, rich, ungeheuer.lab, ungeheuer.bots, ungeheuer.games"),
    ],
)
def test_imports_that_point_down_pass(tmp_path: Path, package: str, line: str) -> None:
    done = lint_tree(tmp_path, package, line)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("package", "line", "broken"),
    [
        ("engine", "import msgspec", "the engine needs nothing but Python"),
        ("engine", "import random", NO_CLOCK),
        ("games/mighty/rules", "from time import time", NO_CLOCK),
        ("games/mighty/aid", "import json", NO_CLOCK),
        ("games/timid", "import ungeheuer.games.mighty", "games are strangers to one another"),
        ("games/timid/bots", "import ungeheuer.games.mighty.rules", "games are strangers"),
        ("engine", "import ungeheuer.games.mighty", "the house knows no game"),
        ("cli", "import ungeheuer.games.mighty.rules", "the house knows no game"),
        ("games", "import ungeheuer.games.mighty", "the registry imports no game"),
        ("games/mighty/rules", "import ungeheuer.bots", "rules import the engine and themselves"),
        ("games/mighty/rules", "import ungeheuer.games.mighty.bots", "inside a game"),
        ("games/mighty/bots", "import ungeheuer.words", "bots import rules"),
        ("games/mighty/bots", "import ungeheuer.lab", "bots import rules"),
        ("bots", "import ungeheuer.wire", "imports point down"),
        ("lab", "import ungeheuer.cli", "imports point down"),
    ],
)
def test_other_imports_fail(tmp_path: Path, package: str, line: str, broken: str) -> None:
    done = lint_tree(tmp_path, package, line)
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(rf"^{broken}.* BROKEN", done.stdout, re.MULTILINE), done.stdout
