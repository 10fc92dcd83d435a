"""What can happen to cards."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.names import (
    CardId,
)
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.verbs.boss import release_boss_die


def fill_slot(state: State, card: CardId, slot: int, notes: Notes) -> None:
    state.unseen.remove(card)
    state.market[slot] = card
    if notes.listening:
        shown = events.CardRevealed(card, slot + 1)
        shown.cites = "" if state.turn else "I-2.4"
        notes.tell(shown)


def empty_card(state: State, card: CardId, notes: Notes) -> None:
    """I-1.5, I-1.6: dice that lie on a card become available when it goes."""
    if state.boss_on_card.get(card, 0):
        release_boss_die(state, card, notes)
    if card in state.lock_on_card:
        del state.lock_on_card[card]
        state.free_dice += 1


def discard_card(state: State, card: CardId, notes: Notes) -> None:
    state.discard.append(card)
    if notes.listening:
        notes.tell(events.CardDiscarded(card))
