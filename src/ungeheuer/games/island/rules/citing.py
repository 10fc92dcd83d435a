"""Which rule did it: a card or an ability acts under another rule than the dice do."""

from typing import Final, TypeVar

from ungeheuer.engine.events import Event
from ungeheuer.games.island.rules.cards import EVENT, KEEP, Ability, Deck
from ungeheuer.games.island.rules.names import KIND_NAMES, AbilityId, CardId
from ungeheuer.games.island.rules.state import State

E = TypeVar("E", bound=Event)

# I-4.1, I-4.2: an ability of the boss waits for its moment, and each moment has its rule.
MOMENTS: Final = {
    "before-movement": "I-4.1",
    "move3": "I-6.6",
    "enter": "I-6.6",
    "step4": "I-7.3",
    "symbol": "I-8.4",
}


def caused(state: State, event: E, cause: str) -> E:
    """The event, citing the rule of the card, ability or minion behind it, if there is one."""
    event.cites = rule_of_cause(state.deck, cause)
    return event


def rule_of_cause(deck: Deck, cause: str) -> str:
    """Empty for causes that have no rule of their own: dice, symbols, attacks."""
    card = deck.cards.get(CardId(cause))
    if card is not None:
        return {EVENT: "I-21.1", KEEP: "I-20.6"}.get(card.sort, "I-20.2")
    if cause in KIND_NAMES:
        return "I-7.1"
    if cause == "cube":
        return "I-18.8"
    ability = deck.abilities.get(AbilityId(cause))
    return "" if ability is None else rule_of_ability(deck, ability)


def rule_of_ability(deck: Deck, ability: Ability) -> str:
    """I-17.2 for an ally's; for the boss's, the rule of its moment."""
    if ability.owner in deck.allies:
        return "I-17.2"
    return MOMENTS.get(ability.on, "I-4.2")
