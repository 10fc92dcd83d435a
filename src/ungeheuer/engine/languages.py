"""Where languages lie. A language is files only: catalogues of messages and one rulebook per game.

They lie in the package, and in a folder of the same layout that may be named in the environment:
whoever translates can look at the result without installing anything.
"""

from __future__ import annotations

import os
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"  # always there, and spoken where nothing else is known
FOLDER_VARIABLE: Final = "UNGEHEUER_LANGUAGES"
ROOT: Final = "ungeheuer"
# The file that makes a folder of messages a language; it says what the language calls itself.
SELF: Final = "language.ftl"


def places(package: str, folder: str) -> list[Traversable]:
    """The folder of this name in a package, and its counterpart among the added languages."""
    added = os.environ.get(FOLDER_VARIABLE)
    found: list[Traversable] = [resources.files(package).joinpath(folder)]
    if added:
        root, *inner = package.split(".")
        found.append(Path(added, *([] if root == ROOT else [root]), *inner, folder))
    return found


def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = {
        entry.name
        for place in places(ROOT, "words")
        if place.is_dir()
        for entry in place.iterdir()
        if entry.joinpath(SELF).is_file()
    }
    return [ENGLISH, *sorted(found - {ENGLISH})]
