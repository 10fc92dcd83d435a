"""What the commands share: finding games, bots and card sets, and the games' options as flags."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.errors import CardSetError, MessageError, Problem
from ungeheuer.engine.game import Option, shown
from ungeheuer.engine.match import AnyGame
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game as load
from ungeheuer.wire.files import read_cardset
from ungeheuer.words import Words


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise MessageError("no-game", {"game": name, "games": ", ".join(GAMES)})
    return load(name)


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise MessageError("no-bot", {"bot": name, "bots": ", ".join(BOTS)})
    return name


def find_cards(game: AnyGame, path: str | None) -> CardSet:
    """The shipped set, or the one in a file; checked by setting up a game with it."""
    if path is None:
        return shipped(game.package)
    cardset = read_cardset(path)
    if cardset.game != game.name:
        params = {"value": cardset.game, "allowed": game.name}
        raise CardSetError(path, [Problem("cardset.game", "not-one-of", params)])
    game.setup(game.checked({}), cardset)
    return cardset


def option_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    """One flag for every option of every game, `--players 5` or `--chain`."""
    group = parser.add_argument_group(words.say("help-option"))
    seen: dict[str, list[str]] = {}
    for name in GAMES:
        for option in load(name).options:
            seen.setdefault(option.name, []).append(_about(name, option))
    for flag, about in seen.items():
        group.add_argument(
            f"--{flag}", dest=f"option_{flag}", nargs="?", const="true", help="; ".join(about)
        )


def _about(game: str, option: Option) -> str:
    values = " ".join(shown(value) for value in option.values)
    return f"{game}: {values} ({option.rule})" if values else f"{game} ({option.rule})"


def options_of(args: argparse.Namespace, game: AnyGame) -> dict[str, object]:
    """The options given on the command line, as the game's own values."""
    given: Mapping[str, object] = vars(args)
    found: dict[str, object] = {}
    known = {option.name: option for option in game.options}
    for key, text in given.items():
        if key.startswith("option_") and isinstance(text, str):
            name = key.removeprefix("option_")
            found[name] = _value(known.get(name), text)
    return game.checked(found)


def _value(option: Option | None, text: str) -> object:
    if option is not None and option.values:
        same = [value for value in option.values if shown(value) == text.lower()]
        return same[0] if same else text
    return text.split(",") if "," in text else text
