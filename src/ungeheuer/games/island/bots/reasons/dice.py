"""I-10 to I-18: what the dice of the roll bring."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.features import distance, next_player
from ungeheuer.games.island.bots.reasons.faces import chance_within, worth_of_one_more
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why, felled
from ungeheuer.games.island.rules import attack, powers
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.dice import showing
from ungeheuer.games.island.rules.enemies import boss_exposed
from ungeheuer.games.island.rules.faces import grouped
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FACE_NAMES,
    FACES,
    NO_ALLY,
    NO_CARD,
    NO_PLAYER,
    NO_TILE,
    Player,
    Zone,
    space_of,
)
from ungeheuer.games.island.rules.obstacles.moment import top
from ungeheuer.games.island.rules.rolling import Rolling
from ungeheuer.games.island.rules.state import MOST_FAME, State

# -- throwing


def throw(outlook: Outlook, move: m.Throw) -> Reason:
    """The chance for each of these dice to become better than the best of them."""
    state = outlook.state
    kept = [state.roll[face] - move.dice[face] for face in FACES]
    worths = worth_of_one_more(state, kept)
    thrown = [face for face in FACES if move.dice[face]]
    best = max(worths[face] for face in thrown)
    better = [face for face in FACES if worths[face] > best]
    rolling = top(state)
    left = max(1, rolling.throws if isinstance(rolling, Rolling) else 1)
    told: dict[str, object] = {
        "dice": sum(move.dice),
        "percent": round(100 * chance_within(len(better), left)),
        "throws": left,
        "face": FACE_NAMES[max(FACES, key=worths.__getitem__)],
    }
    return "advice-throw", told


def take(_outlook: Outlook, move: m.Take) -> Reason:
    return "advice-take", {"face": FACE_NAMES[move.face], "zone": int(move.zone)}


# -- one die


def heart(outlook: Outlook, move: m.Heart) -> Reason:
    return healing(outlook, move.monster)


def healing(outlook: Outlook, player: Player) -> Reason:
    """How the monster would fare as it is."""
    told: dict[str, object] = {"player": int(player), "hp": outlook.state.monsters[player].hp}
    falls = outlook.falls(player)
    if falls:
        return "advice-save", {**told, "percent": falls}
    return "advice-heal", {**told, "damage": outlook.damage(player)}


def energy(outlook: Outlook, move: m.Energy) -> Reason:
    """What can be bought then."""
    state = outlook.state
    before = state.me().energy
    after = before + grouped(state, showing(move.dice, ENERGY))
    prices = {card: powers.price(state, card) for card in state.market if card != NO_CARD}
    bought = [card for card, price in prices.items() if before < price <= after]
    told: dict[str, object] = {"energy": before, "sum": after}
    if bought:
        return "advice-energy-buys", {**told, "card": max(bought, key=prices.__getitem__)}
    dear = [price for price in prices.values() if price > after]
    return "advice-energy", {**told, "price": min(dear, default=0)}


def fame(outlook: Outlook, move: m.Fame) -> Reason:
    """The ally's ability that wakes; a stolen die attracts the boss no more."""
    state = outlook.state
    gained = 1 if move.stolen is None else 2
    woken = wakes(state, gained)
    if woken is not None:
        return woken
    if move.stolen is not None:
        return "advice-steal", {"zone": int(move.zone), "fame": with_fame(state, gained)}
    return "advice-fame", {"fame": with_fame(state, gained), **to_wake(state)}


def with_fame(state: State, gained: int) -> int:
    """I-1.7: the dial has an end."""
    return min(MOST_FAME, state.me().fame + gained)


def to_wake(state: State) -> dict[str, object]:
    """The ally's next ability and the fame it needs, which is 0 where none is left."""
    me = state.me()
    asleep = [each for each in state.deck.allies[me.ally].abilities if each.fame > me.fame]
    return {"needed": asleep[0].fame, "ability": asleep[0].id} if asleep else {"needed": 0}


def wakes(state: State, gained: int) -> Reason | None:
    me = state.me()
    if me.ally == NO_ALLY:
        return "advice-first-ally", {}
    reached = [
        ability
        for ability in state.deck.allies[me.ally].abilities
        if me.fame < ability.fame <= me.fame + gained
    ]
    if not reached:
        return None
    return "advice-wakes", {"ability": reached[-1].id, "fame": reached[-1].fame}


def foot(outlook: Outlook, move: m.Foot) -> Reason:
    """Whoever is taken along is the reason to do it."""
    moved = move.monster if move.passenger == NO_PLAYER else move.passenger
    return going(outlook, moved, move.zone)


def go(outlook: Outlook, move: t.MoveMonster) -> Reason:
    return going(outlook, move.monster, move.zone)


def going(outlook: Outlook, player: Player, zone: Zone) -> Reason:
    """Out of danger, or to where something can be hit."""
    state = outlook.state
    told: dict[str, object] = {"player": int(player), "zone": int(zone)}
    there = outlook.moved(player, zone)
    now, then = outlook.falls(player), there.falls(player)
    if now > then:
        return "advice-safer", {**told, "percent": now, "then": then}
    points = attack.WORTH[CLAW] * state.roll[CLAW]
    if player == state.active and points and boss_exposed(state, zone):
        return "advice-approach", {"zone": int(zone), "points": points}
    targets = felled(state, zone, points) if player == state.active else []
    if targets:
        return "advice-targets", {"zone": int(zone), "minion": targets}
    here, steps = outlook.damage(player), distance(zone, state.boss.zone)
    if there.damage(player) >= here and steps < distance(
        state.monsters[player].zone, state.boss.zone
    ):
        return "advice-nearer", {**told, "steps": steps}
    return compared(told, here, there.damage(player))


def compared(told: dict[str, object], here: float, there: float) -> Reason:
    """The HP that the next boss phase costs on average, here and there."""
    if here == there:
        return "advice-as-safe", {**told, "damage": there}
    return "advice-move", {**told, "here": here, "there": there}


# -- building, locking


def build(outlook: Outlook, move: m.Build) -> Reason:
    state = outlook.state
    zone = state.me().zone
    tile = state.support[space_of(zone, move.upper)]
    if tile == NO_TILE:
        return "advice-build", {"zone": int(zone)}
    return "advice-rebuild", {"zone": int(zone), "tile": tile}


def lock(outlook: Outlook, move: m.Lock) -> Reason:
    """For whoever comes next; alone, for oneself."""
    state = outlook.state
    told: dict[str, object] = {"face": FACE_NAMES[move.face], "zone": int(state.me().zone)}
    if move.card != NO_CARD or state.players() == 1:
        return "advice-lock-own", told
    return "advice-lock", {**told, "player": int(next_player(state))}


def unlock(_outlook: Outlook, move: m.Unlock) -> Reason:
    return "advice-unlock", {"face": FACE_NAMES[move.face]}


REASONS: Final[dict[type[Move], Why]] = {
    m.Throw: throw,
    m.Take: take,
    m.Heart: heart,
    m.Energy: energy,
    m.Fame: fame,
    m.Foot: foot,
    t.MoveMonster: go,
    m.Build: build,
    m.Lock: lock,
    m.Unlock: unlock,
}
