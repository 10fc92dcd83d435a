"""What a seat may say. Every move exists once, in a table, so that comparing is quick.

Pieces that a hand touches: `card 4`, the own card of strength 4; `spot 2a`, side a at guardian 2.
"""

from itertools import combinations, product
from typing import Final, NewType

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.engine.names import Seat

Player = NewType("Player", int)  # 0…5, clockwise
Strength = NewType("Strength", int)  # 1…5
Place = NewType("Place", int)  # a guardian place, 0 at the gate
Spot = NewType("Spot", int)  # a monster place: two for each guardian place
Level = NewType("Level", int)  # 1…3
Hand = NewType("Hand", int)  # a set of strengths, one bit for each

MOST_PLAYERS: Final = 6
STRENGTHS: Final = (Strength(1), Strength(2), Strength(3), Strength(4), Strength(5))
LEVELS: Final = (Level(1), Level(2), Level(3))
SEATS: Final = tuple(Seat(str(number)) for number in range(MOST_PLAYERS))

NOTHING: Final = Hand(0)
ALL_FIVE: Final = Hand(0b111110)


def hand_of(strengths: tuple[Strength, ...]) -> Hand:
    bits = 0
    for strength in strengths:
        bits |= 1 << strength
    return Hand(bits)


# for every hand: its cards in ascending order, and how many there are
CARDS: Final = [tuple(s for s in STRENGTHS if hand >> s & 1) for hand in range(64)]
COUNT: Final = [len(cards) for cards in CARDS]
THREE_OF_FIVE: Final = [hand_of(three) for three in combinations(STRENGTHS, 3)]


def side_of(spot: Spot) -> str:
    return "ab"[spot % 2]


class Play(Move):
    """Lay a monster on a place, free or taken."""

    __slots__ = ("bit", "place", "spot", "strength")

    def __init__(self, strength: Strength, spot: Spot) -> None:
        super().__init__(f"{strength}@{spot // 2 + 1}{side_of(spot)}")
        self.strength = strength
        self.spot = spot
        self.place = Place(spot // 2)
        self.bit = 1 << strength

    def pieces(self) -> list[Piece]:
        return [f"card {self.strength}", f"spot {self.place + 1}{side_of(self.spot)}"]

    def phrase(self) -> Phrase:
        side = side_of(self.spot)
        told = {"strength": self.strength, "place": self.place + 1, "side": side}
        return "does-mighty-play", told


class Start(Move):
    """Chance: who begins."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        super().__init__(f"start {player}")
        self.player = player

    def phrase(self) -> Phrase:
        return "does-mighty-start", {"player": str(self.player)}


class DealHand(Move):
    """Chance: the three cards that a player takes in hand."""

    __slots__ = ("hand", "player")

    def __init__(self, player: Player, hand: Hand) -> None:
        super().__init__(f"hand {player} " + " ".join(str(s) for s in CARDS[hand]))
        self.player = player
        self.hand = hand

    def phrase(self) -> Phrase:
        return "does-mighty-hand", {"player": str(self.player), "strengths": list(CARDS[self.hand])}


class Deal(Move):
    """Chance: the levels of the guardians laid out, from the gate."""

    __slots__ = ("levels",)

    def __init__(self, levels: tuple[Level, ...]) -> None:
        super().__init__("deal " + " ".join(str(level) for level in levels))
        self.levels = levels

    def phrase(self) -> Phrase:
        return "does-mighty-deal", {"levels": list(self.levels)}


class King(Move):
    """Chance: the king tile of the round."""

    __slots__ = ("tile",)

    def __init__(self, tile: str) -> None:
        super().__init__(f"king {tile}")
        self.tile = tile

    def phrase(self) -> Phrase:
        return "does-mighty-king", {"tile": self.tile}


class Front(Move):
    """Chance: the front of the guardian that is turned up."""

    __slots__ = ("loot", "strength")

    def __init__(self, strength: int, loot: int) -> None:
        super().__init__(f"front {strength}/{loot}")
        self.strength = strength
        self.loot = loot

    def phrase(self) -> Phrase:
        return "does-mighty-front", {"strength": self.strength, "loot": self.loot}


SPOTS: Final = [Spot(number) for number in range(2 * MOST_PLAYERS)]
PLAYS: Final = [[Play(s, spot) for spot in SPOTS] for s in (Strength(0), *STRENGTHS)]
PLAY_OF: Final = {tuple(sorted(play.pieces())): play for row in PLAYS for play in row}
STARTS: Final = [Start(Player(number)) for number in range(MOST_PLAYERS)]
HANDS: Final = [
    [DealHand(Player(number), hand) for hand in THREE_OF_FIVE] for number in range(MOST_PLAYERS)
]
DEALS: Final = {
    levels: Deal(levels)
    for count in range(3, MOST_PLAYERS + 1)
    for levels in product(LEVELS, repeat=count)
}
