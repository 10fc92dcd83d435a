"""The grid on which a floor is laid: seven cards reach no further than six cells in any direction.

Cells are numbered by x, then y, so that the order of the numbers is the order of the notation.
"""

from typing import Final, NewType

Cell = NewType("Cell", int)  # a place of the grid, or OFF
Spot = tuple[int, int]  # the coordinates of a place, on the grid or not

REACH: Final = 6
SIDE: Final = 2 * REACH + 1
OFF: Final = Cell(-1)  # too far away for any card of a floor


def cell_at(x: int, y: int) -> Cell:
    """The cell with these coordinates; the entrance is 0,0, x runs right, y up."""
    if -REACH <= x <= REACH and -REACH <= y <= REACH:
        return Cell((x + REACH) * SIDE + y + REACH)
    return OFF


CELLS: Final = [Cell(number) for number in range(SIDE * SIDE)]
X: Final = [cell // SIDE - REACH for cell in CELLS]
Y: Final = [cell % SIDE - REACH for cell in CELLS]
START: Final = cell_at(0, 0)  # where the entrance lies

EDGES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
# The eight cells around one, in reading order: bit n of a neighbourhood stands for the n-th.
AROUND: Final = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))


def spot_of(cell: Cell) -> Spot:
    return X[cell], Y[cell]


def written(spot: Spot) -> str:
    """As the notation writes a place."""
    return f"{spot[0]},{spot[1]}"


def name_of(cell: Cell) -> str:
    return written(spot_of(cell))


def beside(cell: Cell) -> list[Cell]:
    """The cells edge to edge with this one, without those off the grid."""
    cells = [cell_at(X[cell] + dx, Y[cell] + dy) for dx, dy in EDGES]
    return [near for near in cells if near != OFF]
