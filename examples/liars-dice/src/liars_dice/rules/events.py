"""What happened. Texts are in the catalogue under the event's code."""

from dataclasses import dataclass
from typing import ClassVar

from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import Player


@dataclass
class Rolled(Event):
    """`faces` is empty for those who may not know."""

    player: Player
    faces: list[int]
    code: ClassVar[str] = "rolled"
    rule: ClassVar[str] = "L-2.3"


@dataclass
class BidMade(Event):
    player: Player
    count: int
    face: int
    code: ClassVar[str] = "bid-made"
    rule: ClassVar[str] = "L-3.1"


@dataclass
class Doubted(Event):
    player: Player
    owner: Player
    code: ClassVar[str] = "doubted"
    rule: ClassVar[str] = "L-4.1"


@dataclass
class CupLifted(Event):
    player: Player
    faces: list[int]
    code: ClassVar[str] = "cup-lifted"
    rule: ClassVar[str] = "L-4.2"


@dataclass
class DieLost(Event):
    """`amount`: how many dice matched the bid; `left`: how many the player still has."""

    player: Player
    amount: int
    left: int
    code: ClassVar[str] = "die-lost"
    rule: ClassVar[str] = "L-4.3"


@dataclass
class MatchEnded(Event):
    winner: Player
    code: ClassVar[str] = "match-ended"
    rule: ClassVar[str] = "L-5.2"
