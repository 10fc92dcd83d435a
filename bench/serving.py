"""Servers of this checkout and of others, as benchmarks run them, and requests to them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 90.0  # seconds
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Server(NamedTuple):
    """A running server: where it answers, and its process."""

    address: str
    pid: int


class Usage(NamedTuple):
    """What a process has used: seconds of the processor, resident bytes."""

    cpu: float
    memory: int


@contextmanager
def serving(tree: Path, database: Path, *flags: str) -> Iterator[Server]:
    """The server of a checkout on a free port, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "ready"
        how = ("--port=0", "--no-open", "--log-level=warning", f"--ready-file={ready}")
        command = [*python_of(tree), "-m", "ungeheuer.cli", "serve", *how]
        command += [f"--database=sqlite:///{database}", *flags]
        process = subprocess.Popen(
            command, cwd=tree, env=variables_of(tree), stdout=subprocess.DEVNULL
        )
        try:
            yield Server(f"127.0.0.1:{waited_for(ready)['port']}", process.pid)
        finally:
            process.terminate()
            process.wait()


def python_of(tree: Path) -> list[str]:
    """The interpreter of a checkout: its own one, or ours if it has none."""
    own = tree / ".venv/bin/python"
    return [str(own) if tree != ROOT and own.exists() else sys.executable]


def variables_of(tree: Path) -> dict[str, str]:
    """Our environment; the sources of another checkout come before those installed in it."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return own if tree == ROOT else own | {"PYTHONPATH": str(tree / "src")}


@contextmanager
def checkout(name: str) -> Iterator[Path]:
    """The folder of that name, or a temporary checkout of the commit of that name."""
    if Path(name).is_dir():
        yield Path(name).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder).resolve() / "tree"
        worktree("add", "--detach", "--quiet", str(tree), name)
        try:
            yield tree
        finally:
            worktree("remove", "--force", str(tree))


def worktree(*args: str) -> None:
    subprocess.run(["git", "worktree", *args], cwd=ROOT, check=True)


def waited_for(ready: Path) -> dict[str, Any]:
    for _ in range(int(PATIENCE * 10)):
        if ready.exists() and (text := ready.read_text()):
            found: dict[str, Any] = json.loads(text)
            return found
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def asked(address: str, path: str, body: object = None, key: str = "") -> dict[str, Any]:
    """What the HTTP API answers; with a body, it is posted."""
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"http://{address}{path}", data, headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def usage_of(pid: int) -> Usage:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Usage((int(fields[11]) + int(fields[12])) / TICK, pages * PAGE)


def children_of(pid: int) -> list[int]:
    """The processes that it has started, such as those in which bots think."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in found for child in each.read_text().split()]
