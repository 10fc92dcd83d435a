"""I-12: locking dice for later turns, and unlocking them."""

from __future__ import annotations

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import powers, verbs
from ungeheuer.games.island.rules.dice import faces_in
from ungeheuer.games.island.rules.move_tables import LOCKS, UNLOCKS
from ungeheuer.games.island.rules.moves import Lock, Unlock
from ungeheuer.games.island.rules.names import NO_CARD, Face
from ungeheuer.games.island.rules.state import FRESH, State


def has_space(state: State) -> bool:
    """I-12.1, I-12.4: a die space of your zone that holds neither crystal nor die."""
    return state.island[state.me().zone].free_spaces() > 0


def locks(state: State) -> list[Move]:
    """I-12.1: each face of the roll once, on the island or on a card of your own."""
    faces, here = faces_in(state.roll), state.me().zone
    moves: list[Move] = []
    if has_space(state):
        moves += [LOCKS[face][here] for face in faces]
    for card in powers.cards_with_die_space(state):
        if card not in state.lock_on_card:
            moves += [Lock(face, card) for face in faces]
    return moves


def unlocks(state: State) -> list[Move]:
    """I-12.2, I-12.3: any die in reach; I-12.5: but none that was locked this turn."""
    zones = powers.sorted_reach(state, "unlock")
    moves: list[Move] = [UNLOCKS[f][zone] for zone in zones for f in state.locked_faces(zone)]
    for card in powers.cards_with_die_space(state):
        face = state.lock_on_card.get(card, FRESH)
        if face < FRESH:
            moves.append(Unlock(Face(face), state.me().zone, card))
    return moves


def lock(state: State, move: Lock, notes: Notes) -> None:
    """I-12.1, I-12.6: with its face unchanged."""
    if move.card == NO_CARD:
        verbs.lock_die(state, move.face, state.me().zone, notes)
    else:
        verbs.lock_on_card(state, move.face, state.me().zone, move.card, notes)


def unlock(state: State, move: Unlock, notes: Notes) -> None:
    """I-12.2: it is then an ordinary die of the roll."""
    if move.card == NO_CARD:
        verbs.unlock_die(state, move.face, move.zone, notes)
    else:
        verbs.unlock_from_card(state, move.face, state.me().zone, move.card, notes)
