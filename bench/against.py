"""Random play of every game here and in another environment, in turns, as ratios.

    python -m bench.against /path/to/other/bin/python [rounds] [seconds]

The other Python may belong to another checkout or to the compiled build. Both sides play the same
matches and take turns, so that a noisy moment hits both; only the ratios mean anything.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WORK = "--work"
VERSION = 1  # of the cards: what is shipped next changes no figure


def rate(name: str, seconds: float) -> float:
    """Moves per second of CPU time, in whole matches from the same seed on."""
    # Only what older checkouts have as well; imported here, since the asking side needs none of it.
    from ungeheuer.engine.cardset import shipped  # noqa: PLC0415
    from ungeheuer.engine.decision import Decision  # noqa: PLC0415
    from ungeheuer.engine.events import SILENT  # noqa: PLC0415
    from ungeheuer.engine.rng import Rng  # noqa: PLC0415
    from ungeheuer.games import game  # noqa: PLC0415

    played = game(name)
    options, cards = played.checked({}), shipped(played.package, "house", VERSION)
    rng = Rng(random.Random(name).random)
    played.setup(options, cards)  # what is made of a card set is made once
    moves, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = played.setup(options, cards)
        while isinstance(asked := played.decide(state), Decision):
            played.apply(state, asked.ask.sample(rng), SILENT)
            moves += 1
    return moves / spent


def work() -> None:
    """The other end: names of all games, then a rate for every line that asks for one."""
    from ungeheuer.games import NAMES  # noqa: PLC0415

    print(json.dumps(list(NAMES)), flush=True)
    for line in sys.stdin:
        print(rate(*json.loads(line)), flush=True)


class Side:
    """One environment, in a process of its own, with the program that works there."""

    def __init__(self, python: str, program: Path = Path(__file__)) -> None:
        around = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self._process = subprocess.Popen(
            [python, str(program.resolve()), WORK],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=around,
        )
        self.names: list[str] = json.loads(self._line())  # of what it can be asked for

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def ask(self, asked: object) -> Any:
        assert self._process.stdin is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        return json.loads(self._line())

    def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main(other: str, rounds: str = "9", seconds: str = "2") -> None:
    here, there = Side(sys.executable), Side(other)
    names = [name for name in here.names if name in there.names]
    ratios: dict[str, list[float]] = {name: [] for name in names}
    for number in range(int(rounds)):
        for name in names:
            sides = (here, there) if number % 2 else (there, here)
            rates = {side: side.ask([name, float(seconds)]) for side in sides}
            ratios[name].append(rates[here] / rates[there])
    for name, values in ratios.items():
        low, high = min(values), max(values)
        print(f"{name}: {statistics.median(values):.3f} ({low:.3f} to {high:.3f})")
    here.end()
    there.end()


if __name__ == "__main__":
    if sys.argv[1:] == [WORK]:
        work()
    else:
        main(*sys.argv[1:])
