"""What happened, in the past tense. Texts are in the catalogue under the event's code.

Floors are counted from 1; cards are named as in the card set, places as in the notation: `1,0`.
"""

from dataclasses import dataclass
from typing import ClassVar

from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import Place, SeatName
from ungeheuer.games.timid.rules.params import Card, TheCard


@dataclass
class MonstersDrawn(Event):
    """`monsters` is empty for those who may not know."""

    floor: int
    monsters: list[Card]
    code: ClassVar[str] = "monsters-drawn"
    rule: ClassVar[str] = "T-6.1"


@dataclass
class FloorBuilt(Event):
    floor: int
    code: ClassVar[str] = "floor-built"
    rule: ClassVar[str] = "T-2.4"


@dataclass
class CardTurned(Event):
    place: Place
    card: Card
    code: ClassVar[str] = "card-turned"
    rule: ClassVar[str] = "T-4.2"


@dataclass
class MonsterFroze(Event):
    place: Place
    card: TheCard
    code: ClassVar[str] = "monster-froze"
    rule: ClassVar[str] = "T-3.3"


@dataclass
class MonsterSlain(Event):
    place: Place
    card: TheCard
    code: ClassVar[str] = "monster-slain"
    rule: ClassVar[str] = "T-4.3"


@dataclass
class AttackMissed(Event):
    place: Place
    code: ClassVar[str] = "attack-missed"
    rule: ClassVar[str] = "T-4.3"


@dataclass
class Jumped(Event):
    place: Place
    over: Place
    code: ClassVar[str] = "jumped"
    rule: ClassVar[str] = "T-4.4"


@dataclass
class FloorEscaped(Event):
    floor: int
    code: ClassVar[str] = "floor-escaped"
    rule: ClassVar[str] = "T-4.8"


@dataclass
class FloorCleared(Event):
    """Which monsters were laid aside face up, and how many face down."""

    floor: int
    monsters: list[Card]
    hidden: int
    code: ClassVar[str] = "floor-cleared"
    rule: ClassVar[str] = "T-5.1"


@dataclass
class StoppedByMonster(Event):
    floor: int
    place: Place
    card: TheCard
    code: ClassVar[str] = "stopped-by-monster"
    rule: ClassVar[str] = "T-4.7"


@dataclass
class StoppedWithoutWay(Event):
    floor: int
    code: ClassVar[str] = "stopped-without-way"
    rule: ClassVar[str] = "T-4.9"


@dataclass
class GaveUp(Event):
    floor: int
    code: ClassVar[str] = "gave-up"
    rule: ClassVar[str] = "T-4.9"


@dataclass
class MatchEnded(Event):
    winner: SeatName
    floors: int
    code: ClassVar[str] = "match-ended"
    rule: ClassVar[str] = "T-1.3"
