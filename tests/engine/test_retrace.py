"""Views between the steps of an act, taken by making its moves once more."""

import random
from operator import is_

from tests.cardsets import HOUSE
from ungeheuer.engine.match import Match
from ungeheuer.engine.moments import LastAct
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.engine.retrace import Retrace
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game


def played(moves: int) -> Match:
    rng, match = Rng(random.Random(5).random), Match(game("mighty"), cardset=HOUSE["mighty"])
    while len(match.history) < moves and match.decision is not None:
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return match


def test_a_picture_for_every_event_and_the_last_is_the_view() -> None:
    match = played(30)
    pictures = Retrace(match).pictures(SPECTATOR, 0)
    assert len(pictures) == len(match.events(SPECTATOR))
    assert match.view(SPECTATOR).places == pictures[-1].places


def test_it_follows_the_match_and_comes_back() -> None:
    match = played(30)
    retrace = Retrace(match)
    late = retrace.pictures(SPECTATOR, 25)
    assert retrace.pictures(SPECTATOR, 0)[-len(late) :] == late
    assert retrace.pictures(SPECTATOR, 25) == late


def test_what_was_taken_back_and_played_otherwise_is_seen_as_it_is_now() -> None:
    match = played(30)
    retrace = Retrace(match)
    retrace.pictures(SPECTATOR, 29)
    assert match.decision is not None
    while match.history[-1].seat == "chance":
        match.play(match.decision.seat, match.decision.ask.moves()[0])
    match.undo(match.history[-1].seat, past_barrier=True)
    match.play(match.decision.seat, match.decision.ask.moves()[-1])
    at = len(match.history) - 1
    assert retrace.pictures(SPECTATOR, at) == Retrace(match).pictures(SPECTATOR, at)
    assert retrace.pictures(SPECTATOR, 0) == Retrace(match).pictures(SPECTATOR, 0)


def test_of_the_last_act_the_match_keeps_the_moments_itself() -> None:
    match, act, rng = played(6), LastAct(), Rng(random.Random(8).random)
    match.act = act
    retrace = Retrace(match)
    while match.decision is not None:
        at = len(match.history)
        match.play(match.decision.seat, match.decision.ask.sample(rng))
        while match.turn == CHANCE:
            match.play(CHANCE, match.asked.ask.sample(rng))  # type: ignore[union-attr]
        expected = Retrace(replayed(match)).pictures(SPECTATOR, at)
        kept = act.moments([each.notes for each in match.history[at:]])
        assert kept is not None
        assert retrace.is_near(at, 60)
        assert all(map(is_, retrace.moments(at), kept)), "no move is made again"
        assert retrace.pictures(SPECTATOR, at) == expected
    last = len(match.history) - 1
    assert len(retrace.pictures(SPECTATOR, last - 30)) > 30, "what is older is made again"
    act.forget()
    assert retrace.pictures(SPECTATOR, at) == expected


def replayed(match: Match) -> Match:
    return match.branch(len(match.history))


def test_an_act_that_was_taken_back_is_not_taken_for_the_next() -> None:
    match = played(30)
    match.act = LastAct()
    retrace = Retrace(match)
    assert match.decision is not None
    while match.turn == CHANCE:
        match.play(CHANCE, match.decision.ask.moves()[0])
    mover, at = match.decision.seat, len(match.history)
    match.play(mover, match.decision.ask.moves()[0])
    match.undo(mover, past_barrier=True)
    assert match.act.moments([each.notes for each in match.history[at - 1 :]]) is None
    match.redo(mover)
    assert retrace.pictures(SPECTATOR, at) == Retrace(replayed(match)).pictures(SPECTATOR, at)


def test_the_match_itself_is_not_touched() -> None:
    match = played(30)
    before = match.game.position(match.state)
    Retrace(match).pictures(SPECTATOR, 3)
    assert match.game.position(match.state) == before
    assert match.version == 30


def test_who_comes_back_soon_is_near() -> None:
    """Others have looked at the present meanwhile, further on than where this one left."""
    rng, most = Rng(random.Random(5).random), 20
    match = Match(game("island"), cardset=HOUSE["island"])
    retrace = Retrace(match)
    left: list[int] = []
    while len(left) < 3:
        at = len(match.history)
        retrace.is_near(at, most)
        assert match.decision is not None
        match.play(match.decision.seat, match.decision.ask.sample(rng))
        if at > most and match.game.is_staged(note.event.code for note in match.history[-1].notes):
            left.append(at)
            retrace.is_near(len(match.history), most)  # somebody else has just come
            assert retrace.is_near(at, most)
            now = Retrace(match).pictures(SPECTATOR, at)
            assert retrace.pictures(SPECTATOR, at) == now
