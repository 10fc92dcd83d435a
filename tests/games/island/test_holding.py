"""I-22: what a turn leaves over, and which questions wait for its end."""

from __future__ import annotations

import random

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game, manifest
from ungeheuer.games.island import snapshots
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.holding import HOLDING, is_useful
from ungeheuer.lab.snapshots import follow, new_match, stored_moves
from ungeheuer.words import Words, languages

STEP_TWO, MARKET = "I-11.1", "I-20.1"


def played(seed: int, players: int = 2) -> Match:
    """A random match up to the first step 2."""
    match = Match(game("island"), {"players": players}, HOUSE["island"])
    rng = Rng(random.Random(seed).random)
    while match.asked.rule != STEP_TWO:
        assert match.decision is not None
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return match


def with_roll(**faces: int) -> Match:
    """Step 2 of the first turn with these dice."""
    match = played(1)
    names = ("heart", "energy", "fame", "claw", "foot", "wrench")
    match.state.roll = [faces.get(name, 0) for name in names]
    match.state.question = match.state.agenda[-1].ask(match.state)
    return match


def test_the_manifest_names_it() -> None:
    part = manifest("island").holding
    assert part is not None
    assert part.load() is HOLDING
    assert all(manifest(name).holding is None for name in ("mighty", "timid"))


def test_I_11_5_the_end_of_step_two_says_what_is_left_over() -> None:
    (ending,) = HOLDING.endings(with_roll(energy=1, wrench=3, heart=2).state)
    assert ending.move == "end"
    assert ending.turn, "without energy nothing can be bought"
    assert ending.left == [
        ("left-island-dice", {"count": 6}),
        ("left-island-heart", {"dice": [{"shows": ["heart"], "count": 2}]}),
        ("left-island-energy", {"dice": [{"shows": ["energy"]}]}),
        ("left-island-build", {"dice": [{"shows": ["wrench"], "count": 3}]}),
    ]


def test_I_12_1_what_can_only_be_locked_is_not_useful() -> None:
    (ending,) = HOLDING.endings(with_roll(wrench=1).state)
    assert ending.left == []


def test_I_20_1_after_step_two_the_market_may_come_first() -> None:
    match = with_roll(energy=1)
    match.state.me().energy = 20
    (ending,) = HOLDING.endings(match.state)
    assert not ending.turn
    match.game.apply(match.state, match.game.read("end"), SILENT)
    (ending,) = HOLDING.endings(match.state)
    assert (ending.move, ending.turn) == ("done", True)
    assert ending.left == [("left-island-buy", {"count": 3}), ("left-island-sweep", {})]


def test_I_25_3_the_turn_has_ended_before_the_next_boss_comes() -> None:
    line = stored_moves("island")["challenge-1"]
    options = snapshots.target(snapshots.SPECS["challenge-1"]).options
    match = follow(new_match(RULES, options, ["Inga"]), line)
    assert match is not None
    assert match.state.boss.down
    rng = Rng(random.Random(1).random)
    turn = match.game.turn(match.state)
    assert turn is not None
    while match.decision is not None and not HOLDING.holds(turn, match.state):
        assert match.game.turn(match.state) == turn
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    assert match.state.turn == turn[0], "the next one has not begun"


@pytest.mark.parametrize("seed", range(4))
def test_something_is_left_over_exactly_where_something_useful_is_offered(seed: int) -> None:
    match = Match(game("island"), {"players": 1 + seed}, HOUSE["island"])
    rng = Rng(random.Random(seed).random)
    words = [Words(language) for language in languages()]
    while match.decision is not None and len(match.history) < 300:
        decision = match.decision
        endings = [] if decision.seat == CHANCE else HOLDING.endings(match.state)
        for ending in endings:
            assert bool(ending.left) == any(map(is_useful, decision.ask.moves()))
            assert all(each.knows(code) for each in words for code, _ in ending.left)
        turn = match.game.turn(match.state)
        move = decision.ask.sample(rng)
        ends = any(each.turn for each in endings if each.move == move.text)
        match.play(decision.seat, move)
        if turn is not None and match.outcome is None and ends:
            assert HOLDING.holds(turn, match.state), "I-22.2"
