"""Beliefs about the face-down cards, and how they change when a card is turned up.

There are two kinds. `PlanBeliefs` is a list of plans (see `plans`) with weights: an estimate of how
a dungeon builds. `EvenBeliefs` takes everything for equally likely that a card can still be (see
`knowledge`); there the weights are counted and no plan is listed.

A belief is shared by all ways to come to know the same. Its weight is that of the plans left, or
the number of arrangements.
"""

from __future__ import annotations

from math import comb, perm

from ungeheuer.games.timid.bots.plans import (
    ALL_SLOTS,
    FACE_DOWN,
    HALLWAY,
    NIBBLES,
    WAY_OUT,
    dens,
    slots_shown,
)
from ungeheuer.games.timid.rules.shapes import COUNT, MEMBERS, Shape


class Belief:
    """What is known from the cards turned up; independent of where the pawn is."""

    __slots__ = (
        "alive",
        "cosy",
        "exit",
        "hidden",
        "hopes",
        "left",
        "monsters",
        "parts",
        "pool",
        "prize",
        "shown",
        "weight",
    )

    def __init__(self, shown: int, alive: list[int]) -> None:
        self.shown = shown  # what is known, as one number
        self.alive = alive  # the plans left, by number
        self.left = 0  # without plans: how many monsters lie face down,
        self.pool = 0  # and the set of unseen ones from which they come
        self.weight = 0.0
        self.prize = 0.0  # what getting out now is worth: the weight, unless there are prizes
        self.cosy = 0  # where a monster may be comfortable
        self.hidden = 0
        self.exit = 0
        self.monsters = 0  # turned up, active or not: they freeze their neighbours
        self.parts: dict[int, list[Part]] = {}  # by slot, cached
        self.hopes: dict[int, float] = {}  # likewise: the weight under which entering it is safe


class Part:
    """One card that a slot may turn out to be, or several alike."""

    __slots__ = ("belief", "card", "times")

    def __init__(self, card: int, belief: Belief) -> None:
        self.card = card
        self.belief = belief
        self.times = 1.0  # how many cards are alike


class Board:
    """A shape and the plans that may lie on it: what all searches there have in common."""

    __slots__ = ("cosy", "dens", "edge", "plans", "shape")

    def __init__(self, shape: Shape, cosy: list[int], plans: list[int]) -> None:
        self.shape = shape
        self.cosy = cosy  # by monster: the slots where it is comfortable
        self.plans = plans
        self.edge = edges_of(shape)
        self.dens = [dens(plan, cosy) for plan in plans]  # where comfortable monsters lie


def edges_of(shape: Shape) -> list[int]:
    """For every set of slots, the cards edge to edge with one of them."""
    edges = [0] * 128
    for slots in range(1, 128):
        lowest = slots & -slots
        slot = lowest.bit_length() - 1
        beside = shape.near[slot] if slot < len(shape.near) else 0
        edges[slots] = edges[slots ^ lowest] | beside
    return edges


# -- weighted plans


