"""How long bots think: `python -m bench.thinking [GAME] [--bots A,B] [--matches N] [--json]`.

Each level plays seeded matches on one seat, `greedy` on the others, at tables of all kinds that
the game's options allow. Timed is `choose`, on the clock on the wall; questions with a single
answer are left out, since nobody thinks about them. Run it in the environment to be measured.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil
from time import perf_counter
from typing import Any

from ungeheuer.bots import LEVELS, bot
from ungeheuer.cli.build import version_line
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game

STRIDE = 7919  # a prime, so that a few matches see tables of many kinds


def tables(name: str) -> list[dict[str, object]]:
    """Every combination of the options that have listed values."""
    options = [option for option in game(name).options if option.values]
    names = [option.name for option in options]
    chosen = product(*(option.values for option in options))
    return [dict(zip(names, values, strict=True)) for values in chosen]


def times(name: str, who: str, options: dict[str, object], seed: int) -> tuple[int, list[float]]:
    """How many seats there are, and the seconds of every real question to the one bot."""
    played = game(name)
    cards = shipped(played.package)
    asked_options = played.checked(options)
    seats = played.seats(asked_options)
    mine = seats[seed % len(seats)]
    bots = {seat: bot(who if seat == mine else "greedy", played, cards) for seat in seats}
    rng = Rng(random.Random(seed).random)
    return len(seats), list(_thoughts(played, played.setup(asked_options, cards), bots, mine, rng))


def _thoughts(
    played: Any, state: Any, bots: dict[Seat, Any], mine: Seat, rng: Rng
) -> Iterator[float]:
    while isinstance(asked := played.decide(state), Decision):
        if asked.seat == CHANCE:
            move = asked.ask.sample(rng)
        else:
            view = played.view(state, asked.seat)
            began = perf_counter()
            move = bots[asked.seat].choose(view, asked, rng)
            if asked.seat == mine and asked.ask.size() > 1:
                yield perf_counter() - began
        played.apply(state, move, SILENT)


def quantile(seconds: Sequence[float], share: float) -> float:
    """The least time that is not exceeded by such a share of them."""
    ordered = sorted(seconds)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def measure(name: str, who: str, matches: int) -> Iterator[dict[str, object]]:
    """A row for each number of seats, then one for all."""
    kinds = tables(name)
    by_seats: dict[int, list[float]] = {}
    for number in range(matches):
        seats, seconds = times(name, who, kinds[number * STRIDE % len(kinds)], number + 1)
        by_seats.setdefault(seats, []).extend(seconds)
    if len(by_seats) > 1:
        for seats, found in sorted(by_seats.items()):
            yield row(name, who, str(seats), found)
    yield row(name, who, "all", [each for found in by_seats.values() for each in found])


def row(name: str, who: str, seats: str, found: Sequence[float]) -> dict[str, object]:
    figures = {"p50": quantile(found, 0.5), "p95": quantile(found, 0.95), "max": max(found)}
    told = {key: round(1000 * seconds, 2) for key, seconds in figures.items()}
    return {"game": name, "bot": who, "seats": seats, "questions": len(found), **told}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=NAMES, help="all games if none is named")
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--matches", type=int, default=16, help="for each bot")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    if not args.json:
        print(f"{version_line()}; milliseconds for a question with more than one answer")
        print(f"{'game':<8}{'bot':<14}{'seats':>6}{'asked':>7}{'p50':>10}{'p95':>10}{'max':>10}")
    for name in [args.game] if args.game else NAMES:
        for who in args.bots.split(","):
            for each in measure(name, who, args.matches):
                found.append(each)
                if not args.json:
                    line = "{game:<8}{bot:<14}{seats:>6}{questions:>7}{p50:>10}{p95:>10}{max:>10}"
                    print(line.format(**each), flush=True)
    if args.json:
        print(json.dumps({"build": version_line(), "milliseconds": found}, indent=1))


if __name__ == "__main__":
    main()
