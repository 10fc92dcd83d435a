"""The island in a terminal: boss board, ring of zones, monsters, dice, market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.events import TurnBegan
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.names import AbilityId, CardId
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.rules.view import MonsterView, SpaceView, View, ZoneView
from ungeheuer.games.island.words.texts import (
    ability_name,
    ability_text,
    ally_name,
    boss_name,
    card_name,
    card_text,
    face_name,
    minion_name,
    monster_name,
    tile_name,
    tile_text,
)
from ungeheuer.words import Words

UPPER: Final = (0, 1, 2)  # the ring as two rows, clockwise
LOWER: Final = (5, 4, 3)
COLOURS: Final = ("magenta", "cyan", "green", "red", "yellow")
HOUSE_RULE: Final = "⌂"
WIDTH: Final = 25  # three of them fit 80 columns
SHOWN: Final = 60  # moves listed one by one
# events of every turn that the board shows anyway
QUIET: Final = ("dice-taken", "turn-ended", "market-passed", "card-discarded")


def render(view: View, cardset: CardSet, words: Words) -> RenderableType:
    """Boss, island, monsters, dice, market."""
    rows = [[_zone(view, view.zones[number], words) for number in row] for row in (UPPER, LOWER)]
    parts: list[RenderableType] = [_boss(view, deck_of(cardset), words)]
    parts += [Columns(row, padding=(0, 1)) for row in rows]
    parts += [_monsters(view, words), _dice(view, words)]
    if any(slot.card for slot in view.market):
        parts.append(_market(view, deck_of(cardset), words))
    return Group(*parts)


# -- the boss


def _boss(view: View, deck: Deck, words: Words) -> RenderableType:
    boss = view.boss
    params = {
        "turn": view.turn,
        "side": words.say(f"island-side-{boss.side}"),
        "hp": boss.hp,
        "most": boss.max_hp if boss.sheet_hp is None else f"{boss.max_hp} {HOUSE_RULE}",
        "fame": boss.fame,
        "dice": boss.free_dice,
    }
    head = Text(f"☠ {boss_name(words, boss.id)} ", style="bold red")
    head.append(words.say("island-boss-line", params), style="default")
    lines = [head, *_house_rule(view, words)]
    for ability in boss.abilities:
        style = "yellow" if ability.active else "dim"
        line = Text(f"  {ability.fame:>2} ", style=style)
        line.append(ability_name(words, ability.id), style=f"bold {style}")
        line.append(f" · {_ability(deck, ability.id, words)}", style=style)
        lines.append(line)
    return Group(*lines)


def _house_rule(view: View, words: Words) -> list[Text]:
    """I-24.1: marked where the boss has other HP than its sheet says."""
    boss = view.boss
    if boss.sheet_hp is None:
        return []
    params = {"hp": boss.max_hp, "sheet": boss.sheet_hp}
    return [Text(f"  {HOUSE_RULE} {words.say('island-house-hp', params)}", style="dim")]


def _ability(deck: Deck, id: str, words: Words) -> str:
    return ability_text(words, deck.abilities[AbilityId(id)])


# -- zones


def _zone(view: View, zone: ZoneView, words: Words) -> Panel:
    lines = Text()
    _line(lines, "◆", "◆" * zone.crystals + "·" * zone.free_spaces, "blue")
    _line(lines, "▣", _faces(zone.locked, words), "green")
    _line(lines, "▣!", _faces(zone.locked_now, words), "green")
    _line(lines, "☠", _counted({minion_name(words, m): n for m, n in zone.minions.items()}), "red")
    _line(lines, "⚄", _faces(zone.boss_dice, words), "yellow")
    for space in zone.support:
        _line(lines, space.name, _space(space, words), "cyan")
    for number in zone.monsters:
        lines.append_text(_monster_tag(view, number, words))
        lines.append("\n")
    lines.rstrip()
    title = f"{words.say('island-zone', {'zone': zone.zone})}"
    here = view.boss.zone == zone.zone
    return Panel(
        lines,
        title=f"{title} ☠" if here else title,
        border_style="red" if here else "dim",
        width=WIDTH,
    )


def _line(lines: Text, mark: str, text: str, style: str) -> None:
    if text:
        lines.append(f"{mark} ", style="dim")
        lines.append(f"{text}\n", style=style)


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(name if n == 1 else f"{n}× {name}" for name, n in counts.items())


def _faces(counts: Mapping[str, int], words: Words) -> str:
    return _counted({_face(words, face): count for face, count in counts.items()})


def _face(words: Words, face: str) -> str:
    return "?" if face == "?" else face_name(words, face)


def _space(space: SpaceView, words: Words) -> str:
    if space.pylon:
        return words.say("island-pylon")
    if space.tile is None:
        return ""
    name = f"{tile_name(words, space.tile)} ({space.tile})"
    return name if space.ready else f"{name} {words.say('island-used')}"


def _monster_tag(view: View, number: int, words: Words) -> Text:
    monster = view.monsters[number]
    mark = "▶" if view.active == number else "●"
    text = f"{mark} {monster_name(words, monster.name)} ♥{monster.hp}"
    return Text(text, style=f"bold {COLOURS[number]}")


# -- monsters


def _monsters(view: View, words: Words) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("player", "zone", "hp", "energy", "fame", "ally", "cards"):
        table.add_column(words.say(f"island-column-{column}"))
    for number, monster in enumerate(view.monsters):
        table.add_row(*_row(view, number, monster, words))
    return table


def _row(view: View, number: int, monster: MonsterView, words: Words) -> list[Text]:
    mark = "▶" if view.asked == monster.seat else " "
    name = f"{words.person(monster.seat)} ({monster_name(words, monster.name)})"
    zone = "–" if monster.zone < 0 else words.say("island-zone", {"zone": monster.zone})
    cells = (zone, f"{monster.hp}/{monster.cap}", str(monster.energy), str(monster.fame))
    return [
        Text(mark),
        Text(name, style=f"bold {COLOURS[number]}"),
        *(Text(cell) for cell in cells),
        Text(_ally(monster, words)),
        Text(", ".join(_owned(monster, card, words) for card in monster.cards)),
    ]


def _ally(monster: MonsterView, words: Words) -> str:
    if monster.ally is None:
        return "–"
    active = [ability_name(words, a.id) for a in monster.abilities if a.active]
    return f"{ally_name(words, monster.ally)}: {', '.join(active)}"


def _owned(monster: MonsterView, card: str, words: Words) -> str:
    name = f"{card_name(words, card)} ({card})"
    parked = monster.parked.get(card)
    return name if parked is None else f"{name} [{parked}]"


# -- dice and market


def _dice(view: View, words: Words) -> Text:
    text = Text(words.say("island-free-dice", {"dice": view.free_dice}), style="dim")
    if view.roll:
        text.append(f"   {words.say('island-roll')}: ", style="dim")
        text.append(_faces(view.roll, words), style="bold")
    if view.pending:
        text.append(f"   {words.say('island-pending')}: ", style="dim")
        text.append(_faces(view.pending, words), style="bold cyan")
    return text


def _market(view: View, deck: Deck, words: Words) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for number, slot in enumerate(view.market):
        if slot.card is not None:
            card = deck.cards[CardId(slot.card)]
            price = words.say("island-price", {"price": slot.price})
            kind = words.say(f"island-sort-{card.sort}")
            name = f"{card_name(words, slot.card)} ({slot.card})"
            table.add_row(f"{number + 1}", name, price, kind, card_text(words, card))
    return table


# -- questions


def moves(view: View, cardset: CardSet, decision: Decision[Any], words: Words) -> RenderableType:
    """The question, and its numbered answers."""
    kind = view.steps[-1].kind if view.steps else ""
    asked = Text(words.say(question(kind), _asked(view, words)), style="bold")
    if isinstance(decision.ask, Throwing):
        return Group(asked, _listed([move.text for move in decision.ask.others]))
    listed = decision.ask.moves()
    texts = [move.text for move in listed]
    return Group(asked, _listed(texts[:SHOWN]), *_hints(deck_of(cardset), texts, words))


def question(kind: str) -> str:
    known = (
        "resolve",
        "rolling",
        "take",
        "fill",
        "final",
        "buy",
        "attack",
        "ally",
        "crystal",
        "pylon",
        "place",
        "damage",
        "window",
        "end",
    )
    return f"island-question-{kind}" if kind in known else "island-question"


def _asked(view: View, words: Words) -> dict[str, object]:
    step = view.steps[-1]
    return {
        "zone": step.zone,
        "number": step.number,
        "ability": ability_name(words, step.ability) if step.ability else "none",
    }


def _listed(texts: Sequence[str]) -> Columns:
    width = max((len(text) for text in texts), default=0) + 6
    cells = [Text.assemble((f"{n + 1:>3} ", "dim"), text) for n, text in enumerate(texts)]
    return Columns(cells, width=width)


def _hints(deck: Deck, texts: Sequence[str], words: Words) -> list[Text]:
    """The texts of the tiles and sheets among the answers."""
    lines = []
    for tile in deck.tiles.values():
        if f"activate {tile.id}" in texts:
            text = f"  {tile_name(words, tile.id)}: {tile_text(words, tile)}"
            lines.append(Text(text, style="dim"))
    for ally in deck.allies.values():
        if f"ally {ally.id}" in texts:
            parts = [f"{a.fame} {ability_text(words, a)}" for a in ally.abilities]
            text = f"  {ally_name(words, ally.id)}: {' '.join(parts)}"
            lines.append(Text(text, style="dim"))
    return lines


def understand(text: str, decision: Decision[Any]) -> str:
    """The number before an answer stands for it."""
    if not (text.isascii() and text.isdigit()):
        return text
    ask = decision.ask
    listed = ask.others if isinstance(ask, Throwing) else ask.moves()
    number = int(text)
    return str(listed[number - 1].text) if 1 <= number <= len(listed) else text


def story(
    before: Sequence[Event], news: Sequence[Event], view: View, words: Words
) -> list[RenderableType]:
    """A line for each event that is not in QUIET, with the rule that did it, under its turn."""
    return [_told(event, words) for event in news if event.code not in QUIET]


def _told(event: Event, words: Words) -> RenderableType:
    if isinstance(event, TurnBegan):
        title = Text(words.event("island", event), style="bold")
        return Rule(title, align="left", style="dim")
    return Text.assemble(words.event("island", event), (f"  {event.cited()}", "dim"))


def result(outcome: Outcome, view: View, words: Words) -> RenderableType:
    params = {
        "boss": outcome.result["boss"],
        "turn": outcome.result["turns"],
        "reason": outcome.result["reason"],
    }
    code = "island-team-won" if outcome.result["won"] else "island-team-lost"
    return Panel(Text(words.say(code, params), style="bold"))


__all__ = ["moves", "render", "result", "story", "understand"]
