"""The value of a final roll for the active player: the best walk, with tables for each face."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.damage_value import damage_values
from ungeheuer.games.island.bots.features import Features, distance
from ungeheuer.games.island.bots.shopping import Purse
from ungeheuer.games.island.rules import attack, powers
from ungeheuer.games.island.rules.dice import Dice, Die, one
from ungeheuer.games.island.rules.faces import energy_for
from ungeheuer.games.island.rules.in_force import OWN
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    NO_ALLY,
    NO_TILE,
    WRENCH,
    ZONES,
    Player,
    Zone,
    along,
    space_of,
)
from ungeheuer.games.island.rules.state import State

FAR: Final = 3  # the farthest zone
REACHES: Final = (0, 1, FAR)  # by how far something reaches: the own zone, those beside it, all
TILE_NOW: Final = 1.2  # value of a new tile in this turn
SPARE_CLAW: Final = 0.5  # value of an unused claw, relative to a locked one
MOST_LOCKED: Final = 3  # more locked CLAWs, or FOOTs, do not count
# shared tables, never changed
NOTHING: Final = [0.0]
UNLOCKED: Final = [0] * 6
ALONE: Final = [[zone] for zone in ZONES]


class Walk:
    """A walk along the ring: the FOOTs it costs, and what the other dice are worth along it.

    A table that the last zone does not change is shared with the walk that ends before it.
    """

    __slots__ = (
        "attack",
        "build",
        "claws",
        "energy",
        "fame",
        "feet",
        "heal",
        "locked",
        "path",
        "players",
        "points",
        "position_gain",
        "thefts",
    )

    def __init__(self, path: list[Zone], feet: int) -> None:
        self.path = path
        self.feet = feet
        self.position_gain = 0.0  # how much better its last zone is
        self.locked = UNLOCKED  # locked dice on the way
        self.claws = 0  # those among them
        self.points = 0  # of them, less the FOOTs that it costs
        self.attack = NOTHING  # by points
        self.heal = NOTHING  # by dice of the roll: with the locked ones
        self.fame = NOTHING
        self.energy = NOTHING
        self.build = NOTHING
        self.players: list[Player] = []  # who can be healed on the way
        self.thefts: list[float] = []  # the worth of each boss die on the way


class TurnValue:
    """`value` rates a roll; `most` limits the dice of each face."""

    __slots__ = (
        "_damage_values",
        "_fame_worths",
        "_gains",
        "_may_steal",
        "_points",
        "_reaches",
        "bonus",
        "build",
        "claw",
        "energy",
        "features",
        "foot",
        "most",
        "walks",
    )

    def __init__(self, features: Features, most: list[int], purse: Purse | None = None) -> None:
        self.features = features
        self.most = most
        state = features.state
        force = powers.my_force(state)
        self.claw = attack.worth(state, CLAW)
        self.foot = attack.worth(state, FOOT)
        self.bonus = attack.pool(state, one(Die(CLAW))) - self.claw if force.pools else 0
        self.energy = self._energy(purse)
        self.build = self._build()
        self._damage_values: list[list[float]] = [[] for _ in ZONES]
        self._fame_worths: list[float] = []  # by fame gained
        self._gains: list[list[float]] = [[] for _ in state.monsters]  # of each heart
        locked = locked_faces(state)
        self._points = self._most_points(locked[CLAW], locked[FOOT])
        self._may_steal = most[FAME] > 0 or locked[FAME] > 0
        reach = force.reach
        self._reaches = [REACHES[reach.get(what, OWN)] for what in ("unlock", "heart", "steal")]
        self._reaches.append(REACHES[force.aim])
        self.walks: list[Walk] = []
        self._add_walks()

    # -- tables that do not depend on the way

    def _energy(self, purse: Purse | None) -> list[float]:
        """I-13.2: value by number of ENERGYs resolved together."""
        if not self.most[ENERGY]:
            return NOTHING
        now = self.features.state.me().energy
        if purse is None:
            purse = Purse(self.features, now + energy_for(self.most[ENERGY]))
        before = purse.worth(now)
        count = self.most[ENERGY] + 1
        return [purse.worth(now + energy_for(number)) - before for number in range(count)]

    def _build(self) -> list[float]:
        """I-18.1: value by number of WRENCHes, three or four per tile."""
        state = self.features.state
        worths = [0.0] * (self.most[WRENCH] + 1)
        if self.most[WRENCH] < 2 or not (state.pile or state.discarded_tiles):
            return worths
        worth = w.WEIGHTS[w.TILES] * self.features.turns + w.WEIGHTS[w.TILES_READY] + TILE_NOW
        zone = state.me().zone
        needs = [
            min(powers.wrenches(state, upper))
            for upper in (0, 1)
            if state.support[space_of(zone, upper)] == NO_TILE
        ]
        for number in range(len(worths)):
            if needs and number >= needs[0]:
                worths[number] = worth
                if len(needs) > 1 and number >= needs[0] + needs[1]:
                    worths[number] = 2.0 * worth
        return worths

    def _most_points(self, claws: int, feet: int) -> int:
        """I-14.1: the points of the largest attack with so many locked dice."""
        if claws > MOST_LOCKED or feet > MOST_LOCKED:
            claws, feet = MOST_LOCKED, MOST_LOCKED
        claws, feet = claws + self.most[CLAW], feet + self.most[FOOT]
        return self.claw * claws + self.foot * feet + self.bonus

    # -- the ways

    def _add_walks(self) -> None:
        """Staying, and up to three zones in either direction, as far as the FOOTs allow."""
        features, state = self.features, self.features.state
        stride, free = stride_of(state), free_steps(state)
        here, hp = state.me().zone, state.me().hp
        now = features.monster_value(state.active, here, hp)
        nowhere = Walk([], 0)
        nowhere.players = [state.active]
        stay = self._longer(nowhere, here, 0)
        self.walks.append(stay)
        for turn in (1, -1):
            walk = stay
            for steps in range(1, FAR + 1 if turn > 0 else FAR):
                feet = max(0, -(-(steps - free) // stride))
                if feet > self.most[FOOT]:
                    break
                zone = along(here, steps * turn)
                walk = self._longer(walk, zone, feet)
                walk.position_gain = features.monster_value(state.active, zone, hp) - now
                self.walks.append(walk)

    def _longer(self, before: Walk, zone: Zone, feet: int) -> Walk:
        """A walk that goes on to this zone."""
        walk = Walk([*before.path, zone], feet)
        unlock, heart, steal, aim = self._reaches
        self._unlock(walk, before, newly_reached(before.path, zone, unlock))
        self._heal(walk, before, newly_reached(before.path, zone, heart))
        self._steal(walk, before, newly_reached(before.path, zone, steal))
        self._attack(walk, before, newly_reached(before.path, zone, aim))
        return walk

    def _unlock(self, walk: Walk, before: Walk, zones: list[Zone]) -> None:
        """I-12.4: the locked dice of these zones, too."""
        locked = before.locked
        for zone in zones:
            lying = self.features.state.island[zone].locked
            if any(lying):
                locked = [locked[face] + lying[face] for face in range(6)]
        walk.locked = locked
        walk.claws = locked[CLAW]
        walk.points = self.claw * locked[CLAW] + self.foot * (locked[FOOT] - walk.feet)
        walk.energy = with_locked(self.energy, locked[ENERGY])
        walk.build = with_locked(self.build, locked[WRENCH])

    def _attack(self, walk: Walk, before: Walk, zones: list[Zone]) -> None:
        """Value by points, in the best zone; where nobody can be hit, nothing is gained or lost."""
        best = before.attack
        for zone in zones:
            if not can_be_hit(self.features.state, zone):
                continue
            if not self._damage_values[zone]:
                self._damage_values[zone] = damage_values(self.features, zone, self._points)
            table = self._damage_values[zone]
            if best is NOTHING:
                best = table
            else:
                best = [max(best[points], table[points]) for points in range(len(table))]
        walk.attack = best

    # -- hearts

    def _heal(self, walk: Walk, before: Walk, zones: list[Zone]) -> None:
        """Value by number of hearts, the neediest first."""
        walk.players = before.players
        for number, monster in enumerate(self.features.state.monsters):
            if monster.zone in zones and Player(number) not in walk.players:
                walk.players = [*walk.players, Player(number)]
        locked = walk.locked[HEART]
        most = self.most[HEART] + locked
        same = walk.players is before.players and walk.locked is before.locked
        if same and before.path:
            walk.heal = before.heal
        elif most:
            gains: list[float] = []
            for player in walk.players:
                gains += self._gains_of_hearts(player, most)
            walk.heal = best_sums(gains, most)[locked:]

    def _gains_of_hearts(self, player: Player, most: int) -> list[float]:
        """What each of up to `most` hearts brings to this monster."""
        features, gains = self.features, self._gains[player]
        state = features.state
        monster = state.monsters[player]
        count = max(0, min(powers.cap(state, player) - monster.hp, most))
        if len(gains) < count:
            way = distance(monster.zone, state.boss.zone)
            hurt = features.threat(player, monster.zone)
            last = features.value_with_hp(player, way, hurt, monster.hp + len(gains))
            for hp in range(monster.hp + len(gains) + 1, monster.hp + count + 1):
                value = features.value_with_hp(player, way, hurt, hp)
                gains.append(value - last)
                last = value
        return gains[:count]

    # -- fame

    def _steal(self, walk: Walk, before: Walk, zones: list[Zone]) -> None:
        """Value by number of FAMEs, each stealing a boss die while there are any."""
        if not self._may_steal:
            return
        locked = walk.locked[FAME]
        most = self.most[FAME] + locked
        walk.thefts = before.thefts
        for zone in zones:
            for face, count in self.features.state.island[zone].boss_dice.items():
                worths = [self._steal_worth(zone, face.count("crystal"))] * count
                walk.thefts = walk.thefts + worths
        same = walk.thefts is before.thefts and walk.locked is before.locked
        if same and before.path:
            walk.fame = before.fame
            return
        stolen, dice = best_sums(walk.thefts[:], most), len(walk.thefts)
        walk.fame = [
            stolen[number] + self._fame_worth(number + min(number, dice))
            for number in range(locked, most + 1)
        ]

    def _steal_worth(self, zone: Zone, crystals: int) -> float:
        """Value of one boss die less in a zone."""
        share = self.features.share[zone]
        worth = -w.WEIGHTS[w.ACTIVATED] * (share - 0.2)
        if share > 0.0:
            worth -= w.WEIGHTS[w.DICE_NEAR]
        return max(0.0, worth + 0.8 * crystals * share)

    def _fame_worth(self, more: int) -> float:
        """Value of more fame, with the ally's abilities that it activates; worked out once."""
        known = self._fame_worths
        while len(known) <= more:
            known.append(fame_worth(self.features, len(known)))
        return known[more]

    # -- dice

    def value(self, dice: Dice) -> float:
        """What these dice are worth on the best walk."""
        best = -1e9
        heart, energy, fame, claw, foot, wrench = dice
        thrown = self.claw * claw + self.foot * foot
        for walk in self.walks:
            if foot < walk.feet:
                continue
            points = thrown + walk.points
            if points:
                points += self.bonus
            table, claws = walk.attack, claw + walk.claws
            value = table[points] if points < len(table) else table[-1]
            if value == 0.0 and claws:
                value = SPARE_CLAW * claws * w.WEIGHTS[w.LOCKED_CLAWS]
            value += walk.position_gain + walk.heal[heart]
            value += walk.fame[fame]
            value += walk.energy[energy]
            value += walk.build[wrench]
            best = max(best, value)
        return best


