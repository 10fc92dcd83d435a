"""Confidence intervals of shares."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 %, two-sided


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in `count` matches (Wilson's score)."""
    if count == 0:
        return 0.0, 1.0
    spread = Z * Z / count
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    low = 0.0 if share <= 0 else max(0.0, centre - half)
    high = 1.0 if share >= 1 else min(1.0, centre + half)
    return low, high
