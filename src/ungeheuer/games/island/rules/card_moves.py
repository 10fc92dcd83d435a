"""What a seat may say about tiles, cards, allies and the market."""

from __future__ import annotations

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.games.island.rules.dice import Dice, dice_touched, pending_shown, shown, text_of
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    NO_CARD,
    AbilityId,
    AllyId,
    CardId,
    TileId,
)


class Activate(Move):
    """I-18.5: a tile gives what it shows."""

    __slots__ = ("double", "tile")

    def __init__(self, tile: TileId, *, double: bool = False) -> None:
        super().__init__(f"activate {tile}" + (" double" if double else ""))
        self.tile = tile
        self.double = double

    def pieces(self) -> list[Piece]:
        return [f"tile {self.tile}", "do double"] if self.double else [f"tile {self.tile}"]

    def phrase(self) -> Phrase:
        code = "does-island-activate-double" if self.double else "does-island-activate"
        return code, {"tile": self.tile}


class Recharge(Move):
    """I-18.5: a used tile is turned up again."""

    __slots__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"recharge {tile}")
        self.tile = tile

    def pieces(self) -> list[Piece]:
        return [f"tile {self.tile}"]

    def phrase(self) -> Phrase:
        return "does-island-recharge", {"tile": self.tile}


class Drop(Move):
    """I-18.9: a virtual die that is good for nothing."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face
        super().__init__(f"drop {self._die()}")

    def pieces(self) -> list[Piece]:
        return [f"die {self._die()}", "do drop"]

    def phrase(self) -> Phrase:
        return "does-island-drop", {"die": pending_shown(self.face)}

    def _die(self) -> str:
        return f"{FACE_NAMES[self.face]}~" if self.face < len(FACE_NAMES) else "?"


class Use(Move):
    """An ability of a card or an ally; its targets are asked next."""

    __slots__ = ("ability",)

    def __init__(self, ability: AbilityId) -> None:
        super().__init__(f"use {ability}")
        self.ability = ability

    def pieces(self) -> list[Piece]:
        return [f"power {self.ability}"]

    def phrase(self) -> Phrase:
        return "does-island-use", {"ability": self.ability}


class Spend(Move):
    """I-19.1: dice for an ability."""

    __slots__ = ("ability", "dice")

    def __init__(self, ability: AbilityId, dice: Dice) -> None:
        super().__init__(f"spend {ability} {text_of(dice)}")
        self.ability = ability
        self.dice = dice

    def pieces(self) -> list[Piece]:
        return [*dice_touched(self.dice), f"power {self.ability}"]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"ability": self.ability, "dice": shown(self.dice)}
        return "does-island-spend", told


class TakeAlly(Move):
    """I-17.1: one of the sheets laid out."""

    __slots__ = ("ally",)

    def __init__(self, ally: AllyId) -> None:
        super().__init__(f"ally {ally}")
        self.ally = ally

    def pieces(self) -> list[Piece]:
        return [f"ally {self.ally}"]

    def phrase(self) -> Phrase:
        return "does-island-ally", {"ally": self.ally}


class Buy(Move):
    """I-20.2: the card in this slot, 1 to 3. Where it is offered, it is told by its name."""

    __slots__ = ("card", "slot")

    def __init__(self, slot: int, card: CardId = NO_CARD) -> None:
        super().__init__(f"buy {slot + 1}")
        self.slot = slot
        self.card = card

    def pieces(self) -> list[Piece]:
        return [f"slot {self.slot + 1}"]

    def phrase(self) -> Phrase:
        if self.card == NO_CARD:
            return "does-island-buy", {"slot": self.slot + 1}
        return "does-island-buy-card", {"card": self.card, "slot": self.slot + 1}
