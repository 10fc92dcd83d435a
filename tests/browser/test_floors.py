"""A sample of all floors of `timid`, walked, built and shown as hints: cards are large enough for a
finger at every size, and nothing lies over them. All of them: `python3 dev.py campaign floors`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.amounts import amount
from tests.browser.floors import HELPS, faults_at, shapes
from tests.server.house import House

SHAPES = shapes()
# The longest, the most compact, and some between.
SAMPLE = [SHAPES[0], *SHAPES[5 :: len(SHAPES) // amount(8, at_home=3)]]


def test_there_are_as_many_shapes_as_the_rules_have() -> None:
    assert len(SHAPES) == 689


@pytest.mark.parametrize("wanted", HELPS)
def test_floors_are_in_sight_and_in_reach(browser: Browser, home: House, wanted: str) -> None:
    assert faults_at(browser, home.url, wanted, SAMPLE) == []
