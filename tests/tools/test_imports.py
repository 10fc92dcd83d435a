import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = "from importlinter.cli import lint_imports_command as lint; lint()"
PACKAGES = ("engine", "games", "games/mighty", "games/timid", "bots", "wire", "lab", "cli")


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
        ("cli", "import json, random, rich, ungeheuer.lab, ungeheuer.bots"),
    ],
)
def test_imports_that_point_down_pass(tmp_path: Path, package: str, line: str) -> None:
    done = lint_tree(tmp_path, package, line)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("package", "line", "broken"),
    [
        ("engine", "import msgspec", "the engine needs nothing but Python"),
        ("engine", "import random", "rules know no chance, clock, bytes or sockets"),
        ("games/mighty", "from time import time", "rules know no chance, clock, bytes or sockets"),
        ("games/timid", "import ungeheuer.games.mighty", "imports point down"),
        ("engine", "import ungeheuer.games.mighty", "imports point down"),
        ("games/mighty", "import ungeheuer.bots", "imports point down"),
        ("bots", "import ungeheuer.wire", "imports point down"),
        ("lab", "import ungeheuer.cli", "imports point down"),
    ],
)
def test_other_imports_fail(tmp_path: Path, package: str, line: str, broken: str) -> None:
    done = lint_tree(tmp_path, package, line)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{broken} BROKEN" in done.stdout
