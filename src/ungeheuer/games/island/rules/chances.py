"""The moves of the seat `chance` and their weights: single draws, and whole throws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, factorial
from typing import Final

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import END, LISTABLE, Move, Phrase, Piece
from ungeheuer.engine.kinds import ShownDie
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules.dice import Dice, shown, text_of
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    ZONES,
    AllyId,
    BossFace,
    CardId,
    Kind,
    Player,
    TileId,
    Zone,
    symbols_of,
)


class Start(Move):
    """I-2.1: who begins."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        super().__init__(f"start {player}")
        self.player = player

    def phrase(self) -> Phrase:
        return "does-island-start", {"player": str(self.player)}


class BossZone(Move):
    """Where the boss begins: drawn in I-2.1, chosen in I-25.3."""

    __slots__ = ("zone",)

    def __init__(self, zone: Zone) -> None:
        super().__init__(f"boss {zone}")
        self.zone = zone

    def pieces(self) -> list[Piece]:
        return [f"zone {self.zone}"]

    def phrase(self) -> Phrase:
        return "does-island-boss", {"zone": self.zone}


class Reveal(Move):
    """I-20.3: the top card of the deck."""

    __slots__ = ("card",)

    def __init__(self, card: CardId) -> None:
        super().__init__(f"reveal {card}")
        self.card = card

    def phrase(self) -> Phrase:
        return "does-island-reveal", {"card": self.card}


class Draw(Move):
    """A minion from the bag."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"draw {KIND_NAMES[kind]}")
        self.kind = kind

    def phrase(self) -> Phrase:
        return "does-island-draw", {"minion": KIND_NAMES[self.kind]}


class Found(Move):
    """I-18.1: the tile that is drawn."""

    __slots__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"find {tile}")
        self.tile = tile

    def phrase(self) -> Phrase:
        return "does-island-find", {"tile": self.tile}


class Allies(Move):
    """I-2.7: the ally sheets laid out."""

    __slots__ = ("allies",)

    def __init__(self, allies: Sequence[AllyId]) -> None:
        super().__init__("allies " + " ".join(sorted(allies)))
        self.allies = sorted(allies)

    def phrase(self) -> Phrase:
        return "does-island-allies", {"allies": list(self.allies)}


class Roll(Move):
    """I-10.4: the faces that thrown monster dice show."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(f"roll {text_of(dice)}")
        self.dice = dice

    def phrase(self) -> Phrase:
        return "does-island-roll", {"dice": shown(self.dice)}


class Volcano(Move):
    """I-5.1: where the boss dice come to lie, and what they show."""

    __slots__ = ("dice",)

    def __init__(self, dice: Mapping[tuple[Zone, BossFace], int]) -> None:
        words = []
        for (zone, face), count in sorted(dice.items()):
            words.append(f"{face}@{zone}" + (f"*{count}" if count > 1 else ""))
        super().__init__("volcano " + " ".join(words))
        self.dice = dict(dice)

    def shown(self) -> list[ShownDie]:
        """The same for a sentence, in the same order."""
        dice: list[ShownDie] = []
        for (zone, face), count in sorted(self.dice.items()):
            dice.append({"shows": symbols_of(face), "zone": zone})
            if count > 1:
                dice[-1]["count"] = count
        return dice

    def phrase(self) -> Phrase:
        return "does-island-volcano", {"dice": self.shown()}


DRAWS: Final = [Draw(Kind(kind)) for kind in range(4)]


class Bag(Chance[Draw]):
    """I-27: each minion in the bag is equally likely."""

    __slots__ = ("_bag",)

    def __init__(self, bag: list[int]) -> None:
        self._bag = bag

    def outcomes(self) -> list[tuple[Draw, int]]:
        return [(DRAWS[kind], count) for kind, count in enumerate(self._bag) if count]


