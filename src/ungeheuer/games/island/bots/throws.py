"""The throws of a turn, solved exactly: which dice to keep, for any value of what they show.

A roll is how many dice show each face; 462 of them with six dice. All rolls of up to so many dice
are numbered once, each linked to those with one die more or less. Then one pass downwards gives
what throwing the missing dice brings on average, and one upwards the best part of a roll to keep.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.chances import shares
from ungeheuer.games.island.rules.dice import Dice

FACES: Final = 6
NOWHERE: Final = -1
WORTH_A_THROW: Final = 1e-9  # what a throw must promise more than the dice as they lie


class Rolls:
    """Every roll of up to so many dice, the smallest first."""

    __slots__ = ("dice", "first", "less", "more", "numbers", "rolls")

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.rolls: list[Dice] = []
        for size in range(dice + 1):
            if size == dice:
                self.first = len(self.rolls)  # here those of all the dice begin
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
    """The numbered rolls; made once for each number of dice."""
    found = NUMBERED.get(dice)
    if found is None:
        found = Rolls(dice)
        NUMBERED[dice] = found
    return found


def averages(rolls: Rolls, values: list[float]) -> list[float]:
    """By roll, full or not: what it is worth if the missing dice are thrown; `values` of the full.

    Each face of the next die is equally likely, so one die more is the mean over six.
    """
    first, more = rolls.first, rolls.more
    found = [0.0] * first + values
    for number in range(first - 1, -1, -1):
        at = FACES * number
        total = 0.0
        for link in range(at, at + FACES):
            total += found[more[link]]
        found[number] = total / 6.0
    return found


def best_parts(rolls: Rolls, means: list[float]) -> list[float]:
    """By roll: what the best part of it to keep is worth, the rest thrown."""
    less = rolls.less
    found = means[:]
    for number in range(1, len(means)):
        at = FACES * number
        best = found[number]
        for link in range(at, at + FACES):
            part = less[link]
            if part >= 0 and found[part] > best:
                best = found[part]
        found[number] = best
    return found


def after_throws(rolls: Rolls, values: list[float], throws: int) -> list[float]:
    """What each full roll is worth with so many throws still allowed."""
    for _ in range(throws):
        values = best_parts(rolls, averages(rolls, values))[rolls.first :]
    return values


class Keeping:
    """What to do with a roll: the dice to keep, and what that and stopping are worth."""

    __slots__ = ("keep", "stop", "value")

    def __init__(self, keep: Dice, value: float, stop: float) -> None:
        self.keep = keep
        self.value = value
        self.stop = stop

    def goes_on(self) -> bool:
        return self.value > self.stop + WORTH_A_THROW


def kept(roll: Dice, values: list[float], throws: int) -> Keeping:
    """The best part of this roll to keep, with so many throws left; `values` of the full rolls."""
    rolls = rolls_of(sum(roll))
    means = averages(rolls, after_throws(rolls, values, throws - 1))
    stop = values[rolls.numbers[roll] - rolls.first]
    best, chosen = -1e18, roll
    for part in parts(roll):
        if part != roll:
            value = means[rolls.numbers[part]]
            if value > best:
                best, chosen = value, part
    return Keeping(chosen, best, stop)


def parts(roll: Dice) -> list[Dice]:
    """Every part of a roll, the empty one first."""
    found: list[Dice] = [()]
    for count in roll:
        found = [(*part, number) for part in found for number in range(count + 1)]
    return found


def outlook(dice: int, values: list[float], throws: int) -> float:
    """What a turn is worth before its first throw."""
    rolls = rolls_of(dice)
    return averages(rolls, after_throws(rolls, values, throws - 1))[0]
