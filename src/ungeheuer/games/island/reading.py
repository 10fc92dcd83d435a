"""The card set of `island`, read and checked when it is loaded (B-12)."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.cardset import PROVENANCES, CardSet, Reader
from ungeheuer.games.island.cards import (
    DISCARD,
    EVENT,
    KEEP,
    SIDES,
    Ability,
    Ally,
    Card,
    Deck,
    Effect,
    Minion,
    Sheet,
    Tile,
)
from ungeheuer.games.island.names import (
    FACE_NAMES,
    KIND_NAMES,
    SYMBOLS,
    WILD,
    AbilityId,
    AllyId,
    BossFace,
    BossId,
    CardId,
    TileId,
)
from ungeheuer.games.island.vocabulary import DEEDS, FIELDS, MODIFIERS, TRIGGERS, WAYS, WHERE, WHO

BAG: Final = 30
FIRELINGS: Final = 8
TILES: Final = 12
POWER_CARDS: Final = 51
KEEPS: Final = 34
EVENTS: Final = 15
GREEN: Final = 7
THRESHOLDS: Final = 5

# Reading a set costs more than a whole match; sets never change, so each is read once.
DECKS: Final[dict[str, Deck]] = {}


def deck_of(cardset: CardSet) -> Deck:
    """The deck of a card set, read and checked once."""
    found = DECKS.get(cardset.hash)
    if found is None:
        found = read_deck(cardset)
        DECKS[cardset.hash] = found
    return found


def read_deck(cardset: CardSet) -> Deck:
    """I-1: read and check a card set, every part of it."""
    deck = Deck(cardset)
    reader = Reader(cardset.data, cardset.origin)
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


def _counted(reader: Reader, key: str, found: int, wanted: int) -> None:
    if found != wanted:
        reader.problem(key, "wrong-count", {"found": found, "wanted": wanted})


def _origin(reader: Reader) -> str:
    """Where a row comes from; further lists name values of another origin."""
    provenance = reader.provenance()
    for origin in PROVENANCES:
        if reader.has(origin):
            reader.words(origin)
    return provenance


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
        deck.monsters[id] = row.word("en"), row.word("de")
        _origin(row)
        row.closed()
    _counted(reader, "-", len(deck.monsters), 5)


def _minions(deck: Deck, reader: Reader) -> None:
    """I-1.9, I-1.10: thirty in the bag, eight firelings beside it."""
    for id in KIND_NAMES:
        row = reader.table(id)
        minion = Minion(
            id, row.whole("count", least=0), row.whole("hp", 1), _abilities(deck, row, id)
        )
        minion.en, minion.de = row.word("en"), row.word("de")
        minion.provenance = _origin(row)
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
        tile.en, tile.de = row.word("en"), row.word("de")
        tile.provenance = _origin(row)
        row.closed()
        deck.tiles[tile.id] = tile
    _counted(reader, "-", len(deck.tiles), TILES)


def _names(reader: Reader) -> tuple[str, str, str]:
    row = reader.table("name")
    found = row.word("en"), row.word("de"), row.provenance()
    row.closed()
    return found


def _bosses(deck: Deck, reader: Reader) -> None:
    """I-26.1: three bosses with two sides and six abilities."""
    for id in reader.names():
        row = reader.table(id)
        sides = {side: row.table(side) for side in SIDES}
        dice = {side: table.whole("dice", 1, 8) for side, table in sides.items()}
        hp = {side: table.whole("hp", least=1) for side, table in sides.items()}
        for table in sides.values():
            _origin(table)
            table.closed()
        sheet = Sheet(BossId(id), dice, hp, _abilities(deck, row, id))
        sheet.en, sheet.de, sheet.provenance = _names(row)
        _counted(row, "abilities", len(sheet.abilities), 1 + THRESHOLDS)
        row.closed()
        deck.bosses[sheet.id] = sheet
    _counted(reader, "-", len(deck.bosses), 3)


def _allies(deck: Deck, reader: Reader) -> None:
    """I-17: six sheets with four abilities."""
    for id in reader.names():
        row = reader.table(id)
        ally = Ally(AllyId(id), _abilities(deck, row, id))
        ally.en, ally.de, ally.provenance = _names(row)
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
    card = Card(id, sort, _abilities(deck, row, id))
    card.en, card.de = row.word("en"), row.word("de")
    if sort == EVENT:
        card.colour = row.word("colour", ("green", "red"))
        ticker = row.table("ticker")
        card.ticker = {"en": ticker.word("en"), "de": ticker.word("de")}
    else:
        card.cost = row.whole("cost", 1, 8)
    card.provenance = _origin(row)
    row.closed()
    deck.cards[id] = card


def _unique(deck: Deck, reader: Reader) -> None:
    """B-12: every ID names one thing only."""
    ids = [*deck.cards, *deck.tiles, *deck.allies, *deck.bosses, *KIND_NAMES, *deck.monsters]
    for id in {id for id in ids if ids.count(id) > 1}:
        reader.problem("-", "not-unique", {"value": id})


# -- abilities


def _abilities(deck: Deck, row: Reader, owner: str) -> list[Ability]:
    found = []
    for number, item in enumerate(row.tables("abilities")):
        ability = _ability(item, owner, number)
        if ability.id in deck.abilities:
            item.problem("-", "not-unique", {"value": ability.id})
        deck.abilities[ability.id] = ability
        found.append(ability)
    return found


def _ability(row: Reader, owner: str, number: int) -> Ability:
    """An ability is named by its card, or by its sheet and the fame it needs."""
    fame = row.whole("fame", 0, 20) if row.has("fame") else -1
    suffix = f"-{fame}" if fame >= 0 else f".{number + 1}" if number else ""
    effects = [_effect(item) for item in row.tables("effects")]
    ability = Ability(AbilityId(owner + suffix), owner, row.word("on", TRIGGERS), effects)
    ability.fame = max(fame, 0)
    if fame >= 0:
        ability.en, ability.de = row.word("en"), row.word("de")
        ability.provenance = _origin(row)
    ability.may = row.flag("may") if row.has("may") else False
    ability.per_turn = row.whole("per_turn", 1) if row.has("per_turn") else 0
    _conditions(ability, row)
    _fitting(ability, row)
    row.closed()
    return ability


def _fitting(ability: Ability, row: Reader) -> None:
    """An effect under a trigger that never asks for it would do nothing."""
    for effect in ability.effects:
        allowed = MODIFIERS.get(effect.do, DEEDS)
        if ability.on not in allowed:
            told = {"effect": effect.do, "trigger": ability.on, "allowed": ", ".join(allowed)}
            row.problem("on", "wrong-trigger", told)


def _conditions(ability: Ability, row: Reader) -> None:
    if ability.on == "spend":
        for face in row.words("pay", FACE_NAMES):
            ability.pay[FACE_NAMES.index(face)] += 1
    if ability.on == "resolve":
        ability.face = row.word("face", FACE_NAMES)
    if ability.on == "symbol":
        ability.symbol = row.word("symbol", SYMBOLS)
    if row.has("hp_at_most"):
        ability.hp_at_most = row.whole("hp_at_most", 0, 12)
    if row.has("with_face"):
        ability.with_face = row.word("with_face", FACE_NAMES)


def _effect(row: Reader) -> Effect:
    """B-1.2: the code says which words must follow; others may where they make sense."""
    effect = Effect(row.word("do", tuple(FIELDS)))
    needed = FIELDS[effect.do]
    effect.n = row.whole("n") if "n" in needed else 0
    effect.who = _said(row, needed, "who", WHO)
    effect.where = _said(row, needed, "where", WHERE)
    effect.way = _said(row, needed, "way", WAYS)
    effect.what = row.word("what", needed["what"]) if "what" in needed else ""
    effect.by = row.word("by", ("you", "owner")) if row.has("by") else "you"
    effect.per_turn = row.whole("per_turn", 1) if row.has("per_turn") else 0
    effect.empty = row.flag("empty") if row.has("empty") else False
    effect.kinds = row.words("kinds", KIND_NAMES) if row.has("kinds") else []
    effect.of = [_effect(item) for item in row.tables("of")] if "of" in needed else []
    effect.instead = _effect(row.table("instead")) if row.has("instead") else None
    row.closed()
    return effect


def _said(row: Reader, needed: dict[str, tuple[str, ...]], key: str, words: tuple[str, ...]) -> str:
    if key in needed:
        return row.word(key, needed[key])
    return row.word(key, words) if row.has(key) else ""
