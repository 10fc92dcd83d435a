"""Where languages are. A language is files only: message catalogues and one rulebook per game.

They are in the package, and in a folder of the same layout named by an environment variable:
translators can see their work without installing anything.
"""

from __future__ import annotations

import os
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"  # always there: the fallback
FOLDER_VARIABLE: Final = "UNGEHEUER_LANGUAGES"
ROOT: Final = "ungeheuer"
# The file that makes a folder of messages a language; it says what the language calls itself.
SELF: Final = "language.ftl"


def places(package: str, folder: str) -> list[Traversable]:
    """The folder of this name in a package, and its counterpart among the added languages."""
    added = os.environ.get(FOLDER_VARIABLE)
    folders: list[Traversable] = [resources.files(package).joinpath(folder)]
    if added:
        root, *inner = package.split(".")
        folders.append(Path(added, *([] if root == ROOT else [root]), *inner, folder))
    return folders


def languages() -> list[str]:
    """The codes of all languages, English first."""
    codes = {
        entry.name
        for place in places(ROOT, "words")
        if place.is_dir()
        for entry in place.iterdir()
        if entry.joinpath(SELF).is_file()
    }
    return [ENGLISH, *sorted(codes - {ENGLISH})]
