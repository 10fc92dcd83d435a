"""`ungeheuer rules GAME [ID]`: the numbered rules in our words, and their scenes in text."""

from __future__ import annotations

import argparse

from rich.markup import escape
from rich.padding import Padding

from ungeheuer.cli.choices import find_game, game_help
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.rulebook import Rule, Rulebook, rulebook
from ungeheuer.engine.scene import Judged, scenes
from ungeheuer.words import Words
from ungeheuer.words.scenes import told_in


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
    if exact is None:
        _show_chapter(screen, game, wanted)
    for rule in rules:
        _show_rule(screen, rule)
    _show_scenes(screen, game, [rule.id for rule in rules], cite=exact is None)


def _show_book(screen: Screen, book: Rulebook, game: str) -> None:
    screen.show(f"[bold]{escape(book.title)}[/]\n")
    for section, title in book.sections:
        screen.show(f"[bold yellow]{section}  {escape(title)}[/]")
        for rule in book.section(section):
            _show_rule(screen, rule)
    screen.say("rules-usage", {"game": game, "id": book.rules()[0].id}, style="dim")


def _show_chapter(screen: Screen, game: str, chapter: str) -> None:
    code = f"chapter-{game}-{chapter}"
    if screen.words.knows(code):
        screen.show(f"{escape(screen.words.say(code))}\n")


def _show_scenes(screen: Screen, game: str, rules: list[RuleId], *, cite: bool) -> None:
    """The scenes of which one of these is the main rule: question, answers, and why."""
    found = scenes(find_game(game).package, game).values()
    for scene in [each for each in found if each.rules[0] in rules]:
        judged = Judged(scene, find_game(game))
        told = told_in(judged, screen.words)
        screen.show(Padding(f"[bold yellow]?[/] {escape(told.question)}", (1, 0, 0, 4)))
        for label, right in zip(told.labels, judged.right, strict=True):
            sign = "[bold green]✓[/]" if right else "[dim]✗[/]"
            screen.show(Padding(f"{sign} {escape(label)}", (0, 0, 0, 6)))
        rule = f" [cyan]({scene.rules[0]})[/]" if cite else ""
        screen.show(Padding(f"{escape(told.why)}{rule}", (0, 0, 0, 4)))


def _show_rule(screen: Screen, rule: Rule) -> None:
    screen.show(f"  [bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")
    screen.show(Padding(escape(rule.text), (0, 0, 0, 4)))
    if rule.decision:
        note = screen.words.say("rules-decision")
        screen.show(Padding(f"[dim italic]({escape(note)})[/]", (0, 0, 0, 4)))
