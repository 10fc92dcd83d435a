"""`ungeheuer play`: people and bots at one terminal."""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape

from ungeheuer.bots import USUAL, bot, known
from ungeheuer.bots.personas import cast_all
from ungeheuer.cli.choices import find_cards, find_game, game_help, option_flags, options_of
from ungeheuer.cli.local_link import LocalLink
from ungeheuer.cli.local_session import play
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.rng import Rng
from ungeheuer.games import manifests
from ungeheuer.games import names as all_games
from ungeheuer.server.store.place import home
from ungeheuer.wire.files import decode_record, read_text, replay_file
from ungeheuer.words import Words

LAST = "-"  # --resume without a file


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=game_help(words))
    parser.add_argument("--seats", metavar="NAMES", help=words.say("help-seats"))
    parser.add_argument("--seed", type=int, help=words.say("help-seed"))
    parser.add_argument(
        "--resume", metavar="FILE", nargs="?", const=LAST, help=words.say("help-resume")
    )
    parser.add_argument("--at", type=int, metavar="N", help=words.say("help-branch"))
    parser.add_argument("--pair", metavar="FILE", help=words.say("help-pair-with"))
    parser.add_argument("--save", metavar="FILE", help=words.say("help-save"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    option_flags(parser, words)


def run(args: argparse.Namespace, screen: Screen) -> int:
    resuming = args.resume is not None
    match, file = _resumed(args, screen) if resuming else _new(args, screen)
    args.game = match.game.name
    rng = Rng(random.Random(args.seed).random)
    if not resuming:
        match.names = cast_all(match.names, file.stem if args.seed is None else str(args.seed))
    bots = {
        seat: bot(name, match.game, match.cardset)
        for seat, name in zip(match.seats, match.names, strict=True)
        if known(name)
    }
    return play(LocalLink(match, bots, rng, file), screen)


def _new(args: argparse.Namespace, screen: Screen) -> tuple[Match, Path]:
    if args.at is not None:
        raise MessageError("only-with-resume", {"option": "--at"})
    if args.pair is not None:
        match = _second(args.pair)
        return match, Path(args.save) if args.save else _own_file(match.game)
    game = find_game(args.game or _choose_game(screen))
    options = options_of(args, game)
    cards = find_cards(game, args.cards)
    match = Match(game, options, cards)
    match.names = _names(args.seats, match.seats, screen.words)
    return match, Path(args.save) if args.save else _own_file(game)


def _second(path: str) -> Match:
    """The second match of a pair, with the seats swapped; only some games have pairs."""
    makers = {each.name: each.second_match for each in manifests() if each.second_match}
    name = decode_record(read_text(path), path).game
    if name not in makers:
        params = {"file": path, "found": name, "game": ", ".join(makers)}
        raise MessageError("other-game", params)
    match: Match = makers[name].load()(path)
    return match


def _names(given: str | None, seats: Sequence[str], words: Words) -> list[str]:
    """The name of the person or bot on every seat; seats not given get the default bot."""
    if given is None:
        return [words.say("name-guest"), *[USUAL] * (len(seats) - 1)]
    names = [name.strip() or USUAL for name in given.split(",")]
    if len(names) > len(seats):
        raise MessageError("wrong-number-of-seats", {"wanted": len(seats), "found": len(names)})
    return names + [USUAL] * (len(seats) - len(names))


def _choose_game(screen: Screen) -> str:
    """Ask for a game, by number or name."""
    words, games = screen.words, all_games()
    screen.say("play-welcome", style="bold")
    for number, name in enumerate(games, start=1):
        title, about = words.say(f"game-{name}"), words.say(f"game-{name}-about")
        screen.show(f"  [bold yellow]{number}[/]  [bold]{escape(title)}[/]  {escape(about)}")
    if len(games) == 1:
        return games[0]
    try:
        answer = screen.ask(f"{words.say('play-choose')} [1]: ") or "1"
    except EOFError:
        raise KeyboardInterrupt from None
    chosen = answer.isdecimal() and 0 < int(answer) <= len(games)
    return games[int(answer) - 1] if chosen else answer


# -- where matches are kept


def _own_file(game: AnyGame) -> Path:
    """A new file whose name sorts by time."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return home() / f"{game.name}-{stamp}-{os.urandom(3).hex()}.json"


def _last(game: str | None) -> Path:
    """The file of the unfinished match that was changed last."""
    files = [file for file in home().glob(f"{game or ''}*.json") if ".bug" not in file.suffixes]
    for file in sorted(files, key=lambda each: each.stat().st_mtime_ns, reverse=True):
        if decode_record(read_text(file), str(file)).result is None:
            return file
    raise MessageError("no-saved-game")


def _check_resumable(args: argparse.Namespace) -> None:
    """Refuse flags that would change the options or the card set of a running match."""
    given = {name: value for name, value in vars(args).items() if value is not None}
    for name in given:
        if name == "cards" or name.startswith("option_"):
            option = f"--{name.removeprefix('option_')}"
            raise MessageError("not-with-resume", {"option": option})


def _resumed(args: argparse.Namespace, screen: Screen) -> tuple[Match, Path]:
    """The match of a record file, or a branch of it from move N."""
    _check_resumable(args)
    source = _last(args.game) if args.resume == LAST else Path(args.resume)
    text = read_text(source)
    game = find_game(decode_record(text, str(source)).game)
    if args.game not in (None, game.name):
        params = {"file": str(source), "found": game.name, "game": args.game}
        raise MessageError("other-game", params)
    args.game = game.name
    match = replay_file(text, str(source), game, args.at)
    if args.seats:
        match.names = _names(args.seats, match.seats, screen.words)
    if args.at is None:
        screen.line("play-resumed", {"file": str(source), "move": len(match.history)}, style="dim")
        return match, Path(args.save) if args.save else source
    twin = match.branch(args.at, source.name)
    twin.names = match.names
    screen.line("play-branched", {"file": str(source), "move": args.at}, style="dim")
    return twin, Path(args.save) if args.save else _own_file(game)