class Cast(Chance[Roll]):
    """A throw of several monster dice: sampled die by die, weighed by counting."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def weight(self, move: Move) -> int:
        if not isinstance(move, Roll) or sum(move.dice) != self.count:
            return 0
        ways = factorial(self.count)
        for number in move.dice:
            ways //= factorial(number)
        return ways

    def outcomes(self) -> list[tuple[Roll, int]]:
        if self.size() > LISTABLE:
            raise ValueError(f"{self.size()} throws are sampled, not listed")
        rolls = [Roll(dice) for dice in shares(self.count, 6)]
        return [(roll, self.weight(roll)) for roll in rolls]

    def size(self) -> int:
        return comb(self.count + 5, 5)

    def next_words(self, said: Sequence[str]) -> list[str]:
        return following(said, "roll", list(FACE_NAMES), self.count)

    def sample(self, rng: Rng) -> Roll:
        counts = [0] * 6
        for _ in range(self.count):
            counts[rng.below(6)] += 1
        return roll_of(tuple(counts))


_rolls: Final[dict[Dice, Roll]] = {}


def roll_of(dice: Dice) -> Roll:
    """A roll exists once: there are at most 8,008 of up to ten dice."""
    move = _rolls.get(dice)
    if move is None:
        move = _rolls[dice] = Roll(dice)
    return move


def shares(count: int, parts: int) -> Iterator[Dice]:
    """Every way to split a count into this many parts."""
    if parts == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in shares(count - first, parts - 1):
            yield (first, *rest)


def following(said: Sequence[str], verb: str, names: list[str], count: int) -> list[str]:
    """The words that may come next in the text of a throw of `count` dice, in this order."""
    if not said:
        return [verb]
    taken = [word.partition("*") for word in said[1:]]
    left = count - sum(int(number) if star else 1 for _, star, number in taken)
    if not left:
        return [END]
    first = names.index(taken[-1][0]) + 1 if taken else 0
    words = [
        name if number == 1 else f"{name}*{number}"
        for name in names[first:-1]
        for number in range(1, left + 1)
    ]
    last = names[-1] if left == 1 else f"{names[-1]}*{left}"
    return [*words, last]


class Eruption(Chance[Volcano]):
    """I-5.2: zone and face of each boss die are independent and uniform."""

    __slots__ = ("_faces", "_sides", "count")

    def __init__(self, count: int, faces: Mapping[BossFace, int]) -> None:
        self.count = count
        self._faces = faces
        self._sides = [face for face, number in faces.items() for _ in range(number)]

    def weight(self, move: Move) -> int:
        if not isinstance(move, Volcano) or sum(move.dice.values()) != self.count:
            return 0
        ways = factorial(self.count)
        for (zone, face), number in move.dice.items():
            if zone not in ZONES:
                return 0
            ways = ways // factorial(number) * self._faces.get(face, 0) ** number
        return ways

    def outcomes(self) -> list[tuple[Volcano, int]]:
        if self.size() > LISTABLE:
            raise ValueError(f"{self.size()} throws are sampled, not listed")
        places = [(zone, face) for zone in ZONES for face in self._faces]
        throws = []
        for counts in shares(self.count, len(places)):
            pairs = zip(places, counts, strict=True)
            volcano = Volcano({place: number for place, number in pairs if number})
            throws.append((volcano, self.weight(volcano)))
        return throws

    def size(self) -> int:
        places = len(ZONES) * len(self._faces)
        return comb(self.count + places - 1, places - 1)

    def next_words(self, said: Sequence[str]) -> list[str]:
        places = [f"{face}@{zone}" for zone in ZONES for face in sorted(self._faces)]
        return following(said, "volcano", places, self.count)

    def sample(self, rng: Rng) -> Volcano:
        dice: dict[tuple[Zone, BossFace], int] = {}
        for _ in range(self.count):
            place = ZONES[rng.below(6)], self._sides[rng.below(len(self._sides))]
            dice[place] = dice.get(place, 0) + 1
        return Volcano(dice)


def displays(allies: Sequence[AllyId], count: int) -> list[Allies]:
    """I-2.7: every set of sheets of this size."""
    return [Allies(chosen) for chosen in combinations(allies, count)]
