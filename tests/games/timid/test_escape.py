"""The exact search against a slow one, which plays the rules themselves on every arrangement."""

from __future__ import annotations

import pytest

from tests.games.timid.floors import BLOCK, PASSAGE, character, laid, rng_of, seen
from tests.games.timid.worlds import arranged, bold_matches
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match
from ungeheuer.games.timid.bots.advice import advise, situation_of
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.knowledge import count
from ungeheuer.games.timid.rules.moves import CHARACTER, GIVE_UP
from ungeheuer.games.timid.rules.state import MOVING, State
from ungeheuer.games.timid.rules.view import floor_of
from ungeheuer.wire.sync import encode

FAR = ("peek 2,3", "peek 3,3")


def slow_value(states: list[State], floor: int) -> float:
    """The best chance over all moves: split the worlds by what the character then sees."""
    state = states[0]
    if state.phase != MOVING or state.number != floor:
        return float(state.escaped >= floor)
    return max(slow_chance(states, move, floor) for move in state.choices if move != GIVE_UP)


def slow_chance(states: list[State], move: Move, floor: int) -> float:
    groups: dict[bytes, list[State]] = {}
    for state in states:
        twin = state.copy()
        RULES.apply(twin, move, SILENT)
        groups.setdefault(encode(RULES.view(twin, CHARACTER)), []).append(twin)
    return sum(slow_value(group, floor) * len(group) for group in groups.values()) / len(states)


def compare(match: Match) -> None:
    decision = match.decision
    assert decision is not None
    states = arranged(match)
    view = seen(match)
    assert len(states) == count(view)
    found = {a.move: a.value for a in advise(view, decision)}
    assert set(found) == set(decision.ask.moves()) - {GIVE_UP}
    for move, value in found.items():
        assert value == pytest.approx(slow_chance(states, move, view.floor)), move
    best = situation_of(view, floor_of(view)).value()
    assert best == pytest.approx(max(found.values()))


def few_hidden(seeds: range, most: int) -> list[Match]:
    """Positions of random play with few arrangements left, so that brute force can cope."""
    found = []
    for seed in seeds:
        rng = rng_of(seed)
        for match in bold_matches(seed, rng):
            if match.turn == CHARACTER and match.state.phase == MOVING:
                view = seen(match)
                if 4 <= count(view) <= most:
                    found.append(match.branch(len(match.history)))
    return found


@pytest.mark.long
@pytest.mark.many
@pytest.mark.rule("T-4.2", "T-4.3", "T-4.4", "T-4.6", "T-4.9")
def test_chances_are_those_of_brute_force() -> None:
    matches = few_hidden(range(150), 24)
    assert len(matches) > 40
    for match in matches[:60]:
        compare(match)


@pytest.mark.campaign
def test_chances_are_those_of_brute_force_with_more_hidden() -> None:
    for match in few_hidden(range(300, 600), 60)[:80]:
        compare(match)


def best(match: Match) -> tuple[str, float]:
    decision = match.decision
    assert isinstance(decision, Decision)
    first = advise(seen(match), decision)[0]
    return first.move.text, round(first.value, 3)


def test_T_4_8_the_exit_in_reach_is_certain() -> None:
    match = character(laid(PASSAGE), "peek 0,3", "peek 3,3", "jump-attack 0,2 over 0,1")
    assert best(match) == ("explore 0,3", 1.0)


def test_T_3_3_a_card_beside_a_monster_face_up_is_safe() -> None:
    match = character(laid(PASSAGE), *FAR, "attack 0,1")
    decision = match.decision
    assert decision is not None
    advice = {a.move.text: a for a in advise(seen(match), decision)}
    assert advice["explore 0,2"].code == "advice-safe"
    assert advice["explore 0,2"].params["risk"] == 0


def test_advice_is_for_the_seat_that_is_asked() -> None:
    match = laid(BLOCK)
    decision = match.decision
    assert decision is not None
    assert advise(match.view(CHARACTER), decision)
    for seat in ("dungeon", "spectator"):
        assert advise(match.view(seat), decision) == []  # type: ignore[arg-type]


def test_giving_up_is_never_advised() -> None:
    match = character(laid(PASSAGE), *FAR)
    decision = match.decision
    assert decision is not None
    assert all(a.move != GIVE_UP for a in advise(seen(match), decision))
