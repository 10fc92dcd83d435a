"""Stopped from outside: one sentence, the right exit code, no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
# Of those that `ungeheuer rules` loads: the first, one in the middle, its own, a library.
MODULES = ("ungeheuer.cli", "ungeheuer.engine.errors", "ungeheuer.cli.rules", "rich.console")
# Sends a real Ctrl-C to itself at the moment when a module is about to be loaded.
INTERRUPT_AT = """
import os, signal, sys

# A shell that runs this in the background has told it to ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
sys.argv = ["ungeheuer", "rules", "mighty", "--lang", {language!r}]
from ungeheuer.__main__ import main
sys.exit(main())
"""


def ungeheuer(*args: str, stdout: object, stderr: object = subprocess.PIPE) -> tuple[int, str]:
    command = [sys.executable, "-m", "ungeheuer", *args]
    run = subprocess.run(
        command,
        stdout=stdout,  # type: ignore[call-overload]
        stderr=stderr,
        stdin=subprocess.DEVNULL,
        check=False,
        text=True,
    )
    return run.returncode, run.stderr or ""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize(
    "args",
    [
        ("--version",),
        ("--help",),
        ("play", "--help"),
        ("rules", "mighty"),
        ("cards", "island"),
        ("simulate", "mighty", "-n", "1", "--workers", "1", "--json"),
    ],
)
def test_output_to_a_full_device_ends_in_a_sentence(args: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        code, said = ungeheuer(*args, "--lang", "en", stdout=full)
    assert (code, said.lstrip("\n")) == (
        1,
        "The output could not be written: No space left on device.\n",
    )


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_nothing_is_said_where_nothing_can_be_said() -> None:
    with FULL.open("w") as full:
        assert ungeheuer("rules", "mighty", stdout=full, stderr=full) == (1, "")


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize(("language", "said"), [("en", "Interrupted.\n"), ("de", "Abgebrochen.\n")])
def test_ctrl_c_while_modules_load_ends_in_a_sentence(
    module: str, language: str, said: str
) -> None:
    script = INTERRUPT_AT.format(module=module, language=language)
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, capture_output=True, check=False, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (130, "", said)
