"""The character: how each level weighs its moves.

Level 1 looks at the next card only, and errs. Level 2 searches as if any card could lie anywhere,
and misjudges what it finds. Level 3 searches so without error. Level 4 searches against what a
dungeon is likely to have laid (see `belief`).
"""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.timid import bayes
from ungeheuer.bots.timid.belief import search_of, shown_on, tools_in
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid import advice
from ungeheuer.games.timid.moves import Attack, Explore, GiveUp, Jump, JumpAttack, Peek
from ungeheuer.games.timid.obstacles import bit_at
from ungeheuer.games.timid.state import Floor
from ungeheuer.games.timid.view import View, floor_of

CARELESS: Final = 0.25  # level 1: how often any move will do
MISJUDGED: Final = (0.0, 0.0, 0.3, 0.0, 0.0)  # by level: how far a chance may be taken wrongly
HOLD_BACK: Final = 0.12  # level 1: what it takes an attack or a jump to be worth
NO_CUT: Final = -1.0


def weighed(level: int, view: View, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
    """Every move but giving up, with the chance to get out as this level sees it."""
    if level == 1:
        return at_a_glance(view, decision, rng)
    if level >= 4:
        return estimated(view, decision)
    found = advice.escapes(view, decision)
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
    search = advice.search_of(view, floor.shape)
    scene = advice.scene_of(view, floor)
    wild = rng.uniform() < CARELESS
    found = []
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
        found.append(reasoned(move, max(0.0, value), floor, risk))
    return found


# -- level 4


def estimated(view: View, decision: Decision[Any]) -> list[Advice[Any]]:
    """The chance to get out, against the dungeon that is expected."""
    floor = floor_of(view)
    search = search_of(view, floor)
    belief = search.belief(shown_on(view, floor))
    tools = tools_in(view)
    found = []
    for move in decision.ask.moves():
        if not isinstance(move, GiveUp):
            number = number_of(floor, move)
            worth = search.worth(belief, floor.active(), tools, number, NO_CUT)
            risk = stopped(search, belief, floor.active(), tools, number)
            value = min(1.0, worth / belief.weight) if belief.weight else 0.0
            found.append(reasoned(move, value, floor, risk))
    return found


def stopped(
    search: bayes.Search, belief: bayes.Belief, active: int, tools: int, move: int
) -> float:
    """The chance that a move is the last one."""
    if not belief.weight:
        return 0.0
    ends = [a for a in search.after(belief, active, tools, move) if a.fate == bayes.STOPPED]
    return sum(after.belief.weight for after in ends) / belief.weight


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


def reasoned(move: Any, value: float, floor: Floor, risk: float) -> Advice[Any]:
    """The move's chance, and why one might want to make it; the same words as everywhere."""
    params: dict[str, object] = {"percent": round(100 * value), "place": move.place}
    code = "advice-peek"
    if isinstance(move, Explore):
        params["risk"] = round(100 * risk)
        code = "advice-risk" if risk else "advice-safe"
        if landing(floor, move) & floor.exit:
            code = "advice-out"
    elif isinstance(move, Attack):
        code = "advice-attack"
    elif isinstance(move, Jump | JumpAttack):
        params["over"] = move.hurdle
        code = "advice-jump" if isinstance(move, Jump) else "advice-jump-attack"
    return Advice(move, value, code, params)
