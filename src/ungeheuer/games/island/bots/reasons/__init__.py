"""Why a move is good, in terms of the position: what it hits, saves, wakes or prevents.

A reason is a code and its parameters; the chances in it are those of the coming boss phase.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.reasons import cards, choices, dice, fighting, words
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why
from ungeheuer.games.island.rules.state import State

REASONS: Final[dict[type[Move], Why]] = {
    **dice.REASONS,
    **fighting.REASONS,
    **cards.REASONS,
    **choices.REASONS,
    **words.REASONS,
}


class Reasons:
    """The reasons for the moves of one position."""

    __slots__ = ("_outlook",)

    def __init__(self, state: State) -> None:
        self._outlook = Outlook(state)

    def of(self, move: Move) -> Reason:
        return REASONS[type(move)](self._outlook, move)
