"""`ungeheuer simulate GAME`: bots play many matches; a table with intervals."""

from __future__ import annotations

import argparse
import os
import time
from typing import Any, Literal

from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from ungeheuer.cli import teams
from ungeheuer.cli.arguments import positive
from ungeheuer.cli.choices import (
    cards_played,
    cards_text,
    check_bot,
    find_game,
    game_help,
    given_options,
    option_flags,
    options_of,
)
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.simulate import Spec, Tally
from ungeheuer.lab.simulate import run as run_matches
from ungeheuer.wire.sync import encode
from ungeheuer.words import Words


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_help(words))
    parser.add_argument("-n", type=positive, default=1000, help=words.say("help-number"))
    parser.add_argument("--bots", default="greedy,random", help=words.say("help-bots"))
    parser.add_argument("--first", type=int, default=1, help=words.say("help-first-seed"))
    parser.add_argument(
        "--workers", type=positive, default=os.cpu_count() or 1, help=words.say("help-workers")
    )
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))
    option_flags(parser, words)


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = find_game(args.game)
    if teams.is_team_game(game.name) and not args.cards:
        check_bot(args.bots.split(",")[0].strip())
        return teams.run(game, given_options(args, game), args, screen)
    options = options_of(args, game)
    bots = seated(args.bots, len(game.seats(options)))
    cards = cards_text(game, args.cards)  # a bad card set is refused before anything starts
    spec = Spec(game.name, options, bots, cards)
    began = time.monotonic()
    tally = _with_progress(spec, args, screen)
    seconds = time.monotonic() - began
    if args.json:
        screen.plain(encode(report(spec, tally, args.first)).decode())
    else:
        _show(screen, spec, tally, tally.games / seconds, min(args.workers, args.n))
    return 0


def seated(names: str, seats: int) -> list[str]:
    """A bot for each seat; the last one named fills the seats left over."""
    bots = [check_bot(name.strip()) for name in names.split(",")]
    if len(bots) > seats:
        raise MessageError("wrong-number-of-seats", {"wanted": seats, "found": len(bots)})
    return bots + bots[-1:] * (seats - len(bots))


def _with_progress(spec: Spec, args: argparse.Namespace, screen: Screen) -> Tally:
    with Progress(console=screen.error_console, transient=True) as bar:
        task = bar.add_task(screen.words.say("simulate-progress"), total=args.n)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        return run_matches(spec, args.first, args.n, min(args.workers, args.n), advance)


def report(spec: Spec, tally: Tally, first: int) -> dict[str, Any]:
    """The figures as data: shares, intervals, means."""
    return {
        "game": spec.game,
        "options": spec.options,
        "cardset": cards_played(find_game(spec.game), spec.cards),
        "games": tally.games,
        "first": first,
        "moves": tally.moves,
        "bots": [
            {"bot": name, **_figures(tally.wins[i], tally), "score": tally.scores[i] / tally.games}
            for i, name in enumerate(spec.bots)
        ],
        "seats": [_figures(wins, tally) for wins in tally.seat_wins],
    }


def _figures(wins: float, tally: Tally) -> dict[str, Any]:
    share = wins / tally.games
    return {"wins": wins, "share": share, "interval": wilson(share, tally.games)}


def _show(screen: Screen, spec: Spec, tally: Tally, rate: float, workers: int) -> None:
    words = screen.words
    params = {"games": tally.games, "game": words.say(f"game-{spec.game}")}
    table = Table(title=words.say("simulate-title", params), header_style="bold")
    for column in ("bot", "wins", "share", "interval", "score"):
        justify: Literal["left", "right"] = "left" if column == "bot" else "right"
        table.add_column(words.say(f"simulate-column-{column}"), justify=justify)
    for index, name in enumerate(spec.bots):
        score = words.number(tally.scores[index] / tally.games)
        table.add_row(escape(name), *_row(tally.wins[index], tally, words), score)
    screen.show(table)
    _show_seats(screen, spec, tally)
    screen.say("simulate-even", {"share": words.number(1 / len(spec.bots), ".3f")}, style="dim")
    screen.say("simulate-speed", {"rate": round(rate), "workers": workers}, style="dim")


def _show_seats(screen: Screen, spec: Spec, tally: Tally) -> None:
    words = screen.words
    table = Table(header_style="bold")
    table.add_column(words.say("simulate-column-seat"))
    for column in ("wins", "share", "interval"):
        table.add_column(words.say(f"simulate-column-{column}"), justify="right")
    seats = find_game(spec.game).seats(spec.options)
    for seat, wins in zip(seats, tally.seat_wins, strict=True):
        table.add_row(words.name_of(seat), *_row(wins, tally, words))
    screen.show(table)


def _row(wins: float, tally: Tally, words: Words) -> tuple[str, str, str]:
    share = wins / tally.games
    low, high = (words.number(bound, ".3f") for bound in wilson(share, tally.games))
    return words.number(wins, ".6g"), words.number(share, ".3f"), f"{low} – {high}"
