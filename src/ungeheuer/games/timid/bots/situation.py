"""A view as the search knows it: the floor, what is known, what is left to the character."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.games.timid.bots.solver.floor.beliefs import known_as
from ungeheuer.games.timid.bots.solver.floor.search import (
    ATTACK,
    ATTACKING,
    EXPLORING,
    JUMP,
    JUMPING,
    PEEK,
    PEEKING,
    STOPPED,
    STRIKING,
    Search,
    move_of,
)
from ungeheuer.games.timid.bots.solver.floor.traps import comfortable_slots
from ungeheuer.games.timid.rules.knowledge import pool_of
from ungeheuer.games.timid.rules.moves import Attack, Explore, JumpAttack, Peek
from ungeheuer.games.timid.rules.shapes import Shape
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import View

NO_CUT: Final = -1.0  # every move is followed to its end


class Situation:
    """Where the character stands, under one belief."""

    __slots__ = ("_active", "_belief", "_search", "_tools", "floor")

    def __init__(self, view: View, floor: Floor, search: Search, shown: int) -> None:
        self.floor = floor
        self._search = search
        self._belief = search.belief(shown)
        self._tools = tools_in(view)
        self._active = int(floor.active())

    def best(self) -> int:
        return self._search.best(self._belief, 1 << self.floor.pawn, self._active, self._tools)

    def value(self) -> float:
        """The best chance to get out from here."""
        pawn, belief = 1 << self.floor.pawn, self._belief
        return self._search.value(belief, pawn, self._active, self._tools) / (belief.weight or 1.0)

    def chance(self, move: Any) -> float:
        """The chance to get out of this floor that the move leaves."""
        number = number_of(self.floor, move)
        worth = self._search.worth(self._belief, self._active, self._tools, number, NO_CUT)
        return min(1.0, worth / (self._belief.weight or 1.0))

    def stopped(self, move: Any) -> float:
        """The chance that the move ends the floor at once."""
        number = number_of(self.floor, move)
        after = self._search.after(self._belief, self._active, self._tools, number)
        ends = sum(one.times * one.belief.weight for one in after if one.fate == STOPPED)
        return ends / (self._belief.weight or 1.0)

    def risk(self, move: Any) -> float:
        """T-4.2: the chance to be stopped by stepping onto the card that the move leads to."""
        return self._search.risk(self._belief, self.floor.shape.slots[move.cell])


def comforts(view: View, shape: Shape) -> list[int]:
    """For each of the six monsters, the slots where it would be comfortable."""
    return [comfortable_slots(shape, monster.pattern) for monster in view.monsters]


def seen_on(view: View, floor: Floor) -> int:
    """What is known if everything is equally likely (`known_as`)."""
    pool = 0
    for number, monster in enumerate(view.monsters):
        if monster.seen is None:
            pool |= 1 << number
    return known_as(floor.hidden(), floor.exit, floor.monsters, pool_of(view).monsters, pool)


def tools_in(view: View) -> int:
    return ATTACK * view.attack | JUMP * view.jump | PEEK * view.peeks


def number_of(floor: Floor, move: Any) -> int:
    """The move as the search numbers it."""
    slot = floor.shape.slots[move.cell]
    if isinstance(move, Peek):
        return move_of(PEEKING, slot)
    if isinstance(move, Explore):
        return move_of(EXPLORING, slot)
    if isinstance(move, Attack):
        return move_of(ATTACKING, slot)
    over = floor.shape.slots[move.over]
    kind = STRIKING if isinstance(move, JumpAttack) else JUMPING
    for number, hop in enumerate(floor.shape.hops):
        if hop.land == 1 << slot and hop.over == 1 << over:
            return move_of(kind, number)
    raise ValueError(move.text)
