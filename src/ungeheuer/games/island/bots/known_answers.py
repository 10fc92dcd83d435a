"""The quick player's answers in step 2, remembered: many ways lead to the same position."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Ask, Move
from ungeheuer.games.island.bots.quick import choose
from ungeheuer.games.island.rules.position import position
from ungeheuer.games.island.rules.state import State

MOST: Final = 1_000  # answers that are kept; a turn has a few hundred


class KnownAnswers:
    """Of one card set. What is remembered changes no answer, only how long it takes."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, Move] = {}

    def choose(self, state: State, ask: Ask[Move]) -> Move:
        """The quick player's move."""
        if state.agenda[-1].kind != "resolve":
            return choose(state, ask)
        key = described(state)
        move = self._known.get(key)
        if move is None:
            if len(self._known) >= MOST:
                self._known.clear()
            move = self._known[key] = choose(state, ask)
        return move


def described(state: State) -> str:
    """The position, and in which order its dice lie: answers of equal value keep their order."""
    orders = [list(ground.boss_dice) for ground in state.island]
    return f"{position(state)} {orders} {list(state.boss_on_card)} {list(state.lock_on_card)}"
