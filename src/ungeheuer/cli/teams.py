"""`ungeheuer simulate` for games that are won together: the team's share, cell by cell."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import product
from typing import Any

from rich.progress import Progress
from rich.table import Table

from ungeheuer.cli.choices import cards_played
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.match import AnyGame
from ungeheuer.games import manifest
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.simulate import Spec
from ungeheuer.lab.simulate import run as run_matches
from ungeheuer.wire.sync import encode
from ungeheuer.words import Words


class Cell:
    """One combination of options: how many matches the team won."""

    __slots__ = ("options", "played", "won")

    def __init__(self, options: Mapping[str, object], played: int, won: int) -> None:
        self.options = dict(options)
        self.played = played
        self.won = won

    def data(self) -> dict[str, Any]:
        share = self.won / self.played
        return {
            **self.options,
            "games": self.played,
            "won": self.won,
            "share": share,
            "interval": wilson(share, self.played),
        }


def is_team_game(name: str) -> bool:
    return manifest(name).victories_by is not None


def axes_of(game: AnyGame) -> tuple[tuple[str, ...], str]:
    """The options that make the rows, and the one that makes the columns."""
    axes = manifest(game.name).victories_by
    assert axes is not None
    return axes


def combinations(game: AnyGame, given: Mapping[str, object]) -> list[dict[str, object]]:
    """Every combination of the axes that the command line leaves open."""
    rows, column = axes_of(game)
    axes = [*rows, column]
    values = {option.name: option.values for option in game.options}
    choices = [[given[axis]] if axis in given else values[axis] for axis in axes]
    return [{**given, **dict(zip(axes, chosen, strict=True))} for chosen in product(*choices)]


def run(
    game: AnyGame, given: Mapping[str, object], args: argparse.Namespace, screen: Screen
) -> int:
    """Play `n` matches for each combination, all seats with the first bot named."""
    bot = args.bots.split(",")[0].strip()
    cells = []
    todo = combinations(game, given)
    with Progress(console=screen.error_console, transient=True) as bar:
        task = bar.add_task(screen.words.say("simulate-progress"), total=len(todo) * args.n)
        for options in todo:
            cells.append(_cell(game, options, bot, args))
            bar.advance(task, args.n)
    if args.json:
        data = {
            "game": game.name,
            "bot": bot,
            "cardset": cards_played(game, None),
            "cells": [cell.data() for cell in cells],
        }
        screen.plain(encode(data).decode())
    else:
        screen.show(table(game, cells, bot, screen.words))
    return 0


def _cell(game: AnyGame, options: dict[str, object], bot: str, args: argparse.Namespace) -> Cell:
    seats = len(game.seats(game.checked(options)))
    spec = Spec(game.name, options, [bot] * seats)
    tally = run_matches(spec, args.first, args.n, min(args.workers, args.n), _no_progress)
    return Cell(options, tally.games, round(sum(tally.wins)))  # a shared victory counts in parts


def _no_progress(_done: int) -> None:
    """Ignore the progress of single matches: it is shown per cell."""


def table(game: AnyGame, cells: list[Cell], bot: str, words: Words) -> Table:
    """A row for each boss and side, a column for each number of players."""
    rows, column = axes_of(game)
    params = {"bot": bot, "games": cells[0].played, "game": words.say(f"game-{game.name}")}
    sheet = Table(title=words.say("simulate-team-title", params), header_style="bold")
    for axis in rows:
        sheet.add_column(words.say(f"simulate-axis-{axis}"))
    columns = list(dict.fromkeys(cell.options[column] for cell in cells))
    for value in columns:
        sheet.add_column(words.say("simulate-players", {"players": value}), justify="right")
    for key in dict.fromkeys(tuple(cell.options[axis] for axis in rows) for cell in cells):
        row = [cell for cell in cells if tuple(cell.options[axis] for axis in rows) == key]
        names = [words.say(f"simulate-value-{part}") for part in key]
        sheet.add_row(*names, *(_share(cell, words) for cell in row))
    return sheet


def _share(cell: Cell, words: Words) -> str:
    share = cell.won / cell.played
    low, high = (words.number(100 * bound, ".0f") for bound in wilson(share, cell.played))
    return f"{words.number(100 * share, '.0f')} % ({low}–{high})"
