"""What a seat may say when an effect leaves a target to choose."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.games.island.rules.dice import boss_die_shown
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    BossFace,
    Face,
    Kind,
    Player,
    Space,
    TileId,
    Zone,
    space_name,
    zone_of,
)


class ToZone(Move):
    __slots__ = ("zone",)

    def __init__(self, zone: Zone) -> None:
        super().__init__(f"zone {zone}")
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"zone {self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-zone", {"zone": self.zone}


class ToMonster(Move):
    __slots__ = ("monster",)

    def __init__(self, monster: Player) -> None:
        super().__init__(f"monster {monster}")
        self.monster = monster

    def pieces(self) -> list[Piece]:
        return [f"monster {self.monster}"]

    def phrase(self) -> Phrase:
        return "does-island-monster", {"player": str(self.monster)}


class MoveMonster(Move):
    __slots__ = ("monster", "zone")

    def __init__(self, monster: Player, zone: Zone) -> None:
        super().__init__(f"monster {monster} > {zone}")
        self.monster = monster
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"monster {self.monster}", f"zone {self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-monster-to", {"player": str(self.monster), "to": self.zone}


class ToMinion(Move):
    __slots__ = ("kind", "zone")

    def __init__(self, kind: Kind, zone: Zone) -> None:
        super().__init__(f"minion {KIND_NAMES[kind]}@{zone}")
        self.kind = kind
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"minion {KIND_NAMES[self.kind]}@{self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-minion", {"minion": KIND_NAMES[self.kind], "zone": self.zone}


class MoveMinion(Move):
    __slots__ = ("kind", "to", "zone")

    def __init__(self, kind: Kind, zone: Zone, to: Zone) -> None:
        super().__init__(f"minion {KIND_NAMES[kind]}@{zone} > {to}")
        self.kind = kind
        self.zone = zone
        self.to = to

    def pieces(self) -> list[Piece]:
        return [f"minion {KIND_NAMES[self.kind]}@{self.zone}", f"zone {self.to}"]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"minion": KIND_NAMES[self.kind], "zone": self.zone}
        return "does-island-minion-to", {**told, "to": self.to}


class MoveBoss(Move):
    __slots__ = ("zone",)

    def __init__(self, zone: Zone) -> None:
        super().__init__(f"boss > {zone}")
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return ["boss", f"zone {self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-boss", {"zone": self.zone}


class MoveBossDie(Move):
    __slots__ = ("face", "to", "zone")

    def __init__(self, face: BossFace, zone: Zone, to: Zone) -> None:
        super().__init__(f"boss-die {face}@{zone} > {to}")
        self.face = face
        self.zone = zone
        self.to = to

    def pieces(self) -> list[Piece]:
        return [f"boss-die {self.face}@{self.zone}", f"zone {self.to}"]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {
            "face": boss_die_shown(self.face),
            "zone": self.zone,
            "to": self.to,
        }
        return "does-island-boss-die", told


class ToSpace(Move):
    __slots__ = ("space",)

    def __init__(self, space: Space) -> None:
        super().__init__(f"space {space_name(space)}@{zone_of(space)}")
        self.space = space

    def pieces(self) -> list[Piece]:
        return [f"space {space_name(self.space)}@{zone_of(self.space)}"]

    def phrase(self) -> Phrase:
        told: dict[str, object] = {"space": space_name(self.space), "zone": zone_of(self.space)}
        return "does-island-space", told


class ToTile(Move):
    __slots__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"tile {tile}")
        self.tile = tile

    def pieces(self) -> list[Piece]:
        return [f"tile {self.tile}"]

    def phrase(self) -> Phrase:
        return "does-island-tile", {"tile": self.tile}


class ToDie(Move):
    """A die of the roll."""

    __slots__ = ("face",)

    def __init__(self, face: Face) -> None:
        super().__init__(f"die {FACE_NAMES[face]}")
        self.face = face

    def pieces(self) -> list[Piece]:
        return [f"die {FACE_NAMES[self.face]}", "do die"]

    def phrase(self) -> Phrase:
        return "does-island-die", {"face": FACE_NAMES[self.face]}


class TurnDie(Move):
    """A die of the roll, and the face it is turned to."""

    __slots__ = ("face", "to")

    def __init__(self, face: Face, to: Face) -> None:
        super().__init__(f"die {FACE_NAMES[face]} > {FACE_NAMES[to]}")
        self.face = face
        self.to = to

    def pieces(self) -> list[Piece]:
        return [f"die {FACE_NAMES[self.face]}", f"face {FACE_NAMES[self.to]}"]

    def phrase(self) -> Phrase:
        return "does-island-die-to", {"face": FACE_NAMES[self.face], "to": FACE_NAMES[self.to]}


class Number(Move):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(f"number {n}")
        self.n = n

    def pieces(self) -> list[Piece]:
        return [f"do number {self.n}"]

    def phrase(self) -> Phrase:
        return "does-island-number", {"n": self.n}


class OutOfGame(Move):
    """I-25.4: a boss die that the next sheet has no use for."""

    __slots__ = ("face", "zone")

    def __init__(self, face: BossFace, zone: Zone) -> None:
        super().__init__(f"remove {face}@{zone}")
        self.face = face
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"boss-die {self.face}@{self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-remove", {"face": boss_die_shown(self.face), "zone": self.zone}


# I-3.4: what is said only to name the target of an effect
TARGETS: Final[tuple[type[Move], ...]] = (
    ToZone,
    ToMonster,
    MoveMonster,
    ToMinion,
    MoveMinion,
    MoveBoss,
    MoveBossDie,
    ToSpace,
    ToTile,
    ToDie,
    TurnDie,
    Number,
)