class PlanBeliefs:
    """The plans of a board with their weights.

    `prizes`, by plan and then by the set of monsters seen: what getting out is worth, if not 1.
    """

    __slots__ = ("_dens", "_plans", "_prizes", "_weights", "known")

    def __init__(
        self, board: Board, weights: list[float], prizes: list[dict[int, float]] | None
    ) -> None:
        self._plans = board.plans
        self._dens = board.dens
        self._weights = weights
        self._prizes = prizes
        self.known: dict[int, Belief] = {}

    def of(self, shown: int) -> Belief:
        """What is left once these cards are known; plans without weight are left out."""
        belief = self.known.get(shown)
        if belief is None:
            mask = NIBBLES[slots_shown(shown)]
            alive = [
                number
                for number, plan in enumerate(self._plans)
                if plan & mask == shown and self._weights[number] > 0.0
            ]
            belief = self._make(shown, alive)
        return belief

    def _make(self, shown: int, alive: list[int]) -> Belief:
        belief = Belief(shown, alive)
        weights, dens = self._weights, self._dens
        weight, cosy = 0.0, 0
        for number in alive:
            weight += weights[number]
            cosy |= dens[number]
        belief.weight = belief.prize = weight
        for slot in MEMBERS[ALL_SLOTS]:
            card = shown >> 4 * (slot - 1) & 0xF
            if card == FACE_DOWN:
                belief.hidden |= 1 << slot
            elif card == WAY_OUT:
                belief.exit = 1 << slot
            elif card < HALLWAY:
                belief.monsters |= 1 << slot
        belief.cosy = cosy & belief.hidden
        if self._prizes is not None:
            belief.prize = self._prize(belief, self._prizes)
        self.known[shown] = belief
        return belief

    def _prize(self, belief: Belief, prizes: list[dict[int, float]]) -> float:
        """What getting out is worth, knowing the monsters turned up."""
        seen = 0
        for slot in MEMBERS[belief.monsters]:
            seen |= 1 << (belief.shown >> 4 * (slot - 1) & 0xF) - 1
        total = 0.0
        for number in belief.alive:
            total += self._weights[number] * prizes[number][seen]
        return total

    def split(self, belief: Belief, slot: int) -> list[Part]:
        """What the card on this slot may be, and what follows."""
        shift = 4 * (slot - 1)
        plans = self._plans
        lists: list[list[int]] = [[], [], [], [], [], [], [], [], []]
        for number in belief.alive:
            lists[plans[number] >> shift & 0xF].append(number)
        parts = []
        for card in range(1, 9):
            if lists[card]:
                shown = belief.shown | card << shift
                below = self.known.get(shown)
                if below is None:
                    below = self._make(shown, lists[card])
                parts.append(Part(card, below))
        return parts


# -- everything equally likely


def known_as(hidden: int, exit: int, monsters: int, left: int, pool: int) -> int:
    """A number for what is known without plans: equal if the difference does not matter."""
    return (((hidden << 7 | exit) << 7 | monsters) << 6 | (pool if left else 0)) << 2 | left


class EvenBeliefs:
    """Each arrangement that fits counts 1; `known_as` numbers the beliefs."""

    __slots__ = ("_cosy", "known")

    def __init__(self, board: Board) -> None:
        self._cosy = board.cosy
        self.known: dict[int, Belief] = {}

    def of(self, shown: int) -> Belief:
        belief = self.known.get(shown)
        if belief is None:
            belief = self.known[shown] = self._make(shown)
        return belief

    def _make(self, shown: int) -> Belief:
        belief = Belief(shown, [])
        belief.left, belief.pool = shown & 3, shown >> 2 & 63
        belief.monsters, belief.exit = shown >> 8 & 127, shown >> 15 & 127
        belief.hidden = shown >> 22
        places = COUNT[belief.hidden]
        ways = comb(places, belief.left) * perm(COUNT[belief.pool], belief.left)
        exits = 1 if belief.exit else places - belief.left  # places that the exit may lie on
        belief.weight = belief.prize = float(ways * exits)
        for monster in MEMBERS[belief.pool]:
            belief.cosy |= self._cosy[monster] & belief.hidden
        return belief

    def split(self, belief: Belief, slot: int) -> list[Part]:
        """What the card on this slot may be, and what follows."""
        bit = 1 << slot
        rest = belief.hidden & ~bit
        exits = 0 if belief.exit else 1
        parts = []
        if COUNT[belief.hidden] > belief.left + exits:
            shown = known_as(rest, belief.exit, belief.monsters, belief.left, belief.pool)
            parts.append(Part(HALLWAY, self.of(shown)))
        if belief.left:
            parts += self._monsters(belief, bit, rest)
        if exits:
            shown = known_as(rest, bit, belief.monsters, belief.left, belief.pool)
            parts.append(Part(WAY_OUT, self.of(shown)))
        return parts

    def _monsters(self, belief: Belief, bit: int, rest: int) -> list[Part]:
        """T-3.1: two are alike if both are comfortable wherever it still matters, or neither."""
        matters = bit | rest if belief.left > 1 else bit
        alike: dict[int, Part] = {}
        for monster in MEMBERS[belief.pool]:
            part = alike.get(self._cosy[monster] & matters)
            if part is not None:
                part.times += 1.0
                continue
            pool, monsters = belief.pool ^ 1 << monster, belief.monsters | bit
            below = self.of(known_as(rest, belief.exit, monsters, belief.left - 1, pool))
            alike[self._cosy[monster] & matters] = Part(monster + 1, below)
        return list(alike.values())
