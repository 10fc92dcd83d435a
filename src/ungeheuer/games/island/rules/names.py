"""Types and constants: players, zones, faces, kinds of minions, cards, abilities."""

from typing import Final, NewType

from ungeheuer.engine.names import Seat

Player = NewType("Player", int)  # 0…4, clockwise
Zone = NewType("Zone", int)  # I-1.1: 0…5, clockwise
Face = NewType("Face", int)  # of a monster die
Kind = NewType("Kind", int)  # of a minion
BossFace = NewType("BossFace", str)  # the symbols of a boss die's face: `fame+minion`
Space = NewType("Space", int)  # a support space: twice its zone, plus one for S4
CardId = NewType("CardId", str)
TileId = NewType("TileId", str)
AllyId = NewType("AllyId", str)
BossId = NewType("BossId", str)
AbilityId = NewType("AbilityId", str)

MOST_PLAYERS: Final = 5
SEATS: Final = tuple(Seat(str(number)) for number in range(MOST_PLAYERS))
ZONES: Final = tuple(Zone(number) for number in range(6))
NO_ZONE: Final = Zone(-1)
SPACES: Final = tuple(Space(number) for number in range(12))
NO_PLAYER: Final = Player(-1)
NO_CARD: Final = CardId("")
NO_TILE: Final = TileId("")
PYLON: Final = TileId("pylon")  # on a support space, permanently
NO_ALLY: Final = AllyId("")
NO_ABILITY: Final = AbilityId("")

# I-1.4: the faces of a monster die
HEART: Final = Face(0)
ENERGY: Final = Face(1)
FAME: Final = Face(2)
CLAW: Final = Face(3)
FOOT: Final = Face(4)
WRENCH: Final = Face(5)
FACES: Final = (HEART, ENERGY, FAME, CLAW, FOOT, WRENCH)
FACE_NAMES: Final = ("heart", "energy", "fame", "claw", "foot", "wrench")
WILD: Final = 6  # the index of "?" among pending virtual dice

# I-1.9, I-1.10: the kinds of minions, in the order of I-7.2
SOLDIER: Final = Kind(0)
CANNON: Final = Kind(1)
SHIELD: Final = Kind(2)
BUILDER: Final = Kind(3)
FIRELING: Final = Kind(4)
KINDS: Final = (SOLDIER, CANNON, SHIELD, BUILDER, FIRELING)
KIND_NAMES: Final = ("soldier", "cannon", "shield", "builder", "fireling")
BAGGED: Final = (SOLDIER, CANNON, SHIELD, BUILDER)

# symbols of boss dice, in the order of I-8.3
SYMBOLS: Final = ("fame", "crystal", "minion")

# I-15.1: where damage comes from, beside the kinds of minions
FROM_BOSS: Final = "boss"
FROM_EVENT: Final = "event"
FROM_CARD: Final = "card"
SETUP: Final = "set-up"  # why minions are drawn at first


def symbols_of(face: BossFace) -> list[str]:
    """I-1.6: what a face of a boss die shows."""
    return face.split("+") if face else []


# by zone; the last entry is for NO_ZONE
_CW: Final = tuple(Zone((zone + 1) % 6) for zone in (*range(6), NO_ZONE))
_CCW: Final = tuple(Zone((zone + 5) % 6) for zone in (*range(6), NO_ZONE))
_BESIDE: Final = tuple(zip(_CW, _CCW, strict=True))
_NEAR: Final = tuple((zone, _CW[zone], _CCW[zone]) for zone in (*ZONES, NO_ZONE))


def cw(zone: Zone) -> Zone:
    """I-1.1: the next zone clockwise."""
    return _CW[zone]


def ccw(zone: Zone) -> Zone:
    """I-1.1: the next zone counter-clockwise."""
    return _CCW[zone]


def beside(zone: Zone) -> tuple[Zone, Zone]:
    """I-1.1: the two adjacent zones."""
    return _BESIDE[zone]


def near(zone: Zone) -> tuple[Zone, Zone, Zone]:
    """A zone with the two beside it."""
    return _NEAR[zone]


def along(zone: Zone, steps: int) -> Zone:
    """The zone this many steps clockwise; counter-clockwise if negative."""
    return Zone((zone + steps) % 6)


def within(zone: Zone, most: int) -> list[Zone]:
    """Where 1 to `most` steps in one direction lead, each zone once."""
    zones: list[Zone] = []
    for steps in range(1, most + 1):
        for way in (steps, -steps):
            reached = along(zone, way)
            if reached != zone and reached not in zones:
                zones.append(reached)
    return zones


def space_of(zone: Zone, upper: int) -> Space:
    """I-1.2: S3 is 0, S4 is 1."""
    return SPACES[2 * zone + upper]


def zone_of(space: Space) -> Zone:
    return Zone(space // 2)


def space_name(space: Space) -> str:
    """S3 or S4."""
    return f"S{3 + space % 2}"
