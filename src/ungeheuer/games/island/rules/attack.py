"""I-14: attacks and strikes, one target after another."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Handler, question
from ungeheuer.games.island.rules.cards import Ability, face_named
from ungeheuer.games.island.rules.dice import Dice, showing
from ungeheuer.games.island.rules.effects import trigger
from ungeheuer.games.island.rules.enemies import cheapest, hits
from ungeheuer.games.island.rules.moves import STOP, Attack, Hit
from ungeheuer.games.island.rules.names import (
    CLAW,
    FACE_NAMES,
    FOOT,
    NO_ZONE,
    ZONES,
    Face,
    Player,
    Zone,
    near,
)
from ungeheuer.games.island.rules.state import State, Step

WORTH = {CLAW: 2, FOOT: 1}  # I-13.4, I-13.3


def worth(state: State, face: Face) -> int:
    """I-13.3, I-13.4: 2 for a CLAW, 1 for a FOOT, unless a card says otherwise."""
    values = powers.effects(powers.active_abilities(state, state.active, "attack"), "value")
    return max([WORTH[face], *(v.n for v in values if v.what == FACE_NAMES[face])])


def bonuses(state: State, dice: Dice) -> list[Ability]:
    """I-14.1: the attack bonuses that this set of dice brings."""
    return [
        ability
        for ability in powers.active_abilities(state, state.active, "attack")
        if powers.effects([ability], "pool")
        and powers.has_uses(state, ability)
        and (not ability.with_face or showing(dice, face_named(ability.with_face)))
    ]


def pool(state: State, dice: Dice) -> int:
    """I-14.1: 2 per CLAW, 1 per FOOT, and the bonuses."""
    bonus = sum(effect.n for effect in powers.effects(bonuses(state, dice), "pool"))
    return sum(worth(state, face) * showing(dice, face) for face in (CLAW, FOOT)) + bonus


def aims(state: State) -> list[Zone]:
    """I-14.1: the zones that can be attacked: your own, and others by cards."""
    here = state.me().zone
    ranges = [
        e.where
        for e in powers.effects(powers.active_abilities(state, state.active, "attack"), "aim")
    ]
    if "any" in ranges:
        return list(ZONES)
    return list(near(here)) if "near" in ranges else [here]


def attacks(state: State, sets: list[Dice]) -> list[Move]:
    """I-14.7: those with which at least one enemy could be hit."""
    here = state.me().zone
    prices = [(zone, cheapest(state, zone)) for zone in aims(state)]
    open_zones = [(zone, price) for zone, price in prices if price is not None]
    if not open_zones:
        return []
    return [
        Attack(dice, NO_ZONE if zone == here else zone)
        for dice in sets
        for zone, price in open_zones
        if pool(state, dice) >= price
    ]


def begin(state: State, move: Attack, notes: Notes) -> None:
    """I-14.1: one action; the pool is fixed now, its zone, too."""
    zone = state.me().zone if move.zone == NO_ZONE else move.zone
    points = pool(state, move.dice)
    for ability in bonuses(state, move.dice):
        if ability.per_turn:
            powers.count_use(state, ability.id)
    verbs.use_dice(state, move.dice)
    state.push(Step("attack", who=state.active, zone=zone, n=points))
    if notes.listening:
        notes.tell(events.Attacked(state.active, zone, points, "dice"))


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-14.2: repeatedly until the player stops or nothing can be hit."""
    moves: list[Move] = [*hits(state, step.zone, step.n)]
    return question(step.who, [*moves, STOP], "I-14.2") if moves else None


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    """I-14.4: hit one target and reduce the pool, or stop."""
    if not isinstance(move, Hit):
        end(state, step, notes)
    elif move.kind is None:
        dealt, step.n = step.n, 0
        verbs.hurt_boss(state, dealt, step.ability or "attack", notes)
    else:
        price = powers.minion_hp(state, move.kind)
        step.n -= price
        verbs.destroy_minion(state, move.kind, step.zone, price, step.ability or "attack", notes)
        killed(state, step.who)


def killed(state: State, who: Player) -> None:
    """Trigger the effects of a kill in the attacker's own turn."""
    if who == state.active:
        trigger(state, powers.active_abilities(state, who, "kill"), who)


def end(state: State, step: Step, notes: Notes) -> None:
    """I-14.5: what is left of the pool is lost."""
    state.finish(step)
    if notes.listening:
        notes.tell(events.AttackEnded(step.n))


HANDLERS: Final[dict[str, Handler]] = {"attack": Handler(end, ask, answer)}
