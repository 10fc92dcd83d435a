"""A position as the bots weigh it: its parts, and what they come to."""

from __future__ import annotations

from math import exp
from typing import Final

from ungeheuer.games.island.bots import weights as w
from ungeheuer.games.island.bots.course import course
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import Ability, Effect
from ungeheuer.games.island.rules.names import (
    BUILDER,
    CANNON,
    CLAW,
    FIRELING,
    KIND_NAMES,
    NO_ALLY,
    NO_TILE,
    PYLON,
    SOLDIER,
    Player,
    Zone,
    beside,
    near,
)
from ungeheuer.games.island.rules.state import State

HEAT: Final = (1.0, 0.95, 0.75, 0.6)  # by the distance from the boss: how soon minions act
PACE: Final = 2.4  # HP that the boss probably loses in a turn
LONG: Final = 8.0  # turns that are looked ahead, at most


def distance(one: Zone, other: Zone) -> int:
    """I-1.1: along the ring; 0 where one of them is nowhere."""
    if one < 0 or other < 0:
        return 0
    way = one - other if one > other else other - one
    return way if way <= 3 else 6 - way


def turns_left(state: State) -> float:
    """How many turns of its own each monster will probably have."""
    return min(LONG, 1.0 + state.boss.hp / PACE) / len(state.monsters)


def ability_worth(ability: Ability) -> float:
    """What it does for its owner in each turn."""
    best = 0.0
    for effect in ability.effects:
        best = max(best, w.EFFECTS.get(effect.do, w.ANY_EFFECT))
    return best


