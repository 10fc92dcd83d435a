"""The value of a position for the team, for advice."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.attack import pool, worth
from ungeheuer.games.island.rules.cards import Card
from ungeheuer.games.island.rules.enemies import boss_exposed, exposed
from ungeheuer.games.island.rules.faces import energy_for, healable
from ungeheuer.games.island.rules.names import (
    CANNON,
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    KINDS,
    PYLON,
    SOLDIER,
    WRENCH,
    Player,
    Zone,
    beside,
    near,
    space_of,
)
from ungeheuer.games.island.rules.state import State

WON: Final = 1000.0
BOSS_POINT: Final = 3.0  # one HP of the boss
ENERGY_POINT: Final = 0.3
FAME_POINT: Final = 0.6
DIES: Final = 60.0  # a monster that will probably be at 0 HP when its phase begins
MINIONS: Final[list[float]] = [1.2, 1.8, 1.0, 2.6, 1.3]  # by kind: what one less is worth
CRYSTALS: Final[list[float]] = [0.0, 1.5, 5.0, 12.0]
PYLONS: Final[list[float]] = [0.0, 12.0, 34.0, 300.0]
LOCKED: Final[list[float]] = [
    0.5,
    0.3,
    0.4,
    0.9,
    0.4,
    0.3,
]  # by face: what it is worth to the next player
# what an effect on a KEEP card is worth to its owner for the rest of the match
KEPT: Final = {
    "extra-die": 7.0,
    "extra-throw": 5.0,
    "pool": 6.0,
    "value": 4.0,
    "set": 4.0,
    "reroll": 3.0,
    "cap": 2.5,
    "heal": 4.0,
    "cost": 2.0,
    "mute": 3.0,
    "immune": 3.0,
    "set-hp": 6.0,
    "strike": 4.0,
    "boss-hit": 4.0,
    "energy": 2.5,
    "fame": 2.5,
}
OTHER_CARD: Final = 1.2


def team_value(state: State) -> float:
    """The value of the whole position for the team."""
    if state.won:
        return WON
    if state.lost:
        return -WON
    value = -BOSS_POINT * state.boss.hp - 0.5 * state.boss.fame
    if state.boss.down:
        value += 20.0
    for player in state.in_order():
        value += monster_value(state, player)
    return value + island_value(state)


def island_value(state: State) -> float:
    """The value of crystals, pylons, minions, tiles and locked dice."""
    value = -PYLONS[min(3, state.pylons())]
    boss = state.boss.zone
    for zone, ground in enumerate(state.island):
        close = 1.3 if zone in near(boss) else 0.8
        value -= CRYSTALS[ground.crystals] * close
        value -= close * sum(MINIONS[kind] * ground.minions[kind] for kind in KINDS)
        dice = zip(LOCKED, ground.locked, ground.fresh, strict=True)
        value += sum(share * (old + new) for share, old, new in dice) * (2.0 - close)
    value -= 0.4 * sum(dice_near(state))
    value += 1.5 * len(state.ready) + 0.8 * sum(t not in ("", PYLON) for t in state.support)
    return value - max(0, 8 - sum(state.bag)) * 2.0


def dice_near(state: State) -> list[int]:
    """I-6.1: the boss dice in the three zones that attract the boss."""
    if state.boss.zone < 0:
        return [0, 0, 0]
    return [state.island[zone].die_count() for zone in near(state.boss.zone)]


def monster_value(state: State, player: Player) -> float:
    """The value of a monster: HP against the threat, energy, fame, cards, nearness to the boss."""
    one = state.monsters[player]
    hurt = threat(state, player)
    value = 1.5 * min(one.hp, 6) + 0.5 * max(0, one.hp - 6)
    if one.hp <= hurt:
        value -= DIES if next_player(state) == player else DIES / 3
    value -= max(0.0, 4.0 + hurt - one.hp)
    value += ENERGY_POINT * min(one.energy, 12) + FAME_POINT * min(one.fame, 12)
    value += sum(card_worth(state.deck.cards[card]) for card in one.keep)
    return value - 0.6 * distance(one.zone, state.boss.zone)


def next_player(state: State) -> Player:
    """Whose monster phase comes next."""
    return Player((state.active + 1) % state.players())


def threat(state: State, player: Player) -> float:
    """The expected damage to this monster in the next boss phase: step 1, then minions."""
    boss, zone = state.boss.zone, state.monsters[player].zone
    if boss < 0 or state.boss.down:
        return 0.0
    lying = dice_near(state)
    share = [(count + 1.0) / (sum(lying) + 3.0) for count in lying]
    hurt = 1.0 if zone in near(boss) else 0.0
    for place, chance in zip(near(boss), share, strict=True):
        minions = state.island[place].minions
        hurt += chance * minions[CANNON]
        if place == zone:
            hurt += chance * (minions[SOLDIER] + minions[4])
    return hurt


def distance(one: Zone, other: Zone) -> int:
    """I-1.1: along the ring."""
    if one < 0 or other < 0:
        return 0
    way = abs(one - other)
    return min(way, 6 - way)


def card_worth(card: Card) -> float:
    """The value of a KEEP card, by its effects."""
    effects = [effect.do for ability in card.abilities for effect in ability.effects]
    return max([OTHER_CARD, *(KEPT.get(do, 0.0) for do in effects)])


# -- what dice of the roll are worth


def face_worth(state: State) -> list[float]:
    """By face: the value of one more die to the active player in this zone."""
    me = state.active
    room = 0.3 if state.island[state.me().zone].free_spaces() else 0.0
    value = [room] * 6
    if healable(state):
        low = min(state.monsters[player].hp for player in healable(state))
        value[HEART] = 4.0 if low <= 3 else 1.5
    value[ENERGY] = 2.5 * ENERGY_POINT
    stolen = any(state.island[zone].boss_dice for zone in powers.reach(state, "steal"))
    value[FAME] = FAME_POINT * (2 if stolen else 1) + (0.8 if stolen else 0.0)
    value[CLAW] = worth(state, CLAW) * reached_worth(state)
    value[FOOT] = max(worth(state, FOOT) * point_worth(state, state.me().zone), foot_worth(state))
    value[WRENCH] = 0.8 if state.pile or state.discarded_tiles else room
    if state.monsters[me].hp <= threat(state, me):
        value[HEART] += 3.0
    return value


def point_worth(state: State, zone: Zone) -> float:
    """What one point of damage is worth in a zone."""
    if boss_exposed(state, zone):
        return BOSS_POINT
    kinds = exposed(state, zone)
    if not kinds:
        return 0.0
    if zone == state.boss.zone:  # the way to the boss leads past them
        minions = state.island[zone].minions
        guard = sum(powers.minion_hp(state, kind) * minions[kind] for kind in KINDS)
        return 2.4 if guard <= 4 else 1.6
    return 1.3 * max(MINIONS[kind] / powers.minion_hp(state, kind) for kind in kinds)


def reached_worth(state: State) -> float:
    """The same within reach of a FOOT or two, discounted by distance."""
    here = state.me().zone
    sure = 0.9 if state.roll[FOOT] else 0.7
    steps = [sure * point_worth(state, zone) for zone in beside(here)]
    far = 0.5 * point_worth(state, state.boss.zone) if state.boss.zone >= 0 else 0.0
    return max(point_worth(state, here), far, *steps)


def foot_worth(state: State) -> float:
    """The value of a FOOT: a step towards better targets."""
    here = state.me().zone
    claws = 1 + state.roll[CLAW]
    gain = max(point_worth(state, zone) for zone in beside(here)) - point_worth(state, here)
    needed = distance(here, state.boss.zone) > state.roll[FOOT]
    return max(0.3, (1.6 if needed else 0.8) * gain * min(claws, 3), 1.0 if needed else 0.0)


def roll_value(state: State) -> float:
    """The value of the dice in the roll if used in this zone."""
    roll, zone = state.roll, state.me().zone
    value = pool_value(state, zone, pool(state, (*roll, *[0] * 12)) if any(roll[3:5]) else 0)
    value += ENERGY_POINT * energy_for(roll[ENERGY])
    value += FAME_POINT * roll[FAME]
    value += 1.2 * min(roll[FAME], state.island[zone].die_count())
    missing = sum(powers.cap(state, p) - state.monsters[p].hp for p in healable(state))
    value += 1.5 * min(roll[HEART], missing)
    if roll[WRENCH] >= 3 and state.support[space_of(zone, 0)] != PYLON:
        value += 2.0
    return value


def pool_value(state: State, zone: Zone, points: int) -> float:
    """I-14.2: the approximate value of an attack pool in a zone, cheapest targets first."""
    value = 0.0
    minions = state.island[zone].minions[:]
    kinds = sorted(exposed(state, zone), key=KINDS.index)
    order = [*kinds, *(kind for kind in KINDS if kind not in kinds and minions[kind])]
    for kind in order:
        price = powers.minion_hp(state, kind)
        while minions[kind] and points >= price:
            minions[kind] -= 1
            points -= price
            value += 1.3 * MINIONS[kind]
    if not any(minions) and zone == state.boss.zone and state.boss.hp:
        value += BOSS_POINT * min(points, state.boss.hp)
    return value


def values_by_throws(worths: list[float], throws: int) -> list[float]:
    """The exact value of one die with 0, 1, 2 … throws left, thrown again if that is better."""
    values = [min(worths)]
    for _ in range(throws):
        last = values[-1]
        values.append(sum(max(worth_, last) for worth_ in worths) / 6)
    return values


def chance_within(faces: int, throws: int) -> float:
    """The chance that one die shows one of `faces` faces within `throws` throws."""
    return float(1 - (1 - faces / 6) ** throws)
