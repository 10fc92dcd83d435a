"""The clients of `bench load` know no rules, but whatever they answer is legal."""

import random

import msgspec
import pytest

from bench.load.mixture import PERSON, PLANS, Ask, Plan, answer, plan_of, watchers_of
from ungeheuer.bots import LEVELS
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.match import Match
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game
from ungeheuer.wire.sync import ask_message


def begun(plan: Plan) -> Match:
    played = game(plan.game)
    return Match(played, played.checked(plan.options), shipped(played.package, version=1))


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("texts", [False, True], ids=["offers", "texts"])
def test_random_answers_are_legal(plan: Plan, *, texts: bool) -> None:
    match, rng = begun(plan), random.Random(5)
    kinds = set()
    for _ in range(120):
        decision = match.decision
        if decision is None:
            break
        if decision.seat == "chance":
            match.play(decision.seat, decision.ask.sample(Rng(rng.random)).text)
            continue
        told = msgspec.to_builtins(ask_message(decision))
        if texts:  # as servers offered moves before they had pieces
            told["moves"] = [each["text"] for each in told.get("moves", [])]
        match.play(decision.seat, answer(msgspec.convert(told, Ask), rng))
        kinds.add(decision.ask.kind)
    described = {"island": {"some-of"}, "timid": {"layout"}}
    assert kinds == {"one-of"} | described.get(plan.game, set())


def test_the_mixture_has_all_games_people_bots_of_two_levels_and_watchers() -> None:
    assert {plan.game for plan in PLANS} == set(NAMES)
    assert {who for plan in PLANS for who in plan.seats} == {PERSON, *LEVELS[:2]}
    assert all(PERSON in plan.seats for plan in PLANS)
    assert plan_of(len(PLANS)) == PLANS[0]
    assert [watchers_of(number) for number in (0, 1, 4, 50)] == [10, 0, 1, 10]
