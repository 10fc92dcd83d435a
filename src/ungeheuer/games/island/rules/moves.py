"""What a seat may say. A move's text is its identity; its fields are what the text names.

Some moves know the zone that they are about, though their text does not name it: a hand touches a
piece that lies somewhere. A move that was read from a text does not know it.

Pieces that a hand touches: `die claw`, a die of the roll, `die claw~` and `die ?` of a tile; `zone
3`; `monster 0`; `minion soldier@2`; `boss`; `boss-die fame+minion@4`; `free 2`, a die space;
`locked claw@2`, and `locked claw@2 new` since this turn; `space S3@2`; `tile ST01`; `slot 1` of
the market; `card`, `ally` and `power` by their names; `face claw`, what a die is turned to; and
`do attack`, a button that says so.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.games.island.rules.dice import (
    AS_WILD,
    WORDS,
    Dice,
    Die,
    boss_die_shown,
    dice_touched,
    die_touched,
    shown,
    text_of,
)
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    FOOT,
    KIND_NAMES,
    NO_CARD,
    NO_PLAYER,
    NO_ZONE,
    BossFace,
    CardId,
    Face,
    Kind,
    Player,
    Zone,
)

BOSS: Final = "boss"


class Word(Move):
    """A move of a word or two, without parameters."""

    __slots__ = ()

    def pieces(self) -> list[Piece]:
        return [f"do {self.text}"]

    def phrase(self) -> Phrase:
        return f"does-island-{self.text.replace(' ', '-')}", {}


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

    def pieces(self) -> list[Piece]:
        return [f"zone {self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-place", {"zone": self.zone}


class Crystal(Move):
    """I-9.1: on a free space, or instead of a locked die; `new` was locked this turn."""

    __slots__ = ("face", "new", "zone")

    def __init__(self, face: Face | None, zone: Zone = NO_ZONE, *, new: bool = False) -> None:
        word = "free" if face is None else ("new-" if new else "") + FACE_NAMES[face]
        super().__init__(f"crystal {word}")
        self.face = face
        self.zone = zone
        self.new = new

    def pieces(self) -> list[Piece]:
        if self.face is None:
            return [f"free {self.zone}"]
        return [f"locked {FACE_NAMES[self.face]}@{self.zone}" + (" new" if self.new else "")]

    def phrase(self) -> Phrase:
        if self.face is None:
            return "does-island-crystal-free", {}
        code = "does-island-crystal-new" if self.new else "does-island-crystal"
        return code, {"face": FACE_NAMES[self.face]}


class Pylon(Move):
    """I-9.4: S3 or S4."""

    __slots__ = ("upper", "zone")

    def __init__(self, upper: int, zone: Zone = NO_ZONE) -> None:
        super().__init__(f"pylon S{3 + upper}")
        self.upper = upper
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"space S{3 + self.upper}@{self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-pylon", {"space": f"S{3 + self.upper}"}


class Take(Move):
    """I-10.3: a locked die into the hand."""

    __slots__ = ("face", "zone")

    def __init__(self, face: Face, zone: Zone) -> None:
        super().__init__(f"take {FACE_NAMES[face]}@{zone}")
        self.face = face
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"locked {FACE_NAMES[self.face]}@{self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-take", {"face": FACE_NAMES[self.face], "zone": self.zone}


class Throw(Move):
    """I-10.5: these dice of the roll once more."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(f"throw {text_of(dice)}")
        self.dice = dice

    def pieces(self) -> list[Piece]:
        return [*dice_touched(self.dice), "do throw"]

    def phrase(self) -> Phrase:
        return "does-island-throw-some", {"dice": shown(self.dice)}


class Heart(Move):
    """I-13.1: one HEART for one monster."""

    __slots__ = ("die", "monster")

    def __init__(self, die: Die, monster: Player) -> None:
        super().__init__(f"{WORDS[die]} {monster}")
        self.die = die
        self.monster = monster

    def pieces(self) -> list[Piece]:
        return [die_touched(self.die), f"monster {self.monster}"]

    def phrase(self) -> Phrase:
        return "does-island-heart", {"player": str(self.monster)}


