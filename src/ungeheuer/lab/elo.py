"""Elo ratings of a contest, by the Bradley–Terry model.

Numbered seats: one of strength s against n - 1 others of strength t wins with s / (s + (n - 1) t).
Roles: a bot has one strength per role, since it may build well and search badly; all are on one
scale, so the difference between two roles also shows which one is easier.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final

import msgspec

from ungeheuer.lab.arena import Result

MIDDLE: Final = 1500.0  # the mean rating
PER_NEPER: Final = 400 / log(10)  # 400 points more: ten times the strength
RESAMPLES: Final = 400
FEWEST: Final = 10  # deals: fewer are too few to resample
SEED: Final = 8
CLOSE: Final = 1e-6
MOST_STEPS: Final = 2000

Side = tuple[str, str | None]  # a bot, and its role where there are roles


class Rating(msgspec.Struct, frozen=True):
    """A bot's Elo, with a 95 % bootstrap interval over deals; None if there are too few."""

    bot: str
    role: str | None
    elo: float
    interval: tuple[float, float] | None


class Meetings:
    """Games and wins between two sides, deal by deal."""

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
    fitted = strengths(len(sides), others, _totals(met, [1] * deals))
    samples = [_points(each) for each in _resampled(sides, met, deals, others, fitted)]
    return [
        Rating(*side, points, _middle([sample[index] for sample in samples]))
        for index, (side, points) in enumerate(zip(sides, _points(fitted), strict=True))
    ]


def _meetings(results: Sequence[Result], roles: Sequence[str]) -> tuple[list[Side], list[Meetings]]:
    """Sides and their meetings; a bot against itself counts only between different roles."""
    first, second = roles or (None, None)
    met = [((r.one, first), (r.other, second), r) for r in results]
    met = [(one, other, result) for one, other, result in met if one != other]
    ones, others = [one for one, _, _ in met], [other for _, other, _ in met]
    sides = list(dict.fromkeys(ones + others))
    deals = {deal: number for number, deal in enumerate(sorted({r.deal for r in results}))}
    meetings: dict[tuple[Side, Side], Meetings] = {}
    for one, other, result in met:
        pair = meetings.get((one, other))
        if pair is None:
            pair = Meetings(sides.index(one), sides.index(other), len(deals))
            meetings[one, other] = pair
        pair.games[deals[result.deal]] += result.games
        pair.won[deals[result.deal]] += result.won
    return sides, list(meetings.values())


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

    Each meeting gets one extra match with an even result, so that a bot that won all its matches
    has a finite rating. Hunter's MM algorithm; every step raises the likelihood.
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


def _scaled(values: Sequence[float]) -> list[float]:
    mean = exp(sum(map(log, values)) / len(values))
    return [each / mean for each in values]


def _resampled(
    sides: Sequence[Side], met: Sequence[Meetings], deals: int, others: int, start: Sequence[float]
) -> list[list[float]]:
    """Strengths for bootstrap samples of the deals, with a fixed seed."""
    if deals < FEWEST:
        return []
    rng = random.Random(SEED)
    samples = []
    for _ in range(RESAMPLES):
        weights = [0] * deals
        for deal in rng.choices(range(deals), k=deals):
            weights[deal] += 1
        samples.append(strengths(len(sides), others, _totals(met, weights), start))
    return samples


def _points(strengths: Sequence[float]) -> list[float]:
    return [MIDDLE + PER_NEPER * each for each in strengths]


def _middle(values: Sequence[float]) -> tuple[float, float] | None:
    if not values:
        return None
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
