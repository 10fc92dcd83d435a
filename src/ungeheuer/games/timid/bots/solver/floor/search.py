"""The character's way out, searched exactly under one belief (see `beliefs`).

A value is not a chance but the weight of what the character gets out of, so that the outcomes of a
move simply add up.

Three things keep the search small, and none of them changes its result. Results are
cached. A card that cannot hide an active monster is explored before anything else is
considered: that costs nothing, and neither knowing a card nor standing on it ever hurts. And a move
is dropped as soon as even luck in all its remaining outcomes would not make it the best one.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.timid.bots.plans import HALLWAY, WAY_OUT, key_of
from ungeheuer.games.timid.bots.solver.floor.beliefs import (
    Belief,
    Board,
    EvenBeliefs,
    Part,
    PlanBeliefs,
)
from ungeheuer.games.timid.rules.shapes import MEMBERS

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


class After:
    """One outcome of a move."""

    __slots__ = ("active", "belief", "fate", "pawn", "times", "tools")

    def __init__(self, belief: Belief, pawn: int, active: int, tools: int, fate: int) -> None:
        self.belief = belief
        self.pawn = pawn
        self.active = active
        self.tools = tools
        self.fate = fate
        self.times = 1.0  # how many outcomes are alike


class Search:
    """The search of one board under one belief; results are cached.

    Without weights for the board's plans every arrangement is equally likely. With `prizes` getting
    out is worth something else than 1. Then seeing a card may hurt, and nothing is taken for
    granted: it is `thorough`.
    """

    __slots__ = ("_beliefs", "_best", "_cosy", "_edge", "_known", "_shape", "_thorough")

    def __init__(
        self,
        board: Board,
        weights: list[float] | None,
        prizes: list[dict[int, float]] | None = None,
        *,
        thorough: bool = False,
    ) -> None:
        self._shape = board.shape
        self._cosy = board.cosy
        self._edge = board.edge
        self._beliefs = beliefs_about(board, weights, prizes)
        self._thorough = thorough or prizes is not None
        self._known: dict[int, float] = {}
        self._best: dict[int, int] = {}

    def size(self) -> int:
        """How many situations are known so far."""
        return len(self._known)

    def belief(self, shown: int) -> Belief:
        """The belief after these cards are known."""
        return self._beliefs.of(shown)

    def parts(self, belief: Belief, slot: int) -> list[Part]:
        """What the card on this slot may be, and what follows."""
        parts = belief.parts.get(slot)
        if parts is None:
            parts = belief.parts[slot] = self._beliefs.split(belief, slot)
        return parts

    def risk(self, belief: Belief, slot: int) -> float:
        """T-4.2: the chance to be stopped by stepping onto a card face down."""
        return (belief.weight - self.hope(belief, slot)) / belief.weight

    def hope(self, belief: Belief, slot: int) -> float:
        """T-4.2: the weight of the plans under which stepping onto this card is safe."""
        hope = belief.hopes.get(slot)
        if hope is None:
            hope = belief.weight
            bit = belief.hidden & ~self._edge[belief.monsters] & 1 << slot
            for part in self.parts(belief, slot) if bit else ():
                if part.card < HALLWAY and self._cosy[part.card - 1] & bit:
                    hope -= part.times * part.belief.weight
            belief.hopes[slot] = hope
        return hope

    # -- values

    def value(self, belief: Belief, pawn: int, active: int, tools: int) -> float:
        """The weight of the plans under which the best play from here gets out."""
        walk = pawn if tools >= PEEK else self.walk(belief, pawn, active)
        if tools < PEEK and not self._thorough and belief.exit & self._edge[walk]:
            return belief.prize
        key = key_of(belief.shown, walk, active, tools)
        weight = self._known.get(key)
        if weight is None:
            weight = self._look(belief, walk, active, tools, key)
            self._known[key] = weight
        return weight

    def best(self, belief: Belief, pawn: int, active: int, tools: int) -> int:
        """The move that the value comes from; NO_MOVE if there is no hope, or no belief."""
        walk = pawn if tools >= PEEK else self.walk(belief, pawn, active)
        if tools < PEEK and not self._thorough and belief.exit & self._edge[walk]:
            return move_of(EXPLORING, belief.exit.bit_length() - 1)
        key = key_of(belief.shown, walk, active, tools)
        if key not in self._known and belief.weight > 0.0:
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
        if self.hope(belief, self._entered(move)) <= best:
            return 0.0
        hope = belief.weight
        going: list[After] = []
        for after in self.after(belief, active, tools, move):
            if after.fate == STOPPED:
                hope -= after.times * after.belief.weight
            elif after.fate == OUT:
                hope -= after.times * (after.belief.weight - after.belief.prize)
            else:
                going.append(after)
        if hope <= best:
            return 0.0
        for after in going:
            low = self.value(after.belief, after.pawn, after.active, after.tools)
            hope -= after.times * (after.belief.weight - low)
            if hope <= best:
                return 0.0
        return hope

    # -- moves

    def _entered(self, move: int) -> int:
        """The slot that is stepped onto without an attack; the entrance where there is none."""
        kind, number = move >> 6, move & 63
        if kind == JUMPING:
            return self._shape.hops[number].land.bit_length() - 1
        return number if kind == EXPLORING else 0

    def moves(self, belief: Belief, walk: int, active: int, tools: int) -> list[int]:
        """Every move that may be the best one."""
        if tools >= PEEK:
            return [move_of(PEEKING, slot) for slot in MEMBERS[belief.hidden]]
        edge = self._edge[walk]
        hidden = belief.hidden & edge
        safe = hidden & ~(belief.cosy & ~self._edge[belief.monsters])
        if safe and not self._thorough:
            return [move_of(EXPLORING, MEMBERS[safe][0])]
        moves = [move_of(EXPLORING, slot) for slot in MEMBERS[hidden | belief.exit & edge]]
        if tools & ATTACK:
            moves += [move_of(ATTACKING, slot) for slot in MEMBERS[hidden | active & edge]]
        if tools & JUMP:
            self._add_jumps(belief, walk, active, tools, moves)
        return moves

    def _add_jumps(
        self, belief: Belief, walk: int, active: int, tools: int, moves: list[int]
    ) -> None:
        """T-4.9: with or without an attack, if it changes something."""
        for number, hop in enumerate(self._shape.hops):
            if hop.takeoff & walk:
                touched = belief.hidden & (hop.land | hop.over)
                if not hop.land & active and (touched or not hop.land & walk):
                    moves.append(move_of(JUMPING, number))
                if tools & ATTACK and hop.land & (belief.hidden | active):
                    moves.append(move_of(STRIKING, number))

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
        outcomes: list[After] = []
        for one in self._enter(belief, land, active, tools & ~spent, strikes=strikes):
            if one.fate == ON and one.belief.hidden & hop.over:
                for other in self._turn(one.belief, over, one.pawn, one.active, one.tools):
                    other.times *= one.times
                    outcomes.append(other)
            else:
                outcomes.append(one)
        return outcomes

    def _turn(self, belief: Belief, slot: int, pawn: int, active: int, tools: int) -> list[After]:
        """T-4.1, T-4.4: outcomes of turning a card up without entering it."""
        free = not self._edge[belief.monsters] >> slot & 1
        outcomes = []
        for part in self.parts(belief, slot):
            now = active
            if free and part.card < HALLWAY:
                now |= self._cosy[part.card - 1] & 1 << slot
            after = After(part.belief, pawn, now, tools, ON)
            after.times = part.times
            outcomes.append(after)
        return outcomes

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
        outcomes = []
        for part in self.parts(belief, slot):
            fate = ON
            if part.card == WAY_OUT:
                fate = OUT
            elif dangerous and part.card < HALLWAY and self._cosy[part.card - 1] & bit:
                fate = STOPPED
            after = After(part.belief, bit, active, tools, fate)
            after.times = part.times
            outcomes.append(after)
        return outcomes

    # -- following another search

    def outcomes(self, guide: Search, tools: int, escaped: list[float]) -> None:
        """Follow the guide's best moves under every plan: 1 for those that get out, 0 for others.

        Where the guide has no result, this search decides for itself.
        """
        self._follow(self.belief(0), guide, 1, 0, tools, escaped)

    def _follow(
        self, belief: Belief, guide: Search, pawn: int, active: int, tools: int, out: list[float]
    ) -> None:
        own = guide._beliefs.known.get(belief.shown)
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


def beliefs_about(
    board: Board, weights: list[float] | None, prizes: list[dict[int, float]] | None
) -> PlanBeliefs | EvenBeliefs:
    return EvenBeliefs(board) if weights is None else PlanBeliefs(board, weights, prizes)


def _mark(belief: Belief, worth: float, out: list[float]) -> None:
    for number in belief.alive:
        out[number] = worth
