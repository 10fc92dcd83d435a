"""Fit the figures of `games/mighty/bots/experience.py` to matches between bots.

    python -m ungeheuer.games.mighty.fitting [--bot goblin] [--matches 1000] [--cards FILE]

A row is the table between two rounds. Each player's chance to win is taken to grow with
exp((gold + worth of the next hand + worth of the place in turn) / luck), luck by rounds to come;
the likeliest figures are found by following the slope.
"""

from __future__ import annotations

import argparse
from math import exp, log, sqrt
from typing import NamedTuple

from ungeheuer.bots import bot
from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.moves import CARDS
from ungeheuer.games.mighty.rules.state import DEALING_GUARDIANS, State
from ungeheuer.lab.match import play_match, rng_of
from ungeheuer.wire.files import read_cardset

STEPS = 150
RATE = 0.03  # learning rate of Adam


class Row(NamedTuple):
    """The table before a round: rounds to come; gold, cards in hand and place of each player."""

    left: int
    gold: list[int]
    hands: list[tuple[int, ...]]
    places: list[int]
    won: list[float]


def played(name: str, options: dict[str, object], seed: int, cards: CardSet) -> list[Row]:
    """The rows of one match."""
    rng = rng_of("fit", seed)
    player, state = bot(name, RULES, cards), RULES.setup(options, cards)
    rows: list[Row] = []

    def watch() -> None:
        if state.phase == DEALING_GUARDIANS and state.round > 1:
            rows.append(table(state))

    seats = RULES.seats(options)
    dice = dict.fromkeys((CHANCE, *seats), rng)
    outcome, _ = play_match(RULES, state, dict.fromkeys(seats, player), dice, watch)
    won = [0.0] * state.players
    for seat in outcome.winners:
        won[int(seat)] = 1 / len(outcome.winners)
    return [row._replace(won=won) for row in rows]


def table(state: State) -> Row:
    players = range(state.players)
    return Row(
        state.rounds - state.round + 1,
        state.gold[:],
        [tuple(CARDS[state.hand[player]]) for player in players],
        [(player - state.start) % state.players for player in players],
        [],
    )


class Fit:
    """Slopes by rounds to come, and worths in gold of cards and of places in turn."""

    def __init__(self, players: int) -> None:
        self.cut = (5, 5 + 5)  # rounds, cards, places
        self.x = [0.2] * 5 + [0.0] * (5 + players)

    def scores(self, row: Row) -> list[float]:
        one, two = self.cut
        return [
            gold + sum(self.x[one + card - 1] for card in hand) + self.x[two + place]
            for gold, hand, place in zip(row.gold, row.hands, row.places, strict=True)
        ]

    def slope(self, rows: list[Row]) -> tuple[float, list[float]]:
        """How likely the rows are (mean logarithm), and how that changes with each figure."""
        one, two = self.cut
        slope, likely = [0.0] * len(self.x), 0.0
        for row in rows:
            rate, scores = self.x[row.left - 1], self.scores(row)
            weights = [exp(rate * (score - max(scores))) for score in scores]
            total = sum(weights)
            for player, score in enumerate(scores):
                part = weights[player] / total
                likely += row.won[player] * log(part)
                more = row.won[player] - part
                slope[row.left - 1] += more * score
                for card in row.hands[player]:
                    slope[one + card - 1] += more * rate
                slope[two + row.places[player]] += more * rate
        return likely / len(rows), [each / len(rows) for each in slope]

    def climb(self, rows: list[Row]) -> float:
        likely, first, second = 0.0, [0.0] * len(self.x), [0.0] * len(self.x)
        for step in range(1, STEPS + 1):
            likely, slope = self.slope(rows)
            for i, each in enumerate(slope):
                first[i] = 0.9 * first[i] + 0.1 * each
                second[i] = 0.99 * second[i] + 0.01 * each * each
                mean, spread = first[i] / (1 - 0.9**step), second[i] / (1 - 0.99**step)
                size = RATE * (0.2 if i < self.cut[0] else 3.0) * (1 - step / (STEPS + 1))
                self.x[i] += size * mean / (sqrt(spread) + 1e-9)
        return likely


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="goblin")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--king", action="store_true")
    parser.add_argument("--cards", metavar="FILE", help="default: the newest shipped set")
    args = parser.parse_args()
    options = RULES.checked({"players": args.players, "king": args.king})
    cardset = read_cardset(args.cards) if args.cards else shipped(RULES.package)
    matches = (played(args.bot, options, seed, cardset) for seed in range(args.matches))
    rows = [row for match in matches for row in match]
    fit = Fit(args.players)
    likely = fit.climb(rows)
    one, two = fit.cut
    cards, places = fit.x[one:two], fit.x[two:]
    print(f"{len(rows)} rows, mean log-likelihood {likely:.4f}")
    print("luck by rounds to come:", [round(1 / rate, 2) for rate in fit.x[:one]])
    print("worth of cards 1 to 5:", [round(each - sum(cards) / 5, 2) for each in cards])
    print("worth of places in turn:", [round(p - sum(places) / len(places), 2) for p in places])


if __name__ == "__main__":
    main()
