"""The nouns: what lies on the table and in the hands."""

from __future__ import annotations

from typing import Final, NewType

from ungeheuer.games.mighty.rules.cards import CARDS_PER_LEVEL, ROUNDS, Deck, Tile
from ungeheuer.games.mighty.rules.moves import NOTHING, Front, Hand, Level, Place, Player, Spot

Phase = NewType("Phase", int)
CHOOSING_START: Final = Phase(0)
DEALING_HANDS: Final = Phase(1)
DEALING_GUARDIANS: Final = Phase(2)
TURNING_TILE: Final = Phase(3)
PLAYING: Final = Phase(4)
FIGHTING: Final = Phase(5)
OVER: Final = Phase(6)

START_GOLD: Final = 8
NO_PLAYER: Final = Player(-1)


class Seen:
    """A guardian that was turned up: when, where, what it showed, and how the fight ended."""

    __slots__ = ("beaten", "front", "level", "place", "round")

    def __init__(
        self, round: int, place: Place, level: Level, front: Front, *, beaten: bool
    ) -> None:
        self.round = round
        self.place = place
        self.level = level
        self.front = front
        self.beaten = beaten


class State:
    """A whole position. Guardians' fronts and king tiles that nobody has seen are not in it."""

    __slots__ = (
        "aside",
        "chain",
        "deck",
        "free",
        "gold",
        "hand",
        "hands_open",
        "kinds",
        "king",
        "levels",
        "lying",
        "owner",
        "phase",
        "players",
        "round",
        "rounds",
        "seen",
        "shown",
        "start",
        "tile",
        "tiles_seen",
        "turn",
        "turned",
        "undealt",
        "unseen",
    )

    def __init__(
        self, deck: Deck, players: int, kinds: list[str], *, chain: bool, king: bool
    ) -> None:
        self.deck = deck
        self.players = players
        self.kinds = kinds
        self.chain = chain
        self.king = king

    def set_up(self) -> None:
        """M-2: the table before the first chance move."""
        players = self.players
        self.phase = CHOOSING_START
        self.round = 1
        self.rounds = ROUNDS[players]  # M-2.2: the king tiles count the rounds
        self.start = NO_PLAYER
        self.turn = Player(0)
        self.gold = [START_GOLD] * players  # M-2.4
        self.hand: list[Hand] = [NOTHING] * players
        self.aside: list[Hand] = [NOTHING] * players
        self.shown: list[Hand] = [NOTHING] * players  # round 1: which cards the others saw
        self.hands_open = False  # everyone can tell every hand
        self.levels: list[Level] = []  # of the guardians laid out, from the gate
        self.lying: list[int] = [0] * (2 * players)  # strength on each spot, 0 if free
        self.owner: list[Player] = [NO_PLAYER] * (2 * players)
        self.free = (1 << 2 * players) - 1  # the free spots, one bit for each
        self.turned: list[Front] = []  # this round's guardians turned up, from the gate
        self.seen: list[Seen] = []
        self.undealt = [0, *[CARDS_PER_LEVEL] * 3]  # M-8.2: backs of each level not yet dealt
        self.unseen = [list(back.fronts) for back in self.deck.backs]  # M-8.3
        self.tile: Tile | None = None
        self.tiles_seen: list[Tile] = []

    def copy(self) -> State:
        """A deep copy; immutable parts are shared."""
        twin = State(self.deck, self.players, self.kinds, chain=self.chain, king=self.king)
        twin.phase = self.phase
        twin.round = self.round
        twin.rounds = self.rounds
        twin.start = self.start
        twin.turn = self.turn
        twin.gold = self.gold[:]
        twin.hand = self.hand[:]
        twin.aside = self.aside[:]
        twin.shown = self.shown[:]
        twin.hands_open = self.hands_open
        twin.levels = self.levels[:]
        twin.lying = self.lying[:]
        twin.owner = self.owner[:]
        twin.free = self.free
        twin.turned = self.turned[:]
        twin.seen = self.seen[:]
        twin.undealt = self.undealt[:]
        twin.unseen = [level[:] for level in self.unseen]
        twin.tile = self.tile
        twin.tiles_seen = self.tiles_seen[:]
        return twin

    def total(self, place: Place) -> int:
        """The sum of the strengths at a guardian."""
        return self.lying[2 * place] + self.lying[2 * place + 1]

    def next_player(self, player: Player) -> Player:
        return Player((player + 1) % self.players)


def new_state(deck: Deck, players: int, kinds: list[str], *, chain: bool, king: bool) -> State:
    """The state before the first move."""
    state = State(deck, players, kinds, chain=chain, king=king)
    state.set_up()
    return state


def spots(place: Place) -> tuple[Spot, Spot]:
    """M-1.5: each guardian place has two monster places."""
    return Spot(2 * place), Spot(2 * place + 1)
