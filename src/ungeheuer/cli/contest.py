"""The results of a contest, as tables and as a picture."""

from __future__ import annotations

from typing import Final, Literal

from rich.markup import escape
from rich.table import Table

from ungeheuer.cli.screen import Screen
from ungeheuer.lab.elo import Rating
from ungeheuer.lab.plot import Bar
from ungeheuer.lab.standings import Meeting, Share, Standings
from ungeheuer.words import Words

TICKS: Final = 5  # 0 %, 25 %, …


def show(standings: Standings, screen: Screen) -> None:
    words = screen.words
    screen.say(*_title(standings, words), style="bold")
    screen.show(_matrix(standings, words) if standings.seats else _team(standings, words))
    if standings.seats:
        screen.say("arena-seats", style="bold")
        screen.show(_seats(standings, words))
    if standings.elo:
        screen.say("arena-elo-meaning", style="bold")
        screen.show(_elo(standings, words))
    if any(rating.interval is None for rating in standings.elo):
        screen.say("arena-few-deals", style="dim")
    if standings.even is not None:
        screen.say("simulate-even", {"share": _percent(standings.even, words)}, style="dim")


def picture(standings: Standings, words: Words) -> tuple[str, list[Bar], list[str], float | None]:
    """The content of the plot: every meeting, or every bot in cooperative games."""
    lines = [
        Bar(
            _label(standings, meeting, words),
            meeting.result.share,
            meeting.result.interval,
            _percent(meeting.result.share, words),
        )
        for meeting in standings.meetings
    ]
    ticks = [_percent(number / (TICKS - 1), words) for number in range(TICKS)]
    return (
        words.say("arena-plot-title", _title_params(standings, words)),
        lines,
        ticks,
        standings.even,
    )


def _title_params(standings: Standings, words: Words) -> dict[str, object]:
    return {"games": standings.games, "game": words.say(f"game-{standings.game}")}


def _title(standings: Standings, words: Words) -> tuple[str, dict[str, object]]:
    params = _title_params(standings, words)
    if standings.roles:
        first, second = map(words.name_of, standings.roles)
        return "arena-title-roles", params | {"first": first, "second": second}
    return "arena-title" if standings.seats else "simulate-title", params


def _label(standings: Standings, meeting: Meeting, words: Words) -> str:
    if not standings.seats:
        return meeting.one
    return words.say("arena-against", {"one": meeting.one, "other": meeting.other})


# -- tables


def _team(standings: Standings, words: Words) -> Table:
    table = Table(header_style="bold")
    _columns(table, words, "bot", "wins", "share", "interval")
    for meeting in standings.meetings:
        table.add_row(escape(meeting.one), *_figures(meeting.result, words))
    return table


def _matrix(standings: Standings, words: Words) -> Table:
    """A row and a column per bot; with roles, rows have the first and columns the second."""
    table = Table(header_style="bold")
    table.add_column("")
    for bot in standings.bots:
        table.add_column(escape(bot), justify="right")
    for bot in standings.bots:
        row = [meeting.result for meeting in standings.meetings if meeting.one == bot]
        table.add_row(f"[bold]{escape(bot)}[/]", *(_cell(each, words) for each in row))
    return table


def _seats(standings: Standings, words: Words) -> Table:
    table = Table(header_style="bold")
    table.add_column(words.say("simulate-column-bot"))
    for seat in dict.fromkeys(each.seat for each in standings.seats):
        table.add_column(words.name_of(seat), justify="right")
    for bot in standings.bots:
        row = [each.result for each in standings.seats if each.bot == bot]
        table.add_row(escape(bot), *(_cell(each, words) for each in row))
    return table


def _elo(standings: Standings, words: Words) -> Table:
    """Elo ratings, highest first."""
    table = Table(header_style="bold")
    table.add_column(words.say("simulate-column-bot"))
    if standings.roles:
        table.add_column(words.say("simulate-column-seat"))
    table.add_column("Elo", justify="right")
    table.add_column(words.say("simulate-column-interval"), justify="right")
    for rating in sorted(standings.elo, key=lambda each: -each.elo):
        role = [words.name_of(rating.role)] if rating.role else []
        points = words.number(rating.elo, ".0f")
        table.add_row(escape(rating.bot), *role, points, _bounds(rating, words))
    return table


def _bounds(rating: Rating, words: Words) -> str:
    if rating.interval is None:
        return "–"
    low, high = (words.number(bound, ".0f") for bound in rating.interval)
    return f"{low} – {high}"


def _columns(table: Table, words: Words, *names: str) -> None:
    for name in names:
        justify: Literal["left", "right"] = "left" if name == "bot" else "right"
        table.add_column(words.say(f"simulate-column-{name}"), justify=justify)


def _figures(result: Share, words: Words) -> tuple[str, str, str]:
    low, high = (words.number(bound, ".3f") for bound in result.interval)
    return words.number(result.wins, ".6g"), words.number(result.share, ".3f"), f"{low} – {high}"


def _cell(result: Share, words: Words) -> str:
    low, high = (words.number(100 * bound, ".0f") for bound in result.interval)
    return f"{_percent(result.share, words)} ({low}–{high})"


def _percent(share: float, words: Words) -> str:
    return f"{words.number(100 * share, '.0f')} %"
