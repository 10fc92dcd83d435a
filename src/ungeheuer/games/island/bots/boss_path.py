"""Where the boss will go next: exact odds for the three zones that attract him (I-6).

The odds depend on the number of dice to throw and, per zone, the dice there and its rank in a tie;
every case is computed once.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from ungeheuer.games.island.rules.names import ccw, cw
from ungeheuer.games.island.rules.state import State

NEAR: Final = 1.0 / 6.0  # chance of a thrown die for each of the three zones
AWAY: Final = 0.5  # or for none of them
MOST: Final = 16  # dice in a zone; more count as this many


class BossPath:
    """By zone: the chance that he ends there, and that chance times the new dice he finds there.

    Made once for every case, and never changed.
    """

    __slots__ = ("new_dice", "share")

    def __init__(self) -> None:
        self.share = [0.0] * 6
        self.new_dice = [0.0] * 6


NOWHERE: Final = BossPath()
KNOWN: Final[dict[int, BossPath]] = {}


def boss_path(state: State) -> BossPath:
    """For the next boss phase; movements beyond the next zone are left out."""
    boss = state.boss.zone
    if boss < 0 or state.boss.down:
        return NOWHERE
    zones = (cw(boss), boss, ccw(boss))
    lying, minions = [0, 0, 0], [0, 0, 0]
    for place, zone in enumerate(zones):
        ground = state.island[zone]
        lying[place] = min(MOST, sum(ground.boss_dice.values()))
        minions[place] = sum(ground.minions)
    rank = tie_break_ranks(minions)
    key = 6 * state.free_boss_dice + boss
    for place in range(3):
        key = (key * (MOST + 1) + lying[place]) * 3 + rank[place]
    path = KNOWN.get(key)
    if path is None:
        path = KNOWN[key] = BossPath()
        odds = count_throws(state.free_boss_dice, lying, rank)
        for place, zone in enumerate(zones):
            path.share[zone] = odds[place]
            path.new_dice[zone] = odds[3 + place]
    return path


def tie_break_ranks(minions: list[int]) -> list[int]:
    """I-6.4: which of the three wins a tie of dice: most minions, then clockwise."""
    one, two, three = minions
    return [
        (one >= two) + (one >= three),
        (two > one) + (two >= three),
        (three > one) + (three > two),
    ]


def count_throws(thrown: int, lying: list[int], rank: list[int]) -> list[float]:
    """I-6.2, I-6.3: chances of the three zones, then each times the new dice there."""
    odds = [0.0] * 6
    for one in range(thrown + 1):
        for two in range(thrown + 1 - one):
            for three in range(thrown + 1 - one - two):
                new = [one, two, three]
                ways = factorial(thrown) // factorial(thrown - one - two - three)
                ways //= factorial(one) * factorial(two) * factorial(three)
                near_dice = one + two + three
                share = ways * NEAR**near_dice * AWAY ** (thrown - near_dice)
                place = destination(lying, new, rank)
                odds[place] += share
                odds[3 + place] += share * new[place]
    return odds


def destination(lying: list[int], new: list[int], rank: list[int]) -> int:
    """Which of the three zones has most dice; without any, the one clockwise."""
    best = 0
    for place in (1, 2):
        more = lying[place] + new[place] - lying[best] - new[best]
        if more > 0 or (more == 0 and rank[place] > rank[best]):
            best = place
    return best if lying[best] + new[best] else 0
