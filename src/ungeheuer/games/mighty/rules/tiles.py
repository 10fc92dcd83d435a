"""What the king's tile changes at a guardian, before the fight decides it all."""

from __future__ import annotations

from ungeheuer.games.mighty.rules.cards import Change
from ungeheuer.games.mighty.rules.moves import Place
from ungeheuer.games.mighty.rules.play import change_applies
from ungeheuer.games.mighty.rules.state import State, spots


def decided_changes(state: State, place: Place) -> tuple[int, int]:
    """M-7: what the tile adds here to strength and loot, unless monsters to come decide it."""
    strength = loot = 0
    for change in state.tile.changes if state.tile else []:
        if is_decided(state, change, place) and change_applies(state, change, place):
            strength += change.strength
            loot += change.loot
    return strength, loot


def is_decided(state: State, change: Change, place: Place) -> bool:
    """M-7.2: equals are two; M-7.8: the lowest sum is known when all monsters are placed."""
    if change.where == "lowest-pair":
        return not state.free
    if change.where == "equal-pair":
        return all(state.lying[spot] for spot in spots(place))
    return True
