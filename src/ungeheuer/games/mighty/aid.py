"""The aid of `mighty`: what the sum at a guardian is worth, derived from the view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from operator import mul
from typing import Final

from ungeheuer.games.mighty.rules.moves import LEVELS, PLAYS, Play, Player, Strength
from ungeheuer.games.mighty.rules.obstacles import against_play
from ungeheuer.games.mighty.rules.play import halves, tile_means
from ungeheuer.games.mighty.rules.view import ChangeView, MonsterView, PlaceView, View

LATE: Final = "lowest-pair"  # M-7.8: known when all monsters are placed


@dataclass
class GuardianAid:
    """What is known of a guardian that is still face down; `left` fronts may be it (M-8.3).

    `limits`: the printed strength that the pair can beat; `beaten`: how many of the fronts that is,
    and in percent. One value if both monsters lie there; if one does, one for each of `joins`, the
    strengths that may still come beside it; none if nobody does. `reached`: percent that all
    guardians before it fall, once the monsters lie there, or one of them surely stands; `falls`:
    that it falls as well, for each of `percents`, and empty until then. `perhaps`: loot that the
    king's tile may still add, by the monsters to come.
    """

    place: int
    left: int
    limits: list[int]
    beaten: list[int]
    percents: list[float]
    reached: float | None
    perhaps: int
    falls: list[float] = field(default_factory=list)
    joins: list[int] = field(default_factory=list)


@dataclass
class PlayAid:
    """What a card would do on a spot, as the castle lies now.

    `percents` and `falls` as at a guardian, with this card there. `gold`: what its owner gets on
    average if the guardian falls; beside a monster to come, another player's. `healing`: what is
    paid if it does not. `price`: what displacing costs.
    """

    card: int
    place: int
    side: str
    total: int
    percents: list[float]
    gold: list[float]
    healing: int
    price: int
    falls: list[float] = field(default_factory=list)


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
    joins = may_come(view) if is_half(place) else []
    limits = [limit(view, number, pair) for pair in pairs(place, joins)]
    ways = [ways_to_fall(view, number, most) for most in limits]
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
        falls=[percent(sum(each)) for each in ways if each is not None],
        joins=joins,
    )


def percent(share: float) -> float:
    return round(100.0 * share, 1)


def fronts_of(view: View, place: PlaceView) -> list[tuple[int, int]]:
    """M-8.3: all unseen fronts of the level are equally likely."""
    return view.unseen[LEVELS.index(place.level)]


def pairs(place: PlaceView, joins: Sequence[int] = ()) -> list[Pair]:
    """The pair that lies there, or those that one monster may become."""
    lying = [monster.strength for monster in place.monsters if monster]
    return [Pair(lying[0], other) for other in lying[1:] or joins] if lying else []


def is_half(place: PlaceView) -> bool:
    return sum(map(bool, place.monsters)) == 1


def may_come(view: View) -> list[int]:
    """M-3.6: strengths of whoever is not done, or would not be if one of those displaced them."""
    lying = [monster for place in view.places for monster in place.monsters if monster]
    held = [{card for hand in player.hands for card in hand} for player in view.players]
    playing = {number for number, player in enumerate(view.players) if player.cards > 1}
    while True:
        strengths = set[int]().union(*(held[number] for number in playing)) - forbidden(view)
        back = [monster for monster in lying if monster.strength < max(strengths, default=0)]
        if playing.issuperset(int(monster.player) for monster in back):
            return sorted(strengths | {monster.strength for monster in back})
        playing |= {int(monster.player) for monster in back}


def forbidden(view: View) -> set[int]:
    """M-7.1"""
    return set(view.tile.forbids) if view.tile else set()


# -- the king's tile


def limit(view: View, number: int, pair: Pair) -> int:
    """The most that the guardian may have printed on its front to be beaten."""
    return pair.total - sum(change.strength for change in changes(view, number, pair))


def changes(view: View, number: int, pair: Pair) -> Iterator[ChangeView]:
    """M-7: what the tile changes at this guardian, as far as the pair decides it."""
    totals = [place.total for place in view.places]
    totals[number] = pair.total
    full = is_full(view)
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
    if is_barred(view, number):
        return 0.0
    before = limits_before(view, number)
    if before is None:
        return None
    return percent(prod(map(all_beaten, view.unseen, before)))


def is_barred(view: View, number: int) -> bool:
    """A pair in front beats nothing that its guardian may be, whoever else comes."""
    return any(
        min(front[0] for front in fronts_of(view, place)) > limit(view, n, pairs(place)[0])
        for n, place in enumerate(view.places[:number])
        if place.strength is None and all(place.monsters)
    )


def limits_before(view: View, number: int) -> list[list[int]] | None:
    """By level: what those in front may have printed, the least first. None: a monster lacks."""
    before = [n for n in range(number) if view.places[n].strength is None]
    if not all(all(view.places[n].monsters) for n in before):
        return None
    found: list[list[int]] = [[] for _ in LEVELS]
    for n in before:
        place = view.places[n]
        found[LEVELS.index(place.level)].append(limit(view, n, pairs(place)[0]))
    return [sorted(each) for each in found]


def ways_to_fall(view: View, number: int, most: int) -> list[float] | None:
    """For each front that it may be: how likely it is this one and falls, all before it, too."""
    level = LEVELS.index(view.places[number].level)
    fronts = view.unseen[level]
    if is_barred(view, number):
        return [0.0] * len(fronts)
    before = limits_before(view, number)
    if before is None:
        return None
    others = prod(
        all_beaten(view.unseen[n], limits) for n, limits in enumerate(before) if n != level
    )
    return [
        others * all_beaten(fronts[:at] + fronts[at + 1 :], before[level]) / len(fronts)
        if strength <= most
        else 0.0
        for at, (strength, _) in enumerate(fronts)
    ]


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
        after = [Pair(play.strength, other) for other in may_come(without(view, play))]
    else:
        after = [Pair(play.strength, beside.strength, str(beside.player) == view.seat)]
    seen = laid(view, play) if is_last(view, play) else view
    odds = [played(seen, play.place, pair) for pair in after]
    return PlayAid(
        card=play.strength,
        place=play.place + 1,
        side="ab"[play.spot % 2],
        total=play.strength + (beside.strength if beside else 0),
        percents=[each.percent for each in odds],
        gold=[each.gold for each in odds],
        healing=view.players[int(view.seat)].healing[play.strength - 1],
        price=lying.price if lying else 0,
        falls=[each.falls for each in odds if each.falls is not None],
    )


def without(view: View, play: Play) -> View:
    """The castle with this card out of the hand, and what it displaces back in its owner's."""
    players = list(view.players)
    me = int(view.seat)
    left = [[card for card in hand if card != play.strength] for hand in players[me].hands]
    players[me] = replace(players[me], hands=left, cards=players[me].cards - 1)
    if lying := view.places[play.place].monsters[play.spot % 2]:
        owner = players[lying.player]
        back = [[*hand, lying.strength] for hand in owner.hands]
        players[lying.player] = replace(owner, hands=back, cards=owner.cards + 1)
    return replace(view, players=players)


