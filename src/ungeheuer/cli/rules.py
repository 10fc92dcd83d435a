"""`ungeheuer rules GAME [ID]`: the numbered rules in our words."""

from __future__ import annotations

import argparse

from rich.markup import escape
from rich.padding import Padding

from ungeheuer.cli.choices import find_game, game_help
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.rulebook import Rule, Rulebook, rulebook
from ungeheuer.words import Words


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_help(words))
    parser.add_argument("id", metavar="ID", nargs="?", help=words.say("help-rule"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = find_game(args.game)
    show_rules(screen, rulebook(game.package, screen.words.language), game.name, args.id)
    return 0


def show_rules(screen: Screen, book: Rulebook, game: str, id: str | None) -> None:
    """One rule, one section, or the whole book."""
    if id is None:
        _show_book(screen, book, game)
        return
    wanted = id.upper() if id[:2].upper() != "V-" else "V-" + id[2:].lower()
    exact = book.find(wanted)
    rules = [exact] if exact else book.section(wanted)
    if not rules:
        raise MessageError("no-rule", {"id": id, "game": book.title})
    for rule in rules:
        _show_rule(screen, rule)


def _show_book(screen: Screen, book: Rulebook, game: str) -> None:
    screen.show(f"[bold]{escape(book.title)}[/]\n")
    for section, title in book.sections:
        screen.show(f"[bold yellow]{section}  {escape(title)}[/]")
        for rule in book.section(section):
            _show_rule(screen, rule)
    screen.say("rules-usage", {"game": game, "id": book.rules()[0].id}, style="dim")


def _show_rule(screen: Screen, rule: Rule) -> None:
    screen.show(f"  [bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")
    screen.show(Padding(escape(rule.text), (0, 0, 0, 4)))
    if rule.decision:
        note = screen.words.say("rules-decision")
        screen.show(Padding(f"[dim italic]({escape(note)})[/]", (0, 0, 0, 4)))
