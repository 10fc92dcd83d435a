"""Which shapes are worth solving: all are looked at, fewer and fewer are looked at closely.

Many shapes differ in looks only: the same cards lie beside one another, and the same monsters are
comfortable on them. One of each kind is enough.
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
from ungeheuer.games.timid.bots.solver.question import WAYS, Question, Table
from ungeheuer.games.timid.bots.solver.regret import Matching, Mix, escape
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.shapes import MEMBERS, Slot, shape_of

AWAY: Final = 2
FIRST: Final = 12  # shapes that are tried at all
STEPS: Final = ((12, 5), (40, 3))  # rounds of trying, and how many stay

Signature = tuple[object, ...]


def kinds(patterns: Sequence[str]) -> list[tuple[Cell, ...]]:
    """One canonical shape of each kind."""
    found: dict[Signature, tuple[Cell, ...]] = {}
    for cells in canonical_floors():
        found.setdefault(signature(cells, patterns), cells)
    return list(found.values())


def signature(cells: tuple[Cell, ...], patterns: Sequence[str]) -> Signature:
    """What is said of every slot, and of its neighbours, and of theirs; whatever their order."""
    shape = shape_of(cells)
    cosy = [comfortable_slots(shape, rows) for rows in patterns]
    told: list[object] = [
        (slot == 0, *(bits >> slot & 1 for bits in cosy)) for slot in range(len(shape.near))
    ]
    for _ in range(4):
        told = [
            hash((told[slot], tuple(sorted(hash(told[n]) for n in MEMBERS[near]))))
            for slot, near in enumerate(shape.near)
        ]
    return tuple(sorted(hash(one) for one in told))


def plain_mix(table: Table) -> list[float]:
    """Untrained: both monsters comfortable if they can be, the exit away, all equally likely."""
    mix = [0.0] * len(table.plans)
    for start in range(0, len(table.plans), WAYS):
        good = plain_plans(table, start)
        for at in good:
            mix[at] = 1.0 / len(good)
    return mix


def plain_plans(table: Table, start: int) -> list[int]:
    """Of one hand, the plans with most comfortable monsters, the exit not beside the entrance."""
    shape = table.board.shape
    span = range(start, start + WAYS)
    away = [n for n in span if steps_to(shape, Slot(exit_of(table.plans[n])), 0) >= AWAY]
    comfortable = [table.board.dens[number].bit_count() for number in away]
    most = max(comfortable, default=0)
    found = [n for n, count in zip(away, comfortable, strict=True) if count == most]
    return found or list(span)


def chosen(
    question: Question, among: Sequence[tuple[Cell, ...]], tick: Callable[[str], None]
) -> list[Matching]:
    """The best shapes for a question, each with what was found on it so far."""
    tables = [Table(question, cells) for cells in among]
    plain = [(escape(question, [t], [plain_mix(t)]), n) for n, t in enumerate(tables)]
    tick(f"{len(plain)} shapes looked at")
    left = [Matching(question, [among[n]]) for _, n in sorted(plain)[:FIRST]]
    for rounds, stay in STEPS:
        for one in left:
            one.run(rounds - one.rounds)
        left = sorted(left, key=reading)[:stay]
        tick(f"{stay} shapes left after {rounds} rounds")
    return left


def reading(matching: Matching) -> float:
    """How often a character who knows the mix gets out."""
    mean: Mix = matching.mean()
    return escape(matching.question, matching.tables, mean)
