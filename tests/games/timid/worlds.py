"""Matches to look at, and every world that the character may think it is in."""

from __future__ import annotations

from collections.abc import Iterator

from tests.cardsets import HOUSE
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.knowledge import arrangements
from ungeheuer.games.timid.rules.moves import CHARACTER, GIVE_UP
from ungeheuer.games.timid.rules.state import State


def arranged(match: Match) -> list[State]:
    """One state for every arrangement that fits the character's view."""
    found = []
    numbers = match.state.deck.numbers
    for hidden in arrangements(match.view(CHARACTER)):
        state = match.state.copy()
        cards = list(hidden)
        up = [bool(state.floor.up >> slot & 1) for slot in range(7)]
        state.cards = [
            card if lies_open else numbers[cards.pop(0)]
            for card, lies_open in zip(match.state.cards, up, strict=True)
        ]
        found.append(state)
    return found


def bold_matches(seed: int, rng: Rng) -> Iterator[Match]:
    """Random play that seldom gives up; yields the match before every move and at its end."""
    match = Match(RULES, cardset=HOUSE["timid"], names=["Ada", f"Bo {seed}"])
    while match.decision is not None:
        yield match
        decision = match.decision
        move = decision.ask.sample(rng)
        if decision.seat != CHANCE and move == GIVE_UP and rng.below(10):
            move = decision.ask.sample(rng)
        match.play(decision.seat, move)
    yield match
