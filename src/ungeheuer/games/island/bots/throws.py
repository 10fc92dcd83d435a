"""The throws of a turn, solved exactly: which dice to keep, given the value of every final roll.

A roll is the number of dice per face; there are 462 with six dice. All rolls of up to n dice are
numbered once, each linked to those with one die more or less. One pass down gives the mean value of
throwing the missing dice, one pass up the best subset of a roll to keep.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.chances import shares
from ungeheuer.games.island.rules.dice import Dice

FACES: Final = 6
NOWHERE: Final = -1
WORTH_A_THROW: Final = 1e-9  # a throw must gain at least this much


class Rolls:
    """Every roll of up to `dice` dice, the smallest first."""

    __slots__ = ("dice", "first", "less", "more", "numbers", "rolls")

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.rolls: list[Dice] = []
        for size in range(dice + 1):
            if size == dice:
                self.first = len(self.rolls)  # the full rolls start here
            self.rolls += list(shares(size, FACES))
        self.numbers = {roll: number for number, roll in enumerate(self.rolls)}
        self.more: list[int] = []  # by roll and face: the same with one die more
        self.less: list[int] = []
        for roll in self.rolls:
            for face in range(FACES):
                self.more.append(self.numbers.get(changed(roll, face, 1), NOWHERE))
                self.less.append(self.numbers.get(changed(roll, face, -1), NOWHERE))


def changed(roll: Dice, face: int, by: int) -> Dice:
    return (*roll[:face], roll[face] + by, *roll[face + 1 :])


NUMBERED: Final[dict[int, Rolls]] = {}


def rolls_of(dice: int) -> Rolls:
    """The numbered rolls; cached by number of dice."""
    rolls = NUMBERED.get(dice)
    if rolls is None:
        rolls = Rolls(dice)
        NUMBERED[dice] = rolls
    return rolls


def averages(rolls: Rolls, values: list[float]) -> list[float]:
    """By roll, full or partial: its mean value once the missing dice are thrown.

    `values` are those of the full rolls; each face of the next die is equally likely.
    """
    first, more = rolls.first, rolls.more
    means = [0.0] * first + values
    for number in range(first - 1, -1, -1):
        at = FACES * number
        total = 0.0
        for link in range(at, at + FACES):
            total += means[more[link]]
        means[number] = total / 6.0
    return means


def best_parts(rolls: Rolls, means: list[float]) -> list[float]:
    """By roll: the value of keeping its best subset and throwing the rest."""
    less = rolls.less
    best_values = means[:]
    for number in range(1, len(means)):
        at = FACES * number
        best = best_values[number]
        for link in range(at, at + FACES):
            part = less[link]
            if part >= 0 and best_values[part] > best:
                best = best_values[part]
        best_values[number] = best
    return best_values


def after_throws(rolls: Rolls, values: list[float], throws: int) -> list[float]:
    """The value of each full roll with this many throws left."""
    for _ in range(throws):
        values = best_parts(rolls, averages(rolls, values))[rolls.first :]
    return values


class BestKeep:
    """The best dice to keep, the value of that, and the value of stopping."""

    __slots__ = ("keep", "stop", "value")

    def __init__(self, keep: Dice, value: float, stop: float) -> None:
        self.keep = keep
        self.value = value
        self.stop = stop

    def throws_again(self) -> bool:
        return self.value > self.stop + WORTH_A_THROW


def best_keep(roll: Dice, values: list[float], throws: int) -> BestKeep:
    """The best subset of this roll to keep; `values` are those of the full rolls."""
    rolls = rolls_of(sum(roll))
    means = averages(rolls, after_throws(rolls, values, throws - 1))
    stop = values[rolls.numbers[roll] - rolls.first]
    best, chosen = -1e18, roll
    for part in parts(roll):
        if part != roll:
            value = means[rolls.numbers[part]]
            if value > best:
                best, chosen = value, part
    return BestKeep(chosen, best, stop)


def value_of_keeping(roll: Dice, keep: Dice, values: list[float], throws: int) -> float:
    """The value of throwing all but these dice of the roll, and going on as well as possible."""
    rolls = rolls_of(sum(roll))
    return averages(rolls, after_throws(rolls, values, throws - 1))[rolls.numbers[keep]]


def parts(roll: Dice) -> list[Dice]:
    """Every subset of a roll, the empty one first."""
    kept_parts: list[Dice] = [()]
    for count in roll:
        kept_parts = [(*part, number) for part in kept_parts for number in range(count + 1)]
    return kept_parts


def value_before_throw(dice: int, values: list[float], throws: int) -> float:
    """The value of a turn before its first throw."""
    rolls = rolls_of(dice)
    return averages(rolls, after_throws(rolls, values, throws - 1))[0]
