"""The card set of `island`, read and checked when it is loaded (B-12)."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.cardset import CardSet, Reader
from ungeheuer.games.island.rules.cards import (
    DISCARD,
    EVENT,
    KEEP,
    SIDES,
    Ally,
    Card,
    Deck,
    Minion,
    Sheet,
    Tile,
)
from ungeheuer.games.island.rules.chances import Reveal
from ungeheuer.games.island.rules.load_abilities import read_abilities
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    MOST_PLAYERS,
    SYMBOLS,
    WILD,
    AllyId,
    BossFace,
    BossId,
    CardId,
    TileId,
)

# names used by boards, options and the order of the challenge
BOSSES: Final = ("crystal-dragon", "lithosaur", "lavalord")
MONSTERS: Final = ("purple-reign", "pagurah", "rex-florae", "hades", "megamoth")
BAG: Final = 30
FIRELINGS: Final = 8
TILES: Final = 12
POWER_CARDS: Final = 51
KEEPS: Final = 34
EVENTS: Final = 15
GREEN: Final = 7
THRESHOLDS: Final = 5
BY_PLAYERS: Final = "hp_by_players"  # version 2 of `house`: always added
EVEN_ODDS: Final = "even_odds"  # added where the table agreed on it
MOST_ADDED: Final = 40


def deck_of(cardset: CardSet) -> Deck:
    """The deck of a card set, read and checked once: that costs more than a whole match."""
    if not isinstance(cardset.meaning, Deck):
        cardset.meaning = read_deck(cardset)
    return cardset.meaning


def read_deck(cardset: CardSet) -> Deck:
    """I-1: read and check a card set, every part of it."""
    deck = Deck(cardset)
    reader = cardset.reader()
    reader.table("cardset").word("game", ("island",))
    _faces(deck, reader.table("boss_die"))
    _monsters(deck, reader.table("monster"))
    _minions(deck, reader.table("minion"))
    _tiles(deck, reader.table("tile"))
    _bosses(deck, reader.table("boss"))
    _allies(deck, reader.table("ally"))
    _cards(deck, reader)
    _unique(deck, reader)
    reader.closed()
    reader.finish()
    return deck


def _known(reader: Reader, ids: tuple[str, ...]) -> None:
    """Check that the components referred to by name exist."""
    for id in reader.names():
        if id not in ids:
            reader.problem(id, "not-one-of", {"value": id, "allowed": ", ".join(ids)})


def _counted(reader: Reader, key: str, count: int, wanted: int) -> None:
    if count != wanted:
        reader.problem(key, "wrong-count", {"found": count, "wanted": wanted})


def _faces(deck: Deck, reader: Reader) -> None:
    """I-1.6: six faces; equal ones are one face with more weight."""
    rows = reader.tables("faces")
    _counted(reader, "faces", len(rows), 6)
    for row in rows:
        symbols = sorted(row.words("symbols", SYMBOLS), key=("fame", "minion", "crystal").index)
        face = BossFace("+".join(symbols))
        deck.faces[face] = deck.faces.get(face, 0) + 1
        row.provenance()
        row.closed()
    reader.closed()


def _monsters(deck: Deck, reader: Reader) -> None:
    """I-1.7: five monsters without powers of their own."""
    for id in reader.names():
        row = reader.table(id)
        deck.monsters[id] = row.by_language()
        row.origins()
        row.closed()
    _known(reader, MONSTERS)
    _counted(reader, "-", len(deck.monsters), len(MONSTERS))


def _minions(deck: Deck, reader: Reader) -> None:
    """I-1.9, I-1.10: thirty in the bag, eight firelings beside it."""
    for id in KIND_NAMES:
        row = reader.table(id)
        minion = Minion(
            id,
            row.whole("count", least=0),
            row.whole("hp", 1),
            read_abilities(deck, row, id, "minion"),
        )
        minion.names = row.by_language()
        minion.provenance = row.origins()
        row.closed()
        deck.minions.append(minion)
    reader.closed()
    _counted(reader, "-", sum(minion.count for minion in deck.minions[:4]), BAG)
    _counted(reader, "fireling.count", deck.minions[4].count, FIRELINGS)


def _tiles(deck: Deck, reader: Reader) -> None:
    """I-1.12: twelve tiles."""
    for id in reader.names():
        row = reader.table(id)
        dice = [0] * 7
        for word in row.words("dice", (*FACE_NAMES, "any")):
            dice[WILD if word == "any" else FACE_NAMES.index(word)] += 1
        tile = Tile(TileId(id), dice, row.whole("cubes", least=0))
        tile.names = row.by_language()
        tile.provenance = row.origins()
        row.closed()
        deck.tiles[tile.id] = tile
    _counted(reader, "-", len(deck.tiles), TILES)


def _names(reader: Reader) -> tuple[dict[str, str], str]:
    row = reader.table("name")
    names = row.by_language(), row.origins()
    row.closed()
    return names


def _bosses(deck: Deck, reader: Reader) -> None:
    """I-26.1: three bosses with two sides and six abilities."""
    for id in reader.names():
        row = reader.table(id)
        sides = {side: row.table(side) for side in SIDES}
        dice = {side: table.whole("dice", 1, 8) for side, table in sides.items()}
        hp = {side: table.whole("hp", least=1) for side, table in sides.items()}
        added, even = _by_players(sides, BY_PLAYERS), _by_players(sides, EVEN_ODDS)
        for table in sides.values():
            table.origins()
            table.closed()
        sheet = Sheet(BossId(id), dice, hp, read_abilities(deck, row, id, "boss"))
        sheet.added, sheet.even = added, even
        sheet.names, sheet.provenance = _names(row)
        _counted(row, "abilities", len(sheet.abilities), 1 + THRESHOLDS)
        row.closed()
        deck.bosses[sheet.id] = sheet
    _known(reader, BOSSES)
    _counted(reader, "-", len(deck.bosses), len(BOSSES))


def _by_players(sides: dict[str, Reader], key: str) -> dict[str, list[int]]:
    """I-24.1: HP that a house set adds for 1 to 5 players, by side."""
    found: dict[str, list[int]] = {}
    for side, table in sides.items():
        if table.has(key):
            found[side] = table.wholes(key, -MOST_ADDED, MOST_ADDED)
            _counted(table, key, len(found[side]), MOST_PLAYERS)
    return found


def _allies(deck: Deck, reader: Reader) -> None:
    """I-17: six sheets with four abilities."""
    for id in reader.names():
        row = reader.table(id)
        ally = Ally(AllyId(id), read_abilities(deck, row, id, "ally"))
        ally.names, ally.provenance = _names(row)
        _counted(row, "abilities", len(ally.abilities), 4)
        row.closed()
        deck.allies[ally.id] = ally
    _counted(reader, "-", len(deck.allies), 6)


def _cards(deck: Deck, reader: Reader) -> None:
    """I-1.13: 51 power cards and 15 events are one deck of 66."""
    for sort in (KEEP, DISCARD, EVENT):
        table = reader.table(sort)
        for id in table.names():
            _card(deck, table.table(id), CardId(id), sort)
    deck.power = [card.id for card in deck.cards.values() if card.sort != EVENT]
    deck.reveals = {id: Reveal(id) for id in deck.cards}
    deck.order = {id: number for number, id in enumerate(deck.cards)}
    sorts = [card.sort for card in deck.cards.values()]
    _counted(reader, "keep", sorts.count(KEEP), KEEPS)
    _counted(reader, "discard", sorts.count(DISCARD), POWER_CARDS - KEEPS)
    _counted(reader, "event", sorts.count(EVENT), EVENTS)
    green = sum(card.colour == "green" for card in deck.cards.values())
    _counted(reader, "event", green, GREEN)


def _card(deck: Deck, row: Reader, id: CardId, sort: str) -> None:
    if id in deck.cards:
        row.problem("-", "not-unique", {"value": id})
    card = Card(id, sort, read_abilities(deck, row, id, sort))
    card.names = row.by_language()
    if sort == EVENT:
        card.colour = row.word("colour", ("green", "red"))
        card.ticker = row.table("ticker").by_language()
    else:
        card.cost = row.whole("cost", 1, 8)
    card.provenance = row.origins()
    row.closed()
    deck.cards[id] = card


def _unique(deck: Deck, reader: Reader) -> None:
    """B-12: every ID names one thing only."""
    ids = [*deck.cards, *deck.tiles, *deck.allies, *deck.bosses, *KIND_NAMES, *deck.monsters]
    for id in {id for id in ids if ids.count(id) > 1}:
        reader.problem("-", "not-unique", {"value": id})
