"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.languages import ENGLISH, languages

VARIABLES: Final = ("UNGEHEUER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(argv: Sequence[str]) -> str:
    """The language of `--lang`, else of the environment, else English.

    Found before the arguments are parsed, because their help is in that language, too.
    """
    code = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")[:2]
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv):
            code = argv[at + 1]
        elif word.startswith("--lang="):
            code = word.removeprefix("--lang=")
    return code if code in languages() else ENGLISH
