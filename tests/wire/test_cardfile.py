"""What is written as a file is read as the same data, whatever it is."""

import tomllib
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.engine.cardset import shelf
from ungeheuer.games import NAMES, game
from ungeheuer.wire.cardfile import written
from ungeheuer.wire.comments import can_keep, rewritten

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


OWN = """\
# My own box.

[cardset]
id = "mine"   # by hand

[tile.odd]  # bought in 2019
provenance = "house"
worth   = [
  1,  # on the left
  2,
]
"""


def change(data: dict[str, Any]) -> None:
    data["tile"]["odd"]["worth"][1] = 7
    data["tile"]["odd"]["provenance"] = "printed"


def test_a_change_keeps_comments_and_layout() -> None:
    data = tomllib.loads(OWN)
    change(data)
    expected = OWN.replace("2,\n]", "7,\n]").replace('"house"', '"printed"')
    assert rewritten(OWN, change, data) == expected


@pytest.mark.parametrize("name", NAMES)
def test_shipped_sets_can_be_changed_with_their_comments(name: str) -> None:
    for file in (resources.files(game(name).package) / "cards").iterdir():
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
        assert can_keep(text)
        assert rewritten(text, lambda _: None, data) == text


@pytest.mark.parametrize(
    "text",
    [
        "tile.odd.worth = [1, 2]\ntile.odd.provenance = 'house'",
        "[tile.odd]\nworth = [1, 2]\n[other]\n[tile.even]",
        '[tile]\nodd = { worth = [1, 2], \'"\'."\\"=" = 3 }',
        "[tile.odd]\nworth = [1, 2]\n[a.b.c.d.e.f]",
        OWN + "# long\n" * 20_000,
    ],
)
def test_beyond_the_limits_only_the_comments_are_lost(text: str) -> None:
    data = tomllib.loads(text)
    change(data)
    assert not can_keep(text)
    assert tomllib.loads(rewritten(text, change, data)) == data


def test_a_library_that_fails_costs_the_comments_only() -> None:
    data = tomllib.loads(OWN)
    change(data)

    def fail(_: dict[str, Any]) -> None:
        raise IndexError

    assert tomllib.loads(rewritten(OWN, fail, data)) == data
    assert tomllib.loads(rewritten(OWN, lambda _: None, data)) == data
