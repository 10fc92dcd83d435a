"""The cups in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from liars_dice.rules.events import Rolled
from liars_dice.rules.moves import Bid
from liars_dice.rules.view import PlayerView, View
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.words import Words

DICE: Final = " ⚀⚁⚂⚃⚄⚅"
HIDDEN: Final = "▢"


def render(view: View, cardset: CardSet, words: Words) -> RenderableType:
    """Who has how many dice, one's own with their faces; then the bids of the round."""
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("", "player", "cup", "last"):
        table.add_column(column and words.say(f"liars-dice-column-{column}"))
    for player in view.players:
        turn = Text("▶" if view.asked == player.seat else "", style="bold yellow")
        table.add_row(turn, words.person(player.seat), cup(player), shown(player.last))
    bids = [f"{words.person(str(bid.player))} {bid.count} × {DICE[bid.face]}" for bid in view.bids]
    return Group(table, Text("  →  ".join(bids), style="bold"))


def cup(player: PlayerView) -> Text:
    if player.faces:
        return Text(" ".join(DICE[face] for face in player.faces), style="bold")
    return Text(" ".join(HIDDEN * player.dice), style="dim")


def shown(faces: Sequence[int]) -> Text:
    return Text(" ".join(DICE[face] for face in faces), style="dim")


def moves(view: View, cardset: CardSet, decision: Decision[Any], words: Words) -> RenderableType:
    """A row for each number of dice, and the doubt."""
    rows: dict[int, list[str]] = {}
    for move in decision.ask.moves():
        if isinstance(move, Bid):
            rows.setdefault(move.count, []).append(move.text)
    lines = ["  ".join(row) for row in rows.values()]
    return Text("\n".join([*(["doubt"] if view.bids else []), *lines]))


def understand(text: str, decision: Decision[Any]) -> str:
    """`3 5`, `3*5` and `3x5` mean the same."""
    numbers = text.lower().replace("x", " ").replace("*", " ").split()
    bid = len(numbers) == 2 and all(number.isdecimal() for number in numbers)
    return "x".join(numbers) if bid else text


def story(
    before: Sequence[Event], news: Sequence[Event], view: View, words: Words
) -> list[RenderableType]:
    """A line for everything but the rolls of others."""
    told = [event for event in news if not (isinstance(event, Rolled) and not event.faces)]
    return [words.event("liars-dice", event) for event in told]


def result(outcome: Outcome, view: View, words: Words) -> RenderableType:
    text = words.say("liars-dice-match-ended", {"winner": outcome.winners[0]})
    return Panel(Text(text, style="bold"), border_style="yellow", expand=False)
