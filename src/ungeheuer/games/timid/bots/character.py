"""The character: how each level rates its moves.

Level 1 looks at the next card only, and is sometimes random. Level 2 searches as if all
arrangements were equally likely, with noise. Level 3 does so without noise. Level 4 searches
against what a dungeon is likely to have built (see `belief`).
"""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.engine.decision import Decision
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots import advice, bayes
from ungeheuer.games.timid.bots.advice import reasoned
from ungeheuer.games.timid.bots.belief import search_of, shown_on, tools_in
from ungeheuer.games.timid.rules.moves import Attack, Explore, GiveUp, Jump, JumpAttack, Peek
from ungeheuer.games.timid.rules.obstacles import bit_at
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import View, floor_of

CARELESS: Final = 0.25  # level 1: how often it moves at random
MISJUDGED: Final = (0.0, 0.0, 0.3, 0.0, 0.0)  # by level: width of the noise on a chance
HOLD_BACK: Final = 0.12  # level 1: reluctance to use an attack or a jump
NO_CUT: Final = -1.0


def rated_moves(level: int, view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """Every move but giving up, with the chance to get out as this level sees it."""
    if level == 1:
        return next_step_only(view, decision, rng)
    if level >= 4:
        return estimated(view, decision)
    rated = advice.escapes(view, decision)
    for one in rated:
        one.value = misjudged(one.value, MISJUDGED[level], rng)
    return rated


def misjudged(value: float, far: float, rng: Rng) -> float:
    if not far or value >= 1.0:
        return value
    return max(0.0, min(1.0, value + far * (rng.uniform() - 0.5)))


# -- level 1


def next_step_only(view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """Each move with the chance to survive the next step."""
    floor = floor_of(view)
    search = advice.search_of(view, floor.shape)
    scene = advice.scene_of(view, floor)
    wild = rng.uniform() < CARELESS
    rated = []
    for move in decision.ask.moves():
        if isinstance(move, GiveUp):
            continue
        value = 1.0
        if isinstance(move, Explore | Jump):
            value = 1.0 - search.risk(scene, bit_at(floor, move.cell))
        if isinstance(move, Attack | Jump | JumpAttack):
            value -= HOLD_BACK
        out = isinstance(move, Explore) and bool(bit_at(floor, move.cell) & floor.exit)
        if wild and not out:
            value = rng.uniform()
        risk = search.risk(scene, landing(floor, move))
        rated.append(reasoned(move, max(0.0, value), floor, risk))
    return rated


# -- level 4


def estimated(view: View, decision: Decision[Any]) -> list[Advice[Any]]:
    """Every move with the chance to get out, against the expected dungeon."""
    search = EstimatedSearch(view)
    return [search.rate(move) for move in decision.ask.moves() if not isinstance(move, GiveUp)]


def best_estimated(view: View, decision: Decision[Any]) -> Advice[Any]:
    """The best of those moves, without rating all of them."""
    search = EstimatedSearch(view)
    moves = [move for move in decision.ask.moves() if not isinstance(move, GiveUp)]
    best = search.best()
    for move in moves:
        if number_of(search.floor, move) == best:
            return search.rate(move)
    return search.rate(moves[0])  # no move has a chance


class EstimatedSearch:
    """A view and the search against the expected dungeon."""

    __slots__ = ("_active", "_belief", "_search", "_tools", "_view", "floor")

    def __init__(self, view: View) -> None:
        self.floor = floor_of(view)
        self._view = view
        self._search = search_of(view, self.floor)
        self._belief = self._search.belief(shown_on(view, self.floor))
        self._tools = tools_in(view)
        self._active = int(self.floor.active())

    def best(self) -> int:
        return self._search.best(self._belief, 1 << self.floor.pawn, self._active, self._tools)

    def rate(self, move: Any) -> Advice[Any]:
        """A move with its chance; called safe only if no arrangement at all can stop it."""
        search, belief, tools = self._search, self._belief, self._tools
        number = number_of(self.floor, move)
        worth = search.worth(belief, self._active, tools, number, NO_CUT)
        after = search.after(belief, self._active, tools, number)
        ends = sum(one.belief.weight for one in after if one.fate == bayes.STOPPED)
        whole = belief.weight or 1.0
        reason = reasoned(move, min(1.0, worth / whole), self.floor, ends / whole)
        if reason.code == "advice-safe" and self._may_stop(move):
            reason.code = "advice-risk"
        return reason

    def _may_stop(self, move: Any) -> bool:
        scene = advice.scene_of(self._view, self.floor)
        blind = advice.search_of(self._view, self.floor.shape)
        return blind.risk(scene, bit_at(self.floor, move.cell)) > 0.0


def number_of(floor: Floor, move: Any) -> int:
    """The move as the search numbers it."""
    slot = floor.shape.slots[move.cell]
    if isinstance(move, Peek):
        return bayes.move_of(bayes.PEEKING, slot)
    if isinstance(move, Explore):
        return bayes.move_of(bayes.EXPLORING, slot)
    if isinstance(move, Attack):
        return bayes.move_of(bayes.ATTACKING, slot)
    over = floor.shape.slots[move.over]
    kind = bayes.STRIKING if isinstance(move, JumpAttack) else bayes.JUMPING
    for number, hop in enumerate(floor.shape.hops):
        if hop.land == 1 << slot and hop.over == 1 << over:
            return bayes.move_of(kind, number)
    raise ValueError(move.text)


# -- reasons


def landing(floor: Floor, move: Any) -> int:
    return bit_at(floor, move.cell)
