"""One row for every king tile and every guardian level that is shipped: before, moves, after."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.games.mighty.tables import (
    MAXIMA,
    compare_golden,
    expected_gold,
    gold,
    hand,
    line,
    lying,
    play,
    resume,
    view,
)
from ungeheuer.engine.cardset import CardSet, shelf
from ungeheuer.engine.match import Match
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.cards import deck_of
from ungeheuer.games.mighty.rules.view import tile_view
from ungeheuer.games.mighty.words.texts import tile_name, tile_text
from ungeheuer.words import Words, languages

SETS = shelf(RULES.package)


@dataclass
class Row:
    """A castle, the hands, everybody's 20 gold; the moves; what has become of it."""

    castle: str
    hands: str
    moves: list[str]
    after: list[int]
    then: str = ""


EMPTY = "1:-/- 1:-/- 1:-/-"
# Every pair has 9, which beats everything of level 1.
FIGHT = "1:0.5/1.4 1:1.5/2.4 1:2.5/0.4"
TWINS = "1:0.5/1.5 1:1.4/2.4 1:2.5/0.4"
HURT = "3:0.5/1.3 3:1.4/2.1 3:2.5/0.2"
UNLIKE = "1:0.5/1.1 1:1.5/2.4 1:2.5/0.4"
WEAK = "1:0.5/1.4 1:1.5/2.4 1:2.2/0.1"
WITHOUT_FIGHT = {
    "no-ones": Row(EMPTY, "123 145 234", ["2@1a", "4@1b"], [20, 20, 20], "0.2/1.4"),
    "strong-hand": Row(EMPTY, "123 145 234", ["5@1a", "3@1b"], [20, 20, 20], "0.5/1.3"),
}
ONE = ["front 2/5", "front 3/6", "front 4/7"]  # fronts of version 1
TWO = ["front 2/2", "front 3/3", "front 6/5"]  # and of version 2
# by version of the set
TILES = {
    1: {
        **WITHOUT_FIGHT,
        "twins": Row(TWINS, "* * *", ONE, [20 + 4 + 3, 28, 28]),
        "first-rich": Row(FIGHT, "* * *", ONE, [20 + 4 + 3, 20 + 4 + 3, 20 + 3 + 4]),
        "first-two-poor": Row(FIGHT, "* * *", ONE, [20 + 2 + 3, 20 + 1 + 2, 20 + 2 + 4]),
        "last-two-rich": Row(FIGHT, "* * *", ONE, [20 + 3 + 5, 20 + 2 + 5, 20 + 5 + 6]),
        "dear-healing": Row(HURT, "* * *", ["front 9/13"], [20 - 4 - 1, 20 - 2 - 4, 20 - 5]),
        "underdogs": Row(UNLIKE, "* * *", ONE, [20 + 4 + 3, 27, 27]),
        "calm": Row(FIGHT, "* * *", ONE, [20 + 3 + 3, 20 + 2 + 3, 20 + 3 + 4]),
        "second-tough": Row(FIGHT, "* * *", ONE, [20 + 3 + 3, 20 + 2 + 5, 20 + 4 + 4]),
        "last-rich": Row(FIGHT, "* * *", ONE, [20 + 3 + 8, 20 + 2 + 3, 20 + 3 + 9]),
        "last-weak": Row(
            WEAK, "* * *", [*ONE[:2], "front 6/8"], [20 + 3 + 1, 20 + 2 + 3, 20 + 3 + 2]
        ),
    },
    2: {
        **WITHOUT_FIGHT,
        "twins": Row(TWINS, "* * *", TWO, [20 + 2 + 2, 20 + 2 + 3, 20 + 3 + 3]),
        "first-rich": Row(FIGHT, "* * *", TWO, [20 + 3 + 2, 20 + 2 + 2, 20 + 1 + 3]),
        "first-two-poor": Row(FIGHT, "* * *", TWO, [20 + 0 + 2, 20 + 0 + 1, 20 + 0 + 3]),
        "last-two-rich": Row(FIGHT, "* * *", TWO, [20 + 1 + 4, 20 + 1 + 4, 20 + 3 + 5]),
        "dear-healing": Row(HURT, "* * *", ["front 9/10"], [20 - 4 - 1, 20 - 2 - 4, 20 - 5]),
        "underdogs": Row(UNLIKE, "* * *", TWO, [20 + 3 + 2, 20 + 2 + 2, 20 + 1 + 3]),
        "calm": Row(FIGHT, "* * *", TWO, [20 + 1 + 2, 20 + 1 + 2, 20 + 1 + 3]),
        "second-tough": Row(FIGHT, "* * *", TWO, [20 + 1 + 2, 20 + 1 + 3, 20 + 3 + 3]),
        "last-rich": Row(FIGHT, "* * *", TWO, [20 + 1 + 7, 20 + 1 + 2, 20 + 1 + 8]),
        "last-weak": Row(WEAK, "* * *", TWO, [20 + 1 + 0, 20 + 1 + 2, 20 + 1 + 0]),
    },
}

