"""What helps a person to look: the tables agree with the rules, the odds with what can be known."""

import msgspec
import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import rng_of
from ungeheuer.engine.decision import Cell
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.games.timid.aid import Aid, aid
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.building import ENTRANCE_POINT, comfortable_cells
from ungeheuer.games.timid.rules.grid import AROUND, EDGES
from ungeheuer.games.timid.rules.knowledge import shares
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.wire.sync import sync


def moment(seed: int, moves: int) -> Match:
    rng = rng_of(seed)
    match = Match(RULES, cardset=HOUSE["timid"])
    while match.decision is not None and len(match.history) < moves:
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return match


def looked_up(nest: str, cell: Cell, cells: list[Cell]) -> bool:
    """The way the browser looks it up."""
    around = [(cell[0] + dx, cell[1] + dy) in cells for dx, dy in AROUND]
    at = sum(full << bit for bit, full in enumerate(around))
    return bool(int(nest[at >> 2], 16) >> (at & 3) & 1)


@pytest.mark.rule("T-3.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_table_of_a_monster_in_hand_says_where_it_is_comfortable(seed: int) -> None:
    match = moment(seed, 1)
    view = match.view(DUNGEON)
    told = aid(view)
    assert told is not None
    assert view.hand is not None
    patterns = {monster.name: monster.pattern for monster in view.monsters}
    assert list(told.nests) == told.fearful == [card for card in view.hand if card in patterns]
    laid = [(cell, "corridor") for cell in EDGES[: seed % 4]]
    cells = [ENTRANCE_POINT, *(cell for cell, _ in laid)]
    free = {(x + dx, y + dy) for x, y in cells for dx, dy in EDGES} - set(cells)
    for card, nest in told.nests.items():
        cosy = [cell for cell in sorted(free) if looked_up(nest, cell, cells)]
        assert cosy == comfortable_cells(patterns, card, laid)


@pytest.mark.rule("T-5.1")
def test_odds_are_the_shares_in_percent_and_the_same_for_everybody() -> None:
    match = moment(3, 3)
    view = match.view(CHARACTER)
    told = aid(view)
    assert told is not None
    for odds, share in zip(told.odds, shares(view), strict=True):
        assert (odds.x, odds.y) == (share.x, share.y)
        assert odds.exit == round(100 * share.exit / share.total)
        assert (
            odds.active <= odds.monster == round(100 * sum(share.monsters.values()) / share.total)
        )
    assert aid(match.view(DUNGEON)) == aid(match.view(SPECTATOR)) == told


def test_only_who_builds_is_told_about_the_monsters_drawn() -> None:
    match = moment(1, 1)
    assert aid(match.view(CHARACTER)) is None
    assert aid(match.view(SPECTATOR)) is None


def test_it_travels_with_the_view_unless_the_table_allows_no_hints() -> None:
    match = moment(2, 2)
    sent = msgspec.convert(msgspec.to_builtins(sync(match, DUNGEON)).get("aid"), Aid)
    assert sent == aid(match.view(DUNGEON))
    assert sync(match, DUNGEON, aided=False).aid is None