def locked_faces(state: State) -> list[int]:
    """By face: how many dice are locked on the island."""
    faces = UNLOCKED
    for ground in state.island:
        if any(ground.locked):
            faces = [faces[face] + ground.locked[face] for face in range(6)]
    return faces


def with_locked(table: list[float], locked: int) -> list[float]:
    """The table by dice of the roll if so many are locked on the way; it does not go on."""
    return table[locked:] + [table[-1]] * locked if locked else table


def best_sums(gains: list[float], most: int) -> list[float]:
    """By number n: the sum of the n best positive gains."""
    gains.sort(reverse=True)
    sums = [0.0]
    for number in range(most):
        gain = gains[number] if number < len(gains) and gains[number] > 0.0 else 0.0
        sums.append(sums[-1] + gain)
    return sums


def fame_worth(features: Features, more: int) -> float:
    """Value of more fame, with the ally's abilities that it activates."""
    me = features.state.me()
    value = w.WEIGHTS[w.FAME] * more * features.turns
    if me.ally == NO_ALLY:
        return value + (w.WEIGHTS[w.ALLIES] * features.turns if more else 0.0)
    for ability in features.state.deck.allies[me.ally].abilities:
        if me.fame < ability.fame <= me.fame + more:
            value += w.WEIGHTS[w.ALLIES] * features.turns * ability.kept_worth()
    return value


def zones_in_reach(path: list[Zone], reach: int) -> list[Zone]:
    """All zones within reach of a path."""
    if not reach:
        return path
    return [zone for zone in ZONES if min([distance(zone, step) for step in path]) <= reach]


def newly_reached(path: list[Zone], zone: Zone, reach: int) -> list[Zone]:
    """The zones within reach of this one, but not of the path that led there."""
    if not reach:
        return ALONE[zone]
    before = zones_in_reach(path, reach) if path else []
    return [each for each in ZONES if distance(each, zone) <= reach and each not in before]


def can_be_hit(state: State, zone: Zone) -> bool:
    """Whether there is an enemy in this zone."""
    boss = state.boss
    return any(state.island[zone].minions) or (boss.zone == zone and boss.hp > 0)


def stride_of(state: State) -> int:
    """I-13.3: how many zones a FOOT takes the active monster."""
    return max(1, len(powers.strides(state)) // 2)


def free_steps(state: State) -> int:
    """Steps that cost no FOOT."""
    steps = 0
    for ability in powers.active_abilities(state, state.active, "free"):
        effect = ability.effects[0]
        if effect.do == "move" and effect.who == "you" and powers.has_uses(state, ability):
            steps += effect.n
    return steps
