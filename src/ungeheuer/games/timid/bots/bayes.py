"""The character's way out against an estimated dungeon, searched exactly.

The belief is a list of plans (see `plans`) with weights. What the character knows of the cards is
one number, `shown`; all that can follow from it (which plans are left, what they weigh, where a
monster may be active) is kept in one `Belief`, shared by all ways to come to know it. A value is
not a chance but the weight of the plans under which the character gets out, so that the outcomes
of a move simply add up.

As in `escape`, what was found is remembered, a card that cannot stop anybody is explored first, and
a move is dropped once luck would not make it the best one; none of that changes the result.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.timid.bots.escape import edges_of
from ungeheuer.games.timid.bots.plans import (
    ALL_SLOTS,
    FACE_DOWN,
    HALLWAY,
    NIBBLES,
    WAY_OUT,
    dens,
    key_of,
    slots_shown,
)
from ungeheuer.games.timid.rules.shapes import MEMBERS, Shape

# What is left to the character: action cards, and cards to be turned up first
ATTACK: Final = 1
JUMP: Final = 2
PEEK: Final = 4

# Moves are numbers: a kind, then a slot or the number of a hop
PEEKING: Final = 0
EXPLORING: Final = 1
ATTACKING: Final = 2
JUMPING: Final = 3
STRIKING: Final = 4  # a jump with an attack
NO_MOVE: Final = -1

# How a move ends
STOPPED: Final = 0
ON: Final = 1
OUT: Final = 2


def move_of(kind: int, number: int) -> int:
    return kind << 6 | number


class Belief:
    """What follows from the cards turned up, whoever stands where."""

    __slots__ = ("alive", "cosy", "exit", "hidden", "monsters", "parts", "prize", "shown", "weight")

    def __init__(self, shown: int, alive: list[int]) -> None:
        self.shown = shown
        self.alive = alive  # the plans left, by number
        self.weight = 0.0
        self.prize = 0.0  # what getting out now is worth: the weight, unless there are prizes
        self.cosy = 0  # where a monster may be comfortable
        self.hidden = 0
        self.exit = 0
        self.monsters = 0  # turned up
        self.parts: dict[int, list[Part]] = {}  # by slot, once it was asked for


class Part:
    """One card that a slot may turn out to be."""

    __slots__ = ("belief", "card")

    def __init__(self, card: int, belief: Belief) -> None:
        self.card = card
        self.belief = belief


class After:
    """One outcome of a move."""

    __slots__ = ("active", "belief", "fate", "pawn", "tools")

    def __init__(self, belief: Belief, pawn: int, active: int, tools: int, fate: int) -> None:
        self.belief = belief
        self.pawn = pawn
        self.active = active
        self.tools = tools
        self.fate = fate


class Board:
    """A shape and the plans that may lie on it: what all searches there have in common."""

    __slots__ = ("cosy", "dens", "edge", "plans", "shape")

    def __init__(self, shape: Shape, cosy: list[int], plans: list[int]) -> None:
        self.shape = shape
        self.cosy = cosy  # by monster: the slots where it is comfortable
        self.plans = plans
        self.edge = edges_of(shape)
        self.dens = [dens(plan, cosy) for plan in plans]  # where comfortable monsters lie


class Search:
    """The search of one board under one belief; what was found is kept.

    With `prizes` (by plan, then by the set of monsters seen) getting out is worth something else
    than 1. Then seeing a card may hurt, and nothing is taken for granted: it is `thorough`.
    """

    __slots__ = (
        "_beliefs",
        "_best",
        "_cosy",
        "_dens",
        "_edge",
        "_known",
        "_plans",
        "_prizes",
        "_shape",
        "_thorough",
        "_weights",
    )

    def __init__(
        self,
        board: Board,
        weights: list[float],
        prizes: list[dict[int, float]] | None = None,
        *,
        thorough: bool = False,
    ) -> None:
        self._shape = board.shape
        self._cosy = board.cosy
        self._plans = board.plans
        self._edge = board.edge
        self._dens = board.dens
        self._weights = weights
        self._prizes = prizes
        self._thorough = thorough or prizes is not None
        self._known: dict[int, float] = {}
        self._best: dict[int, int] = {}
        self._beliefs: dict[int, Belief] = {}

    def size(self) -> int:
        """How many situations are known so far."""
        return len(self._known)

    # -- beliefs

    def belief(self, shown: int) -> Belief:
        """What is left once these cards are known; plans without weight are left out."""
        found = self._beliefs.get(shown)
        if found is None:
            mask = NIBBLES[slots_shown(shown)]
            alive = [
                number
                for number, plan in enumerate(self._plans)
                if plan & mask == shown and self._weights[number] > 0.0
            ]
            found = self._make(shown, alive)
        return found

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
        self._beliefs[shown] = belief
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

    def parts(self, belief: Belief, slot: int) -> list[Part]:
        """What the card on this slot may be, and what follows."""
        found = belief.parts.get(slot)
        if found is None:
            found = belief.parts[slot] = self._split(belief, slot)
        return found

    def _split(self, belief: Belief, slot: int) -> list[Part]:
        shift = 4 * (slot - 1)
        plans = self._plans
        lists: list[list[int]] = [[], [], [], [], [], [], [], [], []]
        for number in belief.alive:
            lists[plans[number] >> shift & 0xF].append(number)
        found = []
        for card in range(1, 9):
            if lists[card]:
                shown = belief.shown | card << shift
                below = self._beliefs.get(shown)
                if below is None:
                    below = self._make(shown, lists[card])
                found.append(Part(card, below))
        return found

    # -- values

    def value(self, belief: Belief, pawn: int, active: int, tools: int) -> float:
        """The weight of the plans under which the best play from here gets out."""
        walk = pawn if tools >= PEEK else self.walk(belief, pawn, active)
        if tools < PEEK and not self._thorough and belief.exit & self._edge[walk]:
            return belief.prize
        key = key_of(belief.shown, walk, active, tools)
        found = self._known.get(key)
        if found is None:
            found = self._look(belief, walk, active, tools, key)
            self._known[key] = found
        return found

    def best(self, belief: Belief, pawn: int, active: int, tools: int) -> int:
        """The move that the value comes from; NO_MOVE if there is no hope, or no belief."""
        walk = pawn if tools >= PEEK else self.walk(belief, pawn, active)
        if tools < PEEK and not self._thorough and belief.exit & self._edge[walk]:
            return move_of(EXPLORING, belief.exit.bit_length() - 1)
        key = key_of(belief.shown, walk, active, tools)
        if key not in self._known and belief.alive:
            self.value(belief, pawn, active, tools)
        return self._best.get(key, NO_MOVE)

    def walk(self, belief: Belief, pawn: int, active: int) -> int:
        """T-4.2: where the pawn can walk."""
        near = self._shape.near
        passable = ~(belief.hidden | belief.exit | active)
        walk = todo = pawn
        while todo:
            lowest = todo & -todo
            fresh = near[lowest.bit_length() - 1] & passable & ~walk
            walk |= fresh
            todo = (todo ^ lowest) | fresh
        return walk

    def _look(self, belief: Belief, walk: int, active: int, tools: int, key: int) -> float:
        best, chosen = 0.0, NO_MOVE
        for move in self.moves(belief, walk, active, tools):
            worth = self.worth(belief, active, tools, move, best)
            if worth > best:
                best, chosen = worth, move
        self._best[key] = chosen
        return best

    def worth(self, belief: Belief, active: int, tools: int, move: int, best: float) -> float:
        """What a move is worth; 0 once it cannot be more than `best`."""
        hope = belief.weight
        going: list[After] = []
        for after in self.after(belief, active, tools, move):
            if after.fate == STOPPED:
                hope -= after.belief.weight
            elif after.fate == OUT:
                hope -= after.belief.weight - after.belief.prize
            else:
                going.append(after)
        if hope <= best:
            return 0.0
        for after in going:
            low = self.value(after.belief, after.pawn, after.active, after.tools)
            hope -= after.belief.weight - low
            if hope <= best:
                return 0.0
        return hope

    # -- moves

    def moves(self, belief: Belief, walk: int, active: int, tools: int) -> list[int]:
        """Every move that may be the best one."""
        if tools >= PEEK:
            return [move_of(PEEKING, slot) for slot in MEMBERS[belief.hidden]]
        edge = self._edge[walk]
        hidden = belief.hidden & edge
        safe = hidden & ~(belief.cosy & ~self._edge[belief.monsters])
        if safe and not self._thorough:
            return [move_of(EXPLORING, MEMBERS[safe][0])]
        found = [move_of(EXPLORING, slot) for slot in MEMBERS[hidden | belief.exit & edge]]
        if tools & ATTACK:
            found += [move_of(ATTACKING, slot) for slot in MEMBERS[hidden | active & edge]]
        if tools & JUMP:
            self._add_jumps(belief, walk, active, tools, found)
        return found

    def _add_jumps(
        self, belief: Belief, walk: int, active: int, tools: int, found: list[int]
    ) -> None:
        """T-4.9: with or without an attack, if it changes something."""
        for number, hop in enumerate(self._shape.hops):
            if hop.takeoff & walk:
                touched = belief.hidden & (hop.land | hop.over)
                if not hop.land & active and (touched or not hop.land & walk):
                    found.append(move_of(JUMPING, number))
                if tools & ATTACK and hop.land & (belief.hidden | active):
                    found.append(move_of(STRIKING, number))

    def after(self, belief: Belief, active: int, tools: int, move: int) -> list[After]:
        """Every outcome of a move."""
        kind, number = move >> 6, move & 63
        if kind == PEEKING:
            return self._turn(belief, number, 1, active, tools - PEEK)
        if kind == EXPLORING:
            return self._enter(belief, number, active, tools, strikes=False)
        if kind == ATTACKING:
            return self._enter(belief, number, active, tools & ~ATTACK, strikes=True)
        hop = self._shape.hops[number]
        strikes = kind == STRIKING
        spent = JUMP | ATTACK if strikes else JUMP
        land, over = hop.land.bit_length() - 1, hop.over.bit_length() - 1
        found: list[After] = []
        for one in self._enter(belief, land, active, tools & ~spent, strikes=strikes):
            if one.fate == ON and one.belief.hidden & hop.over:
                found += self._turn(one.belief, over, one.pawn, one.active, one.tools)
            else:
                found.append(one)
        return found

    def _turn(self, belief: Belief, slot: int, pawn: int, active: int, tools: int) -> list[After]:
        """T-4.1, T-4.4: the card is known, no more."""
        free = not self._edge[belief.monsters] >> slot & 1
        found = []
        for part in self.parts(belief, slot):
            now = active
            if free and part.card < HALLWAY:
                now |= self._cosy[part.card - 1] & 1 << slot
            found.append(After(part.belief, pawn, now, tools, ON))
        return found

    def _enter(
        self, belief: Belief, slot: int, active: int, tools: int, *, strikes: bool
    ) -> list[After]:
        """T-4.2, T-4.3: the exit is out, an active monster is the end unless it is struck."""
        bit = 1 << slot
        if not belief.hidden & bit:
            if belief.exit & bit:
                return [After(belief, bit, active, tools, OUT)]
            stops = bool(active & bit) and not strikes
            return [After(belief, bit, active & ~bit, tools, STOPPED if stops else ON)]
        dangerous = not strikes and not self._edge[belief.monsters] & bit
        found = []
        for part in self.parts(belief, slot):
            fate = ON
            if part.card == WAY_OUT:
                fate = OUT
            elif dangerous and part.card < HALLWAY and self._cosy[part.card - 1] & bit:
                fate = STOPPED
            found.append(After(part.belief, bit, active, tools, fate))
        return found

    # -- following somebody

    def outcomes(self, guide: Search, tools: int, escaped: list[float]) -> None:
        """Follow the guide's best moves under every plan: 1 for those that get out, 0 for others.

        Where the guide has never thought of what happens, this search decides for itself.
        """
        self._follow(self.belief(0), guide, 1, 0, tools, escaped)

    def _follow(
        self, belief: Belief, guide: Search, pawn: int, active: int, tools: int, out: list[float]
    ) -> None:
        own = guide._beliefs.get(belief.shown)
        move = NO_MOVE
        if own is not None and own.alive:
            move = guide.best(own, pawn, active, tools)
        if move == NO_MOVE:
            move = self.best(belief, pawn, active, tools)
        if move == NO_MOVE:
            _mark(belief, 0.0, out)
            return
        for after in self.after(belief, active, tools, move):
            if after.fate == ON:
                self._follow(after.belief, guide, after.pawn, after.active, after.tools, out)
            else:
                _mark(after.belief, 1.0 if after.fate == OUT else 0.0, out)


def _mark(belief: Belief, worth: float, out: list[float]) -> None:
    for number in belief.alive:
        out[number] = worth
