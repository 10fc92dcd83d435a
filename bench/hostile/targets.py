"""The games that the attacks of the review were made at."""

from typing import Final

GOLD: Final = "mighty"
DUNGEON: Final = "timid"
TOGETHER: Final = "island"
