"""Hashes of positions beside the moves: they show that a match still means what was played."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ungeheuer.engine.game import Game

EVERY: Final = 8  # moves between two hashes; a position costs about as much as a move
DIGITS: Final = 16

Checkpoint = tuple[int, str]  # after how many moves, and the hash of the position then


def position_hash(game: Game[Any, Any, Any], state: Any) -> str:
    """A hash of the whole position, secrets included: never for a seat while the match runs.

    It begins with the format in which the game writes positions.
    """
    digest = hashlib.sha256(game.position(state).encode()).hexdigest()
    return f"{game.position_format}:{digest[:DIGITS]}"


def same_position(found: str, kept: str) -> bool:
    """Whether two hashes are of one position; those of another format cannot be compared."""
    return found == kept or found.partition(":")[0] != kept.partition(":")[0]
