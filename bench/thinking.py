"""How long bots think: `python -m bench.thinking [GAME] [--bots A,B] [--matches N] [--clock cpu]`.

Each level plays seeded matches on one seat, `greedy` on the others, with all combinations of the
game's options. It times `choose`; decisions with a single answer are left out. The clock is wall
time or CPU time: a bot thinks in one thread, so on an idle machine the two agree. Run it in the
environment to be measured.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from math import ceil
from time import perf_counter, process_time
from typing import Any

from ungeheuer.bots import LEVELS, bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.cli.build import version_line
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import SetupRefused
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game
from ungeheuer.lab.match import play_match

CLOCKS: dict[str, Callable[[], float]] = {"wall": perf_counter, "cpu": process_time}
COLUMNS = ("game", "bot", "seats", "questions", "p50", "p95", "max")
LINE = "{game:<8}{bot:<14}{seats:>6}{questions:>11}{p50:>10}{p95:>10}{max:>10}"
VERSION = 1  # of the cards: what is shipped next changes no figure
STRIDE = 7919  # a prime, so that a few matches see tables of many kinds


def tables(name: str) -> list[dict[str, object]]:
    """Every valid combination of the values that the game's options list."""
    played = game(name)
    options = [option for option in played.options if option.values]
    names = [option.name for option in options]
    chosen = product(*(option.values for option in options))
    valid = []
    for values in chosen:
        with suppress(SetupRefused):
            valid.append(played.checked(dict(zip(names, values, strict=True))))
    return valid


class TimedBot(Bot):
    """Passes every decision on, and times those with more than one answer."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._clock = clock
        self.seconds: list[float] = []

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        began = self._clock()
        move = self._bot.choose(view, decision, rng)
        if decision.ask.size() > 1:
            self.seconds.append(self._clock() - began)
        return move


def times(
    name: str, who: str, options: dict[str, object], seed: int, clock: Callable[[], float]
) -> tuple[int, list[float]]:
    """How many seats there are, and how long the one bot thought about each real choice."""
    played = game(name)
    cards = shipped(played.package, "house", VERSION)
    seats = played.seats(options)
    timed = TimedBot(bot(who, played, cards), clock)
    bots: dict[Seat, Bot] = {seat: bot("greedy", played, cards) for seat in seats}
    bots[seats[seed % len(seats)]] = timed
    dice = dict.fromkeys((CHANCE, *seats), Rng(random.Random(seed).random))
    play_match(played, played.setup(options, cards), bots, dice)
    return len(seats), timed.seconds


def quantile(seconds: Sequence[float], share: float) -> float:
    """The smallest time that this share of them does not exceed."""
    ordered = sorted(seconds)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def measure(
    name: str, who: str, matches: int, clock: Callable[[], float]
) -> Iterator[dict[str, object]]:
    """A row for each number of seats, then one for all."""
    kinds = tables(name)
    by_seats: dict[int, list[float]] = {}
    for number in range(matches):
        table = kinds[number * STRIDE % len(kinds)]
        seats, thought = times(name, who, table, number + 1, clock)
        by_seats.setdefault(seats, []).extend(thought)
    if len(by_seats) > 1:
        for seats, seconds in sorted(by_seats.items()):
            yield row(name, who, str(seats), seconds)
    yield row(name, who, "all", [each for seconds in by_seats.values() for each in seconds])


def row(name: str, who: str, seats: str, seconds: Sequence[float]) -> dict[str, object]:
    figures = {"p50": quantile(seconds, 0.5), "p95": quantile(seconds, 0.95), "max": max(seconds)}
    milliseconds = {key: round(1000 * second, 2) for key, second in figures.items()}
    return {"game": name, "bot": who, "seats": seats, "questions": len(seconds), **milliseconds}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=NAMES, help="all games if none is named")
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--matches", type=int, default=16, help="for each bot")
    parser.add_argument("--clock", choices=CLOCKS, default="wall")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    names = [args.game] if args.game else NAMES
    rows = (
        each
        for name, who in product(names, args.bots.split(","))
        for each in measure(name, who, args.matches, CLOCKS[args.clock])
    )
    build = version_line()
    if args.json:
        report = {"build": build, "clock": args.clock, "milliseconds": list(rows)}
        print(json.dumps(report, indent=1))
        return
    print(f"{build}; milliseconds ({args.clock}) for a question with several answers")
    print(LINE.format(**{name: name for name in COLUMNS}))
    for each in rows:
        print(LINE.format(**each), flush=True)


if __name__ == "__main__":
    main()
