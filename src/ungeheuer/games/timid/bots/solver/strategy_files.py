"""Strategy files: weights are whole numbers, so shares are exact; written state by state."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ungeheuer.games.timid.bots.book import FORMAT, WHOLE, pool_text
from ungeheuer.games.timid.bots.plans import exit_of, lairs_of
from ungeheuer.games.timid.bots.solver.problem import WAYS, Problem
from ungeheuer.games.timid.bots.solver.regret import Mix
from ungeheuer.games.timid.rules.grid import Cell, name_of

LEAST: Final = 0.004  # of a hand on a shape: rarer builds are left out


def whole_numbers(shares: Sequence[float]) -> list[int]:
    """Whole numbers that add up to WHOLE, as close to the shares as possible."""
    total = sum(shares)
    exact = [WHOLE * share / total for share in shares]
    numbers = [int(share) for share in exact]
    short = sorted(range(len(exact)), key=lambda at: numbers[at] - exact[at])
    for at in short[: WHOLE - sum(numbers)]:
        numbers[at] += 1
    return numbers


def without_rare(shares: Sequence[float]) -> list[float]:
    """The shares of one hand on one shape without rare builds, with the same total."""
    total = sum(shares)
    kept = [share if share >= LEAST * total else 0.0 for share in shares]
    left = sum(kept)
    return [share * total / left for share in kept] if left else kept


def rounded(problem: Problem, mix: Mix) -> list[list[int]]:
    """The mix in whole numbers, by shape and plan; every hand adds up to WHOLE."""
    result = [[0] * len(row) for row in mix]
    for start in range(0, len(problem.pairs) * WAYS, WAYS):
        parts = [without_rare(row[start : start + WAYS]) for row in mix]
        numbers = whole_numbers([share for part in parts for share in part])
        for at, row in enumerate(result):
            row[start : start + WAYS] = numbers[at * WAYS : at * WAYS + WAYS]
    return result


def state_data(
    problem: Problem, shapes: Sequence[tuple[Cell, ...]], numbers: list[list[int]], escape: float
) -> dict[str, Any]:
    """One state as written to a file."""
    plans = problem.plans()
    hands = {}
    for pair, start in zip(problem.pairs, range(0, len(plans), WAYS), strict=True):
        entries = [
            f"{at}:{cards(plans[n], pair)}:{row[n]}"
            for at, row in enumerate(numbers)
            for n in range(start, start + WAYS)
            if row[n]
        ]
        hands[f"{pair[0]}{pair[1]}"] = " ".join(entries)
    return {
        "floor": problem.floor,
        "unseen": pool_text(problem.pool),
        "escape": round(escape, 6),
        "shapes": [" ".join(name_of(cell) for cell in cells) for cells in shapes],
        "hands": hands,
    }


def cards(plan: int, pair: tuple[int, int]) -> str:
    """Slot by slot: `a` and `b` the monsters of the hand, `e` the exit, `.` a corridor."""
    signs = ["."] * 6
    signs[exit_of(plan) - 1] = "e"
    for slot, monster in lairs_of(plan).items():
        signs[slot - 1] = "a" if monster == pair[0] else "b"
    return "".join(signs)


def read_states(path: Path) -> list[dict[str, Any]]:
    """The states in a file; empty if there is none."""
    if not path.is_file():
        return []
    states: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["states"]
    return states


def write(path: Path, patterns: Sequence[str], states: Sequence[dict[str, Any]]) -> None:
    """Write atomically: an interrupted run keeps the old file."""
    ordered = sorted(states, key=lambda state: (-len(state["unseen"]), state["unseen"]))
    data = {"format": FORMAT, "game": "timid", "patterns": list(patterns), "states": ordered}
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)
