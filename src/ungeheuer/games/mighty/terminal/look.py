"""Shapes and colours of `mighty` in a terminal; shapes alone distinguish the kinds, too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ungeheuer.games.mighty.rules.view import View
from ungeheuer.words import Words

SHAPES: Final = {
    "orcs": "▲",
    "undead": "■",
    "sea": "≈",
    "demons": "◆",
    "insects": "●",
    "dragons": "✶",
}
COLOURS: Final = {
    "orcs": "green",
    "undead": "bright_blue",
    "sea": "cyan",
    "demons": "red",
    "insects": "magenta",
    "dragons": "bright_red",
}
LEVEL_COLOURS: Final = {1: "bright_black", 2: "blue", 3: "bright_magenta"}
GOLD: Final = "yellow"


def owner(view: View, number: int, words: Words) -> Text:
    """A player by shape, colour and name."""
    player = view.players[number]
    return Text(f"{SHAPES[player.kind]} {words.person(player.seat)}", style=COLOURS[player.kind])
