"""Places for monsters, crystals, pylons and the boss; targets that effects ask for."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.features import distance
from ungeheuer.games.island.bots.reasons.dice import healing
from ungeheuer.games.island.bots.reasons.faces import worth_instead
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.chances import BossZone
from ungeheuer.games.island.rules.crystals import BuildCrystal, RaisePylon
from ungeheuer.games.island.rules.names import FACE_NAMES, NO_TILE, space_of, zone_of
from ungeheuer.games.island.rules.obstacles.moment import asked_for, top
from ungeheuer.games.island.rules.setting_up import PlaceMonster
from ungeheuer.games.island.rules.state import DIE_SPACES


def place(outlook: Outlook, move: m.Place) -> Reason:
    """How far from the boss, and how dangerous."""
    state = outlook.state
    steps = distance(move.zone, state.boss.zone)
    step = top(state)
    assert isinstance(step, PlaceMonster)
    hurt = outlook.moved(step.who, move.zone).damage(step.who)
    return "advice-place", {"zone": int(move.zone), "steps": steps, "damage": hurt}


def crystal(outlook: Outlook, move: m.Crystal) -> Reason:
    """A free space costs nothing; the third crystal makes a pylon anyway."""
    step = top(outlook.state)
    assert isinstance(step, BuildCrystal)
    zone = step.zone
    if outlook.state.island[zone].crystals == DIE_SPACES - 1:
        return "advice-pylon-comes", {"zone": int(zone)}
    if move.face is None:
        return "advice-crystal-free", {"zone": int(zone)}
    return "advice-crystal-die", {"face": FACE_NAMES[move.face]}


def pylon(outlook: Outlook, move: m.Pylon) -> Reason:
    state = outlook.state
    step = top(state)
    assert isinstance(step, RaisePylon)
    tile = state.support[space_of(step.zone, move.upper)]
    space = f"S{3 + move.upper}"
    if tile == NO_TILE:
        return "advice-pylon-free", {"space": space}
    return "advice-pylon-tile", {"space": space, "tile": tile}


def boss_zone(outlook: Outlook, move: BossZone) -> Reason:
    """As far from the monsters as possible."""
    zones = [monster.zone for monster in outlook.state.monsters]
    steps = min(distance(move.zone, zone) for zone in zones)
    return "advice-boss-zone", {"zone": int(move.zone), "steps": steps}


def move_boss(outlook: Outlook, move: t.MoveBoss) -> Reason:
    state = outlook.state
    there = [p for p, monster in enumerate(state.monsters) if monster.zone == state.boss.zone]
    if there:
        return "advice-boss-away", {"player": there[0], "zone": int(move.zone)}
    count = len(state.standing_in([move.zone]))
    return "advice-boss-to", {"zone": int(move.zone), "count": count}


def move_boss_die(_outlook: Outlook, move: t.MoveBossDie) -> Reason:
    return "advice-boss-die", {"zone": int(move.zone), "goal": int(move.to)}


def remove_boss_die(_outlook: Outlook, move: t.OutOfGame) -> Reason:
    return "advice-boss-die-out", {"zone": int(move.zone)}


def to_monster(outlook: Outlook, move: t.ToMonster) -> Reason:
    if any(part.do == "heal" for part in asked_for(outlook.state)):
        return healing(outlook, move.monster)
    energy = outlook.state.monsters[move.monster].energy
    return "advice-give", {"player": int(move.monster), "energy": energy}


def to_space(outlook: Outlook, move: t.ToSpace) -> Reason:
    state = outlook.state
    zone = zone_of(move.space)
    near = sum(distance(monster.zone, zone) <= 1 for monster in state.monsters)
    return "advice-tile-space", {"zone": int(zone), "count": near}


def to_tile(outlook: Outlook, move: t.ToTile) -> Reason:
    ready = "yes" if move.tile in outlook.state.ready else "no"
    return "advice-lose-tile", {"tile": move.tile, "ready": ready}


def to_die(outlook: Outlook, move: t.ToDie) -> Reason:
    """The chance that it becomes better."""
    worths = worth_instead(outlook.state, move.face)
    better = sum(worth > worths[move.face] for worth in worths)
    return "advice-reroll", {"face": FACE_NAMES[move.face], "percent": round(100 * better / 6)}


def turn_die(outlook: Outlook, move: t.TurnDie) -> Reason:
    worths = worth_instead(outlook.state, move.face)
    told: dict[str, object] = {"face": FACE_NAMES[move.face], "to": FACE_NAMES[move.to]}
    better = worths[move.to] > worths[move.face]
    return ("advice-turn" if better else "advice-turn-anyway"), told


def number(_outlook: Outlook, move: t.Number) -> Reason:
    return "advice-number", {"n": move.n}


REASONS: Final[dict[type[Move], Why]] = {
    m.Place: place,
    m.Crystal: crystal,
    m.Pylon: pylon,
    BossZone: boss_zone,
    t.MoveBoss: move_boss,
    t.MoveBossDie: move_boss_die,
    t.OutOfGame: remove_boss_die,
    t.ToMonster: to_monster,
    t.ToSpace: to_space,
    t.ToTile: to_tile,
    t.ToDie: to_die,
    t.TurnDie: turn_die,
    t.Number: number,
}