# Player 0 displaces player 1's 2 beside player 2's 3, then the guardian is turned up.
DISPLACING = "{}:1.2/2.3 1:0.1/1.5 1:2.4/-"
LEVELS = {
    1: {
        1: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 6/9"], [20 - 1 + 5, 20, 20 + 4]),
        2: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 8/13"], [20 - 2 + 7, 20 + 1, 20 + 6]),
        3: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 8/12"], [20 - 3 + 6, 20 + 2, 20 + 6]),
    },
    2: {
        1: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 6/5"], [20 - 1 + 3, 20, 20 + 2]),
        2: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 7/9"], [20 - 2 + 5, 20 + 1, 20 + 4]),
        3: Row(DISPLACING, "45 4 5", ["5@1a", "2@3b", "front 8/9"], [20 - 3 + 5, 20 + 2, 20 + 4]),
    },
}
BACKS = {1: MAXIMA, 2: {1: 6, 2: 7, 3: 9}}  # maximum strength by level


def named(cardset: CardSet) -> str:
    return f"{cardset.id}-{cardset.version}"


@pytest.mark.parametrize("cardset", SETS, ids=named)
@pytest.mark.rule("M-1.3")
def test_every_tile_and_every_level_of_a_shipped_set_has_a_row(cardset: CardSet) -> None:
    deck = deck_of(cardset)
    levels = {level for level in range(len(deck.backs)) if deck.backs[level].fronts}
    assert set(deck.tiles) == set(TILES[cardset.version])
    assert levels == set(LEVELS[cardset.version])


@pytest.mark.parametrize("cardset", SETS, ids=named)
@pytest.mark.parametrize("tile", TILES[1])
@pytest.mark.rule("M-1.3", "V-king")
def test_a_king_tile_does_what_its_row_says(cardset: CardSet, tile: str) -> None:
    row = TILES[cardset.version][tile]
    match = play(reign(row, tile, cardset), *row.moves)
    assert gold(match) == row.after
    assert lying(match).startswith(row.then)


def reign(row: Row, tile: str, cardset: CardSet = SETS[0]) -> Match:
    """The tile is turned up before the first monster; later rows come in with it lying there."""
    if row.castle != EMPTY:
        return resume(line(row.castle, row.hands, "20 20 20", tile=tile), cardset)
    before = line(row.castle, row.hands, "20 20 20").replace("variants=", "variants=king")
    match = resume(before.replace("phase=playing", "phase=turning-tile"), cardset)
    return play(match, f"king {tile}")


@pytest.mark.rule("M-7.1")
def test_the_row_of_no_ones_leaves_the_one_in_hand() -> None:
    match = reign(WITHOUT_FIGHT["no-ones"], "no-ones")
    assert {move[0] for move in match.legal()} == {"2", "3"}


@pytest.mark.rule("M-7.3")
def test_the_row_of_strong_hand_changes_all_hands() -> None:
    match = reign(WITHOUT_FIGHT["strong-hand"], "strong-hand")
    assert [hand(match, player) for player in range(3)] == [[3, 4, 5]] * 3


@pytest.mark.parametrize("cardset", SETS, ids=named)
@pytest.mark.parametrize("level", LEVELS[1])
@pytest.mark.rule("M-1.2", "M-3.4", "M-4.2")
def test_a_guardian_of_a_level_does_what_its_row_says(cardset: CardSet, level: int) -> None:
    row = LEVELS[cardset.version][level]
    match = resume(line(row.castle.format(level), row.hands, "20 20 20"), cardset)
    assert view(match).places[0].max_strength == BACKS[cardset.version][level]
    play(match, *row.moves)
    assert gold(match) == row.after


@pytest.mark.parametrize("cardset", SETS, ids=named)
@pytest.mark.parametrize("level", LEVELS[1])
@pytest.mark.rule("M-1.2", "M-4.1", "M-4.2", "M-4.3")
def test_every_guardian_of_a_level_fights_by_the_rules(cardset: CardSet, level: int) -> None:
    for front in deck_of(cardset).backs[level].fronts:
        for pair in ("0.5/1.4", "0.2/1.5", "0.3/1.3", "0.2/1.1"):
            others = "1:2.5/2.4 1:0.4/1.4" if pair == "0.2/1.1" else "1:2.5/2.4 1:0.1/1.2"
            match = resume(line(f"{level}:{pair} {others}", "* * *", "20 20 20"), cardset)
            wanted = expected_gold(view(match), front.strength, front.loot)
            assert gold(play(match, front.text)) == wanted


# -- what the tiles say


def texts() -> str:
    """All tiles of the newest set in all languages."""
    lines = ["# King tiles as players read them; rewrite with UPDATE_GOLDEN=1"]
    for tile in deck_of(SETS[0]).tiles.values():
        lines += ["", tile.id]
        for language in languages():
            words = Words(language)
            said = tile_text(words, tile_view(tile))
            lines.append(f"  {language}  {tile_name(words, tile.id)}: {said}")
    return "\n".join(lines) + "\n"


@pytest.mark.rule("M-1.3")
def test_golden_texts_of_all_tiles() -> None:
    compare_golden("tiles.txt", texts())
