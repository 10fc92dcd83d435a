"""Cells of a grid are written `x,y` and called `G7`; both are read."""

import pytest

from ungeheuer.engine.decision import cell_of, laid_of
from ungeheuer.engine.squares import cell_called, square_at, square_of


@pytest.mark.parametrize(
    ("place", "square"),
    [("0,0", "G7"), ("1,0", "H7"), ("0,1", "G8"), ("-6,-6", "A1"), ("6,6", "M13")],
)
def test_a_cell_has_a_letter_and_a_number(place: str, square: str) -> None:
    assert square_of(place) == square
    assert square_at(*cell_of(place)) == square
    assert cell_of(square) == cell_of(square.lower()) == cell_of(place)


@pytest.mark.parametrize("place", ["7,0", "0,-7", "400,-3", "x", "", "1", "1,0,0", "1.0"])
def test_what_is_no_cell_or_too_far_out_has_no_name(place: str) -> None:
    assert square_of(place) == ""


@pytest.mark.parametrize("name", ["N7", "G0", "G14", "G07", "7G", "G", "GG7", "G7 ", "g\u0661"])
def test_other_words_are_no_squares(name: str) -> None:
    assert cell_called(name) is None
    with pytest.raises(ValueError, match=r".*"):
        cell_of(name)


def test_a_piece_may_lie_on_a_square() -> None:
    assert laid_of("bat@H7") == laid_of("bat@1,0")
