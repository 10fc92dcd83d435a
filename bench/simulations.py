"""How fast the bots of `island` simulate, here and in another checkout, in turns, as ratios.

    python -m bench.simulations TREE [rounds]

The other tree's environment of the same name is used: `.venv` against `.venv`, the compiled
`.venv-fast` against `.venv-fast`. Both sides answer the same questions of the same matches with the
same luck, so they carry out the same simulations, and it is checked that they give the same
answers. A round is a fixed amount of work; rates are by CPU time.
"""

import hashlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WORK = "--work"
VERSION = 1  # of the cards: what is shipped next changes no figure
PHASES = "sampled boss phases"
LEVELS = ("goblin", "sphinx", "dragon")  # whole answers; levels 3 and 4 simulate for them
QUESTIONS = {"goblin": 180, "sphinx": 60, "dragon": 30}  # of a round
ENDS = 24  # ends of turns from which boss phases are sampled
SAMPLES = 25  # from each
TABLES = (("lavalord", "normal", 3), ("lithosaur", "advanced", 4), ("crystal-dragon", "normal", 2))


class Table:
    """A seeded match of level 2: the views and questions that had more than one answer."""

    def __init__(self, number: int) -> None:
        # Only what older checkouts have as well; imported here, since the asking side needs none.
        from ungeheuer.bots import bot  # noqa: PLC0415
        from ungeheuer.engine.cardset import shipped  # noqa: PLC0415
        from ungeheuer.engine.decision import Decision  # noqa: PLC0415
        from ungeheuer.engine.events import SILENT  # noqa: PLC0415
        from ungeheuer.engine.names import CHANCE  # noqa: PLC0415
        from ungeheuer.games import game  # noqa: PLC0415

        played = game("island")
        cards = shipped(played.package, "house", VERSION)
        boss, side, players = TABLES[number]
        self.new_bot: Callable[[str], Any] = lambda name: bot(name, played, cards)
        self.quick: Any = self.new_bot("goblin")
        self.asked: list[tuple[Any, Any]] = []
        luck = drawn(number)
        state = played.setup(
            played.checked({"boss": boss, "side": side, "players": players}), cards
        )
        while isinstance(asked := played.decide(state), Decision):
            if asked.seat == CHANCE:
                move = asked.ask.sample(luck)
            else:
                view = played.view(state, asked.seat)
                move = self.quick.choose(view, asked, luck)
                if asked.rule == "I-11.1":  # after the throws: there levels 3 and 4 simulate
                    self.asked.append((view, asked))
            played.apply(state, move, SILENT)


def drawn(seed: int) -> Any:
    from ungeheuer.engine.rng import Rng  # noqa: PLC0415

    return Rng(random.Random(seed).random)


def stretch(things: list[Any], count: int) -> list[Any]:
    """This many of them in a row, from the middle."""
    first = max(0, (len(things) - count) // 2)
    return things[first : first + count]


class Work:
    """What is measured: by name, a function that does a round and tells how much and what came."""

    def __init__(self) -> None:
        self._tables = [Table(number) for number in range(len(TABLES))]
        self.rounds: dict[str, Callable[[], list[str]]] = {PHASES: self._ends()}
        for name in LEVELS:
            self.rounds[name] = self._answers(name)

    def _asked(self, count: int) -> list[tuple[Table, Any, Any]]:
        each = count // len(TABLES)
        return [(table, *one) for table in self._tables for one in stretch(table.asked, each)]

    def _answers(self, name: str) -> Callable[[], list[str]]:
        asked = self._asked(QUESTIONS[name])

        def answer() -> list[str]:
            bots = {table: table.new_bot(name) for table in self._tables}  # that know nothing yet
            return [
                bots[table].choose(view, question, drawn(number)).text
                for number, (table, view, question) in enumerate(asked)
            ]

        return answer

    def _ends(self) -> Callable[[], list[str]]:
        from ungeheuer.bots.budget import Budget  # noqa: PLC0415
        from ungeheuer.games.island.bots.quick import choices  # noqa: PLC0415
        from ungeheuer.games.island.bots.rollout import after_turn  # noqa: PLC0415
        from ungeheuer.games.island.bots.thinking import Thinking, Trial  # noqa: PLC0415

        ends = []
        for table, view, question in self._asked(ENDS):
            state = table.quick.shown(view)
            best = choices(state, question.ask)[0]
            ends.append((best, after_turn(state, best.move, 1)))
        thinking = Thinking(1, Budget(SAMPLES))
        return lambda: [
            thinking.compared([Trial(best, ended)], list(range(1, 1 + SAMPLES)), 0.0)[0].value.hex()
            for best, ended in ends
        ]

    def measure(self, name: str) -> tuple[float, str]:
        """Pieces of work per second of CPU time, and a digest of what came out."""
        began = time.process_time()
        done = self.rounds[name]()
        pieces = len(done) * (SAMPLES if name == PHASES else 1)
        rate = pieces / (time.process_time() - began)
        return rate, hashlib.sha256(" ".join(done).encode()).hexdigest()[:16]


def work() -> None:
    """The other end: names of what is measured, then a result for every line that asks for one."""
    measured = Work()
    print(json.dumps(list(measured.rounds)), flush=True)
    for line in sys.stdin:
        print(json.dumps(measured.measure(json.loads(line))), flush=True)


def main(tree: str, rounds: str = "5") -> int:
    from bench.against import Side  # noqa: PLC0415

    other = Path(tree).resolve() / Path(sys.prefix).name / "bin" / "python"
    here, there = (Side(python, Path(__file__)) for python in (sys.executable, str(other)))
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in here.names}
    differing = set()
    for number in range(int(rounds)):
        for name in here.names:
            sides = (here, there) if number % 2 else (there, here)
            told = {side: side.ask(name) for side in sides}
            rates[name].append((told[here][0], told[there][0]))
            if told[here][1] != told[there][1]:
                differing.add(name)
    for name, pairs in rates.items():
        ratios = [ours / theirs for ours, theirs in pairs]
        ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
        spread = f"{statistics.median(ratios):.2f}x ({min(ratios):.2f} to {max(ratios):.2f})"
        note = ", but the results differ" if name in differing else ""
        print(f"{name}: {theirs:,.0f} -> {ours:,.0f} a second, {spread}{note}")
    here.end()
    there.end()
    return 1 if differing else 0


if __name__ == "__main__":
    if sys.argv[1:] == [WORK]:
        work()
    else:
        sys.exit(main(*sys.argv[1:]))
