"""The castle of `mighty` in a terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision
from ungeheuer.games.mighty.rules.view import MonsterView, PlaceView, PlayerView, View
from ungeheuer.games.mighty.terminal.look import COLOURS, GOLD, LEVEL_COLOURS, SHAPES, owner
from ungeheuer.games.mighty.terminal.story import result, story
from ungeheuer.games.mighty.words.texts import tile_name, tile_text
from ungeheuer.words import Words

WIDEST: Final = 18  # of a guardian place
ROOM_FOR_NAMES: Final = 15


def render(view: View, cardset: CardSet, words: Words) -> RenderableType:
    """Round, tile, castle from the gate, and the players."""
    parts: list[RenderableType] = [_heading(view, words)]
    if view.places:
        parts.append(Castle(view, words))
    parts.append(_players(view, words))
    return Group(*parts)


def _heading(view: View, words: Words) -> RenderableType:
    params = {"round": view.round, "rounds": view.rounds}
    line = Text(words.say("mighty-round", params), style="bold")
    if view.tile is None:
        return line
    line.append("   ♛ ", style=GOLD)
    line.append(tile_name(words, view.tile.id), style=f"bold {GOLD}")
    line.append(f": {tile_text(words, view.tile)}", style=GOLD)
    return line


# -- the castle


class Castle:
    """The guardian places from the gate, fitted to the width of the terminal."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        gate = f"{self.words.say('mighty-gate')} ▶ "
        count = len(self.view.places)
        width = min(WIDEST, (options.max_width - len(gate)) // count)
        grid = Table.grid()
        boxes = [self.place(number, width) for number in range(count)]
        grid.add_row(Text(f"\n\n\n{gate}", style="dim"), *boxes)
        yield grid

    def place(self, number: int, width: int) -> Panel:
        place = self.view.places[number]
        lines = Text(no_wrap=True)
        lines.append(f"⚔ {_range(place.min_strength, place.max_strength, place.strength)}\n")
        lines.append(f"● {_range(place.min_loot, place.max_loot, place.loot)}", style=GOLD)
        for side, monster in zip("ab", place.monsters, strict=True):
            lines.append(f"\n{side} ", style="dim")
            lines.append_text(self.monster(monster, width))
        colour = LEVEL_COLOURS[place.level]
        return Panel(
            lines,
            title=f"[bold]{number + 1}[/] [{colour}]{'★' * place.level}[/]",
            subtitle=_total(place),
            border_style=colour if place.strength is None else GOLD,
            width=width,
        )

    def monster(self, monster: MonsterView | None, width: int) -> Text:
        if monster is None:
            return Text("·", style="dim")
        kind = self.view.players[monster.player].kind
        text = Text(f"{SHAPES[kind]} {monster.strength}", style=f"bold {COLOURS[kind]}")
        if width >= ROOM_FOR_NAMES:
            name = self.words.person(self.view.players[monster.player].seat)
            text.append(f" {name}", style="not bold")
            text.truncate(width - 6, overflow="ellipsis")
        return text


def _range(low: int, high: int, exact: int | None) -> str:
    return f"{low}–{high}" if exact is None else str(exact)


def _total(place: PlaceView) -> str | None:
    """The sum of the monsters' strengths."""
    total = sum(monster.strength for monster in place.monsters if monster)
    return f"[not bold default]Σ {total}[/]" if total else None


# -- the players


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("player", "gold", "hand", "aside"):
        justify: Any = "right" if column == "gold" else "left"
        table.add_column(words.say(f"mighty-column-{column}"), justify=justify)
    for number, player in enumerate(view.players):
        on_turn = view.asked == player.seat
        table.add_row(
            Text("▶" if on_turn else "", style=f"bold {GOLD}"),
            *_player_row(view, number, player, words),
            style="bold" if on_turn else "",
        )
    return table


def _player_row(view: View, number: int, player: PlayerView, words: Words) -> list[Text]:
    title = owner(view, number, words)
    title.append(f"  {words.name_of(player.kind)}", style="not bold dim")
    if view.start == number:
        title.append(f"  ⚑ {words.say('mighty-starts')}", style=f"not bold {GOLD}")
    hand, aside = _hands(view, number, player)
    return [title, Text(str(player.gold), style=GOLD), hand, aside]


def _hands(view: View, number: int, player: PlayerView) -> tuple[Text, Text]:
    """The cards in hand that are known; and those laid aside, if they follow from it."""
    played = _in_castle(view, number)
    if len(player.hands) != 1:
        known = [str(strength) for strength in player.shown if strength not in played]
        hidden = ["?"] * max(0, player.cards - len(known))
        return Text(" ".join([*known, *hidden])), Text("? ?", style="dim")
    hand = player.hands[0]
    gone = {*hand, *played}
    aside = [strength for strength in range(1, 6) if strength not in gone] if gone else []
    return Text(" ".join(map(str, hand))), Text(" ".join(map(str, aside)), style="dim")


def _in_castle(view: View, number: int) -> set[int]:
    return {
        monster.strength
        for place in view.places
        for monster in place.monsters
        if monster is not None and monster.player == number
    }


# -- moves


def moves(view: View, cardset: CardSet, decision: Decision[Any], words: Words) -> RenderableType:
    """A row for each card: its free places, and the monsters it can displace with the price."""
    free: dict[str, list[str]] = {}
    displacing: dict[str, list[Text]] = {}
    for move in decision.ask.moves():
        strength, spot = move.text.split("@")
        place = view.places[int(spot[:-1]) - 1]
        lying = place.monsters["ab".index(spot[-1])]
        if lying is None:
            free.setdefault(strength, []).append(spot)
        else:
            displacing.setdefault(strength, []).append(_displacing(view, spot, lying))
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(words.say("mighty-moves-card"), justify="right", style="bold")
    table.add_column(words.say("mighty-moves-free"))
    if displacing:
        table.add_column(words.say("mighty-moves-displace"))
    for strength in sorted({*free, *displacing}):
        spots = " ".join(free.get(strength, []))
        table.add_row(strength, spots, *[Text("   ").join(displacing.get(strength, []))])
    return table


def _displacing(view: View, spot: str, lying: MonsterView) -> Text:
    """`2a ■3 −2`: where, what lies there, and what it costs."""
    kind = view.players[lying.player].kind
    text = Text(f"{spot} ")
    text.append(f"{SHAPES[kind]}{lying.strength}", style=COLOURS[kind])
    text.append(f" −{lying.price}", style=GOLD)
    return text


def understand(text: str, decision: Decision[Any]) -> str:
    """`4 2a`, `42a` and `4@2a` mean the same."""
    squeezed = text.lower().replace(" ", "").replace("@", "")
    if len(squeezed) == 3 and squeezed[0].isdigit() and squeezed[2] in "ab":
        return f"{squeezed[0]}@{squeezed[1:]}"
    return text


__all__ = ["moves", "render", "result", "story", "understand"]
