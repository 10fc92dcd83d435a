"""T-3.4: the patterns against the words, which are a second definition of their own."""

from collections.abc import Callable
from itertools import product

import pytest

from tests.cardsets import HOUSE
from ungeheuer.games.timid.rules.building import comfortable_cells, is_comfortable, outlooks
from ungeheuer.games.timid.rules.cards import comfort, deck_of, pattern_of
from ungeheuer.games.timid.rules.grid import AROUND

Point = tuple[int, int]
Cards = frozenset[Point]
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
RING = ORTHOGONAL + DIAGONAL
EVERYTHING = [
    frozenset(cell for cell, lies in zip(RING, lying, strict=True) if lies)
    for lying in product((False, True), repeat=8)
]
DECK = deck_of(HOUSE["timid"])
PATTERNS = dict(zip(DECK.names[:6], (p.rows for p in DECK.patterns), strict=True))


def beside(cards: Cards) -> list[Point]:
    return [cell for cell in ORTHOGONAL if cell in cards]


def opposite(one: Point, other: Point) -> bool:
    return one == (-other[0], -other[1])


def bat(cards: Cards) -> bool:
    """At least one diagonal cell holds a card."""
    return any(cell in cards for cell in DIAGONAL)


def dragon(cards: Cards) -> bool:
    """Exactly one orthogonal neighbour."""
    return len(beside(cards)) == 1


def mantis(cards: Cards) -> bool:
    """Exactly two, opposite."""
    found = beside(cards)
    return len(found) == 2 and opposite(*found)


def serpent(cards: Cards) -> bool:
    """Exactly two, at a right angle, and the diagonal cell between them is empty."""
    found = beside(cards)
    if len(found) != 2 or opposite(*found):
        return False
    (x, y), (u, v) = found
    return (x + u, y + v) not in cards


def kraken(cards: Cards) -> bool:
    """At least three orthogonal neighbours."""
    return len(beside(cards)) >= 3


def gargoyle(cards: Cards) -> bool:
    """Belongs to at least one full 2 × 2 block."""
    return any({(x, y), (x, 0), (0, y)} <= cards for x, y in DIAGONAL)


WORDS: dict[str, Callable[[Cards], bool]] = {
    "bat": bat,
    "dragon": dragon,
    "mantis": mantis,
    "serpent": serpent,
    "kraken": kraken,
    "gargoyle": gargoyle,
}


def quarter(cards: Cards, times: int) -> Cards:
    for _ in range(times):
        cards = frozenset((-y, x) for x, y in cards)
    return cards


def bits(cards: Cards) -> int:
    return sum(1 << bit for bit, cell in enumerate(AROUND) if cell in cards)


def drawn(rows: str, turns: int) -> tuple[Cards, Cards]:
    """The required and the forbidden cells of a pattern, turned."""
    signs = {
        (x, y): sign
        for y, row in zip((1, 0, -1), rows.split(), strict=True)
        for x, sign in zip((-1, 0, 1), row, strict=True)
    }
    required = frozenset(cell for cell, sign in signs.items() if sign == "#")
    forbidden = frozenset(cell for cell, sign in signs.items() if sign == "x")
    return quarter(required, turns), quarter(forbidden, turns)


@pytest.mark.parametrize("name", WORDS)
def test_T_3_4_words_and_patterns_agree_on_all_neighbourhoods(name: str) -> None:
    table = DECK.comfort[DECK.numbers[name]]
    assert len(EVERYTHING) == len(set(map(bits, EVERYTHING))) == 256
    for cards in EVERYTHING:
        assert table[bits(cards)] is WORDS[name](cards), sorted(cards)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("name", WORDS)
def test_T_3_2_a_pattern_fits_in_each_of_the_four_rotations(name: str, turns: int) -> None:
    """Wherever one rotation fits, the monster is comfortable; and turned cards change nothing."""
    table = DECK.comfort[DECK.numbers[name]]
    required, forbidden = drawn(PATTERNS[name], turns)
    fitting = 0
    for cards in EVERYTHING:
        assert table[bits(quarter(cards, turns))] is WORDS[name](cards)
        if required <= cards and not forbidden & cards:
            fitting += 1
            assert table[bits(cards)]
    assert fitting


@pytest.mark.parametrize("name", WORDS)
def test_T_3_2_comfortable_means_that_one_of_four_rotations_fits(name: str) -> None:
    table = DECK.comfort[DECK.numbers[name]]
    turned = [drawn(PATTERNS[name], turns) for turns in range(4)]
    for cards in EVERYTHING:
        fits = any(need <= cards and not ban & cards for need, ban in turned)
        assert table[bits(cards)] is fits


@pytest.mark.parametrize("name", WORDS)
def test_T_3_4_each_pattern_equals_its_mirror_image(name: str) -> None:
    table = DECK.comfort[DECK.numbers[name]]
    for cards in EVERYTHING:
        mirrored = frozenset((-x, y) for x, y in cards)
        assert table[bits(cards)] is table[bits(mirrored)]


def test_a_pattern_is_three_rows_around_an_m() -> None:
    assert pattern_of("..# .M. ...") is not None
    for rows in ("", "... .M.", "... ... ...", "..? .M. ...", ".... .M. ..", "... .M. ... ..."):
        assert pattern_of(rows) is None
    assert all(comfort("... .M. ..."))
    with pytest.raises(ValueError):
        comfort("no pattern")


# -- the dungeon's helper for half-built floors


def test_T_3_2_outlooks_of_a_half_built_floor() -> None:
    laid = [((0, 1), "mantis"), ((0, 2), "bat")]
    mantis, bat = outlooks(PATTERNS, laid)
    assert (mantis.card, mantis.x, mantis.y, mantis.active) == ("mantis", 0, 1, True)
    assert (bat.active, bat.feared) == (False, ["mantis"])
    mantis, bat = outlooks(PATTERNS, [*laid, ((1, 1), "corridor")])
    assert (mantis.active, bat.active) == (False, True)


def test_T_3_2_where_a_monster_would_be_comfortable() -> None:
    assert comfortable_cells(PATTERNS, "dragon", []) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert comfortable_cells(PATTERNS, "bat", []) == []
    assert comfortable_cells(PATTERNS, "bat", [((1, 0), "corridor")]) == [
        (0, -1),
        (0, 1),
        (1, -1),
        (1, 1),
    ]
    assert not is_comfortable(PATTERNS["bat"], (0, 1), [(0, 0)])
