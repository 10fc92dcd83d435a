"""The aid of `mighty`: what the sum at a guardian is worth, derived from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ungeheuer.games.mighty.rules.moves import LEVELS, PLAYS, STRENGTHS, Play, Strength
from ungeheuer.games.mighty.rules.obstacles import against_play
from ungeheuer.games.mighty.rules.play import halves, tile_means
from ungeheuer.games.mighty.rules.view import ChangeView, PlaceView, View

LATE: Final = "lowest-pair"  # M-7.8: known when all monsters are placed


@dataclass
class GuardianAid:
    """What is known of a guardian that is still face down; `left` fronts may be it (M-8.3).

    `limits`: the printed strength that the pair can beat; `beaten`: how many of the fronts that is,
    and in percent. One value if both monsters lie there; five if one does, for a 1 to a 5 beside
    it; none if nobody does. `reached`: percent that all guardians before it fall, once the monsters
    lie there. `perhaps`: loot that the king's tile may still add, by the monsters to come.
    """

    place: int
    left: int
    limits: list[int]
    beaten: list[int]
    percents: list[float]
    reached: float | None
    perhaps: int


@dataclass
class PlayAid:
    """What a card would do on a spot, as the castle lies now.

    `percents` as at a guardian, with this card there. `gold`: what its owner gets on average if the
    guardian falls; beside a monster to come, another player's. `healing`: what is paid if it does
    not. `price`: what displacing costs.
    """

    card: int
    place: int
    side: str
    total: int
    percents: list[float]
    gold: list[float]
    healing: int
    price: int


@dataclass
class Aid:
    guardians: list[GuardianAid] = field(default_factory=list)
    plays: list[PlayAid] = field(default_factory=list)


@dataclass
class Pair:
    """Two monsters at a guardian: strengths, and whether this seat owns the other one, too."""

    one: int
    other: int
    both: bool = False

    @property
    def total(self) -> int:
        return self.one + self.other


def aid(view: View) -> Aid | None:
    """None while there is no castle to look at."""
    if view.phase not in ("playing", "fighting"):
        return None
    down = [number for number, place in enumerate(view.places) if place.strength is None]
    return Aid([guardian(view, number) for number in down], list(plays(view)))


def guardian(view: View, number: int) -> GuardianAid:
    place = view.places[number]
    limits = [limit(view, number, pair) for pair in pairs(place)]
    fronts = fronts_of(view, place)
    beaten = [sum(front[0] <= most for front in fronts) for most in limits]
    return GuardianAid(
        place=number + 1,
        left=len(fronts),
        limits=limits,
        beaten=beaten,
        percents=[percent(count / len(fronts)) for count in beaten],
        reached=reached(view, number),
        perhaps=perhaps(view, place),
    )


def percent(share: float) -> float:
    return round(100.0 * share, 1)


def fronts_of(view: View, place: PlaceView) -> list[tuple[int, int]]:
    """M-8.3: all unseen fronts of the level are equally likely."""
    return view.unseen[LEVELS.index(place.level)]


def pairs(place: PlaceView) -> list[Pair]:
    """The pair that lies there, or those that one monster may become."""
    lying = [monster.strength for monster in place.monsters if monster]
    if not lying:
        return []
    others = lying[1:] or [int(strength) for strength in STRENGTHS]
    return [Pair(lying[0], other) for other in others]


# -- the king's tile


def limit(view: View, number: int, pair: Pair, *, full: bool = False) -> int:
    """The most that the guardian may have printed on its front to be beaten."""
    return pair.total - sum(change.strength for change in changes(view, number, pair, full=full))


def changes(view: View, number: int, pair: Pair, *, full: bool) -> Iterator[ChangeView]:
    """M-7: what the tile changes at this guardian, as far as the pair decides it.

    `full`: all monsters lie, this pair among them.
    """
    totals = [place.total for place in view.places]
    totals[number] = pair.total
    full = full or is_full(view)
    for change in view.tile.changes if view.tile else []:
        if change.where == LATE and not full:
            continue
        if tile_means(change.where, number, totals, twins=pair.one == pair.other):
            yield change


def is_full(view: View) -> bool:
    return all(monster for place in view.places for monster in place.monsters)


def perhaps(view: View, place: PlaceView) -> int:
    """M-7.2, M-7.8: depends on monsters that are not there yet."""
    waiting = [] if is_full(view) else [LATE]
    if not all(place.monsters):
        waiting.append("equal-pair")
    found = view.tile.changes if view.tile else []
    return sum(change.loot for change in found if change.where in waiting)


# -- how far the fight gets


def reached(view: View, number: int) -> float | None:
    """M-4.3: the fight ends where a guardian stands. Guardians of a level share their fronts."""
    before = [n for n in range(number) if view.places[n].strength is None]
    if not all(all(view.places[n].monsters) for n in before):
        return None
    share = 1.0
    for level in LEVELS:
        there = [n for n in before if view.places[n].level == level]
        limits = sorted(limit(view, n, pairs(view.places[n])[0]) for n in there)
        share *= all_beaten(view.unseen[LEVELS.index(level)], limits)
    return percent(share)


def all_beaten(fronts: list[tuple[int, int]], limits: list[int]) -> float:
    """M-8.3: that different fronts, drawn at random, all keep to their limits, the least first."""
    share = 1.0
    for taken, most in enumerate(limits):
        fitting = sum(front[0] <= most for front in fronts) - taken
        share *= max(0, fitting) / (len(fronts) - taken)
    return share


# -- what a card would do


def plays(view: View) -> Iterator[PlayAid]:
    """Every play that is open to the seat that is asked."""
    if view.phase != "playing" or view.asked != view.seat:
        return
    for card in view.players[int(view.seat)].hands[0]:
        for spot in range(2 * len(view.places)):
            play = PLAYS[Strength(card)][spot]
            if not against_play(view, play):
                yield play_aid(view, play)


def play_aid(view: View, play: Play) -> PlayAid:
    place = view.places[play.place]
    lying, beside = place.monsters[play.spot % 2], place.monsters[1 - play.spot % 2]
    if beside is None:
        after = [Pair(play.strength, other) for other in STRENGTHS]
    else:
        after = [Pair(play.strength, beside.strength, str(beside.player) == view.seat)]
    full = is_last(view, play)
    odds = [played(view, play.place, pair, full=full) for pair in after]
    return PlayAid(
        card=play.strength,
        place=play.place + 1,
        side="ab"[play.spot % 2],
        total=play.strength + (beside.strength if beside else 0),
        percents=[share for share, _ in odds],
        gold=[gold for _, gold in odds],
        healing=view.players[int(view.seat)].healing[play.strength - 1],
        price=lying.price if lying else 0,
    )


def is_last(view: View, play: Play) -> bool:
    """M-3.6: whether it takes the last free spot."""
    free = [
        2 * number + side
        for number, place in enumerate(view.places)
        for side, monster in enumerate(place.monsters)
        if monster is None
    ]
    return free == [play.spot]


def played(view: View, number: int, pair: Pair, *, full: bool) -> tuple[float, float]:
    """In percent, that this pair beats the guardian; and the first one's gold if it does."""
    fronts = fronts_of(view, view.places[number])
    most = limit(view, number, pair, full=full)
    more = sum(change.loot for change in changes(view, number, pair, full=full))
    loots = [max(0, loot + more) for strength, loot in fronts if strength <= most]
    shares = [loot if pair.both else halves(loot, pair.one, pair.other)[0] for loot in loots]
    gold = sum(shares) / len(shares) if shares else 0.0
    return percent(len(shares) / len(fronts)), round(gold, 2)
