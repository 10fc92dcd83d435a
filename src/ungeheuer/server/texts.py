"""The texts of a card set in one language, ready to be shown by clients."""

from __future__ import annotations

from functools import lru_cache

from ungeheuer.engine.cardset import CardSet
from ungeheuer.games import manifest
from ungeheuer.wire.api import CardText, CardTextPage
from ungeheuer.words import Words


@lru_cache(maxsize=64)
def text_page(cardset: CardSet, language: str) -> CardTextPage:
    return CardTextPage(cardset.game, language, cardset.hash, texts(cardset, language))


def texts(cardset: CardSet, language: str) -> list[CardText]:
    """What the cards say, and which of their values are invented."""
    part = manifest(cardset.game).card_texts
    return [] if part is None else [*part.load()(Words(language), cardset)]
