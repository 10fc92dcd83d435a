"""Other worlds: the same match, but for everything that the character may not know."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.timid.floors import MONSTERS
from ungeheuer.engine.decision import Laid, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid import GAME
from ungeheuer.games.timid.events import CardTurned
from ungeheuer.games.timid.knowledge import arrangements
from ungeheuer.games.timid.moves import CHARACTER, GIVE_UP, Build, Draw
from ungeheuer.games.timid.state import State


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


def shuffled(things: list[str], rng: Rng) -> list[str]:
    left, found = things[:], []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def turned_by_floor(match: Match) -> list[set[str]]:
    """The places turned up on each floor that was laid."""
    found: list[set[str]] = []
    for entry in match.line:
        if isinstance(entry.move, Build):
            found.append(set())
        found_now = [note.event for note in entry.notes if isinstance(note.event, CardTurned)]
        for event in found_now:
            found[-1].add(event.place)
    return found


def seen_monsters(match: Match) -> set[str]:
    events = [note.event for entry in match.line for note in entry.notes]
    return {e.card for e in events if isinstance(e, CardTurned) and e.card in MONSTERS}


def other_world(match: Match, rng: Rng) -> Match:
    """Unseen monsters change places with one another, face-down cards within their floor."""
    unseen = [name for name in MONSTERS if name not in seen_monsters(match)]
    renamed = dict(zip(unseen, shuffled(unseen, rng), strict=True))
    turned = turned_by_floor(match)
    twin = Match(GAME, match.options, match.cardset, match.names)
    floor = 0
    for entry in match.line:
        move: Move = entry.move
        if isinstance(move, Draw):
            move = Draw([renamed.get(name, name) for name in move.monsters])
        elif isinstance(move, Build):
            move = rebuilt(move, renamed, turned[floor], rng)
            floor += 1
        twin.play(entry.seat, move)
    return twin


def rebuilt(build: Build, renamed: dict[str, str], turned: set[str], rng: Rng) -> Build:
    hidden = [renamed.get(card, card) for (x, y), card in build.laid if f"{x},{y}" not in turned]
    cards = shuffled(hidden, rng)
    laid: list[Laid] = [
        ((x, y), card if f"{x},{y}" in turned else cards.pop()) for (x, y), card in build.laid
    ]
    return Build(laid)


def bold_matches(seed: int, rng: Rng) -> Iterator[Match]:
    """Random play that seldom gives up; yields the match before every move and at its end."""
    match = Match(GAME, names=["Ada", f"Bo {seed}"])
    while match.decision is not None:
        yield match
        decision = match.decision
        move = decision.ask.sample(rng)
        if decision.seat != CHANCE and move == GIVE_UP and rng.below(10):
            move = decision.ask.sample(rng)
        match.play(decision.seat, move)
    yield match
