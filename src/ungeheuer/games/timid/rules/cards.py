"""The card set of `timid`, given meaning: six monsters and what makes them comfortable."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NewType

from ungeheuer.engine.cardset import CardSet, Reader
from ungeheuer.games.timid.rules.moves import Draw

Card = NewType("Card", int)  # 0…5 the monsters by name, then the rest
Monsters = NewType("Monsters", int)  # a set of monsters, one bit for each

MONSTERS: Final = 6
EXIT: Final = Card(7)
ENTRANCE: Final = Card(8)
ALL_MONSTERS: Final = Monsters((1 << MONSTERS) - 1)
DRAWN: Final = 2  # T-2.1: monsters drawn for a floor
# T-1.1: what the deck holds beside the monsters
CARDS: Final = {"entrance": 1, "exit": 1, "corridor": 3}
PLACES: Final = ("corridor", "exit", "entrance")  # in the order of their numbers
# for every set of monsters: its members by name
BREED: Final = [
    tuple(Card(card) for card in range(MONSTERS) if monsters >> card & 1) for monsters in range(64)
]

NEIGHBOURHOODS: Final = 256
# A quarter turn to the left takes the cell in reading order n to QUARTER[n].
QUARTER: Final = (5, 3, 0, 6, 1, 7, 4, 2)


class Pattern:
    """T-3.4: which cells around a monster must hold a card, and which must hold none."""

    __slots__ = ("forbidden", "required", "rows")

    def __init__(self, rows: str, required: int, forbidden: int) -> None:
        self.rows = rows
        self.required = required
        self.forbidden = forbidden

    def fits(self, neighbourhood: int) -> bool:
        """T-3.2: as it is drawn, without turning it."""
        required = neighbourhood & self.required == self.required
        return required and not neighbourhood & self.forbidden


def pattern_of(rows: str) -> Pattern | None:
    """Read `..# .M. ...`; None if it is no pattern."""
    cells = "".join(rows.split())
    if len(rows.split()) != 3 or len(cells) != 9 or cells[4] != "M":
        return None
    around = cells[:4] + cells[5:]
    if not set(around) <= set("#x."):
        return None
    required = sum(1 << bit for bit, sign in enumerate(around) if sign == "#")
    forbidden = sum(1 << bit for bit, sign in enumerate(around) if sign == "x")
    return Pattern(rows, required, forbidden)


def quarter_turn(neighbourhood: int) -> int:
    """The same neighbourhood after a quarter turn to the left."""
    bits = 0
    for bit, goes in enumerate(QUARTER):
        if neighbourhood >> bit & 1:
            bits |= 1 << goes
    return bits


TABLES: Final[dict[str, list[bool]]] = {}  # by the rows of a pattern, worked out once


def comfort(rows: str) -> list[bool]:
    """T-3.2: for each of the 256 neighbourhoods, whether some rotation of the pattern fits."""
    table = TABLES.get(rows)
    if table is None:
        pattern = pattern_of(rows)
        if pattern is None:
            raise ValueError(rows)
        table = TABLES[rows] = [fits_turned(pattern, n) for n in range(NEIGHBOURHOODS)]
    return table


def fits_turned(pattern: Pattern, neighbourhood: int) -> bool:
    """T-3.2: turning the cards around a pattern is turning the pattern."""
    for _ in range(4):
        if pattern.fits(neighbourhood):
            return True
        neighbourhood = quarter_turn(neighbourhood)
    return False


class Deck:
    """T-1.1: all cards of one set, ready to play with."""

    __slots__ = ("_draws", "comfort", "names", "numbers", "patterns")

    def __init__(self, monsters: dict[str, Pattern]) -> None:
        ordered = sorted(monsters)
        self.names = [*ordered, *PLACES]  # by card
        self.numbers = {name: Card(number) for number, name in enumerate(self.names)}
        self.patterns = [monsters[name] for name in ordered]
        self.comfort = [comfort(pattern.rows) for pattern in self.patterns]  # by monster
        self._draws: dict[int, list[Draw]] = {}

    def draws(self, left: Monsters) -> list[Draw]:
        """T-6.1: every pair of the monsters left, cached."""
        draws = self._draws.get(left)
        if draws is None:
            pairs = combinations(BREED[left], DRAWN)
            draws = self._draws[left] = [Draw([self.names[card] for card in p]) for p in pairs]
        return draws

    def monsters(self, names: list[str]) -> Monsters:
        """The set of these monsters."""
        bits = 0
        for name in names:
            bits |= 1 << self.numbers[name]
        return Monsters(bits)

    def called(self, monsters: Monsters) -> list[str]:
        """The names of these monsters, sorted."""
        return [self.names[card] for card in BREED[monsters]]


def deck_of(cardset: CardSet) -> Deck:
    """The deck that a card set describes, read when it is first asked for."""
    if not isinstance(cardset.meaning, Deck):
        cardset.meaning = read_deck(cardset)
    return cardset.meaning


def read_deck(cardset: CardSet) -> Deck:
    """Read and check: the numbers of T-1.1, six monsters with their patterns."""
    reader = cardset.reader()
    reader.table("cardset").word("game", ("timid",))
    _count(reader.table("cards"))
    rows = reader.tables("monsters")
    if len(rows) != MONSTERS:
        reader.problem("monsters", "wrong-count", {"found": len(rows), "wanted": MONSTERS})
    monsters: dict[str, Pattern] = {}
    for row in rows:
        _monster(row, monsters)
    reader.closed()
    reader.finish()
    return Deck(monsters)


def _count(reader: Reader) -> None:
    """T-1.1: the numbers are fixed; a set may only give their provenance."""
    for name, count in CARDS.items():
        row = reader.table(name)
        row.whole("count", count, count)
        row.provenance()
        row.closed()
    reader.closed()


def _monster(row: Reader, monsters: dict[str, Pattern]) -> None:
    name = _name(row.table("name"), [*CARDS, *monsters])
    drawn = row.table("pattern")
    text = drawn.word("rows")
    pattern = pattern_of(text)
    if pattern is None:
        drawn.problem("rows", "no-pattern", {"value": text})
    else:
        monsters[name] = pattern
    drawn.provenance()
    drawn.closed()
    row.closed()


def _name(row: Reader, taken: list[str]) -> str:
    """Names are used in the notation, so they must be single words, all different."""
    name = row.word("id")
    if name in taken:
        row.problem("id", "name-taken", {"value": name})
    if not (name.isascii() and name.replace("-", "").isalpha() and name == name.lower()):
        row.problem("id", "no-name", {"value": name})
    row.provenance()
    row.closed()
    return name
