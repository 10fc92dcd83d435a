"""What happened, in the past tense. Texts are in the catalogue under the event's code.

Players are numbered from 0 like the seats, places from 1 at the gate like in the notation.
"""

from dataclasses import dataclass
from typing import ClassVar

from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import BySeat, Player
from ungeheuer.games.mighty.rules.params import Tile


@dataclass
class StartChosen(Event):
    player: Player
    code: ClassVar[str] = "start-chosen"
    rule: ClassVar[str] = "M-2.5"


@dataclass
class HandDealt(Event):
    """`strengths` is empty for those who may not know."""

    player: Player
    strengths: list[int]
    code: ClassVar[str] = "hand-dealt"
    rule: ClassVar[str] = "M-2.4"


@dataclass
class GuardiansDealt(Event):
    round: int
    levels: list[int]
    code: ClassVar[str] = "guardians-dealt"
    rule: ClassVar[str] = "M-2.3"


@dataclass
class TileTurned(Event):
    tile: Tile
    code: ClassVar[str] = "tile-turned"
    rule: ClassVar[str] = "V-king"


@dataclass
class HandsOpened(Event):
    strengths: list[int]
    code: ClassVar[str] = "hands-opened"
    rule: ClassVar[str] = "M-7.3"


@dataclass
class CardShown(Event):
    """A card was played that the others did not know to be in that hand."""

    player: Player
    strength: int
    code: ClassVar[str] = "card-shown"
    rule: ClassVar[str] = "M-2.4"


@dataclass
class Played(Event):
    player: Player
    strength: int
    place: int
    side: str
    code: ClassVar[str] = "played"
    rule: ClassVar[str] = "M-3.1"


@dataclass
class Displaced(Event):
    player: Player
    owner: Player
    strength: int
    place: int
    side: str
    own: bool  # the player's own monster
    code: ClassVar[str] = "displaced"
    rule: ClassVar[str] = "M-3.2"


@dataclass
class PricePaid(Event):
    player: Player
    treasury: int
    owner: Player
    owner_gold: int
    code: ClassVar[str] = "price-paid"
    rule: ClassVar[str] = "M-3.4"


@dataclass
class GuardianTurned(Event):
    """Strength and loot as they count now, the king tile included."""

    place: int
    level: int
    strength: int
    loot: int
    total: int
    code: ClassVar[str] = "guardian-turned"
    rule: ClassVar[str] = "M-4.1"


@dataclass
class LootTaken(Event):
    player: Player
    gold: int
    place: int
    code: ClassVar[str] = "loot-taken"
    rule: ClassVar[str] = "M-4.2"


@dataclass
class FightLost(Event):
    place: int
    code: ClassVar[str] = "fight-lost"
    rule: ClassVar[str] = "M-4.3"


@dataclass
class Healed(Event):
    player: Player
    strength: int
    cost: int
    paid: int
    code: ClassVar[str] = "healed"
    rule: ClassVar[str] = "M-5.1"


@dataclass
class RoundEnded(Event):
    round: int
    gold: BySeat
    code: ClassVar[str] = "round-ended"
    rule: ClassVar[str] = "M-5.4"


@dataclass
class MatchEnded(Event):
    gold: BySeat
    winners: list[int]
    code: ClassVar[str] = "match-ended"
    rule: ClassVar[str] = "M-6.1"
