from ungeheuer.games.timid.bots.solver.floor.traps import canonical_floors
from ungeheuer.games.timid.rules.building import LAYOUTS
from ungeheuer.games.timid.rules.grid import CELLS, START, X, Y, beside, cell_at
from ungeheuer.games.timid.rules.shapes import canonical, floors, images, rim, shape_of, turned


def is_connected(cells: set[tuple[int, int]]) -> bool:
    reached, todo = {(0, 0)}, [(0, 0)]
    while todo:
        x, y = todo.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached
        reached |= near
        todo += near
    return reached == cells


def test_T_2_2_there_are_5320_floors_all_of_them_connected() -> None:
    found = floors()
    assert len(found) == len(set(found)) == 5320
    assert found == sorted(found)
    for floor in found:
        assert list(floor) == sorted(floor)
        assert len(set(floor)) == 6
        assert is_connected({(0, 0), *((X[cell], Y[cell]) for cell in floor)})


def test_T_2_2_689_floors_up_to_the_eight_symmetries() -> None:
    assert len({canonical(floor) for floor in floors()}) == 689
    assert len(canonical_floors()) == 689
    assert sum(len(set(images(floor))) for floor in canonical_floors()) == 5320


def test_T_2_2_the_floors_are_760_shapes_of_seven_squares_seen_from_each_of_them() -> None:
    """760 fixed heptominoes, each with seven places for the entrance: a count known elsewhere."""
    moved = set()
    for floor in floors():
        cells = [START, *floor]
        left, low = min(X[cell] for cell in cells), min(Y[cell] for cell in cells)
        moved.add(frozenset((X[cell] - left, Y[cell] - low) for cell in cells))
    assert len(moved) == 760
    assert 760 * 7 == 5320


def test_T_2_1_638400_ways_to_build() -> None:
    assert LAYOUTS == len(floors()) * 120 == 638_400


def test_every_floor_fits_on_the_grid() -> None:
    assert max(abs(X[cell]) for floor in floors() for cell in floor) == 6
    assert all(cell_at(X[cell], Y[cell]) == cell for cell in CELLS)
    assert len(rim([START])) == len(beside(START)) == 4


def test_symmetries_leave_the_entrance_and_distances_alone() -> None:
    corner = cell_at(2, 1)
    assert {turned(START, symmetry) for symmetry in range(8)} == {START}
    assert len({turned(corner, symmetry) for symmetry in range(8)}) == 8


def test_T_4_4_hops_are_exactly_the_jumps_of_the_rule() -> None:
    """Two cells straight or one diagonal, over a card that touches both."""
    for floor in floors()[::97]:
        shape = shape_of(floor)
        points = [(X[cell], Y[cell]) for cell in shape.cells]
        wanted = set()
        for start in points:
            for over in points:
                for land in points:
                    close = abs(start[0] - over[0]) + abs(start[1] - over[1]) == 1
                    on = abs(land[0] - over[0]) + abs(land[1] - over[1]) == 1
                    if close and on and start != land:
                        wanted.add((start, over, land))
        found = {
            (points[s], points[hop.over.bit_length() - 1], points[hop.land.bit_length() - 1])
            for hop in shape.hops
            for s in range(7)
            if hop.takeoff >> s & 1
        }
        assert found == wanted
