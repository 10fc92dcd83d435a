"""What happened, in the past tense, with its cause. Over 400 lines: one short class per event.

Texts are in the catalogue.
"""

from dataclasses import dataclass
from typing import ClassVar

from ungeheuer.engine.events import Event
from ungeheuer.engine.kinds import Change, Dice, Face, Player
from ungeheuer.games.island.rules.params import (
    Ability,
    Ally,
    Boss,
    Card,
    Cause,
    Minion,
    OneMinion,
    Source,
    Space,
    Tile,
    Zone,
)


@dataclass
class StartChosen(Event):
    player: Player
    code: ClassVar[str] = "start-chosen"
    rule: ClassVar[str] = "I-2.1"


@dataclass
class BossPlaced(Event):
    boss: Boss
    zone: Zone
    hp: int
    dice: int
    code: ClassVar[str] = "boss-placed"
    rule: ClassVar[str] = "I-2.1"


@dataclass
class CardRevealed(Event):
    card: Card
    slot: int
    code: ClassVar[str] = "card-revealed"
    rule: ClassVar[str] = "I-20.3"


@dataclass
class MinionDrawn(Event):
    """`cause` is what made it necessary: setting up, a symbol, an event."""

    minion: OneMinion
    zone: Zone
    left: int
    cause: Cause
    code: ClassVar[str] = "minion-drawn"
    rule: ClassVar[str] = "I-8.2"


@dataclass
class FirstMinionDrawn(Event):
    minion: OneMinion
    zone: Zone
    left: int
    code: ClassVar[str] = "first-minion-drawn"
    rule: ClassVar[str] = "I-2.5"


@dataclass
class MonsterPlaced(Event):
    player: Player
    zone: Zone
    code: ClassVar[str] = "monster-placed"
    rule: ClassVar[str] = "I-2.6"


@dataclass
class AlliesLaidOut(Event):
    allies: list[Ally]
    code: ClassVar[str] = "allies-laid-out"
    rule: ClassVar[str] = "I-2.7"


@dataclass
class TurnBegan(Event):
    player: Player
    turn: int
    code: ClassVar[str] = "turn-began"
    rule: ClassVar[str] = "I-3.1"


@dataclass
class StepSkipped(Event):
    """A card had a step of this boss phase left out."""

    step: int
    code: ClassVar[str] = "step-skipped"
    rule: ClassVar[str] = "I-3.1"


@dataclass
class AbilityActed(Event):
    """An ability of the boss acts; what it does follows."""

    ability: Ability
    zone: Zone
    code: ClassVar[str] = "ability-acted"
    rule: ClassVar[str] = "I-4.1"


@dataclass
class DiceErupted(Event):
    dice: Dice
    code: ClassVar[str] = "dice-erupted"
    rule: ClassVar[str] = "I-5.1"


@dataclass
class NoDiceToErupt(Event):
    code: ClassVar[str] = "no-dice-to-erupt"
    rule: ClassVar[str] = "I-5.3"


@dataclass
class BossWandered(Event):
    """No boss dice in its own zone or beside it."""

    start: Zone
    zone: Zone
    code: ClassVar[str] = "boss-wandered"
    rule: ClassVar[str] = "I-6.2"


@dataclass
class BossFollowedDice(Event):
    """`others` are the dice in the two other zones it looked at."""

    start: Zone
    zone: Zone
    dice: int
    others: list[int]
    stays: bool
    code: ClassVar[str] = "boss-followed-dice"
    rule: ClassVar[str] = "I-6.3"


@dataclass
class BossFollowedMinions(Event):
    """As many dice elsewhere, but more minions here."""

    start: Zone
    zone: Zone
    dice: int
    minions: int
    stays: bool
    code: ClassVar[str] = "boss-followed-minions"
    rule: ClassVar[str] = "I-6.4"


@dataclass
class BossFollowedClock(Event):
    """Dice and minions tied: the zone farthest clockwise."""

    start: Zone
    zone: Zone
    dice: int
    minions: int
    stays: bool
    code: ClassVar[str] = "boss-followed-clock"
    rule: ClassVar[str] = "I-6.4"


