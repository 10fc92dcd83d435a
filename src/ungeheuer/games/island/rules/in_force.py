"""B-1.1: the abilities of one monster that are in force, and what the passive ones add up to."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.cards import Ability, Deck
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_ALLY,
    AbilityId,
    AllyId,
    CardId,
)

OWN: Final = 0  # how far something reaches: the own zone, those beside it, the whole island
NEAR: Final = 1
ANY: Final = 2
RANGES: Final = ("here", "near", "any")


class InForce:
    """Made anew when cards, ally or fame change; never changed, so copies of a state share it."""

    __slots__ = (
        "aim",
        "ally",
        "ally_worths",
        "cap",
        "card_worths",
        "carries",
        "discount",
        "eased",
        "extra_throws",
        "fame",
        "immune",
        "keep",
        "minion_hp",
        "on",
        "pools",
        "reach",
        "spaces",
        "stride",
        "worth",
    )

    def __init__(self, keep: list[CardId], ally: AllyId, fame: int) -> None:
        self.keep = keep
        self.ally = ally
        self.fame = fame
        self.on: dict[str, list[Ability]] = {}  # by trigger: those of cards, then the ally's
        self.cap = 0
        self.minion_hp = [0] * len(KIND_NAMES)
        self.reach: dict[str, int] = {}  # what reaches further than the own zone
        self.immune: dict[str, AbilityId] = {}  # by source: what protects
        self.stride = 1
        self.carries = False
        self.extra_throws = 0
        self.discount = 0
        self.worth = [0] * len(FACE_NAMES)
        self.aim = OWN
        self.pools = False
        self.eased = False
        self.spaces: list[CardId] = []
        self.card_worths: list[float] = []  # to a bot, per turn: of each card
        self.ally_worths: list[float] = []  # and of each ability of the ally

    def add(self, ability: Ability) -> None:
        self.on.setdefault(ability.on, []).append(ability)
        for effect in ability.effects:
            effect.modify(self, ability)


NOTHING: Final = InForce([], NO_ALLY, 0)


def in_force(deck: Deck, keep: list[CardId], ally: AllyId, fame: int) -> InForce:
    """I-17.2: a monster's KEEP cards, and its ally's abilities whose fame it has reached."""
    force = InForce(keep[:], ally, fame)
    for card in keep:
        for ability in deck.cards[card].abilities:
            force.add(ability)
        force.card_worths.append(deck.cards[card].kept_worth)
    if ally != NO_ALLY:
        for ability in deck.allies[ally].abilities:
            if ability.fame <= fame:
                force.add(ability)
                force.ally_worths.append(ability.kept_worth())
    return force
