"""What a seat may say. A move's text is its identity; its fields are what the text names."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules.dice import WORDS, Dice, Die, text_of
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_CARD,
    NO_PLAYER,
    NO_ZONE,
    AbilityId,
    AllyId,
    BossFace,
    CardId,
    Face,
    Kind,
    Player,
    TileId,
    Zone,
)

BOSS: Final = "boss"


class Word(Move):
    """A move of a word or two, without parameters."""

    __slots__ = ()


KEEP: Final = Word("keep")
THROW_ALL: Final = Word("throw")
STOP: Final = Word("stop")
END_RESOLVE: Final = Word("end")
END_BUY: Final = Word("done")
SWEEP: Final = Word("sweep")
PASS: Final = Word("pass")
PASS_BOSS: Final = Word("pass boss")
PASS_ALL: Final = Word("pass all")
PAY: Final = Word("pay")
LOSE_FAME: Final = Word("lose fame")
LEAVE: Final = Word("leave")  # the rest of thrown dice is not locked
BARE_WORDS: Final[tuple[Move, ...]] = (
    KEEP,
    THROW_ALL,
    STOP,
    END_RESOLVE,
    END_BUY,
    SWEEP,
    PASS,
    PASS_BOSS,
    PASS_ALL,
    PAY,
    LOSE_FAME,
    LEAVE,
)


class Place(Move):
    """I-2.6: where the monster begins."""

    __slots__ = ("zone",)

    def __init__(self, zone: Zone) -> None:
        super().__init__(f"place {zone}")
        self.zone = zone


class Crystal(Move):
    """I-9.1: on a free space, or instead of a locked die; `new` was locked this turn."""

    __slots__ = ("face", "new")

    def __init__(self, face: Face | None, *, new: bool = False) -> None:
        word = "free" if face is None else ("new-" if new else "") + FACE_NAMES[face]
        super().__init__(f"crystal {word}")
        self.face = face
        self.new = new


class Pylon(Move):
    """I-9.4: S3 or S4."""

    __slots__ = ("upper",)

    def __init__(self, upper: int) -> None:
        super().__init__(f"pylon S{3 + upper}")
        self.upper = upper


class Take(Move):
    """I-10.3: a locked die into the hand."""

    __slots__ = ("face", "zone")

    def __init__(self, face: Face, zone: Zone) -> None:
        super().__init__(f"take {FACE_NAMES[face]}@{zone}")
        self.face = face
        self.zone = zone


class Throw(Move):
    """I-10.5: these dice of the roll once more."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(f"throw {text_of(dice)}")
        self.dice = dice


class Heart(Move):
    """I-13.1: one HEART for one monster."""

    __slots__ = ("die", "monster")

    def __init__(self, die: Die, monster: Player) -> None:
        super().__init__(f"{WORDS[die]} {monster}")
        self.die = die
        self.monster = monster


class Energy(Move):
    """I-13.2: a group of ENERGY."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(text_of(dice))
        self.dice = dice


class Fame(Move):
    """I-16: one FAME, perhaps with a boss die stolen, perhaps put on a card."""

    __slots__ = ("card", "die", "stolen", "zone")

    def __init__(
        self,
        die: Die,
        stolen: BossFace | None = None,
        zone: Zone = NO_ZONE,
        card: CardId = NO_CARD,
    ) -> None:
        text = WORDS[die]
        if stolen is not None:
            text += f" steal {stolen}@{zone}"
        if card:
            text += f" to {card}"
        super().__init__(text)
        self.die = die
        self.stolen = stolen
        self.zone = zone
        self.card = card


class Foot(Move):
    """I-13.3: one FOOT moves a monster; a card may take a passenger along."""

    __slots__ = ("die", "monster", "passenger", "zone")

    def __init__(
        self, die: Die, monster: Player, zone: Zone, passenger: Player = NO_PLAYER
    ) -> None:
        text = f"{WORDS[die]} {monster} > {zone}"
        super().__init__(text if passenger == NO_PLAYER else f"{text} with {passenger}")
        self.die = die
        self.monster = monster
        self.zone = zone
        self.passenger = passenger


class Attack(Move):
    """I-14.1: CLAWs and FOOTs together; a card may aim at another zone."""

    __slots__ = ("dice", "zone")

    def __init__(self, dice: Dice, zone: Zone = NO_ZONE) -> None:
        text = f"attack {text_of(dice)}"
        super().__init__(text if zone == NO_ZONE else f"{text} at {zone}")
        self.dice = dice
        self.zone = zone


class Hit(Move):
    """I-14.2: a minion of this kind, or the boss if there is none."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind | None) -> None:
        super().__init__(f"hit {BOSS if kind is None else KIND_NAMES[kind]}")
        self.kind = kind


class Build(Move):
    """I-18.1: WRENCHes for S3 or S4."""

    __slots__ = ("dice", "upper")

    def __init__(self, upper: int, dice: Dice) -> None:
        super().__init__(f"build S{3 + upper} {text_of(dice)}")
        self.upper = upper
        self.dice = dice


class Lock(Move):
    """I-12.1: a die of the roll on a space of your zone, or on a card of yours."""

    __slots__ = ("card", "face")

    def __init__(self, face: Face, card: CardId = NO_CARD) -> None:
        super().__init__(f"lock {FACE_NAMES[face]}" + (f" on {card}" if card else ""))
        self.face = face
        self.card = card


class Unlock(Move):
    """I-12.2: a locked die into the roll, from a zone or from a card of yours."""

    __slots__ = ("card", "face", "zone")

    def __init__(self, face: Face, zone: Zone, card: CardId = NO_CARD) -> None:
        where = f" on {card}" if card else f"@{zone}"
        super().__init__(f"unlock {FACE_NAMES[face]}{where}")
        self.face = face
        self.zone = zone
        self.card = card


class Activate(Move):
    """I-18.5: a tile gives what it shows."""

    __slots__ = ("double", "tile")

    def __init__(self, tile: TileId, *, double: bool = False) -> None:
        super().__init__(f"activate {tile}" + (" double" if double else ""))
        self.tile = tile
        self.double = double


class Recharge(Move):
    """I-18.5: a used tile is turned up again."""

    __slots__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"recharge {tile}")
        self.tile = tile


class Drop(Move):
    """I-18.9: a virtual die that is good for nothing."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"drop {FACE_NAMES[face]}~" if face < len(FACE_NAMES) else "drop ?")
        self.face = face


class Use(Move):
    """An ability of a card or an ally; its targets are asked next."""

    __slots__ = ("ability",)

    def __init__(self, ability: AbilityId) -> None:
        super().__init__(f"use {ability}")
        self.ability = ability


class Spend(Move):
    """I-19.1: dice for an ability."""

    __slots__ = ("ability", "dice")

    def __init__(self, ability: AbilityId, dice: Dice) -> None:
        super().__init__(f"spend {ability} {text_of(dice)}")
        self.ability = ability
        self.dice = dice


class TakeAlly(Move):
    """I-17.1: one of the sheets laid out."""

    __slots__ = ("ally",)

    def __init__(self, ally: AllyId) -> None:
        super().__init__(f"ally {ally}")
        self.ally = ally


class Buy(Move):
    """I-20.2: the card in this slot, 1 to 3."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(f"buy {slot + 1}")
        self.slot = slot
