"""Why a move is not possible, from the seat's own view alone.

Nothing is hidden in this game, so the view holds the whole position, and the rules are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Unpack

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules import attack, locking, market, powers, support
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.deeds import can_all
from ungeheuer.games.island.rules.dice import Die, face_of, has_virtual, showing, text_of
from ungeheuer.games.island.rules.enemies import cheapest, exposed
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_CARD,
    NO_ZONE,
    SHIELD,
    WILD,
    WRENCH,
    space_of,
)
from ungeheuer.games.island.rules.params import Params
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View

Why = Callable[[State, Any], list[Obstacle]]
# the steps in which dice and tiles may be used (I-18.7)
ACTING: Final = ("resolve", "window", "turn-start", "take", "rolling", "buy", "end")


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


def not_asked(view: View) -> list[Obstacle]:
    """I-27: first of all, this seat has to be asked."""
    if view.asked == view.seat:
        return []
    return [obstacle("I-3.4", "not-asked", asked=view.asked or "-")]


def obstacles(state: State, move: Move) -> list[Obstacle]:
    """I-27: whether this is the time, then the move, in the position that the view shows."""
    question = state.question
    assert question is not None
    if question.ask.contains(move):
        return []
    kind = state.agenda[-1].kind
    why = REASONS.get(type(move))
    if why is None or kind not in TIMES.get(type(move), ()):
        return [obstacle(question.rule, "not-now", step=kind)]
    return why(state, move) or [obstacle(question.rule, "not-offered", step=kind)]


# -- dice


def missing(state: State, dice: tuple[int, ...]) -> list[Obstacle]:
    """I-11.2, I-18.9: the dice must lie there; pending virtual ones come first."""
    obstacles = []
    in_step = state.agenda[-1].kind == "resolve"
    roll = state.roll if in_step else [0] * 6
    real = any(dice[face] > roll[face] for face in range(6))
    virtual = any(dice[6 + face] > state.pending[face] for face in range(6))
    if real or virtual or sum(dice[12:]) > state.pending[WILD]:
        obstacles.append(obstacle("I-11.2", "no-such-dice", dice=text_of(dice)))
    if any(state.pending) and not has_virtual(dice):
        obstacles.append(obstacle("I-18.9", "pending-first"))
    return obstacles


def missing_die(state: State, die: Die) -> list[Obstacle]:
    return missing(state, tuple(1 if other == die else 0 for other in range(18)))


def heart(state: State, move: m.Heart) -> list[Obstacle]:
    obstacles = missing_die(state, move.die)
    if move.monster >= state.players():
        return [*obstacles, obstacle("I-13.1", "no-such-monster", player=move.monster)]
    monster = state.monsters[move.monster]
    if monster.zone not in powers.reach(state, "heart"):
        obstacles.append(obstacle("I-13.1", "out-of-reach", player=move.monster))
    if monster.hp >= powers.cap(state, move.monster):
        obstacles.append(obstacle("I-11.6", "at-full-hp", player=move.monster))
    return obstacles


def energy(state: State, move: m.Energy) -> list[Obstacle]:
    return missing(state, move.dice)


def fame(state: State, move: m.Fame) -> list[Obstacle]:
    obstacles = missing_die(state, move.die)
    if move.stolen is not None:
        if move.zone not in powers.reach(state, "steal"):
            obstacles.append(obstacle("I-16.2", "zone-out-of-reach", zone=move.zone))
        elif move.stolen not in state.island[move.zone].boss_dice:
            obstacles.append(
                obstacle("I-16.2", "no-such-boss-die", face=move.stolen, zone=move.zone)
            )
    if move.card != NO_CARD and move.card not in powers.cards_for_boss_dice(state):
        obstacles.append(obstacle("I-16.2", "no-place-on-card", card=move.card))
    return obstacles


def foot(state: State, move: m.Foot) -> list[Obstacle]:
    obstacles = missing_die(state, move.die)
    if move.monster >= state.players():
        return [*obstacles, obstacle("I-13.3", "no-such-monster", player=move.monster)]
    here = state.me().zone
    if state.monsters[move.monster].zone != here:
        obstacles.append(obstacle("I-13.3", "not-in-your-zone", player=move.monster))
    elif move.zone not in powers.strides(state) or move.monster != state.active:
        obstacles.append(obstacle("I-13.3", "too-far", zone=move.zone))
    return obstacles


def attacking(state: State, move: m.Attack) -> list[Obstacle]:
    obstacles = missing(state, move.dice)
    here = state.me().zone
    zone = here if move.zone == NO_ZONE else move.zone
    least = cheapest(state, zone)
    pool = attack.pool(state, move.dice)
    if zone not in attack.aims(state) or move.zone == here:
        obstacles.append(obstacle("I-14.1", "zone-out-of-reach", zone=zone))
    elif least is None:
        obstacles.append(obstacle("I-14.7", "nothing-to-hit", zone=zone))
    elif pool < least:
        obstacles.append(obstacle("I-14.7", "pool-too-small", pool=pool, needed=least))
    return obstacles


def building(state: State, move: m.Build) -> list[Obstacle]:
    obstacles = missing(state, move.dice)
    space = space_of(state.me().zone, move.upper)
    sizes = powers.wrenches(state, move.upper)
    if showing(move.dice, WRENCH) not in sizes or showing(move.dice, WRENCH) != sum(move.dice):
        obstacles.append(obstacle("I-18.1", "wrong-wrenches", needed=max(sizes)))
    if not support.can_build(state, space):
        obstacles.append(obstacle("I-18.2", "cannot-build-there", space=f"S{3 + move.upper}"))
    return obstacles


def spending(state: State, move: c.Spend) -> list[Obstacle]:
    obstacles = missing(state, move.dice)
    owned = [
        a for a in powers.active_abilities(state, state.active, "spend") if a.id == move.ability
    ]
    if not owned:
        obstacles.append(obstacle("I-19.1", "not-yours", ability=move.ability))
    elif not can_all(state, owned[0], state.active):
        obstacles.append(obstacle("I-19.1", "impossible-now", ability=move.ability))
    elif any(showing(move.dice, face_of(Die(f))) != owned[0].pay[f] for f in range(6)):
        obstacles.append(obstacle("I-19.1", "wrong-symbols", ability=move.ability))
    return obstacles


# -- locking


def lock(state: State, move: m.Lock) -> list[Obstacle]:
    obstacles = []
    if not state.roll[move.face]:
        obstacles.append(obstacle("I-12.1", "no-such-dice", dice=FACE_NAMES[move.face]))
    if move.card == NO_CARD and not locking.has_space(state):
        obstacles.append(obstacle("I-12.1", "no-die-space", zone=state.me().zone))
    if move.card != NO_CARD and move.card not in powers.cards_with_die_space(state):
        obstacles.append(obstacle("I-12.1", "not-yours", ability=move.card))
    return obstacles


def unlock(state: State, move: m.Unlock) -> list[Obstacle]:
    if move.card != NO_CARD:
        return [obstacle("I-12.2", "nothing-locked-there", die=FACE_NAMES[move.face])]
    ground = state.island[move.zone]
    if move.zone not in powers.reach(state, "unlock"):
        return [obstacle("I-12.2", "zone-out-of-reach", zone=move.zone)]
    if ground.fresh[move.face] and not ground.locked[move.face]:
        return [obstacle("I-12.5", "locked-this-turn", die=FACE_NAMES[move.face])]
    if not ground.locked[move.face]:
        return [obstacle("I-12.2", "nothing-locked-there", die=FACE_NAMES[move.face])]
    return pending_first(state)


def pending_first(state: State) -> list[Obstacle]:
    return [obstacle("I-18.9", "pending-first")] if any(state.pending) else []


# -- tiles


def activate(state: State, move: c.Activate) -> list[Obstacle]:
    if move.tile not in support.tiles_in_reach(state):
        return [obstacle("I-18.5", "no-such-tile-here", tile=move.tile)]
    if move.tile in state.spent_tiles:
        return [obstacle("I-18.6", "tile-spent", tile=move.tile)]
    if move.tile not in state.ready:
        return [obstacle("I-18.5", "tile-face-down", tile=move.tile)]
    if not support.can_activate(state, move.tile):
        return [obstacle("I-18.6", "tile-just-recharged", tile=move.tile)]
    return [obstacle("I-18.9", "no-doubling")]


def recharge(state: State, move: c.Recharge) -> list[Obstacle]:
    if move.tile not in support.tiles_in_reach(state):
        return [obstacle("I-18.5", "no-such-tile-here", tile=move.tile)]
    if move.tile in state.spent_tiles:
        return [obstacle("I-18.6", "tile-spent", tile=move.tile)]
    if move.tile in state.ready:
        return [obstacle("I-18.5", "tile-face-up", tile=move.tile)]
    return pending_first(state)


def drop(state: State, move: c.Drop) -> list[Obstacle]:
    if not state.pending[move.face]:
        return [obstacle("I-18.9", "nothing-pending")]
    return [obstacle("I-18.9", "die-still-useful")]


# -- targets, market, rolling


def hit(state: State, move: m.Hit) -> list[Obstacle]:
    step = state.agenda[-1]
    assert isinstance(step, attack.Fight)
    minions = state.island[step.zone].minions
    if move.kind is None:
        code = "minions-first" if any(minions) else "nothing-to-hit"
        return [obstacle("I-14.3", code, zone=step.zone)]
    if not minions[move.kind]:
        return [obstacle("I-14.2", "no-such-minion", minion=KIND_NAMES[move.kind])]
    if move.kind not in exposed(state, step.zone):
        return [obstacle("I-14.3", "shields-first", shields=minions[SHIELD])]
    needed = powers.minion_hp(state, move.kind)
    return [obstacle("I-14.2", "pool-too-small", pool=step.pool, needed=needed)]


def use(state: State, move: c.Use) -> list[Obstacle]:
    ability = state.deck.abilities.get(move.ability)
    trigger = {"resolve": "free"}.get(state.agenda[-1].kind, state.agenda[-1].kind)
    owned = [
        a for a in powers.active_abilities(state, state.active, trigger) if a.id == move.ability
    ]
    if ability is None or not owned:
        return [obstacle("I-11.1", "not-yours", ability=move.ability)]
    if state.used.get(ability.id, 0):
        return [obstacle("I-3.3", "used-up", ability=ability.id)]
    return pending_first(state) or [obstacle("I-11.6", "impossible-now", ability=ability.id)]


def buy(state: State, move: c.Buy) -> list[Obstacle]:
    card = state.market[move.slot]
    if card == NO_CARD:
        return [obstacle("I-20.5", "empty-slot", slot=move.slot + 1)]
    price = powers.price(state, card)
    if not market.can_buy(state, move.slot):
        energy = state.me().energy
        return [obstacle("I-20.2", "too-dear", price=price, energy=energy)]
    return pending_first(state)


def throw(state: State, move: m.Throw) -> list[Obstacle]:
    if any(count > state.roll[face] for face, count in enumerate(move.dice)):
        return [obstacle("I-10.5", "no-such-dice", dice=text_of(move.dice))]
    return pending_first(state)


def place(_state: State, move: m.Place) -> list[Obstacle]:
    return [obstacle("I-2.6", "zone-taken", zone=move.zone)]


def word(state: State, move: m.Word) -> list[Obstacle]:
    if move == m.SWEEP and not market.can_sweep(state):
        return [obstacle("I-20.4", "cannot-sweep", price=powers.sweep_cost(state))]
    return pending_first(state)


REASONS: Final[dict[type[Move], Why]] = {
    m.Heart: heart,
    m.Energy: energy,
    m.Fame: fame,
    m.Foot: foot,
    m.Attack: attacking,
    m.Build: building,
    c.Spend: spending,
    m.Lock: lock,
    m.Unlock: unlock,
    c.Activate: activate,
    c.Recharge: recharge,
    c.Drop: drop,
    m.Hit: hit,
    c.Use: use,
    c.Buy: buy,
    m.Throw: throw,
    m.Place: place,
    m.Word: word,
}
TIMES: Final[dict[type[Move], tuple[str, ...]]] = {
    **dict.fromkeys((m.Heart, m.Energy, m.Fame, m.Foot, m.Attack, m.Build, c.Spend), ACTING),
    **dict.fromkeys((c.Activate, c.Recharge, c.Drop), ACTING),
    m.Lock: ("resolve", "lock-thrown"),
    m.Unlock: ("resolve",),
    m.Hit: ("attack",),
    c.Use: ("resolve", "turn-start", "final", "end", "mp-start"),
    c.Buy: ("buy",),
    m.Throw: ("rolling",),
    m.Place: ("place",),
    m.Word: ACTING,
}
