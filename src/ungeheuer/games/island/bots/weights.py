"""Indices of the features of a position, and the weight of each for the team.

Weights are in tenths of a logit of winning: fitted to matches between bots, then rounded; see
docs/bots.md.
"""

from __future__ import annotations

from typing import Final

BOSS_HP: Final = 0
BOSS_FAME: Final = 1
BOSS_ABILITIES: Final = 2
PYLON: Final = 3
SECOND_PYLON: Final = 4
CRYSTAL: Final = 5  # a zone with one
CRYSTALS: Final = 6  # a zone with two
RISK: Final = 7  # that the next boss phase brings a pylon: the first, the second, the last
MINIONS: Final = 10  # five kinds
ACTIVATED: Final = 15  # boss dice expected to act next
DICE_NEAR: Final = 16
HP: Final = 17
HP_FIVE: Final = 18  # the first five of them
HP_TWO: Final = 19
NEXT_DIES: Final = 20
OTHER_DIES: Final = 21
ENERGY: Final = 22
FAME: Final = 23
ALLIES: Final = 24
CARDS: Final = 25
TILES_READY: Final = 26
TILES: Final = 27
NEXT_DISTANCE: Final = 28
DISTANCE: Final = 29
GUARD: Final = 30  # HP of the minions expected to shield the boss
LOCKED_CLAWS: Final = 31
LOCKED: Final = 32
BAG: Final = 33
SKIPS: Final = 34
COUNT: Final = 35

WEIGHTS: Final[list[float]] = [
    *(-3.0, -0.8, -0.5, -9.0, -14.0, -2.4, -3.5, -10.0, -22.0, -40.0),
    *(-0.5, -4.0, -1.8, -6.0, -2.5),
    *(-4.5, -0.8),
    *(0.6, 0.4, 0.0, -50.0, -10.0),
    *(0.4, 0.05, 0.3, 0.3, 1.0, 0.6),
    *(-0.5, 0.0, -0.6, 4.0, 0.0, -2.0, 2.0),
]
WON: Final = 300.0
