"""Advice for the seat that is asked, as a small table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from ungeheuer.cli.names import display_name
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.game import Advice
from ungeheuer.words import Words


def show_advice(
    screen: Screen, game: str, advice: Sequence[Advice[Any]], bot: str, *, chances: bool
) -> None:
    """The best three moves, each with its value and its reason."""
    if not advice:
        screen.say("play-hint-none")
        return
    words = screen.words
    screen.say("play-hint-by", {"bot": display_name(bot, words)}, style="dim")
    table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for best in distinct(advice)[:3]:
        reason = words.say(f"{game}-{best.code}", best.params)
        worth = escape(_worth(words, game, best.value, chances=chances))
        table.add_row(f"[bold cyan]{escape(best.move.text)}[/]", worth, escape(reason))
    screen.show(table)


def distinct(advice: Sequence[Advice[Any]]) -> list[Advice[Any]]:
    """One of each group of equal advice, such as both sides of an empty place."""
    by_text: dict[tuple[object, ...], Advice[Any]] = {}
    for each in advice:
        by_text.setdefault((round(each.value, 6), each.code, str(each.params)), each)
    return list(by_text.values())


def _worth(words: Words, game: str, value: float, *, chances: bool) -> str:
    """The value of a move: a chance to win, or in the unit of the game, if it has one."""
    if chances:
        return words.say("advice-chance", {"percent": round(100 * value)})
    code = f"{game}-advice-value"
    params = {"value": words.number(value, "+.1f")}
    return words.say(code, params) if words.knows(code) else ""
