"""The components as declared in a card set: minions, tiles, bosses, allies, cards, events."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.games.island.rules.chances import Reveal
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    AbilityId,
    AllyId,
    BossFace,
    BossId,
    CardId,
    Face,
    TileId,
)

SIDES: Final = ("normal", "advanced")
KEEP: Final = "keep"
DISCARD: Final = "discard"
EVENT: Final = "event"
UNKNOWN: Final = -1.0


class Ability:
    """B-1: a trigger and its effects. `id` names it in moves: the card, or sheet and fame."""

    __slots__ = (
        "effects",
        "face",
        "fame",
        "hp_at_most",
        "id",
        "may",
        "names",
        "on",
        "owner",
        "pay",
        "per_turn",
        "provenance",
        "symbol",
        "with_face",
    )

    def __init__(self, id: AbilityId, owner: str, on: str, effects: list[Effect]) -> None:
        self.id = id
        self.owner = owner  # the card, ally, boss or minion that carries it
        self.on = on
        self.effects = effects
        self.fame = 0
        self.names: dict[str, str] = {}
        self.may = False
        self.per_turn = 0
        self.pay: list[int] = [0] * 6  # SPEND: how many dice of each face
        self.face = ""
        self.symbol = ""
        self.hp_at_most = 0
        self.with_face = ""
        self.provenance = ""

    def kept_worth(self) -> float:
        """What it is worth per turn to a bot that owns it."""
        best = 0.0
        for effect in self.effects:
            best = max(best, effect.kept_worth)
        return best


def by_trigger(abilities: list[Ability]) -> dict[str, list[Ability]]:
    """The abilities of one card or sheet by their trigger, for fast lookup."""
    grouped: dict[str, list[Ability]] = {}
    for ability in abilities:
        grouped.setdefault(ability.on, []).append(ability)
    return grouped


class Card:
    """I-1.13: a power card or an event."""

    __slots__ = (
        "abilities",
        "colour",
        "cost",
        "id",
        "kept_worth",
        "names",
        "on",
        "provenance",
        "sort",
        "ticker",
    )

    def __init__(self, id: CardId, sort: str, abilities: list[Ability]) -> None:
        self.id = id
        self.sort = sort
        self.abilities = abilities
        self.names: dict[str, str] = {}
        self.cost = 0
        self.colour = ""
        self.ticker: dict[str, str] = {}
        self.provenance = ""
        self.on = by_trigger(abilities)
        self.kept_worth = max([0.0, *(each.kept_worth() for each in abilities)])  # per turn


class Tile:
    """I-1.12: a support tile. `dice` counts virtual dice by face, "?" last."""

    __slots__ = ("cubes", "dice", "id", "names", "provenance")

    def __init__(self, id: TileId, dice: list[int], cubes: int) -> None:
        self.id = id
        self.dice = dice
        self.cubes = cubes
        self.names: dict[str, str] = {}
        self.provenance = ""


class Minion:
    """I-1.9: a kind of minion."""

    __slots__ = ("abilities", "count", "hp", "id", "names", "provenance")

    def __init__(self, id: str, count: int, hp: int, abilities: list[Ability]) -> None:
        self.id = id
        self.count = count
        self.hp = hp
        self.abilities = abilities
        self.names: dict[str, str] = {}
        self.provenance = ""


class Ally:
    """I-17: an ally sheet."""

    __slots__ = ("abilities", "id", "names", "on", "provenance")

    def __init__(self, id: AllyId, abilities: list[Ability]) -> None:
        self.id = id
        self.abilities = abilities
        self.names: dict[str, str] = {}
        self.provenance = ""
        self.on = by_trigger(abilities)


class Sheet:
    """I-26.1: a boss sheet; dice and HP by side.

    HP by the number of players are a house rule (I-24.1): `even` is what `even_odds` adds, `added`
    what version 2 of `house` always adds.
    """

    __slots__ = (
        "_reached",
        "abilities",
        "added",
        "dice",
        "even",
        "hp",
        "id",
        "names",
        "on",
        "provenance",
    )

    def __init__(
        self, id: BossId, dice: dict[str, int], hp: dict[str, int], abilities: list[Ability]
    ) -> None:
        self.id = id
        self.dice = dice
        self.hp = hp
        self.added: dict[str, list[int]] = {}
        self.even: dict[str, list[int]] = {}
        self.abilities = abilities  # from the bottom: before movement, then by fame
        self.names: dict[str, str] = {}
        self.provenance = ""
        self.on = by_trigger(abilities)
        self._reached: dict[int, dict[str, list[Ability]]] = {}

    def reached(self, fame: int) -> dict[str, list[Ability]]:
        """I-4.2: by trigger, the abilities that this fame has reached; made once, never changed."""
        abilities = self._reached.get(fame)
        if abilities is None:
            abilities = by_trigger([each for each in self.abilities if each.fame <= fame])
            self._reached[fame] = abilities
        return abilities


class Deck:
    """All components of one set, ready to play with."""

    __slots__ = (
        "_mean_crystals",
        "abilities",
        "allies",
        "bosses",
        "cards",
        "cardset",
        "faces",
        "minions",
        "monsters",
        "order",
        "power",
        "reveals",
        "tiles",
    )

    def __init__(self, cardset: CardSet) -> None:
        self.cardset = cardset
        self.faces: dict[BossFace, int] = {}  # how many of the six faces show these symbols
        self.monsters: dict[str, dict[str, str]] = {}  # their names by language
        self.minions: list[Minion] = []  # by kind
        self.tiles: dict[TileId, Tile] = {}
        self.bosses: dict[BossId, Sheet] = {}
        self.allies: dict[AllyId, Ally] = {}
        self.cards: dict[CardId, Card] = {}
        self.order: dict[CardId, int] = {}
        self.power: list[CardId] = []
        self.reveals: dict[CardId, Reveal] = {}  # the moves of chance, made once
        self.abilities: dict[AbilityId, Ability] = {}
        self._mean_crystals = UNKNOWN

    def mean_crystals(self) -> float:
        """I-1.6: how many crystals a boss die shows on average."""
        if self._mean_crystals == UNKNOWN:
            crystals = sum(count * face.count("crystal") for face, count in self.faces.items())
            self._mean_crystals = crystals / sum(self.faces.values())
        return self._mean_crystals

    def boss_order(self) -> list[BossId]:
        """I-25.5, I-26.3: Crystal Dragon, Lithosaur, Lavalord, as the set lists them."""
        return list(self.bosses)


def face_named(name: str) -> Face:
    return Face(FACE_NAMES.index(name))
