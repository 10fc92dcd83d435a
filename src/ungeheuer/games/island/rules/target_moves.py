"""What a seat may say when an effect leaves a target to choose."""

from __future__ import annotations

from ungeheuer.engine.decision import Move
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


class ToMonster(Move):
    __slots__ = ("monster",)

    def __init__(self, monster: Player) -> None:
        super().__init__(f"monster {monster}")
        self.monster = monster


class MoveMonster(Move):
    __slots__ = ("monster", "zone")

    def __init__(self, monster: Player, zone: Zone) -> None:
        super().__init__(f"monster {monster} > {zone}")
        self.monster = monster
        self.zone = zone


class ToMinion(Move):
    __slots__ = ("kind", "zone")

    def __init__(self, kind: Kind, zone: Zone) -> None:
        super().__init__(f"minion {KIND_NAMES[kind]}@{zone}")
        self.kind = kind
        self.zone = zone


class MoveMinion(Move):
    __slots__ = ("kind", "to", "zone")

    def __init__(self, kind: Kind, zone: Zone, to: Zone) -> None:
        super().__init__(f"minion {KIND_NAMES[kind]}@{zone} > {to}")
        self.kind = kind
        self.zone = zone
        self.to = to


class MoveBoss(Move):
    __slots__ = ("zone",)

    def __init__(self, zone: Zone) -> None:
        super().__init__(f"boss > {zone}")
        self.zone = zone


class MoveBossDie(Move):
    __slots__ = ("face", "to", "zone")

    def __init__(self, face: BossFace, zone: Zone, to: Zone) -> None:
        super().__init__(f"boss-die {face}@{zone} > {to}")
        self.face = face
        self.zone = zone
        self.to = to


class ToSpace(Move):
    __slots__ = ("space",)

    def __init__(self, space: Space) -> None:
        super().__init__(f"space {space_name(space)}@{zone_of(space)}")
        self.space = space


class ToTile(Move):
    __slots__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"tile {tile}")
        self.tile = tile


class ToDie(Move):
    """A die of the roll."""

    __slots__ = ("face",)

    def __init__(self, face: Face) -> None:
        super().__init__(f"die {FACE_NAMES[face]}")
        self.face = face


class TurnDie(Move):
    """A die of the roll, and the face it is turned to."""

    __slots__ = ("face", "to")

    def __init__(self, face: Face, to: Face) -> None:
        super().__init__(f"die {FACE_NAMES[face]} > {FACE_NAMES[to]}")
        self.face = face
        self.to = to


class Number(Move):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(f"number {n}")
        self.n = n


class OutOfGame(Move):
    """I-25.4: a boss die that the next sheet has no use for."""

    __slots__ = ("face", "zone")

    def __init__(self, face: BossFace, zone: Zone) -> None:
        super().__init__(f"remove {face}@{zone}")
        self.face = face
        self.zone = zone
