"""Random matches of every game, and the means to compare two worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest

from ungeheuer.engine.cardset import chosen
from ungeheuer.engine.decision import END, Ask, Decision, Move
from ungeheuer.engine.errors import RuleError, SetupRefused
from ungeheuer.engine.events import Notes
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.moments import Observer, pictures
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.wire.patches import patched
from ungeheuer.wire.sync import EventMessage, Refusal, ask_message, encode, refusal, sync

MOST_VARIANTS: Final = 16
ENDLESS: Final = 20_000
LATELY: Final = 10  # moves whose pictures are compared

Line = list[tuple[Seat, str]]  # who said what, from the first move on


@dataclass(frozen=True)
class Trial:
    """How a game is tried: so many cases of so many matches each, in all its variants."""

    name: str
    cases: int
    matches: int  # of one case; a short game needs several
    positions: int  # that all of them have together, at least
    # The line of a match with other secrets, such that a seat cannot tell; None: nothing is hidden.
    rewritten: Callable[[Match, Seat, Rng], Line] | None = None
    cards: str | None = None  # the label of a card set; else the newest

    def seeded(self) -> list[tuple[dict[str, object], range]]:
        """Options and the seeds of the matches, for each case."""
        choices = variants(game(self.name))
        return [
            (choices[case % len(choices)], range(case * self.matches, (case + 1) * self.matches))
            for case in range(self.cases)
        ]


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


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


def new_match(name: str, options: dict[str, object], cards: str | None = None) -> Match:
    """`cards`: the label of a card set; else the newest."""
    rules = game(name)
    return Match(rules, options, chosen(rules.package, cards))


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
    return encode([EventMessage(event.code, event.cited(), event.params()) for event in events])


def after(played: AnyGame, state: Any, move: Move) -> tuple[Any, Notes]:
    """The state after a move, and what was told; the state itself is not touched."""
    twin = played.copy(state)
    notes = Notes()
    played.apply(twin, move, notes)
    return twin, notes


def pictures_of(played: AnyGame, state: Any, move: Move, seat: Seat) -> bytes:
    """What a seat sees between the steps of a move; the state itself is not touched."""
    twin = played.copy(state)
    observer = Observer(played, twin)
    played.apply(twin, move, observer)
    return encode(pictures(played, observer.moments, seat))


def shown_in(told: Mapping[str, Any]) -> list[Any]:
    """How the view of a sync looked after each of its events."""
    patches, view, found = dict(told.get("pictures", [])), told["view"], []
    for number in reversed(range(len(told["events"]))):
        view = patched(view, patches.get(number, {}))
        found.append(view)
    return found[::-1]


def answers(played: AnyGame, state: Any, move: Move, seat: Seat) -> bool:
    """Whether this seat is asked in this state, and the move is an answer."""
    asked = played.decide(state)
    return isinstance(asked, Decision) and asked.seat == seat and asked.ask.contains(move)


def others(match: Match, mover: Seat) -> Sequence[Seat]:
    return [seat for seat in watchers(match) if seat != mover]


def all_told(match: Match, seat: Seat) -> bytes:
    """Everything a seat has ever been sent: log, events, view, question, what a slip is told; and
    the pictures between the events of the last moves."""
    lately = max(0, len(match.history) - LATELY)
    shown = sync(match, seat, lately, retrace=Retrace(match)).pictures
    return encode([sync(match, seat), shown, match.redacted(seat), *refusals(match, seat)])


def refusals(match: Match, seat: Seat) -> list[Refusal]:
    """What this seat is told about slips: no move, any move of the match, an undo."""
    slips = ["nonsense", *{text for _, text in match.redacted(seat)[-8:]}]
    found = []
    for slip in sorted(slips):
        if seat != match.turn or slip == "nonsense":
            with pytest.raises(RuleError) as refused:
                match.play(seat, slip)
            found.append(refusal(refused.value))
    barrier = match.barrier(seat)[1]
    if barrier is not None:
        with pytest.raises(RuleError) as refused:
            match.undo(seat)
        found.append(refusal(refused.value))
    return found


def said_word_by_word(ask: Ask[Any], alphabet: set[str], rng: Rng) -> str:
    """An answer of which each word is drawn from those that may come next."""
    said: list[str] = []
    while True:
        words = ask.next_words(said)
        assert words
        assert set(words) <= alphabet
        word = rng.pick(words)
        if word == END:
            return " ".join(said)
        said.append(word)
