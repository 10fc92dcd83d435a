"""The events of `mighty` as text: a line for every turn, a table for every round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.events import Event
from ungeheuer.games.mighty.rules.events import (
    Displaced,
    FightLost,
    GuardiansDealt,
    GuardianTurned,
    HandDealt,
    Healed,
    LootTaken,
    MatchEnded,
    Played,
    PricePaid,
    RoundEnded,
)
from ungeheuer.games.mighty.rules.view import View
from ungeheuer.games.mighty.terminal.look import COLOURS, GOLD, SHAPES, owner
from ungeheuer.words import Words

LONGEST_BAR: Final = 30


def story(
    before: Sequence[Event], news: Sequence[Event], view: View, words: Words
) -> list[RenderableType]:
    """The new events in a few lines; the end of a round comes with a table of its gold."""
    lines: list[RenderableType] = []
    known = list(before)
    for happening in happenings(news):
        known += happening
        lines += _lines(happening, known, view, words)
    return lines


def happenings(events: Sequence[Event]) -> list[list[Event]]:
    """Events that belong together: a displacing with its price, a fight with its loot."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _belongs(groups[-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _belongs(happening: Sequence[Event], event: Event) -> bool:
    if isinstance(happening[0], Displaced):
        return not isinstance(happening[-1], Played)
    if isinstance(happening[0], GuardianTurned):
        return isinstance(event, LootTaken | FightLost)
    return False


def _lines(
    happening: Sequence[Event], known: Sequence[Event], view: View, words: Words
) -> list[RenderableType]:
    lines: list[RenderableType]
    match happening:
        case [Displaced() as displaced, PricePaid() as price, Played() as played]:
            lines = [_line(_displacing(displaced, price, played, words), played.player, view)]
        case [Played() as played]:
            lines = [_line(words.event("mighty", played), played.player, view)]
        case [GuardianTurned() as turned, *rest]:
            lines = [_fight(turned, rest, words)]
        case [RoundEnded() as ended]:
            lines = [round_summary(ended, known, view, words)]
        case [GuardiansDealt() as dealt]:
            title = Text(words.event("mighty", dealt), style="bold")
            lines = [Rule(title, align="left", style="dim")]
        case [Healed()] | [MatchEnded()] | [HandDealt(strengths=[])]:
            lines = []  # the round's table, the result, and the players' list say it better
        case _:
            lines = [Text(f"· {words.event('mighty', event)}") for event in happening]
    return lines


def _line(text: str, player: int, view: View) -> Text:
    kind = view.players[player].kind
    return Text.assemble((SHAPES[kind], COLOURS[kind]), f" {text}")


def _displacing(displaced: Displaced, price: PricePaid, played: Played, words: Words) -> str:
    own = displaced.player == displaced.owner
    params = {
        **displaced.params(),
        "lying": displaced.strength,
        "strength": played.strength,
        "price": price.treasury + price.owner_gold,
    }
    return words.say("mighty-story-own" if own else "mighty-story-displaced", params)


def _fight(turned: GuardianTurned, rest: Sequence[Event], words: Words) -> Text:
    shares = [
        words.say("mighty-share", loot.params()) for loot in rest if isinstance(loot, LootTaken)
    ]
    params = {**turned.params(), "shares": ", ".join(shares)}
    if shares:
        return Text.assemble(("⚔ ", GOLD), (words.say("mighty-story-beaten", params), "green"))
    return Text.assemble(("⚔ ", GOLD), (words.say("mighty-story-lost", params), "red"))


# -- the gold of a round


def round_summary(ended: RoundEnded, known: Sequence[Event], view: View, words: Words) -> Table:
    """Who paid and won what in this round, and what everyone has now."""
    table = Table(
        title=words.say("mighty-round-summary", {"round": ended.round}),
        title_style="bold",
        title_justify="left",
        box=None,
        header_style="dim",
        padding=(0, 1),
    )
    table.add_column("")
    for column in ("prices", "loot", "healing", "now"):
        table.add_column(words.say(f"mighty-column-{column}"), justify="right")
    events = _of_round(ended, known)
    for number, gold in enumerate(ended.gold):
        parts = [_signed(amount) for amount in _flows(events, number)]
        table.add_row(owner(view, number, words), *parts, Text(str(gold), style=f"bold {GOLD}"))
    return table


def _of_round(ended: RoundEnded, known: Sequence[Event]) -> list[Event]:
    events: list[Event] = []
    for event in known:
        events.append(event)
        if isinstance(event, RoundEnded) and event.round < ended.round:
            events = []
    return events


def _flows(events: Sequence[Event], player: int) -> tuple[int, int, int]:
    """Prices paid and received, loot, healing."""
    prices = loot = healing = 0
    for event in events:
        match event:
            case PricePaid():
                prices -= (event.treasury + event.owner_gold) * (event.player == player)
                prices += event.owner_gold * (event.owner == player)
            case LootTaken(player=who) if who == player:
                loot += event.gold
            case Healed(player=who) if who == player:
                healing -= event.paid
    return prices, loot, healing


def _signed(amount: int) -> Text:
    if amount == 0:
        return Text("·", style="dim")
    return Text(f"{amount:+d}".replace("-", "−"), style="green" if amount > 0 else "red")


# -- the end


def result(outcome: Outcome, view: View, words: Words) -> RenderableType:
    """The players by their gold, the winners on top."""
    gold: list[int] = outcome.result["gold"]
    most = max(gold)
    table = Table.grid(padding=(0, 2))
    for number in sorted(range(len(gold)), key=lambda each: -gold[each]):
        rank = 1 + sum(other > gold[number] for other in gold)
        bar = "█" * round(LONGEST_BAR * gold[number] / max(most, 1))
        table.add_row(
            Text("★" if rank == 1 else f"{rank}.", style=f"bold {GOLD}" if rank == 1 else "dim"),
            owner(view, number, words),
            Text(str(gold[number]), style=f"bold {GOLD}", justify="right"),
            Text(bar, style=COLOURS[view.players[number].kind]),
        )
    names = words.listed([words.person(seat) for seat in outcome.winners])
    won = {"count": len(outcome.winners), "names": names, "gold": most}
    return Panel(
        Group(Text(words.say("mighty-winner", won), style="bold"), "", table),
        title=f"[bold {GOLD}]★ {words.say('mighty-winner-title')} ★[/]",
        border_style=GOLD,
        box=box.DOUBLE,
        padding=(1, 3),
        expand=False,
    )
