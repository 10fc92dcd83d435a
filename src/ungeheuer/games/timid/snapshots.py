"""Positions of real matches, for the tests of the board and for pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.lab import snapshots
from ungeheuer.lab.snapshots import Files

FOLDER: Final = snapshots.folder(RULES.name)
NAMES: Final = ("Inga", "Bo")

# Three floors with all that can happen on one; the second and third are quick.
FIRST: Final = "build corridor@0,1 mantis@0,2 corridor@1,1 kraken@1,2 exit@1,3 corridor@2,2"
SECOND: Final = "build bat@1,0 corridor@1,1 corridor@2,1 dragon@2,2 exit@0,-1 corridor@-1,-1"
THIRD: Final = "build serpent@0,1 exit@-1,1 corridor@1,0 gargoyle@2,0 corridor@2,1 corridor@1,1"
TO_SECOND: Final = ("peek 0,1", "peek 1,3", "explore 1,1", "attack 1,2", "explore 1,3")
TO_THIRD: Final = ("peek 1,0", "explore 0,-1")


class Spec(NamedTuple):
    """A position to keep: the moves that lead to it, and the seat that looks at it."""

    moves: tuple[str, ...]
    seat: Seat = CHARACTER


def floor(number: int, *steps: str) -> tuple[str, ...]:
    """The moves up to this floor, and on it."""
    before: tuple[str, ...] = ()
    if number > 1:
        before += ("draw kraken mantis", FIRST, *TO_SECOND)
    if number > 2:
        before += ("draw bat dragon", SECOND, *TO_THIRD)
    return (*before, *steps)


def first(*steps: str) -> tuple[str, ...]:
    return floor(1, "draw kraken mantis", FIRST, *steps)


def third(*steps: str) -> tuple[str, ...]:
    return floor(3, "draw gargoyle serpent", THIRD, *steps)


SPECS: Final = {
    "building": Spec(("draw kraken mantis",), DUNGEON),
    "building-watched": Spec(("draw kraken mantis",)),
    "building-2": Spec(floor(2, "draw bat dragon"), DUNGEON),
    "peeking": Spec(first()),
    "peeking-dungeon": Spec(first(), DUNGEON),
    "peeking-once": Spec(first("peek 1,2")),
    "moving": Spec(first("peek 0,1", "peek 2,2")),
    "moving-dungeon": Spec(first("peek 0,1", "peek 1,2", "explore 1,1"), DUNGEON),
    "moving-watched": Spec(first("peek 0,1", "peek 1,2", "explore 1,1"), SPECTATOR),
    "active-seen": Spec(first("peek 0,1", "peek 1,2", "explore 1,1")),
    "slain": Spec(first("peek 0,1", "peek 2,2", "explore 1,1", "attack 1,2")),
    "frozen": Spec(first("peek 0,1", "peek 2,2", "explore 1,1", "attack 1,2", "explore 0,2")),
    "uneasy": Spec(first("peek 0,1", "peek 0,2")),
    "floor-2-peeked": Spec(floor(2, "draw bat dragon", SECOND, "peek 2,2")),
    "jumped": Spec(floor(2, "draw bat dragon", SECOND, "peek 0,-1", "jump 1,1 over 1,0")),
    "floor-2": Spec(floor(2, "draw bat dragon", SECOND)),
    "floor-2-drawing": Spec(floor(2)),
    "floor-3": Spec(third()),
    "end-stopped": Spec(first("peek 0,1", "peek 2,2", "explore 1,1", "explore 1,2")),
    "end-stopped-dungeon": Spec(
        first("peek 0,1", "peek 2,2", "explore 1,1", "explore 1,2"), DUNGEON
    ),
    "end-escaped": Spec(third("attack 0,1", "explore -1,1")),
    "end-escaped-dungeon": Spec(third("attack 0,1", "explore -1,1"), DUNGEON),
    "end-watched": Spec(third("attack 0,1", "explore -1,1"), SPECTATOR),
    "end-gave-up": Spec(third("give-up")),
}


def played(moves: tuple[str, ...]) -> Match:
    match = Match(RULES, {}, shipped(RULES.package, "house", 1), names=NAMES)
    for move in moves:
        match.play(mover(move), move)
    return match


def mover(move: str) -> Seat:
    return {"draw": CHANCE, "build": DUNGEON}.get(move.partition(" ")[0], CHARACTER)


def snapshot(spec: Spec) -> dict[str, Any]:
    """The data of a board, with the events of the last move and the view before it."""
    match = played(spec.moves)
    data = snapshots.board_data(match, spec.seat, len(match.history) - 1)
    del data["result"]  # the board tells it from the view
    return data


# -- files


def outputs() -> Files:
    contents = {name: snapshot(spec) for name, spec in SPECS.items()}
    return {FOLDER / f"{name}.json": snapshots.as_text(each) for name, each in contents.items()}


def stale() -> list[Path]:
    return snapshots.stale(outputs(), snapshots.files_in(FOLDER))


def main(*args: str) -> int:
    return snapshots.run(args, outputs, snapshots.files_in(FOLDER))
