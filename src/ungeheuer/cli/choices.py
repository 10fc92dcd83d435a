"""What the commands share: finding games, bots and card sets, and the games' options as flags."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import cache

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.bots import known
from ungeheuer.engine.cardset import CardSet, chosen, label, labelled, shipped
from ungeheuer.engine.errors import CardSetError, MessageError, Problem
from ungeheuer.engine.game import Option, shown
from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.rulebook import Rulebook, rulebook
from ungeheuer.games import game as load
from ungeheuer.games import names as games
from ungeheuer.wire.files import read_cardset, read_text
from ungeheuer.words import Words


def find_game(name: str) -> AnyGame:
    if name not in games():
        raise MessageError("no-game", {"game": name, "games": ", ".join(games())})
    return load(name)


def game_help(words: Words) -> str:
    return words.say("help-game", {"games": ", ".join(games())})


def check_bot(name: str) -> str:
    if not known(name):
        raise MessageError("no-bot", {"bot": name, "bots": ", ".join(BOTS)})
    return name


def find_cards(game: AnyGame, path: str | None) -> CardSet:
    """The newest set, a shipped one by its label, or the one in a file; checked by a set-up."""
    if path is None:
        return shipped(game.package)
    cardset = labelled(game.package, path) or read_cardset(path)
    if cardset.game != game.name:
        params = {"value": cardset.game, "allowed": game.name}
        raise CardSetError(path, [Problem("cardset.game", "not-one-of", params)])
    game.setup(game.checked({}), cardset)
    return cardset


def cards_text(game: AnyGame, path: str | None) -> str:
    """The same for the lab: the label of a shipped set, or the text of a file, checked."""
    cardset = find_cards(game, path)
    return label(cardset) if path is None or cardset.shipped else read_text(path)


def cards_played(game: AnyGame, cards: str | None) -> dict[str, object]:
    """How a report names the card set of its matches."""
    played = chosen(game.package, cards)
    return {"id": played.id, "version": played.version, "hash": played.hash}


def option_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    """One flag for every option that games offer, `--players 5` or `--chain`."""
    group = parser.add_argument_group(words.say("help-option"))
    seen: dict[str, list[tuple[AnyGame, Option]]] = {}
    for name in games():
        for option in load(name).options:
            if option.offered:
                seen.setdefault(option.name, []).append((load(name), option))
    for flag, meant in seen.items():
        values = list(dict.fromkeys(shown(v) for _, option in meant for v in option.values))
        switch = "true" in values  # needs no value
        group.add_argument(
            f"--{flag}",
            dest=f"option_{flag}",
            metavar="|".join(values) or flag.upper(),
            nargs="?" if switch else None,
            const="true" if switch else None,
            help="; ".join(_about(game, option, words) for game, option in meant),
        )


def _about(game: AnyGame, option: Option, words: Words) -> str:
    """The help text of an option: its title in the rulebook."""
    rule = _book(game.package, words.language).find(option.rule)
    return f"{game.name}: {rule.title if rule else option.name} ({option.rule})"


@cache
def _book(package: str, language: str) -> Rulebook:
    return rulebook(package, language)


def options_of(args: argparse.Namespace, game: AnyGame) -> dict[str, object]:
    """The options given on the command line, completed with defaults."""
    return game.checked(given_options(args, game))


def given_options(args: argparse.Namespace, game: AnyGame) -> dict[str, object]:
    """The options given on the command line, converted to the game's values."""
    given: Mapping[str, object] = vars(args)
    options: dict[str, object] = {}
    known = {option.name: option for option in game.options}
    for key, text in given.items():
        if key.startswith("option_") and isinstance(text, str):
            name = key.removeprefix("option_")
            options[name] = _value(known.get(name), text)
    game.checked(options)
    return options


def _value(option: Option | None, text: str) -> object:
    if option is not None and option.values:
        same = [value for value in option.values if shown(value) == text.lower()]
        return same[0] if same else text
    return text.split(",") if "," in text else text
