"""`python -m ungeheuer.games.timid.bots.solver`: solve the dungeon's strategies, or judge them.

Every state is written as soon as it is solved; an interrupted run can be resumed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ungeheuer.engine.cardset import shipped
from ungeheuer.games.timid.bots.book import pool_in, pool_text, shipped_book
from ungeheuer.games.timid.bots.solver import report, strategy_files
from ungeheuer.games.timid.bots.solver.candidates import distinct_shapes
from ungeheuer.games.timid.bots.solver.problem import Problem
from ungeheuer.games.timid.bots.solver.training import pools
from ungeheuer.games.timid.bots.solver.training import solve as solve_problem
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.cards import deck_of


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ungeheuer.games.timid.bots.solver", description=__doc__
    )
    commands = parser.add_subparsers(dest="command", required=True)
    solving = commands.add_parser("solve", help="solve strategies, state by state")
    solving.add_argument("--floor", type=int, choices=(1, 2, 3), required=True)
    solving.add_argument("--rounds", type=int, default=300, help="of regret matching on each shape")
    solving.add_argument("--unseen", help="only this set of monsters never seen, for example 0135")
    solving.add_argument(
        "--again", action="store_true", help="also solve states that are already solved"
    )
    solving.add_argument("--into", type=Path, required=True, help="the folder of the files")
    judging = commands.add_parser("judge", help="the worst case of each way to build, exactly")
    judging.add_argument("--ways", default="book,untrained,traps,few-traps")
    judging.add_argument(
        "--matches", type=int, default=0, help="also play this many matches, as a check"
    )
    judging.add_argument(
        "--close", action="store_true", help="also the tighter bound, which takes long"
    )
    judging.add_argument("--json", type=Path, help="write the figures into this file")
    asked = parser.parse_args(args)
    return solve(asked) if asked.command == "solve" else judge(asked)


def solve(asked: argparse.Namespace) -> int:
    patterns = [pattern.rows for pattern in deck_of(shipped(RULES.package)).patterns]
    path = asked.into / f"floor-{asked.floor}.json"
    states = {pool_in(state["unseen"]): state for state in strategy_files.read_states(path)}
    among = distinct_shapes(patterns)
    wanted = [pool_in(asked.unseen)] if asked.unseen else pools(asked.floor)
    left = [pool for pool in wanted if asked.again or pool not in states]
    start = time.monotonic()
    for number, pool in enumerate(left, start=1):
        problem = Problem(asked.floor, pool, patterns)
        say(f"floor {asked.floor}, unseen {pool_text(pool)}: {number} of {len(left)}", start)
        states[pool] = solve_problem(
            problem, among, asked.rounds, lambda text: say(f"  {text}", start)
        )
        strategy_files.write(path, patterns, list(states.values()))
    return 0


def judge(asked: argparse.Namespace) -> int:
    start = time.monotonic()
    figures = {}
    for name in asked.ways.split(","):
        policy = report.policies_by_name(shipped_book())[name]
        patterns = shipped_book().patterns
        figures[name] = report.figures(policy, patterns, asked.matches, close=asked.close)
        say(f"{name}: {figures[name]['match']}", start)
    text = json.dumps(figures, indent=1)
    if asked.json:
        asked.json.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)
    return 0


def say(text: str, start: float) -> None:
    print(f"{time.monotonic() - start:7.1f} s  {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
