"""Gives a card to the active player."""

from __future__ import annotations

from ungeheuer.games.island.rules.names import (
    CardId,
)
from ungeheuer.games.island.rules.state import State


def give(state: State, card: CardId) -> bool | None:
    for monster in state.monsters:
        if card in monster.keep:
            monster.keep.remove(card)
    state.me().keep.append(card)
    return None
