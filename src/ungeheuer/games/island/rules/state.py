"""The nouns: the island, the players' components, and the agenda."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.in_force import NOTHING, InForce, in_force
from ungeheuer.games.island.rules.names import (
    FIRELING,
    MOST_PLAYERS,
    NO_ALLY,
    NO_CARD,
    NO_PLAYER,
    NO_TILE,
    NO_ZONE,
    PYLON,
    ZONES,
    AllyId,
    BossFace,
    BossId,
    CardId,
    Face,
    Player,
    TileId,
    Zone,
)

DICE: Final = 10
PYLONS: Final = 3
MOST_FAME: Final = 20  # I-1.7: where the dial ends
START_HP: Final = 10
DIE_SPACES: Final = 3
FRESH: Final = 6  # a die on a card that was locked this turn: its face plus this


# I-3.4: by the number of players and whose turn it is
ORDERS: Final[list[list[tuple[Player, ...]]]] = [
    [tuple(Player((first + number) % count) for number in range(count)) for first in range(count)]
    for count in range(MOST_PLAYERS + 1)
]


class Declined(IntEnum):
    """I-18.7: which further windows of this boss phase the active player has declined."""

    NONE = 0
    UP_TO_LAST = 1  # all but the last one
    ALL = 2


class Options:
    """I-2.1: what the table agreed on."""

    __slots__ = ("boss_hp", "challenge", "either_or", "even_odds", "side", "turn_limit")

    def __init__(self, side: str, *, challenge: bool, either_or: bool, turn_limit: int) -> None:
        self.side = side
        self.challenge = challenge
        self.either_or = either_or
        self.turn_limit = turn_limit
        self.even_odds = False  # B-11.4: the set's HP by the number of players are added
        self.boss_hp = 0  # what tables of earlier versions agreed on: added to the starting HP


class Monster:
    """I-1.7: one per player."""

    __slots__ = ("_force", "ally", "energy", "fame", "hp", "keep", "name", "zone")

    def __init__(self, name: str) -> None:
        self.name = name
        self.zone = NO_ZONE
        self.hp = START_HP
        self.fame = 0
        self.energy = 0
        self.keep: list[CardId] = []
        self.ally: AllyId = NO_ALLY
        self._force = NOTHING

    def force(self, deck: Deck) -> InForce:
        """Its abilities in force; what was made of them is kept as long as it holds."""
        force = self._force
        ally = self.ally
        same = force.ally == ally and force.keep == self.keep
        if same and (ally == NO_ALLY or force.fame == self.fame):  # I-17.2: fame is for the ally
            return force
        self._force = in_force(deck, self.keep, ally, self.fame)
        return self._force

    def copy(self) -> Monster:
        twin = Monster(self.name)
        twin.zone = self.zone
        twin.hp = self.hp
        twin.fame = self.fame
        twin.energy = self.energy
        twin.keep = self.keep[:]
        twin.ally = self.ally
        twin._force = self._force  # the same class
        return twin


class Ground:
    """I-1.2, I-1.3: what lies in one zone. Die spaces are alike, so only contents are counted."""

    __slots__ = ("boss_dice", "crystals", "fresh", "locked", "minions")

    def __init__(
        self,
        crystals: int,
        locked: list[int],
        fresh: list[int],
        minions: list[int],
        boss_dice: dict[BossFace, int],
    ) -> None:
        self.crystals = crystals
        self.locked = locked  # by face, locked in an earlier turn
        self.fresh = fresh  # by face, locked in this turn (I-12.5)
        self.minions = minions  # by kind
        self.boss_dice = boss_dice

    def copy(self) -> Ground:
        return Ground(
            self.crystals,
            self.locked[:],
            self.fresh[:],
            self.minions[:],
            self.boss_dice.copy(),
        )

    def dice(self) -> int:
        """How many monster dice are locked here."""
        return sum(self.locked) + sum(self.fresh)

    def free_spaces(self) -> int:
        return DIE_SPACES - self.crystals - self.dice()

    def die_count(self) -> int:
        """How many boss dice lie here."""
        return sum(self.boss_dice.values())

    def minion_count(self) -> int:
        return sum(self.minions)


def empty_ground() -> Ground:
    return Ground(0, [0] * 6, [0] * 6, [0] * 5, {})


class Boss:
    """I-1.8: the boss of the moment. Down, it lies at 0 HP until the turn is over (I-25.2)."""

    __slots__ = ("down", "fame", "hp", "id", "zone")

    def __init__(self, id: BossId, hp: int) -> None:
        self.id = id
        self.zone = NO_ZONE
        self.hp = hp
        self.fame = 0
        self.down = False

    def copy(self) -> Boss:
        twin = Boss(self.id, self.hp)
        twin.zone = self.zone
        twin.fame = self.fame
        twin.down = self.down
        return twin


Shown = tuple[Player, Zone, int, str, str]  # whose it is, where, a number, ability, source
UNSEEN: Final[Shown] = (NO_PLAYER, NO_ZONE, 0, "", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something still to be done, an entry of the agenda. The topmost one is asked or run next.

    `fields` names what `__init__` takes, in that order: a position line consists of them.
    """

    __slots__ = ()
    kind: ClassVar[str] = "step"
    fields: ClassVar[tuple[str, ...]] = ()

    def ask(self, state: State) -> Decision[Move] | None:
        """Its question; None if it goes on by itself."""
        return None

    def run(self, state: State, notes: Notes) -> None:
        """Go on without a question. A step that only asks is done then."""
        state.finish(self)

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """Take the answer to its question."""
        raise NotImplementedError

    def shown(self, state: State) -> Shown:
        """What a view tells of it."""
        return UNSEEN

    def copy(self) -> Step:
        """A step that changes while it is done has to be copied; any other is shared."""
        return self


