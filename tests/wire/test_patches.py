"""Patches between two views: small, and they lead from one to the other."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.wire.patches import patch, patched
from ungeheuer.wire.pictures import Known, between

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 5) | st.sampled_from(["", "a/b", "1:2"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b", "c/d", "1:2", "~"]), inner, max_size=3)
    ),
    max_leaves=12,
)
VIEWS = st.fixed_dictionaries({"seat": VALUES, "zones": VALUES})


@given(VIEWS, VIEWS)
def test_a_patch_leads_from_one_view_to_the_other(old: Any, new: Any) -> None:
    assert patched(old, patch(old, new)) == new
    assert patch(new, new) == {}


@given(VALUES, VALUES, VALUES, VALUES)
def test_parts_that_several_views_share_are_compared_once(a: Any, b: Any, c: Any, d: Any) -> None:
    known: Known = {}
    for old, new in (({"x": a, "y": b}, {"x": c, "y": d}), ({"x": b, "y": a}, {"x": d, "y": c})):
        for own in (1, 2):
            before, after = {**old, "own": [own, old]}, {**new, "own": [own, new, own]}
            told = between(SimpleNamespace(**before), SimpleNamespace(**after), known)
            assert list(told.items()) == list(patch(before, after).items())
            assert patched(before, told) == after


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"hp": 3, "fame": 1}, {"hp": 2, "fame": 1}, {"hp": 2}),
        ({"zones": [{"n": 0}, {"n": 1}]}, {"zones": [{"n": 0}, {"n": 4}]}, {"zones/1/n": 4}),
        ({"deck": ["a", "b", "c"]}, {"deck": ["a", "c"]}, {"deck/1:2": []}),
        ({"deck": ["a", "c"]}, {"deck": ["a", "b", "c"]}, {"deck/1:1": ["b"]}),
        ({"dice": {"claw": 1}}, {"dice": {"claw": 1, "foot": 2}}, {"dice/foot": 2}),
        ({"dice": {"claw": 1, "foot": 2}}, {"dice": {"foot": 2}}, {"dice": {"foot": 2}}),
        ({"odd": {"a/b": 1}}, {"odd": {"a/b": 2}}, {"odd": {"a/b": 2}}),
    ],
)
def test_it_names_no_more_than_what_differs(old: Any, new: Any, changes: Any) -> None:
    assert patch(old, new) == changes
    assert patched(old, changes) == new
