"""The targets that an effect leaves to choose, each offered once (I-27.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.cards import Effect
from ungeheuer.games.island.rules.dice import faces_in
from ungeheuer.games.island.rules.enemies import can_hit
from ungeheuer.games.island.rules.moves import LOSE_FAME, PASS, PAY, Unlock
from ungeheuer.games.island.rules.names import (
    FACES,
    KIND_NAMES,
    KINDS,
    NO_TILE,
    PYLON,
    ZONES,
    Kind,
    Player,
    Space,
    Zone,
    beside,
    near,
    within,
)
from ungeheuer.games.island.rules.powers import cap
from ungeheuer.games.island.rules.state import State, Step


def targets_of(state: State, step: Step, effect: Effect) -> list[Move]:
    """Every target of one effect, for the monster of the step; empty where it is impossible."""
    return OPTIONS[effect.do](state, step, effect)


def here(state: State, step: Step) -> Zone:
    return state.monsters[step.who].zone


def everyone(state: State) -> list[Player]:
    return state.in_order()


def to_heal(state: State, _step: Step, _effect: Effect) -> list[Move]:
    hurt = [p for p in everyone(state) if state.monsters[p].hp < cap(state, p)]
    return [t.ToMonster(player) for player in hurt]


def to_give(state: State, _step: Step, _effect: Effect) -> list[Move]:
    return [t.ToMonster(player) for player in everyone(state)]


def to_strike(state: State, step: Step, effect: Effect) -> list[Move]:
    """I-14.7: only where something can be hit."""
    zones = near(here(state, step)) if effect.where == "one-near" else ZONES
    return [t.ToZone(zone) for zone in sorted(zones) if can_hit(state, zone, effect.n)]


def to_destroy(state: State, step: Step, effect: Effect) -> list[Move]:
    if effect.who == "all":
        kinds = [Kind(KIND_NAMES.index(name)) for name in effect.kinds]
        peopled = [z for z in ZONES if any(state.island[z].minions[kind] for kind in kinds)]
        return [t.ToZone(zone) for zone in peopled]
    zones = [state.boss.zone] if effect.where == "boss" else list(ZONES)
    return [t.ToMinion(kind, zone) for zone in zones for kind in minions_in(state, zone)]


def minions_in(state: State, zone: Zone) -> list[Kind]:
    return [kind for kind in KINDS if state.island[zone].minions[kind]]


def to_move(state: State, step: Step, effect: Effect) -> list[Move]:
    """Zones in one direction; a monster moved by its owner may also stay."""
    moves: list[Move] = [t.MoveMonster(step.who, z) for z in within(here(state, step), effect.n)]
    return [*moves, PASS] if effect.who == "each" else moves


def to_jump(state: State, step: Step, _effect: Effect) -> list[Move]:
    return [t.MoveMonster(step.who, zone) for zone in ZONES if zone != here(state, step)]


def to_move_minion(state: State, step: Step, _effect: Effect) -> list[Move]:
    zone = here(state, step)
    kinds = minions_in(state, zone)
    return [t.MoveMinion(kind, zone, to) for kind in kinds for to in beside(zone)]


def to_move_boss(state: State, step: Step, effect: Effect) -> list[Move]:
    """I-6.7: the boss is only relocated; I-25.2: one that is down stays."""
    boss = state.boss
    reached = effect.where == "any" or boss.zone == here(state, step)
    limit = limit_key(step, effect)
    if not reached or boss.down or (effect.per_turn and state.used.get(limit, 0)):
        return []
    return [t.MoveBoss(zone) for zone in within(boss.zone, effect.n)]


def limit_key(step: Step, effect: Effect) -> str:
    """The name under which a limited part of an ability counts its uses."""
    return f"{step.ability}/{effect.do}"


def to_move_die(state: State, step: Step, _effect: Effect) -> list[Move]:
    zone = here(state, step)
    faces = sorted(state.island[zone].boss_dice)
    return [t.MoveBossDie(face, zone, to) for face in faces for to in beside(zone)]


def to_clear(state: State, _step: Step, _effect: Effect) -> list[Move]:
    return [t.ToZone(zone) for zone in ZONES if state.island[zone].crystals]


def to_unlock(state: State, step: Step, effect: Effect) -> list[Move]:
    """I-12.5 holds here, too."""
    zones = near(here(state, step)) if effect.where == "near" else ZONES
    return [Unlock(face, zone) for zone in sorted(zones) for face in state.locked_faces(zone)]


def to_reroll(state: State, _step: Step, _effect: Effect) -> list[Move]:
    return [t.ToDie(face) for face in faces_in(state.roll)]


def to_turn(state: State, _step: Step, _effect: Effect) -> list[Move]:
    return [t.TurnDie(face, to) for face in faces_in(state.roll) for to in FACES if to != face]


def to_place_tile(state: State, _step: Step, effect: Effect) -> list[Move]:
    """I-18.4: only while a tile is left."""
    if not state.pile and not state.discarded_tiles:
        return []
    fits = [NO_TILE] if effect.empty else [tile for tile in state.support if tile != PYLON]
    return [t.ToSpace(Space(number)) for number, tile in enumerate(state.support) if tile in fits]


def to_throw(state: State, step: Step, effect: Effect) -> list[Move]:
    if not state.island[here(state, step)].free_spaces():
        return []
    return [t.Number(count) for count in range(1, min(effect.n, state.free_dice) + 1)]


def to_discard(state: State, _step: Step, _effect: Effect) -> list[Move]:
    return [t.ToTile(tile) for tile in state.support if tile not in (NO_TILE, PYLON)]


def to_pay(state: State, step: Step, effect: Effect) -> list[Move]:
    return [PAY] if state.monsters[step.who].energy >= effect.n else []


def to_lose_fame(state: State, step: Step, _effect: Effect) -> list[Move]:
    return [LOSE_FAME] if state.monsters[step.who].fame else []


def of_either(state: State, step: Step, effect: Effect) -> list[Move]:
    return [move for part in effect.of for move in targets_of(state, step, part)]


Find = Callable[[State, Step, Effect], list[Move]]
OPTIONS: Final[dict[str, Find]] = {
    "heal": to_heal,
    "energy": to_give,
    "fame": to_lose_fame,
    "pay": to_pay,
    "strike": to_strike,
    "destroy": to_destroy,
    "move": to_move,
    "jump": to_jump,
    "move-minion": to_move_minion,
    "move-boss": to_move_boss,
    "boss-die": to_move_die,
    "clear": to_clear,
    "unlock-from": to_unlock,
    "reroll": to_reroll,
    "set": to_turn,
    "tile": to_place_tile,
    "throw-lock": to_throw,
    "discard-tile": to_discard,
    "either": of_either,
}
