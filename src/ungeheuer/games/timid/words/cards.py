"""Which values of a card set are invented, for clients that mark them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ungeheuer.engine.cardset import CardSet, invented
from ungeheuer.wire.api import CardText
from ungeheuer.words import Words


def card_texts(_: Words, cardset: CardSet) -> Iterator[CardText]:
    """The monsters of which the name or the pattern is ours."""
    data: Any = cardset.data
    for row in data["monsters"]:
        found = [value for value in ("name", "pattern") if invented(row[value])]
        if found:
            yield CardText(row["name"]["id"], "", "monster", invented=found)
