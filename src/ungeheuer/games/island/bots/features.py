"""Features of a position and their weighted sum: the bots' evaluation."""

from __future__ import annotations

from math import exp
from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.boss_path import boss_path
from ungeheuer.games.island.bots.boss_traits import traits_of
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.names import (
    BUILDER,
    CANNON,
    CLAW,
    FIRELING,
    KINDS,
    NO_ALLY,
    NO_TILE,
    PYLON,
    SOLDIER,
    Kind,
    Player,
    Zone,
    beside,
    near,
)
from ungeheuer.games.island.rules.state import MOST_FAME, State

HEAT: Final = (1.0, 0.95, 0.75, 0.6)  # by the distance from the boss: how soon minions act
PACE: Final = 2.4  # HP that the boss loses per turn, about
LONG: Final = 8.0  # turns to look ahead, at most
HP_WORTH: Final = [
    hp * w.WEIGHTS[w.HP] + min(5, hp) * w.WEIGHTS[w.HP_FIVE] + min(2, hp) * w.WEIGHTS[w.HP_TWO]
    for hp in range(powers.MOST_HP + 1)
]


def distance(one: Zone, other: Zone) -> int:
    """I-1.1: along the ring; 0 where one of them is nowhere."""
    if one < 0 or other < 0:
        return 0
    way = one - other if one > other else other - one
    return way if way <= 3 else 6 - way


def turns_left(state: State) -> float:
    """How many turns each monster will have, about."""
    return min(LONG, 1.0 + state.boss.hp / PACE) / len(state.monsters)


def next_player(state: State) -> Player:
    """Whose monster phase comes next."""
    return Player((state.active + 1) % len(state.monsters))


def threat(state: State, player: Player) -> float:
    """Expected damage to this monster in the next boss phase, where it stands."""
    return Features(state).threat(player, state.monsters[player].zone)


