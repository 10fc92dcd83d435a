"""The castle of `mighty` in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.games.mighty.view import MonsterView, PlaceView, PlayerView, View
from ungeheuer.words import Words
from ungeheuer.words.mighty import tile_name, tile_text

SHAPES = {"orcs": "▲", "undead": "■", "sea": "≈", "demons": "◆", "insects": "⬢", "dragons": "✶"}
COLOURS = {
    "orcs": "green",
    "undead": "bright_white",
    "sea": "cyan",
    "demons": "red",
    "insects": "magenta",
    "dragons": "yellow",
}
LEVEL_COLOURS = {1: "bright_black", 2: "blue", 3: "bright_magenta"}


def render(view: View, words: Words) -> RenderableType:
    """Round, tile, castle from the gate, and the players."""
    parts: list[RenderableType] = [_heading(view, words)]
    if view.places:
        gate = Text(f"\n\n {words.say('mighty-gate')} ▶", style="dim")
        boxes = [_place(view, number) for number in range(len(view.places))]
        parts.append(Columns([gate, *boxes], padding=(0, 1)))
    parts.append(_players(view, words))
    return Group(*parts)


def _heading(view: View, words: Words) -> Text:
    told = {"round": view.round, "rounds": view.rounds}
    line = Text(words.say("mighty-round", told), style="bold")
    if view.tile is not None:
        line.append(f"   {words.say('mighty-tile')}: ", style="dim")
        line.append(tile_name(words, view.tile.id), style="bold yellow")
        line.append(f" · {tile_text(words, view.tile)}", style="yellow")
    return line


def _place(view: View, number: int) -> Panel:
    place = view.places[number]
    lines = Text()
    lines.append(f"⚔ {_range(place.min_strength, place.max_strength, place.strength)}\n")
    lines.append(f"● {_range(place.min_loot, place.max_loot, place.loot)}\n", style="yellow")
    for side, monster in zip("ab", place.monsters, strict=True):
        lines.append(f"{side} ", style="dim")
        lines.append_text(_monster(view, monster))
        lines.append("\n")
    lines.right_crop(1)
    colour = LEVEL_COLOURS[place.level]
    title = f"[bold]{number + 1}[/] [{colour}]{'★' * place.level}[/]"
    return Panel(lines, title=title, border_style=_border(place), width=14)


def _border(place: PlaceView) -> str:
    return "yellow" if place.strength is not None else LEVEL_COLOURS[place.level]


def _range(low: int, high: int, found: int | None) -> str:
    return f"{low}–{high}" if found is None else f"{found}  ({low}–{high})"


def _monster(view: View, monster: MonsterView | None) -> Text:
    if monster is None:
        return Text("·", style="dim")
    kind = view.players[monster.player].kind
    return Text(f"{SHAPES[kind]} {monster.strength}", style=f"bold {COLOURS[kind]}")


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("player", "gold", "hand", "aside"):
        justify: Any = "right" if column == "gold" else "left"
        table.add_column(words.say(f"mighty-column-{column}"), justify=justify)
    for number, player in enumerate(view.players):
        table.add_row(*_player_row(view, number, player, words))
    return table


def _player_row(view: View, number: int, player: PlayerView, words: Words) -> list[Text]:
    colour = COLOURS[player.kind]
    name = words.names.get(player.seat, player.seat)
    marks = "▶" if view.asked == player.seat else " "
    kind = f"{SHAPES[player.kind]} {name} ({words.name_of(player.kind)})"
    title = Text(kind, style=f"bold {colour}")
    if view.start == number:
        title.append(f"  {words.say('mighty-starts')}", style="dim")
    hand, aside = _hands(view, number, player, words)
    return [Text(marks), title, Text(str(player.gold), style="yellow"), hand, aside]


def _hands(view: View, number: int, player: PlayerView, words: Words) -> tuple[Text, Text]:
    """The hand as far as it is known; and what lies aside, where that follows."""
    if len(player.hands) != 1:
        known = " ".join(str(s) for s in player.shown if s not in _in_castle(view, number))
        hidden = max(0, player.cards - len(known.split()))
        return Text(" ".join([*known.split(), *["?"] * hidden])), Text("? ?", style="dim")
    hand = player.hands[0]
    gone = {*hand, *_in_castle(view, number)}
    aside = [s for s in range(1, 6) if s not in gone] if hand or gone else []
    bold = "bold" if view.seat == player.seat else ""
    return Text(" ".join(map(str, hand)), style=bold), Text(" ".join(map(str, aside)), style="dim")


def _in_castle(view: View, number: int) -> set[int]:
    return {
        monster.strength
        for place in view.places
        for monster in place.monsters
        if monster is not None and monster.player == number
    }


def moves(view: View, decision: Decision[Any], words: Words) -> RenderableType:
    """A row for each card: free places first, displacings with a mark."""
    rows: dict[str, list[str]] = {}
    for move in decision.ask.moves():
        strength, spot = move.text.split("@")
        taken = view.places[int(spot[:-1]) - 1].monsters["ab".index(spot[-1])]
        rows.setdefault(strength, []).append(f"[red]{spot}×[/]" if taken else spot)
    table = Table(box=None, show_header=False, padding=(0, 1))
    for strength, spots in rows.items():
        label = words.say("mighty-moves-for", {"strength": strength})
        table.add_row(f"[bold]{escape(label)}[/]", " ".join(spots))
    return table


def understand(text: str, decision: Decision[Any]) -> str:
    """`4 2a`, `42a` and `4@2a` mean the same."""
    squeezed = text.lower().replace(" ", "").replace("@", "")
    if len(squeezed) == 3 and squeezed[0].isdigit() and squeezed[2] in "ab":
        return f"{squeezed[0]}@{squeezed[1:]}"
    return text


def result(outcome: Outcome, words: Words) -> RenderableType:
    gold = outcome.result["gold"]
    lines = [
        words.say("mighty-result", {"player": str(number), "gold": amount})
        for number, amount in enumerate(gold)
    ]
    names = ", ".join(words.names.get(seat, seat) for seat in outcome.winners)
    won = {"count": len(outcome.winners), "names": names, "gold": max(gold)}
    return Panel(
        Text("\n".join([*lines, "", words.say("mighty-winner", won)]), style="bold"),
        border_style="yellow",
        expand=False,
    )
