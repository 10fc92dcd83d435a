"""Many numbered matches between bots on all cores, added up in tallies."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from ungeheuer.bots import bot
from ungeheuer.engine.cardset import chosen
from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game as find_game
from ungeheuer.lab.match import play_match
from ungeheuer.lab.spread import spread

BATCHES_PER_WORKER: Final = 16


class Spec:
    """What to play. `cards`: the label of a shipped card set, or the text of a custom one."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        bots: Sequence[str],
        cards: str | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.bots = list(bots)
        self.cards = cards


class Tally:
    """Totals. Entry i is the i-th bot of the spec, whatever its seat."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.wins = [0.0] * bots  # a shared victory counts as a fraction
        self.seat_wins = [0.0] * bots
        self.scores = [0.0] * bots
        self.moves = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        for mine, theirs in (
            (self.wins, other.wins),
            (self.seat_wins, other.seat_wins),
            (self.scores, other.scores),
        ):
            for index, value in enumerate(theirs):
                mine[index] += value

    def count(self, outcome: Outcome, seats: Sequence[Seat], shift: int, moves: int) -> None:
        """Add one match in which bot i sat on seat i + shift."""
        self.games += 1
        self.moves += moves
        for index, seat in enumerate(seats):
            entry = (index - shift) % len(seats)
            if seat in outcome.winners:
                self.wins[entry] += 1 / len(outcome.winners)
                self.seat_wins[index] += 1 / len(outcome.winners)
            if outcome.scores:
                self.scores[entry] += outcome.scores[index]


def simulate(spec: Spec, first: int, count: int) -> Tally:
    """Matches number `first` to `first + count - 1`; bots rotate seats."""
    game = find_game(spec.game)
    options = game.checked(spec.options)
    seats = game.seats(options)
    cards = chosen(game.package, spec.cards)
    players = [bot(name, game, cards) for name in spec.bots]
    tally = Tally(len(seats))
    for seed in range(first, first + count):
        shift = seed % len(seats)
        seated = {seats[(i + shift) % len(seats)]: player for i, player in enumerate(players)}
        dice = dict.fromkeys((CHANCE, *seats), Rng(random.Random(seed).random))
        outcome, moves = play_match(game, game.setup(options, cards), seated, dice)
        tally.count(outcome, seats, shift, len(moves))
    return tally


def _batch(job: tuple[Spec, int, int]) -> Tally | str:
    """Errors come back as text: some cannot be unpickled."""
    try:
        return simulate(*job)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def run(spec: Spec, first: int, count: int, workers: int, progress: Callable[[int], None]) -> Tally:
    """All matches on `workers` processes; `progress` gets the number of finished matches."""
    size = max(1, min(500, count // (workers * BATCHES_PER_WORKER)))
    jobs = [(spec, at, min(size, first + count - at)) for at in range(first, first + count, size)]
    total = Tally(len(spec.bots))
    with closing(spread(_batch, jobs, workers)) as tallies:
        for tally in tallies:
            if isinstance(tally, str):
                raise MessageError("match-failed", {"bots": ", ".join(spec.bots), "what": tally})
            total.add(tally)
            progress(total.games)
    return total
