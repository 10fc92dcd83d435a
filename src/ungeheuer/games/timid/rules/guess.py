"""A full state that fits a view: what the seat does not know is drawn at random."""

from __future__ import annotations

from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.rules.cards import ENTRANCE, Card, Deck, Monsters
from ungeheuer.games.timid.rules.knowledge import face_down, pool_of
from ungeheuer.games.timid.rules.play import survey
from ungeheuer.games.timid.rules.state import (
    BUILDING,
    DRAWING,
    MOVING,
    NO_CARDS,
    PEEKING,
    Aside,
    Phase,
    State,
)
from ungeheuer.games.timid.rules.view import PHASES, View, floor_of


class Draws:
    """Cards in random order, taken one by one."""

    __slots__ = ("_cards",)

    def __init__(self, cards: list[str], rng: Rng) -> None:
        self._cards: list[str] = []
        left = cards[:]
        while left:
            self._cards.append(left.pop(rng.below(len(left))))

    def take(self, number: int) -> list[str]:
        taken = self._cards[:number]
        self._cards = self._cards[number:]
        return taken


def guess(view: View, deck: Deck, rng: Rng) -> State:
    """T-6.1, T-5.1: every monster never seen is equally likely to be at any unseen place."""
    state = State(deck)
    state.phase = Phase(PHASES.index(view.phase))
    state.number = view.floor
    state.escaped = view.escaped
    unknown = Draws(_unknown(view), rng)
    _aside(state, view, unknown)
    if state.phase != DRAWING:
        _floor(state, view, unknown, rng)
    gone = state.hand
    for aside in state.aside:
        gone = Monsters(gone | aside.seen | aside.hidden)
    state.left = Monsters(state.left & ~gone)
    if state.phase in {PEEKING, MOVING}:
        survey(state)
    return state


def _unknown(view: View) -> list[str]:
    """The monsters whose place this seat does not know."""
    placed = [*(view.deck or []), *(view.hand or [])]
    placed += [name for names in view.aside or [] for name in names]
    placed += [card.card for card in view.cards if card.card is not None]
    return [m.name for m in view.monsters if m.seen is None and m.name not in placed]


def _aside(state: State, view: View, unknown: Draws) -> None:
    for number, hidden in enumerate(view.unseen_aside, start=1):
        seen = [monster.name for monster in view.monsters if monster.seen == number]
        names = view.aside[number - 1] if view.aside is not None else unknown.take(hidden)
        state.aside.append(Aside(state.deck.monsters(seen), state.deck.monsters(names)))


def _floor(state: State, view: View, unknown: Draws, rng: Rng) -> None:
    if state.phase == BUILDING:
        held = [name for name in view.hand or [] if state.deck.numbers[name] < len(view.monsters)]
        state.hand = state.deck.monsters(held if view.hand is not None else unknown.take(2))
        return
    state.floor = floor_of(view)
    names = _laid(view, unknown, rng)
    state.cards = [ENTRANCE, *(state.deck.numbers[name] for name in names)] if names else NO_CARDS
    monsters = 0
    for card in state.cards:
        monsters |= (1 << card) if card < Card(len(view.monsters)) else 0
    state.hand = Monsters(monsters)


def _laid(view: View, unknown: Draws, rng: Rng) -> list[str]:
    """Every card of the floor by x, then y; the unknown ones in random order."""
    pool = pool_of(view)
    hidden: list[str] = []
    if any(card.card is None for card in view.cards):
        hidden = ["exit"] * pool.exits + ["corridor"] * pool.corridors
        hidden = Draws(hidden + unknown.take(pool.monsters), rng).take(len(face_down(view)))
    laid = []
    for card in view.cards:
        if card.card is None:
            laid.append(hidden.pop())
        elif card.card != "entrance":
            laid.append(card.card)
    return laid
