"""The character: how each level rates its moves.

Level 1 looks at the next card only, and is sometimes random. Level 2 searches as if all
arrangements were equally likely, with noise. Level 3 does so without noise. Level 4 searches
against what a dungeon is likely to have built (see `estimate`).
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

CARELESS: Final = 0.25  # level 1: how often it moves at random
MISJUDGED: Final = (0.0, 0.0, 0.3, 0.0, 0.0)  # by level: width of the noise on a chance
HOLD_BACK: Final = 0.12  # level 1: reluctance to use an attack or a jump


def rated_moves(level: int, view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """Every move but giving up, with the chance to get out as this level sees it."""
    if level == 1:
        return next_step_only(view, decision, rng)
    if level >= 4:
        return estimated(view, decision)
    rated = escapes(view, decision)
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
    situation = situation_of(view, floor)
    wild = rng.uniform() < CARELESS
    rated = []
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
        rated.append(reasoned(move, max(0.0, value), floor, situation.risk(move)))
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

    __slots__ = ("_situation", "_view", "floor")

    def __init__(self, view: View) -> None:
        self.floor = floor_of(view)
        self._view = view
        search, shown = search_of(view, self.floor), shown_on(view, self.floor)
        self._situation = Situation(view, self.floor, search, shown)

    def best(self) -> int:
        return self._situation.best()

    def rate(self, move: Any) -> Advice[Any]:
        """A move with its chance; called safe only if no arrangement at all can stop it."""
        chance, risk = self._situation.chance(move), self._situation.stopped(move)
        reason = reasoned(move, chance, self.floor, risk)
        if reason.code == "advice-safe" and self._may_stop(move):
            reason.code = "advice-risk"
        return reason

    def _may_stop(self, move: Any) -> bool:
        return situation_of(self._view, self.floor).risk(move) > 0.0
