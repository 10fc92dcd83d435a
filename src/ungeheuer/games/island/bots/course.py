"""Where the boss will probably go, exactly for the three zones that draw him (I-6).

What the dice already lying there and those still to be thrown make of it depends on six numbers
only, so every case is worked out once.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from ungeheuer.games.island.rules.names import ccw, cw
from ungeheuer.games.island.rules.state import State

NEAR: Final = 1.0 / 6.0  # a thrown die falls into one of the three zones
AWAY: Final = 0.5  # or into none of them
MOST: Final = 16  # dice in a zone, more are counted as so many


class Course:
    """By zone: how likely he ends there, and how many new dice he finds there, times that."""

    __slots__ = ("fresh", "share")

    def __init__(self) -> None:
        self.share = [0.0] * 6
        self.fresh = [0.0] * 6


def course(state: State) -> Course:
    """The next boss phase; movements beyond the next zone are left out."""
    found = Course()
    boss = state.boss.zone
    if boss < 0 or state.boss.down:
        return found
    zones = (cw(boss), boss, ccw(boss))
    grounds = [state.island[zone] for zone in zones]
    lying = [min(MOST, ground.die_count()) for ground in grounds]
    minions = [ground.minion_count() for ground in grounds]
    shares = weighed(state.free_boss_dice, lying, ranks(minions))
    for place, zone in enumerate(zones):
        found.share[zone] = shares[place]
        found.fresh[zone] = shares[3 + place]
    return found


def ranks(minions: list[int]) -> list[int]:
    """I-6.4: which of the three wins a tie of dice: most minions, then clockwise."""
    found = [0, 0, 0]
    for one in range(3):
        for other in range(3):
            if minions[one] > minions[other] or (minions[one] == minions[other] and one < other):
                found[one] += 1
    return found


WEIGHED: Final[dict[int, list[float]]] = {}


def weighed(thrown: int, lying: list[int], rank: list[int]) -> list[float]:
    """The shares of the three zones, then the new dice in each where it is the one."""
    key = thrown
    for place in range(3):
        key = (key * (MOST + 1) + lying[place]) * 3 + rank[place]
    found = WEIGHED.get(key)
    if found is None:
        found = counted(thrown, lying, rank)
        WEIGHED[key] = found
    return found


def counted(thrown: int, lying: list[int], rank: list[int]) -> list[float]:
    """I-6.2, I-6.3: over all throws, how many dice fall into each of the three zones."""
    found = [0.0] * 6
    for one in range(thrown + 1):
        for two in range(thrown + 1 - one):
            for three in range(thrown + 1 - one - two):
                new = [one, two, three]
                ways = factorial(thrown) // factorial(thrown - one - two - three)
                ways //= factorial(one) * factorial(two) * factorial(three)
                near_dice = one + two + three
                share = ways * NEAR**near_dice * AWAY ** (thrown - near_dice)
                place = drawn(lying, new, rank)
                found[place] += share
                found[3 + place] += share * new[place]
    return found


def drawn(lying: list[int], new: list[int], rank: list[int]) -> int:
    """Which of the three zones has most dice; without any, the one clockwise."""
    best = 0
    for place in (1, 2):
        more = lying[place] + new[place] - lying[best] - new[best]
        if more > 0 or (more == 0 and rank[place] > rank[best]):
            best = place
    return best if lying[best] + new[best] else 0