class State:
    """A whole position. Nothing in it is hidden (I-1.15): what nobody knows is not drawn yet."""

    __slots__ = (
        "active",
        "agenda",
        "allies",
        "bag",
        "boss",
        "boss_on_card",
        "box",
        "deck",
        "discard",
        "discarded_tiles",
        "firelings",
        "free_boss_dice",
        "free_dice",
        "hand",
        "island",
        "lock_on_card",
        "lost",
        "market",
        "monsters",
        "options",
        "pending",
        "pile",
        "played",
        "question",
        "ready",
        "recharged",
        "roll",
        "skips",
        "spent_tiles",
        "start",
        "support",
        "turn",
        "unseen",
        "used",
        "windows_declined",
        "won",
    )

    def __init__(self, deck: Deck, options: Options) -> None:
        self.deck = deck
        self.options = options

    def set_up(self, boss: BossId, names: list[str]) -> None:
        """I-2.2, I-2.3: the table before the first chance move."""
        deck = self.deck
        sheet = deck.bosses[boss]
        self.boss = Boss(boss, sheet.hp[self.options.side])
        self.free_boss_dice = sheet.dice[self.options.side]
        self.boss_on_card: dict[CardId, int] = {}  # boss dice parked on a card
        self.monsters = [Monster(name) for name in names]
        self.island = [empty_ground() for _ in ZONES]
        self.bag = [minion.count for minion in deck.minions[:FIRELING]]
        self.firelings = deck.minions[FIRELING].count
        self.support: list[TileId] = [NO_TILE] * 12  # by space: a tile, a pylon or nothing
        self.ready: set[TileId] = set()  # face up
        self.spent_tiles: set[TileId] = set()  # activated in this turn (I-18.6)
        self.recharged: set[TileId] = set()
        self.pile: list[TileId] = list(deck.tiles)
        self.discarded_tiles: list[TileId] = []
        self.box: list[TileId] = []
        self.free_dice = DICE
        self.hand = 0  # dice taken for the roll, not thrown yet
        self.roll = [0] * 6  # by face
        self.pending = [0] * 7  # virtual dice by face, "?" last (I-18.9)
        self.lock_on_card: dict[CardId, int] = {}  # a die's face, plus FRESH
        self.market: list[CardId] = [NO_CARD] * 3
        self.unseen: list[CardId] = list(deck.cards)  # the deck
        self.played: list[CardId] = []  # being carried out
        self.discard: list[CardId] = []
        self.allies: list[AllyId] = []  # laid out
        self.start = Player(0)
        self.active = Player(0)
        self.turn = 0
        self.skips: list[int] = []  # steps of the next boss phase that are left out
        self.used: dict[str, int] = {}  # uses in this turn, by ability
        self.windows_declined = Declined.NONE
        self.won = False
        self.lost = ""  # why
        self.agenda: list[Step] = []
        self.question: Decision[Move] | None = None

    def copy(self) -> State:
        """A deep copy; immutable parts are shared."""
        twin = State(self.deck, self.options)
        twin.boss = self.boss.copy()
        twin.free_boss_dice = self.free_boss_dice
        twin.boss_on_card = self.boss_on_card.copy()
        twin.monsters = [monster.copy() for monster in self.monsters]
        twin.island = [ground.copy() for ground in self.island]
        twin.bag = self.bag[:]
        twin.firelings = self.firelings
        twin.support = self.support[:]
        twin.ready = self.ready.copy()
        twin.spent_tiles = self.spent_tiles.copy()
        twin.recharged = self.recharged.copy()
        twin.pile = self.pile[:]
        twin.discarded_tiles = self.discarded_tiles[:]
        twin.box = self.box[:]
        twin.free_dice = self.free_dice
        twin.hand = self.hand
        twin.roll = self.roll[:]
        twin.pending = self.pending[:]
        twin.lock_on_card = self.lock_on_card.copy()
        self._copy_cards(twin)
        return twin

    def _copy_cards(self, twin: State) -> None:
        twin.market = self.market[:]
        twin.unseen = self.unseen[:]
        twin.played = self.played[:]
        twin.discard = self.discard[:]
        twin.allies = self.allies[:]
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.skips = self.skips[:]
        twin.used = self.used.copy()
        twin.windows_declined = self.windows_declined
        twin.won = self.won
        twin.lost = self.lost
        twin.agenda = [step.copy() for step in self.agenda]
        twin.question = self.question

    # -- asking

    def over(self) -> bool:
        return self.won or bool(self.lost)

    def me(self) -> Monster:
        """The active monster."""
        return self.monsters[self.active]

    def players(self) -> int:
        return len(self.monsters)

    def in_order(self) -> tuple[Player, ...]:
        """I-3.4: the active player first, then clockwise."""
        return ORDERS[len(self.monsters)][self.active]

    def standing_in(self, zones: list[Zone]) -> list[Player]:
        """Whose monsters are in these zones, in the order of I-3.4."""
        return [player for player in self.in_order() if self.monsters[player].zone in zones]

    def pylons(self) -> int:
        return self.support.count(PYLON)

    def locked_dice(self) -> int:
        return sum(ground.dice() for ground in self.island)

    def locked_faces(self, zone: Zone) -> list[Face]:
        """The faces that lie in a zone and may be unlocked (I-12.5)."""
        return [Face(face) for face, count in enumerate(self.island[zone].locked) if count]

    # -- the agenda

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda: it runs next."""
        self.agenda.append(step)

    def push_all(self, steps: list[Step]) -> None:
        """Put steps on top of the agenda: they run next, in the given order."""
        self.agenda.extend(reversed(steps))

    def finish(self, step: Step) -> None:
        """Remove a step; those pushed above it stay."""
        if self.agenda[-1] is step:
            self.agenda.pop()
        else:
            self.agenda.remove(step)
