"""`python -m ungeheuer.lab.dungeon`: work out the dungeon's strategies, or judge them.

Every state is written as soon as it is solved; a run that is broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ungeheuer.bots.timid.book import pool_in, pool_text
from ungeheuer.engine.cardset import shipped
from ungeheuer.games.timid import GAME
from ungeheuer.games.timid.cards import deck_of
from ungeheuer.lab.dungeon import notes
from ungeheuer.lab.dungeon.candidates import kinds
from ungeheuer.lab.dungeon.question import Question
from ungeheuer.lab.dungeon.training import pools, solved


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ungeheuer.lab.dungeon", description=__doc__)
    parser.add_argument("--floor", type=int, choices=(1, 2, 3), required=True)
    parser.add_argument("--rounds", type=int, default=400, help="of regret matching on each shape")
    parser.add_argument("--unseen", help="only this set of monsters never seen, such as 0135")
    parser.add_argument("--again", action="store_true", help="solve what is solved already")
    parser.add_argument("--into", type=Path, required=True, help="the folder of the files")
    solve(parser.parse_args(args))
    return 0


def solve(asked: argparse.Namespace) -> None:
    patterns = [pattern.rows for pattern in deck_of(shipped(GAME.package)).patterns]
    path = asked.into / f"floor-{asked.floor}.json"
    states = {pool_in(state["unseen"]): state for state in notes.filed(path)}
    among = kinds(patterns)
    wanted = [pool_in(asked.unseen)] if asked.unseen else pools(asked.floor)
    left = [pool for pool in wanted if asked.again or pool not in states]
    start = time.monotonic()
    for number, pool in enumerate(left, start=1):
        question = Question(asked.floor, pool, patterns)
        say(f"floor {asked.floor}, unseen {pool_text(pool)}: {number} of {len(left)}", start)
        states[pool] = solved(question, among, asked.rounds, lambda text: say(f"  {text}", start))
        notes.write(path, patterns, list(states.values()))


def say(text: str, start: float) -> None:
    print(f"{time.monotonic() - start:7.1f} s  {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