@dataclass
class BossWentOn(Event):
    ability: Ability
    start: Zone
    zone: Zone
    dice: int
    code: ClassVar[str] = "boss-went-on"
    rule: ClassVar[str] = "I-6.6"


@dataclass
class BossRelocated(Event):
    start: Zone
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "boss-relocated"
    rule: ClassVar[str] = "I-6.7"


@dataclass
class MinionActed(Event):
    minion: OneMinion
    zone: Zone
    code: ClassVar[str] = "minion-acted"
    rule: ClassVar[str] = "I-7.1"


@dataclass
class MinionMuted(Event):
    minion: OneMinion
    zone: Zone
    player: Player
    cause: Cause
    code: ClassVar[str] = "minion-muted"
    rule: ClassVar[str] = "I-7.1"


@dataclass
class MinionsIdle(Event):
    """No minion in the boss's zone."""

    zone: Zone
    code: ClassVar[str] = "minions-idle"
    rule: ClassVar[str] = "I-7.1"


@dataclass
class SymbolActivated(Event):
    symbol: str
    zone: Zone
    code: ClassVar[str] = "symbol-activated"
    rule: ClassVar[str] = "I-8.2"


@dataclass
class BossDiceGathered(Event):
    zone: Zone
    count: int
    code: ClassVar[str] = "boss-dice-gathered"
    rule: ClassVar[str] = "I-8.1"


@dataclass
class FirelingPlaced(Event):
    zone: Zone
    left: int
    cause: Cause
    code: ClassVar[str] = "fireling-placed"
    rule: ClassVar[str] = "I-1.10"


@dataclass
class NoFirelingLeft(Event):
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "no-fireling-left"
    rule: ClassVar[str] = "I-1.10"


@dataclass
class CrystalBuilt(Event):
    """`displaced` is the face of a die that had to go, or empty."""

    zone: Zone
    crystals: int
    displaced: Face
    cause: Cause
    code: ClassVar[str] = "crystal-built"
    rule: ClassVar[str] = "I-9.1"


@dataclass
class PylonRaised(Event):
    """`tile` went to the box, or is empty."""

    zone: Zone
    space: Space
    tile: Tile
    pylons: int
    code: ClassVar[str] = "pylon-raised"
    rule: ClassVar[str] = "I-9.4"


@dataclass
class CrystalsCleared(Event):
    zone: Zone
    crystals: int
    cause: Cause
    code: ClassVar[str] = "crystals-cleared"
    rule: ClassVar[str] = "I-9.3"


@dataclass
class BossFameChanged(Event):
    change: Change
    fame: int
    cause: Cause
    code: ClassVar[str] = "boss-fame-changed"
    rule: ClassVar[str] = "I-8.2"


@dataclass
class BossHurt(Event):
    amount: int
    hp: int
    cause: Cause
    code: ClassVar[str] = "boss-hurt"
    rule: ClassVar[str] = "I-14.2"


@dataclass
class BossDown(Event):
    boss: Boss
    code: ClassVar[str] = "boss-down"
    rule: ClassVar[str] = "I-25.2"


@dataclass
class NextBossPlaced(Event):
    boss: Boss
    zone: Zone
    hp: int
    dice: int
    code: ClassVar[str] = "next-boss-placed"
    rule: ClassVar[str] = "I-25.3"


@dataclass
class PylonRemoved(Event):
    zone: Zone
    space: Space
    code: ClassVar[str] = "pylon-removed"
    rule: ClassVar[str] = "I-25.3"


@dataclass
class BossDieRemoved(Event):
    count: int
    code: ClassVar[str] = "boss-die-removed"
    rule: ClassVar[str] = "I-25.4"


@dataclass
class DiceTaken(Event):
    count: int
    code: ClassVar[str] = "dice-taken"
    rule: ClassVar[str] = "I-10.3"


@dataclass
class LockedDieTaken(Event):
    face: Face
    zone: Zone
    code: ClassVar[str] = "locked-die-taken"
    rule: ClassVar[str] = "I-10.3"


@dataclass
class Rolled(Event):
    dice: Dice
    code: ClassVar[str] = "rolled"
    rule: ClassVar[str] = "I-10.4"


