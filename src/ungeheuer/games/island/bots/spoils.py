"""What so many points of damage are worth in a zone (I-14), by bounded knapsack."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.scene import HEAT, Scene, distance
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.names import KINDS, SHIELD, Kind, Zone

LURKING: Final = 1.15  # a minion less also hurts less at once


def kill_worth(scene: Scene, kind: Kind, zone: Zone) -> float:
    """What one minion less is worth, where it stands."""
    boss = scene.state.boss.zone
    worth = -w.WEIGHTS[w.MINIONS + kind] * HEAT[distance(zone, boss)] * LURKING
    return worth - w.WEIGHTS[w.GUARD] * scene.share[zone] * scene.state.deck.minions[kind].hp


def boss_worth(scene: Scene, points: int) -> float:
    """Damage to the boss; the last point of it wins."""
    hp = scene.state.boss.hp
    if points >= hp:
        return w.WON - w.WEIGHTS[w.BOSS_HP] * hp
    return -w.WEIGHTS[w.BOSS_HP] * points


def spoils(scene: Scene, zone: Zone, most: int) -> list[float]:
    """By points, from none to so many: the best that can be hit with them in one attack."""
    state = scene.state
    minions = state.island[zone].minions
    found = [0.0] * (most + 1)
    start, base = 0, 0.0
    if minions[SHIELD]:
        start, base = shields_first(scene, zone, found)
        if start > most:
            return found
    cost = start
    best = [base] * (most + 1 - start)  # by points beyond the shields
    for kind in KINDS:
        if kind != SHIELD and minions[kind]:
            price = powers.minion_hp(state, kind)
            worth = kill_worth(scene, kind, zone)
            for _ in range(minions[kind]):
                add_target(best, price, worth)
            cost += price * minions[kind]
    if state.boss.zone == zone and state.boss.hp > 0 and cost < most:
        hit_boss(scene, best, cost - start)
    for points in range(start, most + 1):
        found[points] = best[points - start]
    return found


def shields_first(scene: Scene, zone: Zone, found: list[float]) -> tuple[int, float]:
    """I-14.3: only shields, as long as there are any; what all of them cost and bring."""
    price = powers.minion_hp(scene.state, SHIELD)
    worth = kill_worth(scene, SHIELD, zone)
    number = scene.state.island[zone].minions[SHIELD]
    for points in range(len(found)):
        found[points] = worth * min(number, points // price)
    return price * number, worth * number


def add_target(best: list[float], price: int, worth: float) -> None:
    """One more target that may be paid for or not."""
    for points in range(len(best) - 1, price - 1, -1):
        value = best[points - price] + worth
        best[points] = max(best[points], value)


def hit_boss(scene: Scene, best: list[float], cost: int) -> None:
    """I-14.3: the boss, once every minion is paid for."""
    cleared = best[cost]
    for points in range(cost + 1, len(best)):
        value = cleared + boss_worth(scene, points - cost)
        best[points] = max(best[points], value)
