"""I-14: what an attack, a strike or a card hits."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why, clears, felled
from ungeheuer.games.island.rules import attack
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.enemies import boss_exposed
from ungeheuer.games.island.rules.names import BUILDER, KIND_NAMES, NO_ZONE, SHIELD, Kind, Zone
from ungeheuer.games.island.rules.obstacles.moment import asked_for, top
from ungeheuer.games.island.rules.state import DIE_SPACES, State


def attacking(outlook: Outlook, move: m.Attack) -> Reason:
    state = outlook.state
    zone = state.me().zone if move.zone == NO_ZONE else move.zone
    return damage_in(state, zone, attack.pool(state, move.dice))


def damage_in(state: State, zone: Zone, points: int) -> Reason:
    """On the boss, or on what stands before it."""
    if boss_exposed(state, zone):
        return on_boss(state, points)
    destroyed = felled(state, zone, points)
    told: dict[str, object] = {"minion": destroyed, "zone": int(zone), "points": points}
    if clears(state, zone, destroyed):
        return "advice-clear-way", told
    if "builder" in destroyed and state.island[zone].crystals == DIE_SPACES - 1:
        return "advice-no-pylon", {"zone": int(zone)}
    return "advice-destroy", told


def on_boss(state: State, points: int) -> Reason:
    hp = state.boss.hp
    if points >= hp:
        return "advice-finish", {"hp": hp, "points": points}
    return "advice-attack", {"hp": hp, "points": points, "left": hp - points}


def hit(outlook: Outlook, move: m.Hit) -> Reason:
    state = outlook.state
    step = top(state)
    assert isinstance(step, attack.Fight)
    if move.kind is None:
        return on_boss(state, step.pool)
    return about(state, move.kind, step.zone)


def about(state: State, kind: Kind, zone: Zone) -> Reason:
    """What this kind of minion does if it stays."""
    ground = state.island[zone]
    if kind == BUILDER and ground.crystals == DIE_SPACES - 1:
        return "advice-no-pylon", {"zone": int(zone)}
    told: dict[str, object] = {"what": KIND_NAMES[kind], "zone": int(zone)}
    if kind == SHIELD:
        told["behind"] = sum(ground.minions) - ground.minions[SHIELD]
    else:
        told["behind"] = 0
    return "advice-hit", told


def to_zone(outlook: Outlook, move: t.ToZone) -> Reason:
    """A zone to strike, to empty of minions, or to clear of crystals."""
    state = outlook.state
    part = next((each for each in asked_for(state) if each.do != "clear"), None)
    if part is None:
        return "advice-clear", {
            "zone": int(move.zone),
            "crystals": state.island[move.zone].crystals,
        }
    if part.do == "strike":
        return damage_in(state, move.zone, part.n)
    minions = state.island[move.zone].minions
    names = [name for name in part.kinds for _ in range(minions[KIND_NAMES.index(name)])]
    return "advice-destroy", {"minion": names, "zone": int(move.zone), "points": 0}


def to_minion(outlook: Outlook, move: t.ToMinion) -> Reason:
    return about(outlook.state, move.kind, move.zone)


def move_minion(outlook: Outlook, move: t.MoveMinion) -> Reason:
    """Whom it meets there, and here."""
    state = outlook.state
    told: dict[str, object] = {"minion": KIND_NAMES[move.kind], "goal": int(move.to)}
    here, there = (len(state.standing_in([zone])) for zone in (move.zone, move.to))
    return "advice-move-minion", {**told, "here": here, "there": there}


REASONS: Final[dict[type[Move], Why]] = {
    m.Attack: attacking,
    m.Hit: hit,
    t.ToZone: to_zone,
    t.ToMinion: to_minion,
    t.MoveMinion: move_minion,
}