@dataclass
class DiceChosen(Event):
    dice: Dice
    code: ClassVar[str] = "dice-chosen"
    rule: ClassVar[str] = "I-10.5"


@dataclass
class DieTurned(Event):
    face: Face
    to: Face
    cause: Cause
    code: ClassVar[str] = "die-turned"
    rule: ClassVar[str] = "I-10.6"


@dataclass
class DiceLeft(Event):
    dice: Dice
    code: ClassVar[str] = "dice-left"
    rule: ClassVar[str] = "I-11.5"


@dataclass
class DieLocked(Event):
    face: Face
    zone: Zone
    card: Card
    code: ClassVar[str] = "die-locked"
    rule: ClassVar[str] = "I-12.1"


@dataclass
class DieUnlocked(Event):
    face: Face
    zone: Zone
    card: Card
    code: ClassVar[str] = "die-unlocked"
    rule: ClassVar[str] = "I-12.2"


@dataclass
class DiceReleased(Event):
    count: int
    cause: Cause
    code: ClassVar[str] = "dice-released"
    rule: ClassVar[str] = "I-12.6"


@dataclass
class Healed(Event):
    player: Player
    amount: int
    hp: int
    cause: Cause
    code: ClassVar[str] = "healed"
    rule: ClassVar[str] = "I-13.1"


@dataclass
class EnergyChanged(Event):
    player: Player
    change: Change
    energy: int
    cause: Cause
    code: ClassVar[str] = "energy-changed"
    rule: ClassVar[str] = "I-13.2"


@dataclass
class MonsterMoved(Event):
    player: Player
    start: Zone
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "monster-moved"
    rule: ClassVar[str] = "I-13.3"


@dataclass
class Attacked(Event):
    player: Player
    zone: Zone
    pool: int
    cause: Cause
    dice: Dice
    code: ClassVar[str] = "attacked"
    rule: ClassVar[str] = "I-14.1"


@dataclass
class MinionDestroyed(Event):
    minion: OneMinion
    zone: Zone
    paid: int
    cause: Cause
    code: ClassVar[str] = "minion-destroyed"
    rule: ClassVar[str] = "I-14.2"


@dataclass
class AttackEnded(Event):
    lost: int
    code: ClassVar[str] = "attack-ended"
    rule: ClassVar[str] = "I-14.5"


@dataclass
class Damaged(Event):
    player: Player
    amount: int
    hp: int
    cause: Cause
    source: Source
    code: ClassVar[str] = "damaged"
    rule: ClassVar[str] = "I-15.1"


@dataclass
class DamagePrevented(Event):
    player: Player
    cause: Cause
    by: Cause
    code: ClassVar[str] = "damage-prevented"
    rule: ClassVar[str] = "I-15.1"


@dataclass
class HpLost(Event):
    """A cap dropped."""

    player: Player
    amount: int
    hp: int
    code: ClassVar[str] = "hp-lost"
    rule: ClassVar[str] = "I-15.4"


@dataclass
class HpSet(Event):
    player: Player
    hp: int
    cause: Cause
    code: ClassVar[str] = "hp-set"
    rule: ClassVar[str] = "I-10.1"


@dataclass
class MonsterPushed(Event):
    player: Player
    start: Zone
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "monster-pushed"
    rule: ClassVar[str] = "I-15.1"


@dataclass
class FameChanged(Event):
    player: Player
    change: Change
    fame: int
    cause: Cause
    code: ClassVar[str] = "fame-changed"
    rule: ClassVar[str] = "I-16.1"


@dataclass
class DieStolen(Event):
    player: Player
    face: Dice
    zone: Zone
    card: Card
    code: ClassVar[str] = "die-stolen"
    rule: ClassVar[str] = "I-16.2"


@dataclass
class BossDieMoved(Event):
    face: Dice
    start: Zone
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "boss-die-moved"
    rule: ClassVar[str] = "I-16.2"


@dataclass
class BossDieReleased(Event):
    card: Card
    code: ClassVar[str] = "boss-die-released"
    rule: ClassVar[str] = "I-16.3"


