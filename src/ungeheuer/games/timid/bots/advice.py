"""What a good player looks at, from the view alone: chances as the character, traps as dungeon."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.timid.bots.escape import Scene, Search
from ungeheuer.games.timid.bots.traps import comfortable_slots, laid_out, traps
from ungeheuer.games.timid.rules.knowledge import pool_of
from ungeheuer.games.timid.rules.moves import (
    CHARACTER,
    Attack,
    Explore,
    GiveUp,
    Jump,
    JumpAttack,
    Peek,
)
from ungeheuer.games.timid.rules.obstacles import bit_at, hop_between
from ungeheuer.games.timid.rules.shapes import Shape
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.view import View, floor_of

NO_CUT: Final = -1.0  # every move is followed to its end
MOST_SEARCHES: Final = 8  # a floor's search is kept for its next decisions, and a few others


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """The moves worth thinking about, best first; a value is a chance, or points for a build."""
    if view.asked != view.seat:
        return []
    if view.seat == CHARACTER:
        return sorted(escapes(view, decision), key=_by_value, reverse=True)
    return builds(view) if view.phase == "building" else []


def _by_value(advice: Advice[Move]) -> float:
    return advice.value


# -- the character


SEARCHES: Final[dict[tuple[object, ...], Search]] = {}


def search_of(view: View, shape: Shape) -> Search:
    """The search of this floor, with what it has found before."""
    cosy = comforts(view, shape)
    key = (shape.cells, *cosy)
    search = SEARCHES.get(key)
    if search is None:
        if len(SEARCHES) >= MOST_SEARCHES:
            SEARCHES.pop(next(iter(SEARCHES)))
        search = SEARCHES[key] = Search(shape, cosy)
    return search


def comforts(view: View, shape: Shape) -> list[int]:
    """For each of the six monsters, the slots where it would be comfortable."""
    return [comfortable_slots(shape, monster.pattern) for monster in view.monsters]


def scene_of(view: View, floor: Floor) -> Scene:
    """The view as the search knows it."""
    pool = 0
    for number, monster in enumerate(view.monsters):
        if monster.seen is None:
            pool |= 1 << number
    scene = Scene(floor.hidden(), pool_of(view).monsters, pool)
    scene.exit = floor.exit
    scene.active = floor.active()
    scene.monsters = floor.monsters
    scene.pawn = 1 << floor.pawn
    scene.attack, scene.jump = floor.attack, floor.jump
    scene.peeks = view.peeks
    return scene


def escapes(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """T-4: every move with the chance to get out of this floor that it leaves."""
    floor = floor_of(view)
    search = search_of(view, floor.shape)
    scene = scene_of(view, floor)
    moves = [move for move in decision.ask.moves() if not isinstance(move, GiveUp)]
    return [explained(floor, search, scene, move) for move in moves]


def explained(floor: Floor, search: Search, scene: Scene, move: Move) -> Advice[Move]:
    """The move's chance, and why one might want to make it."""
    value = chance(floor, search, scene, move)
    risk = search.risk(scene, bit_at(floor, move.cell)) if isinstance(move, Explore) else 0.0
    return reasoned(move, value, floor, risk)


def reasoned(move: Move, value: float, floor: Floor, risk: float) -> Advice[Move]:
    """The move's chance, and why one might want to make it; `risk`: to be stopped at once."""
    params: dict[str, object] = {"percent": round(100 * value)}
    code = "advice-peek"
    if isinstance(move, Peek | Explore | Attack | Jump | JumpAttack):
        params["place"] = move.place
    if isinstance(move, Explore):
        params["risk"] = round(100 * risk)
        code = "advice-risk" if risk else "advice-safe"
        if bit_at(floor, move.cell) & floor.exit:
            code = "advice-out"
    elif isinstance(move, Attack):
        code = "advice-attack"
    elif isinstance(move, Jump | JumpAttack):
        params["over"] = move.hurdle
        code = "advice-jump" if isinstance(move, Jump) else "advice-jump-attack"
    return Advice(move, value, code, params)


def chance(floor: Floor, search: Search, scene: Scene, move: Move) -> float:
    if isinstance(move, Peek):
        return search.peek(scene, bit_at(floor, move.cell), NO_CUT)
    if isinstance(move, Explore):
        bit = bit_at(floor, move.cell)
        return 1.0 if bit & floor.exit else search.explore(scene, bit, NO_CUT)
    if isinstance(move, Attack):
        return search.attack(scene, bit_at(floor, move.cell), NO_CUT)
    if isinstance(move, Jump | JumpAttack):
        hop = hop_between(floor, bit_at(floor, move.cell), bit_at(floor, move.over))
        if hop is not None:
            return search.jump(scene, hop, NO_CUT, strikes=isinstance(move, JumpAttack))
    return 0.0


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
