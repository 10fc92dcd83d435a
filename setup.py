"""The compiled build: the same sources through mypyc, if UNGEHEUER_COMPILE=1; else nothing.

Everything else stands in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("engine", "games", "bots")
# Files of those packages that stay plain Python, each with its reason.
INTERPRETED = frozenset(
    # mypyc takes ClassVars for fields of a dataclass, and forgets the types that the wire reads
    f"games/{game}/{file}"
    for game in ("mighty", "timid", "island")
    for file in ("aid.py", "events.py", "view.py")
)


def sources() -> list[str]:
    """Name the files to compile; an empty __init__.py has nothing to gain."""
    root = Path("src/ungeheuer")
    files = (path for part in COMPILED for path in sorted((root / part).rglob("*.py")))
    return [
        path.as_posix()
        for path in files
        if path.relative_to(root).as_posix() not in INTERPRETED and path.stat().st_size
    ]


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
