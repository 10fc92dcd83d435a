"""B-1.1: which abilities are in force, and what the passive ones change."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.in_force import ANY, OWN, InForce
from ungeheuer.games.island.rules.names import (
    KIND_NAMES,
    ZONES,
    AbilityId,
    CardId,
    Kind,
    Player,
    Zone,
    near,
    within,
)
from ungeheuer.games.island.rules.state import START_HP, State

NO_ABILITIES: Final[list[Ability]] = []  # never changed, like any list of what is in force
MOST_HP: Final = 12  # I-15.4
MOST_DICE: Final = 10  # I-10.2
SWEEP_COST: Final = 2


def force(state: State, player: Player) -> InForce:
    """What is in force for a monster."""
    return state.monsters[player].force(state.deck)


def my_force(state: State) -> InForce:
    """What is in force for the active monster."""
    return state.monsters[state.active].force(state.deck)


def active_abilities(state: State, player: Player, trigger: str) -> list[Ability]:
    """I-17.2: a monster's KEEP cards, and its ally's abilities whose fame it has reached."""
    return state.monsters[player].force(state.deck).on.get(trigger, NO_ABILITIES)


def boss_powers(state: State, trigger: str) -> list[Ability]:
    """I-4.2: the sheet's abilities whose fame the boss has reached, from the bottom."""
    boss = state.boss
    return state.deck.bosses[boss.id].reached(boss.fame).get(trigger, NO_ABILITIES)


SWEEP = "sweep"  # counted like the use of an ability


def has_uses(state: State, ability: Ability) -> bool:
    """B-1.3: whether the ability has uses left in this turn."""
    return not ability.per_turn or state.used.get(ability.id, 0) < ability.per_turn


def count_use(state: State, key: str) -> None:
    state.used[key] = state.used.get(key, 0) + 1


def effects(abilities: list[Ability], do: str) -> list[Effect]:
    return [effect for ability in abilities for effect in ability.effects if effect.do == do]


# -- passive modifiers


def cap(state: State, player: Player) -> int:
    """I-15.4: two lifts do not add up; no cap exceeds 12."""
    return min(MOST_HP, max(START_HP, force(state, player).cap))


def minion_hp(state: State, kind: Kind) -> int:
    """I-14.6: all modifiers are summed, the result is at least 1."""
    hp = state.deck.minions[kind].hp + my_force(state).minion_hp[kind]
    for ability in boss_powers(state, "passive"):
        for effect in ability.effects:
            if effect.do == "minion-hp" and effect.what == KIND_NAMES[kind]:
                hp += effect.n
    return max(1, hp)


def reach(state: State, what: str) -> list[Zone]:
    """The zones in which the active monster may do something: its own, or more."""
    return around(state.me().zone, my_force(state).reach.get(what, OWN))


def sorted_reach(state: State, what: str) -> list[Zone]:
    """The same by number, the order in which moves are offered."""
    zones = around(state.me().zone, my_force(state).reach.get(what, OWN))
    return sorted(zones) if len(zones) > 1 else zones


def around(zone: Zone, far: int) -> list[Zone]:
    """A zone, the zones near it, or all."""
    if far == OWN:
        return [zone]
    return list(ZONES) if far == ANY else list(near(zone))


def immunity(state: State, player: Player, source: str) -> AbilityId | None:
    """I-15.1: why damage from this source does nothing to this monster; None if it does."""
    return force(state, player).immune.get(source)


def strides(state: State) -> list[Zone]:
    """I-13.3: where a FOOT may take the active monster itself."""
    return within(state.me().zone, my_force(state).stride)


def may_carry(state: State) -> bool:
    return my_force(state).carries


def dice_count(state: State) -> int:
    """I-10.2: six and the extra dice, never more than ten."""
    hp = state.me().hp
    abilities = [
        ability
        for ability in active_abilities(state, state.active, "dice")
        if not ability.hp_at_most or hp <= ability.hp_at_most
    ]
    return min(MOST_DICE, 6 + sum(effect.n for effect in effects(abilities, "extra-die")))


def throws(state: State) -> int:
    """I-10.5, I-10.7: three in all, and the extra ones."""
    return 3 + my_force(state).extra_throws


def price(state: State, card: CardId) -> int:
    """I-20.2: the cost after discounts, at least 1."""
    return max(1, state.deck.cards[card].cost + my_force(state).discount)


def free_sweep(state: State) -> Ability | None:
    """A card that makes this sweep cheaper, if it is the first of the turn."""
    if state.used.get(SWEEP, 0):
        return None
    for ability in active_abilities(state, state.active, "sweep"):
        if has_uses(state, ability):
            return ability
    return None


def sweep_cost(state: State) -> int:
    """I-20.4: two energy, unless a card says otherwise."""
    ability = free_sweep(state)
    return SWEEP_COST if ability is None else effects([ability], "sweep-cost")[0].n


def wrenches(state: State, upper: int) -> list[int]:
    """I-18.1: exactly 3 for S3, 4 for S4; one less where a card allows it."""
    full = 3 + upper
    return [full - 1, full] if my_force(state).eased else [full]


def cards_with_die_space(state: State) -> list[CardId]:
    """Cards of the active player that are a die space of its own."""
    return my_force(state).spaces


def cards_for_boss_dice(state: State) -> list[CardId]:
    """Cards on which the active player may put a stolen boss die now."""
    return [
        CardId(ability.owner)
        for ability in active_abilities(state, state.active, "steal")
        if effects([ability], "boss-die")
        and has_uses(state, ability)
        and not state.boss_on_card.get(CardId(ability.owner), 0)
    ]


def doubling_ability(state: State) -> Ability | None:
    """An ability that may double a tile now."""
    for ability in active_abilities(state, state.active, "tile"):
        if effects([ability], "double") and has_uses(state, ability):
            return ability
    return None


def is_muted(state: State, kind: Kind, zone: Zone) -> tuple[Player, str] | None:
    """The player and the ability that keep this minion from acting, if any."""
    name = KIND_NAMES[kind]
    for player in state.standing_in([zone]):
        for ability in active_abilities(state, player, "step4"):
            if any(effect.what == name for effect in effects([ability], "mute")):
                return player, ability.id
    return None
