"""T-2: the dungeon's question, and how its monsters would fare on a half-built floor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ungeheuer.engine.decision import Cell as Point
from ungeheuer.engine.decision import Laid, Layout, Move, beside
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.rules.cards import CARDS, comfort
from ungeheuer.games.timid.rules.grid import AROUND, X, Y
from ungeheuer.games.timid.rules.moves import DONE, Build
from ungeheuer.games.timid.rules.shapes import floors

ENTRANCE_POINT: Final[Point] = (0, 0)
LAYOUTS: Final = 5320 * 120  # floors, times the ways to lay six cards of which three are alike


class Building(Layout[Build]):
    """T-2.1: the exit, three corridors and two monsters around the entrance."""

    __slots__ = ()
    each = "card"
    ends = DONE
    code = "does-timid-build"

    def __init__(self, monsters: Sequence[str]) -> None:
        pieces = {"corridor": CARDS["corridor"], "exit": CARDS["exit"]}
        pieces.update(dict.fromkeys(monsters, 1))
        super().__init__("build", pieces, [ENTRANCE_POINT], LAYOUTS)

    def join(self, laid: Sequence[Laid]) -> Build:
        return Build(laid)

    def split(self, move: Move) -> Sequence[Laid]:
        return move.laid if isinstance(move, Build) else ()

    def sample(self, rng: Rng) -> Build:
        """Every layout equally likely."""
        waiting = [piece for piece, count in self.pieces.items() for _ in range(count)]
        cells = rng.pick(floors())
        return Build([((X[c], Y[c]), waiting.pop(rng.below(len(waiting)))) for c in cells])


@dataclass
class Outlook:
    """How a monster would fare where it is laid; secret, for the dungeon only.

    `active` says whether it would stop the character if it were the first to be turned up;
    `feared` names the monsters beside it: whichever of them is turned up second is frozen.
    """

    card: str
    x: int
    y: int
    active: bool
    feared: list[str]


def outlooks(patterns: dict[str, str], laid: Sequence[Laid]) -> list[Outlook]:
    """T-3.2: every monster laid so far, judged as if the floor stayed as it is."""
    lying = {cell: card for cell, card in laid if card in patterns}
    cells = [ENTRANCE_POINT, *(cell for cell, _ in laid)]
    return [_outlook(patterns, card, cell, cells, lying) for cell, card in sorted(lying.items())]


def _outlook(
    patterns: dict[str, str],
    card: str,
    cell: Point,
    cells: Sequence[Point],
    monsters: dict[Point, str],
) -> Outlook:
    feared = sorted(monsters[near] for near in beside(cell) if near in monsters)
    active = is_comfortable(patterns[card], cell, cells)
    return Outlook(card, cell[0], cell[1], active=active, feared=feared)


def is_comfortable(rows: str, cell: Point, cells: Sequence[Point]) -> bool:
    """T-3.2: whether a pattern fits the cards around a cell."""
    around = 0
    for bit, (dx, dy) in enumerate(AROUND):
        if (cell[0] + dx, cell[1] + dy) in cells:
            around |= 1 << bit
    return comfort(rows)[around]


def comfortable_cells(patterns: dict[str, str], card: str, laid: Sequence[Laid]) -> list[Point]:
    """T-3.2: the free cells beside the half-built floor where this monster would be comfortable."""
    cells = [ENTRANCE_POINT, *(cell for cell, _ in laid)]
    free = sorted({near for cell in cells for near in beside(cell)} - set(cells))
    return [cell for cell in free if is_comfortable(patterns[card], cell, [*cells, cell])]
