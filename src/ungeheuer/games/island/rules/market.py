"""I-20, I-21: buying power cards, refilling the market, events."""

from __future__ import annotations

from functools import partial
from typing import Final

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, support_moves
from ungeheuer.games.island.rules.agenda import Part, chance_question, question
from ungeheuer.games.island.rules.card_moves import Buy
from ungeheuer.games.island.rules.cards import EVENT, KEEP, Card
from ungeheuer.games.island.rules.chances import Reveal
from ungeheuer.games.island.rules.deeds import start
from ungeheuer.games.island.rules.moves import END_BUY, SWEEP
from ungeheuer.games.island.rules.names import (
    FROM_CARD,
    FROM_EVENT,
    NO_CARD,
    NO_PLAYER,
    NO_ZONE,
    CardId,
)
from ungeheuer.games.island.rules.state import Shown, State, Step


def can_buy(state: State, slot: int) -> bool:
    """I-20.2: the cost after discounts can be paid."""
    card = state.market[slot]
    return card != NO_CARD and state.me().energy >= powers.price(state, card)


def can_sweep(state: State) -> bool:
    """I-20.4: only while neither deck nor market is empty."""
    laid = any(card != NO_CARD for card in state.market)
    return laid and bool(state.unseen) and state.me().energy >= powers.sweep_cost(state)


class BuyCards(Part):
    """I-20.1: buy, sweep or end the step; I-18.7: support tiles between purchases."""

    __slots__ = ()
    kind = "buy"

    def ask(self, state: State) -> Decision[Move] | None:
        if any(state.pending):
            return question(state.active, pending_moves(state), "I-18.9")
        slots = [slot for slot in range(3) if can_buy(state, slot)]
        moves: list[Move] = [buy_of(slot, state.market[slot]) for slot in slots]
        if can_sweep(state):
            moves.append(SWEEP)
        moves += support_moves(state)
        moves.append(END_BUY)
        return question(state.active, moves, "I-20.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if isinstance(move, Buy):
            buy(state, move.slot, notes)
        elif move == SWEEP:
            sweep(state, notes)
        elif move == END_BUY:
            state.finish(self)
            tell_passed(state, notes)
        else:
            act(state, move, notes)


def tell_passed(state: State, notes: Notes) -> None:
    """I-20.1: that nothing was possible is said, since then nobody was asked (I-27.2)."""
    if notes.listening and not can_sweep(state) and not any(map(partial(can_buy, state), range(3))):
        notes.tell(events.MarketPassed(state.active))


_buys: Final[list[dict[CardId, Buy]]] = [{}, {}, {}]  # by slot: each exists once


def buy_of(slot: int, card: CardId) -> Buy:
    """I-20.2: to buy this card, which lies there."""
    move = _buys[slot].get(card)
    if move is None:
        move = _buys[slot][card] = Buy(slot, card)
    return move


def buy(state: State, slot: int, notes: Notes) -> None:
    """I-20.2: pay, carry out or keep, refill, strictly in this order."""
    card = state.deck.cards[state.market[slot]]
    paid = powers.price(state, card.id)
    state.me().energy -= paid
    state.market[slot] = NO_CARD
    if notes.listening:
        notes.tell(events.CardBought(state.active, card.id, paid))
    state.push(Refill(slot))
    if card.sort == KEEP:
        keep(state, card)
    else:
        carry_out(state, card, FROM_CARD)


def keep(state: State, card: Card) -> None:
    """I-20.6: it stays until an effect discards it, and is in force at once."""
    state.me().keep.append(card.id)
    for ability in card.abilities:
        if ability.on == "gained":
            start(state, ability.id, state.active)


def carry_out(state: State, card: Card, source: str) -> None:
    """I-20.2, I-21.1: completely, then onto the discard pile."""
    state.played.append(card.id)
    state.push(LayOff(card.id))
    for ability in reversed(card.abilities):
        start(state, ability.id, state.active, source=source)


class LayOff(Step):
    """I-20.2: a card that has been carried out goes onto the discard pile."""

    __slots__ = ("card",)
    kind = "lay-off"
    fields = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card = card

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, 0, "", self.card

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        state.played.remove(self.card)
        verbs.discard_card(state, self.card, notes)


def sweep(state: State, notes: Notes) -> None:
    """I-20.4: pay, discard all face-up cards, refill slot by slot."""
    paid = powers.sweep_cost(state)
    ability = powers.free_sweep(state)
    if ability is not None:
        powers.count_use(state, ability.id)
    powers.count_use(state, powers.SWEEP)
    state.me().energy -= paid
    swept = [card for card in state.market if card != NO_CARD]
    if notes.listening:
        notes.tell(events.MarketSwept(state.active, paid, [*swept]))
    state.discard += swept
    state.market = [NO_CARD] * 3
    state.push_all([Refill(slot) for slot in range(3)])


class Refill(Step):
    """I-20.3: the top card, uniform over the unseen ones; I-20.5: nothing is reshuffled."""

    __slots__ = ("slot",)
    kind = "refill"
    fields = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, self.slot, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        return chance_question(card_draw(state), "I-20.3") if state.unseen else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-20.3: an event is executed at once, perhaps the last (I-21.2); then the next card."""
        assert isinstance(move, Reveal)
        card = state.deck.cards[move.card]
        if card.sort != EVENT:
            state.finish(self)
            verbs.fill_slot(state, card.id, self.slot, notes)
            return
        state.unseen.remove(card.id)
        if notes.listening:
            notes.tell(events.EventRevealed(card.id, card.colour))
        carry_out(state, card, FROM_EVENT)

    def run(self, state: State, notes: Notes) -> None:
        """I-20.5: the slot stays empty."""
        state.finish(self)
        if notes.listening:
            notes.tell(events.SlotLeftEmpty(self.slot + 1))


def card_draw(state: State) -> EvenDraw[Reveal]:
    return EvenDraw([state.deck.reveals[card] for card in state.unseen])
