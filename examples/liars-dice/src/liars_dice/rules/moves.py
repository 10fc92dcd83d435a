"""What a seat may say: bids and doubts; chance rolls."""

from collections.abc import Sequence
from typing import Final, NewType

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.engine.names import Seat

Player = NewType("Player", int)  # 0…4, clockwise
Face = NewType("Face", int)  # 1…6
Cup = tuple[Face, ...]  # what lies under it, ascending

MOST_PLAYERS: Final = 5
MOST_DICE: Final = 6  # of one player
FACES: Final = tuple(Face(number) for number in range(1, 7))
SEATS: Final = tuple(Seat(str(number)) for number in range(MOST_PLAYERS))


class Bid(Move):
    """`3x5`: there are at least three fives under all cups."""

    __slots__ = ("count", "face")

    def __init__(self, count: int, face: Face) -> None:
        super().__init__(f"{count}x{face}")
        self.count = count
        self.face = face

    def pieces(self) -> list[Piece]:
        return [f"count {self.count}", f"face {self.face}"]

    def phrase(self) -> Phrase:
        return "does-liars-dice-bid", {"count": self.count, "face": self.face}


class Doubt(Move):
    """I do not believe the last bid."""

    __slots__ = ()

    def pieces(self) -> list[Piece]:
        return ["do doubt"]

    def phrase(self) -> Phrase:
        return "does-liars-dice-doubt", {}


class Roll(Move):
    """Chance: what a player rolls under the cup."""

    __slots__ = ("cup", "player")

    def __init__(self, player: Player, faces: Sequence[Face]) -> None:
        self.cup: Cup = tuple(sorted(faces))
        super().__init__(f"roll {player} " + " ".join(map(str, self.cup)))
        self.player = player


DOUBT: Final = Doubt("doubt")
# From low to high, as L-3.2 compares them.
BIDS: Final = [Bid(n, face) for n in range(1, MOST_PLAYERS * MOST_DICE + 1) for face in FACES]
