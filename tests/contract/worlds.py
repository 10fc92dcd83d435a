"""Random matches of every game, and the means to compare two worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import SetupRefused
from ungeheuer.engine.events import Notes
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game
from ungeheuer.wire.sync import EventMessage, ask_message, encode

MOST_VARIANTS = 16
# for each game: how many cases there are, how many matches make one, and the positions they have
CASES = {"mighty": 128, "timid": 128, "island": 24}
MATCHES = {"mighty": 1, "timid": 11, "island": 1}
POSITIONS = {"mighty": 10_000, "timid": 10_000, "island": 3_000}  # the island's are slow
ENDLESS = 20_000


def variants(played: AnyGame) -> list[dict[str, object]]:
    """Every combination of options; an even pick where there are very many."""
    free = [option for option in played.options if option.values]
    combinations = [
        dict(zip([option.name for option in free], values, strict=True))
        for values in product(*(option.values for option in free))
    ]
    allowed = [options for options in combinations if fits(played, options)]
    step = -(-len(allowed) // MOST_VARIANTS)
    return allowed[::step]


def fits(played: AnyGame, options: dict[str, object]) -> bool:
    """Some options only go together with some others."""
    try:
        played.checked(options)
    except SetupRefused:
        return False
    return True


def cases() -> list[tuple[str, dict[str, object], range]]:
    """A name, options and seeds for the matches of each case that the contract is tried on."""
    found = []
    for name in NAMES:
        choices, count = variants(game(name)), MATCHES[name]
        for case in range(CASES[name]):
            seeds = range(case * count, (case + 1) * count)
            found.append((name, choices[case % len(choices)], seeds))
    return found


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


def new_match(name: str, options: dict[str, object]) -> Match:
    return Match(game(name), options)


def played(match: Match, rng: Rng) -> Iterator[Decision[Any]]:
    """Play at random to the end, stopping before every move."""
    for _ in range(ENDLESS):
        decision = match.decision
        if decision is None:
            return
        yield decision
        match.play(decision.seat, decision.ask.sample(rng))
    raise AssertionError("the match does not end")


def watchers(match: Match) -> list[Seat]:
    return [*match.seats, SPECTATOR]


def seen_by(played: AnyGame, state: Any, seat: Seat) -> bytes:
    """All that a seat is sent about a state, as bytes."""
    asked = played.decide(state)
    if not isinstance(asked, Decision):
        return encode([played.view(state, seat), asked.result])
    ask = ask_message(asked) if asked.seat == seat else None
    return encode([played.view(state, seat), asked.seat, asked.rule, ask])


def told_to(notes: Notes, seat: Seat) -> bytes:
    events = [note.event for note in notes.taken if note.reaches(seat)]
    return encode([EventMessage(event.code, event.rule, event.params()) for event in events])


def after(played: AnyGame, state: Any, move: Move) -> tuple[Any, Notes]:
    """The state after a move, and what was told; the state itself is not touched."""
    twin = played.copy(state)
    notes = Notes()
    played.apply(twin, move, notes)
    return twin, notes


def answers(played: AnyGame, state: Any, move: Move, seat: Seat) -> bool:
    """Whether this seat is asked in this state, and the move is an answer."""
    asked = played.decide(state)
    return isinstance(asked, Decision) and asked.seat == seat and asked.ask.contains(move)


def others(match: Match, mover: Seat) -> Sequence[Seat]:
    return [seat for seat in watchers(match) if seat != mover]
