"""Bytes of a whole turn on the wire, here and in another checkout.

python -m bench.turn_bytes                      this tree
python -m bench.turn_bytes --against FOLDER     this tree, FOLDER, and the ratios

The same seeded matches are played. After every answer, the seat that is asked and one watcher get
what they would get from a server, with the pictures between the steps if the tree has them; a
turn is what its game calls so, else a single answer.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

MATCHES: Final = 8
VERSION = 1  # of the cards: what is shipped next changes no figure
LONGEST: Final = 1500  # moves of a match that are looked at
ROOT: Final = Path(__file__).resolve().parents[1]


def turns(name: str, seed: int) -> list[int]:
    """The bytes of each turn of one match between random players."""
    from ungeheuer.engine.cardset import shipped  # noqa: PLC0415
    from ungeheuer.engine.match import Match  # noqa: PLC0415 - of whichever tree is measured
    from ungeheuer.engine.rng import Rng  # noqa: PLC0415
    from ungeheuer.games import game  # noqa: PLC0415

    rng = Rng(random.Random(seed).random)
    match = Match(game(name), cardset=shipped(game(name).package, "house", VERSION))
    spent: dict[Any, int] = defaultdict(int)
    told = 0
    match.settle(rng)
    more = with_pictures(match)
    while (decision := match.decision) is not None and match.version < LONGEST:
        turn = match.game.turn(match.state) or match.version
        spent[turn] += told_to(match, decision.seat, told, more)
        told = match.version
        match.play(decision.seat, decision.ask.sample(rng))
        match.settle(rng)
    return list(spent.values())


def with_pictures(match: Any) -> dict[str, Any]:
    """What to ask for besides, in a tree that knows pictures."""
    try:
        from ungeheuer.engine.retrace import Retrace  # noqa: PLC0415
    except ImportError:
        return {}
    return {"retrace": Retrace(match)}


def told_to(match: Any, seat: Any, since: int, more: dict[str, Any]) -> int:
    from ungeheuer.engine.names import SPECTATOR  # noqa: PLC0415
    from ungeheuer.wire.sync import encode, sync  # noqa: PLC0415

    frames = [encode(sync(match, who, since, **more)) for who in (seat, SPECTATOR)]
    return sum(len(frame) for frame in frames)


def measured() -> dict[str, dict[str, int]]:
    from ungeheuer.games import NAMES  # noqa: PLC0415

    found = {}
    for name in NAMES:
        spent = sorted(each for seed in range(MATCHES) for each in turns(name, seed))
        found[name] = {
            "turns": len(spent),
            "mean": sum(spent) // len(spent),
            "p95": spent[len(spent) * 95 // 100],
        }
    return found


def in_tree(folder: Path) -> dict[str, dict[str, int]]:
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    args = [sys.executable, str(Path(__file__).resolve()), "--json"]
    done = subprocess.run(args, env=env, cwd=folder, check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.json:
        print(json.dumps(measured()))
        return
    here = in_tree(ROOT)
    there = in_tree(args.against) if args.against else {}
    for name, found in here.items():
        for figure in ("mean", "p95"):
            line = f"{name:8}{figure:6}{found[figure]:>10,} bytes"
            if there:
                line += (
                    f"{there[name][figure]:>10,} before  {found[figure] / there[name][figure]:.2f}"
                )
            print(line)


if __name__ == "__main__":
    main()
