"""Slips: moves that level 3 calls very bad and that cannot be taken back; from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.cardsets import LABELS
from tests.games.island.table import CARDS, Table
from tests.games.timid.floors import PASSAGE, laid
from ungeheuer.bots import LEVELS, bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.slips import Slip, is_final
from ungeheuer.games import NAMES, manifest
from ungeheuer.games.island.game import RULES as ISLAND
from ungeheuer.testing.worlds import new_match, played, rng_of
from ungeheuer.words import Words, languages

SLIPPING = [name for name in NAMES if manifest(name).slips is not None]
LEVEL_3 = LEVELS[2]


def found(match: Match, decision: Decision[Any], move: Move) -> Slip[Any] | None:
    slips = manifest(match.game.name).slips
    assert slips is not None
    view = match.view(decision.seat)
    return slips.load().found(view, match.cardset, decision, move, rng_of(0))


def finally_made(name: str, seed: int) -> Iterator[tuple[Match, Decision[Any], Move]]:
    """Random moves of seats that other people answer, before they are made."""
    match = new_match(name, {}, LABELS[name])
    rng = rng_of(seed)
    for decision in played(match, rng):
        if decision.seat == CHANCE or decision.ask.size() < 2:
            continue
        move, view = decision.ask.sample(rng), match.view(decision.seat)
        if is_final(match.game, view, match.cardset, move, [], rng):
            yield match, decision, move


def test_every_game_can_tell() -> None:
    assert list(NAMES) == SLIPPING


@pytest.mark.long
@pytest.mark.parametrize("name", SLIPPING)
def test_some_random_moves_are_slips_and_most_are_not(name: str) -> None:
    """Both moves are offered, the better one is better, and its words exist in every language."""
    judged = [
        (match, decision, found(match, decision, move))
        for seed in range(12 if name == "timid" else 3)
        for match, decision, move in islice(finally_made(name, seed), 30)
    ]
    slips = [(decision, slip) for _, decision, slip in judged if slip is not None]
    assert 2 <= len(slips) < len(judged) / 2
    for decision, slip in slips:
        assert decision.ask.contains(slip.made.move)
        assert decision.ask.contains(slip.better.move)
        assert slip.better.value > slip.made.value
        for language in languages():
            code = f"{name}-{slip.made.code}"
            assert Words(language).say(code, slip.made.params) != code


@pytest.mark.parametrize("name", SLIPPING)
def test_what_level_3_plays_is_no_slip(name: str) -> None:
    checked = 0
    for seed in range(4):
        match = new_match(name, {}, LABELS[name])
        player = bot(LEVEL_3, match.game, match.cardset)
        for decision in islice(played(match, rng_of(seed)), 30):
            if decision.seat == CHANCE or decision.ask.size() < 2:
                continue
            chosen = player.choose(match.view(decision.seat), decision, rng_of(0))
            assert found(match, decision, chosen) is None, chosen.text
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("name", SLIPPING)
def test_the_same_view_gets_the_same_answer(name: str) -> None:
    for match, decision, move in islice(finally_made(name, 5), 8):
        told = [found(match, decision, move) for _ in range(2)]
        texts = [None if each is None else each.better.move.text for each in told]
        assert texts[0] == texts[1]


# -- one position each


def asked(match: Match) -> Decision[Any]:
    decision = match.decision
    assert decision is not None
    return decision


def test_a_character_does_not_walk_into_danger_that_can_be_avoided() -> None:
    """By the exact chances, which the aid shows, too; giving up is asked about anyway."""
    positions = (each for seed in range(200) for each in finally_made("timid", seed))
    judged = ((*each, found(*each)) for each in positions)
    match, decision, _, rash = next(
        each for each in judged if each[3] is not None and each[3].made.code == "slip-risk"
    )
    assert rash is not None
    advice = match.game.advise(match.view(decision.seat), match.cardset, decision)
    rated = next(each for each in advice if each.move == rash.made.move)
    assert rash.made.params["risk"] == rated.params["risk"]
    assert rash.better.move == advice[0].move
    assert found(match, decision, rash.better.move) is None
    assert found(match, decision, match.game.read("give-up")) is None


def test_a_floor_on_which_nobody_is_active_stops_nobody() -> None:
    match = new_match("timid", {}, LABELS["timid"])
    match.play(CHANCE, "draw dragon mantis")
    # a mantis wants a straight passage, a dragon a dead end
    lame = "build mantis@0,1 corridor@1,0 corridor@1,1 dragon@2,1 exit@2,0 corridor@2,2"
    good = "build mantis@1,0 exit@2,0 corridor@3,0 corridor@0,1 corridor@0,2 dragon@0,3"
    slip = found(match, asked(match), match.game.read(lame))
    assert slip is not None
    assert (slip.made.code, slip.better.code) == ("slip-nobody-home", "advice-trap")
    assert found(match, asked(match), match.game.read(good)) is None


def test_claws_that_would_fell_the_boss_are_not_thrown_again() -> None:
    table = Table(1).boss(2, hp=3).monster(0, zone=2).at("take").play("roll claw*3 wrench*3")
    decision = ISLAND.decide(table.state)
    assert isinstance(decision, Decision)
    view = ISLAND.view(table.state, Seat("0"))
    slips = manifest("island").slips
    assert slips is not None
    judge = slips.load()
    slip = judge.found(view, CARDS, decision, ISLAND.read("throw claw*3"), rng_of(0))
    assert slip is not None
    assert slip.made.code == "slip-throw"
    assert slip.made.params["dice"] == [{"shows": ["claw"], "count": 2}]  # two bring it down
    assert judge.found(view, CARDS, decision, ISLAND.read("throw wrench"), rng_of(0)) is None


# -- what can be taken back


def test_what_only_bots_answer_can_be_taken_back() -> None:
    """From round 2 on: before, a hand is secret, and what is laid reveals a part of it."""
    match = new_match("mighty", {"players": 3}, LABELS["mighty"])
    first = next(each for each in played(match, rng_of(1)) if each.seat != CHANCE)
    begins = match.view(first.seat)
    early = first.ask.moves()[0]
    assert is_final(match.game, begins, match.cardset, early, match.seats, rng_of(0))
    while match.turn == CHANCE or not match.view(Seat("0")).hands_open:
        match.play(asked(match).seat, asked(match).ask.sample(rng_of(len(match.history))))
    seat, others = asked(match).seat, [each for each in match.seats if each != asked(match).seat]
    move, view = asked(match).ask.moves()[0], match.view(seat)
    assert not is_final(match.game, view, match.cardset, move, others, rng_of(0))
    assert is_final(match.game, view, match.cardset, move, others[1:], rng_of(0))


def test_what_turns_a_card_up_cannot() -> None:
    match = laid(PASSAGE)
    view, look = match.view(Seat("character")), match.game.read("peek 0,3")
    assert is_final(match.game, view, match.cardset, look, [Seat("dungeon")], rng_of(0))