class Features:
    """What the next boss phase is likely to do, zone by zone, and the feature vector."""

    __slots__ = (
        "_minion_hp",
        "cannon_damage",
        "new_dice",
        "next",
        "share",
        "state",
        "traits",
        "turns",
        "zone_damage",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        path = boss_path(state)
        self.share = path.share
        self.new_dice = path.new_dice
        self.next = (state.active + 1) % len(state.monsters)
        self.turns = turns_left(state)
        self.traits = traits_of(state)
        self.cannon_damage = 0.0
        self.zone_damage = [0.0] * 6  # damage by soldiers, firelings and the boss's step
        self._minion_hp = [0] * len(KINDS)  # by kind, once somebody asks
        self._add_minion_damage()

    def _add_minion_damage(self) -> None:
        """Steps 3 and 4: expected damage by zone from the boss's movement and the minions."""
        state, share, zone_damage, traits = self.state, self.share, self.zone_damage, self.traits
        if state.boss.zone < 0 or 4 in state.skips:
            return
        for zone in near(state.boss.zone):
            chance = share[zone]
            minions = state.island[zone].minions
            self.cannon_damage += chance * minions[CANNON]
            soldiers = chance * minions[SOLDIER]
            burnt = chance if traits.burns else 0.0
            zone_damage[zone] += soldiers + chance * minions[FIRELING] + burnt
            if not (traits.wide_soldiers or traits.sparks):
                continue
            for other in beside(zone):
                if traits.wide_soldiers:
                    zone_damage[other] += soldiers
                if traits.sparks:
                    zone_damage[other] += chance * state.island[other].minions[FIRELING]

    # -- a monster

    def threat(self, player: Player, zone: Zone) -> float:
        """Expected damage to this monster in the next boss phase if it stands there."""
        state = self.state
        if state.boss.zone < 0 or state.boss.down:
            return 0.0
        way = distance(zone, state.boss.zone)
        if way > 1:
            return self.cannon_damage + self.zone_damage[zone]
        hurt = self.step1_damage(player, way) + self.cannon_damage + self.zone_damage[zone]
        return hurt + 1.0 if state.boss.fame >= MOST_FAME else hurt

    def step1_damage(self, player: Player, way: int) -> float:
        """Damage of step 1 this far from the boss, with the monsters where they are now."""
        state, wide = self.state, self.traits.wide
        total = 0.0
        for effect in self.traits.step1:
            close = 1 if wide or effect.where == "boss-near" else 0
            if way <= close and self._is_targeted(effect.who, player):
                if effect.do == "damage":
                    total += effect.n
                elif effect.instead is not None and not state.monsters[player].energy:
                    total += effect.instead.n
        return total

    def _is_targeted(self, who: str, player: Player) -> bool:
        """Whether the effect hits this monster: it has the most among those near the boss."""
        if who == "each":
            return True
        state, boss = self.state, self.state.boss.zone
        me = state.monsters[player]
        for other, monster in enumerate(state.monsters):
            if other != player and distance(monster.zone, boss) <= 1:
                more = monster.hp > me.hp if who == "most-hp" else monster.energy > me.energy
                if more:
                    return False
        return True

    def monster_value(self, player: Player, zone: Zone, hp: int) -> float:
        """Value of a monster in this zone with this many HP."""
        way = distance(zone, self.state.boss.zone)
        return self.value_with_hp(player, way, self.threat(player, zone), hp)

    def value_with_hp(self, player: Player, way: int, hurt: float, hp: int) -> float:
        """The same, this far from the boss and with this expected damage.

        Parts are added in the order of the features, so that both sums round alike.
        """
        weights, dies = w.WEIGHTS, self.dies(player, hurt, hp)
        if player == self.next:
            return HP_WORTH[hp] + dies * weights[w.NEXT_DIES] + way * weights[w.NEXT_DISTANCE]
        return HP_WORTH[hp] + dies * weights[w.OTHER_DIES] + way * weights[w.DISTANCE]

    def dies(self, player: Player, hurt: float, hp: int) -> float:
        """Chance that this monster falls before its next monster phase is over."""
        if player == self.next:
            return death_chance(hp, hurt) if hurt > 0.0 or hp <= 0 else 0.0
        waits = (player - self.next) % len(self.state.monsters)
        return death_chance(hp, hurt + 0.6 * waits)

    def minion_hp(self, kind: Kind) -> int:
        """I-14.6: what it takes to kill a minion; looked up once."""
        if not self._minion_hp[kind]:
            self._minion_hp[kind] = powers.minion_hp(self.state, kind)
        return self._minion_hp[kind]

    # -- everything

    def vector(self) -> list[float]:
        """The features of the whole position."""
        state = self.state
        vector = [0.0] * w.COUNT
        boss = state.boss
        vector[w.BOSS_HP] = boss.hp
        vector[w.BOSS_FAME] = boss.fame
        vector[w.BOSS_ABILITIES] = self.traits.count
        self._add_monsters(vector)
        self._add_zones(vector)
        self._add_support(vector)
        vector[w.BAG] = max(0, 8 - sum(state.bag))
        vector[w.SKIPS] = len(state.skips)
        return vector

    def _add_monsters(self, vector: list[float]) -> None:
        state = self.state
        hp, five, two, energy, apart = 0, 0, 0, 0, 0
        others_die = 0.0
        for number, monster in enumerate(state.monsters):
            player = Player(number)
            hp += monster.hp
            five += min(5, monster.hp)
            two += min(2, monster.hp)
            energy += min(10, monster.energy)
            dies = self.dies(player, self.threat(player, monster.zone), monster.hp)
            if player == self.next:
                vector[w.NEXT_DIES] = dies
                vector[w.NEXT_DISTANCE] = distance(monster.zone, state.boss.zone)
            else:
                others_die += dies
                apart += distance(monster.zone, state.boss.zone)
        vector[w.HP], vector[w.HP_FIVE], vector[w.HP_TWO] = hp, five, two
        vector[w.OTHER_DIES], vector[w.DISTANCE] = others_die, apart
        vector[w.ENERGY] = energy
        self._add_possessions(vector)

    def _add_possessions(self, vector: list[float]) -> None:
        state, turns = self.state, self.turns
        fame, cards, allies = 0.0, 0.0, 0.0
        for monster in state.monsters:
            fame += min(12, monster.fame) * turns
            if monster.keep or monster.ally != NO_ALLY:
                force = monster.force(state.deck)
                for worth in force.card_worths:
                    cards += worth * turns
                for worth in force.ally_worths:
                    allies += worth * turns
        vector[w.FAME], vector[w.CARDS], vector[w.ALLIES] = fame, cards, allies

    def _add_zones(self, vector: list[float]) -> None:
        state = self.state
        boss = state.boss.zone
        pylons = min(2, state.pylons())
        for number, ground in enumerate(state.island):
            zone = Zone(number)
            way = distance(zone, boss)
            heat = HEAT[way]
            if ground.crystals == 1:
                vector[w.CRYSTAL] += heat
            elif ground.crystals:
                vector[w.CRYSTALS] += heat
            if any(ground.minions):
                for kind, count in enumerate(ground.minions):
                    if count:
                        vector[w.MINIONS + kind] += heat * count
            if any(ground.locked) or any(ground.fresh):
                self._add_locked_dice(vector, zone, way)
            if self.share[zone] > 0.0:
                self._add_boss_visit(vector, zone, pylons)

    def _add_locked_dice(self, vector: list[float], zone: Zone, way: int) -> None:
        ground = self.state.island[zone]
        total = ground.dice()
        close = distance(zone, self.state.monsters[self.next].zone)
        reach = 1.0 if close == 0 else 0.6 if close == 1 else 0.3
        claws = ground.locked[CLAW] + ground.fresh[CLAW]
        vector[w.LOCKED_CLAWS] += claws * reach * (1.0 if way <= 1 else 0.7)
        vector[w.LOCKED] += (total - claws) * reach

    def _add_boss_visit(self, vector: list[float], zone: Zone, pylons: int) -> None:
        """What his dice and builders will do in a zone he may enter, weighted by his chance."""
        state, share = self.state, self.share[zone]
        ground = state.island[zone]
        dice = ground.die_count()
        vector[w.DICE_NEAR] += dice
        vector[w.ACTIVATED] += share * dice + self.new_dice[zone]
        if any(ground.minions):
            guard = 0
            for kind, count in enumerate(ground.minions):
                guard += count * state.deck.minions[kind].hp
            vector[w.GUARD] += share * guard
        vector[w.RISK + pylons] += share * self.pylon_risk(zone)

    def pylon_risk(self, zone: Zone) -> float:
        """Approximate chance that his visit completes a third crystal."""
        state = self.state
        ground = state.island[zone]
        mean = 0.0 if 4 in state.skips else float(ground.minions[BUILDER])
        if 5 not in state.skips:
            for face, count in ground.boss_dice.items():
                mean += count * face.count("crystal")
            mean += self.new_dice[zone] / self.share[zone] * state.deck.mean_crystals()
        none = exp(-mean)
        if ground.crystals >= 2:
            return 1.0 - none
        if ground.crystals == 1:
            return 1.0 - none * (1.0 + mean)
        return 1.0 - none * (1.0 + mean + mean * mean / 2.0)

    def _add_support(self, vector: list[float]) -> None:
        state = self.state
        pylons, ready, tiles = 0, 0, 0.0
        for tile in state.support:
            if tile == NO_TILE:
                continue
            if tile == PYLON:
                pylons += 1
                continue
            tiles += self.turns
            if tile in state.ready:
                ready += 1
        vector[w.TILES], vector[w.TILES_READY] = tiles, ready
        vector[w.PYLON] = 1.0 if pylons else 0.0
        vector[w.SECOND_PYLON] = 1.0 if pylons > 1 else 0.0

    def value(self) -> float:
        """Value of the position for the team."""
        state = self.state
        if state.won:
            return w.WON
        if state.lost:
            return -w.WON
        value = weighted_sum(self.vector())
        return value + 20.0 if state.boss.down else value


def death_chance(hp: int, hurt: float) -> float:
    """Chance that a monster with these HP falls under this expected damage."""
    if hp <= 0:
        return 1.0
    return 1.0 / (1.0 + exp(1.6 * (hp - hurt) - 0.4))


def weighted_sum(vector: list[float]) -> float:
    total = 0.0
    for number, part in enumerate(vector):
        if part != 0.0:
            total += part * w.WEIGHTS[number]
    return total
