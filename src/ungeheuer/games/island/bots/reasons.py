"""The reason a bot gives for a move, as a code and its parameters."""

from __future__ import annotations

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots import advice as say
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules import attack
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.enemies import boss_exposed
from ungeheuer.games.island.rules.names import BUILDER, FACE_NAMES, FACES, NO_ZONE, Zone
from ungeheuer.games.island.rules.state import State

Reason = tuple[str, dict[str, object]]


def reason(state: State, move: Move) -> Reason:
    """A bot's own reason, or else the one of the game's advice."""
    if isinstance(move, m.Throw):
        return aim(state, move)
    if isinstance(move, m.Attack):
        zone = state.me().zone if move.zone == NO_ZONE else move.zone
        return fight(state, zone, attack.pool(state, move.dice))
    if isinstance(move, m.Hit):
        return strike(state, move)
    if isinstance(move, m.Foot) and move.monster == state.active and move.zone == state.boss.zone:
        return say.APPROACH, {"zone": int(move.zone)}
    if isinstance(move, c.TakeAlly):
        return say.ALLY, {"ally": move.ally}
    return plain(state, move)


def plain(state: State, move: Move) -> Reason:
    if move == m.KEEP:
        return say.STOP, {}
    if move in (m.END_RESOLVE, m.END_BUY, m.STOP):
        return say.DONE, {}
    return say.reason(state, move)


def aim(state: State, move: m.Throw) -> Reason:
    """The face that would help most with the dice kept."""
    kept = [state.roll[face] - move.dice[face] for face in FACES]
    turn_value = TurnValue(Features(state), [count + 1 for count in kept])
    best, wanted = -1e18, 0
    for face in FACES:
        dice = kept[:]
        dice[face] += 1
        value = turn_value.value(tuple(dice))
        if value > best:
            best, wanted = value, face
    return say.AIM, {"dice": sum(move.dice), "face": FACE_NAMES[wanted]}


def fight(state: State, zone: Zone, points: int) -> Reason:
    """Against the boss, or against what stands before him."""
    if boss_exposed(state, zone):
        return (say.FINISH if points >= state.boss.hp else say.ATTACK), {"hp": state.boss.hp}
    builders = state.island[zone].minions[BUILDER]
    return (say.BUILDERS if builders else say.MINIONS), {"zone": int(zone)}


def strike(state: State, move: m.Hit) -> Reason:
    step = state.agenda[-1]
    assert isinstance(step, attack.Fight)
    if move.kind is None:
        return fight(state, step.zone, step.pool)
    return (say.BUILDERS if move.kind == BUILDER else say.MINIONS), {"zone": int(step.zone)}
