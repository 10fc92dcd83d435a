"""The gate: play, undo to the barrier with its explanation, redo, branch, replay."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.errors import (
    EngineBug,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    RecordError,
    SetupRefused,
    StaleMove,
    UndoRefused,
)
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Game
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.replay import replay
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.game import RULES

ZERO, ONE, TWO = Seat("0"), Seat("1"), Seat("2")
CHANCES = ["start 0", "hand 0 2 3 4", "hand 1 1 3 5", "hand 2 1 2 5", "deal 1 2 3"]


def three_players() -> Match:
    match = Match(RULES, {"players": 3}, HOUSE["mighty"], names=["Inga", "Frank", "Ani"])
    for text in CHANCES:
        match.play(CHANCE, text)
    return match


def second_round() -> Match:
    """All hands are known: nothing that is played shows anything new."""
    match = three_players()
    for seat, text in zip("012012", ["2@1a", "1@1b", "1@2a", "3@2b", "3@3a", "2@3b"], strict=True):
        match.play(Seat(seat), text)
    match.play(CHANCE, "front 6/9")
    match.play(CHANCE, "deal 1 1 1")
    return match


def test_every_refusal_names_what_was_tried_and_changes_nothing() -> None:
    match = three_players()
    before = RULES.position(match.state)
    with pytest.raises(NotYourTurn) as turn:
        match.play(ONE, "3@1a")
    assert (turn.value.code, turn.value.tried) == ("not-your-turn", "3@1a")
    with pytest.raises(IllegalMove) as illegal:
        match.play(ZERO, "5@1a")
    assert illegal.value.rule == "M-3.1"
    assert [o.code for o in illegal.value.obstacles] == ["not-in-hand"]
    assert "2@1a" in illegal.value.possible
    with pytest.raises(IllegalMove) as unreadable:
        match.play(ZERO, "hello")
    assert unreadable.value.code == "unreadable-move"
    with pytest.raises(StaleMove):
        match.play(ZERO, "2@1a", seen=3)
    assert RULES.position(match.state) == before
    assert match.version == len(CHANCES)
    match.play(ZERO, "2@1a", seen=match.version)


def test_a_bare_move_is_read_like_its_text() -> None:
    match = three_players()
    match.play(ZERO, Move("2@1a"))
    assert match.state.lying[0] == 2


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(SetupRefused):
        Match(RULES, {"players": 3}, HOUSE["mighty"], names=["a", "b", "c", "d"])


def test_undo_ends_at_chance() -> None:
    match = three_players()
    with pytest.raises(UndoRefused) as refused:
        match.undo(ZERO)
    assert refused.value.code == "undo-chance"
    assert refused.value.params["move"] == len(CHANCES)


def test_undo_ends_at_what_was_shown() -> None:
    match = three_players()
    match.play(ZERO, "2@1a")
    with pytest.raises(UndoRefused) as refused:
        match.undo(ZERO)
    assert refused.value.code == "undo-reveal"
    assert refused.value.params["event"] == "card-shown"
    assert refused.value.params["strength"] == 2


def test_undo_ends_at_another_persons_answer_but_not_at_a_bots() -> None:
    match = second_round()
    starter = match.turn or SPECTATOR
    assert starter == ONE
    match.play(ONE, "2@1a")
    match.play(TWO, "3@2a")
    with pytest.raises(UndoRefused) as refused:
        match.undo(ONE)
    assert refused.value.code == "undo-answer"
    assert refused.value.params["seat"] == TWO
    assert match.undo(ONE, bots=[TWO]) == 2
    assert match.turn == ONE


def test_undo_raises_the_version_and_redo_plays_again() -> None:
    match = second_round()
    before, version = RULES.position(match.state), match.version
    match.play(ONE, "2@1a")
    later = RULES.position(match.state)
    assert match.undo(ONE) == 1
    assert (RULES.position(match.state), match.version) == (before, version + 2)
    assert match.redo(ONE) == 1
    assert RULES.position(match.state) == later
    with pytest.raises(UndoRefused, match="nothing-to-redo"):
        match.redo(ONE)


def test_a_new_move_forgets_what_was_undone() -> None:
    match = second_round()
    match.play(ONE, "2@1a")
    match.undo(ONE)
    match.play(ONE, "4@1a")
    with pytest.raises(UndoRefused):
        match.redo(ONE)


def test_only_who_took_back_plays_again_and_step_by_step() -> None:
    match = second_round()
    match.play(ONE, "2@1a")
    match.play(TWO, "3@2a")
    match.play(ZERO, "1@3a")
    later = RULES.position(match.state)
    match.undo(ZERO)
    match.undo(ONE, bots=[TWO])
    with pytest.raises(UndoRefused):
        match.redo(ZERO)
    match.redo(ONE)
    match.redo(ZERO)
    assert RULES.position(match.state) == later


def test_with_nobody_to_consent_the_barrier_stands_all_the_same() -> None:
    match = three_players()
    match.play(ZERO, "2@1a")
    with pytest.raises(UndoRefused):
        match.undo(ZERO, bots=[ONE, TWO])
    assert match.undo(ZERO, bots=[ONE, TWO], past_barrier=True) == 1


def test_consent_goes_beyond_the_barrier() -> None:
    match = three_players()
    match.play(ZERO, "2@1a")
    match.play(ONE, "1@1b")
    with pytest.raises(UndoRefused):
        match.undo(ZERO)
    with pytest.raises(StaleMove):
        match.undo(ZERO, past_barrier=True, seen=match.version - 1)
    assert match.undo(ZERO, past_barrier=True) == 2
    assert match.turn == ZERO
    with pytest.raises(UndoRefused, match="nothing-to-undo"):
        Match(RULES, cardset=HOUSE["mighty"]).undo(ZERO, past_barrier=True)


def test_the_log_is_redacted_to_the_asking_seat() -> None:
    match = three_players()
    assert (CHANCE, "hand 1 ? ? ?") in match.redacted(ZERO)
    assert (CHANCE, "hand 0 2 3 4") in match.redacted(ZERO)
    assert [text for _, text in match.redacted(SPECTATOR)][1:4] == [
        "hand 0 ? ? ?",
        "hand 1 ? ? ?",
        "hand 2 ? ? ?",
    ]
    dealt = [e.params() for e in match.events(ONE) if e.code == "hand-dealt"]
    assert [d["strengths"] for d in dealt] == [[], [1, 3, 5], []]


def test_nobody_moves_after_the_end() -> None:
    match = Match(RULES, {"players": 3}, HOUSE["mighty"])
    rng = Rng(random.Random(1).random)
    while match.decision is not None:
        match.settle(rng)
        if match.decision is not None:
            match.play(match.decision.seat, match.decision.ask.sample(rng))
    assert match.turn is None
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play(ZERO, "1@1a")


def test_a_record_with_a_bad_move_says_which() -> None:
    record = three_players().record()
    record.moves.append(("0", "5@1a"))
    with pytest.raises(RecordError) as error:
        replay(record, RULES)
    assert error.value.at == len(CHANCES)
    assert isinstance(error.value.cause, IllegalMove)


def test_a_record_that_claims_another_result_is_refused() -> None:
    record = three_players().record()
    record.result = {"gold": [1, 2, 3], "winners": ["2"]}
    with pytest.raises(RecordError, match="other-result"):
        replay(record, RULES)


def test_a_record_of_other_rules_is_refused() -> None:
    record = three_players().record()
    record.rules = 99
    with pytest.raises(RecordError, match="other-rules"):
        replay(record, RULES)


def test_options_that_are_no_game_are_refused_with_their_rule() -> None:
    with pytest.raises(SetupRefused) as refused:
        Match(RULES, {"players": 7}, HOUSE["mighty"])
    assert refused.value.rule == "M-2.1"
    with pytest.raises(SetupRefused, match="unknown-option"):
        Match(RULES, {"colour": "red"}, HOUSE["mighty"])
    with pytest.raises(SetupRefused):
        Match(RULES, {"players": True}, HOUSE["mighty"])


def test_branching_needs_an_existing_move() -> None:
    with pytest.raises(RecordError, match="no-such-move"):
        three_players().branch(99)


class Faulty(Game[Any, Any, Any]):
    """mighty, but for a fault while a move is applied."""

    def __init__(self) -> None:
        self.name, self.package, self.options = RULES.name, RULES.package, RULES.options

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        return RULES.seats(options)

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> Any:
        return RULES.setup(options, cardset)

    def decide(self, state: Any) -> Decision[Any] | Outcome:
        return RULES.decide(state)

    def read(self, text: str) -> Move:
        return RULES.read(text)

    def apply(self, state: Any, move: Any, notes: Notes) -> None:
        if move.text == "2@1a":
            raise ZeroDivisionError("oops")
        RULES.apply(state, move, notes)


def test_our_own_fault_is_reported_with_the_record_and_undone() -> None:
    match = Match(Faulty(), {"players": 3}, HOUSE["mighty"])
    for text in CHANCES:
        match.play(CHANCE, text)
    before = RULES.position(match.state)
    with pytest.raises(EngineBug) as bug:
        match.play(ZERO, "2@1a")
    assert bug.value.record.moves[-1] == ("0", "2@1a")
    assert bug.value.params["what"] == "ZeroDivisionError: oops"
    assert RULES.position(match.state) == before
    match.play(ZERO, "3@1a")
