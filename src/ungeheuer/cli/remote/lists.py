"""Tables in a list, and the seats of one table."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table as Grid

from ungeheuer.cli.client.table_state import TableState, name_of
from ungeheuer.cli.remote.address import Address
from ungeheuer.cli.screen import Screen
from ungeheuer.wire.api import TableCard
from ungeheuer.wire.table_cards import SeatCard
from ungeheuer.words import Words


def show_tables(screen: Screen, tables: list[TableCard], address: Address) -> None:
    """Game, state and people of each, and the link that leads there."""
    if not tables:
        screen.say("join-no-tables")
    for table in tables:
        words = screen.words
        title = words.say(f"game-{table.game}")
        state = words.say(f"join-state-{'paused' if table.paused else table.state}")
        people = ", ".join(name_of(seat, words) for seat in table.seats)
        screen.show(f"[bold yellow]{escape(title)}[/]  {escape(state)}  [dim]{escape(people)}[/]")
        if any(seat.mine and seat.seat == table.turn for seat in table.seats):
            screen.say("join-your-turn", style="bold green")
        screen.line("join-link", {"link": address.link(table.table)}, style="dim")


def show_seats(screen: Screen, known: TableState, link: str) -> None:
    """The seats: who holds each, who is present, who is asked."""
    words = screen.words
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat in known.card.seats:
        mark = "▶" if known.asked == seat.seat else ""
        grid.add_row(mark, seat.seat, escape(words.person(seat.seat)), _presence(seat, words))
    screen.show(grid)
    screen.say("join-watchers", {"count": known.card.watchers}, style="dim")
    screen.say("join-policy", {"undo": known.card.policy.undo}, style="dim")
    screen.line("join-link", {"link": link}, style="dim")


def _presence(seat: SeatCard, words: Words) -> str:
    if seat.kind == "open":
        return ""
    if seat.kind == "bot":
        return words.say("join-stands-in" if seat.away else "join-is-bot")
    state = "self" if seat.mine else ("here" if seat.here else "away")
    return words.say(f"join-is-{state}")
