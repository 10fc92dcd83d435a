"""How fair the seats are: win shares and gold by turn order, with one bot on every seat.

    ungeheuer fairness --bot sphinx -n 400 [--players 4] [--cards house-1] [--json]

Seats are counted from the start player, named by the chance move `start S`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from ungeheuer.bots import bot
from ungeheuer.cli.arguments import positive
from ungeheuer.cli.choices import find_cards
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.cardset import CardSet, label, shipped
from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.names import CHANCE
from ungeheuer.games import game as find_game
from ungeheuer.lab.match import play_match, rng_of
from ungeheuer.lab.standings import Share, share
from ungeheuer.words import Words

GAME: Final = "mighty"
START: Final = "start "
TURNS: Final = ("turn", "won", "interval", "score")
PLACES: Final = ("place", "mean", "least", "low", "middle", "high", "most")


class PlaceScores(msgspec.Struct, frozen=True):
    """Final scores of the players who finished in one place: first, second, …"""

    mean: float
    least: float
    low: float  # a tenth had less
    middle: float
    high: float  # a tenth had more
    most: float


class Seats(msgspec.Struct, frozen=True):
    """By turn from the start player: shares won, mean scores; by final place: the scores."""

    game: str
    options: dict[str, Any]
    cards: str  # label and hash of the card set
    bot: str
    first: int
    matches: int
    shared: int  # matches with more than one winner
    won: list[Share]
    scores: list[float]
    places: list[PlaceScores]


def match(
    name: str, who: str, options: Mapping[str, object], number: int, cards: CardSet
) -> tuple[int, Outcome]:
    """The start player and the end of one match, fixed by its number."""
    played = find_game(name)
    seats, player = played.seats(played.checked(options)), bot(who, played, cards)
    dice = {CHANCE: rng_of(number, "chance"), **dict.fromkeys(seats, rng_of(number, "bots"))}
    state = played.setup(played.checked(options), cards)
    outcome, moves = play_match(played, state, dict.fromkeys(seats, player), dice)
    starts = [move.text for move in moves if move.text.startswith(START)]
    return int(starts[0].removeprefix(START)), outcome


def measure(
    name: str,
    who: str,
    options: Mapping[str, object],
    first: int,
    matches: int,
    progress: Callable[[int], None],
    cardset: CardSet | None = None,
) -> Seats:
    played = find_game(name)
    cards = cardset or shipped(played.package)
    seats = played.seats(played.checked(options))
    won, scores = [0.0] * len(seats), [0.0] * len(seats)
    ends: list[list[float]] = []
    shared = 0
    for number in range(first, first + matches):
        start, outcome = match(name, who, options, number, cards)
        shared += len(outcome.winners) > 1
        for index, seat in enumerate(seats):
            turn = (index - start) % len(seats)
            won[turn] += (seat in outcome.winners) / len(outcome.winners)
            scores[turn] += (outcome.scores or [])[index] / matches
        ends.append(sorted(outcome.scores or [], reverse=True))
        progress(number - first + 1)
    return Seats(
        name,
        played.checked(options),
        f"{label(cards)} {cards.hash}",
        who,
        first,
        matches,
        shared,
        [share(each, matches) for each in won],
        scores,
        [_place_scores([end[place] for end in ends]) for place in range(len(seats))],
    )


def _place_scores(scores: Sequence[float]) -> PlaceScores:
    ordered = sorted(scores)
    count = len(ordered)
    tenth = count // 10
    return PlaceScores(
        sum(ordered) / count,
        ordered[0],
        ordered[tenth],
        ordered[count // 2],
        ordered[-1 - tenth],
        ordered[-1],
    )


def show(figures: Seats, words: Words) -> str:
    """A line for each turn from the start player, then one for each final place."""
    named = {
        "title": words.say(f"game-{figures.game}"),
        "bot": figures.bot,
        "games": figures.matches,
    }
    lines = [words.say("fairness-title", named)]
    lines += _aligned([_heads(words, TURNS), *_turns(figures, words)])
    lines += _aligned([_heads(words, PLACES), *_places(figures, words)])
    return "\n".join([*lines, words.say("fairness-shared", {"count": figures.shared})])


def _heads(words: Words, columns: Sequence[str]) -> list[str]:
    return [words.say(f"fairness-column-{column}") for column in columns]


def _turns(figures: Seats, words: Words) -> Iterator[list[str]]:
    for turn, (won, score) in enumerate(zip(figures.won, figures.scores, strict=True), 1):
        share, low, high = (words.number(n, ".3f") for n in (won.share, *won.interval))
        yield [str(turn), share, f"{low} – {high}", words.number(score)]


def _places(figures: Seats, words: Words) -> Iterator[list[str]]:
    for number, at in enumerate(figures.places, 1):
        bounds = (at.least, at.low, at.middle, at.high, at.most)
        whole = [words.number(bound, ".0f") for bound in bounds]
        yield [str(number), words.number(at.mean), *whole]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as text, in aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--bot", default="sphinx", help=words.say("help-fairness-bot"))
    parser.add_argument("-n", type=positive, default=400, help=words.say("help-number"))
    parser.add_argument("--first", type=int, default=1, help=words.say("help-first-seed"))
    parser.add_argument("--players", type=int, default=4, help=words.say("help-fairness-players"))
    parser.add_argument("--chain", action="store_true", help=words.say("help-fairness-chain"))
    parser.add_argument("--king", action="store_true", help=words.say("help-fairness-king"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    args.game = GAME
    options = {"players": args.players, "chain": args.chain, "king": args.king}

    def progress(done: int) -> None:
        if done % 20 == 0 and sys.stderr.isatty():
            print(f"\r{done} / {args.n}", end="", file=sys.stderr)

    cardset = find_cards(find_game(GAME), args.cards)
    figures = measure(GAME, args.bot, options, args.first, args.n, progress, cardset)
    text = (
        msgspec.json.format(msgspec.json.encode(figures)).decode()
        if args.json
        else show(figures, screen.words)
    )
    screen.plain(text)
    return 0
