"""B-1.1: which abilities are in force, and what the passive ones change."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.cards import Ability, Effect
from ungeheuer.games.island.rules.names import (
    KIND_NAMES,
    NO_ALLY,
    ZONES,
    CardId,
    Kind,
    Player,
    Zone,
    near,
    within,
)
from ungeheuer.games.island.rules.state import START_HP, State

MOST_HP: Final = 12  # I-15.4
MOST_DICE: Final = 10  # I-10.2
SWEEP_COST: Final = 2


def active_abilities(state: State, player: Player, trigger: str) -> list[Ability]:
    """I-17.2: a monster's KEEP cards, and its ally's abilities whose fame it has reached."""
    monster = state.monsters[player]
    abilities = [a for card in monster.keep for a in state.deck.cards[card].on.get(trigger, ())]
    if monster.ally != NO_ALLY:
        sheet = state.deck.allies[monster.ally]
        abilities += [a for a in sheet.on.get(trigger, ()) if a.fame <= monster.fame]
    return abilities


def boss_powers(state: State, trigger: str) -> list[Ability]:
    """I-4.2: the sheet's abilities whose fame the boss has reached, from the bottom."""
    fame = state.boss.fame
    sheet = state.deck.bosses[state.boss.id]
    return [a for a in sheet.on.get(trigger, ()) if a.fame <= fame]


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
    lifts = [effect.n for effect in effects(active_abilities(state, player, "passive"), "cap")]
    return min(MOST_HP, max([START_HP, *lifts]))


def minion_hp(state: State, kind: Kind) -> int:
    """I-14.6: all modifiers are summed, the result is at least 1."""
    hp = state.deck.minions[kind].hp
    name = KIND_NAMES[kind]
    sources = boss_powers(state, "passive") + active_abilities(state, state.active, "passive")
    for effect in effects(sources, "minion-hp"):
        if effect.what == name:
            hp += effect.n
    return max(1, hp)


def reach(state: State, what: str) -> list[Zone]:
    """The zones in which the active monster may do something: its own, or more."""
    here = state.me().zone
    ranges = [
        e.where
        for e in effects(active_abilities(state, state.active, "passive"), "reach")
        if e.what == what
    ]
    if "any" in ranges:
        return list(ZONES)
    return list(near(here)) if "near" in ranges else [here]


def is_immune(state: State, player: Player, source: str) -> bool:
    """I-15.1: damage from this source does nothing to this monster."""
    return any(
        e.what == source for e in effects(active_abilities(state, player, "passive"), "immune")
    )


def strides(state: State) -> list[Zone]:
    """I-13.3: where a FOOT may take the active monster itself."""
    steps = [
        effect.n for effect in effects(active_abilities(state, state.active, "walk"), "stride")
    ]
    return within(state.me().zone, max([1, *steps]))


def may_carry(state: State) -> bool:
    return bool(effects(active_abilities(state, state.active, "walk"), "carry"))


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
    extra = effects(active_abilities(state, state.active, "passive"), "extra-throw")
    return 3 + sum(effect.n for effect in extra)


def price(state: State, card: CardId) -> int:
    """I-20.2: the cost after discounts, at least 1."""
    discounts = effects(active_abilities(state, state.active, "buy"), "cost")
    return max(1, state.deck.cards[card].cost + sum(effect.n for effect in discounts))


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
    eased = bool(effects(active_abilities(state, state.active, "construct"), "need"))
    full = 3 + upper
    return [full - 1, full] if eased else [full]


def cards_with_die_space(state: State) -> list[CardId]:
    """Cards of the active player that are a die space of its own."""
    abilities = active_abilities(state, state.active, "lock")
    return [CardId(ability.owner) for ability in abilities if effects([ability], "space")]


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
