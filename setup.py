"""Compile with mypyc if UNGEHEUER_COMPILE=1; all other settings are in pyproject.toml."""

import os
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path("src/ungeheuer")
COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "games/__init__.py",
    "games/*/game.py",
    "games/*/rules/**/*.py",
    "games/*/bots/**/*.py",
)
# Exceptions, each with its reason.
INTERPRETED = (
    # mypyc takes ClassVars for fields of a dataclass, and drops the annotations that wire reads
    "engine/kinds.py",
    "games/*/rules/events.py",
    "games/*/rules/params.py",
    "games/*/rules/view.py",
    # data that is read once, and nothing that a search calls
    "bots/personas.py",
    # runs for days to make data that is shipped; its time is spent in compiled code
    "games/*/bots/solver/*.py",
)


def sources() -> list[Path]:
    """List the files to compile; compiling an empty __init__.py would gain nothing."""
    plain = {path for pattern in INTERPRETED for path in ROOT.glob(pattern)}
    files = (path for pattern in COMPILED for path in sorted(ROOT.glob(pattern)))
    return [path for path in files if path not in plain and path.stat().st_size]


def groups(files: list[Path]) -> list[tuple[list[str], str | None]]:
    """One group for each game, one for what they share.

    A group is one C file. Groups are compiled in parallel; calls between them are slower than
    calls inside one, and games do not call each other.
    """
    found: dict[str, list[str]] = {}
    for path in files:
        place = path.relative_to(ROOT).parts
        name = place[1] if place[0] == "games" and len(place) > 2 else "shared"
        found.setdefault(f"ungeheuer_{name}", []).append(path.as_posix())
    return [(paths, name) for name, paths in found.items()]


def size(extension: Extension) -> int:
    return sum(Path(path).stat().st_size for path in extension.sources)


def extensions() -> list[Extension]:
    """All compiled modules, the largest C files first so that the last core is not left waiting."""
    if os.environ.get("UNGEHEUER_COMPILE") != "1":
        return []
    # Imported here because plain builds do without mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    files = sources()
    level = os.environ.get("UNGEHEUER_OPT_LEVEL", "3")
    paths = [path.as_posix() for path in files]
    # Nobody looks into a quick build with a debugger.
    debug = "0" if level == "0" else "1"
    found = mypycify(paths, opt_level=level, debug_level=debug, separate=groups(files))
    return sorted(found, key=size, reverse=True)


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
