"""The card set of `mighty`, given meaning: guardians, healing costs, king tiles."""

from __future__ import annotations

import re
from typing import Final

from ungeheuer.engine.cardset import CardSet, Reader
from ungeheuer.engine.errors import Problem
from ungeheuer.games.mighty.rules.moves import (
    LEVELS,
    NOTHING,
    STRENGTHS,
    Front,
    Hand,
    King,
    Strength,
    hand_of,
)

KINDS: Final = ("orcs", "undead", "sea", "demons", "insects", "dragons")
CARDS_PER_LEVEL: Final = 12
STRONGEST_PAIR: Final = 10
ROUNDS: Final = {3: 6, 4: 6, 5: 5, 6: 6}

# where a king tile's change applies; rules.py says which guardians each word means
WHERE: Final = ("first", "second", "first-two", "last", "last-two", "equal-pair", "lowest-pair")


class Back:
    """M-1.2: the back of a level's guardians: its ranges, and the fronts behind it."""

    __slots__ = ("fronts", "max_loot", "max_strength", "min_loot", "min_strength")

    def __init__(
        self, strength: tuple[int, int], loot: tuple[int, int], fronts: list[Front]
    ) -> None:
        self.min_strength, self.max_strength = strength
        self.min_loot, self.max_loot = loot
        self.fronts = fronts


class Change:
    """What a king tile does to some guardians of the round."""

    __slots__ = ("loot", "strength", "where")

    def __init__(self, where: str, strength: int, loot: int) -> None:
        self.where = where
        self.strength = strength
        self.loot = loot


class Tile:
    """M-1.3: a king tile, declared: which monsters stay away, who is in hand, healing, changes."""

    __slots__ = ("changes", "forbids", "healing", "id", "in_hand", "move")

    def __init__(
        self, id: str, forbids: Hand, in_hand: Hand, healing: dict[int, int], changes: list[Change]
    ) -> None:
        self.id = id
        self.move = King(id)
        self.forbids = forbids
        self.in_hand = in_hand
        self.healing = healing
        self.changes = changes


class Deck:
    """All cards of one set, ready to play with."""

    __slots__ = ("backs", "cardset", "healing", "limits", "tiles", "warnings")

    def __init__(
        self,
        cardset: CardSet,
        backs: list[Back],
        healing: dict[str, list[int]],
        tiles: list[Tile],
        warnings: list[Problem],
    ) -> None:
        self.cardset = cardset
        self.backs = backs  # by level; index 0 is unused
        # by level, for M-3.3; capped, since no pair is stronger
        self.limits = [min(back.max_strength, STRONGEST_PAIR + 1) for back in backs]
        self.healing = healing  # by kind, then by strength; index 0 is unused
        self.tiles = {tile.id: tile for tile in tiles}
        self.warnings = warnings


def deck_of(cardset: CardSet) -> Deck:
    """The deck that a card set describes, read when it is first asked for."""
    if not isinstance(cardset.meaning, Deck):
        cardset.meaning = _deck(cardset)
    return cardset.meaning


def _deck(cardset: CardSet) -> Deck:
    """Read and check: 12 guardians a level within their back, healing, king tiles."""
    warnings: list[Problem] = []
    reader = cardset.reader()
    reader.table("cardset").word("game", ("mighty",))
    levels = reader.table("level")
    backs = [Back((0, 0), (0, 0), [])]
    backs += [_back(levels.table(str(level)), warnings) for level in LEVELS]
    levels.closed()
    healing = _healing(reader.table("healing"))
    tiles = _tiles(reader.table("tile"))
    reader.closed()
    reader.finish()
    return Deck(cardset, backs, healing, tiles, warnings)


def _range(reader: Reader, least: int) -> tuple[int, int]:
    low = reader.whole("min", least=least)
    high = reader.whole("max", least=low)
    reader.provenance()
    reader.closed()
    return low, high


def _back(reader: Reader, warnings: list[Problem]) -> Back:
    strength = _range(reader.table("strength"), 1)
    loot = _range(reader.table("loot"), 0)
    rows = reader.tables("guardians")
    if len(rows) != CARDS_PER_LEVEL:
        reader.problem("guardians", "wrong-count", {"found": len(rows), "wanted": CARDS_PER_LEVEL})
    fronts = [_front(row, strength, loot, warnings) for row in rows]
    reader.closed()
    return Back(strength, loot, fronts)


def _front(
    row: Reader, strength: tuple[int, int], loot: tuple[int, int], warnings: list[Problem]
) -> Front:
    front = Front(row.whole("strength", *strength), row.whole("loot", *loot))
    row.provenance()
    row.closed()
    if front.strength > STRONGEST_PAIR:
        warnings.append(Problem(row.path("strength"), "unbeatable", {"value": front.strength}))
    return front


def _healing(reader: Reader) -> dict[str, list[int]]:
    """M-1.1: one list of healing costs for all kinds, or separate ones for some of them."""
    common = _costs(reader, "all")
    costs = {kind: _costs(reader, kind) if reader.has(kind) else common for kind in KINDS}
    reader.closed()
    return costs


def _costs(reader: Reader, key: str) -> list[int]:
    rows = reader.tables(key)
    if len(rows) != len(STRENGTHS):
        reader.problem(key, "wrong-count", {"found": len(rows), "wanted": len(STRENGTHS)})
    costs = {}
    for row in rows:
        costs[row.whole("strength", 1, len(STRENGTHS))] = row.whole("cost", least=0)
        row.provenance()
        row.closed()
    for strength in STRENGTHS:
        if strength not in costs:
            reader.problem(key, "no-cost", {"strength": strength})
    return [0, *(costs.get(strength, 0) for strength in STRENGTHS)]


def _tiles(reader: Reader) -> list[Tile]:
    """M-1.3: twelve tiles are printed; a set needs at least one for every round."""
    tiles = [_tile(id, reader.table(id)) for id in reader.names()]
    for tile in tiles:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", tile.id):
            reader.problem(tile.id, "bad-name")  # it is a word of the notation
    if len(tiles) < max(ROUNDS.values()):
        wanted = max(ROUNDS.values())
        reader.problem("-", "wrong-count", {"found": len(tiles), "wanted": wanted})
    return tiles


def _hand(reader: Reader, key: str, count: int) -> Hand:
    """`count` different strengths, or none: M-3.7 allows one forbidden, M-7.3 takes three."""
    if not reader.has(key):
        return NOTHING
    strengths = set(reader.wholes(key, 1, len(STRENGTHS)))
    if len(strengths) != count:
        reader.problem(key, "wrong-count", {"found": len(strengths), "wanted": count})
    return hand_of(tuple(Strength(strength) for strength in strengths))


def _tile(id: str, reader: Reader) -> Tile:
    changes = reader.tables("changes") if reader.has("changes") else []
    tile = Tile(
        id,
        _hand(reader, "forbids", 1),
        _hand(reader, "in_hand", 3),
        _dear(reader),
        [_change(row) for row in changes],
    )
    reader.provenance()
    reader.closed()
    return tile


def _dear(reader: Reader) -> dict[int, int]:
    if not reader.has("healing"):
        return {}
    table = reader.table("healing")
    strengths = table.wholes("strengths", 1, len(STRENGTHS))
    cost = table.whole("cost", least=0)
    table.closed()
    return dict.fromkeys(strengths, cost)


def _change(row: Reader) -> Change:
    strength = row.whole("strength") if row.has("strength") else 0
    loot = row.whole("loot") if row.has("loot") else 0
    change = Change(row.word("where", WHERE), strength, loot)
    if not (strength or loot):
        row.problem("loot", "missing")
    row.closed()
    return change
