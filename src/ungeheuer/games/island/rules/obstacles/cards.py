"""I-17 to I-20: what stands against using tiles, cards, allies and the market."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import powers, support
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.deeds import Deed, can_all
from ungeheuer.games.island.rules.dice import pending_shown, showing, shown
from ungeheuer.games.island.rules.names import (
    FACES,
    NO_CARD,
    AbilityId,
    CardId,
    TileId,
)
from ungeheuer.games.island.rules.obstacles.dice import missing
from ungeheuer.games.island.rules.obstacles.moment import TRIGGERS, now
from ungeheuer.games.island.rules.reasons import Why, obstacle, pending_first
from ungeheuer.games.island.rules.state import State

# -- tiles


def not_in_reach(state: State, tile: TileId) -> list[Obstacle]:
    """I-18.5: a tile of your zone, unless a card reaches further."""
    if tile in support.tiles_in_reach(state):
        return []
    if tile not in state.support:
        return [obstacle("I-18.5", "tile-not-built", tile=tile)]
    zone = state.support.index(tile) // 2
    return [obstacle("I-18.5", "tile-elsewhere", tile=tile, zone=zone)]


def activate(state: State, move: c.Activate) -> list[Obstacle]:
    """I-18.5, I-18.6."""
    return not_in_reach(state, move.tile) + not_ready(state, move.tile) + doubled(state, move)


def not_ready(state: State, tile: TileId) -> list[Obstacle]:
    """I-18.6: face up, once a turn; by agreement not after recharging."""
    if tile not in state.support or support.can_activate(state, tile):
        return []
    if tile in state.spent_tiles:
        return [obstacle("I-18.6", "tile-spent", tile=tile)]
    if tile not in state.ready:
        return [obstacle("I-18.5", "tile-face-down", tile=tile)]
    return [obstacle("I-18.6", "tile-just-recharged", tile=tile)]


def doubled(state: State, move: c.Activate) -> list[Obstacle]:
    """B-1.3: an ability doubles the dice of a tile."""
    if not move.double:
        return []
    obstacles = []
    if powers.doubling_ability(state) is None:
        obstacles.append(obstacle("I-18.9", "no-doubling"))
    if not any(state.deck.tiles[move.tile].dice):
        obstacles.append(obstacle("I-18.9", "nothing-to-double", tile=move.tile))
    return obstacles


def recharge(state: State, move: c.Recharge) -> list[Obstacle]:
    """I-18.5, I-18.6."""
    return not_in_reach(state, move.tile) + not_empty(state, move.tile) + pending_first(state)


def not_empty(state: State, tile: TileId) -> list[Obstacle]:
    """I-18.6: face down, and not activated in this turn."""
    if tile not in state.support or support.can_recharge(state, tile):
        return []
    if tile in state.spent_tiles:
        return [obstacle("I-18.6", "tile-spent", tile=tile)]
    return [obstacle("I-18.5", "tile-face-up", tile=tile)]


def drop(state: State, move: c.Drop) -> list[Obstacle]:
    """I-18.9: only a die that alone is good for nothing."""
    die = pending_shown(move.face)
    if not state.pending[move.face]:
        return [obstacle("I-18.9", "nothing-pending", die=die)]
    return [obstacle("I-18.9", "die-still-useful", die=die)]


# -- abilities


def not_mine(state: State, id: AbilityId) -> list[Obstacle]:
    """I-17.2, I-20.6: of a card that you keep, or of your ally with enough fame."""
    ability = state.deck.abilities[id]
    me = state.me()
    if not holds(state, ability):
        return [obstacle("I-11.1", "not-yours", ability=id)]
    if ability.fame > me.fame:
        return [
            obstacle("I-17.2", "too-little-fame", ability=id, needed=ability.fame, fame=me.fame)
        ]
    return []


def holds(state: State, ability: Ability) -> bool:
    """Whether it stands on a card or an ally of the active monster."""
    me = state.me()
    return ability.owner in me.keep or ability.owner == me.ally


def use(state: State, move: c.Use) -> list[Obstacle]:
    """I-11.1, I-3.3, I-10.6, I-22.1."""
    ability = state.deck.abilities[move.ability]
    foreign = not_mine(state, move.ability)
    if ability.on not in TRIGGERS.values():
        return foreign + not_to_use(state, ability) + pending_first(state)
    return foreign + spent(state, ability) + impossible(state, ability) + pending_first(state)


def not_to_use(state: State, ability: Ability) -> list[Obstacle]:
    """B-1.1: one that you have, but that works by itself or is paid for with dice."""
    if not holds(state, ability):
        return []
    if ability.on == "spend":
        return [obstacle("I-19.1", "needs-dice", ability=ability.id)]
    return [obstacle("I-11.1", "works-by-itself", ability=ability.id)]


def spent(state: State, ability: Ability) -> list[Obstacle]:
    """I-3.3, B-1.3: effects of a moment once, others (and dice, I-19.1) as often as they say."""
    unused = powers.has_uses(state, ability)
    if ability.on != "spend" and now(state) != "resolve":
        unused = not state.used.get(ability.id, 0)
    return [] if unused else [obstacle("I-3.3", "used-up", ability=ability.id)]


def impossible(state: State, ability: Ability) -> list[Obstacle]:
    """I-3.7, B-1.3: what is optional and would do nothing is not offered."""
    if not ability.may or can_all(state, ability, state.active):
        return []
    deed = Deed(ability.id, state.active)
    obstacles = []
    price = sum(effect.n for effect in powers.effects([ability], "pay"))
    energy = state.me().energy
    if energy < price:
        told = obstacle("I-20.2", "power-too-dear", ability=ability.id, price=price, energy=energy)
        obstacles.append(told)
    if not all(each.is_possible(state, deed) for each in ability.effects if each.do != "pay"):
        obstacles.append(obstacle("I-3.7", "impossible-now", ability=ability.id))
    return obstacles


def spend(state: State, move: c.Spend) -> list[Obstacle]:
    """I-19.1, I-19.2."""
    ability = state.deck.abilities[move.ability]
    obstacles = missing(state, move.dice) + not_mine(state, move.ability)
    if ability.on != "spend":
        return [*obstacles, obstacle("I-19.1", "takes-no-dice", ability=move.ability)]
    if any(showing(move.dice, face) != ability.pay[face] for face in FACES):
        obstacles.append(
            obstacle("I-19.1", "wrong-symbols", ability=move.ability, dice=shown(ability.pay))
        )
    return obstacles + spent(state, ability) + impossible(state, ability)


# -- allies and the market


def ally(state: State, move: c.TakeAlly) -> list[Obstacle]:
    """I-17.1: one of those laid out."""
    for player, monster in enumerate(state.monsters):
        if monster.ally == move.ally:
            return [obstacle("I-17.1", "ally-of-another", ally=move.ally, player=player)]
    return [obstacle("I-17.1", "not-laid-out", ally=move.ally)]


def buy(state: State, move: c.Buy) -> list[Obstacle]:
    """I-20.2, I-20.5."""
    card = state.market[move.slot]
    if card == NO_CARD:
        return [obstacle("I-20.5", "empty-slot", slot=move.slot + 1), *pending_first(state)]
    return too_dear(state, "I-20.2", powers.price(state, card), card) + pending_first(state)


def too_dear(state: State, rule: str, price: int, card: CardId = NO_CARD) -> list[Obstacle]:
    """What cannot be paid: a card, or what the move says."""
    energy = state.me().energy
    dear = obstacle(rule, "too-dear", price=price, energy=energy, card=card)
    return [dear] if energy < price else []


REASONS: Final[dict[type[Move], Why]] = {
    c.Activate: activate,
    c.Recharge: recharge,
    c.Drop: drop,
    c.Use: use,
    c.Spend: spend,
    c.TakeAlly: ally,
    c.Buy: buy,
}
