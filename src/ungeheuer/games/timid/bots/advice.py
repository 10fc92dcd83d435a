"""Advice from the view alone: chances for the character, traps for the dungeon."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.recent import Recent
from ungeheuer.games.timid.bots.situation import Situation, comforts, seen_on
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import Search
from ungeheuer.games.timid.bots.solver.floor.traps import laid_out, traps
from ungeheuer.games.timid.rules.moves import (
    CHARACTER,
    Attack,
    Explore,
    GiveUp,
    Jump,
    JumpAttack,
    Peek,
)
from ungeheuer.games.timid.rules.obstacles import bit_at
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import View, floor_of


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """The moves worth considering, best first; a value is a chance, or points for a build."""
    if view.asked != view.seat:
        return []
    if view.seat == CHARACTER:
        return sorted(escapes(view, decision), key=_by_value, reverse=True)
    return builds(view) if view.phase == "building" else []


def _by_value(advice: Advice[Move]) -> float:
    return advice.value


# -- the character


NEARLY: Final = 1e-9  # what sums of chances may be off
SEARCHES: Final[Recent[Search]] = Recent(8)  # reused for the next decisions on a floor


def situation_of(view: View, floor: Floor) -> Situation:
    """Every card face down is equally likely to be anything it can still be."""
    shape, cosy = floor.shape, comforts(view, floor.shape)
    search = SEARCHES.get((shape.cells, *cosy), lambda: Search(Board(shape, cosy, []), None))
    return Situation(view, floor, search, seen_on(view, floor))


def escapes(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """T-4: every move with the chance to get out of this floor that it leaves."""
    situation = situation_of(view, floor_of(view))
    moves = [move for move in decision.ask.moves() if not isinstance(move, GiveUp)]
    return [explained(situation, move) for move in moves]


def explained(situation: Situation, move: Move) -> Advice[Move]:
    """The move with its chance and its reason."""
    risk = situation.risk(move) if isinstance(move, Explore) else 0.0
    return reasoned(move, situation.chance(move), situation.floor, risk)


def reasoned(move: Move, value: float, floor: Floor, risk: float) -> Advice[Move]:
    """The move with its chance and its reason; `risk`: the chance to be stopped at once."""
    params: dict[str, object] = {"percent": percent(value)}
    code = "advice-peek"
    if isinstance(move, Peek | Explore | Attack | Jump | JumpAttack):
        params["place"] = move.place
    if isinstance(move, Explore):
        params["risk"] = percent(risk)
        code = "advice-risk" if risk else "advice-safe"
        if bit_at(floor, move.cell) & floor.exit:
            code = "advice-out"
    elif isinstance(move, Attack):
        code = "advice-attack"
    elif isinstance(move, Jump | JumpAttack):
        params["over"] = move.hurdle
        code = "advice-jump" if isinstance(move, Jump) else "advice-jump-attack"
    return Advice(move, value, code, params)


def percent(chance: float) -> int:
    """Rounded, but 0 and 100 are said only of what is certain."""
    if chance < NEARLY:
        return 0
    return 100 if chance > 1 - NEARLY else min(99, max(1, round(100 * chance)))


# -- the dungeon


def builds(view: View) -> list[Advice[Move]]:
    """T-2.3: traps for the two monsters in hand, each in all positions it can be turned to."""
    held = view.hand or []
    drawn = [monster for monster in view.monsters if monster.name in held]
    if len(drawn) != 2:
        return []
    one, other = drawn
    advice: dict[str, Advice[Move]] = {}
    for trap in traps((one.pattern, other.pattern)):
        params: dict[str, object] = {"guards": trap.walls, "steps": trap.steps}
        for symmetry in range(8):
            build = laid_out(trap, (one.name, other.name), symmetry)
            advice[build.text] = Advice(build, float(trap.score), "advice-trap", params)
    return list(advice.values())
