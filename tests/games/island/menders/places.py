"""Mends where monsters, minions and the boss stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.island.menders.giving import give
from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import attack, powers
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.effects.monsters import MoveEach
from ungeheuer.games.island.rules.names import (
    KINDS,
    NO_ALLY,
    NO_PLAYER,
    SHIELD,
    ZONES,
    AllyId,
    BossFace,
    CardId,
    Zone,
    ccw,
    cw,
)
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now, top
from ungeheuer.games.island.rules.state import State

Mender = Callable[[State, Any, dict[str, Any]], bool | None]


def out_of_reach(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].zone = state.me().zone


def at_full_hp(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].hp -= 1


def not_in_your_zone(state: State, move: m.Foot, params: dict[str, Any]) -> None:
    """You go there; a passenger comes here."""
    player = int(params["player"])
    if player == move.monster:
        state.me().zone = state.monsters[player].zone
    else:
        state.monsters[player].zone = state.me().zone


def kept_apart(state: State, move: Any, origin: int) -> list[Zone]:
    """The zones of monsters that must not come together by the way: you and a passenger."""
    carried = getattr(move, "passenger", NO_PLAYER)
    apart = [state.active, carried] if 0 <= carried < state.players() else [state.active]
    return [
        state.monsters[player].zone for player in apart if state.monsters[player].zone != origin
    ]


def too_far(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    """What is moved stands next door, with all that stood beside it."""
    if isinstance(move, t.MoveMinion | t.MoveBossDie):
        return False  # both ends are named in the move
    zone, origin = params["zone"], params.get("origin", params["zone"])
    doors = [door for door in (ccw(zone), cw(zone)) if door not in kept_apart(state, move, origin)]
    if not doors:
        return False
    door = doors[0]
    if isinstance(move, t.MoveBoss):
        state.boss.zone = door
    for player, monster in enumerate(state.monsters):
        alone = isinstance(move, t.MoveMonster) and player != move.monster
        if monster.zone == origin and not alone:
            monster.zone = door
    return None


def zone_out_of_reach(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    """You stand there; for an attack next door, with apes that aim so far."""
    if isinstance(move, m.Attack):
        me = state.me()
        if me.ally not in (NO_ALLY, "apes"):
            return False
        if me.ally == NO_ALLY:
            state.used["apes-1"] = 1
        me.ally, me.fame, me.zone = AllyId("apes"), max(6, me.fame), ccw(params["zone"])
        return None
    who = choice(state).who if now(state) == "choose" else state.active
    state.monsters[who].zone = params["zone"]
    return None


def zone_taken(state: State, _move: Move, params: dict[str, Any]) -> None:
    gone = next(z for z in ZONES if z != params["zone"] and not state.standing_in([z]))
    for player in state.standing_in([params["zone"]]):
        state.monsters[player].zone = gone


def zone_of_boss(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.boss.zone = next(z for z in ZONES if z != params["zone"] and not state.standing_in([z]))


def other_monster(state: State, move: t.MoveMonster, _params: dict[str, Any]) -> None:
    choice(state).who = move.monster


def moved_already(state: State, move: t.MoveMonster, _params: dict[str, Any]) -> None:
    step = top(state)
    assert isinstance(step, MoveEach)
    step.left.append(move.monster)


def nobody_carried(state: State, _move: Move, _params: dict[str, Any]) -> bool | None:
    return give(state, CardId("K16"))


def pool_of(state: State, move: Move) -> int:
    if isinstance(move, m.Attack):
        return attack.pool(state, move.dice)
    return next(part.n for part in asked_for(state) if part.do == "strike")


def nothing_to_hit(state: State, move: Move, params: dict[str, Any]) -> bool | None:
    cheap = min(KINDS, key=lambda kind: powers.minion_hp(state, kind))
    state.island[params["zone"]].minions[cheap] += 1
    return powers.minion_hp(state, cheap) <= pool_of(state, move)


def fight(state: State) -> Fight:
    step = top(state)
    assert isinstance(step, Fight)
    return step


def pool_too_small(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    if isinstance(move, m.Hit):
        fight(state).pool = params["needed"]
        return None
    if isinstance(move, m.Attack):
        zone = state.me().zone if move.zone < 0 else move.zone
    else:
        zone = move.zone
    state.island[zone].minions = [0] * 5
    state.boss.zone, state.boss.hp = zone, max(1, state.boss.hp)
    return pool_of(state, move) > 0


def boss_not_there(state: State, move: Move, params: dict[str, Any]) -> None:
    if isinstance(move, t.MoveBoss):
        state.monsters[choice(state).who].zone = state.boss.zone
    else:
        state.boss.zone = params["zone"]


def boss_fallen(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.boss.hp, state.boss.down = 5, False


def minions_first(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.island[params["zone"]].minions = [0] * 5


def shields_first(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.island[fight(state).zone].minions[SHIELD] = 0


def no_such_minion(state: State, move: Any, params: dict[str, Any]) -> None:
    state.island[params["zone"]].minions[move.kind] += 1


def none_of_them(state: State, move: t.ToZone, _params: dict[str, Any]) -> None:
    names = next(part.kinds for part in asked_for(state) if part.do == "destroy")
    kinds = [kind for kind in KINDS if state.deck.minions[kind].id in names]
    state.island[move.zone].minions[kinds[0]] += 1


def only_with_boss(state: State, move: t.ToMinion, _params: dict[str, Any]) -> None:
    state.boss.zone = move.zone


def no_boss_die(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    face = BossFace("+".join(params["face"][0]["shows"]))
    dice = state.island[params["zone"]].boss_dice
    dice[face] = 1
    return face in state.deck.faces


def not_in_bag(state: State, move: ch.Draw, _params: dict[str, Any]) -> None:
    state.bag[move.kind] += 1


MENDERS: Final[dict[str, Mender]] = {
    "already-there": too_far,
    "at-full-hp": at_full_hp,
    "boss-fallen": boss_fallen,
    "boss-not-there": boss_not_there,
    "minions-first": minions_first,
    "moved-already": moved_already,
    "no-such-boss-die": no_boss_die,
    "no-such-minion": no_such_minion,
    "nobody-carried": nobody_carried,
    "none-of-them": none_of_them,
    "not-in-bag": not_in_bag,
    "not-in-your-zone": not_in_your_zone,
    "nothing-to-hit": nothing_to_hit,
    "only-with-boss": only_with_boss,
    "other-monster": other_monster,
    "out-of-reach": out_of_reach,
    "pool-too-small": pool_too_small,
    "shield-too-strong": pool_too_small,
    "shields-first": shields_first,
    "too-far": too_far,
    "zone-of-boss": zone_of_boss,
    "zone-out-of-reach": zone_out_of_reach,
    "zone-taken": zone_taken,
}
