"""A record by hand, and matches played by chance, for the tests of files."""

import json
import random
from functools import cache
from typing import Any

from tests.cardsets import HOUSE
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game

MOVES = [
    ["chance", "start 0"],
    ["chance", "hand 0 1 2 4"],
    ["chance", "hand 1 2 3 5"],
    ["chance", "hand 2 1 3 5"],
    ["chance", "deal 1 2 3"],
    ["0", "2@2a"],
    ["1", "2@1a"],
    ["2", "5@3a"],
    ["0", "4@1a"],
    ["1", "3@2a"],
]


def fields(**changes: Any) -> dict[str, Any]:
    """A minimal record with some fields changed; None takes a field away."""
    fields = {
        "ungeheuer": 1,
        "game": "mighty",
        "options": {"players": 3, "chain": False, "king": False},
        "seats": ["Inga", "Frank", "Äni"],
        "moves": MOVES,
        **changes,
    }
    return {key: value for key, value in fields.items() if value is not None}


def text(**changes: Any) -> str:
    return json.dumps(fields(**changes), ensure_ascii=False, indent=1)


def play(match: Match, seed: int, upto: int = 10_000) -> Match:
    """Go on at random until so many moves are played or the match is over."""
    rng = Rng(random.Random(seed).random)
    while match.decision is not None and len(match.history) < upto:
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return match


@cache
def whole(seed: int = 1) -> Match:
    """A whole match with both variants; not to be changed."""
    return play(
        Match(game("mighty"), {"players": 3, "chain": True, "king": True}, HOUSE["mighty"]), seed
    )


def until_asked(seed: int = 1) -> Match:
    """A match of round 1 in which a player is asked."""
    match = play(Match(game("mighty"), {"players": 3}, HOUSE["mighty"]), seed, 6)
    assert match.turn != CHANCE
    return match
