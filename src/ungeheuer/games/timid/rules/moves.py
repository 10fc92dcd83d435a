"""What a seat may say. Moves of the character exist once, in tables, so that comparing is quick.

Pieces that a hand touches: `tool attack`, a way to take a step, or `tool peek`; `cell 0,1`, the
card there, or where one is laid; `over 0,1`, the card that is jumped over; `card bat`, one of the
dungeon's own; `do give-up` and `do build`, buttons.
"""

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.decision import Laid, Move, Phrase, Piece, word_of
from ungeheuer.engine.names import Seat
from ungeheuer.games.timid.rules.grid import CELLS, Cell, Spot, beside, spot_of, written

DUNGEON: Final = Seat("dungeon")
CHARACTER: Final = Seat("character")
SEATS: Final = (DUNGEON, CHARACTER)
DONE: Final[Piece] = "do build"


class Draw(Move):
    """Chance: the monsters that the dungeon draws for a floor."""

    __slots__ = ("monsters",)

    def __init__(self, monsters: Sequence[str]) -> None:
        self.monsters = tuple(sorted(monsters))
        super().__init__(" ".join(("draw", *self.monsters)))

    def phrase(self) -> Phrase:
        return "does-timid-draw", {"monsters": list(self.monsters)}


class Build(Move):
    """Lay a whole floor. The order in which the cards are named tells nothing."""

    __slots__ = ("laid",)

    def __init__(self, laid: Sequence[Laid]) -> None:
        self.laid = tuple(sorted(laid))
        super().__init__(" ".join(("build", *(word_of(cell, card) for cell, card in self.laid))))

    def pieces(self) -> list[Piece]:
        laid = [[f"card {card}", f"cell {x},{y}"] for (x, y), card in self.laid]
        return [*(piece for pair in laid for piece in pair), DONE]

    def phrase(self) -> Phrase:
        return "does-timid-build", {}


class Peek(Move):
    """Turn up a card before moving."""

    __slots__ = ("cell", "place")

    def __init__(self, place: Spot, cell: Cell) -> None:
        super().__init__(f"peek {written(place)}")
        self.place = place
        self.cell = cell

    def pieces(self) -> list[Piece]:
        return ["tool peek", f"cell {written(self.place)}"]

    def phrase(self) -> Phrase:
        return "does-timid-peek", {"place": self.place}


class Explore(Move):
    """Step onto a card."""

    __slots__ = ("cell", "place")

    def __init__(self, place: Spot, cell: Cell) -> None:
        super().__init__(f"explore {written(place)}")
        self.place = place
        self.cell = cell

    def pieces(self) -> list[Piece]:
        return ["tool explore", f"cell {written(self.place)}"]

    def phrase(self) -> Phrase:
        return "does-timid-explore", {"place": self.place}


class Attack(Move):
    """Step onto a card and strike."""

    __slots__ = ("cell", "place")

    def __init__(self, place: Spot, cell: Cell) -> None:
        super().__init__(f"attack {written(place)}")
        self.place = place
        self.cell = cell

    def pieces(self) -> list[Piece]:
        return ["tool attack", f"cell {written(self.place)}"]

    def phrase(self) -> Phrase:
        return "does-timid-attack", {"place": self.place}


class Jump(Move):
    """Land on a card beyond another one."""

    __slots__ = ("cell", "hurdle", "over", "place")

    def __init__(self, place: Spot, cell: Cell, hurdle: Spot, over: Cell) -> None:
        super().__init__(f"jump {written(place)} over {written(hurdle)}")
        self.place = place
        self.hurdle = hurdle
        self.cell = cell
        self.over = over

    def pieces(self) -> list[Piece]:
        return ["tool jump", f"cell {written(self.place)}", f"over {written(self.hurdle)}"]

    def phrase(self) -> Phrase:
        return "does-timid-jump", {"place": self.place, "over": self.hurdle}


class JumpAttack(Move):
    """Land on a card beyond another one and strike."""

    __slots__ = ("cell", "hurdle", "over", "place")

    def __init__(self, place: Spot, cell: Cell, hurdle: Spot, over: Cell) -> None:
        super().__init__(f"jump-attack {written(place)} over {written(hurdle)}")
        self.place = place
        self.hurdle = hurdle
        self.cell = cell
        self.over = over

    def pieces(self) -> list[Piece]:
        return ["tool jump-attack", f"cell {written(self.place)}", f"over {written(self.hurdle)}"]

    def phrase(self) -> Phrase:
        return "does-timid-jump-attack", {"place": self.place, "over": self.hurdle}


class GiveUp(Move):
    """Be stopped of one's own will."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("give-up")

    def pieces(self) -> list[Piece]:
        return ["do give-up"]

    def phrase(self) -> Phrase:
        return "does-timid-give-up", {}


GIVE_UP: Final = GiveUp()
PEEKS: Final = [Peek(spot_of(cell), cell) for cell in CELLS]
EXPLORES: Final = [Explore(spot_of(cell), cell) for cell in CELLS]
ATTACKS: Final = [Attack(spot_of(cell), cell) for cell in CELLS]
# by the card landed on, then by the card jumped over
JUMPS: Final = [
    {over: Jump(spot_of(cell), cell, spot_of(over), over) for over in beside(cell)}
    for cell in CELLS
]
JUMP_ATTACKS: Final = [
    {over: JumpAttack(spot_of(cell), cell, spot_of(over), over) for over in beside(cell)}
    for cell in CELLS
]
