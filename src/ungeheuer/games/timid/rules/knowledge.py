"""What the character can infer: which arrangements of the face-down cards fit what was seen.

Pure functions on a view. They use only public information, so that on the dungeon's view they
give what the character can know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import factorial, perm

from ungeheuer.engine.decision import Cell as Point
from ungeheuer.games.timid.rules.cards import CARDS, DRAWN, comfort
from ungeheuer.games.timid.rules.grid import cell_at
from ungeheuer.games.timid.rules.shapes import Shape, shape_of
from ungeheuer.games.timid.rules.view import CardView, View


class Pool:
    """What the face-down cards of the floor are together; which monsters may be among them."""

    __slots__ = ("corridors", "exits", "monsters", "unseen")

    def __init__(self, exits: int, corridors: int, monsters: int, unseen: list[str]) -> None:
        self.exits = exits
        self.corridors = corridors
        self.monsters = monsters
        self.unseen = unseen  # names; any of them may lie here

    def hidden(self) -> int:
        return self.exits + self.corridors + self.monsters

    def count(self) -> int:
        """The number of arrangements, all equally likely."""
        places = factorial(self.hidden()) // factorial(self.corridors) // factorial(self.monsters)
        return places * perm(len(self.unseen), self.monsters)


def pool_of(view: View) -> Pool:
    """T-2.1 less what lies face up; T-5.1: a monster never seen may be here or gone."""
    up = [card.card for card in view.cards if card.up]
    if not face_down(view):
        return Pool(0, 0, 0, unseen(view))
    monsters = sum(name not in CARDS for name in up)
    corridors = CARDS["corridor"] - up.count("corridor")
    return Pool(CARDS["exit"] - up.count("exit"), corridors, DRAWN - monsters, unseen(view))


def unseen(view: View) -> list[str]:
    """The monsters that were never turned up, on this floor or before."""
    return [monster.name for monster in view.monsters if monster.seen is None]


def face_down(view: View) -> list[Point]:
    """The places of the cards face down, by x, then y."""
    return [(card.x, card.y) for card in view.cards if not card.up]


def count(view: View) -> int:
    """How many arrangements fit all that was seen."""
    return pool_of(view).count()


def arrangements(view: View) -> Iterator[tuple[str, ...]]:
    """Every arrangement that fits, one card for each place of `face_down`."""
    pool = pool_of(view)
    places = range(pool.hidden())
    for lairs in combinations(places, pool.monsters):
        rest = [place for place in places if place not in lairs]
        for exits in combinations(rest, pool.exits):
            for monsters in permutations(pool.unseen, pool.monsters):
                yield _arranged(pool, lairs, exits, monsters)


def _arranged(
    pool: Pool, lairs: Sequence[int], exits: Sequence[int], monsters: Sequence[str]
) -> tuple[str, ...]:
    cards = ["corridor"] * pool.hidden()
    for place in exits:
        cards[place] = "exit"
    for place, monster in zip(lairs, monsters, strict=True):
        cards[place] = monster
    return tuple(cards)


@dataclass
class Share:
    """Of one face-down card: in how many of all arrangements it is what.

    `active`: a monster that would be active if it were turned up now.
    """

    x: int
    y: int
    total: int
    exit: int
    corridor: int
    monsters: dict[str, int]
    active: int


def shares(view: View) -> list[Share]:
    """For every face-down card, by x, then y, what it may be and how often."""
    pool = pool_of(view)
    if not pool.hidden():
        return []
    total = pool.count()
    each = total // pool.hidden()
    apiece = each * pool.monsters // len(pool.unseen) if pool.unseen else 0
    return [
        Share(
            x=card.x,
            y=card.y,
            total=total,
            exit=each * pool.exits,
            corridor=each * pool.corridors,
            monsters=dict.fromkeys(pool.unseen, apiece),
            active=apiece * len(names),
        )
        for card, names in dangers(view)
    ]


def dangers(view: View) -> list[tuple[CardView, list[str]]]:
    """T-3.1: for every face-down card the unseen monsters that would be active there now."""
    laid = [card for card in view.cards if (card.x, card.y) != (0, 0)]
    shape = shape_of(tuple(cell_at(card.x, card.y) for card in laid))
    unseen = [(m.name, comfort(m.pattern)) for m in view.monsters if m.seen is None]
    frightened = _frightened(laid, shape)
    cards: list[tuple[CardView, list[str]]] = []
    for slot, card in enumerate(laid, start=1):
        if not card.up:
            around = shape.around[slot]
            free = not frightened >> slot & 1
            cards.append((card, [name for name, cosy in unseen if free and cosy[around]]))
    return cards


def _frightened(laid: list[CardView], shape: Shape) -> int:
    """T-3.3: the slots where a monster would freeze, since another one lies face up beside it."""
    slots = 0
    for slot, card in enumerate(laid, start=1):
        if card.up and card.card not in CARDS:
            slots |= shape.near[slot]
    return slots
