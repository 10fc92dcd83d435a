"""The floor of `timid` in a terminal: cards on a grid, each with its place in the upper border."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Laid, Layout, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.engine.squares import cell_called, square_at, square_of
from ungeheuer.games.timid.rules.building import comfortable_cells, outlooks
from ungeheuer.games.timid.rules.events import MatchEnded, MonstersDrawn
from ungeheuer.games.timid.rules.moves import CHARACTER
from ungeheuer.games.timid.rules.view import CardView, MonsterView, View
from ungeheuer.words import Words

PAWN = "♟"
FACE_DOWN = "░"
LEAST_WIDTH = 7
ROWS = 4  # lines of a card
SIGNS = {"#": "■", "x": "×", ".": "·", "M": "☻"}
COLOURS = {"entrance": "blue", "exit": "bold green", "corridor": "white"}
EVENT_COLOURS = {
    "floor-built": "bold",
    "monster-froze": "cyan",
    "monster-slain": "yellow",
    "floor-escaped": "green",
    "stopped-by-monster": "red",
    "stopped-without-way": "red",
    "gave-up": "red",
}
# The short forms of moves, in both languages.
SPELLINGS = {
    "peek": ("peek", "p", "blick", "b", "aufdecken"),
    "explore": ("explore", "e", "go", "erforschen", "erforsche", "erkunden", "erkunde", "geh"),
    "attack": ("attack", "a", "angriff", "angreifen"),
    "jump": ("jump", "j", "sprung", "springen", "s"),
    "jump-attack": ("jump-attack", "ja", "sprungangriff", "sa"),
    "give-up": ("give-up", "giveup", "aufgeben"),
}


def render(view: View, cardset: CardSet, words: Words) -> RenderableType:
    """The progress of the match, the floor, and the six monsters with their patterns."""
    parts: list[RenderableType] = [_heading(view, words), floor(view, words)]
    boxes = [_monster(view, monster, words) for monster in view.monsters]
    parts.append(Columns(boxes, padding=(0, 0)))
    return Group(*parts)


def _heading(view: View, words: Words) -> Text:
    line = Text(words.say("timid-floor", {"floor": view.floor}), style="bold")
    if view.peeks:
        line.append(f"   {words.say('timid-peeks', {'peeks': view.peeks})}", style="yellow")
    for action in ("attack", "jump") if len(view.cards) > 1 else ():
        ready = getattr(view, action)
        line.append(f"   {'◆' if ready else '◇'} {words.say(f'timid-{action}')}")
        line.stylize("green" if ready else "dim", len(line) - len(words.say(f"timid-{action}")) - 2)
    return line


# -- the grid


def floor(view: View, words: Words) -> RenderableType:
    """Every card in its place, the entrance on G7, letters to the right and numbers upwards."""
    cards = {(card.x, card.y): _card(view, card, words) for card in view.cards}
    return Grid(cards)


class Grid:
    """Boxes of equal size on a grid, as wide as their texts if the screen allows it."""

    def __init__(self, cards: dict[tuple[int, int], list[Text]]) -> None:
        self.cards = cards
        xs, ys = [x for x, _ in cards], [y for _, y in cards]
        self.columns = range(min(xs), max(xs) + 1)
        self.rows = range(max(ys), min(ys) - 1, -1)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Called by Rich with the width available."""
        wanted = max(line.cell_len for box in self.cards.values() for line in box) + 2
        room = (options.max_width - 1) // len(self.columns) - 3
        width = max(LEAST_WIDTH, min(wanted, room))
        for y in self.rows:
            yield from self._row(y, width)

    def _row(self, y: int, width: int) -> list[Text]:
        lines = [Text(" ", no_wrap=True) for _ in range(ROWS)]
        for x in self.columns:
            box = self.cards.get((x, y))
            for number, line in enumerate(lines):
                if box is None:
                    line.append(" " * (width + 3))
                else:
                    line.append_text(_boxed(box, square_at(x, y) or f"{x},{y}", number, width))
                    line.append(" ")
        return lines


