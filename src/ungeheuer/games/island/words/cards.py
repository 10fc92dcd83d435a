"""The texts of a card set in one language, ready to be shown by clients."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from ungeheuer.engine.cardset import LANGUAGE, CardSet, invented
from ungeheuer.engine.languages import ENGLISH
from ungeheuer.games.island.rules.cards import SIDES, Card, Deck, Tile
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.names import FACE_NAMES
from ungeheuer.games.island.words.texts import ability_text, card_text, minion_text, tile_text
from ungeheuer.wire.api import CardText
from ungeheuer.words import Words

SYMBOLS: Final = (*FACE_NAMES, "any")
VALUES: Final = ("cost", "colour", "fame", "count", "hp")  # told as numbers and signs, not as text


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
    data: Any = deck.cardset.data
    for minion in deck.minions:
        said = minion_text(words, minion)
        yield text_of(words, deck, minion, "minion", said, data["minion"][minion.id])
    for tile in deck.tiles.values():
        entry = text_of(words, deck, tile, "tile", tile_text(words, tile), data["tile"][tile.id])
        entry.symbols = [*printed(tile)]
        yield entry
    for boss in deck.bosses.values():
        sheet = data["boss"][boss.id]
        entry = text_of(words, deck, boss, "boss", "", sheet["name"])
        entry.parts = [ability.id for ability in boss.abilities]
        entry.invented += [f"{side}-{value}" for side in SIDES for value in invented(sheet[side])]
        if any(invented(face) for face in data["boss_die"]["faces"]):
            entry.invented.append("faces")
        yield entry
    for ally in deck.allies.values():
        entry = text_of(words, deck, ally, "ally", "", data["ally"][ally.id]["name"])
        entry.parts = [ability.id for ability in ally.abilities]
        yield entry
    for card in deck.cards.values():
        said = card_text(words, card)
        entry = text_of(words, deck, card, card.sort, said, data[card.sort][card.id])
        entry.cost, entry.colour = card.cost, card.colour
        entry.parts = [ability.id for ability in card.abilities]
        entry.symbols = [*undrawn(words, deck, card)]
        yield entry
    yield from abilities(words, deck)


def abilities(words: Words, deck: Deck) -> Iterator[CardText]:
    """Those of sheets say where they come from, each for itself; others stand on their card."""
    data: Any = deck.cardset.data
    sheets = {**data["boss"], **data["ally"]}
    numbers: dict[str, int] = {}
    for ability in deck.abilities.values():
        number = numbers[ability.owner] = numbers.get(ability.owner, -1) + 1
        sheet = sheets.get(ability.owner)
        row = sheet["abilities"][number] if sheet else {}
        entry = text_of(words, deck, ability, "ability", ability_text(words, ability), row)
        entry.fame = ability.fame
        yield entry


def text_of(
    words: Words, deck: Deck, part: Component, sort: str, said: str, row: Mapping[str, object]
) -> CardText:
    """`row`: where the set has the name of this part, and what its text is made from."""
    return CardText(
        id=part.id,
        name=name_of(words, part, sort, own=not deck.cardset.shipped),
        sort=sort,
        text=said,
        provenance=part.provenance,
        invented=[*marked(words, row)],
    )


def marked(words: Words, row: Mapping[str, object]) -> Iterator[str]:
    """What of a row is invented, as clients call it: the name in this language, the text, and
    single values. A text is ours if anything is that it is made from."""
    ours = invented(row)
    named = words.language if words.language in row else ENGLISH
    if named in ours:
        yield "name"
    yield from (key for key in ours if key in VALUES)
    if any(key != "ticker" and key not in VALUES and not LANGUAGE.fullmatch(key) for key in ours):
        yield "text"


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


def undrawn(words: Words, deck: Deck, card: Card) -> Iterator[str]:
    """What a card of somebody's own set does, for clients that have no picture of it. A card that
    is still called as in our set has its picture there."""
    ours = words.say(f"card-{card.id}") if words.knows(f"card-{card.id}") else None
    if not deck.cardset.shipped and name_of(words, card, card.sort, own=True) != ours:
        yield from (effect.do for ability in card.abilities for effect in ability.effects)


def printed(tile: Tile) -> Iterator[str]:
    """Energy cubes first, then the dice, one by one."""
    yield from ["cube"] * tile.cubes
    for face, name in enumerate(SYMBOLS):
        yield from [name] * tile.dice[face]
