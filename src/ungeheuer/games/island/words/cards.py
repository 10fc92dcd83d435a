"""The texts of a card set in one language, ready to be shown by clients."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.languages import ENGLISH
from ungeheuer.games.island.rules.cards import Ability, Deck, Tile
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.names import FACE_NAMES
from ungeheuer.games.island.words.texts import ability_text, card_text, tile_text
from ungeheuer.wire.api import CardText
from ungeheuer.words import Words

SYMBOLS: Final = (*FACE_NAMES, "any")


class Component(Protocol):
    """The fields that all components share."""

    @property
    def id(self) -> str: ...

    names: dict[str, str]
    provenance: str


def card_texts(words: Words, cardset: CardSet) -> Iterator[CardText]:
    """Every component of the set: what it is called, what it says, what is printed on it."""
    return texts(words, deck_of(cardset))


def texts(words: Words, deck: Deck) -> Iterator[CardText]:
    for minion in deck.minions:
        said = " ".join(ability_text(words, ability) for ability in minion.abilities)
        yield text_of(words, deck, minion, "minion", said)
    for tile in deck.tiles.values():
        yield text_of(words, deck, tile, "tile", tile_text(words, tile), symbols=[*printed(tile)])
    for boss in deck.bosses.values():
        yield text_of(words, deck, boss, "boss", "", abilities=boss.abilities)
    for ally in deck.allies.values():
        yield text_of(words, deck, ally, "ally", "", abilities=ally.abilities)
    for card in deck.cards.values():
        entry = text_of(
            words, deck, card, card.sort, card_text(words, card), abilities=card.abilities
        )
        entry.cost, entry.colour = card.cost, card.colour
        yield entry
    for ability in deck.abilities.values():
        entry = text_of(words, deck, ability, "ability", ability_text(words, ability))
        entry.fame = ability.fame
        yield entry


def text_of(
    words: Words,
    deck: Deck,
    part: Component,
    sort: str,
    said: str,
    *,
    symbols: Sequence[str] = (),
    abilities: Sequence[Ability] = (),
) -> CardText:
    return CardText(
        id=part.id,
        name=name_of(words, part, sort, own=not deck.cardset.shipped),
        sort=sort,
        text=said,
        cost=0,
        colour="",
        fame=0,
        symbols=[*symbols],
        parts=[ability.id for ability in abilities],
        provenance=part.provenance,
    )


def name_of(words: Words, part: Component, sort: str, *, own: bool) -> str:
    """The name in the catalogue; of unknown and custom components, the name in the set.

    If the set lacks the language, its English name is used.
    """
    said = part.names.get(words.language)
    if own and said:
        return said
    kind = "card" if sort in ("keep", "discard", "event") else sort
    if words.knows(f"{kind}-{part.id}"):
        return words.say(f"{kind}-{part.id}")
    return said or part.names.get(ENGLISH) or part.id


def printed(tile: Tile) -> Iterator[str]:
    """Energy cubes first, then the dice, one by one."""
    yield from ["cube"] * tile.cubes
    for face, name in enumerate(SYMBOLS):
        yield from [name] * tile.dice[face]
