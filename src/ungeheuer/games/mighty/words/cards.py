"""Which values of a card set are invented, for clients that mark them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ungeheuer.engine.cardset import CardSet, invented
from ungeheuer.games.mighty.rules.cards import KINDS
from ungeheuer.games.mighty.rules.moves import LEVELS
from ungeheuer.games.mighty.words.texts import tile_name
from ungeheuer.wire.api import CardText
from ungeheuer.words import Words


def card_texts(words: Words, cardset: CardSet) -> Iterator[CardText]:
    """Backs by their level, fronts as `level-strength-loot`, healing by kind, tiles."""
    data: Any = cardset.data
    for entry in (*_guardians(data["level"]), *_healing(data["healing"])):
        if entry.invented:
            yield entry
    for id, row in data["tile"].items():
        if invented(row):
            yield CardText(id, tile_name(words, id), "tile", invented=["text"])


def _guardians(levels: Any) -> Iterator[CardText]:
    for level in (str(number) for number in LEVELS):
        back = [value for value in ("strength", "loot") if invented(levels[level][value])]
        yield CardText(level, "", "back", invented=back)
        for row in levels[level]["guardians"]:
            id = f"{level}-{row['strength']}-{row['loot']}"
            yield CardText(id, "", "guardian", invented=invented(row))


def _healing(lists: Any) -> Iterator[CardText]:
    """For each kind the strengths whose cost is ours, in its own list or in that for all."""
    for kind in KINDS:
        rows = lists.get(kind, lists["all"])
        found = [str(row["strength"]) for row in rows if "cost" in invented(row)]
        yield CardText(kind, "", "healing", invented=found)
