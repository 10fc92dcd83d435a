"""How a reason is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules.params import Params
from ungeheuer.games.island.rules.state import State

Why = Callable[[State, Any], list[Obstacle]]  # what stands against a move of one kind


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


def pending_first(state: State) -> list[Obstacle]:
    """I-18.9: virtual dice are used before anything else."""
    return [obstacle("I-18.9", "pending-first")] if any(state.pending) else []
