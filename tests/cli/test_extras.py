"""A command whose libraries are not installed says which extra brings them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ungeheuer.cli.extras import EXTRAS, extra_for

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
# As in an environment without some libraries: their modules are not found.
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["ungeheuer", *{args!r}]
from ungeheuer.__main__ import main
sys.exit(main())
"""
TERMINAL = sorted(module for module, extra in EXTRAS.items() if extra == "terminal")
SERVER = sorted(module for module, extra in EXTRAS.items() if extra == "server")


def ungeheuer(missing: list[str], *args: str) -> subprocess.CompletedProcess[str]:
    script = WITHOUT.format(missing=set(missing), args=args)
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, check=False, text=True)


@pytest.mark.parametrize("args", [("rules", "mighty"), ("play", "mighty"), ("serve",)])
@pytest.mark.parametrize(
    ("language", "said"), [("en", "needs an optional part"), ("de", "braucht mehr")]
)
def test_without_the_terminal_its_extra_is_named(
    args: tuple[str, ...], language: str, said: str
) -> None:
    run = ungeheuer([*TERMINAL, *SERVER], *args, "--lang", language)
    assert (run.returncode, run.stdout) == (1, "")
    assert said in run.stderr
    assert "ungeheuer[" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("missing", [SERVER, [*TERMINAL, *SERVER]], ids=["server", "everything"])
@pytest.mark.parametrize("args", [("serve",), ("db", "check")])
def test_without_the_server_its_extra_is_named(args: tuple[str, ...], missing: list[str]) -> None:
    """At once: it brings what the terminal needs, too."""
    run = ungeheuer(missing, *args, "--lang", "en")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.endswith('pip install "ungeheuer[server]"\n')
    assert run.stderr.count("\n") == 1


def test_without_any_extra_there_is_help_and_a_library() -> None:
    assert ungeheuer([*TERMINAL, *SERVER], "--help").returncode == 0
    script = WITHOUT.partition("sys.argv")[0].format(missing={*TERMINAL, *SERVER})
    script += """
from ungeheuer.lab.simulate import Spec, run
from ungeheuer.wire.files import encode_record
print(run(Spec("mighty", {}, ["greedy"] * 4), 1, 1, 1, lambda done: None).games)
"""
    command = [sys.executable, "-c", script]
    assert subprocess.run(command, capture_output=True, check=True, text=True).stdout == "1\n"


def test_other_missing_modules_are_our_fault() -> None:
    assert extra_for(ModuleNotFoundError(name="ungeheuer.nothing")) is None
    assert extra_for(ModuleNotFoundError()) is None


def test_every_extra_that_is_named_exists() -> None:
    assert set(EXTRAS.values()) <= set(PROJECT["optional-dependencies"])