def _boxed(box: list[Text], place: str, number: int, width: int) -> Text:
    style = box[0].style
    if number == 0:
        return Text(f"┌ {place} ".ljust(width + 1, "─") + "┐", style=style)
    if number == ROWS - 1:
        return Text("└" + "─" * width + "┘", style=style)
    inside = box[number - 1].copy()
    inside.truncate(width, overflow="ellipsis")
    inside.align("center", width)
    return Text.assemble(("│", style), inside, ("│", style))


def _card(view: View, card: CardView, words: Words) -> list[Text]:
    """Two lines: name and condition; the colour shows the condition, too."""
    style = style_of(card)
    here = (card.x, card.y) == view.pawn
    name = words.say(f"card-{card.card}") if card.card else FACE_DOWN * 5
    if card.card and not words.knows(f"card-{card.card}"):
        name = card.card
    first = Text(f"{PAWN} {name}" if here else name, style=style)
    condition = _condition(card)
    return [first, Text(words.say(f"timid-card-{condition}") if condition else "", style=style)]


def style_of(card: CardView) -> str:
    if card.card is None:
        return "bright_black"
    if card.slain:
        return "dim"
    if card.frozen:
        return "cyan"
    shade = "dim " if not card.up else ""
    if card.active:
        return f"{shade}red" if shade else "bold red"
    return shade + COLOURS.get(card.card, "yellow")


def _condition(card: CardView) -> str:
    """The code of a card's condition; of a face-down card only the dungeon gets one."""
    if card.card is None:
        return ""
    if not card.up:
        return "would-be-active" if card.active else "face-down"
    for condition in ("slain", "frozen", "active"):
        if getattr(card, condition):
            return condition
    return ""


def _monster(view: View, monster: MonsterView, words: Words) -> Panel:
    """A monster's pattern; dim once it has been seen."""
    code = f"card-{monster.name}"
    rows = "\n".join(" ".join(SIGNS[sign] for sign in row) for row in monster.pattern.split())
    seen = words.say("timid-seen", {"floor": monster.seen}) if monster.seen else None
    held = view.hand is not None and monster.name in view.hand
    style = "dim" if monster.seen else ("bold yellow" if held else "")
    title = words.say(code) if words.knows(code) else monster.name
    text = Text(rows, justify="center", style=style)
    return Panel(
        text,
        title=Text(title, style=style),
        subtitle=seen,
        width=max(len(title), len(seen or "")) + 6,
    )


# -- composing a floor


def draft(view: View, laid: Sequence[Laid], words: Words) -> RenderableType:
    """A half-built floor: the monsters that would be active, and good cells for the others."""
    patterns = {monster.name: monster.pattern for monster in view.monsters}
    outlook_at = {(o.x, o.y): o for o in outlooks(patterns, laid)}
    cards: dict[tuple[int, int], list[Text]] = {(0, 0): _drafted("entrance", "", "blue", words)}
    for cell, card in laid:
        outlook = outlook_at.get(cell)
        condition, style = "", COLOURS.get(card, "yellow")
        if outlook is not None:
            condition = "active" if outlook.active else "uneasy"
            style = "bold red" if outlook.active else "yellow"
            if outlook.feared:
                condition = "afraid"
        cards[cell] = _drafted(card, condition, style, words)
    return Group(Grid(cards), *_likes(view, laid, patterns, words))


def _drafted(card: str, condition: str, style: str, words: Words) -> list[Text]:
    name = words.say(f"card-{card}") if words.knows(f"card-{card}") else card
    note = words.say(f"timid-card-{condition}") if condition else ""
    return [Text(name, style=style), Text(note, style=style)]


