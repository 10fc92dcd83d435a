"""The aid of `timid`: derived from the view alone, so that a client needs no rules.

The dungeon that builds gets, for the monsters in its hand, where they would be comfortable; while
the character is exploring, everybody gets what can be inferred about the face-down cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ungeheuer.games.timid.rules.cards import NEIGHBOURHOODS, comfort
from ungeheuer.games.timid.rules.knowledge import Share, shares
from ungeheuer.games.timid.rules.view import View

DIGIT: Final = 4  # neighbourhoods per hexadecimal digit


@dataclass
class Odds:
    """Of a card face down, in percent: how often it is the exit, a monster, an active monster."""

    x: int
    y: int
    exit: int
    monster: int
    active: int


@dataclass
class Aid:
    """`nests`: for a monster in hand, a table of all neighbourhoods: is it comfortable there?

    Bit n of a neighbourhood stands for the n-th of the eight cells around, in reading order, with
    a card on it. Digit `at >> 2` of a table, a hexadecimal one, has bit `at & 3` if the monster is
    comfortable in neighbourhood `at`. `fearful`: of these, two edge to edge frighten each other.
    """

    nests: dict[str, str] = field(default_factory=dict)
    fearful: list[str] = field(default_factory=list)
    odds: list[Odds] = field(default_factory=list)


def aid(view: View) -> Aid | None:
    if view.phase == "building" and view.hand is not None:
        held = [monster for monster in view.monsters if monster.name in view.hand]
        return Aid(
            nests={monster.name: nest(monster.pattern) for monster in held},  # T-3.2
            fearful=[monster.name for monster in held],  # T-3.3
        )
    if view.phase in {"peeking", "moving"}:
        return Aid(odds=[odds(share) for share in shares(view)])
    return None


def nest(rows: str) -> str:
    """T-3.2: all neighbourhoods, four to a digit."""
    cosy = comfort(rows)
    starts = range(0, NEIGHBOURHOODS, DIGIT)
    return "".join(f"{sum(cosy[at + bit] << bit for bit in range(DIGIT)):x}" for at in starts)


def odds(share: Share) -> Odds:
    return Odds(
        x=share.x,
        y=share.y,
        exit=percent(share.exit, share.total),
        monster=percent(sum(share.monsters.values()), share.total),
        active=percent(share.active, share.total),
    )


def percent(part: int, whole: int) -> int:
    return round(100 * part / whole)
