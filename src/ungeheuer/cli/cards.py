"""`ungeheuer cards GAME`: a card set with the provenance of every value; `--check FILE`."""

from __future__ import annotations

import argparse

from rich.markup import escape
from rich.table import Table

from ungeheuer.cli.choices import find_cards, find_game, game_help
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.cardset import Card, CardSet, listed
from ungeheuer.engine.game import shown
from ungeheuer.wire.sync import encode
from ungeheuer.words import Words

COLOURS = {"printed": "green", "source": "cyan", "house": "yellow"}


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_help(words))
    parser.add_argument("--check", metavar="FILE", help=words.say("help-check"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = find_game(args.game)
    cardset = find_cards(game, args.check or args.cards)
    if args.check:
        _show_checked(screen, cardset)
    elif args.json:
        screen.plain(encode(cardset.data).decode())
    else:
        _show(screen, cardset)
    return 0


def _show_checked(screen: Screen, cardset: CardSet) -> None:
    """A valid file, with the warnings of its game."""
    for warning in getattr(cardset.meaning, "warnings", []):
        screen.show(f"[yellow]{escape(screen.words.problem(cardset.origin, warning))}[/]")
    params = {
        "file": cardset.origin,
        "id": cardset.id,
        "version": cardset.version,
        "cards": len(listed(cardset)),
    }
    screen.say("cards-good", params, style="green")


def _show(screen: Screen, cardset: CardSet) -> None:
    words = screen.words
    title = words.say("cards-title", {"id": cardset.id, "version": cardset.version})
    table = Table(title=f"{words.say(f'game-{cardset.game}')} · {title}", header_style="bold")
    for column in ("what", "values", "from"):
        table.add_column(words.say(f"cards-column-{column}"))
    for card in listed(cardset):
        name = words.name_of(card.provenance)
        colour = COLOURS[card.provenance]
        table.add_row(escape(card.path), escape(_values(card)), f"[{colour}]{escape(name)}[/]")
    screen.show(table)
    screen.say("cards-legend", {"house": words.name_of("house")}, style="yellow")


def _values(card: Card) -> str:
    return "  ".join(f"{name} {_value_text(value)}" for name, value in card.values.items()) or "–"


def _value_text(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_value_text(item) for item in value)
    if isinstance(value, dict):
        return " ".join(f"{key} {_value_text(item)}" for key, item in value.items())
    return shown(value)
