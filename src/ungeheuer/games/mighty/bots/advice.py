"""Advice: the expected gold of every play, from the view alone."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.mighty.rules.moves import LEVELS, Play
from ungeheuer.games.mighty.rules.play import TREASURY_PRICE, halves, owner_price, tile_means
from ungeheuer.games.mighty.rules.view import View

MIDDLING: Final = 3  # likely strength of a monster still to come
EMPTY: Final = -1


class Odds:
    """Of one guardian: for every sum of two monsters the chance to beat it, and the loot then."""

    __slots__ = ("chance", "loot")

    def __init__(self, fronts: list[tuple[int, int]], strength: int, loot: int) -> None:
        self.chance = [0.0] * 11
        self.loot = [0.0] * 11
        for total in range(11):
            beaten = [gold for tough, gold in fronts if tough + strength <= total]
            if beaten:
                self.chance[total] = len(beaten) / len(fronts)
                self.loot[total] = sum(max(0, gold + loot) for gold in beaten) / len(beaten)


class Castle:
    """The monsters on the table, as a copy on which plays are tried."""

    __slots__ = ("gold", "owner", "strength")

    def __init__(self, strength: list[int], owner: list[int], gold: list[float]) -> None:
        self.strength = strength
        self.owner = owner
        self.gold = gold


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """Every play, best first; its value is the expected gain less the others' mean gain."""
    if view.phase != "playing" or view.asked != view.seat:
        return []
    me = int(view.seat)
    advice: list[Advice[Move]] = []
    for move in decision.ask.moves():
        if isinstance(move, Play):
            castle = after(view, move, me)
            gains = expectations(view, castle)
            others = (sum(gains) - gains[me]) / (len(gains) - 1)
            advice.append(explained(view, move, gains[me] - others, castle))
    return sorted(advice, key=_by_value, reverse=True)


def _by_value(advice: Advice[Move]) -> float:
    return advice.value


def after(view: View, play: Play, me: int) -> Castle:
    """The castle and everybody's gold after this play."""
    castle = castle_of(view)
    owner = castle.owner[play.spot]
    if owner != EMPTY:
        price = owner_price(view.places[play.place].level, own=owner == me)
        castle.gold[me] -= TREASURY_PRICE + price
        castle.gold[owner] += price
    castle.strength[play.spot] = play.strength
    castle.owner[play.spot] = me
    return castle


def castle_of(view: View) -> Castle:
    strength: list[int] = []
    owner: list[int] = []
    for place in view.places:
        for monster in place.monsters:
            strength.append(monster.strength if monster else MIDDLING)
            owner.append(monster.player if monster else EMPTY)
    return Castle(strength, owner, [float(player.gold) for player in view.players])


def expectations(view: View, castle: Castle) -> list[float]:
    """M-4, M-5.1: gold each player can expect at the end of this round, gate to last guardian."""
    gold = castle.gold[:]
    reached = 1.0  # the chance that this guardian is turned up at all
    for place in range(len(view.places)):
        odds = odds_at(view, castle, place)
        first, second = 2 * place, 2 * place + 1
        total = castle.strength[first] + castle.strength[second]
        won = reached * odds.chance[total]
        one, other = shares(castle, first, odds.loot[total])
        _expect(view, castle, first, won, one, gold)
        _expect(view, castle, second, won, other, gold)
        reached = won
    return gold


def shares(castle: Castle, first: int, loot: float) -> tuple[float, float]:
    """M-4.2, for a loot that is only expected: the odd gold is worth half to the stronger."""
    one, other = castle.strength[first], castle.strength[first + 1]
    half = loot / 2
    edge = sum(halves(1, one, other)) / 4
    return (half + edge, half - edge) if one > other else (half - edge, half + edge)


def _expect(
    view: View, castle: Castle, spot: int, won: float, share: float, gold: list[float]
) -> None:
    owner = castle.owner[spot]
    if owner != EMPTY:
        cost = view.players[owner].healing[castle.strength[spot] - 1]
        gold[owner] += won * share - (1 - won) * cost


def odds_at(view: View, castle: Castle, place: int) -> Odds:
    """M-8.3: all unseen fronts of the level are equally likely; M-7: the tile changes them."""
    strength = loot = 0
    if view.tile and view.tile.changes:
        sums = [sum(castle.strength[2 * p : 2 * p + 2]) for p in range(len(view.places))]
        twins = castle.strength[2 * place] == castle.strength[2 * place + 1]
        for change in view.tile.changes:
            if tile_means(change.where, place, sums, twins=twins):
                strength += change.strength
                loot += change.loot
    level = view.places[place].level
    return Odds(view.unseen[LEVELS.index(level)], strength, loot)


def explained(view: View, play: Play, value: float, castle: Castle) -> Advice[Move]:
    """The reason for a play: the chance to beat the guardian, or the purpose of the card."""
    place = view.places[play.place]
    beside = place.monsters[1 - play.spot % 2]
    total = castle.strength[play.spot] + castle.strength[play.spot ^ 1]
    chance = round(100 * odds_at(view, castle, play.place).chance[total])
    params: dict[str, object] = {
        "place": play.place + 1,
        "percent": chance,
        "strength": play.strength,
        "level": place.level,
        "partner": 0 if beside else MIDDLING,
        "gold": view.players[int(view.seat)].healing[play.strength - 1],
    }
    if place.monsters[play.spot % 2] is not None:
        return Advice(play, value, "advice-displace", params)
    if beside is None:
        return Advice(play, value, "advice-open", params)
    return Advice(play, value, "advice-join" if chance >= 50 else "advice-spare", params)
