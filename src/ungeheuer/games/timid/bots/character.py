"""The character: how each level weighs its moves.

Level 1 looks at the next card only, and errs. Level 2 searches as if any card could lie anywhere,
and misjudges what it finds. Level 3 searches so without error. Level 4 searches against what a
dungeon is likely to have laid (see `estimate`).
"""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.engine.decision import Decision
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.advice import escapes, reasoned, situation_of
from ungeheuer.games.timid.bots.estimate import search_of, shown_on
from ungeheuer.games.timid.bots.situation import Situation, number_of
from ungeheuer.games.timid.rules.moves import Attack, Explore, GiveUp, Jump, JumpAttack
from ungeheuer.games.timid.rules.obstacles import bit_at
from ungeheuer.games.timid.rules.view import View, floor_of

CARELESS: Final = 0.25  # level 1: how often any move will do
MISJUDGED: Final = (0.0, 0.0, 0.3, 0.0, 0.0)  # by level: how far a chance may be taken wrongly
HOLD_BACK: Final = 0.12  # level 1: what it takes an attack or a jump to be worth


def weighed(level: int, view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """Every move but giving up, with the chance to get out as this level sees it."""
    if level == 1:
        return at_a_glance(view, decision, rng)
    if level >= 4:
        return estimated(view, decision)
    found = escapes(view, decision)
    for one in found:
        one.value = misjudged(one.value, MISJUDGED[level], rng)
    return found


def misjudged(value: float, far: float, rng: Rng) -> float:
    if not far or value >= 1.0:
        return value
    return max(0.0, min(1.0, value + far * (rng.uniform() - 0.5)))


# -- level 1


def at_a_glance(view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """The chance to survive the next step, and no thought of what follows."""
    floor = floor_of(view)
    situation = situation_of(view, floor)
    wild = rng.uniform() < CARELESS
    found = []
    for move in decision.ask.moves():
        if isinstance(move, GiveUp):
            continue
        value = 1.0
        if isinstance(move, Explore | Jump):
            value = 1.0 - situation.risk(move)
        if isinstance(move, Attack | Jump | JumpAttack):
            value -= HOLD_BACK
        out = isinstance(move, Explore) and bool(bit_at(floor, move.cell) & floor.exit)
        if wild and not out:
            value = rng.uniform()
        found.append(reasoned(move, max(0.0, value), floor, situation.risk(move)))
    return found


# -- level 4


def estimated(view: View, decision: Decision[Any]) -> list[Advice[Any]]:
    """The chance to get out, against the dungeon that is expected."""
    search = Estimated(view)
    return [search.weigh(move) for move in decision.ask.moves() if not isinstance(move, GiveUp)]


def best_estimated(view: View, decision: Decision[Any]) -> Advice[Any]:
    """The best of those moves, found without weighing all of them."""
    search = Estimated(view)
    moves = [move for move in decision.ask.moves() if not isinstance(move, GiveUp)]
    best = search.best()
    for move in moves:
        if number_of(search.floor, move) == best:
            return search.weigh(move)
    return search.weigh(moves[0])  # there is no hope


class Estimated:
    """A view, and the search against the dungeon that is expected."""

    __slots__ = ("_situation", "_view", "floor")

    def __init__(self, view: View) -> None:
        self.floor = floor_of(view)
        self._view = view
        search, shown = search_of(view, self.floor), shown_on(view, self.floor)
        self._situation = Situation(view, self.floor, search, shown)

    def best(self) -> int:
        return self._situation.best()

    def weigh(self, move: Any) -> Advice[Any]:
        """A move's chance; it is called safe only if nothing at all can be there."""
        chance, risk = self._situation.chance(move), self._situation.stopped(move)
        told = reasoned(move, chance, self.floor, risk)
        if told.code == "advice-safe" and self._may_stop(move):
            told.code = "advice-risk"
        return told

    def _may_stop(self, move: Any) -> bool:
        return situation_of(self._view, self.floor).risk(move) > 0.0
