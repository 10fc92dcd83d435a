"""Every bot in every game: legal wherever it is asked, the same under a seed, blind to secrets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from tests.cardsets import LABELS
from tests.contract.secrets import OPEN, REWRITTEN
from ungeheuer.bots import LEVELS, NAMES, bot
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.match import Match
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game
from ungeheuer.testing.worlds import new_match, played, rng_of, variants

SEED = 8
SHORT, LONG = 12, 10_000
EVERY = 7  # a match has many questions that are much alike
WHOLE = 25  # in the campaign one answer of so many is thought over for as long as at a table
HASTY = {name: f"{name}:4" for name in LEVELS[2:]}


def asked(name: str, first: int = 0) -> Iterator[tuple[Match, Decision[Any]]]:
    """Questions to seats, from matches that are played at random with all kinds of options."""
    kinds = variants(game(name))
    for seed in count(first):
        match, rng = new_match(name, kinds[seed % len(kinds)], LABELS[name]), rng_of(seed)
        for decision in played(match, rng):
            if decision.seat in match.seats and not rng.below(EVERY):
                yield match, decision


def answer(who: str, match: Match, decision: Decision[Any]) -> str:
    chosen = bot(who, match.game, match.cardset)
    return chosen.choose(match.view(decision.seat), decision, rng_of(SEED)).text


def check(who: str, match: Match, decision: Decision[Any]) -> None:
    """Its answer is offered, and it is the same when it is asked again."""
    text = answer(who, match, decision)
    assert decision.ask.contains(match.game.read(text)), (who, text)
    assert answer(who, match, decision) == text, who


def check_advice(who: str, match: Match, decision: Decision[Any]) -> None:
    """Everything that it advises is offered, the best first."""
    adviser = bot(who, match.game, match.cardset)
    advice = adviser.advise(match.view(decision.seat), decision, rng_of(SEED))
    values = [each.value for each in advice]
    assert all(decision.ask.contains(each.move) for each in advice)
    assert values == sorted(values, reverse=True)
    if adviser.tells_chances():
        assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", NAMES)
def test_its_answers_are_offered_and_fixed_by_the_seed(name: str, who: str) -> None:
    found = asked(name)
    for _ in range(SHORT):
        check(HASTY.get(who, who), *next(found))
    check(who, *next(found))
    check_advice(HASTY.get(who, who), *next(found))


@pytest.mark.campaign
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_questions(name: str) -> None:
    found = asked(name, first=1000)
    for number in range(LONG):
        who = NAMES[number % len(NAMES)]
        whole = number % WHOLE == 0
        check(who if whole else HASTY.get(who, who), *next(found))


@pytest.mark.parametrize("name", [name for name in GAMES if name not in OPEN])
@pytest.mark.parametrize("who", NAMES)
def test_it_does_the_same_in_worlds_that_look_alike(name: str, who: str) -> None:
    """Other hands, another dungeon: whatever the seat may not know is exchanged."""
    rng, differed = rng_of(5), 0
    for (match, decision), _ in zip(asked(name), range(SHORT), strict=False):
        line = [(entry.seat, entry.move.text) for entry in match.history]
        rewritten = REWRITTEN[name](match, decision.seat, rng)
        differed += rewritten != line
        other = Match(match.game, match.options, match.cardset)
        for mover, text in rewritten:
            other.play(mover, text)
        there = other.decision
        assert there is not None
        short = HASTY.get(who, who)
        assert answer(short, other, there) == answer(short, match, decision)
    assert differed
