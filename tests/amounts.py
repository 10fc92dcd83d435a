"""How much a test tries: all of it in CI; at home, where somebody waits for the answer, a part."""

import os
from collections.abc import Iterable
from typing import Final

IN_CI: Final = os.environ.get("CI") == "true"


def amount(whole: int, *, at_home: int) -> int:
    """How many cases, matches or seeds, or which one of so many; CI tries the whole."""
    return whole if IN_CI else at_home


def share(cases: Iterable[str], *, at_home: int) -> list[str]:
    """Every so many-th of cases that are alike; CI tries them all."""
    return list(cases)[:: amount(1, at_home=at_home)]
