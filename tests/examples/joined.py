"""The example installed beside the table, without any network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import pytest

from tests.made_once import made_once

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/liars-dice"
# What a wheel is built from, beside src/.
TABLE = ("pyproject.toml", "setup.py", "LICENSE", "README.md")
GAME = ("pyproject.toml",)
PATIENCE = 60.0  # seconds


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheels of the table and of the example, in one folder to import them from."""
    return made_once(tmp_path_factory, "example", install) / "installed"


def install(folder: Path) -> None:
    uv = Path(sys.executable).with_name("uv")
    offline = ("--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable)
    sources = [copied(folder / "table", ROOT, *TABLE), copied(folder / "example", EXAMPLE, *GAME)]
    into = ("--target", folder / "installed")
    subprocess.run([uv, "pip", "install", "--quiet", *offline, *into, *sources], check=True)


def copied(folder: Path, project: Path, *names: str) -> Path:
    """What a project is built from; building leaves files beside it."""
    folder.mkdir()
    without = shutil.ignore_patterns("*.egg-info", "__pycache__")
    shutil.copytree(project / "src", folder / "src", ignore=without)
    for name in names:
        shutil.copy(project / name, folder)
    return folder


def surroundings(*installed: Path) -> dict[str, str]:
    """The environment of a program that finds these folders."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [*installed, ROOT]))}


def run(*args: str | Path, installed: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *args],
        env=surroundings(installed),
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=10 * PATIENCE,
    )


@contextmanager
def serving(installed: Path, database: Path) -> Iterator[str]:
    """A server that has the example; its address."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.served", f"sqlite:///{database}", port],
        env=surroundings(installed),
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/readyz").close()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(address)
