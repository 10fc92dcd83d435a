"""I-13, I-16: what hearts, energy, feet and fame bring."""

from __future__ import annotations

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import powers, verbs
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.deeds import trigger
from ungeheuer.games.island.rules.dice import Die, showing
from ungeheuer.games.island.rules.move_tables import FAMES, HEARTS, foot_of
from ungeheuer.games.island.rules.moves import Energy, Fame, Foot, Heart
from ungeheuer.games.island.rules.names import ENERGY, NO_PLAYER, CardId, Player, beside
from ungeheuer.games.island.rules.state import State

YIELD = (0, 1, 3, 6, 10, 15)  # I-13.2
GROUP = 5


def resolving(state: State, face: str) -> list[Ability]:
    """The active player's abilities that are triggered by resolving this face."""
    return [a for a in powers.active_abilities(state, state.active, "resolve") if a.face == face]


# -- HEART


def healable(state: State) -> list[Player]:
    """I-13.1, I-11.6: monsters in reach below their cap, also those at 0 HP."""
    standing = state.standing_in(powers.reach(state, "heart"))
    return [p for p in standing if state.monsters[p].hp < powers.cap(state, p)]


def hearts(state: State, dice: list[Die]) -> list[Move]:
    return [HEARTS[die][player] for die in dice for player in healable(state)] if dice else []


def heal(state: State, move: Heart, notes: Notes) -> None:
    """I-13.1: 1 HP per symbol."""
    verbs.use_die(state, move.die)
    limit = powers.cap(state, move.monster)
    verbs.heal(state, move.monster, 1, limit, "heart", notes)
    trigger(state, resolving(state, "heart"), state.active, move.monster)


# -- ENERGY


def energy_for(count: int) -> int:
    """I-13.2: groups of five first, then the rest."""
    full, rest = divmod(count, GROUP)
    return full * YIELD[GROUP] + YIELD[rest]


def grouped(state: State, count: int, *, counted: bool = False) -> int:
    """I-13.2: an ability may make the last group count for one more."""
    for ability in resolving(state, "energy"):
        bonus = powers.effects([ability], "group")
        if bonus and powers.has_uses(state, ability) and count % GROUP:
            if counted:
                powers.count_use(state, ability.id)
            full, rest = divmod(count, GROUP)
            return full * YIELD[GROUP] + YIELD[min(GROUP, rest + bonus[0].n)]
    return energy_for(count)


def gain_energy(state: State, move: Energy, notes: Notes) -> None:
    """I-13.2: one group; dice resolved in separate actions are separate groups."""
    gained = grouped(state, showing(move.dice, ENERGY), counted=True)
    verbs.use_dice(state, move.dice)
    verbs.change_energy(state, state.active, gained, "energy", notes)
    extra = [a for a in resolving(state, "energy") if not powers.effects([a], "group")]
    trigger(state, extra, state.active)


# -- FOOT


def feet(state: State, dice: list[Die]) -> list[Move]:
    """I-13.3: one monster of your zone to an adjacent one; yourself perhaps further."""
    return [foot for die in dice for foot in steps(state, die)]


def steps(state: State, die: Die) -> list[Move]:
    me, here = state.active, state.me().zone
    others = [player for player in state.standing_in([here]) if player != me]
    moves: list[Move] = []
    passengers = [NO_PLAYER, *(others if powers.may_carry(state) else [])]
    for zone in powers.strides(state):
        moves += [foot_of(die, me, zone, passenger, me) for passenger in passengers]
    for player in others:
        moves += [foot_of(die, player, zone) for zone in beside(here)]
    return moves


def step(state: State, move: Foot, notes: Notes) -> None:
    """I-13.3, I-11.4: from now on "your zone" is the new one."""
    verbs.use_die(state, move.die)
    verbs.move_monster(state, move.monster, move.zone, "foot", notes)
    if move.passenger != NO_PLAYER:
        verbs.move_monster(state, move.passenger, move.zone, "carry", notes)


# -- FAME


def fames(state: State, dice: list[Die]) -> list[Move]:
    """I-13.5, I-16.1, I-16.2: with or without a boss die out of your zone."""
    moves: list[Move] = []
    for die in dice:
        moves.append(FAMES[die])
        for zone in powers.sorted_reach(state, "steal"):
            for face in sorted(state.island[zone].boss_dice):
                moves.append(Fame(die, face, zone))
                moves += [Fame(die, face, zone, card) for card in powers.cards_for_boss_dice(state)]
    return moves


def gain_fame(state: State, move: Fame, notes: Notes) -> None:
    """I-16.1, I-16.2: 1 fame, and 1 more for a stolen die; both are one step."""
    player = state.active
    firing = resolving(state, "fame")  # a list of our own
    if move.stolen is not None:
        thefts = powers.active_abilities(state, player, "steal")
        firing += [ability for ability in thefts if not ability.may]
    verbs.use_die(state, move.die)
    if move.stolen is not None:
        use_card_for_boss_die(state, move.card)
        verbs.steal(state, player, move.stolen, move.zone, move.card, notes)
    verbs.change_fame(state, player, 1 if move.stolen is None else 2, "fame", notes)
    trigger(state, firing, player)


def use_card_for_boss_die(state: State, card: CardId) -> None:
    if card:
        powers.count_use(state, card)
