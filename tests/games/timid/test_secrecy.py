"""T-2.4, T-5.1: two worlds that differ in secrets only are byte-equal to those who may not know."""

import pytest

from tests.games.timid.floors import PASSAGE, character, laid, rng_of
from tests.games.timid.secrets import rewritten
from tests.games.timid.worlds import bold_matches
from ungeheuer.engine.errors import RuleError, UndoRefused
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.wire.sync import encode, sync

BLIND = (CHARACTER, SPECTATOR)
HEADS = ("peek", "explore", "attack", "jump", "jump-attack")


def tries(rng: Rng) -> list[str]:
    """Moves to be tried blindly, legal or not."""
    found = ["give-up", "draw bat dragon", "explore 0,0", "nonsense"]
    for head in HEADS:
        x, y = rng.below(5) - 2, rng.below(5) - 2
        over = f" over {x - 1 + 2 * rng.below(2)},{y}" if head.startswith("jump") else ""
        found.append(f"{head} {x},{y}{over}")
    return found


def refused(match: Match, seat: Seat, move: str) -> object:
    """All that a refusal says; None where the move is fine."""
    decision = match.decision
    if decision is not None and decision.seat == seat and move in match.legal():
        return None
    try:
        match.play(seat, move)
    except RuleError as error:
        obstacles = [(o.rule, o.code, o.params) for o in error.obstacles]
        told = [type(error).__name__, str(error), error.code, error.rule, error.params]
        return [told, error.tried, error.possible, obstacles]
    raise AssertionError(move)


def barrier(match: Match, seat: Seat) -> object:
    at, found = match.barrier(seat)
    if found is None:
        return at
    try:
        match.undo(seat)
    except UndoRefused as error:
        return [at, found.code, found.rule, found.params, str(error)]
    raise AssertionError("undo went through a barrier")


def told_to(match: Match, seat: Seat, moves: list[str]) -> bytes:
    """View, question, events, log, errors, undo: everything that reaches a seat."""
    asked = match.decision
    answers = match.legal() if asked is not None and asked.seat == seat else []
    size = asked.ask.size() if asked is not None else 0
    return encode(
        [
            sync(match, seat),
            match.redacted(seat),
            answers,
            size,
            [refused(match, seat, move) for move in moves],
            barrier(match, seat),
        ]
    )


def other_world(match: Match, rng: Rng) -> Match:
    twin = Match(RULES, match.options, match.cardset, match.names)
    for seat, move in rewritten(match, CHARACTER, rng):
        twin.play(seat, move)
    return twin


def compare(seeds: range) -> tuple[int, int]:
    """How many positions were compared, and how many of the other worlds really were others."""
    positions = different = 0
    for seed in seeds:
        rng = rng_of(seed)
        for match in bold_matches(seed, rng):
            twin = other_world(match, rng)
            moves = tries(rng)
            for seat in BLIND:
                assert told_to(match, seat, moves) == told_to(twin, seat, moves)
            positions += 1
            different += RULES.position(match.state) != RULES.position(twin.state)
    return positions, different


def test_T_2_4_and_T_5_1_two_worlds_look_alike_to_the_character_and_to_spectators() -> None:
    positions, different = compare(range(60))
    assert positions > 400
    assert different > positions / 2


@pytest.mark.campaign
def test_T_2_4_and_T_5_1_two_worlds_look_alike_in_10000_positions() -> None:
    positions, different = compare(range(1000, 2500))
    assert positions >= 10_000
    assert different > positions / 2


def test_T_5_1_the_end_of_a_match_reveals_nothing() -> None:
    match = character(laid(PASSAGE, floor=3), "explore 0,1")
    assert match.outcome is not None
    for seat in BLIND:
        view = match.view(seat)
        assert [card.card for card in view.cards if not card.up] == [None] * 5
        assert (view.hand, view.deck, view.aside) == (None, None, None)


def test_T_6_1_chance_knows_the_deck_and_nothing_that_lies_face_down() -> None:
    match = laid(PASSAGE, floor=2)
    view = match.view(CHANCE)
    assert view.deck == ["kraken", "serpent"]
    assert (view.hand, view.aside) == (None, None)
    assert {card.card for card in view.cards if not card.up} == {None}
    assert match.redacted(CHANCE)[-1][1].startswith("build ?@")
    assert match.redacted(CHANCE)[-2][1] == "draw bat mantis"


@pytest.mark.rule("T-4.1", "T-4.4")
def test_turning_up_a_card_is_a_barrier_and_nothing_else_of_the_character_is() -> None:
    match = character(laid(PASSAGE), "peek 0,1")
    with pytest.raises(UndoRefused) as found:
        match.undo(CHARACTER)
    assert (found.value.code, found.value.params["place"]) == ("undo-reveal", (0, 1))
    character(match, "peek 0,2", "attack 0,1")  # the mantis lies face up: nothing is revealed
    assert match.undo(CHARACTER) == 1
    character(match, "give-up")
    assert match.undo(CHARACTER) == 1


def test_T_2_4_a_build_may_be_taken_back_until_the_character_answers() -> None:
    match = laid(PASSAGE)
    assert match.undo(DUNGEON) == 1
    match.redo(DUNGEON)
    character(match, "peek 0,1")
    with pytest.raises(UndoRefused):
        match.undo(DUNGEON)


def test_the_canonical_text_of_a_build_does_not_tell_the_order_of_laying() -> None:
    words = PASSAGE.split()
    one, other = laid(" ".join(words)), laid(" ".join(reversed(words)))
    for seat in (CHARACTER, SPECTATOR, DUNGEON):
        assert one.redacted(seat) == other.redacted(seat)
        assert encode(sync(one, seat)) == encode(sync(other, seat))
