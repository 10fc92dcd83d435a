"""What is written as a file is read as the same data, whatever it is."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.engine.cardset import shelf
from ungeheuer.games import NAMES, game
from ungeheuer.wire.cardfile import written

TEXT = st.text(st.characters(codec="utf-8"), max_size=12)
PLAIN = st.booleans() | st.integers(-(10**9), 10**9) | TEXT
VALUES: Any = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(TEXT, VALUES, max_size=5))
def test_anything_is_read_as_it_was_written(data: dict[str, Any]) -> None:
    assert tomllib.loads(written(data)) == data


@pytest.mark.parametrize("name", NAMES)
def test_shipped_sets_are_written_for_people(name: str) -> None:
    for cardset in shelf(game(name).package):
        text = written(cardset.data)
        assert tomllib.loads(text) == cardset.data
        assert text.count("\n") > len(cardset.data) * 3
