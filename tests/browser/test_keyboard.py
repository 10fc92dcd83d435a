"""Whole games without a mouse, and the list of the keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Arrows, OnTimid
from tests.browser.pages import Create, Home, Keys, Mighty, Table


@pytest.mark.parametrize("game", ["mighty", "timid", "island"])
def test_a_whole_game_by_arrows_enter_and_digits(
    settled: Callable[[int], Visit], game: str
) -> None:
    guest = settled(3)()
    Keys(guest).use(Home(guest).open().within(game, "button", "home-play"))
    table = Table(guest)
    arrows = Arrows(guest)
    assert PLAYERS[game](table, arrows, 3).play_out() >= 2
    table.expect_result()
    assert arrows.digits
    assert arrows.steps


def test_a_floor_is_built_by_keys(guest: Device) -> None:
    table = Create(guest, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    assert table.wait_for_question()
    version = table.version
    OnTimid(table, Arrows(guest), 1).answer()
    table.wait_beyond(version)
    assert len(table.view["cards"]) > 5


def test_escape_steps_back_and_the_question_mark_lists_the_keys(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    card = Mighty(table).card(table.moves[0].split("@")[0])
    card.wait_for()
    press = guest.page.keyboard.press
    press("?")
    listed = guest.by("dialog", "keys-title")
    expect(listed).to_contain_text(guest.say("key-digits-does-mighty"))
    press("Escape")
    expect(listed).to_be_hidden()
    press(card.get_attribute("aria-keyshortcuts") or "")
    expect(card).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
