"""What dice would bring the active player here: every way to walk, with tables for each face."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.scene import Scene, ability_worth, distance
from ungeheuer.games.island.bots.shopping import Purse
from ungeheuer.games.island.bots.spoils import spoils
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

FAR: Final = 3  # no zone is further
TILE_NOW: Final = 1.2  # what a new tile brings in this turn
SPARE_CLAW: Final = 0.5  # of the worth of a locked claw: one that nothing was hit with


class Way:
    """A walk along the ring: FOOTs for it, and what the other dice bring along it."""

    __slots__ = ("attack", "fame", "feet", "found", "heal", "standing")

    def __init__(self, feet: int) -> None:
        self.feet = feet
        self.standing = 0.0  # how much better the place is where it ends
        self.attack: list[float] = []  # by points
        self.heal: list[float] = []  # by hearts
        self.fame: list[float] = []
        self.found = [0] * 6  # locked dice that lie there


class Prospect:
    """`value` says what dice are worth, with up to so many of each face."""

    __slots__ = ("bonus", "build", "claw", "energy", "foot", "most", "scene", "spoils", "ways")

    def __init__(self, scene: Scene, most: list[int]) -> None:
        self.scene = scene
        self.most = most
        state = scene.state
        self.claw = attack.worth(state, CLAW)
        self.foot = attack.worth(state, FOOT)
        self.bonus = attack.pool(state, one(Die(CLAW))) - self.claw
        self.energy = self._energy()
        self.build = self._build()
        self.spoils: list[list[float]] = [[] for _ in ZONES]
        self.ways: list[Way] = []
        self._walk()

    # -- tables that do not depend on the way

    def _energy(self) -> list[float]:
        """I-13.2: by ENERGYs resolved together."""
        now = self.scene.state.me().energy
        purse = Purse(self.scene)
        before = purse.worth(now)
        count = self.most[ENERGY] + 1
        return [purse.worth(now + energy_for(number)) - before for number in range(count)]

    def _build(self) -> list[float]:
        """I-18.1: three WRENCHes or four, while a tile is left."""
        state = self.scene.state
        found = [0.0] * (self.most[WRENCH] + 1)
        if not (state.pile or state.discarded_tiles) or self.most[WRENCH] < 2:
            return found
        worth = w.WEIGHTS[w.TILES] * self.scene.turns + w.WEIGHTS[w.TILES_READY] + TILE_NOW
        zone = state.me().zone
        needs = []
        for upper in (0, 1):
            if state.support[space_of(zone, upper)] != PYLON:
                taken = state.support[space_of(zone, upper)] != ""
                if not taken:
                    needs.append(min(powers.wrenches(state, upper)))
        for number in range(len(found)):
            if needs and number >= needs[0]:
                found[number] = worth
                if len(needs) > 1 and number >= needs[0] + needs[1]:
                    found[number] = 2.0 * worth
        return found

    # -- the ways

    def _walk(self) -> None:
        """Staying, and up to three zones in either direction, as far as the FOOTs lead."""
        state = self.scene.state
        stride, free = stride_of(state), free_steps(state)
        here = state.me().zone
        reaches = [reach_of(state, what) for what in ("heart", "steal", "unlock")]
        aim = len(attack.aims(state))
        reaches.append(FAR if aim > 3 else 1 if aim > 1 else 0)
        now = self.scene.standing(state.active, here, state.me().hp)
        for turn in (1, -1):
            path = [here]
            for steps in range(FAR + 1):
                if steps:
                    path.append(along(here, steps * turn))
                feet = max(0, -(-(steps - free) // stride))
                if feet > self.most[FOOT] or (turn < 0 and not 0 < steps < FAR):
                    continue
                self.ways.append(self._way(path[:], feet, reaches, now))

    def _way(self, path: list[Zone], feet: int, reaches: list[int], now: float) -> Way:
        state = self.scene.state
        way = Way(feet)
        if len(path) > 1:
            way.standing = self.scene.standing(state.active, path[-1], state.me().hp) - now
        for zone in spread(path, reaches[2]):
            for face in range(6):
                way.found[face] += state.island[zone].locked[face]
        way.heal = self._heal(spread(path, reaches[0]), self.most[HEART] + way.found[HEART])
        way.fame = self._fame(spread(path, reaches[1]), self.most[FAME] + way.found[FAME])
        way.attack = self._attack(spread(path, reaches[3]))
        return way

    def _attack(self, zones: list[Zone]) -> list[float]:
        """By points: the best of the zones on the way."""
        most = self.claw * (self.most[CLAW] + 3) + self.foot * (self.most[FOOT] + 3) + self.bonus
        best: list[float] = []
        for zone in zones:
            if not self.spoils[zone]:
                self.spoils[zone] = spoils(self.scene, zone, most)
            table = self.spoils[zone]
            if not best:
                best = table[:]
            else:
                for points in range(most + 1):
                    best[points] = max(best[points], table[points])
        return best

    def _heal(self, zones: list[Zone], most: int) -> list[float]:
        """By hearts: those who need it most first."""
        scene = self.scene
        state = scene.state
        gains: list[float] = []
        if most:
            for number, monster in enumerate(state.monsters):
                player = Player(number)
                if monster.zone in zones or player == state.active:
                    cap = powers.cap(state, player)
                    last = scene.standing(player, monster.zone, monster.hp)
                    for hp in range(monster.hp + 1, min(cap, monster.hp + most) + 1):
                        value = scene.standing(player, monster.zone, hp)
                        gains.append(value - last)
                        last = value
        return summed(gains, most)

    def _fame(self, zones: list[Zone], most: int) -> list[float]:
        """By FAMEs: with a boss die stolen as long as there are any."""
        if not most:
            return [0.0]
        scene = self.scene
        thefts: list[float] = []
        for zone in zones:
            for face, count in scene.state.island[zone].boss_dice.items():
                thefts += [self._theft(zone, face.count("crystal"))] * count
        stolen = summed(thefts, most)
        return [
            stolen[number] + self._renown(number + min(number, len(thefts)))
            for number in range(most + 1)
        ]

    def _theft(self, zone: Zone, crystals: int) -> float:
        """A boss die less where the boss probably goes."""
        share = self.scene.share[zone]
        worth = -w.WEIGHTS[w.ACTIVATED] * (share - 0.2)
        if share > 0.0:
            worth -= w.WEIGHTS[w.DICE_NEAR]
        return max(0.0, worth + 0.8 * crystals * share)

    def _renown(self, more: int) -> float:
        """So much more fame, and the abilities of the ally that it wakes."""
        scene = self.scene
        me = scene.state.me()
        value = w.WEIGHTS[w.FAME] * more * scene.turns
        if me.ally == NO_ALLY:
            return value + (w.WEIGHTS[w.ALLIES] * scene.turns if more else 0.0)
        for ability in scene.state.deck.allies[me.ally].abilities:
            if me.fame < ability.fame <= me.fame + more:
                value += w.WEIGHTS[w.ALLIES] * scene.turns * ability_worth(ability)
        return value

    # -- dice

    def value(self, dice: Dice) -> float:
        """What these dice bring, by the best way."""
        best = -1e9
        claw, foot = self.claw, self.foot
        for way in self.ways:
            feet = dice[FOOT] + way.found[FOOT] - way.feet
            if dice[FOOT] < way.feet:
                continue
            claws = dice[CLAW] + way.found[CLAW]
            points = claw * claws + foot * feet
            if points:
                points += self.bonus
            table = way.attack
            value = table[points] if points < len(table) else table[len(table) - 1]
            if value == 0.0 and claws:
                value = SPARE_CLAW * claws * w.WEIGHTS[w.LOCKED_CLAWS]
            value += way.standing + at(way.heal, dice[HEART] + way.found[HEART])
            value += at(way.fame, dice[FAME] + way.found[FAME])
            value += at(self.energy, dice[ENERGY] + way.found[ENERGY])
            value += at(self.build, dice[WRENCH] + way.found[WRENCH])
            best = max(best, value)
        return best


def at(table: list[float], number: int) -> float:
    last = len(table) - 1
    return table[min(last, number)]


def summed(gains: list[float], most: int) -> list[float]:
    """By number: the best so many of them."""
    gains.sort(reverse=True)
    found = [0.0]
    for number in range(most):
        gain = gains[number] if number < len(gains) and gains[number] > 0.0 else 0.0
        found.append(found[-1] + gain)
    return found


def spread(path: list[Zone], reach: int) -> list[Zone]:
    """The zones of a path with those in reach of them."""
    if not reach:
        return path
    return [zone for zone in ZONES if min([distance(zone, step) for step in path]) <= reach]


def reach_of(state: State, what: str) -> int:
    count = len(powers.reach(state, what))
    return FAR if count > 3 else 1 if count > 1 else 0


def stride_of(state: State) -> int:
    return max(1, len(powers.strides(state)) // 2)


def free_steps(state: State) -> int:
    """Steps that cost no die."""
    found = 0
    for ability in powers.active_abilities(state, state.active, "free"):
        effect = ability.effects[0]
        if effect.do == "move" and effect.who == "you" and powers.has_uses(state, ability):
            found += effect.n
    return found
