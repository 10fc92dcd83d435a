"""A match is made again in stretches ahead of an undo, and the undo finds it ready."""

from __future__ import annotations

from ungeheuer.engine.match import STRETCH, Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.testing.worlds import new_match, rng_of


def long_match(moves: int, rng: Rng) -> Match:
    """A match that has gone on for some time, just after an answer of a player."""
    match = new_match("island", {"players": 2})
    while len(match.history) < moves or match.history[-1].seat == CHANCE:
        decision = match.decision
        assert decision is not None
        match.play(decision.seat, decision.ask.sample(rng))
    return match


def position(match: Match) -> str:
    text: str = match.game.position(match.state)
    return text


def test_it_pauses_after_every_stretch() -> None:
    match = long_match(3 * STRETCH, rng_of(1))
    assert sum(1 for _ in match.rewinding(3 * STRETCH)) == 3
    assert sum(1 for _ in match.rewinding(3 * STRETCH - 1)) == 3
    assert sum(1 for _ in match.rewinding(0)) == 0


def test_an_undo_uses_what_was_made_ahead() -> None:
    match, twin = (long_match(2 * STRETCH, rng_of(2)) for _ in range(2))
    seat = match.history[-1].seat
    target = match.undo_target(seat, past_barrier=True)
    before = position(match)
    for _ in match.rewinding(target):
        assert position(match) == before
    ready = match._rewound
    assert ready is not None
    match.undo(seat, past_barrier=True)
    assert match.state is ready[2]
    assert match._rewound is None
    twin.undo(seat, past_barrier=True)
    assert position(match) == position(twin) == position(twin.branch(target))
    match.redo(seat)
    assert position(match) == before


def test_what_was_made_ahead_of_another_version_is_not_used() -> None:
    match, rng = long_match(2 * STRETCH, rng_of(3)), rng_of(4)
    first = match.history[-1].seat
    for _ in match.rewinding(match.undo_target(first, past_barrier=True)):
        pass
    decision = match.decision
    assert decision is not None
    match.play(decision.seat, decision.ask.sample(rng))
    seat = match.history[-1].seat
    if seat == CHANCE:
        seat = first
    target = match.undo_target(seat, past_barrier=True)
    match.undo(seat, past_barrier=True)
    assert position(match) == position(match.branch(target))
