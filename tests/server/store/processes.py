"""Processes of the tests: killed, or started at the same moment."""

import os
import subprocess
import sys
from pathlib import Path

import ungeheuer

ROOT = Path(__file__).parents[3]
SOURCES = Path(ungeheuer.__file__).parents[1]


def scribe(address: str, *args: str) -> "subprocess.Popen[str]":
    """Started, but waiting for a line before it does anything."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.scribe", address, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )


def begin(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()
