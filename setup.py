"""The compiled build: the same sources through mypyc, if UNGEHEUER_COMPILE=1; else nothing.

Everything else stands in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "games/__init__.py",
    "games/*/game.py",
    "games/*/rules/**/*.py",
    "games/*/bots/**/*.py",
)
# Of those the ones that stay plain Python, each with its reason.
INTERPRETED = (
    # mypyc takes ClassVars for fields of a dataclass, and forgets the types that the wire reads
    "games/*/rules/events.py",
    "games/*/rules/view.py",
    # works for days on what is shipped as data; its time goes into what it calls
    "games/*/bots/solver/*.py",
)


def sources() -> list[str]:
    """Name the files to compile; an empty __init__.py has nothing to gain."""
    root = Path("src/ungeheuer")
    plain = {path for pattern in INTERPRETED for path in root.glob(pattern)}
    files = (path for pattern in COMPILED for path in sorted(root.glob(pattern)))
    return [path.as_posix() for path in files if path not in plain and path.stat().st_size]


def extensions() -> list[Extension]:
    """All modules in one group: calls between them cost least."""
    if os.environ.get("UNGEHEUER_COMPILE") != "1":
        return []
    # Only here, since a plain build has no mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    level = os.environ.get("UNGEHEUER_OPT_LEVEL", "3")
    return mypycify(sources(), opt_level=level, group_name="ungeheuer")


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
