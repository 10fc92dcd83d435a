"""Moves that exist once: those whose parameters are few are looked up, not made anew."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.dice import AS_WILD, Dice, Die, both, group
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FACES,
    FOOT,
    KINDS,
    MOST_PLAYERS,
    NO_PLAYER,
    WRENCH,
    ZONES,
    Face,
    Player,
    Zone,
)

MOST: Final = 10  # I-1.4: dice
ALL_DICE: Final = [Die(die) for die in range(AS_WILD + len(FACES))]
PLAYERS: Final = [Player(number) for number in range(MOST_PLAYERS)]


def alike(face: Face) -> list[Dice]:
    """By number: that many dice of the roll that show this face."""
    return [group(face, number, 0, 0) for number in range(MOST + 1)]


CLAWS: Final = alike(CLAW)
FEET: Final = alike(FOOT)
FIGHTS: Final[list[list[Dice]]] = [[both(claws, feet) for feet in FEET] for claws in CLAWS]

# by what stands in brackets
HEARTS: Final = [[m.Heart(die, player) for player in PLAYERS] for die in ALL_DICE]
ENERGIES: Final = [m.Energy(dice) for dice in alike(ENERGY)]  # how many
FAMES: Final = [m.Fame(die) for die in ALL_DICE]
TAKES: Final = [[m.Take(face, zone) for zone in ZONES] for face in FACES]
LOCKS: Final = [[m.Lock(face, zone=zone) for zone in ZONES] for face in FACES]
UNLOCKS: Final = [[m.Unlock(face, zone) for zone in ZONES] for face in FACES]
HITS: Final = [[m.Hit(kind, zone) for zone in ZONES] for kind in KINDS]
BOSS_HITS: Final = [m.Hit(None, zone) for zone in ZONES]
BUILDS: Final = [  # space, how many, zone
    [[m.Build(upper, dice, zone) for zone in ZONES] for dice in alike(WRENCH)] for upper in (0, 1)
]

_throws: Final[dict[Dice, m.Throw]] = {}
_attacks: Final[dict[int, m.Attack]] = {}
_feet: Final[dict[int, m.Foot]] = {}


def throw_of(dice: Dice) -> m.Throw:
    """I-10.5: there are at most 8,008 sets of ten dice."""
    move = _throws.get(dice)
    if move is None:
        move = _throws[dice] = m.Throw(dice)
    return move


def attack_of(claws: int, feet: int, zone: Zone) -> m.Attack:
    """I-14.1: with dice of the roll alone."""
    key = (claws * (MOST + 1) + feet) * 8 + zone + 1
    move = _attacks.get(key)
    if move is None:
        move = _attacks[key] = m.Attack(FIGHTS[claws][feet], zone)
    return move


def foot_of(
    die: Die,
    monster: Player,
    zone: Zone,
    passenger: Player = NO_PLAYER,
    mover: Player = NO_PLAYER,
) -> m.Foot:
    key = (((die * 8 + monster) * 8 + zone) * 8 + passenger + 1) * 8 + mover + 1
    move = _feet.get(key)
    if move is None:
        move = _feet[key] = m.Foot(die, monster, zone, passenger, mover)
    return move