class Scene:
    """What the next boss phase will probably do here, zone by zone."""

    __slots__ = ("blows", "cannons", "fresh", "next", "share", "shots", "state", "turns", "wide")

    def __init__(self, state: State) -> None:
        self.state = state
        found = course(state)
        self.share = found.share
        self.fresh = found.fresh
        self.next = (state.active + 1) % len(state.monsters)
        self.turns = turns_left(state)
        self.blows: list[Effect] = []  # of step 1
        for ability in powers.boss_powers(state, "before-movement"):
            self.blows.append(ability.effects[0])
        self.wide = is_wide(state)
        self.cannons = 0.0
        self.shots = [0.0] * 6  # damage by soldiers, firelings and the boss's step
        self._minions()

    def _minions(self) -> None:
        """Steps 3 and 4: what the boss's step and the minions there cost whoever stands there."""
        state, share, shots = self.state, self.share, self.shots
        if state.boss.zone < 0 or 4 in state.skips:
            return
        wide, sparks = False, False
        for ability in powers.boss_powers(state, "step4"):
            for effect in ability.effects:
                wide = wide or (effect.do == "widen" and effect.what == KIND_NAMES[SOLDIER])
                sparks = sparks or (effect.do == "act" and effect.what == KIND_NAMES[FIRELING])
        burns = bool(powers.boss_powers(state, "enter"))
        for zone in near(state.boss.zone):
            chance = share[zone]
            minions = state.island[zone].minions
            self.cannons += chance * minions[CANNON]
            soldiers = chance * minions[SOLDIER]
            shots[zone] += soldiers + chance * minions[FIRELING] + (chance if burns else 0.0)
            for other in beside(zone):
                if wide:
                    shots[other] += soldiers
                if sparks:
                    shots[other] += chance * state.island[other].minions[FIRELING]

    # -- a monster

    def threat(self, player: Player, zone: Zone) -> float:
        """What the next boss phase will probably cost this monster if it stands there."""
        state = self.state
        if state.boss.zone < 0 or state.boss.down:
            return 0.0
        hurt = self.first_blow(player, zone) + self.cannons + self.shots[zone]
        if state.boss.fame >= 20 and distance(zone, state.boss.zone) <= 1:
            hurt += 1.0
        return hurt

    def first_blow(self, player: Player, zone: Zone) -> float:
        """Step 1, as the monsters stand now."""
        state, boss = self.state, self.state.boss.zone
        total = 0.0
        way = distance(zone, boss)
        for effect in self.blows:
            close = 1 if self.wide or effect.where == "boss-near" else 0
            if way <= close and self._is_meant(effect.who, player, zone):
                if effect.do == "damage":
                    total += effect.n
                elif effect.instead is not None and not state.monsters[player].energy:
                    total += effect.instead.n
        return total

    def _is_meant(self, who: str, player: Player, zone: Zone) -> bool:
        """Whether this monster has the most of it, among those near the boss."""
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

    def stand(self, parts: list[float], player: Player, zone: Zone, hp: int) -> None:
        """What a monster adds that stands there with so many HP."""
        state = self.state
        parts[w.HP] += hp
        parts[w.HP_FIVE] += min(5, hp)
        parts[w.HP_TWO] += min(2, hp)
        hurt = self.threat(player, zone)
        way = distance(zone, state.boss.zone)
        if player == self.next:
            parts[w.NEXT_DISTANCE] += way
            if hurt > 0.0 or hp <= 0:
                parts[w.NEXT_DIES] += falls(hp, hurt)
        else:
            waits = (player - self.next) % len(state.monsters)
            parts[w.DISTANCE] += way
            parts[w.OTHER_DIES] += falls(hp, hurt + 0.6 * waits)

    def standing(self, player: Player, zone: Zone, hp: int) -> float:
        parts = [0.0] * w.PARTS
        self.stand(parts, player, zone, hp)
        return weighed(parts, w.HP, w.DISTANCE + 1)

    # -- everything

    def parts(self) -> list[float]:
        """The whole position, part by part."""
        state = self.state
        parts = [0.0] * w.PARTS
        boss = state.boss
        parts[w.BOSS_HP] = boss.hp
        parts[w.BOSS_FAME] = boss.fame
        for ability in state.deck.bosses[boss.id].abilities:
            if 0 < ability.fame <= boss.fame:
                parts[w.BOSS_ABILITIES] += 1.0
        for number, monster in enumerate(state.monsters):
            self.stand(parts, Player(number), monster.zone, monster.hp)
            parts[w.ENERGY] += min(10, monster.energy)
            self._owned(parts, number)
        self._zones(parts)
        self._support(parts)
        parts[w.BAG] = max(0, 8 - sum(state.bag))
        parts[w.SKIPS] = len(state.skips)
        return parts

    def _owned(self, parts: list[float], number: int) -> None:
        state = self.state
        monster = state.monsters[number]
        parts[w.FAME] += (min(12, monster.fame)) * self.turns
        for card in monster.keep:
            best = 0.0
            for ability in state.deck.cards[card].abilities:
                best = max(best, ability_worth(ability))
            parts[w.CARDS] += best * self.turns
        if monster.ally != NO_ALLY:
            for ability in state.deck.allies[monster.ally].abilities:
                if ability.fame <= monster.fame:
                    parts[w.ALLIES] += ability_worth(ability) * self.turns

    def _zones(self, parts: list[float]) -> None:
        state = self.state
        boss = state.boss.zone
        pylons = min(2, state.pylons())
        for number, ground in enumerate(state.island):
            zone = Zone(number)
            way = distance(zone, boss)
            heat = HEAT[way]
            if ground.crystals == 1:
                parts[w.CRYSTAL] += heat
            elif ground.crystals:
                parts[w.CRYSTALS] += heat
            for kind, count in enumerate(ground.minions):
                if count:
                    parts[w.MINIONS + kind] += heat * count
            self._locked(parts, zone, way)
            if self.share[zone] > 0.0:
                self._visited(parts, zone, pylons)

    def _locked(self, parts: list[float], zone: Zone, way: int) -> None:
        ground = self.state.island[zone]
        total = 0
        for face in range(6):
            total += ground.locked[face] + ground.fresh[face]
        if not total:
            return
        close = distance(zone, self.state.monsters[self.next].zone)
        reach = 1.0 if close == 0 else 0.6 if close == 1 else 0.3
        claws = ground.locked[CLAW] + ground.fresh[CLAW]
        parts[w.LOCKED_CLAWS] += claws * reach * (1.0 if way <= 1 else 0.7)
        parts[w.LOCKED] += (total - claws) * reach

    def _visited(self, parts: list[float], zone: Zone, pylons: int) -> None:
        """What his dice and his builders do where he probably goes."""
        state, share = self.state, self.share[zone]
        ground = state.island[zone]
        dice = ground.die_count()
        parts[w.DICE_NEAR] += dice
        parts[w.ACTIVATED] += share * dice + self.fresh[zone]
        guard = 0
        for kind, count in enumerate(ground.minions):
            guard += count * state.deck.minions[kind].hp
        parts[w.GUARD] += share * guard
        parts[w.RISK + pylons] += share * self.pylon_risk(zone)

    def pylon_risk(self, zone: Zone) -> float:
        """That his stay there completes a third crystal, about."""
        state = self.state
        ground = state.island[zone]
        mean = 0.0 if 4 in state.skips else float(ground.minions[BUILDER])
        if 5 not in state.skips:
            for face, count in ground.boss_dice.items():
                mean += count * face.count("crystal")
            mean += self.fresh[zone] / self.share[zone] * crystal_share(state)
        none = exp(-mean)
        if ground.crystals >= 2:
            return 1.0 - none
        if ground.crystals == 1:
            return 1.0 - none * (1.0 + mean)
        return 1.0 - none * (1.0 + mean + mean * mean / 2.0)

    def _support(self, parts: list[float]) -> None:
        state = self.state
        pylons = 0
        for tile in state.support:
            if tile == PYLON:
                pylons += 1
            elif tile != NO_TILE:
                parts[w.TILES] += self.turns
                if tile in state.ready:
                    parts[w.TILES_READY] += 1.0
        parts[w.PYLON] = 1.0 if pylons else 0.0
        parts[w.SECOND_PYLON] = 1.0 if pylons > 1 else 0.0

    def value(self) -> float:
        """The whole position, from the team's side."""
        state = self.state
        if state.won:
            return w.WON
        if state.lost:
            return -w.WON
        value = weighed(self.parts(), 0, w.PARTS)
        return value + 20.0 if state.boss.down else value


def is_wide(state: State) -> bool:
    """Whether step 1 also reaches the zones beside the boss's."""
    for ability in powers.boss_powers(state, "passive"):
        for effect in ability.effects:
            if effect.do == "widen":
                return True
    return False


def crystal_share(state: State) -> float:
    """How many crystals a new boss die brings, on average."""
    found, sides = 0, 0
    for face, count in state.deck.faces.items():
        found += count * face.count("crystal")
        sides += count
    return found / sides


def falls(hp: int, hurt: float) -> float:
    """How likely a monster falls that so much damage threatens."""
    if hp <= 0:
        return 1.0
    return 1.0 / (1.0 + exp(1.6 * (hp - hurt) - 0.4))


def weighed(parts: list[float], first: int, end: int) -> float:
    total = 0.0
    for number in range(first, end):
        part = parts[number]
        if part != 0.0:
            total += part * w.WEIGHTS[number]
    return total
