"""I-20, I-21: buying power cards, refilling the market, events."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, support_moves
from ungeheuer.games.island.rules.agenda import Handler, chance_question, finish, question
from ungeheuer.games.island.rules.card_moves import Buy
from ungeheuer.games.island.rules.cards import EVENT, KEEP, Card
from ungeheuer.games.island.rules.chances import Reveal
from ungeheuer.games.island.rules.effects import start
from ungeheuer.games.island.rules.moves import END_BUY, SWEEP
from ungeheuer.games.island.rules.names import FROM_CARD, FROM_EVENT, NO_CARD, CardId
from ungeheuer.games.island.rules.state import State, Step


def can_buy(state: State, slot: int) -> bool:
    """I-20.2: the cost after discounts can be paid."""
    card = state.market[slot]
    return card != NO_CARD and state.me().energy >= powers.price(state, card)


def can_sweep(state: State) -> bool:
    """I-20.4: only while neither deck nor market is empty."""
    laid = any(card != NO_CARD for card in state.market)
    return laid and bool(state.unseen) and state.me().energy >= powers.sweep_cost(state)


def ask(state: State, _step: Step) -> Decision[Move] | None:
    """I-20.1: buy, sweep or end the step; I-18.7: support tiles between purchases."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    moves: list[Move] = [Buy(slot) for slot in range(3) if can_buy(state, slot)]
    if can_sweep(state):
        moves.append(SWEEP)
    moves += support_moves(state)
    return question(state.active, [*moves, END_BUY], "I-20.1")


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    if isinstance(move, Buy):
        buy(state, move.slot, notes)
    elif move == SWEEP:
        sweep(state, notes)
    elif move == END_BUY:
        state.finish(step)
    else:
        act(state, move, notes)


def buy(state: State, slot: int, notes: Notes) -> None:
    """I-20.2: pay, carry out or keep, refill, strictly in this order."""
    card = state.deck.cards[state.market[slot]]
    paid = powers.price(state, card.id)
    state.me().energy -= paid
    state.market[slot] = NO_CARD
    if notes.listening:
        notes.tell(events.CardBought(state.active, card.id, paid))
    state.push(Step("refill", who=state.active, n=slot))
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
    state.push(Step("lay-off", source=card.id))
    for ability in reversed(card.abilities):
        start(state, ability.id, state.active, source=source)


def lay_off(state: State, step: Step, notes: Notes) -> None:
    state.finish(step)
    state.played.remove(CardId(step.source))
    verbs.discard_card(state, CardId(step.source), notes)


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
    state.push_all([Step("refill", who=state.active, n=slot) for slot in range(3)])


def ask_refill(state: State, _step: Step) -> Decision[Move] | None:
    """I-20.3: the top card, uniform over the unseen ones; I-20.5: nothing is reshuffled."""
    return (
        chance_question(EvenDraw([Reveal(card) for card in state.unseen]), "I-20.3")
        if state.unseen
        else None
    )


def answer_refill(state: State, step: Step, move: Move, notes: Notes) -> None:
    """I-20.3: an event is executed at once, and may end the game (I-21.2); then the next card."""
    assert isinstance(move, Reveal)
    card = state.deck.cards[move.card]
    if card.sort != EVENT:
        state.finish(step)
        verbs.fill_slot(state, card.id, step.n, notes)
        return
    state.unseen.remove(card.id)
    if notes.listening:
        notes.tell(events.EventRevealed(card.id, card.colour))
    carry_out(state, card, FROM_EVENT)


def leave_empty(state: State, step: Step, notes: Notes) -> None:
    """I-20.5: the slot stays empty."""
    state.finish(step)
    if notes.listening:
        notes.tell(events.SlotLeftEmpty(step.n + 1))


HANDLERS: Final[dict[str, Handler]] = {
    "buy": Handler(finish, ask, answer),
    "refill": Handler(leave_empty, ask_refill, answer_refill),
    "lay-off": Handler(lay_off),
}