class Energy(Move):
    """I-13.2: a group of ENERGY."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(text_of(dice))
        self.dice = dice

    def pieces(self) -> list[Piece]:
        return [*dice_touched(self.dice), "do energy"]

    def phrase(self) -> Phrase:
        return "does-island-energy", {"dice": shown(self.dice)}


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

    def pieces(self) -> list[Piece]:
        die = die_touched(self.die)
        if self.stolen is None:
            return [die, "do fame"]
        stolen = f"boss-die {self.stolen}@{self.zone}"
        return [die, stolen, f"card {self.card}"] if self.card else [die, stolen]

    def phrase(self) -> Phrase:
        if self.stolen is None:
            return "does-island-fame", {}
        told: dict[str, object] = {"face": boss_die_shown(self.stolen), "zone": self.zone}
        if not self.card:
            return "does-island-fame-steal", told
        return "does-island-fame-steal-to", {**told, "card": self.card}


class Foot(Move):
    """I-13.3: one FOOT moves a monster; a card may take a passenger along."""

    __slots__ = ("die", "monster", "mover", "passenger", "zone")

    def __init__(
        self,
        die: Die,
        monster: Player,
        zone: Zone,
        passenger: Player = NO_PLAYER,
        mover: Player = NO_PLAYER,
    ) -> None:
        text = f"{WORDS[die]} {monster} > {zone}"
        super().__init__(text if passenger == NO_PLAYER else f"{text} with {passenger}")
        self.die = die
        self.monster = monster
        self.zone = zone
        self.passenger = passenger
        self.mover = mover

    def pieces(self) -> list[Piece]:
        """A foot moves its owner, who need not be touched."""
        others = [self.passenger] if self.passenger != NO_PLAYER else []
        moved = [] if self.monster == self.mover else [f"monster {self.monster}"]
        carried = [f"monster {passenger}" for passenger in others]
        return [die_touched(self.die), *moved, f"zone {self.zone}", *carried]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"player": str(self.monster), "to": self.zone}
        if self.passenger == NO_PLAYER:
            return "does-island-foot", told
        return "does-island-foot-with", {**told, "owner": str(self.passenger)}


class Attack(Move):
    """I-14.1: CLAWs and FOOTs together; a card may aim at another zone."""

    __slots__ = ("dice", "zone")

    def __init__(self, dice: Dice, zone: Zone = NO_ZONE) -> None:
        text = f"attack {text_of(dice)}"
        super().__init__(text if zone == NO_ZONE else f"{text} at {zone}")
        self.dice = dice
        self.zone = zone

    def pieces(self) -> list[Piece]:
        aimed = "do attack" if self.zone == NO_ZONE else f"do attack {self.zone}"
        as_foot = ["face foot"] * self.dice[
            AS_WILD + FOOT
        ]  # by itself a "?" in an attack is a CLAW
        return [*dice_touched(self.dice), *as_foot, aimed]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"dice": shown(self.dice)}
        if self.zone == NO_ZONE:
            return "does-island-attack", told
        return "does-island-attack-at", {**told, "zone": self.zone}


class Hit(Move):
    """I-14.2: a minion of this kind, or the boss if there is none."""

    __slots__ = ("kind", "zone")

    def __init__(self, kind: Kind | None, zone: Zone = NO_ZONE) -> None:
        super().__init__(f"hit {BOSS if kind is None else KIND_NAMES[kind]}")
        self.kind = kind
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [BOSS if self.kind is None else f"minion {KIND_NAMES[self.kind]}@{self.zone}"]

    def phrase(self) -> Phrase:
        if self.kind is None:
            return "does-island-hit-boss", {}
        return "does-island-hit", {"minion": KIND_NAMES[self.kind]}


class Build(Move):
    """I-18.1: WRENCHes for S3 or S4."""

    __slots__ = ("dice", "upper", "zone")

    def __init__(self, upper: int, dice: Dice, zone: Zone = NO_ZONE) -> None:
        super().__init__(f"build S{3 + upper} {text_of(dice)}")
        self.upper = upper
        self.dice = dice
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [*dice_touched(self.dice), f"space S{3 + self.upper}@{self.zone}"]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"space": f"S{3 + self.upper}", "dice": shown(self.dice)}
        return "does-island-build", told


class Lock(Move):
    """I-12.1: a die of the roll on a space of your zone, or on a card of yours."""

    __slots__ = ("card", "face", "zone")

    def __init__(self, face: Face, card: CardId = NO_CARD, zone: Zone = NO_ZONE) -> None:
        super().__init__(f"lock {FACE_NAMES[face]}" + (f" on {card}" if card else ""))
        self.face = face
        self.card = card
        self.zone = zone

    def pieces(self) -> list[Piece]:
        where = f"card {self.card}" if self.card else f"free {self.zone}"
        return [f"die {FACE_NAMES[self.face]}", where]

    def phrase(self) -> Phrase:
        return _on_card("lock", self.face, self.card)


class Unlock(Move):
    """I-12.2: a locked die into the roll, from a zone or from a card of yours."""

    __slots__ = ("card", "face", "zone")

    def __init__(self, face: Face, zone: Zone, card: CardId = NO_CARD) -> None:
        where = f" on {card}" if card else f"@{zone}"
        super().__init__(f"unlock {FACE_NAMES[face]}{where}")
        self.face = face
        self.zone = zone
        self.card = card

    def pieces(self) -> list[Piece]:
        if self.card:
            return [f"card {self.card}"]
        return [f"locked {FACE_NAMES[self.face]}@{self.zone}"]

    def phrase(self) -> Phrase:
        if self.card:
            return _on_card("unlock", self.face, self.card)
        return "does-island-unlock", {"face": FACE_NAMES[self.face], "zone": self.zone}


def _on_card(word: str, face: Face, card: CardId) -> Phrase:
    """A die of the own zone, or one on a card."""
    told: dict[str, object] = {"face": FACE_NAMES[face]}
    if not card:
        return f"does-island-{word}", told
    return f"does-island-{word}-on", {**told, "card": card}