def _likes(
    view: View, laid: Sequence[Laid], patterns: dict[str, str], words: Words
) -> list[RenderableType]:
    """For every monster still in hand, the cells where it would be comfortable now."""
    lying = [card for _, card in laid]
    lines: list[RenderableType] = []
    for card in view.hand or []:
        if card in patterns and card not in lying:
            cells = comfortable_cells(patterns, card, laid)
            places = "  ".join(square_at(x, y) for x, y in cells) or "none"
            params = {"card": card, "places": places}
            lines.append(Text(words.say("timid-would-like", params), style="dim"))
    if any(outlook.feared for outlook in outlooks(patterns, laid)):
        lines.append(Text(words.say("timid-fear"), style="dim"))
    return lines


# -- moves


def moves(view: View, cardset: CardSet, decision: Decision[Any], words: Words) -> RenderableType:
    """A row for each kind of move; for a build, what is in hand and how to lay it."""
    if isinstance(decision.ask, Layout):
        held = words.say("timid-hand", {"monsters": view.hand or []})
        return Group(Text(held, style="bold"), Text(words.say("timid-compose")))
    rows: dict[str, list[str]] = {}
    for move in decision.ask.moves():
        head, _, rest = move.text.partition(" ")
        places = [square_of(place) for place in rest.split(" over ")]
        rows.setdefault(head, []).append("⤼".join(places))
    table = Table(box=None, show_header=False, padding=(0, 1))
    for head, places in rows.items():
        label = words.say(f"timid-move-{head}")
        table.add_row(Text(label, style="bold"), Text("  ".join(places)))
    return table


def understand(text: str, decision: Decision[Any]) -> str:
    """`G8` or `0,1` is the card there; `e G8`, `a 0,1`, `j H8 H7` are short forms."""
    if isinstance(decision.ask, Layout) or decision.seat != CHARACTER:
        return text
    heads = {spelling: head for head, words in SPELLINGS.items() for spelling in words}
    words = text.lower().replace("⤼", " ").replace(" over ", " ").replace(" über ", " ").split()
    words = [_written(word) for word in words]
    if words and words[0] in heads:
        return _filled(heads[words[0]], words[1:], decision)
    if len(words) == 1 and "," in words[0]:
        return _filled("explore" if decision.rule == "T-4.2" else "peek", words, decision)
    return text


def _written(word: str) -> str:
    """A square as the notation writes it, `0,1`; anything else as it is."""
    cell = cell_called(word)
    return word if cell is None else f"{cell[0]},{cell[1]}"


def _filled(head: str, places: list[str], decision: Decision[Any]) -> str:
    """The whole move; the card that is jumped may be left out where there is only one."""
    if head.startswith("jump") and len(places) == 1:
        start = f"{head} {places[0]} over "
        fitting = [move.text for move in decision.ask.moves() if move.text.startswith(start)]
        return fitting[0] if len(fitting) == 1 else f"{head} {places[0]}"
    if head.startswith("jump") and len(places) == 2:
        return f"{head} {places[0]} over {places[1]}"
    return " ".join((head, *places))


# -- what happened


def story(
    before: Sequence[Event], news: Sequence[Event], view: View, words: Words
) -> list[RenderableType]:
    """A line for every event, under its floor; the result tells how it ended."""
    lines: list[RenderableType] = []
    for event in news:
        if isinstance(event, MonstersDrawn):
            title = Text(words.event("timid", event), style="bold")
            lines.append(Rule(title, align="left", style="dim"))
        elif not isinstance(event, MatchEnded):
            lines.append(_line(event, words))
    return lines


def _line(event: Event, words: Words) -> Text:
    style = EVENT_COLOURS.get(event.code, "")
    return Text.assemble(("· ", "dim"), (words.event("timid", event), style))


def result(outcome: Outcome, view: View, words: Words) -> RenderableType:
    """The final floor, with face-down cards still hidden, and the result."""
    params = {"winner": outcome.result["winner"], "floors": outcome.result["floors"]}
    text = Text(words.say("timid-match-ended", params), style="bold")
    return Group(floor(view, words), Panel(text, border_style="yellow", expand=False))
