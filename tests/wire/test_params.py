"""Parameters of what is said travel as data: no client reads dice or places out of a text."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.decision import Move
from ungeheuer.engine.kinds import Dice, Place, vocabulary
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game, manifest
from ungeheuer.wire.sync import Refusal, encode, sync, why_not

ANSWERS = 150  # of each match
Said = tuple[str, dict[str, Any]]  # the code of an event, or no code, and the parameters


def said(match: Match, seat: Seat, since: int) -> Iterator[Said]:
    """What a sync tells: what happened, what may be done."""
    told = json.loads(encode(sync(match, seat, since)))
    yield from ((each["code"], each["params"]) for each in told["events"])
    offers = ((told["decision"] or {}).get("ask") or {}).get("moves", [])
    yield from (("", each["phrase"].get("params", {})) for each in offers)


def refused(match: Match, seat: Seat, slip: Move) -> Iterator[Said]:
    """What is said to somebody who asks about a move of another moment."""
    refusal: Refusal = why_not(match, seat, slip.text)
    yield from (("", json.loads(encode(each.params))) for each in refusal.obstacles)
    yield from (("", json.loads(encode(each.params))) for each in [refusal.phrase] if each)


def everything_said(name: str, seed: int) -> Iterator[Said]:
    rng = Rng(random.Random(seed).random)
    match = Match(game(name), {}, HOUSE[name])
    match.settle(rng)
    since, slips = 0, list[Move]()
    while (decision := match.decision) is not None and len(slips) < ANSWERS:
        for seat in (decision.seat, SPECTATOR):
            yield from said(match, seat, since)
        for slip in slips[-9::4]:
            yield from refused(match, decision.seat, slip)
        since = len(match.history)
        slips.append(decision.ask.sample(rng))
        match.play(decision.seat, slips[-1])
        match.settle(rng)


def check(kind: str, value: Any) -> None:
    """Dice are listed, or one is named by its face; a place is x and y; numbers are as they are."""
    if kind == "place":
        msgspec.convert(value, Place)
    elif kind in ("dice", "word face") and isinstance(value, str):
        assert value.isalpha() or not value
    elif kind == "dice" and not isinstance(value, int):
        dice = msgspec.convert(value, Dice)
        assert all(face.isalpha() for die in dice for face in die["shows"])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_dice_and_places_are_data(name: str, seed: int) -> None:
    known = vocabulary(manifest(name))
    for code, params in everything_said(name, seed):
        for param, value in params.items():
            check(known.of(code).get(param, ""), value)


@pytest.mark.parametrize("text", ["claw*2 foot", ["fame@4*2"], [{"shows": ["fame+minion"]}]])
def test_words_of_the_notation_are_noticed(text: object) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check("dice", text)
    with pytest.raises(msgspec.ValidationError):
        check("place", "1,0")
