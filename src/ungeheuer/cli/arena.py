"""`ungeheuer arena GAME`: every bot against every bot, fairly; a matrix, Elo, a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import Progress

from ungeheuer.cli import contest
from ungeheuer.cli.arguments import positive
from ungeheuer.cli.choices import (
    cards_text,
    check_bot,
    find_cards,
    find_game,
    game_help,
    option_flags,
    options_of,
)
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Contest, bouts
from ungeheuer.lab.ledger import Ledger
from ungeheuer.lab.plot import plot
from ungeheuer.lab.running import ENGINES, PROCESSES, check_engine
from ungeheuer.lab.running import run as run_bouts
from ungeheuer.lab.standings import standings
from ungeheuer.wire.files import write_text
from ungeheuer.wire.sync import encode
from ungeheuer.words import Words


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_help(words))
    parser.add_argument("--bots", default="greedy,random", help=words.say("help-arena-bots"))
    parser.add_argument("--deals", type=positive, default=100, help=words.say("help-arena-deals"))
    parser.add_argument("--first", type=int, default=1, help=words.say("help-arena-first"))
    parser.add_argument("--workers", type=positive, help=words.say("help-workers"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    parser.add_argument("--file", metavar="FILE", help=words.say("help-arena-file"))
    parser.add_argument("--plot", metavar="FILE", help=words.say("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))
    parser.add_argument("--on", choices=ENGINES, default=PROCESSES, help=words.say("help-arena-on"))
    option_flags(parser, words)


def run(args: argparse.Namespace, screen: Screen) -> int:
    asked = _asked(args)
    check_engine(args.on)
    _check_picture(args.plot)
    ledger = Ledger(asked, Path(args.file) if args.file else None)
    try:
        _play(ledger, args, screen)
    except KeyboardInterrupt:
        if args.file:
            params = {"done": len(ledger.played()), "all": len(bouts(asked)), "file": args.file}
            screen.error(screen.words.say("arena-broken-off", params))
        raise
    finally:
        ledger.close()
    results = standings(asked, ledger.played())
    if args.json:
        screen.plain(encode(results).decode())
    else:
        contest.show(results, screen)
    if args.plot:
        write_text(args.plot, plot(*contest.picture(results, screen.words)))
    return 0


def _asked(args: argparse.Namespace) -> Contest:
    """The contest asked for; raises before any match starts if something is wrong with it."""
    game = find_game(args.game)
    options = options_of(args, game)
    bots = list(dict.fromkeys(check_bot(name.strip()) for name in args.bots.split(",")))
    cards = find_cards(game, args.cards)
    text = cards_text(game, args.cards)
    return Contest(game.name, options, bots, args.deals, args.first, text, cards.hash)


def _check_picture(path: str | None) -> None:
    """Raises now if the picture could not be written after hours of playing."""
    if path and (Path(path).is_dir() or not Path(path).parent.is_dir()):
        reason = "no-file-name" if Path(path).is_dir() else "no-folder"
        raise MessageError("unwritable-file", {"file": path, "reason": reason})


def _play(ledger: Ledger, args: argparse.Namespace, screen: Screen) -> None:
    with Progress(console=screen.error_console, transient=True) as bar:
        total = len(bouts(ledger.contest))
        task = bar.add_task(screen.words.say("simulate-progress"), total=total)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        run_bouts(ledger, args.workers, advance, args.on)