def is_last(view: View, play: Play) -> bool:
    """M-3.6: whether it takes the last free spot."""
    free = [
        2 * number + side
        for number, place in enumerate(view.places)
        for side, monster in enumerate(place.monsters)
        if monster is None
    ]
    return free == [play.spot]


def laid(view: View, play: Play) -> View:
    """The castle with this card on a free spot."""
    place = view.places[play.place]
    monsters = list(place.monsters)
    monsters[play.spot % 2] = MonsterView(Player(int(view.seat)), play.strength, 0)
    after = replace(place, monsters=monsters, total=place.total + play.strength)
    places = [after if each is place else each for each in view.places]
    return replace(view, places=places)


@dataclass
class Played:
    """What comes of a pair, as a `PlayAid` tells it."""

    percent: float
    falls: float | None
    gold: float


def played(view: View, number: int, pair: Pair) -> Played:
    fronts = fronts_of(view, view.places[number])
    most = limit(view, number, pair)
    more = sum(change.loot for change in changes(view, number, pair))
    alone = [float(strength <= most) for strength, _ in fronts]
    ways = ways_to_fall(view, number, most)
    loots = [max(0, loot + more) for _, loot in fronts]
    shares = [loot if pair.both else halves(loot, pair.one, pair.other)[0] for loot in loots]
    return Played(
        percent=percent(sum(alone) / len(fronts)),
        falls=None if ways is None else percent(sum(ways)),
        gold=round(mean(shares, alone if ways is None else ways), 2),
    )


def mean(values: list[int], weights: list[float]) -> float:
    """Nothing where nothing has any weight."""
    weight = sum(weights)
    return sum(map(mul, values, weights)) / weight if weight else 0.0
