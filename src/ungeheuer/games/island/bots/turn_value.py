"""The value of a final roll for the active player: the best walk, with tables for each face."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.damage_value import damage_values
from ungeheuer.games.island.bots.features import Features, ability_worth, distance
from ungeheuer.games.island.bots.shopping import Purse
from ungeheuer.games.island.rules import attack, powers
from ungeheuer.games.island.rules.dice import Dice, Die, one
from ungeheuer.games.island.rules.faces import energy_for
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    NO_ALLY,
    PYLON,
    WRENCH,
    ZONES,
    Player,
    Zone,
    along,
    space_of,
)
from ungeheuer.games.island.rules.state import State

FAR: Final = 3  # the farthest zone
TILE_NOW: Final = 1.2  # value of a new tile in this turn
SPARE_CLAW: Final = 0.5  # value of an unused claw, relative to a locked one


class Walk:
    """A walk along the ring: the FOOTs it costs, and what the other dice are worth along it."""

    __slots__ = ("attack", "fame", "feet", "heal", "locked", "position_gain")

    def __init__(self, feet: int) -> None:
        self.feet = feet
        self.position_gain = 0.0  # how much better its last zone is
        self.attack: list[float] = []  # by points
        self.heal: list[float] = []  # by hearts
        self.fame: list[float] = []
        self.locked = [0] * 6  # locked dice on the way


class TurnValue:
    """`value` rates a roll; `most` limits the dice of each face."""

    __slots__ = (
        "bonus",
        "build",
        "claw",
        "damage_values",
        "energy",
        "features",
        "foot",
        "most",
        "walks",
    )

    def __init__(self, features: Features, most: list[int]) -> None:
        self.features = features
        self.most = most
        state = features.state
        self.claw = attack.worth(state, CLAW)
        self.foot = attack.worth(state, FOOT)
        self.bonus = attack.pool(state, one(Die(CLAW))) - self.claw
        self.energy = self._energy()
        self.build = self._build()
        self.damage_values: list[list[float]] = [[] for _ in ZONES]
        self.walks: list[Walk] = []
        self._add_walks()

    # -- tables that do not depend on the way

    def _energy(self) -> list[float]:
        """I-13.2: value by number of ENERGYs resolved together."""
        now = self.features.state.me().energy
        purse = Purse(self.features)
        before = purse.worth(now)
        count = self.most[ENERGY] + 1
        return [purse.worth(now + energy_for(number)) - before for number in range(count)]

    def _build(self) -> list[float]:
        """I-18.1: value by number of WRENCHes, three or four per tile."""
        state = self.features.state
        worths = [0.0] * (self.most[WRENCH] + 1)
        if not (state.pile or state.discarded_tiles) or self.most[WRENCH] < 2:
            return worths
        worth = w.WEIGHTS[w.TILES] * self.features.turns + w.WEIGHTS[w.TILES_READY] + TILE_NOW
        zone = state.me().zone
        needs = []
        for upper in (0, 1):
            if state.support[space_of(zone, upper)] != PYLON:
                taken = state.support[space_of(zone, upper)] != ""
                if not taken:
                    needs.append(min(powers.wrenches(state, upper)))
        for number in range(len(worths)):
            if needs and number >= needs[0]:
                worths[number] = worth
                if len(needs) > 1 and number >= needs[0] + needs[1]:
                    worths[number] = 2.0 * worth
        return worths

    # -- the ways

    def _add_walks(self) -> None:
        """Staying, and up to three zones in either direction, as far as the FOOTs allow."""
        state = self.features.state
        stride, free = stride_of(state), free_steps(state)
        here = state.me().zone
        reaches = [reach_of(state, what) for what in ("heart", "steal", "unlock")]
        aim = len(attack.aims(state))
        reaches.append(FAR if aim > 3 else 1 if aim > 1 else 0)
        now = self.features.monster_value(state.active, here, state.me().hp)
        for turn in (1, -1):
            path = [here]
            for steps in range(FAR + 1):
                if steps:
                    path.append(along(here, steps * turn))
                feet = max(0, -(-(steps - free) // stride))
                if feet > self.most[FOOT] or (turn < 0 and not 0 < steps < FAR):
                    continue
                self.walks.append(self._walk(path[:], feet, reaches, now))

    def _walk(self, path: list[Zone], feet: int, reaches: list[int], now: float) -> Walk:
        state = self.features.state
        walk = Walk(feet)
        if len(path) > 1:
            walk.position_gain = (
                self.features.monster_value(state.active, path[-1], state.me().hp) - now
            )
        for zone in zones_in_reach(path, reaches[2]):
            for face in range(6):
                walk.locked[face] += state.island[zone].locked[face]
        walk.heal = self._heal(
            zones_in_reach(path, reaches[0]), self.most[HEART] + walk.locked[HEART]
        )
        walk.fame = self._fame(
            zones_in_reach(path, reaches[1]), self.most[FAME] + walk.locked[FAME]
        )
        walk.attack = self._attack(zones_in_reach(path, reaches[3]))
        return walk

    def _attack(self, zones: list[Zone]) -> list[float]:
        """Value by points, in the best of these zones."""
        most = self.claw * (self.most[CLAW] + 3) + self.foot * (self.most[FOOT] + 3) + self.bonus
        best: list[float] = []
        for zone in zones:
            if not self.damage_values[zone]:
                self.damage_values[zone] = damage_values(self.features, zone, most)
            table = self.damage_values[zone]
            if not best:
                best = table[:]
            else:
                for points in range(most + 1):
                    best[points] = max(best[points], table[points])
        return best

    def _heal(self, zones: list[Zone], most: int) -> list[float]:
        """Value by number of hearts, the neediest first."""
        features = self.features
        state = features.state
        gains: list[float] = []
        if most:
            for number, monster in enumerate(state.monsters):
                player = Player(number)
                if monster.zone in zones or player == state.active:
                    cap = powers.cap(state, player)
                    last = features.monster_value(player, monster.zone, monster.hp)
                    for hp in range(monster.hp + 1, min(cap, monster.hp + most) + 1):
                        value = features.monster_value(player, monster.zone, hp)
                        gains.append(value - last)
                        last = value
        return best_sums(gains, most)

    def _fame(self, zones: list[Zone], most: int) -> list[float]:
        """Value by number of FAMEs, each stealing a boss die while there are any."""
        if not most:
            return [0.0]
        features = self.features
        thefts: list[float] = []
        for zone in zones:
            for face, count in features.state.island[zone].boss_dice.items():
                thefts += [self._steal_worth(zone, face.count("crystal"))] * count
        stolen = best_sums(thefts, most)
        return [
            stolen[number] + self._fame_worth(number + min(number, len(thefts)))
            for number in range(most + 1)
        ]

    def _steal_worth(self, zone: Zone, crystals: int) -> float:
        """Value of one boss die less in a zone."""
        share = self.features.share[zone]
        worth = -w.WEIGHTS[w.ACTIVATED] * (share - 0.2)
        if share > 0.0:
            worth -= w.WEIGHTS[w.DICE_NEAR]
        return max(0.0, worth + 0.8 * crystals * share)

    def _fame_worth(self, more: int) -> float:
        """Value of more fame, with the ally's abilities that it activates."""
        features = self.features
        me = features.state.me()
        value = w.WEIGHTS[w.FAME] * more * features.turns
        if me.ally == NO_ALLY:
            return value + (w.WEIGHTS[w.ALLIES] * features.turns if more else 0.0)
        for ability in features.state.deck.allies[me.ally].abilities:
            if me.fame < ability.fame <= me.fame + more:
                value += w.WEIGHTS[w.ALLIES] * features.turns * ability_worth(ability)
        return value

    # -- dice

    def value(self, dice: Dice) -> float:
        """What these dice are worth on the best walk."""
        best = -1e9
        claw, foot = self.claw, self.foot
        for walk in self.walks:
            feet = dice[FOOT] + walk.locked[FOOT] - walk.feet
            if dice[FOOT] < walk.feet:
                continue
            claws = dice[CLAW] + walk.locked[CLAW]
            points = claw * claws + foot * feet
            if points:
                points += self.bonus
            table = walk.attack
            value = table[points] if points < len(table) else table[len(table) - 1]
            if value == 0.0 and claws:
                value = SPARE_CLAW * claws * w.WEIGHTS[w.LOCKED_CLAWS]
            value += walk.position_gain + clamped(walk.heal, dice[HEART] + walk.locked[HEART])
            value += clamped(walk.fame, dice[FAME] + walk.locked[FAME])
            value += clamped(self.energy, dice[ENERGY] + walk.locked[ENERGY])
            value += clamped(self.build, dice[WRENCH] + walk.locked[WRENCH])
            best = max(best, value)
        return best


def clamped(table: list[float], number: int) -> float:
    last = len(table) - 1
    return table[min(last, number)]


def best_sums(gains: list[float], most: int) -> list[float]:
    """By number n: the sum of the n best positive gains."""
    gains.sort(reverse=True)
    sums = [0.0]
    for number in range(most):
        gain = gains[number] if number < len(gains) and gains[number] > 0.0 else 0.0
        sums.append(sums[-1] + gain)
    return sums


def zones_in_reach(path: list[Zone], reach: int) -> list[Zone]:
    """All zones within reach of a path."""
    if not reach:
        return path
    return [zone for zone in ZONES if min([distance(zone, step) for step in path]) <= reach]


def reach_of(state: State, what: str) -> int:
    count = len(powers.reach(state, what))
    return FAR if count > 3 else 1 if count > 1 else 0


def stride_of(state: State) -> int:
    return max(1, len(powers.strides(state)) // 2)


def free_steps(state: State) -> int:
    """Steps that cost no FOOT."""
    steps = 0
    for ability in powers.active_abilities(state, state.active, "free"):
        effect = ability.effects[0]
        if effect.do == "move" and effect.who == "you" and powers.has_uses(state, ability):
            steps += effect.n
    return steps
