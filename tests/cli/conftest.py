"""The command line as the tests use it: arguments and lines typed in, code and texts out."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ungeheuer.cli import main


class Said:
    """How a command ended and what it said."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def all(self) -> str:
        return self.out + self.err


class Keyboard:
    """Lines typed one by one, when they are asked for; then nobody is there any more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def readline(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, 80 columns, English."""
    home = tmp_path / "home"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "UNGEHEUER_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("UNGEHEUER_HOME", str(home))
    return home


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`cli("play", "mighty", typed=["hint", "quit"])`."""

    def run(*args: object, typed: Iterable[str] = ()) -> Said:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        try:
            code = main([str(arg) for arg in args])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(code, said.out, said.err)

    return run
