"""I-11: what an answer is said to bring is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest

from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.card_moves import Activate
from ungeheuer.games.island.rules.moves import Attack, Build, Energy, Fame, Heart
from ungeheuer.games.island.rules.outlook import outlook
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.windows import Resolve
from ungeheuer.lab.snapshots import new_match
from ungeheuer.testing.worlds import rng_of

TOLD = Activate | Attack | Build | Energy | Fame | Heart


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_comes_true(seed: int) -> None:
    rng = rng_of(seed)
    match = new_match(RULES, {"players": 3}, ["Inga", "Frank", "Ani"])
    seen: set[str] = set()
    for _ in range(600):
        decision = match.decision
        if decision is None:
            break
        if decision.seat != CHANCE:
            before = RULES.position(match.state)
            seen |= come_true(match.state, decision)
            assert RULES.position(match.state) == before  # looking ahead changes nothing
        match.play(decision.seat, decision.ask.sample(rng).text)
    assert {"yields-island-energy", "yields-island-fame"} <= seen


def come_true(state: State, decision: Decision[Any]) -> set[str]:
    """The codes of what is foretold; what energy would bring is carried out."""
    seen = set()
    for each in outlook(state, decision):
        code, params = each.phrase
        seen.add(code)
        if each.move is None:
            assert each.lacks
            continue
        assert isinstance(each.move, TOLD)
        assert decision.ask.contains(each.move)
        after = RULES.copy(state)
        RULES.apply(after, each.move, SILENT)
        if not isinstance(after.agenda[-1], Resolve) or after.turn != state.turn:
            continue  # what comes later belongs to something else
        if code == "yields-island-energy":
            assert after.me().energy - state.me().energy == params["energy"]
        if code == "yields-island-heal":
            assert hp_of(after) - hp_of(state) == params["hp"]
        if code == "yields-island-tile-wasted":
            assert (after.roll, hp_of(after)) == (state.roll, hp_of(state))
            assert not any(after.pending)
    return seen


def hp_of(state: State) -> int:
    return sum(monster.hp for monster in state.monsters)


def test_I_18_9_a_tile_says_what_it_gives_and_whether_that_is_of_use() -> None:
    rng = rng_of(2)
    seen: set[str] = set()
    for _ in range(60):
        match = new_match(RULES, {"players": 2}, ["Inga", "Frank"])
        while match.decision is not None and len(match.history) < 700:
            decision = match.decision
            if decision.seat != CHANCE:
                seen |= come_true(match.state, decision)
            match.play(decision.seat, decision.ask.sample(rng).text)
        if {"yields-island-tile", "yields-island-tile-wasted"} <= seen:
            return
    raise AssertionError(f"no tile came up: {sorted(seen)}")


def test_what_is_one_die_short_is_not_offered() -> None:
    rng = rng_of(5)
    match = new_match(RULES, {"players": 2}, ["Inga", "Frank"])
    short = 0
    for _ in range(900):
        decision = match.decision
        if decision is None:
            break
        if decision.seat != CHANCE:
            offered = {
                f"S{3 + move.upper}" for move in decision.ask.listed() if isinstance(move, Build)
            }
            for each in outlook(match.state, decision):
                if each.lacks and each.phrase[0] == "yields-island-build":
                    short += 1
                    assert each.phrase[1]["space"] not in offered
                    assert each.lacks == "wrench"
        match.play(decision.seat, decision.ask.sample(rng).text)
    assert short
