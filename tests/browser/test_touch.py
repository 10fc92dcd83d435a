"""Whole games with fingers on a small phone; nothing to press is smaller than they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.hands import PLAYERS, Fingers
from tests.browser.pages import Home, Table


@pytest.mark.parametrize("game", ["mighty", "timid", "island"])
def test_a_whole_game_by_touch(settled: Callable[[int], Visit], game: str) -> None:
    device = settled(5)(small=True, touch=True)
    fingers = Fingers(device)
    fingers.press(Home(device).open().within(game, "button", "home-play"))
    device.page.wait_for_url("**/table/*")
    table = Table(device)
    assert PLAYERS[game](table, fingers, 5).play_out() >= 2
    table.expect_result()
    fingers.press(
        device.by("button", "close")
    )  # the result lies in a drawer, the others behind its button
    fingers.press(device.by("button", "table-sides"))
    tab, button = device.by("tab", "tab-people"), device.by("button", "tab-people")
    fingers.press(tab.or_(button))
    device.by("button", "keys-show").wait_for()
    fingers.press(device.by("button", "keys-show"))
    assert sorted(fingers.small) == []
