"""I-14.2, I-14.3: which enemies of a zone may be hit."""

from __future__ import annotations

from ungeheuer.games.island.rules.move_tables import BOSS_HITS, HITS
from ungeheuer.games.island.rules.moves import Hit
from ungeheuer.games.island.rules.names import KINDS, SHIELD, Kind, Zone
from ungeheuer.games.island.rules.powers import minion_hp
from ungeheuer.games.island.rules.state import State


def exposed(state: State, zone: Zone) -> list[Kind]:
    """I-14.3: while a Shield is there, only Shields."""
    minions = state.island[zone].minions
    if minions[SHIELD]:
        return [SHIELD]
    return [kind for kind in KINDS if minions[kind]]


def boss_exposed(state: State, zone: Zone) -> bool:
    """I-14.3: no minion stands before the boss; I-25.2: a boss that is down cannot be hit."""
    boss = state.boss
    unguarded = not state.island[zone].minion_count()
    return boss.zone == zone and boss.hp > 0 and unguarded


def hits(state: State, zone: Zone, pool: int) -> list[Hit]:
    """I-14.2: the minions that can be paid for, or the boss; I-14.7: never a monster."""
    targets = [HITS[kind][zone] for kind in exposed(state, zone) if minion_hp(state, kind) <= pool]
    if pool > 0 and boss_exposed(state, zone):
        targets.append(BOSS_HITS[zone])
    return targets


def can_hit(state: State, zone: Zone, pool: int) -> bool:
    """I-14.7: at least one enemy could be hit with the pool."""
    least = cheapest(state, zone)
    return least is not None and pool >= least


def cheapest(state: State, zone: Zone) -> int | None:
    """The cost of the cheapest target in a zone; None if there is none."""
    kinds = exposed(state, zone)
    if kinds:
        return min(minion_hp(state, kind) for kind in kinds)
    return 1 if boss_exposed(state, zone) else None
