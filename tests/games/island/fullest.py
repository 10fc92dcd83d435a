"""Finds the fullest positions of many matches: `python -m tests.games.island.fullest [1000]`.

All bosses, sides and numbers of players, three matches by chance to one by goblins. For each
measure it prints the match with the most, and the moves to it as `kept.json` keeps them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.snapshots import BOSSES, FULL, NAMES, Measure
from ungeheuer.lab.snapshots import Line, line_of, new_match, play_through

SIDES: Final = ("normal", "advanced")
KINDS: Final = [
    *product((1, 2, 3, 4, 5), BOSSES[:-1], SIDES),
    *product(range(1, 6), ("ultimate",), SIDES[:1]),
]
TOLD_EVERY: Final = 50  # matches


class Found(NamedTuple):
    most: int
    options: dict[str, Any]
    bots: str
    seed: int
    seat: str
    line: Line


def matches(count: int) -> Iterator[tuple[dict[str, Any], str, int]]:
    """Every kind of match in turn, each time with another seed."""
    for number in range(count):
        seed, kind = divmod(number, len(KINDS))
        players, boss, side = KINDS[kind]
        options = {"players": players, "boss": boss, "side": side}
        yield options, "random" if seed % 4 else "goblin", seed


def search(count: int) -> dict[str, Found]:
    best: dict[str, Found] = {}
    for number, (options, bots, seed) in enumerate(matches(count)):
        if number % TOLD_EVERY == 0:
            print(f"{number} of {count}: { ({n: f.most for n, f in best.items()}) }", flush=True)
        measures = {name: each for name, (each, n) in FULL.items() if options["players"] in n}
        for match in play_through(new_match(RULES, options, NAMES), bots, seed):
            for name, much in counted(match, measures).items():
                if name not in best or much > best[name].most:
                    seat = str(match.turn)
                    best[name] = Found(much, options, bots, seed, seat, line_of(match))
    return best


def counted(match: Match, measures: dict[str, Measure]) -> dict[str, int]:
    """How much there is, where somebody is asked."""
    decision = match.decision
    if decision is None or decision.seat == CHANCE:
        return {}
    view = match.view(decision.seat)
    return {name: measure(view) for name, measure in measures.items()}


def main(count: int) -> None:
    for name, found in search(count).items():
        print(name, *found[:5], flush=True)
        print(f"  {json.dumps(name)}: {json.dumps(found.line, ensure_ascii=False)},", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
