"""Which shapes are worth solving: successive halving over all of them.

Many shapes are equivalent: the same cards are adjacent, and the same monsters are comfortable on
them. One of each kind is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ungeheuer.games.timid.bots.plans import exit_of
from ungeheuer.games.timid.bots.solver.floor.traps import (
    canonical_floors,
    comfortable_slots,
    steps_to,
)
from ungeheuer.games.timid.bots.solver.problem import WAYS, Problem, ShapeProblem
from ungeheuer.games.timid.bots.solver.regret import Matching, Mix, escape
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.shapes import MEMBERS, Slot, shape_of

AWAY: Final = 2
FIRST: Final = 12  # shapes that are tried
STEPS: Final = ((12, 5), (40, 3))  # rounds, and how many shapes stay

Signature = tuple[object, ...]


def distinct_shapes(patterns: Sequence[str]) -> list[tuple[Cell, ...]]:
    """One canonical shape of each kind."""
    by_signature: dict[Signature, tuple[Cell, ...]] = {}
    for cells in canonical_floors():
        by_signature.setdefault(signature(cells, patterns), cells)
    return list(by_signature.values())


def signature(cells: tuple[Cell, ...], patterns: Sequence[str]) -> Signature:
    """A label of the shape up to isomorphism: slots refined by their neighbours, in no order."""
    shape = shape_of(cells)
    cosy = [comfortable_slots(shape, rows) for rows in patterns]
    labels: list[object] = [
        (slot == 0, *(bits >> slot & 1 for bits in cosy)) for slot in range(len(shape.near))
    ]
    for _ in range(4):
        labels = [
            hash((labels[slot], tuple(sorted(hash(labels[n]) for n in MEMBERS[near]))))
            for slot, near in enumerate(shape.near)
        ]
    return tuple(sorted(hash(one) for one in labels))


def plain_mix(table: ShapeProblem) -> list[float]:
    """Untrained: both monsters comfortable if they can be, the exit away, all equally likely."""
    mix = [0.0] * len(table.plans)
    for start in range(0, len(table.plans), WAYS):
        good = plain_plans(table, start)
        for at in good:
            mix[at] = 1.0 / len(good)
    return mix


def plain_plans(table: ShapeProblem, start: int) -> list[int]:
    """Of one hand, the plans with most comfortable monsters, the exit not beside the entrance."""
    shape = table.board.shape
    span = range(start, start + WAYS)
    away = [n for n in span if steps_to(shape, Slot(exit_of(table.plans[n])), 0) >= AWAY]
    comfortable = [table.board.dens[number].bit_count() for number in away]
    most = max(comfortable, default=0)
    best = [n for n, count in zip(away, comfortable, strict=True) if count == most]
    return best or list(span)


def best_shapes(
    problem: Problem, among: Sequence[tuple[Cell, ...]], tick: Callable[[str], None]
) -> list[Matching]:
    """The best shapes for a problem, each with its regret matching so far."""
    tables = [ShapeProblem(problem, cells) for cells in among]
    plain = [(escape(problem, [t], [plain_mix(t)]), n) for n, t in enumerate(tables)]
    tick(f"{len(plain)} shapes looked at")
    left = [Matching(problem, [among[n]]) for _, n in sorted(plain)[:FIRST]]
    for rounds, stay in STEPS:
        for one in left:
            one.run(rounds - one.rounds)
        left = sorted(left, key=escape_chance)[:stay]
        tick(f"{stay} shapes left after {rounds} rounds")
    return left


def escape_chance(matching: Matching) -> float:
    """How often a character who knows the mix gets out."""
    mean: Mix = matching.mean()
    return escape(matching.problem, matching.tables, mean)