@dataclass
class AllyTaken(Event):
    player: Player
    ally: Ally
    code: ClassVar[str] = "ally-taken"
    rule: ClassVar[str] = "I-17.1"


@dataclass
class AllyLost(Event):
    player: Player
    ally: Ally
    code: ClassVar[str] = "ally-lost"
    rule: ClassVar[str] = "I-17.3"


@dataclass
class TileBuilt(Event):
    tile: Tile
    zone: Zone
    space: Space
    cause: Cause
    code: ClassVar[str] = "tile-built"
    rule: ClassVar[str] = "I-18.1"


@dataclass
class TilesShuffled(Event):
    count: int
    code: ClassVar[str] = "tiles-shuffled"
    rule: ClassVar[str] = "I-18.4"


@dataclass
class TileDiscarded(Event):
    tile: Tile
    cause: Cause
    code: ClassVar[str] = "tile-discarded"
    rule: ClassVar[str] = "I-18.2"


@dataclass
class TileActivated(Event):
    player: Player
    tile: Tile
    double: bool
    code: ClassVar[str] = "tile-activated"
    rule: ClassVar[str] = "I-18.5"


@dataclass
class TileRecharged(Event):
    player: Player
    tile: Tile
    code: ClassVar[str] = "tile-recharged"
    rule: ClassVar[str] = "I-18.5"


@dataclass
class DieDropped(Event):
    die: Face
    code: ClassVar[str] = "die-dropped"
    rule: ClassVar[str] = "I-18.9"


@dataclass
class DiceSpent(Event):
    player: Player
    ability: Ability
    dice: Dice
    code: ClassVar[str] = "dice-spent"
    rule: ClassVar[str] = "I-19.1"


@dataclass
class AbilityUsed(Event):
    player: Player
    ability: Ability
    code: ClassVar[str] = "ability-used"
    rule: ClassVar[str] = "I-11.1"


@dataclass
class CardBought(Event):
    player: Player
    card: Card
    paid: int
    code: ClassVar[str] = "card-bought"
    rule: ClassVar[str] = "I-20.2"


@dataclass
class MarketSwept(Event):
    player: Player
    paid: int
    cards: list[Card]
    code: ClassVar[str] = "market-swept"
    rule: ClassVar[str] = "I-20.4"


@dataclass
class MarketPassed(Event):
    """Nothing could be bought or swept."""

    player: Player
    code: ClassVar[str] = "market-passed"
    rule: ClassVar[str] = "I-20.1"


@dataclass
class SlotLeftEmpty(Event):
    slot: int
    code: ClassVar[str] = "slot-left-empty"
    rule: ClassVar[str] = "I-20.5"


@dataclass
class CardDiscarded(Event):
    card: Card
    code: ClassVar[str] = "card-discarded"
    rule: ClassVar[str] = "I-20.6"


@dataclass
class EventRevealed(Event):
    card: Card
    colour: str
    code: ClassVar[str] = "event-revealed"
    rule: ClassVar[str] = "I-21.1"


@dataclass
class EnergyPaid(Event):
    player: Player
    amount: int
    energy: int
    cause: Cause
    code: ClassVar[str] = "energy-paid"
    rule: ClassVar[str] = "I-21.1"


@dataclass
class MinionMoved(Event):
    minion: Minion
    start: Zone
    zone: Zone
    cause: Cause
    code: ClassVar[str] = "minion-moved"
    rule: ClassVar[str] = "I-19.1"


@dataclass
class StepMarked(Event):
    """The next boss phase leaves this step out."""

    step: int
    cause: Cause
    code: ClassVar[str] = "step-marked"
    rule: ClassVar[str] = "I-3.1"


@dataclass
class TurnEnded(Event):
    player: Player
    code: ClassVar[str] = "turn-ended"
    rule: ClassVar[str] = "I-22.2"


@dataclass
class TeamWon(Event):
    boss: Boss
    turn: int
    code: ClassVar[str] = "team-won"
    rule: ClassVar[str] = "I-23.2"


@dataclass
class TeamLost(Event):
    reason: str
    turn: int
    code: ClassVar[str] = "team-lost"
    rule: ClassVar[str] = "I-23.3"
