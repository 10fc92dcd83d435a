"""What points of damage are worth in a zone (I-14), by bounded knapsack."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.features import HEAT, Features, distance
from ungeheuer.games.island.rules.names import KINDS, SHIELD, Kind, Zone

KILL_BONUS: Final = 1.15  # a minion killed also does no damage at once


def kill_worth(features: Features, kind: Kind, zone: Zone) -> float:
    """Value of killing one minion in this zone."""
    boss = features.state.boss.zone
    worth = -w.WEIGHTS[w.MINIONS + kind] * HEAT[distance(zone, boss)] * KILL_BONUS
    return worth - w.WEIGHTS[w.GUARD] * features.share[zone] * features.state.deck.minions[kind].hp


def boss_worth(features: Features, points: int) -> float:
    """Value of damage to the boss; the last HP wins the match."""
    hp = features.state.boss.hp
    if points >= hp:
        return w.WON - w.WEIGHTS[w.BOSS_HP] * hp
    return -w.WEIGHTS[w.BOSS_HP] * points


def damage_values(features: Features, zone: Zone, most: int) -> list[float]:
    """By points from 0 to `most`: the value of the best attack."""
    if not features.state.island[zone].minions[SHIELD]:
        return beyond_shields(features, zone, most, 0.0)
    values = [0.0] * (most + 1)
    start, base = shields_first(features, zone, values)
    if start > most:
        return values
    return values[:start] + beyond_shields(features, zone, most - start, base)


def beyond_shields(features: Features, zone: Zone, most: int, base: float) -> list[float]:
    """The same once all shields are destroyed, which is worth `base`."""
    state = features.state
    minions = state.island[zone].minions
    cost = 0
    best = [base] * (most + 1)
    for kind in KINDS:
        if kind != SHIELD and minions[kind]:
            price = features.minion_hp(kind)
            worth = kill_worth(features, kind, zone)
            for _ in range(minions[kind]):
                add_target(best, price, worth)
            cost += price * minions[kind]
    if state.boss.zone == zone and state.boss.hp > 0 and cost < most:
        hit_boss(features, best, cost)
    return best


def shields_first(features: Features, zone: Zone, values: list[float]) -> tuple[int, float]:
    """I-14.3: shields first; the cost and value of all of them."""
    price = features.minion_hp(SHIELD)
    worth = kill_worth(features, SHIELD, zone)
    number = features.state.island[zone].minions[SHIELD]
    for points in range(len(values)):
        values[points] = worth * min(number, points // price)
    return price * number, worth * number


def add_target(best: list[float], price: int, worth: float) -> None:
    """Knapsack step: one more optional target."""
    for points in range(len(best) - 1, price - 1, -1):
        value = best[points - price] + worth
        best[points] = max(best[points], value)


def hit_boss(features: Features, best: list[float], cost: int) -> None:
    """I-14.3: the boss, once every minion is killed."""
    cleared = best[cost]
    for points in range(cost + 1, len(best)):
        value = cleared + boss_worth(features, points - cost)
        best[points] = max(best[points], value)
