"""Other worlds: the same match, but for everything that the character may not know."""

from __future__ import annotations

from tests.games.timid.floors import MONSTERS
from ungeheuer.engine.decision import Laid, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.rules.events import CardTurned
from ungeheuer.games.timid.rules.grid import Spot
from ungeheuer.games.timid.rules.moves import DUNGEON, Build, Draw


def shuffled(things: list[str], rng: Rng) -> list[str]:
    left, found = things[:], []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def turned_by_floor(match: Match) -> list[set[Spot]]:
    """The places turned up on each floor that was laid."""
    found: list[set[Spot]] = []
    for entry in match.history:
        if isinstance(entry.move, Build):
            found.append(set())
        found_now = [note.event for note in entry.notes if isinstance(note.event, CardTurned)]
        for event in found_now:
            found[-1].add(event.place)
    return found


def seen_monsters(match: Match) -> set[str]:
    events = [note.event for entry in match.history for note in entry.notes]
    return {e.card for e in events if isinstance(e, CardTurned) and e.card in MONSTERS}


def rewritten(match: Match, seat: Seat, rng: Rng) -> list[tuple[Seat, str]]:
    """The line of moves in a world that this seat cannot tell from this one.

    Unseen monsters change places with one another, face-down cards within their floor. Made from
    the rules (T-2.4, T-5.1, T-6.1), not from a view: a view that tells too much must not help.
    """
    line = [(entry.seat, entry.move) for entry in match.history]
    if seat != DUNGEON:
        line = exchanged(match, rng)
    return [(mover, move.text) for mover, move in line]


def exchanged(match: Match, rng: Rng) -> list[tuple[Seat, Move]]:
    unseen = [name for name in MONSTERS if name not in seen_monsters(match)]
    renamed = dict(zip(unseen, shuffled(unseen, rng), strict=True))
    floors = iter(turned_by_floor(match))
    line: list[tuple[Seat, Move]] = []
    for entry in match.history:
        move: Move = entry.move
        if isinstance(move, Draw):
            move = Draw([renamed.get(name, name) for name in move.monsters])
        elif isinstance(move, Build):
            move = rebuilt(move, renamed, next(floors), rng)
        line.append((entry.seat, move))
    return line


def rebuilt(build: Build, renamed: dict[str, str], turned: set[Spot], rng: Rng) -> Build:
    hidden = [renamed.get(card, card) for spot, card in build.laid if spot not in turned]
    cards = shuffled(hidden, rng)
    laid: list[Laid] = [
        (spot, card if spot in turned else cards.pop()) for spot, card in build.laid
    ]
    return Build(laid)
