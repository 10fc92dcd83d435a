"""Every page and every phase of every board: a name, and how to get there.

A new page or phase is added to one of these modules: `python3 dev.py shots` then draws it, and axe
looks through it.
"""

from tests.browser.scenes import (
    around,
    boards,
    cardsets,
    everyone,
    island,
    lessons,
    mighty,
    replays,
    timid,
)
from tests.browser.scenes.listed import SCENES
from tests.browser.together import WAYS

SCENES.update(WAYS)

__all__ = [
    "SCENES",
    "around",
    "boards",
    "cardsets",
    "everyone",
    "island",
    "lessons",
    "mighty",
    "replays",
    "timid",
]
