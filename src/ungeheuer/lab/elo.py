"""Elo from a contest, by the model of Bradley and Terry.

Numbered seats: one of strength s against n - 1 others of strength t wins with s / (s + (n - 1) t).
Roles: a bot has a strength of its own in each role, since it may build well and search badly; all
of them are on one scale, so the difference between two roles also tells which one is easier.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final

import msgspec

from ungeheuer.lab.arena import Result

MIDDLE: Final = 1500.0  # the mean of all
PER_NEPER: Final = 400 / log(10)  # 400 points more: ten times the strength
RESAMPLES: Final = 400
FEWEST: Final = 10  # deals; fewer resemble one another too much when they are drawn again
SEED: Final = 8
CLOSE: Final = 1e-6
MOST_STEPS: Final = 2000

Side = tuple[str, str | None]  # a bot, and its role where there are roles


class Rating(msgspec.Struct, frozen=True):
    """A bot's Elo, with the middle 95 % of what resampled deals give; None where they are few."""

    bot: str
    role: str | None
    elo: float
    interval: tuple[float, float] | None


class Meetings:
    """What two sides played against one another, deal by deal."""

    def __init__(self, one: int, other: int, deals: int) -> None:
        self.one = one
        self.other = other
        self.games = [0] * deals
        self.won = [0.0] * deals


def ratings(results: Sequence[Result], seats: int, roles: Sequence[str]) -> list[Rating]:
    sides, met = _meetings(results, roles)
    deals = len({result.deal for result in results})
    if not met:
        return []
    others = 1 if roles else seats - 1
    found = strengths(len(sides), others, _totals(met, [1] * deals))
    samples = [_points(each) for each in _resampled(sides, met, deals, others, found)]
    return [
        Rating(*side, points, _middle([sample[index] for sample in samples]))
        for index, (side, points) in enumerate(zip(sides, _points(found), strict=True))
    ]


def _meetings(results: Sequence[Result], roles: Sequence[str]) -> tuple[list[Side], list[Meetings]]:
    """A bot against itself tells nothing where all seats are alike, but much between roles."""
    first, second = roles or (None, None)
    met = [((r.one, first), (r.other, second), r) for r in results]
    met = [(one, other, result) for one, other, result in met if one != other]
    ones, others = [one for one, _, _ in met], [other for _, other, _ in met]
    sides = list(dict.fromkeys(ones + others))
    deals = {deal: number for number, deal in enumerate(sorted({r.deal for r in results}))}
    found: dict[tuple[Side, Side], Meetings] = {}
    for one, other, result in met:
        pair = found.get((one, other))
        if pair is None:
            pair = Meetings(sides.index(one), sides.index(other), len(deals))
            found[one, other] = pair
        pair.games[deals[result.deal]] += result.games
        pair.won[deals[result.deal]] += result.won
    return sides, list(found.values())


Total = tuple[int, int, float, float]  # one, other, games, won


def _totals(met: Sequence[Meetings], weights: Sequence[int]) -> list[Total]:
    return [
        (pair.one, pair.other, sum(map(mul, weights, pair.games)), sum(map(mul, weights, pair.won)))
        for pair in met
    ]


def strengths(
    sides: int, others: int, totals: Sequence[Total], start: Sequence[float] | None = None
) -> list[float]:
    """The likeliest strengths, as natural logarithms with mean 0.

    Each meeting gets one match more, won as among equals: whoever won all is not infinitely strong.
    The steps are those of Hunter's MM algorithm, each of which makes the results likelier.
    """
    now = [exp(each) for each in start or [0.0] * sides]
    even = 1 / (others + 1)
    wins = [0.0] * sides
    for one, other, games, won in totals:
        wins[one] += won + even
        wins[other] += games - won + 1 - even
    for _ in range(MOST_STEPS):
        weight = [0.0] * sides
        for one, other, games, _won in totals:
            part = (games + 1) / (now[one] + others * now[other])
            weight[one] += part
            weight[other] += others * part
        before, now = now, _scaled([wins[i] / weight[i] for i in range(sides)])
        if max(abs(a / b - 1) for a, b in zip(before, now, strict=True)) < CLOSE:
            break
    return [log(each) for each in now]


def _scaled(found: Sequence[float]) -> list[float]:
    mean = exp(sum(map(log, found)) / len(found))
    return [each / mean for each in found]


def _resampled(
    sides: Sequence[Side], met: Sequence[Meetings], deals: int, others: int, found: Sequence[float]
) -> list[list[float]]:
    """The same again with deals drawn from those played; always the same draws."""
    if deals < FEWEST:
        return []
    rng = random.Random(SEED)
    samples = []
    for _ in range(RESAMPLES):
        weights = [0] * deals
        for deal in rng.choices(range(deals), k=deals):
            weights[deal] += 1
        samples.append(strengths(len(sides), others, _totals(met, weights), found))
    return samples


def _points(found: Sequence[float]) -> list[float]:
    return [MIDDLE + PER_NEPER * each for each in found]


def _middle(values: Sequence[float]) -> tuple[float, float] | None:
    if not values:
        return None
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
