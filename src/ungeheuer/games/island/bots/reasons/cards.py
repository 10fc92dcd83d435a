"""I-17 to I-20: what tiles, cards and allies are good for."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.dice import pending_shown, shown
from ungeheuer.games.island.rules.names import FACES, WILD
from ungeheuer.games.island.rules.obstacles.moment import whose

# what an effect is for: the group in which words tell of it
GROUPS: Final = {
    "throws": ("extra-die", "extra-throw", "reroll", "set"),
    "attacks": ("pool", "value", "aim", "minion-hp"),
    "enemies": ("strike", "boss-hit", "destroy"),
    "health": ("heal", "cap"),
    "safety": ("immune", "set-hp", "discard-this"),
    "income": ("energy", "group"),
    "prices": ("cost", "sweep-cost"),
    "fame": ("fame",),
    "ways": ("move", "jump", "stride", "carry"),
    "reach": ("reach",),
    "boss": ("move-boss", "move-minion", "boss-die", "boss-fame", "skip", "mute", "either"),
    "crystals": ("clear",),
    "building": ("need",),
    "tiles": ("tile", "double"),
    "locked": ("unlock-from", "throw-lock"),
    "space": ("space",),
}


def group_of(abilities: list[Ability]) -> str:
    """What they are for, by the first effect that says so."""
    for ability in abilities:
        for effect in ability.effects:
            for group, effects in GROUPS.items():
                if effect.do in effects and not (effect.do == "energy" and effect.n < 0):
                    return group
    return "other"


def activate(outlook: Outlook, move: c.Activate) -> Reason:
    """The dice that it gives."""
    tile = outlook.state.deck.tiles[move.tile]
    times = 2 if move.double else 1
    wild = pending_shown(WILD) if tile.dice[WILD] else []
    dice = shown([times * tile.dice[face] for face in FACES]) + wild
    return "advice-activate", {"tile": move.tile, "dice": dice, "energy": tile.cubes}


def recharge(_outlook: Outlook, move: c.Recharge) -> Reason:
    return "advice-recharge", {"tile": move.tile}


def drop(_outlook: Outlook, _move: c.Drop) -> Reason:
    return "advice-drop", {}


def use(outlook: Outlook, move: c.Use | c.Spend) -> Reason:
    ability = outlook.state.deck.abilities[move.ability]
    return "advice-use", {"ability": move.ability, "what": group_of([ability])}


def ally(outlook: Outlook, move: c.TakeAlly) -> Reason:
    """I-17.2: the ability that is had at once, and the next one."""
    state = outlook.state
    abilities = state.deck.allies[move.ally].abilities
    fame = state.monsters[whose(state)].fame
    had = [ability for ability in abilities if ability.fame <= fame] or abilities[:1]
    later = [ability for ability in abilities[len(had) :] if ability.fame > fame]
    told: dict[str, object] = {"ally": move.ally, "ability": had[-1].id}
    if not later:
        return "advice-ally", {**told, "fame": 0}
    return "advice-ally", {**told, "later": later[0].id, "fame": later[0].fame}


def buy(outlook: Outlook, move: c.Buy) -> Reason:
    """What it is for, and what is left."""
    state = outlook.state
    card = state.deck.cards[state.market[move.slot]]
    left = state.me().energy - powers.price(state, card.id)
    return "advice-buy", {"card": card.id, "what": group_of(card.abilities), "energy": left}


REASONS: Final[dict[type[Move], Why]] = {
    c.Activate: activate,
    c.Recharge: recharge,
    c.Drop: drop,
    c.Use: use,
    c.Spend: use,
    c.TakeAlly: ally,
    c.Buy: buy,
}
